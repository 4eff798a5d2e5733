import { findByNumber } from '#features/archives/index.ts'
import { addressesOf, groupUrl } from '#features/groups/index.ts'
import { digestAnswer } from '../../send/digest/answers.ts'
import type { Incoming, Outcome } from '../incoming.ts'
import type { Asking } from './command.ts'

const unclear: Outcome = {
  is: 'refused',
  why: 'answer to a digest',
  sentence:
    'This answers a digest, and it does not tell which message of it: quote the one that you mean, with its link, or write its subject in the place of that of the digest',
}

/**
 * An answer to a digest is one to the message that it quotes, under the subject of that. Where it quotes none, or several, it is
 * about what its subject says, and where that is the subject of the digest nobody can tell: it is refused.
 */
export async function answerInDigest({ incoming, group, parts }: Asking): Promise<Incoming | Outcome> {
  const { mail } = incoming
  const addresses = addressesOf(parts.settings)
  const place = { mailDomain: addresses.mailDomain, url: groupUrl(addresses, group) }
  const answer = digestAnswer({ ...mail, text: mail.text.html }, place)
  if (answer.is === 'none') return incoming
  const found = answer.is === 'message' ? await findByNumber(parts.database.read, group.id, answer.msg_num) : undefined
  if (!found) return unclear
  const { mime_id, subject } = found
  return { ...incoming, mail: { ...mail, subject: `Re: ${subject}`, references: [...mail.references, mime_id] } }
}
