import { hash } from 'node:crypto'
import type { Attachment, Email } from 'postal-mime'
import { parseDate } from './date.ts'

/** What names a mail. */
export type MailIdentity = {
  /** Message-ID without brackets; where it is odd or there is none, made from it or from what the mail says. */
  mime_id: string
  /** There where it was made: what such a mail was once named by, its bytes. */
  formerly?: string
}

const longest = 250
const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()
const nowhere = '@mail.invalid'
const generatedId = (from: string | Uint8Array): string => `${hash('sha256', from, 'hex').slice(0, 40)}${nowhere}`

// RFC 5322, section 3.6.4, as far as programs keep to it: what is between angle brackets.
const angled = /<([^<>]*)>/g
const bareId = /^[^<>\s@]+@[^<>\s]+$/

/** The Message-IDs of a header, the odd ones among them by a name that has their place. */
export function messageIds(header = ''): string[] {
  const ids = [...header.matchAll(angled)].map(([, id]) => oneSpace(id!)).filter(id => id !== '')
  if (ids.length > 0) return ids.map(id => (id.length > longest || id.includes(' ') ? generatedId(id) : id))
  // Some leave the brackets out.
  return header.split(/\s+/).filter(word => bareId.test(word) && word.length <= longest)
}

const onlyIds = /^(?:<[^<>]*> ?)+$/
const idAtStart = /^<[^<>]*>/
const idAtEnd = /<[^<>]*>$/

/**
 * The Message-IDs of an In-Reply-To header. Old programs write a sentence there, which may name the address of whoever is answered; an
 * id begins or ends it.
 */
export function inReplyToIds(header = ''): string[] {
  const id = oneSpace(header)
  if (onlyIds.test(id)) return messageIds(id)
  if (id.includes('<')) return messageIds((idAtStart.exec(id) ?? idAtEnd.exec(id))?.[0])
  const words = id.split(' ')
  return words.every(word => bareId.test(word)) ? messageIds(id) : []
}

/** What names a mail wherever it is found: mail programs and archives leave its Message-ID, and what it says, as they are. */
export function identityOf(mail: Email, raw: Uint8Array): MailIdentity {
  const id = oneSpace(mail.messageId ?? '')
  const mime_id = messageIds(id)[0] ?? generatedId(/^[<> ]*$/.test(id) ? contentOf(mail) : id)
  return mime_id.endsWith(nowhere) ? { mime_id, formerly: generatedId(raw) } : { mime_id }
}

/** The Message-ID under which a mail goes out: one of ours where it came with none. */
export const outgoingId = (mime_id: string, mailDomain: string): string =>
  mime_id.endsWith(nowhere) ? `${mime_id.slice(0, -nowhere.length)}@${mailDomain}` : mime_id

/** What answers refer to, also by the names that mails without a Message-ID have here. */
export const knownIds = (references: readonly string[], mailDomain: string): string[] =>
  references.flatMap(id =>
    id.endsWith(`@${mailDomain}`) && generatedIdPattern.test(id) ? [id.replace(/@.*/, nowhere), id] : [id],
  )
const generatedIdPattern = /^[0-9a-f]{40}@/

/** What a mail without a Message-ID is known by: not how its lines end, nor what programs write into its head on the way. */
function contentOf({ headers, text, html, attachments }: Email): string {
  const valuesOf = (name: string): string[] => headers.filter(({ key }) => key === name).map(({ value }) => value)
  const values = ['date', 'from', 'to', 'subject'].map(name => valuesOf(name)[0] ?? '')
  // Where nobody can have written then, the first station of its way tells one from the next.
  const way = parseDate(values[0]) === undefined ? valuesOf('received').slice(-1) : []
  return [...values, ...way, text ?? '', html ?? '', ...attachments.map(fileIn)].map(unquoted).join('\0')
}

/** Archives put a `>` before lines that begin so. */
const unquoted = (text: string): string => oneSpace(text.replace(/^>+(?=From )/gm, ''))

/** As much of a file as tells it from another one. */
const maxHashedBytes = 65_536
function fileIn({ filename, content }: Attachment): string {
  const bytes = Buffer.from(content as ArrayBuffer)
  return `${filename ?? ''} ${unquoted(bytes.toString('latin1', 0, 2 * maxHashedBytes)).slice(0, maxHashedBytes)}`
}
