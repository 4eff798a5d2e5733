import { truncateByBytes } from '#runtime/responses/page-byte-limit.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { query, type Row } from '#storage/query.ts'
import { pendingDays, reminderDays } from './notify-moderators.ts'
import { authorPhoto, timestampSql } from '../message/columns.ts'

export const lockPending = query(
  'pending.lock',
  `select * from pending_messages where group_id = :group_id and id = :id and state = :state for update`,
)
// A decided message was counted at the decision.
const counted = `counted as (
     update groups set pending_messages_count = pending_messages_count - 1 where id = :group_id and exists (select from ended where state = 'held')
   )`
/** From now on it is known as a posted message. */
export const removePending = query(
  'pending.remove',
  `with ended as (
     delete from pending_messages where group_id = :group_id and id = :id and state = any(:from::text[]) returning id, state
   ), ${counted}
   select id from ended`,
)
/** A rejected message keeps its text until the email is written, others lose it at once. */
export const endPending = query(
  'pending.end',
  `with old as (
     select id, state from pending_messages where group_id = :group_id and id = :id and state = any(:from::text[]) for update
   ), ended as (
     update pending_messages p set state = :to, claimed_by = null, updated = next_updated(updated), skeleton = '',
       submission = case when :to = 'rejected' then submission else '{}' end
     from old where p.group_id = :group_id and p.id = old.id returning old.id, old.state
   ), ${counted}
   select id from ended`,
)
/** The text of a message that is sent back; it is not there any more after that. */
export const takeRejected = query(
  'pending.takeRejected',
  `with old as (
     select id, submission from pending_messages where group_id = :group_id and id = :id and state = 'rejected' for update
   )
   update pending_messages p set submission = '{}' from old where p.group_id = :group_id and p.id = old.id
   returning old.submission`,
)
/** Deletes old decisions. */
export const sweepDecided = query(
  'pending.sweepDecided',
  `delete from pending_messages where state <> 'held' and ctid = any (array(
     select ctid from pending_messages where state <> 'held' and state <> 'decided' and updated < now() - make_interval(days => :days) limit :limit))`,
)
/** Its author is verified, and it is held for another reason. */
export const updateHoldReason = query(
  'pending.keepWaiting',
  `update pending_messages set reason = :reason, submission = jsonb_set(submission, '{mailed,proven}', 'true'), updated = next_updated(updated)
   where group_id = :group_id and id = :id`,
)
/** Claims a message for a moderator or, with null, releases it; no row if another moderator has claimed it. */
export const claimPending = query(
  'pending.claim',
  `update pending_messages set claimed_by = :claimed_by?::bigint, updated = next_updated(updated),
     claimed_date = case when :claimed_by is null then null when claimed_by = :claimed_by then coalesce(claimed_date, now()) else now() end
   where group_id = :group_id and id = :id and state = 'held' and (claimed_by is null or claimed_by = :account_id or :take_over) returning id`,
)
export const correctPending = query(
  'pending.correct',
  `update pending_messages set subject = :subject, snippet = :snippet, submission = :submission, skeleton = :skeleton, updated = next_updated(updated),
     edited_by = :edited_by, edit_reason = :edit_reason
   where group_id = :group_id and id = :id returning id`,
)

/**
 * A membership `g` that others made, in whose name a mail `p` was written by who knows whom: what the account behind it is called is
 * not told. docs/decisions/0016
 */
const isHiddenMemberSql = (g: string, p: string) => `${g}.group_id = ${p}.group_id and ${g}.account_id = ${p}.account_id
    and ${g}.given_id is not null and (${p}.submission #> '{mailed,proven}') = 'false'`
/** Whether this mail is pending. */
export const isOfHiddenMember = query(
  'pending.isOfUnshown',
  `select exists (select from pending_messages p join members g on ${isHiddenMemberSql('g', 'p')}
     where p.group_id = :group_id and p.id = :id) as "found!"`,
)

const person = (a: string) => `case when ${a}.id is not null then json_build_object('object', 'user', 'id', ${a}.id,
    'created', ${timestampSql(`${a}.created`)}, 'updated', ${timestampSql(`${a}.updated`)}, 'email', ${a}.email, 'full_name', ${a}.full_name,
    'user_name', ${a}.user_name, 'timezone', ${a}.timezone, 'status', ${a}.status, 'profile_photo_url', ${authorPhoto(a)}) end`
/** None ends without a reminder before it: see `notify-moderators.ts`. */
const expires = `greatest(p.created + interval '${pendingDays} days', coalesce(p.reminded, now()) + interval '${reminderDays} days')`
/** A pending message without the fields that only posting needs. Plain text is shown as such. */
const pendingColumns = `p.id, p.group_id, p.created, p.updated, p.account_id, p.name, p.email, p.subject, p.snippet, p.reason,
  p.claimed_by, p.claimed_date, p.edit_reason, p.skeleton, ${expires} as "expires!",
  case when (p.submission #> '{text,is_plain_text}')::boolean then p.submission else p.submission #- '{text,plain}' end
    #- '{text,html}' #- '{text,words}' as "submission!",
  case when g.id is null then ${person('a')} end as sender, g.id is not null as "is_unshown!", ${person('c')} as claimer, coalesce(e.full_name, '') as "editor!", coalesce(m.id, 0) as "editor_member_id!"`
const pendingJoins = `left join accounts a on a.id = p.account_id left join accounts c on c.id = p.claimed_by
  left join accounts e on e.id = p.edited_by left join members m on m.group_id = p.group_id and m.account_id = p.edited_by
  left join members g on ${isHiddenMemberSql('g', 'p')}`

/** One of them. */
export const findPendingView = query(
  'pending.shown',
  `select ${pendingColumns} from pending_messages p ${pendingJoins} where p.group_id = :group_id and p.id = :id and p.state = 'held'`,
  { batchable: true },
)
export type PendingViewRow = Row<'pending.shown'>
/** The pending messages. */
export const pendingPages = keysetFamily('pending.page', 'p.id', { created: 'p.id' }, ({ afterCondition, order }) => {
  const select = `select p.* from pending_messages p
      where p.group_id = :group_id and p.state = 'held' and ${afterCondition} order by ${order} limit :count`
  const bytes = 'p.text_size + octet_length(p.skeleton)'
  return `select ${pendingColumns}, p.found as "found!" from ${truncateByBytes({ select, as: 'p', bytes, order })} ${pendingJoins} order by ${order}`
})

/** Expired unclaimed messages; other processes may do the same work. */
export const lockExpired = query(
  'pending.lockExpired',
  `select group_id, id, subject, email from pending_messages p
   where state = 'held' and claimed_by is null and created < now() - interval '${pendingDays} days' and ${expires} < now()
   order by created limit :limit for update skip locked`,
)
