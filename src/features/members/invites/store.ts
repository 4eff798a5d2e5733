import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

const maxResends = 3
const invite = `i.id, i.created, i.expires, i.group_id, i.account_id, i.email, i.full_name, i.subject, i.message, i.last_sent,
  i.resends >= ${maxResends} as "is_worn_out!", i.last_sent > now() - interval '1 day' as "is_recent!"`
const isOpenGroup = `exists (select from groups g where g.id = i.group_id and g.suspended is null)`
export const lapseInvites = query(
  'invite.lapse',
  `update invites set state = 'cancelled', token_hash = null
   where group_id = :group_id and lower(email) = any(:emails::text[]) and state = 'open' and expires <= now()`,
)
export const insertInvites = query(
  'invite.insert',
  `insert into invites as i (group_id, account_id, subject, message, email, full_name)
   select :group_id, :account_id, :subject, :message, email, full_name from unnest(:emails::text[], :names::text[]) as t(email, full_name)
   on conflict (group_id, lower(email)) where state = 'open' do nothing returning ${invite}`,
)
export const countInvites = query(
  'invite.count',
  `select count(*)::int as "count!" from invites where group_id = :group_id and state = 'open' and expires > now()`,
)
export const invitePages = keysetFamily(
  'invite.page',
  'i.id',
  { created: 'i.id' },
  ({ afterCondition, order }) => `select ${invite} from invites i
      where i.group_id = :group_id and i.state = 'open' and i.expires > now() and ${afterCondition} order by ${order} limit :count`,
)
/** An open invitation, locked. */
export const lockOpen = query(
  'invite.lock',
  `select ${invite} from invites i where i.group_id = :group_id and i.id = :id and i.state = 'open' and i.expires > now() for update`,
)
/** Old invitations are deleted by their age, so they end before. */
export const resendOpen = query(
  'invite.resend',
  `update invites i set resends = resends + 1, last_sent = now(),
     expires = least(now() + interval '14 days', i.created + interval '27 days')
   where i.group_id = :group_id and i.id = :id`,
)
export const cancelOpen = query(
  'invite.cancel',
  `update invites i set state = 'cancelled', token_hash = null
   where i.group_id = :group_id and i.id = :id and i.state = 'open' returning ${invite}`,
)
/** An open invitation, and who sent it. */
export const findOpen = query(
  'invite.find',
  `select i.group_id, i.email, coalesce(a.full_name, '') as "full_name!" from invites i left join accounts a on a.id = i.account_id
   where i.token_hash = :token_hash and i.state = 'open' and i.expires > now() and ${isOpenGroup}`,
)
/** Accepts an invitation; of concurrent attempts one succeeds. */
export const acceptOpen = query(
  'invite.accept',
  `update invites i set state = 'accepted', token_hash = null
   where i.token_hash = :token_hash and i.state = 'open' and i.expires > now() and lower(i.email) = lower(:email) and ${isOpenGroup} returning ${invite}`,
)
/** The same by the confirmed owner of the address. */
export const acceptMine = query(
  'invite.acceptMine',
  `update invites i set state = 'accepted', token_hash = null
   where lower(i.email) = lower(:email) and i.id = :id and i.state = 'open' and i.expires > now() returning ${invite}`,
)
/** As a part of a statement: invitations to an address that can be accepted. */
export const openInvites = `from invites i left join accounts a on a.id = i.account_id
   where lower(i.email) = lower(:email) and i.state = 'open' and i.expires > now()
     and not exists (select from members m where m.group_id = i.group_id and m.account_id = :account_id and m.status <> 'sub_status_pending')`
/** The newest first. */
export const invitesTo = query(
  'invite.to',
  `select i.id, i.created, i.expires, i.group_id, coalesce(a.full_name, '') as "full_name!" ${openInvites}
   order by i.created desc limit 50`,
)
/** The same by a reply to its email. One already accepted is returned unchanged. */
export const acceptOpenById = query(
  'invite.acceptById',
  `with found as (select state from invites where group_id = :group_id and id = :id for update)
   update invites i set state = 'accepted', token_hash = null from found
   where i.group_id = :group_id and i.id = :id and (found.state = 'accepted' or (found.state = 'open' and i.expires > now()))
   returning ${invite}, found.state = 'accepted' as "was_accepted!"`,
)
/** The secret in the email is good from now on. No row: the invitation is over already. */
export const setToken = query(
  'invite.setToken',
  `update invites i set token_hash = :token_hash where i.group_id = :group_id and i.id = :id and i.state = 'open'
   returning ${invite}, (select full_name from accounts where id = i.account_id) as "by?"`,
)
export const sweepInvites = query('invite.sweep', `delete from invites where created < now() - interval '28 days'`)
