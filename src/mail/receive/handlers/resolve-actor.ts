import type { Account, Identity } from '#runtime/calls/identity.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerDeps } from '../handlers.ts'
import { identityOf, type IncomingMail } from '../incoming-mail.ts'

/**
 * On whose behalf a mail acts: whoever is shown to have sent it. Where nobody had confirmed the address of their account yet,
 * this mail does.
 */
export async function resolveActor(
  incoming: IncomingMail,
  { pipeline }: Pick<HandlerDeps, 'pipeline'>,
): Promise<Identity | null> {
  const identity = identityOf(incoming)
  return (
    identity && { ...identity, account: await confirmAccount(identity.account, incoming.sender.name, { pipeline }) }
  )
}

/** An account whose owner has shown by mail that its address is theirs. */
export async function confirmAccount(
  account: Account,
  full_name: string,
  { pipeline }: Pick<HandlerDeps, 'pipeline'>,
): Promise<Account> {
  if (account.status !== 'user_status_notconfirmed') return account
  await mailCalls(pipeline, null).arrivebymail({ email: account.email, full_name })
  return { ...account, status: 'user_status_confirmed' }
}
