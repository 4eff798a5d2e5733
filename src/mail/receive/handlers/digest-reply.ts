import { findByNumber } from '#features/archives/index.ts'
import { addressesOf, groupUrl } from '#features/groups/index.ts'
import { parseDigestReply } from '../../send/digest/replies.ts'
import { refused, type IncomingMail, type Outcome } from '../incoming-mail.ts'
import type { CommandRequest } from './command.ts'

const ambiguousReply = refused(
  'answer to a digest',
  'Your reply does not say which message of the digest it answers. Quote only that message, with its link, or replace the subject with that of the message',
)
const empty = refused('no body', 'Your reply only quotes the digest. Write something above or below the quoted text')

/** Whether nothing but quoted lines is in a reply, below a line or two that say whom it quotes. */
function isQuotedOnly({ text, files }: IncomingMail['mail']): boolean {
  const lines = text.plain.split('\n').map(line => line.trim())
  const at = lines.findIndex(line => line.startsWith('>'))
  if (at < 0 || files.length > 0 || lines.slice(at).some(line => line !== '' && !line.startsWith('>'))) return false
  const before = lines.slice(0, at).join('\n').trim()
  return before === '' || (before.endsWith(':') && !before.includes('\n\n') && before.split('\n').length <= 3)
}

/**
 * An answer to a digest is one to the message that it quotes, under the subject of that. Where it quotes none, or several, it is
 * about what its subject says, and where that is the subject of the digest nobody can tell: it is refused.
 */
export async function resolveDigestReply({ incoming, group, parts }: CommandRequest): Promise<IncomingMail | Outcome> {
  const { mail } = incoming
  const addresses = addressesOf(parts.settings)
  const place = { mailDomain: addresses.mailDomain, url: groupUrl(addresses, group) }
  const answer = parseDigestReply({ ...mail, text: mail.text.html }, place)
  if (answer.is === 'none') return incoming
  if (isQuotedOnly(mail)) return empty
  const message =
    answer.is === 'message' ? await findByNumber(parts.database.read, group.id, answer.msg_num) : undefined
  if (!message) return ambiguousReply
  const { mime_id, subject } = message
  return { ...incoming, mail: { ...mail, subject: `Re: ${subject}`, references: [...mail.references, mime_id] } }
}
