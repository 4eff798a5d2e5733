import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import { takeOverAccount } from '../idp/person.ts'
import { nameOf } from '../profile/names.ts'
import { accountByEmail, insertAccount } from '../store.ts'

type ResolveOwnerCall = RecordContext<
  'account.registered' | 'account.confirmed' | 'account.session_ended' | 'account.key_revoked'
>

// A program that has no name to show shows the address, which is not everybody's to see.
const nameIn = (text: string): string => (text.includes('@') ? '' : (nameOf(text) ?? ''))

/**
 * The account of somebody who has shown by mail that an address is theirs. One that is new has no password: an email lets
 * its owner choose one. Null: the account was closed.
 */
export async function ownerOfAddress(
  call: ResolveOwnerCall,
  { email, full_name }: { email: string; full_name: string },
): Promise<Account | null> {
  const { tx, record } = call
  const made = await insertAccount.first(tx, {
    email,
    full_name: nameIn(full_name),
    password_hash: null,
    status: 'user_status_confirmed',
    site_admin: false,
  })
  if (made) {
    record('account.registered', { account_id: made.id, email: made.email, by_mail: true })
    return made
  }
  const account = await accountByEmail.one(tx, { email })
  if (account.status === 'user_status_inactive') return null
  return account.status === 'user_status_notconfirmed' ? takeOverAccount(call, account.id) : account
}
