import PostalMime, { decodeWords, type Address, type Attachment, type Email } from 'postal-mime'
import { oneLine, parseSubject } from '#content/text/subject.ts'
import { parseText, type ParsedText, type TextInput } from '#content/text/read-text.ts'
import { TooMuchMarkupError } from '#content/text/html/clean.ts'
import { parseDate } from './date.ts'
import { headOf, type MailHead } from './head.ts'
import { calendarType, parseRemarksOf } from './patch-postal-mime.ts'
import { MailRefusedError, type MailReason, type MailReasonKey } from './mail-refused-error.ts'
import { mailboxes, mailboxOf, plainName, shownAuthor, type MailAuthor } from './mailboxes.ts'
import { inReplyToIds, identityOf, messageIds, type MailIdentity } from './message-id.ts'

/** A file that came with a mail. */
export type MailFile = { filename: string; content: Uint8Array; is_inline: boolean; content_id: string }

/** A parsed mail with sanitized text. */
export type ReadMail = MailIdentity & {
  author: MailAuthor
  subject: string
  /** The referenced Message-IDs, the nearest last. */
  references: string[]
  /** The Date header in milliseconds; null if invalid. */
  written: number | null
  /** If the date is invalid, the time of the first valid Received header. */
  received: number | null
  text: ParsedText
  files: MailFile[]
  /** Remarks about guesses and omissions. */
  remarks: MailReasonKey[]
}

/** A parsed mail, or the reason it was rejected. */
export type MailReading = { mail: ReadMail } | { refused: MailReason }

/** The limit of the main headers, as in `receive/smtp/smuggling-check.ts`, since parsing address lists is slow. */
const maxHead = 100_000
/** Limits of all parts together, whose headers have no addresses. */
const limits = { maxNestingDepth: 100, maxHeadersSize: 1_000_000 }
/** Base64 has a line per 60 to 76 characters; mails with shorter lines are not that long. */
const maxLines = 1_200_000
const maxText = 1_048_576
const maxReferences = 50

/** Parses a mail. Slow on hostile input, so it runs in a worker thread. `sender` is the author if From is missing. */
export async function readMail(raw: Uint8Array, sender = ''): Promise<ReadMail> {
  return extractMail(await parse(raw), raw, sender)
}

/** Parses a received mail with its transport headers. */
export async function readReceived(raw: Uint8Array): Promise<{ mail: ReadMail; head: MailHead }> {
  const mail = await parse(raw)
  return { mail: extractMail(mail, raw), head: headOf(mail.headers) }
}

function extractMail(mail: ParsedEmail, raw: Uint8Array, sender = ''): ReadMail {
  const explicitAuthor = authorOf(mail)
  // The envelope sender is used only if From is missing or empty.
  const hasNoFrom = !mail.headers.some(({ key, value }) => key === 'from' && value !== '')
  const author = explicitAuthor ?? (hasNoFrom ? mailboxOf('', sender).map(shownAuthor)[0] : undefined)
  if (!author) throw new MailRefusedError('noAuthor')
  const files = mail.attachments.map(fileOf)
  const subject = oneLine(mail.subject ?? '').slice(0, 1000)
  const references = [...new Set([...messageIds(mail.references), ...inReplyToIds(mail.inReplyTo)])].slice(
    -maxReferences,
  )
  const isTyped = references.length === 0 && !parseSubject(withoutTags(subject)).isReply
  return {
    author,
    subject,
    ...identityOf(mail, raw),
    references,
    ...datesOf(mail),
    text: textOf(mail, { isTyped, author: author.name }),
    files,
    remarks: [...(explicitAuthor ? [] : (['authorFromEnvelope'] as const)), ...remarksOn(mail)],
  }
}

/** Removes list tags from a subject. */
const withoutTags = (subject: string): string => subject.replace(/^(?:\[[^[\]]{1,80}\]\s?)+/, '')

async function parse(raw: Uint8Array): Promise<ParsedEmail> {
  if (hasMoreLines(raw, maxLines)) throw new MailRefusedError('tooManyLines', String(maxLines))
  if (headSize(raw) > maxHead) throw new MailRefusedError('largeHeaders')
  try {
    // The parser would copy a view.
    const isWhole = raw.byteLength === raw.buffer.byteLength
    const parser = new PostalMime({ ...limits, maxRfc822NestingDepth: 0, forceRfc822Attachments: true })
    const email = await parser.parse(isWhole ? (raw.buffer as ArrayBuffer) : raw)
    return { ...email, remarks: parseRemarksOf(parser) }
  } catch (error) {
    if (error instanceof MailRefusedError) throw error
    const why = error instanceof Error ? error.message : String(error)
    if (why.includes('nesting depth'))
      throw new MailRefusedError('nestedTooDeep', String(limits.maxNestingDepth), { cause: error })
    throw why.includes('header size')
      ? new MailRefusedError('largePartHeaders', '', { cause: error })
      : new MailRefusedError('unreadable', why, { cause: error })
  }
}

/** The size of the headers. */
function headSize(raw: Uint8Array): number {
  let line = 0
  while (line < raw.length && line <= maxHead) {
    const end = raw.indexOf(10, line)
    if (end < 0) return raw.length
    if (end === line || (end === line + 1 && raw[line] === 13)) return line
    line = end + 1
  }
  return line
}

function hasMoreLines(raw: Uint8Array, maxCount: number): boolean {
  let lines = 0
  if (raw.length <= maxCount) return false
  for (let at = raw.indexOf(10); at >= 0 && lines <= maxCount; at = raw.indexOf(10, at + 1)) lines += 1
  return lines > maxCount
}

function datesOf({ headers }: Email): Pick<ReadMail, 'written' | 'received'> {
  const valuesOf = (key: string) => headers.filter(header => header.key === key).map(({ value }) => value)
  const first = (dates: readonly string[]): number | null => {
    for (const date of dates) {
      const at = parseDate(date)
      if (at !== undefined) return at
    }
    return null
  }
  const written = first(valuesOf('date').slice(0, 1))
  if (written !== null) return { written, received: null }
  return { written, received: first(valuesOf('received').map(value => value.slice(value.lastIndexOf(';') + 1))) }
}

/** A parsed email, and what the parser guessed or left out. */
type ParsedEmail = Email & { remarks: readonly MailReasonKey[] }

const isReadableHtml = (html: string): boolean => html.length <= maxText && html.trim() !== ''

function textOf({ html = '', text = '' }: Email, about: Pick<TextInput, 'isTyped' | 'author'>): ParsedText {
  const isHtml = isReadableHtml(html)
  const written = isHtml ? html : text
  try {
    return parseText({ format: isHtml ? 'html' : 'plain', text: written.slice(0, maxText), ...about })
  } catch (error) {
    if (error instanceof TooMuchMarkupError) throw new MailRefusedError('unreadableText', error.message)
    throw error
  }
}

function remarksOn({ html = '', text = '', remarks }: ParsedEmail): MailReasonKey[] {
  const isCut = !isReadableHtml(html) && text.length > maxText
  const isLost = html.length > maxText && text.trim() === ''
  const found = new Set(remarks)
  if (isCut) found.add('textTooLong')
  if (isLost) found.add('htmlTooLong')
  return [...found]
}

const lastOfPath = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)

/** Extensions for unnamed files, so that programs can open them. */
const fileExtensions: Readonly<Record<string, string>> = {
  [calendarType]: '.ics',
  'message/rfc822': '.eml',
  'text/plain': '.txt',
  'text/html': '.html',
  'text/vcard': '.vcf',
  'application/pdf': '.pdf',
  'application/pgp-signature': '.asc',
  'application/pkcs7-signature': '.p7s',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

function fileOf({ filename, mimeType, content, disposition, related, contentId }: Attachment, index: number): MailFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer)
  const content_id = (contentId ?? '').replace(/[<>\s]/g, '').slice(0, 250)
  return {
    filename: lastOfPath(oneLine(filename ?? '')).slice(0, 255) || `part-${index + 1}${fileExtensions[mimeType] ?? ''}`,
    content: bytes,
    is_inline: content_id !== '' && (related === true || disposition === 'inline'),
    content_id,
  }
}

/** "Anna via Rowers", as lists rewrite From because of DMARC. */
const viaList = /^(.*?) via \S/i

/** The author. A From rewritten by a list is restored. */
function authorOf({ from, replyTo, headers }: Email): MailAuthor | undefined {
  const [written = hiddenAuthor(from, headers)] = from ? mailboxes([from]) : []
  if (!written) return undefined
  const via = viaList.exec(written.name)
  if (!via) return shownAuthor(written)
  const original = headers.find(({ key }) => key === 'x-original-from')?.value
  const originalAuthor = original === undefined ? undefined : originalOf(original)
  const author = originalAuthor ?? mailboxes(replyTo ?? []).find(({ email }) => email !== written.email)
  return shownAuthor({
    email: author?.email ?? written.email,
    name: author?.name || oneLine(via[1]!) || written.name,
  })
}

function originalOf(header: string): MailAuthor | undefined {
  const [, name = '', address = header] = /^([^<>]*)<([^<>]+)>$/.exec(header.trim()) ?? []
  return mailboxOf(name, address.trim())[0]
}

// `anna at example.org (Anna)`: addresses obfuscated by web archives.
const obfuscatedAddress = /^([^\s@]{1,64}) at ([^\s@]{1,255})(?: \((.*)\))?$/i
/** The address of authors who have only a name. */
const unknownAddress = 'unknown@mail.invalid'

/** The author of a mail without a valid address: deobfuscated if possible, else only the name. */
function hiddenAuthor(from: Address | undefined, headers: Email['headers']): MailAuthor | undefined {
  const { name = '', address = '' } = from && !from.group ? from : {}
  const header = headers.find(({ key }) => key === 'from')?.value ?? ''
  const [hidden, local, domain, comment = ''] = obfuscatedAddress.exec(oneLine(address || decodeWords(header))) ?? []
  const [found] = hidden ? mailboxOf(address === '' ? comment : name, `${local}@${domain}`) : []
  if (found) return found
  const remainingName = plainName(name || address)
  return remainingName === '' ? undefined : { name: remainingName, email: unknownAddress }
}
