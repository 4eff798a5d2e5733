import { contentsIn } from '../../groups/index.ts'

/** What is removed in the background after its group. */
export const archiveContents = contentsIn([
  // What can be found by itself goes first, what is found through it later.
  'messages',
  'topics',
  'attachments',
  'message_search',
  'message_raw',
  'message_revisions',
  'message_likes',
  'message_reports',
  'message_blocks',
  'message_days',
  'topic_hashtags',
  'topic_followers',
  'topic_reads',
  'pending_messages',
  'hashtags',
  'hashtag_followers',
  'outgoing_messages',
])
