import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import { replaceInEncodedWords } from '#content/mail-encoding-patterns.ts'
import { blankTokens } from '../message/redact-tokens.ts'
import type { RawMessage } from '../message/submission.ts'
import { fieldsOf, nameOf } from './head.ts'
import { rewriteRaw } from './rewrite-raw.ts'

/** The reader of a mail. */
export type RawViewer = {
  /** May see the addresses of others, or wrote the mail: nothing is redacted. */
  seesAddresses: boolean
  /** Addresses of groups are public. */
  mailDomain: string
  codes: SignedTokens
}

/** Whether a moderator may see the addresses of all members. */
export const seesAddresses = (access: GroupAccess): boolean => may('view_addresses', access)

// Headers that are hidden from readers: other recipients, and the path of the mail.
const hiddenHeaders = [
  '(resent-)?bcc',
  '(x-)?received(-spf)?',
  'authentication-results',
  'arc-.*',
  'return-path',
  'x-original-.*',
  '(x-)?(delivered|original|envelope)-(to|from)',
  'x-([a-z-]*-)?(originating|sender|source|client)-?ip',
  // Anybody with the link can unsubscribe the recipient.
  'list-unsubscribe(-post)?',
].join('|')
const hiddenHeader = new RegExp(`^(${hiddenHeaders})$`)
// Replies to notifications go to addresses with a token that authorizes the action.
const token = /\+(approve|reject|delete|claim|confirm|reply|probe|bounce)\+.*/is
// A domain that never exists: RFC 2606, section 2.
const hiddenDomain = 'hidden.invalid'

/** Redacts the headers of a mail for a reader. In the text, only tokens are blanked. */
export function redactRaw({ skeleton, parts }: RawMessage, reader: RawViewer): RawMessage {
  if (reader.seesAddresses) return { skeleton, parts }
  return rewriteRaw(
    { skeleton, parts },
    { head: fields => redactHead(fields, reader.mailDomain), body: text => blankTokens(text, reader.codes) },
  )
}

/** An address as the reader may see it: `ben@hidden.invalid` */
export const redactAddress = (email: string, reader: Omit<RawViewer, 'codes'>): string =>
  reader.seesAddresses ? email : maskedAddress(email, reader.mailDomain)

function maskedAddress(email: string, mailDomain: string): string {
  const at = email.indexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (domain.toLowerCase() !== mailDomain.toLowerCase())
    return `${local.replace(/=[^=.]*\.[^=]*$/, `=${hiddenDomain}`)}@${hiddenDomain}`
  // An author's address rewritten to our domain: local=domain.
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

// Message-IDs and Content-IDs look like addresses, but mail programs need them.
const messageIdField = /^((resent-)?message-id|in-reply-to|references|content-id)$/
const wordsOf = /[^\s<>()[\],;:"\\]+/g
type RedactionScope = { mailDomain: string; known: ReadonlySet<string> }

/** Masks email addresses that some programs use as Message-IDs or add to these fields. */
function redactMessageIds(field: string, { mailDomain, known }: RedactionScope): string {
  const start = field.indexOf(':') + 1
  const value = field.slice(start)
  const isOdd = /\S/.test(value.replace(/<[^<>]*>/g, ''))
  const isAddress = (word: string): boolean => known.has(word) || (isOdd && !/\d/.test(word.split('@')[0]!))
  const redacted = value.replace(/<[^<>]*>|[^<>]+/g, piece => {
    const isMessageId = piece.startsWith('<') && !isAddress(piece.slice(1, -1))
    return isMessageId ? piece : maskAddresses(piece, mailDomain)
  })
  return field.slice(0, start) + redacted
}

/** Boundaries are not masked, or the parts would not be found. */
const boundary = /(\bboundary\s?=\s?(?:"[^"]*"|[^\s;]+))/i
const redactField = (field: string, { mailDomain }: RedactionScope): string =>
  (nameOf(field) === 'content-type' ? field.split(boundary) : [field])
    .map((piece, n) => (n % 2 === 1 ? piece : maskAddresses(piece, mailDomain)))
    .join('')

const maskAddresses = (text: string, mailDomain: string): string =>
  text
    // An address literal: RFC 5321, section 4.1.3.
    .replace(/@\[[^\][\s]*\]/g, `@${hiddenDomain}`)
    .replace(wordsOf, word => redactWord(word, mailDomain))

function redactWord(word: string, mailDomain: string): string {
  const bare = word.replace(/%40[^&?#\s]*/gi, `%40${hiddenDomain}`)
  if (bare.includes('@')) return maskedAddress(bare, mailDomain)
  if (!bare.includes('=?')) return bare
  return replaceInEncodedWords(bare, withoutHost)
}

const withoutHost = (text: string): string => text.replace(/@[\w-]{1,63}(?:\.[\w-]{1,63}){1,10}/g, `@${hiddenDomain}`)
