import { may, type Position } from '#contract/permissions.ts'
import type { RawMessage } from '../message/submission.ts'
import { fieldsOf, headLength, nameOf } from './head.ts'

/** For whom a mail is shown. */
export type RawReader = {
  /** May know the addresses of others, or wrote the mail: nothing is kept from them. */
  seesAddresses: boolean
  /** The addresses of groups are no secret. */
  mailDomain: string
}

/** Whether somebody knows the addresses of all members: who moderates and sees members. */
export const seesAddresses = (position: Position): boolean =>
  may('mod_page', position) && may('members_visible', position)

// What is not for readers: who else got the mail, and which ways it came.
const secret = [
  '(resent-)?bcc',
  '(x-)?received(-spf)?',
  'authentication-results',
  'arc-.*',
  'return-path',
  'x-original-.*',
  '(x-)?(delivered|original|envelope)-(to|from)',
  'x-([a-z-]*-)?(originating|sender|source|client)-?ip',
].join('|')
const isSecret = new RegExp(`^(${secret})$`)
// Where something may stand that only looks like an address, or that everybody reads anyway.
const open = /^((resent-)?message-id|in-reply-to|references|(resent-)?date|mime-version|subject|content-.*|list-.*)$/
// Whoever answers a notice writes to an address that lets its holder do what the notice was about.
const token = /\+(approve|reject|delete|confirm|reply|probe|bounce)\+.*/is
// Nobody has such an address: RFC 2606, section 2. Every program can read it.
const hiddenDomain = 'hidden.invalid'

/** The mail as it may be shown: in its head is nothing that is not for this reader. What it says is as it was. */
export function shownRaw({ skeleton, parts }: RawMessage, reader: RawReader): RawMessage {
  if (reader.seesAddresses) return { skeleton, parts }
  const length = headLength(skeleton, parts[0]?.at ?? skeleton.length)
  // Latin 1 keeps every byte as it is.
  const before = skeleton.toString('latin1', 0, length)
  const after = fieldsOf(before)
    .map(field => shownField(field, reader.mailDomain))
    .join('')
  return {
    skeleton: Buffer.concat([Buffer.from(after, 'latin1'), skeleton.subarray(length)]),
    parts: parts.map(part => ({ ...part, at: part.at + after.length - length })),
  }
}

/** An address as this reader may know it: `ben@hidden.invalid` */
export const shownAddress = (email: string, reader: RawReader): string =>
  reader.seesAddresses ? email : hiddenAddress(email, reader.mailDomain)

function hiddenAddress(email: string, mailDomain: string): string {
  const at = email.indexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (domain.toLowerCase() !== mailDomain.toLowerCase()) return `${local}@${hiddenDomain}`
  // An author's address in the clothes of ours: local=domain.
  return `${local.replace(token, '').replace(/=.*/s, `=${hiddenDomain}`)}@${domain}`
}

function shownField(field: string, mailDomain: string): string {
  const name = nameOf(field)
  if (isSecret.test(name)) return ''
  if (open.test(name)) return field
  // The address of a machine by its number: RFC 5321, section 4.1.3.
  const named = field.replace(/@\[[^\][\s]*\]/g, `@${hiddenDomain}`)
  return named.replace(/[^\s<>()[\],;:"\\]+/g, word => shownWord(word, mailDomain))
}

function shownWord(word: string, mailDomain: string): string {
  if (word.includes('@')) return hiddenAddress(word, mailDomain)
  if (!word.includes('=?')) return word
  return word.replace(/=\?[^?]{1,60}\?([bq])\?([^?]*)\?=/gi, (whole, encoding: string, text: string) =>
    decoded(encoding, text).includes('@') ? 'hidden' : whole,
  )
}

/** An encoded word (RFC 2047) as bytes: whatever its character set, @ is @ in it. */
function decoded(encoding: string, text: string): string {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString('latin1')
  return text.replace(/=([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
}
