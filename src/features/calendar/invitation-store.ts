import { query } from '#storage/query.ts'
import { getsEmail } from '../members/index.ts'

/** Records that all members of a group, or one of them, are invited to an event or a series. */
export const addInvitations = query(
  'invitation.add',
  `insert into event_invitations (group_id, member_id, event_id, series_id)
   select m.group_id, m.id, :event_id?, :series_id? from members m
   where m.group_id = :group_id and (:member_id?::bigint is null or m.id = :member_id) and ${getsEmail}
   on conflict do nothing`,
)
/** Copies invitations of an event or series to a new series. */
export const copyInvitations = query(
  'invitation.copy',
  `insert into event_invitations (group_id, member_id, series_id)
   select group_id, member_id, :to_series_id from event_invitations
   where event_id = :event_id?::bigint or series_id = :series_id?::bigint
   on conflict do nothing`,
)
/** Invited accounts that receive email. */
export const invitedAccounts = query(
  'invitation.accounts',
  `select distinct a.id as account_id, a.email from event_invitations i
   join members m on m.id = i.member_id join accounts a on a.id = m.account_id
   where (i.event_id = any(:ids::bigint[]) or i.series_id = any(:series_ids::bigint[])) and ${getsEmail} order by a.id`,
)
