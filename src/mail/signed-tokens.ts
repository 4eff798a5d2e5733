import { createHmac, timingSafeEqual } from 'node:crypto'
import { replyPurposes } from '#runtime/notifications/email-content.ts'

/** The purposes of tokens; a token is valid for one purpose only. The most frequent ones come first. */
const purposes = ['unsubscribe', 'footer link', 'bounce', ...replyPurposes] as const
export type TokenPurpose = (typeof purposes)[number]

/**
 * Signed tokens that carry numbers, used in reply addresses and links. They contain only lower-case letters and digits, since
 * mail clients change the case of addresses and break lines at other characters.
 */
export type TokenSigner = {
  make(purpose: TokenPurpose, numbers: readonly number[]): string
  /** The numbers in a token; null if the token is invalid or was made for another purpose. */
  read(purpose: TokenPurpose, code: string): number[] | null
  /** Whether a text has the form of a token. */
  looksLikeToken(code: string): boolean
  /** The purpose of a token; null if it is invalid. */
  purposeOf(code: string): TokenPurpose | null
}

const version = 1
/** 80 bits: too many to guess, and short enough for a local part of 64 characters. */
const signatureBytes = 10
const tokenAlphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const tokenPattern = /^[a-z2-7]{16,200}$/
/** Tokens with more numbers are rejected without checking the signature. */
const maxNumbers = 6

export function createTokenSigner(key: Buffer): TokenSigner {
  const signatureOf = (purpose: TokenPurpose, payload: Buffer): Buffer =>
    createHmac('sha256', key).update(`${version}\0${purpose}\0`).update(payload).digest().subarray(0, signatureBytes)
  const read: TokenSigner['read'] = (purpose, code) => {
    const parts = splitToken(code)
    return parts && timingSafeEqual(parts.signature, signatureOf(purpose, parts.payload))
      ? numbersOf(parts.payload)
      : null
  }
  return {
    make(purpose, numbers) {
      const payload = Buffer.from(numbers.flatMap(bytesOf))
      return encode(Buffer.concat([signatureOf(purpose, payload), payload]))
    },
    read,
    looksLikeToken(code) {
      const parts = splitToken(code)
      // The last byte of a number has its highest bit clear.
      return parts !== null && (parts.payload.at(-1) ?? 255) < 128 && numbersOf(parts.payload).length <= maxNumbers
    },
    purposeOf: code => purposes.find(purpose => read(purpose, code) !== null) ?? null,
  }
}

/** Splits a token into signature and payload; null if it is malformed. */
function splitToken(code: string): { signature: Buffer; payload: Buffer } | null {
  const lower = code.toLowerCase()
  if (!tokenPattern.test(lower)) return null
  const bytes = decode(lower)
  // Unused bits of the last character must be zero, so that each token has one spelling.
  return encode(bytes) === lower
    ? { signature: bytes.subarray(0, signatureBytes), payload: bytes.subarray(signatureBytes) }
    : null
}

/** Encodes a number in 7-bit groups, lowest first (LEB128). */
function bytesOf(number: number): number[] {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError('a code holds whole numbers from 0 on')
  const bytes: number[] = []
  let rest = number
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

function numbersOf(bytes: Buffer): number[] {
  const numbers: number[] = []
  let [number, weight] = [0, 1]
  for (const byte of bytes) {
    number += (byte % 128) * weight
    weight *= 128
    if (byte >= 128) continue
    numbers.push(number)
    ;[number, weight] = [0, 1]
  }
  return numbers
}

// Base 32 of RFC 4648, in lower case and without padding.
function encode(bytes: Buffer): string {
  let [text, bits, buffered] = ['', 0, 0]
  for (const byte of bytes) {
    buffered = (buffered % 32) * 256 + byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += tokenAlphabet[(buffered >> bits) & 31]
    }
    buffered &= (1 << bits) - 1
  }
  return bits > 0 ? text + tokenAlphabet[(buffered << (5 - bits)) & 31] : text
}

function decode(text: string): Buffer {
  const bytes: number[] = []
  let [bits, buffered] = [0, 0]
  for (const letter of text) {
    buffered = ((buffered << 5) | tokenAlphabet.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((buffered >> bits) & 255)
  }
  return Buffer.from(bytes)
}
