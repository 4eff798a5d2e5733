import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import { takeOverAccount } from '../idp/person.ts'
import { nameOf } from '../profile/names.ts'
import { accountByEmail, insertAccount } from '../store.ts'

type ResolveOwnerCall = RecordContext<
  'account.registered' | 'account.confirmed' | 'account.session_ended' | 'account.key_revoked'
>

// Some programs use the address as the name, which must not become public.
const nameIn = (text: string): string => (text.includes('@') ? '' : (nameOf(text) ?? ''))

/**
 * The account of a person whose address was verified by email. A new account has no password; an email lets its owner
 * choose one. Null if the account was closed.
 */
export async function ownerOfAddress(
  call: ResolveOwnerCall,
  { email, full_name }: { email: string; full_name: string },
): Promise<Account | null> {
  const { tx, record } = call
  const created = await insertAccount.first(tx, {
    email,
    full_name: nameIn(full_name),
    password_hash: null,
    status: 'user_status_confirmed',
    site_admin: false,
  })
  if (created) {
    record('account.registered', { account_id: created.id, email: created.email, by_mail: true })
    return created
  }
  const account = await accountByEmail.one(tx, { email })
  if (account.status === 'user_status_inactive') return null
  return account.status === 'user_status_notconfirmed' ? takeOverAccount(call, account.id) : account
}
