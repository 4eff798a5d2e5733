import type { FactData } from '#contract/facts.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { hashPassword } from './auth/password-hash.ts'
import { insertAccount } from './store.ts'

export type NewAccount = { email: string; full_name: string; password: string; confirmed: boolean; site_admin: boolean }

/** Creates an account; null if the address already has one. */
export async function addAccount(
  call: { tx: Tx; record(name: 'account.registered', data: FactData['account.registered']): void },
  { email, full_name, password, confirmed, site_admin }: NewAccount,
): Promise<Account | null> {
  const status = confirmed ? 'user_status_confirmed' : 'user_status_notconfirmed'
  const account = await insertAccount.first(call.tx, {
    email,
    full_name,
    password_hash: await hashPassword(password),
    status,
    site_admin,
  })
  if (account) call.record('account.registered', { account_id: account.id, email })
  return account ?? null
}
