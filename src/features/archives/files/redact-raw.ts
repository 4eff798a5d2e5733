import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import { replaceEncoded } from '#content/mail-spelling.ts'
import { blankTokens } from '../message/redact-tokens.ts'
import type { RawMessage } from '../message/submission.ts'
import { fieldsOf, nameOf } from './head.ts'
import { rewriteRaw } from './rewrite-raw.ts'

/** For whom a mail is shown. */
export type RawViewer = {
  /** May know the addresses of others, or wrote the mail: nothing is kept from them. */
  seesAddresses: boolean
  /** The addresses of groups are no secret. */
  mailDomain: string
  codes: SignedTokens
}

/** Whether somebody knows the addresses of all members: who moderates and sees members. */
export const seesAddresses = (access: GroupAccess): boolean => may('mod_page', access) && may('members_visible', access)

// What is not for readers: who else got the mail, and which ways it came.
const hiddenHeaders = [
  '(resent-)?bcc',
  '(x-)?received(-spf)?',
  'authentication-results',
  'arc-.*',
  'return-path',
  'x-original-.*',
  '(x-)?(delivered|original|envelope)-(to|from)',
  'x-([a-z-]*-)?(originating|sender|source|client)-?ip',
  // Whoever has the link can end the subscription of who got the mail.
  'list-unsubscribe(-post)?',
].join('|')
const hiddenHeader = new RegExp(`^(${hiddenHeaders})$`)
// Whoever answers a notice writes to an address that lets its holder do what the notice was about.
const token = /\+(approve|reject|delete|claim|confirm|reply|probe|bounce)\+.*/is
// Nobody has such an address: RFC 2606, section 2. Every program can read it.
const hiddenDomain = 'hidden.invalid'

/** The mail as it may be shown: in its heads is nothing that is not for this reader. What it says is as it was, but for codes. */
export function redactRaw({ skeleton, parts }: RawMessage, reader: RawViewer): RawMessage {
  if (reader.seesAddresses) return { skeleton, parts }
  return rewriteRaw(
    { skeleton, parts },
    { head: fields => redactHead(fields, reader.mailDomain), body: text => blankTokens(text, reader.codes) },
  )
}

/** An address as this reader may know it: `ben@hidden.invalid` */
export const redactAddress = (email: string, reader: Omit<RawViewer, 'codes'>): string =>
  reader.seesAddresses ? email : maskedAddress(email, reader.mailDomain)

function maskedAddress(email: string, mailDomain: string): string {
  const at = email.indexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (domain.toLowerCase() !== mailDomain.toLowerCase())
    return `${local.replace(/=[^=.]*\.[^=]*$/, `=${hiddenDomain}`)}@${hiddenDomain}`
  // An author's address in the clothes of ours: local=domain.
  return `${local.replace(token, '').replace(/=.*/s, `=${hiddenDomain}`)}@${domain}`
}

function redactHead(head: string, mailDomain: string): string {
  const fields = fieldsOf(head).filter(field => !hiddenHeader.test(nameOf(field)))
  const others = fields.filter(field => !messageIdField.test(nameOf(field)))
  const otherAddresses = new Set(others.flatMap(field => field.match(wordsOf) ?? []).filter(word => word.includes('@')))
  return fields
    .map(field =>
      (messageIdField.test(nameOf(field)) ? redactMessageIds : redactField)(field, {
        mailDomain,
        known: otherAddresses,
      }),
    )
    .join('')
}

// The numbers of mails and parts look like addresses, and programs find mails by them.
const messageIdField = /^((resent-)?message-id|in-reply-to|references|content-id)$/
const wordsOf = /[^\s<>()[\],;:"\\]+/g
type RedactionScope = { mailDomain: string; known: ReadonlySet<string> }

/** Some programs write there whose mail it was, and who has written to whom. */
function redactMessageIds(field: string, { mailDomain, known }: RedactionScope): string {
  const start = field.indexOf(':') + 1
  const value = field.slice(start)
  const isOdd = /\S/.test(value.replace(/<[^<>]*>/g, ''))
  const isAddress = (word: string): boolean => known.has(word) || (isOdd && !/\d/.test(word.split('@')[0]!))
  const shown = value.replace(/<[^<>]*>|[^<>]+/g, piece => {
    const isNumber = piece.startsWith('<') && !isAddress(piece.slice(1, -1))
    return isNumber ? piece : maskAddresses(piece, mailDomain)
  })
  return field.slice(0, start) + shown
}

/** What parts a mail stays as it is, or its parts would not be found. */
const boundary = /(\bboundary\s?=\s?(?:"[^"]*"|[^\s;]+))/i
const redactField = (field: string, { mailDomain }: RedactionScope): string =>
  (nameOf(field) === 'content-type' ? field.split(boundary) : [field])
    .map((piece, n) => (n % 2 === 1 ? piece : maskAddresses(piece, mailDomain)))
    .join('')

const maskAddresses = (text: string, mailDomain: string): string =>
  text
    // The address of a machine by its number: RFC 5321, section 4.1.3.
    .replace(/@\[[^\][\s]*\]/g, `@${hiddenDomain}`)
    .replace(wordsOf, word => redactWord(word, mailDomain))

function redactWord(word: string, mailDomain: string): string {
  const bare = word.replace(/%40[^&?#\s]*/gi, `%40${hiddenDomain}`)
  if (bare.includes('@')) return maskedAddress(bare, mailDomain)
  if (!bare.includes('=?')) return bare
  return replaceEncoded(bare, withoutHost)
}

const withoutHost = (text: string): string => text.replace(/@[\w-]{1,63}(?:\.[\w-]{1,63}){1,10}/g, `@${hiddenDomain}`)
