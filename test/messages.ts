import { blockOf, mark, searchVector } from '#content/words/index.ts'
import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

/** A message for a test, and what it is in the tables. */
export type Told = {
  subject?: string
  /** The plain text of its pieces. */
  body?: string
  quoted?: string
  remainder?: string
  author?: Person | null
  name?: string
  created?: string
  /** A topic that is there already. */
  topic_id?: number
  hashtag_ids?: readonly number[]
  files?: readonly string[]
}
export type Written = { id: number; msg_num: number; topic_id: number }

/** Writes messages of a group straight into the tables, so that their dates and authors can be anything. */
export async function writeMessages(
  database: TestDatabase,
  group_id: number,
  told: readonly Told[],
): Promise<Written[]> {
  const written: Written[] = []
  for (const message of told) written.push(await writeMessage(database, group_id, message))
  return written
}

async function writeMessage({ sql }: TestDatabase, group_id: number, told: Told): Promise<Written> {
  const { subject = 'Bread', body = '', quoted = '', remainder = '', author = null, files = [] } = told
  const name = told.name ?? author?.account.full_name ?? 'Somebody'
  const created = told.created ?? new Date().toISOString()
  const hashtag_ids = told.hashtag_ids ?? []
  const [group] = await sql(
    `update groups set last_msg_num = last_msg_num + 1, messages_count = messages_count + 1 where id = $1 returning last_msg_num`,
    [group_id],
  )
  const msg_num = Number(group!['last_msg_num'])
  const topic_id = told.topic_id ?? (await newTopic(sql, group_id, subject, name, created, hashtag_ids))
  await sql(
    `update topics set num_messages = num_messages + 1, num_attachments = num_attachments + $3 where group_id = $1 and id = $2`,
    [group_id, topic_id, files.length],
  )
  const [row] = await sql(
    `insert into messages (group_id, msg_num, topic_id, created, updated, account_id, name, email, subject, subject_with_tags, body,
       quoted, remainder, snippet, is_plain_text, is_reply, num_attachments, size, mime_id, mime_key)
     values ($1, $2, $3, $4, $4, $5, $6, '', $7, $7, $8, $9, $10, left($8, 160), false, false, $11, 1, $12::text, sha256(convert_to($12::text, 'UTF8')))
     returning id`,
    [
      ...[group_id, msg_num, topic_id, created, author?.account.id ?? null, name, subject, body, quoted, remainder],
      ...[files.length, `${msg_num}.${group_id}@example.org`],
    ],
  )
  const marks = [
    ...(author ? [mark.poster(author.account.id)] : []),
    ...hashtag_ids.map(mark.hashtag),
    ...(files.length > 0 ? [mark.attachment] : []),
  ]
  await sql(
    `with block as (
       insert into message_blocks (group_id, block, earliest, latest) values ($1, $3, $4, $4)
       on conflict (group_id, block) do update set earliest = least(message_blocks.earliest, $4), latest = greatest(message_blocks.latest, $4)
     )
     insert into message_search (group_id, msg_num, block, created, words) values ($1, $2, $3, $4, $5::tsvector)`,
    [
      group_id,
      msg_num,
      blockOf(group_id, msg_num),
      created,
      searchVector({ subject, body, quoted, remainder, files, name, marks }),
    ],
  )
  return { id: Number(row!['id']), msg_num, topic_id }
}

async function newTopic(
  sql: TestDatabase['sql'],
  group_id: number,
  subject: string,
  name: string,
  created: string,
  hashtag_ids: readonly number[],
): Promise<number> {
  const [row] = await sql(
    `insert into topics (group_id, created, updated, subject, thread_key, name, summary, most_recent_message, hashtag_ids)
     values ($1, $2, $2, $3, lower($3), $4, '', $2, $5) returning id`,
    [group_id, created, subject, name, hashtag_ids],
  )
  return Number(row!['id'])
}
