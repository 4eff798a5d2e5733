import { getContext, setContext } from 'svelte'
import type { Words } from '../words/index.ts'
import type { Refused } from './attempt.ts'

/** What the fields of a form show: what was typed before, and what was wrong with it. */
export type Asked = {
  prefix: string
  typed: Readonly<Record<string, string>> | null
  field: string
  why: string
  sentence: string
}

const key = Symbol('asked')
export const setAsked = (asked: Asked): Asked => setContext(key, asked)
export const getAsked = (): Asked => getContext(key)

/** A refusal in the words of the reader. */
export function sentenceOf({ account, refusals }: Words, why: string): string {
  const known: Readonly<Record<string, string>> = { ...refusals, ...account.refusals }
  return known[why] ?? refusals.other
}

/** How a form of the page is shown: as it is, or as it was refused. */
export function askedOf(t: Words, of: string, refused: Partial<Refused> | null | undefined): Asked {
  if (!refused?.why || refused.of !== of) return { prefix: of, typed: null, field: '', why: '', sentence: '' }
  const { typed = {}, field = '', why } = refused
  return { prefix: of, typed, field, why, sentence: sentenceOf(t, why) }
}
