import { parseAddress } from '#contract/address.ts'
import type { ARRIVAL_FACTS } from '#contract/credentials.ts'
import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { clearMailTokens } from '../email-links/store.ts'
import { endAllAccess } from '../auth/end-access.ts'
import { insertAccount } from '../store.ts'
import { clearCodes } from '../two-factor/store.ts'
import type { Profile } from './profile.ts'
import type { Provider } from './providers.ts'
import { accountOfIdentity, claimAccount, lockIdentity, insertIdentity } from './store.ts'

export type Person = {
  account: Account
  /** The account is already linked to this identity. */
  linked: boolean
  /** The account was just created. */
  made: boolean
}

/**
 * Finds the account of a provider's profile; null for a new person. Identified by issuer and subject. The address is only
 * used the first time, if the provider has verified it and it matches exactly, because providers differ in which addresses
 * they treat as one mailbox.
 */
export async function findPerson(
  { tx, fail }: FailContext<'invalid email address'>,
  profile: Profile,
): Promise<Person | null> {
  const { issuer, subject, email } = profile
  const row = await accountOfIdentity.first(tx, { issuer, subject, email })
  if (row?.linked) return personOf(row)
  if (email === null) fail('invalid email address')
  if (!row) return null
  if (row.taken || parseAddress(row.email) !== email) fail('invalid email address')
  return personOf(row)
}

function personOf(row: Row<'identity.account'>): Person {
  const { linked, taken: _, ...account } = row
  return { account, linked: linked === true, made: false }
}

/** The account's address was never confirmed, and its owner has now signed in (docs/decisions/0012). */
export const isUnclaimed = ({ account, linked }: Person): boolean =>
  !linked && account.status === 'user_status_notconfirmed'

type LinkCall = RecordContext<(typeof ARRIVAL_FACTS)[number] | 'account.identity_linked'>

/** Creates an account for a new person; null if the address was registered meanwhile. */
export async function registerPerson(call: LinkCall, { email, full_name }: Profile): Promise<Person | null> {
  const account = await insertAccount.first(call.tx, {
    email: email!,
    full_name,
    password_hash: null,
    status: 'user_status_confirmed',
    site_admin: false,
  })
  if (!account) return null
  call.record('account.registered', { account_id: account.id, email: account.email })
  return { account, linked: false, made: true }
}

/** Links the account to the issuer and subject. */
export async function linkPerson(
  call: LinkCall,
  provider: Provider,
  profile: Profile,
  person: Person,
): Promise<Account> {
  if (person.linked) return person.account
  const account = await settleAccount(call, person)
  await insertIdentity.run(call.tx, { issuer: profile.issuer, subject: profile.subject, account_id: account.id })
  const { name, displayName } = provider
  const about = { account_id: account.id, provider: name, provider_name: displayName }
  call.record('account.identity_linked', { ...about, new_account: person.made })
  return account
}

/** Locks the identity, so that the second of two concurrent sign-ins finds what the first one created. */
export async function lockPerson(tx: Tx, { issuer, subject }: Profile): Promise<void> {
  await lockIdentity.one(tx, { issuer, subject })
}

const settleAccount = async (call: LinkCall, person: Person): Promise<Account> =>
  isUnclaimed(person) ? takeOverAccount(call, person.account.id) : person.account

/**
 * Gives an unconfirmed account to the owner of its address. Somebody else may have registered it, so all its credentials
 * are removed.
 */
export async function takeOverAccount(
  call: RecordContext<'account.confirmed' | 'account.session_ended' | 'account.key_revoked'>,
  account_id: number,
): Promise<Account> {
  const { tx, record } = call
  await endAllAccess(call, account_id)
  await clearMailTokens.run(tx, { account_id })
  await clearCodes.run(tx, { account_id })
  record('account.confirmed', { account_id })
  return claimAccount.one(tx, { id: account_id })
}
