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

/** The head of a mail, before it is known for whom. What is said of the body comes after it. */
export type CopyHead = {
  pieces: readonly Piece[]
  /** Those who had the mail already from its author. */
  addressed: ReadonlySet<string>
}

/**
 * What is passed on of what came, as it came. Everything else is ours to say, or not for members: which way the mail took,
 * who else got it, what other lists and filters wrote, and signatures that what we change has broken.
 */
const copiedHeaders = new Set([
  ...['comments', 'keywords', 'organization', 'user-agent', 'x-mailer', 'autocrypt', 'openpgp', 'content-language'],
  ...['importance', 'priority', 'x-priority', 'sensitivity', 'thread-topic', 'thread-index', 'accept-language'],
])

export function composeHead(
  given: CopySource,
  fields: readonly string[],
  { isAuthors }: { isAuthors: boolean },
): CopyHead {
  const { message } = given
  // Not every server takes an address beyond ASCII: its author is named as one whose domain forbids it.
  const source = isAscii(message.email) ? given : { ...given, isForbidden: true }
  const [to, cc] = (['to', 'cc'] as const).map(name => addressees(source, valueOf(fields, name)))
  const author = authorOf(source, fields)
  const answers = replyToHeader(source, author)
  const passedOn = fields.filter(one => copiedHeaders.has(nameOf(one)))
  const texts = [
    headerField('From', formatMailbox(source.isForbidden ? rewrittenFrom(source, author) : author)),
    headerField('Sender', formatMailbox({ name: '', address: groupAddress(source) })),
    ...(answers === '' ? [] : [headerField('Reply-To', answers)]),
    headerField(
      'To',
      to!.length > 0 ? to!.map(formatMailbox).join(', ') : formatMailbox({ name: '', address: groupAddress(source) }),
    ),
    ...(cc!.length > 0 ? [headerField('Cc', cc!.map(formatMailbox).join(', '))] : []),
    headerField('Subject', encodeWords(withTag(message.subject_with_tags, source.group.settings.subject_tag))),
    headerField('Date', dateOf(source, fields)),
    ...idsOf(source, fields, isAuthors),
    ...passedOn.map(one => headerField(one.slice(0, one.indexOf(':')).trim(), plainValue(valueOf([one], nameOf(one))))),
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

/** Whom a mail names as its readers; what lets its holder do something in a group is taken out. */
const addressees = ({ addresses, seals }: CopySource, value: string): Mailbox[] =>
  mailboxesIn(redactTokens(value, { ...addresses, codes: seals }))

/** As the mail itself says, whose name may be spelled otherwise than the archives show it. */
function authorOf({ message }: CopySource, fields: readonly string[]): Mailbox {
  const written = mailboxesIn(valueOf(fields, 'from')).find(
    ({ address }) => address.toLowerCase() === message.email.toLowerCase(),
  )
  return { name: written?.name ?? message.name, address: message.email }
}

/** `"Ben Baker via Bread" <ben=example.org@our.domain>`: what is sent there is passed on to the author. */
function rewrittenFrom(source: CopySource, { name, address }: Mailbox): Mailbox {
  const { group, addresses } = source
  const shown = name || address.slice(0, address.indexOf('@'))
  const ours = isAscii(address) ? parseAddress(`${address.replace('@', '=')}@${addresses.mailDomain}`) : null
  return { name: `${shown} via ${group.title || group.name}`, address: ours ?? groupAddress(source) }
}

function dateOf({ message }: CopySource, fields: readonly string[]): string {
  const written = plainValue(valueOf(fields, 'date'))
  return parseDate(written) === undefined ? new Date(message.created).toUTCString().replace('GMT', '+0000') : written
}

const maxReferences = 50
const idsIn = (value: string): string[] => value.match(/<[!-;=?-~]{1,250}>/g) ?? []

/**
 * Message-ID and what it answers. Who wrote the message has it under its own id already, and many programs show such a mail
 * only once: their copy has another, and refers to the first, so that an answer to either is an answer to both.
 */
function idsOf({ message, group, addresses }: CopySource, fields: readonly string[], isAuthors: boolean): string[] {
  const ours = (id: string): string => `<${outgoingId(id.replace(/^<|>$/g, ''), addresses.mailDomain)}>`
  const own = ours(message.mime_id)
  const id = idsIn(own).length === 1 ? own : `<${group.name}.${message.msg_num}@${addresses.mailDomain}>`
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
