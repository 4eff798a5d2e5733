import type { Incoming } from './incoming.ts'

/**
 * What kind of automatic email something is. A loop has been here before, a report tells what became of an email of ours, a reply was
 * written by a program without being asked, and bulk is what a person or a program sends to many.
 */
export type AutomaticKind = 'loop' | 'report' | 'reply' | 'bulk'

/** Why an email is not one that a person wrote to us. `why` is for the ledger, `sentence` for the server that brought it. */
export type Automatic = { kind: AutomaticKind; why: string; sentence: string }
type Sign = Automatic & { when: (incoming: Incoming, mailDomain: string) => boolean }

const mostHops = 50
const idOf = (header: string): string => (/<([^<>]+)>\s*$/.exec(header)?.[1] ?? header).trim().toLowerCase()
const first = (values: readonly string[]): string => (values[0] ?? '').trim().toLowerCase()

const loop = 'This message has been here before: it is in a mail loop'
const report = 'This address does not accept delivery reports'
const reply = 'This address does not accept automatic replies'
const bulk = 'This address does not accept automatic or bulk email'

/**
 * The signs of it (RFC 3834), in the order in which they are looked for. Whoever takes no email of a kind refuses it while the other
 * server waits: nobody is written to, and nothing is lost without a trace (docs/decisions/0387).
 */
const signs: readonly Sign[] = [
  {
    kind: 'loop',
    why: 'too many hops',
    sentence: loop,
    when: ({ head }) => head.values.received.length > mostHops,
  },
  {
    kind: 'loop',
    why: 'from a group here',
    sentence: loop,
    when: ({ head }, mailDomain) => head.values['list-id'].some(id => idOf(id).endsWith(`.${mailDomain}`)),
  },
  // Before automatic replies: reports say that they are replies, too.
  {
    kind: 'report',
    why: 'delivery report',
    sentence: report,
    when: ({ head }) => first(head.values['content-type']).startsWith('multipart/report'),
  },
  {
    kind: 'reply',
    why: 'automatic reply',
    sentence: reply,
    when: ({ head }) =>
      !/^(?:no\b|auto-generated\b|$)/.test(first(head.values['auto-submitted'])) ||
      head.values['x-autoreply'].length + head.values['x-autorespond'].length > 0 ||
      /^auto_reply\b/.test(first(head.values.precedence)),
  },
  { kind: 'report', why: 'empty sender', sentence: report, when: ({ from }) => from === '' },
  {
    kind: 'report',
    why: 'from a mail server',
    sentence: report,
    when: ({ from, sender }) => [from, sender.email].some(address => /^mailer-daemon@/i.test(address)),
  },
  {
    kind: 'bulk',
    why: 'automatic or bulk',
    sentence: bulk,
    when: ({ head }) =>
      /^auto-generated\b/.test(first(head.values['auto-submitted'])) ||
      /^(?:bulk|junk)\b/.test(first(head.values.precedence)),
  },
]

/** What says that no person wrote an email to us; null: nothing. */
export const findAutomatic = (incoming: Incoming, mailDomain: string): Automatic | null =>
  signs.find(({ when }) => when(incoming, mailDomain)) ?? null
