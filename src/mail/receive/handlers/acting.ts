import type { Account, Identity } from '#runtime/identity.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerParts } from '../handlers.ts'
import { identityOf, type Incoming } from '../incoming.ts'

/**
 * On whose behalf a mail acts: whoever is shown to have sent it. Where nobody had confirmed the address of their account yet,
 * this mail does.
 */
export async function actorOf(incoming: Incoming, { road }: Pick<HandlerParts, 'road'>): Promise<Identity | null> {
  const identity = identityOf(incoming)
  return identity && { ...identity, account: await confirmedBy(identity.account, incoming.sender.name, { road }) }
}

/** An account whose owner has shown by mail that its address is theirs. */
export async function confirmedBy(
  account: Account,
  full_name: string,
  { road }: Pick<HandlerParts, 'road'>,
): Promise<Account> {
  if (account.status !== 'user_status_notconfirmed') return account
  await mailCalls(road, null).arrivebymail({ email: account.email, full_name })
  return { ...account, status: 'user_status_confirmed' }
}
