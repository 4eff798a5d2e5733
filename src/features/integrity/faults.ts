import type { Tx } from '#storage/database.ts'

/** Rows that must not be there: of which table, and which condition makes them wrong, as SQL. Rows are `x`. */
type Fault = { name: FaultName; table: string; condition: string }
export type FaultName =
  | 'noMessage'
  | 'noTopic'
  | 'noSource'
  | 'notSearchable'
  | 'noChat'
  | 'noTable'
  | 'noEvent'
  | 'overCapacity'

const message = 'select from messages m where m.group_id = x.group_id and m.id = x.message_id'
const topic = 'select from topics t where t.group_id = x.group_id and t.id = x.topic_id'
const without = (name: FaultName, found: string, tables: readonly string[]): Fault[] =>
  tables.map(table => ({ name, table, condition: `not exists (${found})` }))

const faults: readonly Fault[] = [
  ...without('noMessage', message, [
    ...['message_raw', 'attachments', 'message_likes', 'message_revisions', 'message_reports'],
  ]),
  ...without('noTopic', topic, ['messages', 'topic_hashtags', 'topic_followers', 'topic_reads']),
  ...without('noSource', 'select from message_raw r where r.group_id = x.group_id and r.message_id = x.id', [
    'messages',
  ]),
  ...without('notSearchable', 'select from message_search s where s.group_id = x.group_id and s.msg_num = x.msg_num', [
    'messages',
  ]),
  ...without('noChat', 'select from chats c where c.group_id = x.group_id and c.id = x.chat_id', [
    ...['chat_messages', 'chat_subs', 'chat_files'],
  ]),
  ...without('noTable', 'select from database_tables t where t.id = x.table_id', ['database_rows', 'database_views']),
  ...without('noEvent', 'select from events e where e.id = x.event_id', ['event_rsvps']),
  {
    name: 'overCapacity',
    table: 'events',
    condition: `x.max_attendees > 0 and x.num_attendees > x.max_attendees and x.num_waiting > 0 and x.deleted is null`,
  },
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
