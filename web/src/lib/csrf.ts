import { getContext, setContext } from 'svelte'

const key = Symbol('csrf')
/** What every form of the page repeats, so that the calls it makes know it for one of ours. */
export const setCsrf = (masked: string): string => setContext(key, masked)
export const getCsrf = (): string => getContext(key)
/** The context key for fragments that are rendered separately. */
export const withCsrf = (masked: string): Map<symbol, string> => new Map([[key, masked]])
