import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'

/** Few enough for one email; more go out as several. */
const batch = 100
/** Leaves time for sending, so that every post is announced within ten minutes. */
const summaryAfterSeconds = 8 * 60

const takeUnannounced = query(
  'pending.takeUnannounced',
  `with due as (
     select group_id from pending_messages
     where state = 'held' and announced is null and created <= now() - make_interval(secs => :seconds) order by created limit 1
   ), taken as (
     select p.group_id, p.id from pending_messages p join due using (group_id)
     where p.state = 'held' and p.announced is null order by p.id limit :limit for update of p skip locked
   )
   update pending_messages p set announced = now() from taken t where p.group_id = t.group_id and p.id = t.id
   returning p.group_id, p.id`,
)
const takeUnreminded = query(
  'pending.takeUnreminded',
  `with due as (
     select group_id from pending_messages
     where state = 'held' and claimed_by is null and reminded is null and created <= now() - make_interval(days => :days)
     order by created limit 1
   ), taken as (
     select p.group_id, p.id from pending_messages p join due using (group_id)
     where p.state = 'held' and p.claimed_by is null and p.reminded is null and p.created <= now() - make_interval(days => :days)
     order by p.id limit :limit for update of p skip locked
   )
   update pending_messages p set reminded = now() from taken t where p.group_id = t.group_id and p.id = t.id
   returning p.group_id, p.id`,
)

/** How long an unclaimed message stays pending, and how long before the end moderators are reminded. */
export const pendingDays = 14
export const reminderDays = 2

type PendingRefs = readonly { group_id: number; id: number }[]
const idsOf = (taken: PendingRefs): number[] => taken.map(({ id }) => id).toSorted((a, b) => a - b)

/** Has one summary written of the posts of a group that no email has announced yet; whether there may be more groups. */
export async function announcePending({ tx, record }: RecordContext<'group.posts_pending'>): Promise<boolean> {
  const taken = await takeUnannounced.all(tx, { seconds: summaryAfterSeconds, limit: batch })
  const [first] = taken
  if (!first) return false
  record('group.posts_pending', { group_id: first.group_id, pending_message_ids: idsOf(taken) })
  return true
}

/** Has the moderators of a group reminded of posts that are about to expire; whether there may be more groups. */
export async function remindOfPending({ tx, record }: RecordContext<'group.posts_expiring'>): Promise<boolean> {
  const taken = await takeUnreminded.all(tx, { days: pendingDays - reminderDays, limit: batch })
  const [first] = taken
  if (!first) return false
  record('group.posts_expiring', { group_id: first.group_id, pending_message_ids: idsOf(taken) })
  return true
}
