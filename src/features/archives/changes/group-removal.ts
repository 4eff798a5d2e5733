import { batchOf, contentsIn } from '../../groups/index.ts'

/** Tables that are cleared in the background after the group was deleted. */
const tables = [
  // Tables that others are found through are cleared first.
  'messages',
  'topics',
  'attachments',
  'message_search',
  'message_raw',
  'message_revisions',
  'message_likes',
  'message_reports',
  'polls',
  'message_blocks',
  'message_days',
  'topic_hashtags',
  'topic_followers',
  'topic_reads',
  'pending_messages',
  'hashtags',
  'hashtag_followers',
  'outgoing_messages',
  'moved_messages',
  'merged_topics',
  'old_addresses',
]
// Hidden messages have the negated group id.
const statements = tables.map(table => [table, batchOf(table, 'group_id in (:group_id, -:group_id::bigint)')] as const)
export const archiveContents = contentsIn(tables, Object.fromEntries(statements))
