import { query } from '#storage/query.ts'
import { joined, member } from '../store.ts'

/** Notes that a group writes to an address that did not ask; no row: it did so in the last days, or is to write no more. */
export const recordUnsolicited = query(
  'unsolicited.note',
  `insert into unsolicited_emails as u (group_id, email)
   select :group_id, lower(:email) where not exists (select from opted_out_addresses where email in (lower(:email), erased_email(:email)))
   on conflict (group_id, email) do update set created = now() where u.created <= now() - make_interval(days => :days)
   returning u.email`,
)
export const deleteUnsolicited = query(
  'unsolicited.forget',
  `delete from unsolicited_emails where group_id = :group_id and email = lower(:email)`,
)
export const sweepUnsolicited = query(
  'unsolicited.sweep',
  `delete from unsolicited_emails where created < now() - make_interval(days => :days)`,
)
export const insertOptOut = query(
  'unsolicited.refuse',
  `insert into opted_out_addresses (email) values (lower(:email)) on conflict do nothing returning email`,
)
/** The memberships of an address that its owner has not agreed to, locked; bans are not among them. */
export const lockAddedByEmail = query(
  'unsolicited.lockAdded',
  `select ${member} from members m ${joined}
   where lower(a.email) = lower(:email) and m.given_id is not null and m.status in ('sub_status_normal', 'sub_status_pending')
   order by m.group_id, m.id for update of m`,
)
export const declineAllInvites = query(
  'unsolicited.declineAll',
  `update invites set state = 'cancelled', token_hash = null
   where lower(email) = lower(:email) and state = 'open' returning id, group_id, email`,
)
/** Takes back the invitation of a group to an address, as its owner does not want it. */
export const declineInvite = query(
  'unsolicited.decline',
  `update invites set state = 'cancelled', token_hash = null
   where group_id = :group_id and lower(email) = lower(:email) and state = 'open' returning id, email`,
)
