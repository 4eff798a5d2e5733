import { createHmac, timingSafeEqual } from 'node:crypto'
import { replyPurposes } from '#runtime/notifications/email-content.ts'

/** What a code is for; one that was made for something else is none. Those that most mails carry come first. */
const purposes = ['unsubscribe', 'footer link', 'bounce', ...replyPurposes] as const
export type TokenPurpose = (typeof purposes)[number]

/**
 * Codes that say something and that nobody else can make: in addresses that are answered, and in links. Lower-case letters
 * and digits alone, since mail programs change the case of addresses and break lines elsewhere.
 */
export type TokenSigner = {
  make(purpose: TokenPurpose, numbers: readonly number[]): string
  /** The numbers it was made of; null where it was made for something else, by somebody else, or not at all. */
  read(purpose: TokenPurpose, code: string): number[] | null
  /** Whether a text could be a code by its form alone. */
  looksLikeToken(code: string): boolean
  /** What a code was made for; null where it was made by nobody here. */
  purposeOf(code: string): TokenPurpose | null
}

const version = 1
/** 80 bits: too many to try, and short enough for a local part of 64 letters. */
const signatureBytes = 10
const tokenAlphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const tokenPattern = /^[a-z2-7]{16,200}$/
/** No code says more than that: what does is not worth looking at its seal. */
const maxNumbers = 6

export function createTokenSigner(key: Buffer): TokenSigner {
  const seal = (purpose: TokenPurpose, said: Buffer): Buffer =>
    createHmac('sha256', key).update(`${version}\0${purpose}\0`).update(said).digest().subarray(0, signatureBytes)
  const read: TokenSigner['read'] = (purpose, code) => {
    const parts = splitToken(code)
    return parts && timingSafeEqual(parts.sealed, seal(purpose, parts.said)) ? numbersOf(parts.said) : null
  }
  return {
    make(purpose, numbers) {
      const said = Buffer.from(numbers.flatMap(bytesOf))
      return encode(Buffer.concat([seal(purpose, said), said]))
    },
    read,
    looksLikeToken(code) {
      const parts = splitToken(code)
      // The last byte of a number is the one whose highest bit is not set.
      return parts !== null && (parts.said.at(-1) ?? 255) < 128 && numbersOf(parts.said).length <= maxNumbers
    },
    purposeOf: code => purposes.find(purpose => read(purpose, code) !== null) ?? null,
  }
}

/** The seal of a code and what it says; null where it is spelled as none. */
function splitToken(code: string): { sealed: Buffer; said: Buffer } | null {
  const lower = code.toLowerCase()
  if (!tokenPattern.test(lower)) return null
  const bytes = decode(lower)
  // One spelling only: bits that the last letter has too many would make others.
  return encode(bytes) === lower
    ? { sealed: bytes.subarray(0, signatureBytes), said: bytes.subarray(signatureBytes) }
    : null
}

/** Seven bits a byte, the lowest first: small numbers are short. */
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
  let [text, bits, held] = ['', 0, 0]
  for (const byte of bytes) {
    held = (held % 32) * 256 + byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += tokenAlphabet[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + tokenAlphabet[(held << (5 - bits)) & 31] : text
}

function decode(text: string): Buffer {
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const letter of text) {
    held = ((held << 5) | tokenAlphabet.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return Buffer.from(bytes)
}
