import { cutByBytes } from '#runtime/page-bytes.ts'
import { query, queryFamily } from '#storage/query.ts'

export const lockPending = query(
  'pending.lock',
  `select * from pending_messages where group_id = $1 and id = $2 and state = 'held' for update`,
)
const counted = `counted as (
     update groups set pending_messages_count = pending_messages_count - 1 where id = $1 and exists (select from ended)
   )`
/** What was posted is known as a message from now on. */
export const removePending = query(
  'pending.remove',
  `with ended as (
     delete from pending_messages where group_id = $1 and id = $2 and state = any($3::text[]) returning id
   ), ${counted}
   select id from ended`,
)
/** What is sent back keeps its text until that is in the letter, all else loses it at once. */
export const endPending = query(
  'pending.end',
  `with ended as (
     update pending_messages set state = $4, claimed_by = null, updated = now(), skeleton = '',
       submission = case when $4 = 'rejected' then submission else '{}' end
     where group_id = $1 and id = $2 and state = any($3::text[]) returning id
   ), ${counted}
   select id from ended`,
)
/** The text of a message that is sent back; it is not there any more after that. */
export const takeRejected = query(
  'pending.takeRejected',
  `with old as (
     select id, submission from pending_messages where group_id = $1 and id = $2 and state = 'rejected' for update
   )
   update pending_messages p set submission = '{}' from old where p.group_id = $1 and p.id = old.id
   returning old.submission`,
)
/** Forgets what was decided on so many days ago. */
export const sweepDecided = query(
  'pending.sweepDecided',
  `delete from pending_messages where state <> 'held' and ctid = any (array(
     select ctid from pending_messages where state <> 'held' and updated < now() - make_interval(days => $1) limit $2))`,
)
/** Takes a message into a moderator's care ($3) or, with null, gives it back; none where another one has it ($4: who asks). */
export const claimPending = query(
  'pending.claim',
  `update pending_messages set claimed_by = $3, updated = now()
   where group_id = $1 and id = $2 and state = 'held' and (claimed_by is null or claimed_by = $4) returning *`,
)
export const correctPending = query(
  'pending.correct',
  `update pending_messages set subject = $3, snippet = $4, submission = $5, skeleton = $6, updated = now()
   where group_id = $1 and id = $2 returning *`,
)

function page(dir: 'asc' | 'desc'): string {
  const order = `p.id ${dir}`
  const select = `select p.* from pending_messages p
    where p.group_id = $1 and p.state = 'held' and ($3::bigint is null or p.id ${dir === 'asc' ? '>' : '<'} $3)
    order by ${order} limit $2`
  return `select p.id, p.group_id, p.created, p.updated, p.account_id, p.name, p.email, p.subject, p.snippet, p.reason,
      p.claimed_by, p.submission #- '{text,html}' #- '{text,plain}' #- '{text,words}' as "submission!", p.found as "found!"
    from ${cutByBytes({ select, as: 'p', bytes: 'p.text_size', order })} order by ${order}`
}
/** Those that wait, without what is kept for posting them alone. */
export const pendingPages = queryFamily('pending.page', { asc: page('asc'), desc: page('desc') })

/** The messages that have waited for so many days and that nobody looks after; others may be at the same work. */
export const lockExpired = query(
  'pending.lockExpired',
  `select group_id, id, subject, email from pending_messages
   where state = 'held' and claimed_by is null and created < now() - make_interval(days => $1)
   order by created limit $2 for update skip locked`,
)
