import { blockOf, keyword, searchVector } from '#content/tokenizer/index.ts'
import type { TestDatabase } from '../database.ts'
import type { Person } from '../world/people.ts'
import { insertRows, topicRows, type Columns } from './rows.ts'

/** A message row. By default it starts a topic about bread. */
export type MessageRow = {
  subject?: string
  /** The text of its pieces. */
  body?: string
  quoted?: string
  remainder?: string
  author?: Person | null
  name?: string
  created?: string
  /** A topic that is there already. */
  topic_id?: number
  hashtag_ids?: readonly number[]
  /** Names of its attachments. */
  files?: readonly string[]
  /** Its raw mail; absent by default. */
  raw?: { skeleton: Buffer; parts?: readonly object[] }
  /** Other columns. */
  columns?: Columns
}
export type MadeMessage = { id: number; msg_num: number; topic_id: number }

export async function messageRow(
  database: TestDatabase,
  group_id: number,
  message: MessageRow = {},
): Promise<MadeMessage> {
  const [made] = await messageRows(database, group_id, [message])
  return made!
}

const unsaid = {
  ...{ body: '', quoted: '', remainder: '', author: null, hashtag_ids: [], files: [], columns: {} },
  ...{ subject: 'Bread', raw: { skeleton: Buffer.of() } },
}

/** Messages of a group, numbered, counted and found as posted ones are. */
export async function messageRows(
  database: TestDatabase,
  group_id: number,
  messages: readonly MessageRow[],
): Promise<MadeMessage[]> {
  if (messages.length === 0) return []
  const now = new Date().toISOString()
  const said = messages.map(given => {
    const name = given.author?.account.full_name ?? 'Somebody'
    return { created: now, name, ...unsaid, ...given }
  })
  const topics = await topicRows(
    database,
    group_id,
    said
      .filter(({ topic_id }) => topic_id === undefined)
      .map(({ subject, name, created, author, hashtag_ids }) => ({
        ...{ subject, thread_key: subject.toLowerCase(), name, summary: '', created, hashtag_ids },
        account_id: author?.account.id ?? null,
      })),
  )
  const [numbered] = await database.sql(
    `update groups set last_msg_num = last_msg_num + $2, messages_count = messages_count + $2 where id = $1
     returning last_msg_num - $2 as last`,
    [group_id, said.length],
  )
  const rows = said.map((message, n) => ({
    ...message,
    msg_num: Number(numbered!['last']) + n + 1,
    topic_id: message.topic_id ?? topics.shift()!,
  }))
  const ids = await insertRows(
    database.sql,
    'messages',
    rows.map(row => columnsOf(group_id, row)),
  )
  await database.sql(around, [group_id, JSON.stringify(rows.map((row, n) => aroundOf(group_id, ids[n]!, row)))])
  return rows.map(({ msg_num, topic_id }, n) => ({ id: ids[n]!, msg_num, topic_id }))
}

type FullMessageRow = Required<MessageRow> & { msg_num: number }

function columnsOf(group_id: number, message: FullMessageRow): Columns {
  const { msg_num, topic_id, created, name, subject, body, quoted, remainder, author, files, columns } = message
  const mime_id = `${msg_num}.${group_id}@example.org`
  return {
    ...{ group_id, msg_num, topic_id, created, updated: created, account_id: author?.account.id ?? null, name },
    ...{ email: author?.account.email ?? '', subject, subject_with_tags: subject, body, quoted, remainder },
    ...{ snippet: body.slice(0, 160), is_plain_text: false, is_reply: false, num_attachments: files.length, size: 1 },
    ...{ mime_id, mime_key: Buffer.from(mime_id), ...columns },
  }
}

/** The rows of a message in other tables. */
function aroundOf(group_id: number, message_id: number, message: FullMessageRow): Columns {
  const { msg_num, author, hashtag_ids, files, raw } = message
  const marks = [
    ...(author ? [keyword.poster(author.account.id)] : []),
    ...hashtag_ids.map(keyword.hashtag),
    ...(files.length > 0 ? [keyword.attachment] : []),
  ]
  return {
    ...{ message_id, block: blockOf(group_id, msg_num), words: searchVector({ ...message, keywords: marks }) },
    ...{ skeleton: raw.skeleton.toString('base64'), parts: raw.parts ?? [] },
  }
}

const around = `
  with given as (
    select m.*, block, words, skeleton, parts
    from jsonb_to_recordset($2) as g (message_id bigint, block bigint, words tsvector, skeleton text, parts jsonb)
    join messages m on m.group_id = $1 and m.id = g.message_id
  ), found as (
    insert into message_search (group_id, msg_num, block, created, words)
    select group_id, msg_num, block, created, words from given
  ), blocks as (
    insert into message_blocks (group_id, block, earliest, latest)
    select group_id, block, min(created), max(created) from given group by 1, 2
    on conflict (group_id, block) do update set earliest = least(message_blocks.earliest, excluded.earliest),
      latest = greatest(message_blocks.latest, excluded.latest)
  ), mails as (
    insert into message_raw (group_id, message_id, skeleton, parts)
    select group_id, id, decode(skeleton, 'base64'), parts from given
  ), days as (
    insert into message_days (group_id, day, messages)
    select group_id, (created at time zone 'UTC')::date, count(*) from given group by 1, 2
    on conflict (group_id, day) do update set messages = message_days.messages + excluded.messages
  ), topic as (
    update topics t set num_messages = t.num_messages + n, num_attachments = t.num_attachments + files,
      most_recent_message = greatest(most_recent_message, latest)
    from (
      select topic_id, count(*) as n, sum(num_attachments) as files, max(created) as latest from given group by 1
    ) g where t.group_id = $1 and t.id = g.topic_id
  ), authors as (
    update members m set num_messages = m.num_messages + n
    from (select account_id, count(*)::int as n from given where account_id is not null group by 1) g
    where m.group_id = $1 and m.account_id = g.account_id
  )
  update groups set storage_used = storage_used + (select sum(size) from given),
    most_recent_message = greatest(most_recent_message, (select max(created) from given))
  where id = $1`
