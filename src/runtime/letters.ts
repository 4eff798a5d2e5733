import type { Fact, FactName } from '#contract/facts.ts'
import type { Tx } from '#storage/database.ts'

/** A piece of mail that the service writes by itself, in plain text. */
export type Letter = {
  /** One fact causes at most one letter of a kind to an address. */
  kind: string
  recipient: string
  subject: string
  body: string
}

/** What a letter may need beside its fact. */
export type LetterDesk = { tx: Tx; url: string; mailDomain: string }

/** The letters that facts of one name cause; none where the world has moved on since. */
export type LetterWriter<N extends FactName> = (fact: Fact<N>, desk: LetterDesk) => Promise<Letter[]>

export type LetterWriters = { [N in FactName]?: LetterWriter<N> }
