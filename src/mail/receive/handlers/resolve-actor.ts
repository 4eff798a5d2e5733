import type { Account, Identity } from '#runtime/calls/identity.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerDeps } from '../handlers.ts'
import { identityOf, type IncomingMail } from '../incoming-mail.ts'

/**
 * The identity of the proven sender; null if not proven. The mail confirms the address of their account if it was unconfirmed.
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

/** Confirms the address of an account whose owner has proven it by mail. */
export async function confirmAccount(
  account: Account,
  full_name: string,
  { pipeline }: Pick<HandlerDeps, 'pipeline'>,
): Promise<Account> {
  if (account.status !== 'user_status_notconfirmed') return account
  await mailCalls(pipeline, null).arrivebymail({ email: account.email, full_name })
  return { ...account, status: 'user_status_confirmed' }
}
