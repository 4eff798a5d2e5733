import { randomBytes } from 'node:crypto'

/**
 * A secret as it stands in a page: another text each time, so that the length of a compressed page, which also holds what
 * somebody else wrote, tells nothing of it.
 */
export function mask(secret: string): string {
  const bytes = Buffer.from(secret)
  const noise = randomBytes(bytes.length)
  return Buffer.concat([noise, xor(bytes, noise)]).toString('base64url')
}

/** What was masked; of anything else, some text that is no secret. */
export function unmask(masked: unknown): string {
  if (typeof masked !== 'string') return ''
  const bytes = Buffer.from(masked, 'base64url')
  const half = bytes.length >> 1
  return xor(bytes.subarray(half), bytes.subarray(0, half)).toString()
}

const xor = (bytes: Uint8Array, noise: Uint8Array): Buffer => Buffer.from(bytes.map((byte, at) => byte ^ noise[at]!))
