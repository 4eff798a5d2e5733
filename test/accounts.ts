import { argon2Sync } from 'node:crypto'
import type { Account, Identity } from '#runtime/calls/identity.ts'
import type { Reply, TestServer } from './servers/server.ts'
import type { SentEmail, World } from './world.ts'
import { codeAt, stepAt } from '#features/accounts/two-factor/totp.ts'

/** Helpers for account tests: people with a password, and browsers they sign in with. */

export const password = 'correct horse battery'

/** As cheap as can be: a test must not spend its time on what makes guessing slow. */
export const cheapPasswords = { memory: 8, passes: 1, parallelism: 1 }
const kind = { ...cheapPasswords, nonce: Buffer.alloc(16, 1), tagLength: 32 }
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** A password as accounts keep it. */
export function passwordOf(message: string): string {
  const tag = argon2Sync('argon2id', { message, ...kind })
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(kind.nonce)}$${base64(tag)}`
}
const kept = passwordOf(password)

/** A person with a password and, by default, a confirmed address. */
export async function makeAccount(world: World, email: string, confirmed = true): Promise<Identity> {
  const status = confirmed ? 'user_status_confirmed' : 'user_status_notconfirmed'
  const [account] = await world.sql(
    `insert into accounts (email, full_name, password_hash, status) values ($1, 'Ada Lovelace', $2, $3)
     returning id, created, updated, email, full_name, user_name, timezone, status, site_admin, preferences,
       two_factor_enabled`,
    [email, kept, status],
  )
  return { account: account as Account, how: 'key', session_id: null, csrf: null }
}

export type Browser = {
  reply: Reply
  cookie: string
  csrf: string
  token: string
  /** A call with the cookie; the csrf parameter is added. */
  call(name: string, params?: Record<string, string | number>): Promise<Reply>
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Posts a form with any headers. */
export function post(
  server: TestServer,
  name: string,
  params: Record<string, string | number>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const entries = Object.entries(params).map(([key, value]) => [key, String(value)])
  const body = new URLSearchParams(entries).toString()
  return server.ask(`/api/v1/${name}`, { method: 'POST', headers: { ...form, ...headers }, body })
}

/** Signs in over HTTPS. */
export async function signIn(
  server: TestServer,
  email: string,
  params: Record<string, string | number> = {},
  headers: Record<string, string> = {},
): Promise<Browser> {
  const reply = await post(server, 'login', { email, password, ...params }, headers)
  const { token = '', user } = reply.body as { token?: string; user?: { csrf_token: string } }
  const cookie = cookieIn(reply)
  const csrf = user?.csrf_token ?? ''
  return {
    reply,
    cookie,
    csrf,
    token,
    call: (name, given = {}) => post(server, name, { csrf, ...given }, { cookie: `__Host-folkmoot=${cookie}` }),
  }
}

/** The value of the session cookie that a reply sets; empty if it sets none or clears it. */
export function cookieIn(reply: Reply): string {
  const set = reply.headers['set-cookie']?.find(line => line.startsWith('__Host-folkmoot='))
  return /^[^=]+=([^;]*)/.exec(set ?? '')?.[1] ?? ''
}

/** The error object without constant fields. */
export function errorOf({ status, body }: Reply): { status: number; type: string; extra: string } {
  const { type, extra } = body as { type: string; extra: string }
  return { status, type, extra }
}

/** The token of the link in the last email to an address. */
export async function linkTo(world: World, recipient: string): Promise<string> {
  await world.settle()
  const emails = (await world.emails()).filter(
    sentEmail => sentEmail.recipient.toLowerCase() === recipient.toLowerCase(),
  )
  return tokenIn(emails.at(-1))
}
export const tokenIn = (sentEmail: SentEmail | undefined): string =>
  /\?token=([\w-]+)/.exec(sentEmail?.body ?? '')?.[1] ?? ''

/** Counters that would slow a test down are forgotten. */
export const resetLoginAttempts = (world: World) => world.sql('delete from rate_counts')

/** The code of an authenticator app, `later` steps from now. */
export function codeOf(secret: string, later = 0): string {
  const bits = secret
    .split('')
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g)!
  return codeAt(Buffer.from(bytes.map(byte => parseInt(byte, 2))), stepAt() + later)
}
