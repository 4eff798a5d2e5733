import type { Fact, FactName } from '#contract/facts.ts'
import type { Tx } from '#storage/database.ts'

/** A piece of mail that the service writes, in plain text: by itself, or for a person. */
export type Letter = {
  /** One fact causes at most one letter of a kind to an address. */
  kind: string
  recipient: string
  subject: string
  body: string
  /** Passes on what a person wrote: whose name it carries, and where an answer goes. */
  from?: { name: string; replyTo: string }
  /** Where an answer to a letter of the service's own goes, so that it does something. */
  replyTo?: string
  /** The Message-ID of what it answers. */
  inReplyTo?: string
  /** Its reader did not ask for it, and this group causes it: few such letters are written. */
  unasked?: { group_id: number }
}

/** No text of ours begins a header, or a line, of its own. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** What an answer to a letter can do. */
export type AnswerPurpose =
  | 'confirm'
  | 'confirm address'
  | 'invite'
  | 'approve message'
  | 'reject message'
  | 'delete message'
  | 'approve member'
  | 'reject member'
  | 'probe'
  | 'missed'

/** What a letter may need beside its fact. */
export type LetterDesk = {
  tx: Tx
  url: string
  mailDomain: string
  /**
   * An address that nobody else can make: mail to it does one thing, to what the numbers name. It begins with the name of
   * the group, if there is one and the address does not become too long by it.
   */
  addressTo(purpose: AnswerPurpose, numbers: readonly number[], group_name?: string): string
  /** The code of such an address alone, for a link that does the same. */
  codeTo(purpose: AnswerPurpose, numbers: readonly number[]): string
}

/** The letters that facts of one name cause; none where the world has moved on since. */
export type LetterWriter<N extends FactName> = (fact: Fact<N>, desk: LetterDesk) => Promise<Letter[]>

export type LetterWriters = { [N in FactName]?: LetterWriter<N> }
