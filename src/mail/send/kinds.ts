import type { Codes } from '../codes.ts'
import { letterKind } from './letter-kind.ts'
import type { Kinds } from './queue/kind.ts'

/** All that goes out, by its kind. */
export const kindsOf = (house: { mailDomain: string; codes: Codes }): Kinds => ({
  letter: letterKind(house),
})
