import type { TestDatabase } from '../database.ts'
import { messageRows } from './message-rows.ts'
import { insertRow, insertRows } from './rows.ts'

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

const onOneDay = {
  starts: '2030-06-01T18:00:00Z',
  ends: '2030-06-01T19:00:00Z',
  first_day: '2030-06-01',
  last_day: '2030-06-01',
}

const flour = { id: 1, name: 'Flour', required: false, color: '', default_hidden: false, description: '' }

export type ArchiveIds = Record<
  | 'hashtag'
  | 'topic'
  | 'message'
  | 'pending'
  | 'attachment'
  | 'event'
  | 'poll'
  | 'chat'
  | 'database'
  | 'databaserow'
  | 'file'
  | 'wikipage'
  | 'album'
  | 'photo',
  number
>

/** One of each object in a group, as rows: for visibility tests. */

export async function oneOfEach(database: TestDatabase, group_id: number): Promise<ArchiveIds> {
  const [ids] = await manyOfEach(database, group_id, 1)
  return ids!
}

let made = 0

/** The same many times. */
export async function manyOfEach(database: TestDatabase, group_id: number, count: number): Promise<ArchiveIds[]> {
  const { sql } = database
  const numbers = Array.from({ length: count }, () => (made += 1))
  const hashtags = await insertRows(
    sql,
    'hashtags',
    numbers.map(n => ({ group_id, name: `tag${n}` })),
  )
  const messages = await messageRows(
    database,
    group_id,
    numbers.map(() => ({ body: 'Bread', name: 'Ben', files: ['bread.txt'] })),
  )
  const file = { attach_num: 1, hash: '0'.repeat(64), size: 5, filename: 'bread.txt' }
  const attachments = await insertRows(
    sql,
    'attachments',
    messages.map(({ id }) => ({ group_id, message_id: id, media_type: 'application/octet-stream', ...file })),
  )
  const held = { group_id, name: 'Ben', email: 'ben@example.org', subject: 'Rye', snippet: 'Rye', reason: 'group' }
  const pendings = await insertRows(
    sql,
    'pending_messages',
    numbers.map(n => ({ ...held, submission: waitingRye, skeleton: '', mime_key: Buffer.from(`rye ${n}`) })),
  )
  const events = await insertRows(
    sql,
    'events',
    numbers.map(n => ({
      group_id,
      name: `Baking ${n}`,
      rsvp: true,
      creator_name: 'Ben',
      timezone: 'UTC',
      ...onOneDay,
    })),
  )
  const polls = await insertRows(
    sql,
    'polls',
    messages.map(({ id }) => ({
      ...{ group_id, message_id: id, question: 'Rye or spelt?', type: 'poll_single', counts: [0, 0] },
      ...{ is_anonymous: false, show_results: 'poll_results_always' },
      answers: [
        { text: 'Rye', desc: '' },
        { text: 'Spelt', desc: '' },
      ],
    })),
  )
  await sql(`update groups set pending_messages_count = pending_messages_count + $2 where id = $1`, [group_id, count])
  const columns = [{ ...flour, type: 'text_column', width: 0, choices: [] }]
  const databases = await insertRows(
    sql,
    'database_tables',
    numbers.map(n => ({ group_id, name: `table ${n}`, columns, max_col_id: 1, max_row_id: 1, num_rows: 1, size: 28 })),
  )
  const cells = { keys: ['rye'], words: 'rye', vals: [{ col_id: 1, text: 'Rye' }] }
  const row = { group_id, row_num: 1, ...cells, bytes: 28, size: 28 }
  const rows = await insertRows(
    sql,
    'database_rows',
    databases.map(table_id => ({ ...row, table_id })),
  )
  await sql(`update groups set storage_used = storage_used + 28 * $2::int where id = $1`, [group_id, count])
  const pages = await insertRows(
    sql,
    'wiki_pages',
    numbers.map(n => ({ group_id, title: `Page ${n}`, title_key: `page ${n}`, size: 10 })),
  )
  const revision = { group_id, version: 1, format: 'html', body: 'Rye', size: 10 }
  await insertRows(
    sql,
    'wiki_revisions',
    pages.map((page_id, n) => ({ ...revision, page_id, title: `Page ${numbers[n]}` })),
  )
  await sql(
    `update groups set storage_used = storage_used + 10 * $2::int, storage_wiki = storage_wiki + 10 * $2 where id = $1`,
    [group_id, count],
  )
  const chats = await insertRows(
    sql,
    'chats',
    numbers.map(n => ({ group_id, name: 'Ben', subject: `Rye ${n}`, description: 'Rye' })),
  )
  await sql(`update groups set open_chats_count = open_chats_count + $2 where id = $1`, [group_id, count])
  const inFiles = { group_id, parent_id: 0, type: 'file_type_dir' }
  const files = await insertRows(
    sql,
    'file_entries',
    numbers.map(n => ({ ...inFiles, name: `Rye ${n}`, name_key: `rye ${n}` })),
  )
  const albums = await insertRows(
    sql,
    'photo_albums',
    numbers.map(n => ({ group_id, title: `Rye ${n}`, num_photos: 1, last_position: 1 })),
  )
  const picture = { hash: '0'.repeat(64), large_hash: '1'.repeat(64), medium_hash: '2'.repeat(64) }
  const photo = { ...picture, thumbnail_hash: '3'.repeat(64), size: 0, media_type: 'image/png', width: 1, height: 1 }
  const photos = await insertRows(
    sql,
    'photos',
    albums.map(album_id => ({ group_id, album_id, position: 1, name: 'rye.png', ...photo })),
  )
  return messages.map(({ id, topic_id }, n) => ({
    ...{ hashtag: hashtags[n]!, topic: topic_id, message: id, pending: pendings[n]!, attachment: attachments[n]! },
    ...{
      event: events[n]!,
      poll: polls[n]!,
      chat: chats[n]!,
      database: databases[n]!,
      databaserow: rows[n]!,
      wikipage: pages[n]!,
    },
    ...{ file: files[n]!, album: albums[n]!, photo: photos[n]! },
  }))
}

/** A subscription of any membership to a new chat. */
export async function subscribeToChat(
  database: TestDatabase,
  where: { group_id: number; account_id: number; member_id: number },
): Promise<number> {
  const chat = { group_id: where.group_id, name: 'Ben', subject: 'Rye', description: 'Rye' }
  return insertRow(database.sql, 'chat_subs', { ...where, chat_id: await insertRow(database.sql, 'chats', chat) })
}
