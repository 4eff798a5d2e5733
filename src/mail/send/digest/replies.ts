import { locales, messagesFor } from '#locales/index.ts'
import { parseSubject, tagBefore } from '#content/text/subject.ts'

/** Digest titles in all languages, in the singular and plural. */
const titles = locales.flatMap(locale =>
  [1, 2].flatMap(count => {
    const { digest: t } = messagesFor(locale).email
    const params = { group: 'GROUP', count }
    return [t.title(params), t.summaryTitle(params)]
  }),
)
const pattern = (title: string): string => title.replace('GROUP', '.+').replace(/[12]/, String.raw`\d{1,3}`)
// Replies to digests sent under an older title still arrive.
const olderTitle = String.raw`(?:Digest|Daily summary) of .+: \d{1,3} messages?`
const title = new RegExp(`^(?:${[...titles.map(pattern), olderTitle].join('|')})$`)

/** The Message-ID of a digest, by which replies to it are recognized. */
export const digestId = (group_id: number, outgoing_message_id: number, mailDomain: string): string =>
  `digest.${group_id}.${outgoing_message_id}@${mailDomain}`

/** The target of a reply: no digest, one message of a digest, or the digest as a whole. */
export type DigestReply = { is: 'none' } | { is: 'message'; msg_num: number } | { is: 'digest' }

type ReplySource = {
  subject: string
  /** The referenced Message-IDs, without brackets. */
  references: readonly string[]
  /** The whole text with quotations, plain or HTML. */
  text: string
}

/**
 * Finds the message of a digest that a mail replies to. Each message in a digest has a link to its page, so a reply that quotes
 * exactly one link refers to that message. With another subject than the digest's, the mail is about that subject. Clients that
 * set no References keep the subject of the digest.
 */
export function parseDigestReply(
  { subject, references, text }: ReplySource,
  { mailDomain, url }: { mailDomain: string; url: string },
): DigestReply {
  const domainSuffix = `@${mailDomain.toLowerCase()}`
  const isOfDigest = (id: string) => /^digest\.\d+\.\d+@/.test(id) && id.toLowerCase().endsWith(domainSuffix)
  const last = references.at(-1)
  const isTitled = title.test(tagBefore(subject)?.rest ?? parseSubject(subject).bare)
  // A reply through a message's own link references that message last.
  const isAnswer = last === undefined ? isTitled && parseSubject(subject).isReply : isOfDigest(last)
  if (!isAnswer) return { is: 'none' }
  const quoted = new Set<number>()
  const begin = `${url}/message/`
  for (let at = text.indexOf(begin); at >= 0 && quoted.size < 2; at = text.indexOf(begin, at + 1))
    quoted.add(Number.parseInt(text.slice(at + begin.length, at + begin.length + 15), 10))
  quoted.delete(Number.NaN)
  const [msg_num] = quoted
  if (msg_num !== undefined && quoted.size === 1) return { is: 'message', msg_num }
  return { is: isTitled ? 'digest' : 'none' }
}
