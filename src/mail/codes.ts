import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a code is for; one that was made for something else is none. */
export type CodePurpose =
  | 'bounce'
  | 'probe'
  | 'missed'
  | 'answer event'
  | 'add row'
  | 'confirm'
  | 'confirm address'
  | 'confirm message'
  | 'approve message'
  | 'reject message'
  | 'delete message'
  | 'approve member'
  | 'reject member'
  | 'invite'
  | 'footer link'
  | 'unsubscribe'

/**
 * Codes that say something and that nobody else can make: in addresses that are answered, and in links. Lower-case letters
 * and digits alone, since mail programs change the case of addresses and break lines elsewhere.
 */
export type Codes = {
  make(purpose: CodePurpose, numbers: readonly number[]): string
  /** The numbers it was made of; null where it was made for something else, by somebody else, or not at all. */
  read(purpose: CodePurpose, code: string): number[] | null
}

const version = 1
/** 80 bits: too many to try, and short enough for a local part of 64 letters. */
const sealBytes = 10
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const isCode = /^[a-z2-7]{16,200}$/

export function createCodes(key: Buffer): Codes {
  const seal = (purpose: CodePurpose, said: Buffer): Buffer =>
    createHmac('sha256', key).update(`${version}\0${purpose}\0`).update(said).digest().subarray(0, sealBytes)
  return {
    make(purpose, numbers) {
      const said = Buffer.from(numbers.flatMap(bytesOf))
      return encode(Buffer.concat([seal(purpose, said), said]))
    },
    read(purpose, code) {
      const lower = code.toLowerCase()
      if (!isCode.test(lower)) return null
      const bytes = decode(lower)
      const [sealed, said] = [bytes.subarray(0, sealBytes), bytes.subarray(sealBytes)]
      // One spelling only: bits that the last letter has too many would make others.
      if (encode(bytes) !== lower || !timingSafeEqual(sealed, seal(purpose, said))) return null
      return numbersOf(said)
    },
  }
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
      text += letters[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text
}

function decode(text: string): Buffer {
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const letter of text) {
    held = ((held << 5) | letters.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return Buffer.from(bytes)
}
