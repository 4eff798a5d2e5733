import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { clearMailTokens } from './email-links/store.ts'
import { isActive } from './auth/authenticate.ts'
import { endAllAccess } from './auth/end-access.ts'
import { hashPassword } from './auth/password-hash.ts'
import { accountByEmail, setEmail, setPassword, setSiteAdmin } from './store.ts'
import { isSuspended } from './suspend.ts'
import { resetAllAttempts } from './auth/login-throttle.ts'

// Operator commands that act on accounts without a password or a confirmation email.

/** The account of an address; null for a deleted account, of which only the address may be left. */
export async function findAccount(tx: Tx, email: string): Promise<Account | null> {
  const account = await accountByEmail.first(tx, { email })
  return account && (isActive(account) || (await isSuspended(tx, account))) ? account : null
}

/** Sets a new password. As after a reset by email, all sessions and keys end. */
export async function assignPassword(
  call: RecordContext<'account.password_changed' | 'account.session_ended' | 'account.key_revoked'>,
  { id, email }: Account,
  password: string,
): Promise<void> {
  await setPassword.run(call.tx, { id, password_hash: await hashPassword(password) })
  await endAllAccess(call, id)
  await clearMailTokens.run(call.tx, { account_id: id })
  await resetAllAttempts(call.tx, email)
  call.record('account.password_changed', { account_id: id })
}

/** Changes the address, which counts as confirmed; false if it already has an account. */
export async function moveAccount(
  { tx, record }: RecordContext<'account.email_changed'>,
  { id, email: old_email }: Pick<Account, 'id' | 'email'>,
  email: string,
): Promise<boolean> {
  if ((await setEmail.run(tx, { id, email })) === 0) return false
  await clearMailTokens.run(tx, { account_id: id })
  record('account.email_changed', { account_id: id, old_email, email })
  return true
}

/** Grants or revokes site administration; false if nothing changed. */
export async function setAdministrator(
  { tx, record }: RecordContext<'account.admin_changed'>,
  account_id: number,
  site_admin: boolean,
): Promise<boolean> {
  if ((await setSiteAdmin.run(tx, { id: account_id, site_admin })) === 0) return false
  record('account.admin_changed', { account_id, site_admin })
  return true
}
