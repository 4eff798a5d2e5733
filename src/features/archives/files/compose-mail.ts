import { hash } from 'node:crypto'
import MimeNode from 'nodemailer/lib/mime-node'
import type { Group } from '#runtime/calls/targets.ts'
import type { Addresses } from '../../groups/index.ts'
import type { RawMessage, RawPart, StoredFile, Submission } from '../message/submission.ts'
import { encodeForTransfer, transferEncodingOf } from './transfer-encoding.ts'

/** The content of a submission, before its mail is composed. */
export type SubmissionContent = Omit<Submission, 'raw'>
/** The fields that go into the mail. */
export type MailContent = Pick<
  SubmissionContent,
  'author' | 'subject' | 'files' | 'mime_id' | 'references' | 'created'
> & {
  text: Pick<SubmissionContent['text'], 'html' | 'plain' | 'is_plain_text'>
}

const columns = 76
// Control characters and line separators, which must not occur in a header.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const inLine = (text: string): string => text.replace(unprintable, ' ').trim()
// RFC 5322, section 3.6.4, and short enough for one line.
const isMessageId = (id: string): boolean => /^[!-;=?-~]{1,250}$/.test(id)

type MimePart =
  | { type: string; text: string }
  | { type: string; file: StoredFile; disposition: 'inline' | 'attachment' }
  | { type: string; parts: MimePart[] }

const textMimePart = (type: string, text: string): MimePart => ({ type: `${type}; charset=utf-8`, text })
const fileMimePart = (file: StoredFile, disposition: 'inline' | 'attachment'): MimePart => ({
  type: file.media_type,
  file,
  disposition,
})
const wrapInMultipart = (kind: string, [first, ...others]: [MimePart, ...MimePart[]]): MimePart =>
  others.length === 0 ? first : { type: `multipart/${kind}`, parts: [first, ...others] }

/** The MIME structure of a mail: inline images go with the HTML, other files after it. */
function mimeTreeOf({ text, files }: MailContent): MimePart {
  const inlineFiles = text.is_plain_text ? [] : files.filter(file => file.is_inline && file.content_id !== '')
  const others = files.filter(file => !inlineFiles.includes(file)).map(file => fileMimePart(file, 'attachment'))
  const plain = textMimePart('text/plain', text.plain)
  if (text.is_plain_text) return wrapInMultipart('mixed', [plain, ...others])
  const pictures = inlineFiles.map(file => fileMimePart(file, 'inline'))
  const html = wrapInMultipart('related', [textMimePart('text/html', text.html), ...pictures])
  return wrapInMultipart('mixed', [wrapInMultipart('alternative', [plain, html]), ...others])
}

/** Composes the mail of a message. Attachments are only referenced; their content is inserted when the mail is read. */
export function composeMail(addresses: Addresses, group: Pick<Group, 'name'>, mail: MailContent): RawMessage {
  const pieces: Buffer[] = []
  const parts: RawPart[] = []
  let length = 0
  const add = (text: string) => {
    const piece = Buffer.from(text)
    pieces.push(piece)
    length += piece.length
  }
  const write = (node: MimeNode, content: MimePart): void => {
    if ('text' in content) node.setContent(content.text)
    add(`${node.buildHeaders()}\r\n\r\n`)
    if ('text' in content) return add(encodeForTransfer(content.text, node.getTransferEncoding()))
    if ('file' in content) {
      const { hash, size } = content.file
      return void parts.push({ at: length, hash, size, columns, newline: '\r\n' })
    }
    content.parts.forEach((child, index) => {
      add(`${index > 0 ? '\r\n' : ''}--${String(node.boundary)}\r\n`)
      if ('text' in child) add(textPart(child))
      else write(newNode(node, child), child)
    })
    return add(`\r\n--${String(node.boundary)}--`)
  }
  const content = mimeTreeOf(mail)
  write(newRoot(content.type, addresses, group, mail), content)
  add('\r\n')
  return { skeleton: Buffer.concat(pieces), parts }
}

/** A text part. Its headers are always the same; building them with the library would cost as much as encoding the text. */
function textPart({ type, text }: { type: string; text: string }): string {
  const encoding = transferEncodingOf(text)
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encodeForTransfer(text, encoding)}`
}

function newNode(parent: MimeNode, content: MimePart): MimeNode {
  if (!('file' in content)) return parent.createChild(content.type)
  const { type, file, disposition } = content
  const node = parent.createChild(type, { filename: inLine(file.filename) || 'file' })
  node.setHeader('Content-Transfer-Encoding', 'base64')
  node.setHeader('Content-Disposition', disposition)
  if (file.content_id) node.setHeader('Content-Id', `<${inLine(file.content_id).replace(/[<>\s]/g, '')}>`)
  return node
}

function newRoot(type: string, { mailDomain }: Addresses, group: Pick<Group, 'name'>, mail: MailContent): MimeNode {
  const { author, subject, text, mime_id, references, created } = mail
  // Derived from the content, so that the same mail has the same bytes and authors cannot put the boundary into their text.
  const baseBoundary = hash('sha256', `${mime_id} ${text.plain} ${text.html}`).slice(0, 24)
  const root = new MimeNode(type, { disableFileAccess: true, disableUrlAccess: true, baseBoundary })
  const parentIds = references.filter(isMessageId).map(id => `<${id}>`)
  root.setHeader([
    { key: 'From', value: { name: inLine(author.name), address: author.email } },
    { key: 'To', value: { name: '', address: `${group.name}@${mailDomain}` } },
    { key: 'Subject', value: inLine(subject) },
    { key: 'Date', value: (created === null ? new Date() : new Date(created)).toUTCString().replace('GMT', '+0000') },
    { key: 'Message-ID', value: `<${mime_id}>` },
    ...(parentIds.length > 0
      ? [
          { key: 'In-Reply-To', value: parentIds.at(-1)! },
          { key: 'References', value: parentIds.join(' ') },
        ]
      : []),
    { key: 'List-Id', value: `<${group.name}.${mailDomain}>` },
  ])
  return root
}
