import { findByNumber } from '#features/archives/index.ts'
import { addressesOf, groupUrl } from '#features/groups/index.ts'
import { parseDigestReply } from '../../../send/digest/replies.ts'
import { refused, type IncomingMail, type Outcome } from '../../incoming-mail.ts'
import type { CommandRequest } from '../command.ts'

const ambiguousReply = refused('answer to a digest', { key: 'ambiguousDigestReply' })
const empty = refused('no body', { key: 'onlyQuote' })

/** Whether a reply contains only quoted lines and the attribution line above them. */
function isQuotedOnly({ text, files }: IncomingMail['mail']): boolean {
  const lines = text.plain.split('\n').map(line => line.trim())
  const index = lines.findIndex(line => line.startsWith('>'))
  if (index < 0 || files.length > 0 || lines.slice(index).some(line => line !== '' && !line.startsWith('>')))
    return false
  const before = lines.slice(0, index).join('\n').trim()
  return before === '' || (before.endsWith(':') && !before.includes('\n\n') && before.split('\n').length <= 3)
}

/**
 * Turns a reply to a digest into a reply to the message it quotes. A reply that quotes none or several belongs to the topic in
 * its subject; if that is the subject of the digest, it is rejected.
 */
export async function resolveDigestReply({ incoming, group, deps }: CommandRequest): Promise<IncomingMail | Outcome> {
  const { mail } = incoming
  const addresses = addressesOf(deps.settings)
  const groupLinks = { mailDomain: addresses.mailDomain, url: groupUrl(addresses, group) }
  const digestReply = parseDigestReply({ ...mail, text: mail.text.html }, groupLinks)
  if (digestReply.is === 'none') return incoming
  if (isQuotedOnly(mail)) return empty
  const message =
    digestReply.is === 'message' ? await findByNumber(deps.database.read, group.id, digestReply.msg_num) : undefined
  if (!message) return ambiguousReply
  const { mime_id, subject } = message
  return { ...incoming, mail: { ...mail, subject: `Re: ${subject}`, references: [...mail.references, mime_id] } }
}
