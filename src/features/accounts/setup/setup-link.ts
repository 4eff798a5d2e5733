import { timingSafeEqual } from 'node:crypto'
import type { FailContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { hashSecret, newSecret } from '../auth/secrets.ts'
import { administratorExists, replaceSetupLink, usableSetupLink } from './store.ts'

export const setupLinkHours = 24

/** Creates a setup link, replacing any other; null if there is an administrator already. */
export async function createSetupLink(tx: Tx, url: string): Promise<string | null> {
  if ((await administratorExists.one(tx)).found) return null
  const token = newSecret()
  await replaceSetupLink.run(tx, { secret_hash: hashSecret(token), hours: setupLinkHours })
  return new URL(`/setup?token=${token}`, url).href
}

/** The setup link of a token; fails if the token is invalid. */
export async function findSetupLink(
  { tx, fail }: FailContext<'invalid token' | 'expired token'>,
  token: string,
): Promise<Row<'setupLink.usable'>> {
  const link = await usableSetupLink.first(tx)
  if (!link || !timingSafeEqual(link.secret_hash, hashSecret(token))) return fail('invalid token')
  return link.live ? link : fail('expired token')
}
