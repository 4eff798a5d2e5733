import { randomBytes } from 'node:crypto'

/**
 * Masks a secret in a page differently each time, so that the length of the compressed page does not reveal it
 * (BREACH).
 */
export function mask(secret: string): string {
  const bytes = Buffer.from(secret)
  const noise = randomBytes(bytes.length)
  return Buffer.concat([noise, xor(bytes, noise)]).toString('base64url')
}

/** The unmasked secret; for invalid input, some text that matches no secret. */
export function unmask(masked: unknown): string {
  if (typeof masked !== 'string') return ''
  const bytes = Buffer.from(masked, 'base64url')
  const half = bytes.length >> 1
  return xor(bytes.subarray(half), bytes.subarray(0, half)).toString()
}

const xor = (bytes: Uint8Array, noise: Uint8Array): Buffer => Buffer.from(bytes.map((byte, at) => byte ^ noise[at]!))
