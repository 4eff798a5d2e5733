import { query } from '#storage/query.ts'

/** Runs under the group's lock, so that the newest message is final. */
export const countGroup = query(
  'archive.countGroup',
  `update groups set messages_count = messages_count + :messages, threads_count = threads_count + :topics,
     storage_used = storage_used + :size, messages_moved = messages_moved + 1,
     most_recent_message = case when :messages = 0 then most_recent_message
       else (select max(created) from messages where group_id = :group_id) end
   where id = :group_id`,
)
export const countDays = query(
  'archive.countDays',
  `with given as (select * from unnest(:days::text[]::date[], :messages::int[]) as g(day, messages)),
   over as (
     delete from message_days d using given g where d.group_id = :group_id and d.day = g.day and d.messages <= g.messages
   )
   update message_days d set messages = d.messages - g.messages from given g
   where d.group_id = :group_id and d.day = g.day and d.messages > g.messages`,
)

// The last message of a hashtag with few topics is found through these; of one with many, by scanning from the newest topic.
const latestUnder = `case when u.topic_count < 1000 then (
     select max(t.most_recent_message) from topic_hashtags h join topics t on t.group_id = h.group_id and t.id = h.topic_id
     where h.group_id = u.group_id and h.hashtag_id = u.id
   ) else (
     select max(newest.at) from (values (true), (false)) s(is_sticky), lateral (
       select t.most_recent_message as at from topics t
       where t.group_id = u.group_id and t.is_sticky = s.is_sticky and u.id = any(t.hashtag_ids)
       order by t.most_recent_message desc limit 1) newest
   ) end`
/** Updates the topic counts and last message dates of hashtags. After a removal, the last message is looked up again. */
export const countHashtags = query(
  'archive.countHashtags',
  `update hashtags u set topic_count = u.topic_count + :topics, last_message_date = case
     when u.topic_count + :topics <= 0 then null
     when :topics > 0 then greatest(u.last_message_date, :latest::timestamptz)
     when u.last_message_date > :latest then u.last_message_date
     else ${latestUnder} end
   where u.group_id = :group_id and u.id = any(:ids::bigint[])`,
)
