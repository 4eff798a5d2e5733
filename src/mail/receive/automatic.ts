import type { Incoming } from './incoming.ts'

type Sign = { why: string; when: (incoming: Incoming, mailDomain: string) => boolean }

const mostHops = 50
const idOf = (header: string): string => (/<([^<>]+)>\s*$/.exec(header)?.[1] ?? header).trim().toLowerCase()
const first = (values: readonly string[]): string => (values[0] ?? '').trim().toLowerCase()

/**
 * What tells a mail that no person has written, or that has been here before: one that is posted or answered would come
 * back for ever (RFC 3834). The first that applies is the reason.
 */
const signs: readonly Sign[] = [
  { why: 'null sender', when: ({ from }) => from === '' },
  { why: 'too many hops', when: ({ head }) => head.values.received.length > mostHops },
  {
    why: 'from a group here',
    when: ({ head }, mailDomain) => head.values['list-id'].some(id => idOf(id).endsWith(`.${mailDomain}`)),
  },
  {
    why: 'automatic',
    when: ({ head }) => !/^(?:no\b|$)/.test(first(head.values['auto-submitted'])),
  },
  {
    why: 'automatic',
    when: ({ head }) => head.values['x-autoreply'].length + head.values['x-autorespond'].length > 0,
  },
  {
    why: 'automatic',
    when: ({ head }) => /^(?:bulk|junk|auto_reply)\b/.test(first(head.values.precedence)),
  },
  { why: 'delivery report', when: ({ head }) => first(head.values['content-type']).startsWith('multipart/report') },
]

/** Why a mail is not one of a person; null: it is. */
export const automaticBecause = (incoming: Incoming, mailDomain: string): string | null =>
  signs.find(({ when }) => when(incoming, mailDomain))?.why ?? null
