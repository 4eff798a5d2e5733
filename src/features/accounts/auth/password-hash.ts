import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#base/semaphore.ts'
import { rateLimitError } from '#runtime/limits/rate-limiter.ts'
import type { IsCommon } from './common-passwords.ts'

const derive = promisify(argon2)
export type PasswordCost = { memory: number; passes: number; parallelism: number }
/** 19 MiB and two passes take some tens of milliseconds, and cost an attacker as much per guess. */
export const defaultPasswordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = defaultPasswordCost
/** Lowers the cost, for tests only. */
export const setPasswordCost = (given: PasswordCost): void => void (cost = given)
const tagLength = 32

// Each hash takes a CPU core and memory, so a flood of sign-ins must not use them all. Longer queues would exceed the few
// seconds that people wait.
export const maxQueued = 200
const withHashSlot = createSemaphore(2, { maxQueued, refusal: () => rateLimitError(5) })

// The same password may be entered with different code points on another keyboard.
const normalizePassword = (password: string): string => password.normalize('NFC')

const minPasswordLength = 6
export const maxPasswordLength = 1024

/** The reason why a password cannot be chosen, or null. Length is counted in code points. */
export async function passwordFault(
  password: string,
  isCommon: IsCommon,
): Promise<'invalid password' | 'common password' | null> {
  const chosen = normalizePassword(password)
  const { length } = Array.from(chosen)
  if (length < minPasswordLength || length > maxPasswordLength) return 'invalid password'
  return (await isCommon(chosen)) ? 'common password' : null
}

/** The hash of a password: argon2id with salt and cost (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await withHashSlot(() =>
    derive('argon2id', { message: normalizePassword(password), nonce, tagLength, ...cost }),
  )
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Verifies a password. Without a stored hash, it takes as long and returns false. */
export async function checkPassword(password: string, storedHash: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(storedHash ?? dummyHash())
  if (!parts) throw new Error('a kept password has a form this version does not know')
  const [, memory, passes, parallelism, nonce, tag] = parts
  const expected = Buffer.from(tag!, 'base64')
  const derived = await withHashSlot(() =>
    derive('argon2id', {
      message: normalizePassword(password),
      nonce: Buffer.from(nonce!, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  )
  return timingSafeEqual(derived, expected) && storedHash !== null
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '')
const dummyHash = (): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(tagLength))}`
