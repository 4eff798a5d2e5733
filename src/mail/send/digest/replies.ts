import { locales, messagesFor } from '#messages/index.ts'
import { parseSubject, tagBefore } from '#content/text/subject.ts'

/** The titles of digests in all languages, for one message and for several. */
const titles = locales.flatMap(locale =>
  [1, 2].flatMap(count => {
    const { digest: t } = messagesFor(locale).email
    const given = { group: 'GROUP', count }
    return [t.title(given), t.summaryTitle(given)]
  }),
)
const pattern = (title: string): string => title.replace('GROUP', '.+').replace(/[12]/, String.raw`\d{1,3}`)
// Replies to digests that were sent under an older title still arrive.
const olderTitle = String.raw`(?:Digest|Daily summary) of .+: \d{1,3} messages?`
const title = new RegExp(`^(?:${[...titles.map(pattern), olderTitle].join('|')})$`)

/** The Message-ID of a digest, by which an answer to it is known. */
export const digestId = (group_id: number, outgoing_message_id: number, mailDomain: string): string =>
  `digest.${group_id}.${outgoing_message_id}@${mailDomain}`

/** What a mail answers: nothing of a digest, one message of it, or the digest as a whole, which nobody can be answered by. */
export type DigestReply = { is: 'none' } | { is: 'message'; msg_num: number } | { is: 'digest' }

type ReplySource = {
  subject: string
  /** The Message-IDs that it refers to, without brackets. */
  references: readonly string[]
  /** All that it says and quotes, as plain text or as HTML. */
  text: string
}

/**
 * Which message of a digest a mail answers. Each stands in a digest with the address of its page, so one that is quoted alone
 * is the one that is meant; where none is quoted, or several, nobody can tell. Whoever has put another subject in the place of
 * the digest's says by that what it is about. Programs that refer to nothing leave the digest's subject.
 */
export function parseDigestReply(
  { subject, references, text }: ReplySource,
  { mailDomain, url }: { mailDomain: string; url: string },
): DigestReply {
  const end = `@${mailDomain.toLowerCase()}`
  const isOfDigest = (id: string) => /^digest\.\d+\.\d+@/.test(id) && id.toLowerCase().endsWith(end)
  const last = references.at(-1)
  const isTitled = title.test(tagBefore(subject)?.rest ?? parseSubject(subject).bare)
  // Who answers one message of it by its own link refers to that message last.
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
