import { hash } from 'node:crypto'
import type { Attachment, Email } from 'postal-mime'
import { parseDate } from './date.ts'

/** The identity of a mail. */
export type MailIdentity = {
  /** The Message-ID without brackets; if it is invalid or missing, one derived from it or from the content. */
  mime_id: string
  /** For derived ids, the id that earlier versions derived from the raw bytes. */
  formerly?: string
}

const maxIdLength = 250
const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()
const generatedIdDomain = '@mail.invalid'
const generatedId = (from: string | Uint8Array): string =>
  `${hash('sha256', from, 'hex').slice(0, 40)}${generatedIdDomain}`

// RFC 5322, section 3.6.4, leniently: anything between angle brackets.
const angled = /<([^<>]*)>/g
const bareId = /^[^<>\s@]+@[^<>\s]+$/

/** The Message-IDs of a header; invalid ones are replaced by derived ids. */
export function messageIds(header = ''): string[] {
  const ids = [...header.matchAll(angled)].map(([, id]) => oneSpace(id!)).filter(id => id !== '')
  if (ids.length > 0) return ids.map(id => (id.length > maxIdLength || id.includes(' ') ? generatedId(id) : id))
  // Some programs omit the brackets.
  return header.split(/\s+/).filter(word => bareId.test(word) && word.length <= maxIdLength)
}

const onlyIds = /^(?:<[^<>]*> ?)+$/
const idAtStart = /^<[^<>]*>/
const idAtEnd = /<[^<>]*>$/

/**
 * The Message-IDs of an In-Reply-To header. Old programs write a sentence there, which may contain an email address; the id is at
 * its beginning or end.
 */
export function inReplyToIds(header = ''): string[] {
  const id = oneSpace(header)
  if (onlyIds.test(id)) return messageIds(id)
  if (id.includes('<')) return messageIds((idAtStart.exec(id) ?? idAtEnd.exec(id))?.[0])
  const words = id.split(' ')
  return words.every(word => bareId.test(word)) ? messageIds(id) : []
}

/** Derives the identity of a mail from what clients and archives preserve: its Message-ID and content. */
export function identityOf(mail: Email, raw: Uint8Array): MailIdentity {
  const id = oneSpace(mail.messageId ?? '')
  const mime_id = messageIds(id)[0] ?? generatedId(/^[<> ]*$/.test(id) ? contentOf(mail) : id)
  return mime_id.endsWith(generatedIdDomain) ? { mime_id, formerly: generatedId(raw) } : { mime_id }
}

/** The Message-ID of outgoing copies: one in our domain if the mail had none. */
export const outgoingId = (mime_id: string, mailDomain: string): string =>
  mime_id.endsWith(generatedIdDomain) ? `${mime_id.slice(0, -generatedIdDomain.length)}@${mailDomain}` : mime_id

/** Referenced ids, with the internal ids of mails that had no Message-ID. */
export const knownIds = (references: readonly string[], mailDomain: string): string[] =>
  references.flatMap(id =>
    id.endsWith(`@${mailDomain}`) && generatedIdPattern.test(id) ? [id.replace(/@.*/, generatedIdDomain), id] : [id],
  )
const generatedIdPattern = /^[0-9a-f]{40}@/

/** The content that identifies a mail without a Message-ID, independent of line ends and transport headers. */
function contentOf({ headers, text, html, attachments }: Email): string {
  const valuesOf = (name: string): string[] => headers.filter(({ key }) => key === name).map(({ value }) => value)
  const values = ['date', 'from', 'to', 'subject'].map(name => valuesOf(name)[0] ?? '')
  // If the date is invalid, the first Received header distinguishes mails.
  const firstHop = parseDate(values[0]) === undefined ? valuesOf('received').slice(-1) : []
  return [...values, ...firstHop, text ?? '', html ?? '', ...attachments.map(fileIn)].map(unquoted).join('\0')
}

/** Removes the `>` that mbox archives put before such lines. */
const unquoted = (text: string): string => oneSpace(text.replace(/^>+(?=From )/gm, ''))

/** The part of a file that is hashed. */
const maxHashedBytes = 65_536
function fileIn({ filename, content }: Attachment): string {
  const bytes = Buffer.from(content as ArrayBuffer)
  return `${filename ?? ''} ${unquoted(bytes.toString('latin1', 0, 2 * maxHashedBytes)).slice(0, maxHashedBytes)}`
}
