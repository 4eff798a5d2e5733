import { createHash, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { AuthenticationSummary } from '#features/archives/index.ts'
import { fillText, type Piece, type TextPiece } from '../member-copy/template.ts'
import { bodyHasher, canonicalField, canonicalFields, headAndBody } from './canonical.ts'

/** A key under whose name mail goes out. */
export type SigningKey = { algorithm: 'rsa-sha256' | 'ed25519-sha256'; selector: string; key: KeyObject }

/** Signs the copies of one mail: given the codes of a copy, the fields that go before it. */
export type SignCopy = (codes: readonly string[]) => Promise<Buffer[]>
/** Opens the copies of one mail to be signed; what they share is looked at once. */
export type Signer = {
  open: (pieces: readonly Piece[]) => SignCopy
  /** The same for a mail that came in with these fields, vouching for what was found of it then. */
  vouching?: (arrival: AuthenticationSummary, fields: readonly string[]) => Signer
}

/** Nobody signs. */
export const noSigner: Signer = { open: () => async () => [] }

/** What a signature covers, as far as a mail has it: all that a reader or a program acts on. */
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
/** What nobody may add a second time on the way: RFC 6376, section 8.15. */
const oversignedHeaders = ['from', 'reply-to', 'to', 'cc', 'subject', 'date', 'message-id']

const signInThread = promisify(sign)

export async function signData({ algorithm, key }: SigningKey, data: string): Promise<string> {
  const bytes = Buffer.from(data, 'latin1')
  // RFC 8463, section 3: what is signed is the hash. It takes no longer than handing it to a thread.
  if (algorithm === 'ed25519-sha256')
    return sign(null, createHash('sha256').update(bytes).digest(), key).toString('base64')
  // Of all that a copy costs this is the most: the others of this process do not wait for it.
  return (await signInThread('sha256', bytes, key)).toString('base64')
}

/** Long values in lines, where programs do not mind them. */
export const foldBase64 = (text: string): string => text.replace(/.{72}(?=.)/g, '$&\r\n ')

/** The fields of a mail that are signed: their names, and what they say. */
export function coveredFields(head: readonly Piece[]): { names: string; data: TextPiece[] } {
  const fields = canonicalFields(head)
  const present = signedHeaders.filter(name => fields.has(name))
  return {
    names: [...present, ...oversignedHeaders].join(':'),
    data: present.flatMap(name => [...fields.get(name)!, '\r\n']),
  }
}

/** Names in lines. */
export const foldNames = (names: string): string => names.replace(/(.{50,66}:)/g, '$1\r\n  ')

/** Signs in the name of a domain, once with each of its keys. */
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
        const [bodyHash, said] = [hashOf(codes), fillText(data, codes)]
        return Promise.all(
          keys.map(async (key, at) => {
            const field = `${before[at]}${bodyHash};\r\n b=`
            return Buffer.from(`${field}${foldBase64(await signData(key, said + canonicalField(field)))}\r\n`, 'latin1')
          }),
        )
      }
    },
  }
}
