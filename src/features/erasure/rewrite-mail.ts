import { letterOrByte, replaceInEncodedWords, encodedPattern } from '#content/mail-encoding-patterns.ts'
import { fieldsOf, nameOf, rewriteRaw, type RawMessage } from '../archives/index.ts'
import { addressEnd, formerAddress, formerMember, messageIdsOf, redact, type Redaction } from './patterns.ts'
import type { Erasure } from './store.ts'

// Headers of one's own mail that identify the sender, or its route.
const personal = [
  'sender|reply-to|return-path|errors-to|organi[sz]ation|face',
  'disposition-notification-to|return-receipt-to|autocrypt|openpgp',
  '(?:x-)?received(?:-spf)?|authentication-results|arc-.*|dkim-signature|domainkey-signature',
  'x-.*|resent-.*|delivered-to|user-agent',
].join('|')
const isPersonal = new RegExp(`^(?:${personal})$`)

type Redactions = { redaction: Redaction; messageIds: Redaction }

/** A raw mail without the person's address; without their name, too, if it is theirs and they wanted that. */
export function rewriteMail(
  raw: RawMessage,
  erasure: Erasure,
  { redaction, isOwn }: { redaction: Redaction; isOwn: boolean },
): RawMessage {
  const redactions = { redaction, messageIds: messageIdsOf(erasure) }
  const inBody = blankingOf(erasure, isOwn && erasure.anonymize)
  return rewriteRaw(raw, {
    head: (head, n) => (n === 0 && isOwn && erasure.anonymize ? anonymousHead : sameHead)(head, redactions),
    body: inBody,
  })
}

const isMessageIds = /^(?:(?:resent-)?message-id|in-reply-to|references|content-id)$/
const sameHead = (head: string, { redaction, messageIds }: Redactions): string =>
  fieldsOf(head)
    .map(field =>
      isMessageIds.test(nameOf(field))
        ? redact(field, messageIds)
        : redact(withoutEncoded(field, redaction), redaction),
    )
    .join('')

function anonymousHead(head: string, redactions: Redactions): string {
  const fields = fieldsOf(head).filter(field => !isPersonal.test(nameOf(field)))
  const newline = head.includes('\r\n') ? '\r\n' : '\n'
  const from = `From: ${formerMember} <${formerAddress}>${newline}`
  return sameHead(fields.map(field => (nameOf(field) === 'from' ? from : field)).join(''), redactions)
}

/** Encoded words (RFC 2047) that contain an address are removed. */
const withoutEncoded = (head: string, { any }: Redaction): string =>
  replaceInEncodedWords(head, plain => (new RegExp(any, 'i').test(plain) ? formerMember : plain))

// `@` may also be in links, and `=` in its place in return paths.
const spelled = (text: string): string =>
  encodedPattern(Buffer.from(text).toString('latin1'), letter =>
    letter === '@' ? '(?:@|=40|%40|=3D|=)' : letterOrByte(letter),
  )

/** Replaces each character of addresses, and of names if requested, with an x: the length stays. */
function blankingOf({ emails, names }: Erasure, withNames: boolean): (text: string) => string {
  const wanted = [...emails, ...(withNames ? names.filter(name => name.length >= 4) : [])]
  const pattern = new RegExp(`(?<![a-z0-9._+-])(?:${wanted.map(spelled).join('|')})${addressEnd}`, 'gi')
  return text => text.replace(pattern, found => found.replace(/=[0-9A-F]{2}|=\r?\n|[^\s@.]/gi, blank))
}

// «=78» is an x in quoted-printable; a broken line stays broken.
const blank = (letter: string): string => (letter.includes('\n') ? letter : letter.length > 1 ? '=78' : 'x')
