import { countFields, type FieldCounts } from './singular-fields.ts'

/** What DNS says under the name of a key: its texts, or why there are none. */
export type DkimKeyRecord = { name: string; texts: string[][] } | { name: string; error: string }

/** A DKIM signature (RFC 6376) of the domain that From names. */
export type Signature = {
  /** The one address in From that it was held against. */
  from: string
  /** `unknown`: the key could not be asked for now. */
  result: 'good' | 'bad' | 'unknown'
  /** The headers it holds for, in lower case. */
  covers: string[]
}

/** What the signatures under a mail tell. */
export type SignatureCheck = {
  signatures: Signature[]
  /** What was found of each, as in Authentication-Results (RFC 8601): `dkim=pass header.d=example.org`. */
  results: string[]
  /** Whether those who passed it on have vouched for it rightly (RFC 8617). */
  chain: 'none' | 'pass' | 'fail'
  /** The headers of the mail as the signatures were held against them. */
  counts: FieldCounts
}
export const noSignatures: SignatureCheck = {
  signatures: [],
  results: ['dkim=none'],
  chain: 'none',
  counts: countFields([]),
}

/** More than that nobody signs, but whoever wants to keep us busy; so many of each kind. */
const maxSignatures = 10

/** Under which names the keys are found that a mail says it is signed with. */
export function dkimKeyNames(raw: Buffer): string[] {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.toString('latin1', 0, end < 0 ? raw.length : end).replace(/\r\n(?=[ \t])/g, '')
  const lines = head.split('\r\n')
  const names = kinds.flatMap(kind => namesIn(lines.filter(line => kind.test(line))))
  return [...new Set(names)].filter(name => keyName.test(name))
}

const kinds = [/^dkim-signature[ \t]*:/i, /^arc-seal[ \t]*:/i, /^arc-message-signature[ \t]*:/i]

function namesIn(signatures: readonly string[]): string[] {
  if (signatures.length > maxSignatures) return []
  return signatures.map(line => {
    const tags = tagsIn(line.slice(line.indexOf(':') + 1))
    return `${tags.get('s') ?? ''}._domainkey.${tags.get('d') ?? ''}`.toLowerCase()
  })
}

/** What a DKIM-Signature says of itself, verified or not. */
export function signatureClaim(signature: string): { domain: string; covers: string[] } {
  const tags = tagsIn(signature)
  return { domain: tags.get('d') ?? '', covers: (tags.get('h') ?? '').toLowerCase().split(':') }
}

const tagsIn = (value: string): Map<string, string> => new Map(value.split(';').map(tagOf))

const keyName = /^[a-z0-9_](?:[a-z0-9._-]{0,180})\._domainkey\.[a-z0-9][a-z0-9.-]{0,180}$/
const tagOf = (text: string): [string, string] => {
  const at = text.indexOf('=')
  return [text.slice(0, Math.max(0, at)).trim(), text.slice(at + 1).replace(/\s+/g, '')]
}
