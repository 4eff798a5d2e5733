import type { Identity } from '#runtime/identity.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerParts } from '../handlers.ts'
import { identityOf, type Incoming } from '../incoming.ts'

/**
 * On whose behalf a mail acts: whoever is shown to have sent it. Where nobody had confirmed the address of their account yet,
 * this mail does.
 */
export async function actorOf(incoming: Incoming, { road }: Pick<HandlerParts, 'road'>): Promise<Identity | null> {
  const identity = identityOf(incoming)
  if (identity?.account.status !== 'user_status_notconfirmed') return identity
  const { email, name: full_name } = incoming.sender
  await mailCalls(road, null).arrivebymail({ email, full_name })
  return { ...identity, account: { ...identity.account, status: 'user_status_confirmed' } }
}
