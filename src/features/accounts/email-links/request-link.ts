import { parseAddress } from '#contract/address.ts'
import type { HandlerLimits } from '#runtime/calls/handler.ts'
import type { KnownBrowser } from '#runtime/calls/identity.ts'
import { callerKey, consumeQuota } from '#runtime/limits/rate-limiter.ts'
import type { Tx } from '#storage/database.ts'
import type { Purpose } from './tokens.ts'

type LinkRequest = {
  tx: Tx
  address: string
  knownBrowsers: readonly KnownBrowser[]
  account: { id: number } | null
  limits: HandlerLimits
}

/**
 * The normalized address of a link request, or null if invalid. Requests are limited whether the address has an account or
 * not, so that nobody can flood mailboxes. They are counted per purpose, so that others cannot exhaust the owner's quota:
 * whoever has used it up has received a link. docs/decisions/0010
 */
export async function addressWithinQuota(
  { tx, address, knownBrowsers, account, limits }: LinkRequest,
  text: string,
  purpose: Purpose,
): Promise<string | null> {
  const email = parseAddress(text.trim())
  if (email === null) return null
  if (address) await consumeQuota(tx, `mail-asked-from:${callerKey({ address, knownBrowsers })}`, limits.emailsFrom)
  if (account) await consumeQuota(tx, `mail-asked-by:${account.id}`, limits.addressChanges)
  await consumeQuota(tx, `mail-asked:${purpose}:${email.toLowerCase()}`, limits.emailsTo)
  return email
}
