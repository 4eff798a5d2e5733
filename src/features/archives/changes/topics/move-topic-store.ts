import { blockSql } from '#content/tokenizer/index.ts'
import { query } from '#storage/query.ts'

/** Whether another group has a copy of a message of a topic. */
export const hasCopies = query(
  'topic.hasCopies',
  `select exists (
     select from messages m join messages c on c.group_id in (:to_group_id, -:to_group_id::bigint) and c.mime_key = m.mime_key
     where m.group_id = :group_id and m.topic_id = :topic_id) as "found!"`,
)
/** Remembers under which numbers messages were found in a group that they leave. */
export const rememberNumbers = query(
  'topic.rememberNumbers',
  `with moved_on as (update moved_messages set to_group_id = :to_group_id where message_id = any(:ids::bigint[]))
   insert into moved_messages (group_id, msg_num, message_id, to_group_id)
   select abs(group_id), msg_num, id, :to_group_id from messages
   where group_id in (:group_id, -:group_id::bigint) and id = any(:ids)`,
)
/**
 * Moves a locked topic without its hashtags. Members of the other group keep what they follow, mute and have read; what others had
 * is deleted. It is not pinned there, and no longer about a chat.
 */
export const moveTopicRow = query(
  'topic.move',
  `with hashtags_gone as (
     delete from topic_hashtags where group_id = :group_id and topic_id = :topic_id and hashtag_id = any(:hashtag_ids::bigint[])
   ), followers_gone as (
     delete from topic_followers where group_id = :group_id and topic_id = :topic_id returning account_id, state, until
   ), reads_gone as (
     delete from topic_reads where group_id = :group_id and topic_id = :topic_id returning member_id, read_until, has_posted
   ), followers as (
     insert into topic_followers (group_id, topic_id, account_id, state, until)
     select :to_group_id, :topic_id, f.account_id, f.state, f.until from followers_gone f
     join members m on m.group_id = :to_group_id and m.account_id = f.account_id and m.status = 'sub_status_normal'
   ), reads as (
     insert into topic_reads (group_id, topic_id, member_id, read_until, has_posted)
     select :to_group_id, :topic_id, m.id, r.read_until, r.has_posted from reads_gone r join members o on o.id = r.member_id
     join members m on m.group_id = :to_group_id and m.account_id = o.account_id and m.status = 'sub_status_normal'
     order by m.id
   )
   update topics set group_id = :to_group_id, hashtag_ids = '{}', is_sticky = false, chat_id = null, event_id = null, until = null,
     updated = next_updated(updated), edited = next_updated(updated)
   where group_id = :group_id and id = :topic_id`,
)
/** Counts the numbers that moved messages got, and the dates of the blocks that they are in. */
export const countNumbers = query(
  'topic.countNumbers',
  `with blocks as (
     insert into message_blocks as b (group_id, block, earliest, latest)
     select :group_id, ${blockSql(':group_id', 'msg_num')} as block, min(created), max(created) from messages
     where group_id = :group_id and msg_num between :first and :last group by 2
     on conflict (group_id, block) do update
     set earliest = least(b.earliest, excluded.earliest), latest = greatest(b.latest, excluded.latest)
   )
   update groups set last_msg_num = :last where id = :group_id`,
)
