import { implement, type RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { isActive } from './auth/authenticate.ts'
import { clearMailTokens } from './email-links/store.ts'
import * as contract from './contract.ts'
import { endAllAccess } from './auth/end-access.ts'
import { accountByEmail, isSuspendedById, restoreAccount, suspendAccount } from './store.ts'

/** Whether an inactive account is suspended rather than deleted. */
export const isSuspended = async (tx: Tx, account: Pick<Account, 'id' | 'status'>): Promise<boolean> =>
  !isActive(account) && (await isSuspendedById.first(tx, { id: account.id }))?.suspended === true

/** Suspends an account: ends all sessions and keys, and stops emails to its memberships. False if it was suspended already. */
export async function suspend(
  call: RecordContext<'account.suspended' | 'account.session_ended' | 'account.key_revoked'>,
  account_id: number,
): Promise<boolean> {
  if ((await suspendAccount.run(call.tx, { id: account_id })) === 0) return false
  await endAllAccess(call, account_id)
  await clearMailTokens.run(call.tx, { account_id })
  call.record('account.suspended', { account_id })
  return true
}

/** Restores a suspended account. False if it is not suspended. */
export async function unsuspend({ tx, record }: RecordContext<'account.unsuspended'>, account_id: number) {
  if ((await restoreAccount.run(tx, { id: account_id })) === 0) return false
  record('account.unsuspended', { account_id })
  return true
}

export const suspendUser = implement(contract.suspendUser, async call => {
  const { tx, account, params, fail } = call
  const target = (await accountByEmail.first(tx, { email: params.email })) ?? fail('invalid email address')
  if (target.id === account.id) fail('own account')
  // A deleted account may remain only to enforce a ban.
  if (!(await suspend(call, target.id)) && !(await isSuspended(tx, target))) fail('invalid email address')
})

export const restoreUser = implement(contract.restoreUser, async call => {
  const { tx, params, fail } = call
  const account = (await accountByEmail.first(tx, { email: params.email })) ?? fail('invalid email address')
  if (!(await unsuspend(call, account.id)) && !isActive(account)) fail('invalid email address')
})
