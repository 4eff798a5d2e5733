import { query } from '#storage/query.ts'
import type { GroupContents } from '../../groups/index.ts'

const batchOf = (table: string) =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where group_id = $1 limit $2))`

// What can be found by itself goes first, what is found through it later.
const removals = {
  messages: query('removal.messages', batchOf('messages')),
  topics: query('removal.topics', batchOf('topics')),
  attachments: query('removal.attachments', batchOf('attachments')),
  message_search: query('removal.search', batchOf('message_search')),
  message_raw: query('removal.raw', batchOf('message_raw')),
  message_revisions: query('removal.revisions', batchOf('message_revisions')),
  message_likes: query('removal.likes', batchOf('message_likes')),
  message_reports: query('removal.reports', batchOf('message_reports')),
  message_blocks: query('removal.blocks', batchOf('message_blocks')),
  message_days: query('removal.days', batchOf('message_days')),
  topic_hashtags: query('removal.topicHashtags', batchOf('topic_hashtags')),
  topic_followers: query('removal.topicFollowers', batchOf('topic_followers')),
  pending_messages: query('removal.pending', batchOf('pending_messages')),
  hashtags: query('removal.hashtags', batchOf('hashtags')),
  hashtag_followers: query('removal.hashtagFollowers', batchOf('hashtag_followers')),
  deliveries: query('removal.deliveries', batchOf('deliveries')),
}

/** What is removed in the background after its group. */
export const archiveContents: readonly GroupContents[] = Object.entries(removals).map(([table, removal]) => ({
  table,
  remove: (tx, group_id, limit) => removal.run(tx, [group_id, limit]),
}))
