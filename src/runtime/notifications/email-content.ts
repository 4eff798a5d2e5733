import type { Fact, FactName } from '#contract/facts.ts'
import type { Locale, Messages } from '#locales/index.ts'
import type { Tx } from '#storage/database.ts'
import { burstEndingWith } from './burst.ts'

/** A link or an email address of this service, with a text that can stand alone. */
export type EmailLink = { text: string; url: string } | { text: string; mail: string }

/** Text by someone else, with an introduction that says whose it is. */
export type Quotation = { lead: string; text: string }

/** One of several items in an email: a title, lines about it, and its links. */
export type EmailItem = { title: string; lines: readonly string[]; links: readonly EmailLink[] }

/** A row of a table: a link, and what it does. */
export type EmailTableRow = { link: EmailLink; meaning: string }

/** The group that an email is about; its colour by name, or empty for none. */
export type EmailGroup = { name: string; title: string; color: string }

/**
 * The content of an email. Both its plain text and its HTML are generated from this. Names and other texts of people
 * are put into sentences through `untrusted`.
 */
export type EmailContent = {
  title: string
  /** The email itself, if a person wrote it: then they are named as its sender, and nothing else precedes it. */
  words?: string
  greeting?: string
  paragraphs?: readonly string[]
  /** Text by others, quoted line by line, so that no line of it looks like ours. */
  quoted?: readonly Quotation[]
  /** Several items of one kind, each with its own links. */
  items?: readonly EmailItem[]
  /** The main action. */
  action?: Extract<EmailLink, { url: string }>
  /** Further text and links. */
  more?: readonly (string | EmailLink)[]
  /** A short table of addresses. */
  rows?: readonly EmailTableRow[]
  /** Why the recipient gets it, and how to stop it. */
  why: readonly (string | EmailLink)[]
  /** Absent: the service itself is the sender. */
  group?: EmailGroup
}

/** An email that the service sends, on its own behalf or for a person. */
export type NotificationEmail = {
  /** One fact causes at most one email of a kind to an address. */
  kind: string
  recipient: string
  subject: string
  text: EmailContent
  /** Forwards text by others: the sender's name, where a reply goes, and whether it was written for this recipient. */
  from?: { name: string; replyTo: string; byHand: boolean }
  /** Where a reply to an email of the service goes, if it has an effect. */
  replyTo?: string
  /** The Message-ID of the message it replies to. */
  inReplyTo?: string
  /** An email to attach as a file. */
  attachment?: Buffer
  /** An event for the recipient's calendar (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string }
  /** The one-click unsubscribe URL (RFC 8058), if it is not that of a member of `text.group`. */
  unsubscribeUrl?: string
  /** The recipient did not ask for it and this group causes it: such emails are rate-limited. */
  unsolicited?: { group_id: number }
}

/** Writes an email out, as plain text and as HTML. */
export type RenderEmail = (content: EmailContent, locale: Locale) => { text: string; html: string }

export type EmailMessages = Messages['email']

/** What an email says in one language. Its title is its subject, unless it has another. */
export type EmailText = EmailContent & Partial<Pick<NotificationEmail, 'subject' | 'from'>>

/** An email before the language of its recipient is known. */
export type EmailDraft<K extends string = string> = Omit<NotificationEmail, 'kind' | 'subject' | 'text' | 'from'> & {
  /** Absent: the first of its type. */
  kind?: K
  /** Called once per language: drafts to many recipients share it. */
  write: (t: EmailMessages, locale: Locale) => EmailText
}

/** Removes line breaks and bidirectional marks, so that a text cannot start a header or line of its own. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]+/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** Characters of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Isolates text by others inside a sentence of ours, so that it does not change the order (UAX 9: FSI … PDI). */
export function untrusted(text: string): string {
  const line = oneLine(text)
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line
}

/** What a reply to an email can do. */
export const replyPurposes = [
  'probe',
  'missed',
  'answer event',
  'add row',
  'confirm',
  'confirm address',
  'confirm message',
  'approve message',
  'reject message',
  'delete message',
  'claim message',
  'unmute topic',
  'unfollow topic',
  'approve member',
  'reject member',
  'invite',
] as const
export type ReplyPurpose = (typeof replyPurposes)[number]

/** What an email may need besides its fact. */
export type EmailContext = {
  tx: Tx
  url: string
  mailDomain: string
  /**
   * An address with a signed token: an email to it does one thing, to the objects with these ids. It begins with the
   * name of the group, unless the address would become too long.
   */
  replyAddress(purpose: ReplyPurpose, numbers: readonly number[], group_name?: string): string
  /** The token of such an address alone, for a link that does the same. */
  replyToken(purpose: ReplyPurpose, numbers: readonly number[]): string
  /** Finds our tokens in text by others. */
  signedTokens: SignedTokens
}

/** Verifies signed tokens. */
export type SignedTokens = {
  /** Whether a text has the form of a token; fast, with a few false positives. */
  looksLikeToken(code: string): boolean
  /** The purpose of a token; null if it is not one of ours. */
  purposeOf(code: string): string | null
}

/** Who gets the emails that a fact causes, and what they say; none if they are outdated by now. */
export type EmailWriter<N extends FactName, K extends string = string> = (
  fact: Fact<N>,
  context: EmailContext,
) => Promise<EmailDraft<K>[]>

/** An email that the service sends: which facts cause it, who gets it, and its content. */
export type EmailType = {
  /** One fact causes at most one email of a kind to an address. */
  kinds: readonly [string, ...string[]]
  on: readonly FactName[]
  to: string
  drafts: EmailWriter<FactName>
  /** It is written after a pause, about all that happened until then. */
  isBatched?: true
}

export const emailType = <const N extends FactName, const K extends string>(
  kinds: K | readonly [K, ...K[]],
  on: N | readonly N[],
  to: string,
  drafts: EmailWriter<N, K>,
): EmailType => ({
  kinds: typeof kinds === 'string' ? [kinds] : kinds,
  on: typeof on === 'string' ? [on] : on,
  to,
  // Called with the facts that it names, and no others.
  drafts: drafts as EmailWriter<never> as EmailWriter<FactName>,
})

type BatchedWriter<N extends FactName> = (facts: readonly Fact<N>[], context: EmailContext) => Promise<EmailDraft[]>

/** An email about all that one person does in a group without a longer pause; `about`: the data that it has in common. */
export const batchedEmailType = <const N extends FactName>(
  kind: string,
  on: readonly N[],
  to: string,
  { about, drafts }: { about: (fact: Fact<N>) => object; drafts: BatchedWriter<N> },
): EmailType => ({
  ...emailType(kind, on, to, async (fact: Fact<N>, context) => {
    const facts = await burstEndingWith(context.tx, fact, { names: on, about: about(fact) })
    return facts.length === 0 ? [] : drafts(facts, context)
  }),
  isBatched: true,
})
