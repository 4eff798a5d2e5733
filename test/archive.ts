import assert from 'node:assert/strict'
import type { TestDatabase } from './database.ts'

const rye = { body: 'Rye', quoted: '', remainder: '' }
const waitingRye = {
  author: { account_id: null, member_id: null, name: 'Ben', email: 'ben@example.org' },
  subject: 'Rye',
  text: { ...rye, html: 'Rye', plain: 'Rye', words: rye, snippet: 'Rye', is_plain_text: false },
  files: [],
  parts: [],
  topic_id: 0,
  mime_id: 'rye@example.org',
  references: [],
  reply_to_message_id: null,
  is_special: false,
  copy_to_author: false,
  created: null,
}

export type ArchiveIds = Record<'hashtag' | 'topic' | 'message' | 'pending' | 'attachment', number>

/** One of each thing of the archives in a group, written straight into the tables: for tests about who finds what. */
export async function oneOfEach(database: TestDatabase, group_id: number): Promise<ArchiveIds> {
  const [ids] = await manyOfEach(database, group_id, 1)
  return ids!
}

/** The same many times. */
export async function manyOfEach({ sql }: TestDatabase, group_id: number, count: number): Promise<ArchiveIds[]> {
  const numbers = Array.from({ length: count }, (_, n) => n)
  const ids = async (text: string, ...params: unknown[]) =>
    (await sql(text, [group_id, ...params])).map(row => Number(row['id']))
  const hashtags = await ids(
    `insert into hashtags (group_id, name) select $1, 'tag' || md5(random()::text) from generate_series(1, $2) returning id`,
    count,
  )
  const topics = await ids(
    `insert into topics (group_id, subject, thread_key, name, summary, num_messages, num_attachments, most_recent_message)
     select $1, 'Bread', 'bread', 'Ben', 'Bread', 1, 1, now() from generate_series(1, $2) returning id`,
    count,
  )
  const messages = await ids(
    `with numbered as (
       update groups set last_msg_num = last_msg_num + $3, messages_count = messages_count + $3,
         threads_count = threads_count + $3 where id = $1 returning last_msg_num
     ), given as (
       select topic_id, last_msg_num - $3 + n as msg_num from numbered, unnest($2::bigint[]) with ordinality as t(topic_id, n)
     )
     insert into messages (group_id, msg_num, topic_id, name, email, subject, subject_with_tags, body, snippet,
       is_plain_text, is_reply, size, mime_id, mime_key, num_attachments)
     select $1, msg_num, topic_id, 'Ben', 'ben@example.org', 'Bread', 'Bread', 'Bread', 'Bread', false, false, 5,
       msg_num || '.' || $1 || '@example.org', sha256((msg_num || '.' || $1)::bytea), 1
     from given order by msg_num returning id`,
    topics,
    count,
  )
  const attachments = await ids(
    `insert into attachments (group_id, message_id, attach_num, hash, size, filename, media_type)
     select $1, message_id, 1, repeat('0', 64), 5, 'bread.txt', 'application/octet-stream'
     from unnest($2::bigint[]) with ordinality as m(message_id, n) order by n returning id`,
    messages,
  )
  const pendings = await ids(
    `with counted as (update groups set pending_messages_count = pending_messages_count + $3 where id = $1)
     insert into pending_messages (group_id, name, email, subject, snippet, reason, submission, skeleton, mime_key)
     select $1, 'Ben', 'ben@example.org', 'Rye', 'Rye', 'group', $2, '', sha256(gen_random_uuid()::text::bytea)
     from generate_series(1, $3) returning id`,
    JSON.stringify(waitingRye),
    count,
  )
  return numbers.map(n => ({
    hashtag: hashtags[n]!,
    topic: topics[n]!,
    message: messages[n]!,
    pending: pendings[n]!,
    attachment: attachments[n]!,
  }))
}

/** A draft of somebody in a group. */
export async function draftOf({ sql }: TestDatabase, group_id: number, account_id: number): Promise<number> {
  const rows = await sql(
    `insert into drafts (account_id, group_id, draft_type) values ($1, $2, 'draft_type_post') returning id`,
    [account_id, group_id],
  )
  return Number(rows[0]!['id'])
}

type Columns = Record<string, unknown>

/** A topic in a group, as the columns say; it has no messages yet. */
export async function topicIn({ sql }: TestDatabase, group_id: number, columns: Columns = {}): Promise<number> {
  const row = {
    subject: 'Bread',
    thread_key: 'bread',
    name: 'Ben',
    summary: 'Bread',
    most_recent_message: 'now',
    ...columns,
  }
  await sql(`update groups set threads_count = threads_count + 1 where id = $1`, [group_id])
  return insertRow(sql, 'topics', { group_id, ...row })
}

/** A message in a topic, as the columns say, counted as posting would count it. */
export async function messageIn(
  { sql }: TestDatabase,
  topic_id: number,
  columns: Columns = {},
): Promise<{ id: number; msg_num: number }> {
  const created = columns['created'] ?? new Date().toISOString()
  const [numbered] = await sql(
    `with topic as (
       update topics set num_messages = num_messages + 1, most_recent_message = greatest(most_recent_message, $2::timestamptz)
       where id = $1 returning group_id
     ), day as (
       insert into message_days (group_id, day, messages) select group_id, ($2 at time zone 'UTC')::date, 1 from topic
       on conflict (group_id, day) do update set messages = message_days.messages + 1
     )
     update groups g set last_msg_num = last_msg_num + 1, messages_count = messages_count + 1 from topic
     where g.id = topic.group_id returning g.id as group_id, last_msg_num as msg_num`,
    [topic_id, created],
  )
  const { group_id, msg_num } = numbered as { group_id: number; msg_num: number }
  const mime = `${msg_num}.${group_id}@example.org`
  const id = await insertRow(sql, 'messages', {
    ...{ group_id, msg_num, topic_id, created, updated: created, name: 'Ben', email: 'ben@example.org', size: 5 },
    ...{ subject: 'Bread', subject_with_tags: 'Bread', body: 'Bread', snippet: 'Bread' },
    ...{ is_plain_text: false, is_reply: false, mime_id: mime, mime_key: Buffer.from(mime) },
    ...columns,
  })
  return { id, msg_num }
}

/** A row of any table, by its columns. */
export async function insertRow(sql: TestDatabase['sql'], table: string, row: Columns): Promise<number> {
  const names = Object.keys(row)
  const [made] = await sql(
    `insert into ${table} (${names.join()}) values (${names.map((_, n) => `$${n + 1}`).join()}) returning *`,
    Object.values(row),
  )
  return Number(made!['id'] ?? 0)
}

/** Holds the counters about drafts against what is really there. */
export async function assertDraftsCounted({ sql }: TestDatabase): Promise<void> {
  const members = await sql(
    `select m.id, m.num_drafts, count(d.id) as real from members m
     left join drafts d on d.group_id = m.group_id and d.account_id = m.account_id
     group by m.group_id, m.id having m.num_drafts <> count(d.id)`,
  )
  const drafts = await sql(
    `select d.id, d.num_attachments, count(a.id) as real from drafts d left join draft_attachments a on a.draft_id = d.id
     group by d.id having d.num_attachments <> count(a.id) or d.next_attachment_id <= max(a.id)`,
  )
  assert.deepEqual([members, drafts], [[], []])
}
