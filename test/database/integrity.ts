import assert from 'node:assert/strict'
import type { TestDatabase } from '../database.ts'
import { assertArchivesCounted } from './recount.ts'

const first = `select f.id, f.account_id, f.name, f.snippet from messages f
  where f.group_id = t.group_id and f.topic_id = t.id order by f.created, f.id limit 1`

/** What must never be found in the archives: by name, a query for the rows that are wrong. */
const faults: Record<string, string> = {
  'topics that do not show their first message': `
    select t.id, t.account_id, t.name, t.summary, to_jsonb(f) as first from topics t cross join lateral (${first}) f
    where t.group_id > 0 and (t.account_id, t.name, t.summary) is distinct from (f.account_id, f.name, f.snippet)`,
  'first messages that are replies, and others that are none': `
    select m.id from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id
    cross join lateral (${first}) f where t.group_id > 0 and m.is_reply = (m.id = f.id)`,
  'messages that are not found by the hashtags of their topic, or by others': `
    select m.id, t.hashtag_ids, m.marks from topics t join (
      select m.group_id, m.id, m.topic_id, array(select substr(w, 2)::bigint from unnest(tsvector_to_array(s.words)) w
        where w ~ '^#[0-9]+$' order by 1) as marks
      from messages m join message_search s on s.group_id = m.group_id and s.msg_num = m.msg_num
    ) m on m.group_id = t.group_id and m.topic_id = t.id
    where t.group_id > 0 and m.marks <> array(select h from unnest(t.hashtag_ids) h order by h)`,
  'messages that are not shown with the hashtags of their topic': `
    select m.id, m.subject, m.subject_with_tags from messages m
    join topics t on t.group_id = m.group_id and t.id = m.topic_id
    where t.group_id > 0 and m.subject !~ '^#' and m.subject_with_tags <> concat_ws(' ', m.subject, (
      select string_agg('#' || h.name, ' ' order by array_position(t.hashtag_ids, h.id))
      from hashtags h where h.group_id = t.group_id and h.id = any(t.hashtag_ids)))`,
}
for (const table of ['message_reports', 'outgoing_messages'])
  faults[`${table} of no message`] = `select x.* from ${table} x
    where x.message_id is not null
      and not exists (select from messages m where m.group_id = x.group_id and m.id = x.message_id)`
faults['reads of no topic'] = `select x.* from topic_reads x
  where not exists (select from topics t where t.group_id = x.group_id and t.id = x.topic_id)`
faults['followers of no topic'] = `select x.* from topic_followers x
  where not exists (select from topics t where t.group_id = x.group_id and t.id = x.topic_id)`

/** Holds all that the archives keep against each other; for worlds whose messages were posted. */
export async function assertIntegrity(database: TestDatabase): Promise<void> {
  await assertArchivesCounted(database)
  for (const [name, text] of Object.entries(faults)) assert.deepEqual(await database.sql(text), [], name)
}

/** Lets a topic be some days older than it is, and all that is counted from that. */
export async function ageTopic({ sql }: TestDatabase, topic_id: number, days: number): Promise<void> {
  const [topic] = await sql(
    `update topics set created = created - make_interval(days => $2), until = until - make_interval(days => $2),
       most_recent_message = most_recent_message - make_interval(days => $2)
     where id = $1 returning group_id`,
    [topic_id, days],
  )
  const group_id = topic!['group_id']
  await sql(
    `with older as (
       update messages set created = created - make_interval(days => $3),
         last_reposted = last_reposted - make_interval(days => $3)
       where group_id = $1 and topic_id = $2 returning msg_num, created
     )
     update message_search s set created = older.created from older where s.group_id = $1 and s.msg_num = older.msg_num`,
    [group_id, topic_id, days],
  )
  await sql(`update message_blocks set earliest = earliest - make_interval(days => $2) where group_id = $1`, [
    group_id,
    days,
  ])
  await sql(`delete from message_days where group_id = $1`, [group_id])
  await sql(
    `insert into message_days
     select group_id, (created at time zone 'UTC')::date, count(*) from messages where group_id = $1 group by 1, 2`,
    [group_id],
  )
  await sql(
    `update groups g set most_recent_message = (select max(created) from messages where group_id = g.id) where id = $1`,
    [group_id],
  )
  await sql(
    `update hashtags h set last_message_date = (
       select max(most_recent_message) from topics t where t.group_id = h.group_id and h.id = any(t.hashtag_ids))
     where group_id = $1`,
    [group_id],
  )
}
