import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const account = `a.id, a.created, a.updated, a.email, a.full_name, a.user_name, a.timezone, a.status, a.site_admin,
  a.preferences, a.two_factor_enabled`

export const insertLogin = query(
  'identityLogin.insert',
  `insert into identity_logins (state_hash, provider, browser_hash, expires)
   values (:state_hash, :provider, :browser_hash, now() + make_interval(mins => :minutes))`,
)
/** Redeems a sign-in state; only one of several concurrent calls gets it. */
export const takeLogin = query(
  'identityLogin.take',
  `delete from identity_logins where state_hash = :state_hash and provider = :provider and browser_hash = :browser_hash and expires > now()
   returning provider`,
)

/** Serializes sign-ins of one person, so that the later one sees what the earlier one created. */
export const lockIdentity = query(
  'identity.lock',
  `select true as "done!" from (select pg_advisory_xact_lock(hashtextextended(:issuer || ' ' || :subject, 0))) as locked`,
)
/**
 * The account of a subject, or else of an address, in one statement for a consistent snapshot. `taken`: the account is
 * linked to another subject of the provider.
 */
export const accountOfIdentity = query(
  'identity.account',
  `select ${account}, known.subject = :subject as "linked?", known.subject <> :subject as "taken?"
   from accounts a left join identities known on known.account_id = a.id and known.issuer = :issuer
   where a.id in (
     select i.account_id from identities i where i.issuer = :issuer and i.subject = :subject
     union all select e.id from accounts e where lower(e.email) = lower(:email?)
   )
   order by known.subject = :subject desc nulls last limit 1 for update of a`,
)
export const insertIdentity = query(
  'identity.insert',
  `insert into identities (issuer, subject, account_id) values (:issuer, :subject, :account_id)`,
)

/** Somebody else may have registered the account: removes all credentials, and settings that would lock the owner out. */
export const claimAccount = query(
  'identity.claim',
  `update accounts a set updated = next_updated(a.updated), status = 'user_status_confirmed', password_hash = null,
     two_factor_enabled = false, two_factor_seed = null,
     preferences = a.preferences - array['allow_idpa_login', 'allow_idpb_login', 'allow_sso_login']
   where a.id = :id returning ${account}`,
)

/** Inserts nothing if a link was sent within the last hour. */
export const insertPermit = query(
  'identityPermit.insert',
  `insert into identity_permits (token_hash, account_id, provider, expires)
   select :token_hash, :account_id, :provider, now() + make_interval(hours => :hours)
   where not exists (
     select from identity_permits where account_id = :account_id and provider = :provider and created > now() - interval '1 hour'
   )
   returning provider`,
)
export const takePermit = query(
  'identityPermit.take',
  `delete from identity_permits where token_hash = :token_hash and expires > now() returning account_id, provider`,
)
export const allowProvider = query(
  'identityPermit.use',
  `update accounts set updated = next_updated(updated), preferences = preferences - :preference::text where id = :account_id`,
)

const sweepLogins = query('identityLogin.sweep', `delete from identity_logins where expires < now()`)
const sweepPermits = query('identityPermit.sweep', `delete from identity_permits where expires < now()`)

/** Deletes unfinished sign-ins and unused links. */
export async function sweepIdentityLogins(tx: Tx): Promise<void> {
  await sweepLogins.run(tx)
  await sweepPermits.run(tx)
}
