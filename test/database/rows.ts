import type { TestDatabase } from '../database.ts'

// The quick way: rows straight into the tables, for thousands, and for what no call can make, as dates and authors of
// every kind. What a test says about posting is posted instead, see `writing.ts`.

export type Columns = Record<string, unknown>

/** A row of any table, by its columns; its id where it has one. */
export async function insertRow(sql: TestDatabase['sql'], table: string, row: Columns): Promise<number> {
  const [id] = await insertRows(sql, table, [row])
  return id!
}

/** The same for many rows in one statement; missing columns are null. */
export async function insertRows(sql: TestDatabase['sql'], table: string, rows: readonly Columns[]): Promise<number[]> {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const given = rows.map(row => Object.fromEntries(names.map(name => [name, valueOf(row[name]) ?? null])))
  const made = await sql(
    `insert into ${table} (${names.join()}) select ${names.join()} from jsonb_populate_recordset(null::${table}, $1)
     returning *`,
    [JSON.stringify(given)],
  )
  return made.map(row => Number(row['id'] ?? 0))
}
const valueOf = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)

/** What is said of a topic: any of its columns. */
export type TopicRow = Columns & { hashtag_ids?: readonly number[] }

const topic = {
  ...{ subject: 'Bread', thread_key: 'bread', name: 'Ben', summary: 'Bread', account_id: null, hashtag_ids: [] },
  ...{ is_sticky: false, is_closed: false, is_moderated: false, reply_to: 'thread_reply_group_default' },
}

/** Topics of a group that have no messages yet, filed under their hashtags. */
export async function topicRows(
  { sql }: TestDatabase,
  group_id: number,
  topics: readonly TopicRow[],
): Promise<number[]> {
  if (topics.length === 0) return []
  const now = new Date().toISOString()
  const ids = await insertRows(
    sql,
    'topics',
    topics.map(given => {
      const { created = now, updated = created, most_recent_message = created } = given
      return { group_id, ...topic, ...given, created, updated, most_recent_message }
    }),
  )
  await sql(
    `with counted as (
       update groups set threads_count = threads_count + cardinality($2::bigint[]) where id = $1
     ), filed as (
       insert into topic_hashtags (group_id, hashtag_id, topic_id)
       select group_id, tag, id from topics, unnest(hashtag_ids) tag where id = any($2) returning hashtag_id, topic_id
     )
     update hashtags h set topic_count = topic_count + n, last_message_date = greatest(last_message_date, latest)
     from (
       select hashtag_id, count(*) as n, max(most_recent_message) as latest
       from filed join topics on id = topic_id group by hashtag_id
     ) f where h.group_id = $1 and h.id = f.hashtag_id`,
    [group_id, ids],
  )
  return ids
}
