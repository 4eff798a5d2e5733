import { createHash, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { AuthenticationSummary } from '#features/archives/index.ts'
import { fillText, type Piece, type TextPiece } from '../member-copy/template.ts'
import { bodyHasher, canonicalField, canonicalFields, headAndBody } from './canonical.ts'

/** A DKIM key. */
export type SigningKey = { algorithm: 'rsa-sha256' | 'ed25519-sha256'; selector: string; key: KeyObject }

/** Signs one copy of a mail, given its tokens, and returns the signature fields. */
export type SignCopy = (codes: readonly string[]) => Promise<Buffer[]>
/** Prepares the copies of a mail for signing; shared parts are processed once. */
export type Signer = {
  open: (pieces: readonly Piece[]) => SignCopy
  /** Returns a signer that also adds an ARC set with these authentication results. */
  vouching?: (arrival: AuthenticationSummary, fields: readonly string[]) => Signer
}

/** A signer that adds no signatures. */
export const noSigner: Signer = { open: () => async () => [] }

/** The signed headers, if present: all that readers and programs rely on. */
const signedHeaders = [
  ...['from', 'sender', 'reply-to', 'to', 'cc', 'subject', 'date', 'message-id', 'in-reply-to', 'references'],
  ...[
    'mime-version',
    'content-type',
    'content-transfer-encoding',
    'list-id',
    'list-help',
    'list-subscribe',
    'list-post',
  ],
  ...['list-owner', 'list-archive', 'archived-at', 'list-unsubscribe', 'list-unsubscribe-post'],
]
/** Oversigned headers, which cannot be added again in transit: RFC 6376, section 8.15. */
const oversignedHeaders = ['from', 'reply-to', 'to', 'cc', 'subject', 'date', 'message-id']

const signInThread = promisify(sign)

export async function signData({ algorithm, key }: SigningKey, data: string): Promise<string> {
  const bytes = Buffer.from(data, 'latin1')
  // RFC 8463, section 3: the hash is signed. This is fast enough to be done without a thread.
  if (algorithm === 'ed25519-sha256')
    return sign(null, createHash('sha256').update(bytes).digest(), key).toString('base64')
  // The most expensive step of a copy, so it runs in the thread pool.
  return (await signInThread('sha256', bytes, key)).toString('base64')
}

/** Folds a long base64 value. */
export const foldBase64 = (text: string): string => text.replace(/.{72}(?=.)/g, '$&\r\n ')

/** The signed header fields: their names and canonical values. */
export function coveredFields(head: readonly Piece[]): { names: string; data: TextPiece[] } {
  const fields = canonicalFields(head)
  const present = signedHeaders.filter(name => fields.has(name))
  return {
    names: [...present, ...oversignedHeaders].join(':'),
    data: present.flatMap(name => [...fields.get(name)!, '\r\n']),
  }
}

/** Folds the list of names. */
export const foldNames = (names: string): string => names.replace(/(.{50,66}:)/g, '$1\r\n  ')

/** Signs for a domain, once with each key. */
export function dkimSigner(domain: string, keys: readonly SigningKey[], now: () => number = Date.now): Signer {
  return {
    open(pieces) {
      const { head, body } = headAndBody(pieces)
      const { names, data } = coveredFields(head)
      const hashOf = bodyHasher(body)
      const before = keys.map(({ algorithm, selector }) =>
        [
          `DKIM-Signature: v=1; a=${algorithm}; c=relaxed/relaxed; d=${domain};`,
          ` s=${selector}; t=${Math.floor(now() / 1000)};`,
          ` h=${foldNames(names)};`,
          ` bh=`,
        ].join('\r\n'),
      )
      return async codes => {
        const [bodyHash, signedFields] = [hashOf(codes), fillText(data, codes)]
        return Promise.all(
          keys.map(async (key, at) => {
            const field = `${before[at]}${bodyHash};\r\n b=`
            return Buffer.from(
              `${field}${foldBase64(await signData(key, signedFields + canonicalField(field)))}\r\n`,
              'latin1',
            )
          }),
        )
      }
    },
  }
}
