import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#base/semaphore.ts'
import { rateLimitError } from '#runtime/limits/rate-limiter.ts'
import type { IsCommon } from './common-passwords.ts'

const derive = promisify(argon2)
export type PasswordCost = { memory: number; passes: number; parallelism: number }
/** 19 MiB and two passes: some tens of milliseconds, and what an attacker must spend on every guess. */
export const defaultPasswordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = defaultPasswordCost
/** For tests alone: nobody guesses the passwords of their people, and they keep thousands. */
export const setPasswordCost = (given: PasswordCost): void => void (cost = given)
const tagLength = 32

// Each takes a processor core and its memory for a moment: a flood of log-ins must not take them all. Who waits longer than a
// few seconds has given up, so no more are let in than that.
export const maxQueued = 200
const withHashSlot = createSemaphore(2, { maxQueued, refusal: () => rateLimitError(5) })

// The same password typed on another keyboard may come as other code points.
const normalizePassword = (password: string): string => password.normalize('NFC')

const minPasswordLength = 6
export const maxPasswordLength = 1024

/** Why a password cannot be chosen, or null if it can. Length is counted in letters, not in halves of them. */
export async function passwordFault(
  password: string,
  isCommon: IsCommon,
): Promise<'invalid password' | 'common password' | null> {
  const chosen = normalizePassword(password)
  const { length } = Array.from(chosen)
  if (length < minPasswordLength || length > maxPasswordLength) return 'invalid password'
  return (await isCommon(chosen)) ? 'common password' : null
}

/** The password in the form it is kept: argon2id, with its salt and cost (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await withHashSlot(() =>
    derive('argon2id', { message: normalizePassword(password), nonce, tagLength, ...cost }),
  )
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Whether the password is the one. Without a kept one it takes just as long, and is no. */
export async function checkPassword(password: string, kept: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept ?? dummyHash())
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
  return timingSafeEqual(derived, expected) && kept !== null
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '')
const dummyHash = (): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(tagLength))}`
