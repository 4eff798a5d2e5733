import { query } from '#storage/query.ts'

export const insertMailToken = query(
  'mailToken.insert',
  `insert into mail_tokens (account_id, purpose, email, expires, password_hash, full_name)
   values (:account_id, :purpose, :email, now() + make_interval(hours => :hours), :password_hash?, :full_name?) returning id`,
)
/** Takes one statement and the same work whether the address has an account or not. */
export const insertLinkRequest = query(
  'mailToken.ask',
  `insert into mail_tokens (account_id, purpose, email, expires)
   select a.id, :purpose, a.email, now() + make_interval(hours => :hours) from accounts a
   where lower(a.email) = lower(:email) and a.status = any(:statuses::text[]) returning id, account_id`,
)
/** Sets the secret of a token once, so that processing a fact again doesn't invalidate the link in the first email. */
export const activateMailToken = query(
  'mailToken.arm',
  `update mail_tokens t set secret_hash = :secret_hash from accounts a
   where t.id = :id and t.secret_hash is null and t.expires > now() and a.id = t.account_id
   returning t.email, t.purpose, a.id as account_id, coalesce(t.full_name, a.full_name) as "full_name!"`,
)
export const peekMailToken = query(
  'mailToken.peek',
  `select expires > now() as "live!" from mail_tokens where secret_hash = :secret_hash and purpose = any(:purposes::text[])`,
)
/** The password belonging to a link, if the address was registered more than once before it was confirmed. */
export const contestedToken = query(
  'mailToken.contested',
  `select coalesce(t.password_hash, a.password_hash) as "password_hash?", a.email
   from mail_tokens t join accounts a on a.id = t.account_id
   where t.secret_hash = :secret_hash and t.purpose = 'confirm' and a.status = 'user_status_notconfirmed'
     and exists (select from mail_tokens o where o.account_id = a.id and o.password_hash is not null)`,
)
/** Whether that is so for an account. */
export const contestedAccount = query(
  'mailToken.contestedAccount',
  `select exists (select from mail_tokens o join accounts a on a.id = o.account_id
     where o.account_id = :account_id and o.password_hash is not null and a.status = 'user_status_notconfirmed') as "contested!"`,
)
const tokenColumns = `t.account_id, t.purpose, t.email, t.password_hash, t.full_name, t.expires > now() as "live!",
  a.email as account_email, a.status`
/** Redeems a token; only one of several concurrent calls gets the row. */
export const takeMailToken = query(
  'mailToken.take',
  `delete from mail_tokens t using accounts a
   where t.secret_hash = :secret_hash and t.purpose = any(:purposes::text[]) and a.id = t.account_id and a.status <> 'user_status_inactive'
   returning ${tokenColumns}`,
)
/** Redeems a token whose email was answered. Passwords cannot be reset that way. */
export const takeMailTokenById = query(
  'mailToken.takeById',
  `delete from mail_tokens t using accounts a
   where t.id = :id and t.account_id = :account_id and t.purpose in ('confirm', 'change_email') and t.secret_hash is not null
     and a.id = t.account_id and a.status <> 'user_status_inactive'
   returning ${tokenColumns}`,
)
export const clearMailTokens = query('mailToken.clear', `delete from mail_tokens where account_id = :account_id`)
export const sweepMailTokens = query('mailToken.sweep', `delete from mail_tokens where expires < now()`)
