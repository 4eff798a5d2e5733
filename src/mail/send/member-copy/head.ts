import { isAscii, parseAddress } from '#contract/address.ts'
import { nameOf, redactTokens } from '#features/archives/index.ts'
import { withTag } from '#content/text/subject.ts'
import { parseDate, outgoingId } from '#mail/parse/index.ts'
import { headerField, formatMailbox, mailboxesIn, plainValue, encodeWords, type Mailbox } from './header-fields.ts'
import { valueOf } from './mime-tree.ts'
import { listFields } from './list-fields.ts'
import { replyToHeader } from './reply-to.ts'
import { groupAddress, type CopySource } from './source.ts'
import type { Piece } from './template.ts'

/** The headers of a copy, shared by recipients, without those of the body. */
export type CopyHead = {
  pieces: readonly Piece[]
  /** The addresses in To and Cc, which have the mail already. */
  addressed: ReadonlySet<string>
}

/**
 * Headers that are copied. All others are set by us or are not meant for members: routing, other recipients, headers of other
 * lists and filters, and signatures broken by our changes.
 */
const copiedHeaders = new Set([
  ...['comments', 'keywords', 'organization', 'user-agent', 'x-mailer', 'autocrypt', 'openpgp', 'content-language'],
  ...['importance', 'priority', 'x-priority', 'sensitivity', 'thread-topic', 'thread-index', 'accept-language'],
])

export function composeHead(
  original: CopySource,
  fields: readonly string[],
  { isAuthors }: { isAuthors: boolean },
): CopyHead {
  const { message } = original
  // Not all servers support addresses beyond ASCII, so From is rewritten for them.
  const source = isAscii(message.email) ? original : { ...original, isForbidden: true }
  const [to, cc] = (['to', 'cc'] as const).map(name => addressees(source, valueOf(fields, name)))
  const author = authorOf(source, fields)
  const replyTo = replyToHeader(source, author)
  const copiedFields = fields.filter(one => copiedHeaders.has(nameOf(one)))
  const texts = [
    headerField('From', formatMailbox(source.isForbidden ? rewrittenFrom(source, author) : author)),
    headerField('Sender', formatMailbox({ name: '', address: groupAddress(source) })),
    ...(replyTo === '' ? [] : [headerField('Reply-To', replyTo)]),
    headerField(
      'To',
      to!.length > 0 ? to!.map(formatMailbox).join(', ') : formatMailbox({ name: '', address: groupAddress(source) }),
    ),
    ...(cc!.length > 0 ? [headerField('Cc', cc!.map(formatMailbox).join(', '))] : []),
    headerField('Subject', encodeWords(withTag(message.subject_with_tags, source.group.settings.subject_tag))),
    headerField('Date', dateOf(source, fields)),
    ...idsOf(source, fields, isAuthors),
    ...copiedFields.map(one =>
      headerField(one.slice(0, one.indexOf(':')).trim(), plainValue(valueOf([one], nameOf(one)))),
    ),
  ]
  const addressed = new Set([...to!, ...cc!].map(({ address }) => address.toLowerCase()))
  return {
    pieces: [
      Buffer.from(texts.join(''), 'latin1'),
      ...listFields(source, `${source.group.url}/message/${message.msg_num}`),
    ],
    addressed,
  }
}

/** The mailboxes of a field, with our signed tokens removed. */
const addressees = ({ addresses, seals }: CopySource, value: string): Mailbox[] =>
  mailboxesIn(redactTokens(value, { ...addresses, codes: seals }))

/** The author with the name as spelled in the mail. */
function authorOf({ message }: CopySource, fields: readonly string[]): Mailbox {
  const fromMailbox = mailboxesIn(valueOf(fields, 'from')).find(
    ({ address }) => address.toLowerCase() === message.email.toLowerCase(),
  )
  return { name: fromMailbox?.name ?? message.name, address: message.email }
}

/** `"Ben Baker via Bread" <ben=example.org@our.domain>`: what is sent there is passed on to the author. */
function rewrittenFrom(source: CopySource, { name, address }: Mailbox): Mailbox {
  const { group, addresses } = source
  const shown = name || address.slice(0, address.indexOf('@'))
  const substitute = isAscii(address) ? parseAddress(`${address.replace('@', '=')}@${addresses.mailDomain}`) : null
  return { name: `${shown} via ${group.title || group.name}`, address: substitute ?? groupAddress(source) }
}

function dateOf({ message }: CopySource, fields: readonly string[]): string {
  const header = plainValue(valueOf(fields, 'date'))
  return parseDate(header) === undefined ? new Date(message.created).toUTCString().replace('GMT', '+0000') : header
}

const maxReferences = 50
const idsIn = (value: string): string[] => value.match(/<[!-;=?-~]{1,250}>/g) ?? []

/**
 * Message-ID, In-Reply-To and References. Many clients show two mails with one Message-ID only once, so the author's own copy
 * gets another one that references the original.
 */
function idsOf({ message, group, addresses }: CopySource, fields: readonly string[], isAuthors: boolean): string[] {
  const ours = (id: string): string => `<${outgoingId(id.replace(/^<|>$/g, ''), addresses.mailDomain)}>`
  const ownId = ours(message.mime_id)
  const id = idsIn(ownId).length === 1 ? ownId : `<${group.name}.${message.msg_num}@${addresses.mailDomain}>`
  const answered = idsIn(valueOf(fields, 'in-reply-to')).slice(-1).map(ours)
  const before = idsIn(valueOf(fields, 'references')).map(ours)
  const all = [...before, ...(isAuthors ? [id] : [])]
  const references = all.length > maxReferences ? [all[0]!, ...all.slice(1 - maxReferences)] : all
  return [
    headerField('Message-ID', isAuthors ? `<copy.${group.id}.${message.msg_num}@${addresses.mailDomain}>` : id),
    ...(answered.length > 0 ? [headerField('In-Reply-To', answered[0]!)] : []),
    ...(references.length > 0 ? [headerField('References', references.join(' '))] : []),
  ]
}
