import type { RawMessage } from '../message/submission.ts'

/** For whom a mail is shown. */
export type RawReader = {
  /** May know the addresses of others: a moderator, or whoever wrote the mail. */
  seesAddresses: boolean
  /** The addresses of groups are no secret. */
  mailDomain: string
}

// What is not for readers: who else got the mail, and which ways it came.
const secret = [
  '(resent-)?bcc',
  '(x-)?received(-spf)?',
  '(arc-)?authentication-results',
  'arc-(seal|message-signature)',
  'return-path',
  '(x-)?(delivered|original|envelope)-(to|from)',
  'x-([a-z-]*-)?(originating|sender|source|client)-?ip',
].join('|')
const isSecret = new RegExp(`^(${secret})$`)
const hasSecret = new RegExp(`^(${secret})\\s*:`, 'im')
// Where something may stand that only looks like an address, or that everybody reads anyway.
const open = /^((resent-)?message-id|in-reply-to|references|(resent-)?date|mime-version|subject|content-.*|list-.*)$/
// Whoever answers a notice writes to an address that lets its holder do what the notice was about.
const token = /\+(approve|reject|delete|confirm|reply|probe|bounce)\+.*/is
const hasToken = /\+(approve|reject|delete|confirm|reply|probe|bounce)\+/i

/** The mail as it may be shown: in its head is nothing that is not for this reader. What it says is as it was. */
export function shownRaw({ skeleton, parts }: RawMessage, reader: RawReader): RawMessage {
  const length = headLength(skeleton, parts[0]?.at ?? skeleton.length)
  // Latin 1 keeps every byte as it is.
  const before = skeleton.toString('latin1', 0, length)
  // Most mails hide nothing from a moderator.
  if (reader.seesAddresses && !hasSecret.test(before) && !hasToken.test(before)) return { skeleton, parts }
  const after = fieldsOf(before)
    .map(field => shownField(field, reader))
    .join('')
  if (after === before) return { skeleton, parts }
  return {
    skeleton: Buffer.concat([Buffer.from(after, 'latin1'), skeleton.subarray(length)]),
    parts: parts.map(part => ({ ...part, at: part.at + after.length - length })),
  }
}

/** An address as this reader may know it: `ben@...` */
export function shownAddress(email: string, { seesAddresses, mailDomain }: RawReader): string {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (domain.toLowerCase() !== mailDomain.toLowerCase()) return seesAddresses ? email : `${local}@...`
  const plain = local.replace(token, '')
  // An author's address in the clothes of ours: local=domain.
  return `${seesAddresses ? plain : plain.replace(/=.*/s, '=...')}@${domain}`
}

/** How long the head is, to the end of its last field; no file stands in it. */
function headLength(skeleton: Buffer, limit: number): number {
  for (let at = 0; at < limit; at = skeleton.indexOf(0x0a, at) + 1) {
    if (skeleton[at] === 0x0a || (skeleton[at] === 0x0d && skeleton[at + 1] === 0x0a)) return at
    if (skeleton.indexOf(0x0a, at) < 0) break
  }
  return limit
}

/** The fields as they are written, each with the lines on which it goes on (RFC 5322, section 2.2.3). */
const fieldsOf = (head: string): string[] => head.split(/(?<=\n)(?![ \t])/)

function shownField(field: string, reader: RawReader): string {
  const name = /^[^:\s]*/.exec(field)![0].toLowerCase()
  if (isSecret.test(name)) return ''
  if (open.test(name)) return field
  return field.replace(/[^\s<>()[\],;:"\\]+/g, word => shownWord(word, reader))
}

function shownWord(word: string, reader: RawReader): string {
  if (word.includes('@')) return shownAddress(word, reader)
  if (reader.seesAddresses || !word.includes('=?')) return word
  return word.replace(/=\?[^?]{1,60}\?([bq])\?([^?]*)\?=/gi, (whole, encoding: string, text: string) =>
    decoded(encoding, text).includes('@') ? '...' : whole,
  )
}

/** An encoded word (RFC 2047) as bytes: whatever its character set, @ is @ in it. */
function decoded(encoding: string, text: string): string {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString('latin1')
  return text.replace(/=([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
}
