import type { Codes } from '../codes.ts'
import { letterKind } from './letter-kind.ts'
import type { Kinds } from './queue/kind.ts'
import { returnedTo } from './return-to.ts'

/** All that goes out, by its kind. */
export const kindsOf = ({ mailDomain, codes }: { mailDomain: string; codes: Codes }): Kinds =>
  returnedTo({ mailDomain, codes }, { letter: letterKind(mailDomain) })
