import type { Tx } from '#storage/database.ts'

/**
 * Rows that must not be there: of which table, and which condition makes them wrong, as SQL. Rows are `x`. What belongs to something that is
 * gone can be `removable`: nobody sees it any more.
 */
type Fault = { name: FaultName; table: string; condition: string; removable: boolean }
export type FaultName =
  | 'noMessage'
  | 'noTopic'
  | 'noSource'
  | 'notSearchable'
  | 'noChat'
  | 'noTable'
  | 'noEvent'
  | 'noPage'
  | 'noVersion'
  | 'noFolder'
  | 'noFile'
  | 'noAlbum'
  | 'noPoll'
  | 'overCapacity'

const message = 'select from messages m where m.group_id = x.group_id and m.id = x.message_id'
const topic = 'select from topics t where t.group_id = x.group_id and t.id = x.topic_id'
const chat = 'select from chats c where c.group_id = x.group_id and c.id = x.chat_id'
const event = 'select from events e where e.id = x.event_id'
const page = 'select from wiki_pages p where p.group_id = x.group_id and p.id = x.page_id'

const without = (name: FaultName, found: string, tables: readonly string[]): Fault[] =>
  tables.map(table => ({ name, table, condition: `not exists (${found})`, removable: true }))
/** People wrote it, or it can be made again: it's only reported. */
const kept = (name: FaultName, table: string, condition: string): Fault => ({
  ...{ name, table, condition },
  removable: false,
})
// Of a topic that was moved or merged the notifications stay as they are. Hidden messages have the negative number of their group.
const messageAnywhere = `select from messages m where m.group_id in (x.group_id, -x.group_id) and m.id = x.message_id
  union all select from moved_messages m where m.message_id = x.message_id`
const notifications = (name: FaultName, column: string, found: string): Fault => ({
  ...{ name, table: 'notifications', removable: true },
  condition: `x.${column} is not null and not exists (${found})`,
})

const faults: readonly Fault[] = [
  ...without('noMessage', message, [
    ...['message_raw', 'attachments', 'message_likes', 'message_revisions', 'message_reports', 'polls'],
  ]),
  ...without('noTopic', topic, ['topic_hashtags', 'topic_followers', 'topic_reads']),
  kept('noTopic', 'messages', `not exists (${topic})`),
  kept(
    'noSource',
    'messages',
    'not exists (select from message_raw r where r.group_id = x.group_id and r.message_id = x.id)',
  ),
  kept(
    'notSearchable',
    'messages',
    'not exists (select from message_search s where s.group_id = x.group_id and s.msg_num = x.msg_num)',
  ),
  ...without('noChat', chat, ['chat_messages', 'chat_subs', 'chat_files']),
  ...without('noTable', 'select from database_tables t where t.id = x.table_id', ['database_rows', 'database_views']),
  ...without('noEvent', event, ['event_rsvps']),
  ...without('noPage', page, ['wiki_revisions', 'wiki_files', 'wiki_names', 'wiki_links', 'wiki_watches']),
  kept(
    'noVersion',
    'wiki_pages',
    'not exists (select from wiki_revisions r where r.page_id = x.id and r.version = x.rev_count)',
  ),
  kept(
    'noVersion',
    'file_entries',
    `x.type = 'file_type_file' and not exists (select from file_versions v where v.file_id = x.id and v.version = x.version)`,
  ),
  kept(
    'noFolder',
    'file_entries',
    `x.parent_id <> 0 and not exists (select from file_entries f where f.group_id = x.group_id and f.id = x.parent_id and f.type = 'file_type_dir')`,
  ),
  ...without('noFile', 'select from file_entries f where f.group_id = x.group_id and f.id = x.file_id', [
    'file_versions',
  ]),
  kept(
    'noAlbum',
    'photos',
    'not exists (select from photo_albums a where a.group_id = x.group_id and a.id = x.album_id)',
  ),
  kept('noPoll', 'messages', 'x.poll_id is not null and not exists (select from polls p where p.id = x.poll_id)'),
  notifications('noMessage', 'message_id', messageAnywhere),
  notifications('noChat', 'chat_id', chat),
  notifications('noEvent', 'event_id', event),
  kept(
    'overCapacity',
    'events',
    'x.max_attendees > 0 and x.num_attendees > x.max_attendees and x.num_waiting > 0 and x.deleted is null',
  ),
]

export type FoundFault = { name: FaultName; table: string; count: number }

/** What is wrong in a group besides its counters. */
export async function faultsIn(tx: Tx, group_id: number): Promise<FoundFault[]> {
  const found: FoundFault[] = []
  for (const { name, table, condition } of faults) {
    const text = `select count(*)::int as count from ${table} x where x.group_id = $1 and ${condition}`
    const count = Number((await tx.execute({ name: '', text }, [group_id])).rows[0]!['count'])
    if (count > 0) found.push({ name, table, count })
  }
  return found
}

/** Deletes the rows of a group that belong to what is gone; returns how many. */
export async function removeOrphans(tx: Tx, group_id: number): Promise<number> {
  let removed = 0
  for (const { table, condition, removable } of faults) {
    if (!removable) continue
    const text = `delete from ${table} x where x.group_id = $1 and ${condition}`
    removed += (await tx.execute({ name: '', text }, [group_id])).count
  }
  return removed
}
