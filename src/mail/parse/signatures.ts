import { countFields, type FieldCounts } from './singular-fields.ts'

/** The TXT records of a DKIM key, or the error of the lookup. */
export type DkimKeyRecord = { name: string; texts: string[][] } | { name: string; error: string }

/** A DKIM signature (RFC 6376) of the From domain. */
export type Signature = {
  /** The address in From that it was compared with. */
  from: string
  /** `unknown`: the key lookup failed temporarily. */
  result: 'good' | 'bad' | 'unknown'
  /** The signed headers, in lower case. */
  covers: string[]
}

/** The result of checking the signatures of a mail. */
export type SignatureCheck = {
  signatures: Signature[]
  /** The result of each signature, as in Authentication-Results (RFC 8601): `dkim=pass header.d=example.org`. */
  results: string[]
  /** The result of the ARC chain (RFC 8617). */
  chain: 'none' | 'pass' | 'fail'
  /** The header counts as seen by the verifier. */
  counts: FieldCounts
}
export const noSignatures: SignatureCheck = {
  signatures: [],
  results: ['dkim=none'],
  chain: 'none',
  counts: countFields([]),
}

/** The limit per kind of signature; more are a denial-of-service attempt. */
const maxSignatures = 10

/** The DNS names of the keys used by the signatures of a mail. */
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

/** The claims of a DKIM-Signature, verified or not. */
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
