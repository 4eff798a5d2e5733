import { letterKind } from './letter-kind.ts'
import type { Kinds } from './queue/kind.ts'

/** All that goes out, by its kind. */
export const kindsOf = ({ mailDomain }: { mailDomain: string }): Kinds => ({
  letter: letterKind(mailDomain),
})
