import { createHmac } from 'node:crypto'

/** Time step and number of digits, as authenticator apps expect. */
const stepSeconds = 30
const digits = 6

/** The time step of a moment (RFC 6238, section 4). */
export const stepAt = (now = Date.now()): number => Math.floor(now / 1000 / stepSeconds)

/** The code of a step (RFC 4226, section 5.3). */
export function codeAt(seed: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', seed).update(counter).digest()
  const offset = mac.at(-1)! & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step of a code: the current one or a neighbour, because clocks differ; null if it matches none. */
export function stepOf(seed: Buffer, code: number, now = Date.now()): number | null {
  const present = stepAt(now)
  const steps = [present - 1, present, present + 1].filter(step => Number(codeAt(seed, step)) === code)
  return steps.at(-1) ?? null
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding, for seeds and recovery codes. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => alphabet[parseInt(five.padEnd(5, '0'), 2)]!).join('')
}
