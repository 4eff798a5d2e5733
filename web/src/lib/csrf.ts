import { getContext, setContext } from 'svelte'

const key = Symbol('csrf')
/** What every form of the page repeats, so that the calls it makes know it for one of ours. */
export const setCsrf = (masked: string): string => setContext(key, masked)
export const getCsrf = (): string => getContext(key)
/** What a part of a page finds it by that is made by itself. */
export const withCsrf = (masked: string): Map<symbol, string> => new Map([[key, masked]])
