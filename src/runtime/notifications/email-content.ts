import type { Fact, FactName } from '#contract/facts.ts'
import type { Tx } from '#storage/database.ts'

/** Somewhere to go, or to write to: what one does by it, in words that can stand alone, and an address of this service. */
export type EmailLink = { text: string; url: string } | { text: string; mail: string }

/** Words of somebody else, and what says whose they are. */
export type Quotation = { lead: string; text: string }

/** One of several things that an email lists: a title, what is said of it, and what can be done with it. */
export type EmailItem = { title: string; lines: readonly string[]; links: readonly EmailLink[] }

/** A line of a table: what to use, and what it does. */
export type EmailTableRow = { link: EmailLink; meaning: string }

/** The group that a letter is about; its colour by name, or empty where nobody chose one. */
export type EmailGroup = { name: string; title: string; color: string }

/**
 * What a letter says. Its plain text and its HTML are made from this, so whoever writes letters writes neither. Names and other
 * words of people go into sentences through `theirs`.
 */
export type EmailContent = {
  /** What it is about, in a few words. */
  title: string
  /** The letter itself, where a person wrote it: then they are named as its sender, and nothing else stands before it. */
  words?: string
  greeting?: string
  paragraphs?: readonly string[]
  /** What others wrote. It stands there as theirs, line by line, so that no line of it looks like ours. */
  quoted?: readonly Quotation[]
  /** Several things of one kind, each with its own links. */
  items?: readonly EmailItem[]
  /** The one thing to do. */
  action?: Extract<EmailLink, { url: string }>
  /** What else is to be said, and what else can be done. */
  more?: readonly (string | EmailLink)[]
  /** A short table of addresses. */
  rows?: readonly EmailTableRow[]
  /** Why its reader gets it, and how to have it no more. */
  why: readonly (string | EmailLink)[]
  /** Nothing: the service itself writes. */
  group?: EmailGroup
}

/** A piece of mail that the service writes: by itself, or for a person. */
export type NotificationEmail = {
  /** One fact causes at most one letter of a kind to an address. */
  kind: string
  recipient: string
  subject: string
  text: EmailContent
  /** Passes on what others wrote: whose name it carries, where an answer goes, and whether it was written for its reader. */
  from?: { name: string; replyTo: string; byHand: boolean }
  /** Where an answer to a letter of the service's own goes, so that it does something. */
  replyTo?: string
  /** The Message-ID of what it answers. */
  inReplyTo?: string
  /** A mail that goes with it, as a file. */
  attached?: Buffer
  /** An event for the calendar of its reader (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string }
  /** Where a mail program takes its reader out with one request (RFC 8058), if not out of `text.group`, as for members. */
  unsubscribeUrl?: string
  /** Its reader did not ask for it, and this group causes it: few such letters are written. */
  unasked?: { group_id: number }
}

/** No text of ours begins a header, or a line, of its own; nor does it turn the direction of what follows. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]+/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Words of somebody inside a sentence of ours, whose order they do not change (UAX 9: FSI … PDI). */
export function untrusted(text: string): string {
  const line = oneLine(text)
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line
}

/** What an answer to a letter can do. */
export type ReplyPurpose =
  | 'confirm'
  | 'confirm address'
  | 'invite'
  | 'confirm message'
  | 'approve message'
  | 'reject message'
  | 'delete message'
  | 'claim message'
  | 'unmute topic'
  | 'unfollow topic'
  | 'approve member'
  | 'reject member'
  | 'probe'
  | 'missed'
  | 'answer event'
  | 'add row'

/** What a letter may need beside its fact. */
export type EmailContext = {
  tx: Tx
  url: string
  mailDomain: string
  /**
   * An address that nobody else can make: mail to it does one thing, to what the numbers name. It begins with the name of
   * the group, if there is one and the address does not become too long by it.
   */
  replyAddress(purpose: ReplyPurpose, numbers: readonly number[], group_name?: string): string
  /** The code of such an address alone, for a link that does the same. */
  replyToken(purpose: ReplyPurpose, numbers: readonly number[]): string
  /** Finds codes that were made here, in what others have written. */
  signedTokens: SignedTokens
}

/** Reads the seals of codes. */
export type SignedTokens = {
  /** Whether a text could be a code by its form; quick, and wrong for one word in a few. */
  looksLikeToken(code: string): boolean
  /** What a code was made for; null where it is none of ours. */
  purposeOf(code: string): string | null
}

/** The letters that facts of one name cause; none where the world has moved on since. */
export type EmailWriter<N extends FactName> = (fact: Fact<N>, desk: EmailContext) => Promise<NotificationEmail[]>

export type EmailWriters = { [N in FactName]?: EmailWriter<N> }
