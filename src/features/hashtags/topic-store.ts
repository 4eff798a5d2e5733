import { query } from '#storage/query.ts'
import { topicUntilSql } from './topic-lifetime.ts'

/** Some topics of a hashtag after a place, locked against every other change and against posting in them. */
export const lockTopicsOf = query(
  'hashtag.lockTopics',
  `select id, num_messages, most_recent_message from topics where group_id = :group_id and id = any (array(
     select topic_id from topic_hashtags where group_id = :group_id and hashtag_id = :hashtag_id and topic_id > :after order by topic_id limit :limit))
   order by id for update`,
)

const withoutHashtag = `array_remove(t.hashtag_ids, :hashtag_id)`
const replaced = `case when :to::bigint = any(t.hashtag_ids) then ${withoutHashtag} else array_replace(t.hashtag_ids, :hashtag_id, :to) end`
const hashtag_ids = `case when :to?::bigint is null then ${withoutHashtag} else ${replaced} end`
/** Removes a hashtag from topics, or replaces it; returns how many got the new one. */
export const updateTopicHashtags = query(
  'hashtag.retag',
  `with changed as (
     update topics t set hashtag_ids = ${hashtag_ids}, until = ${topicUntilSql('t', hashtag_ids)}
     where t.group_id = :group_id and t.id = any(:topic_ids::bigint[])
   ), gone as (
     delete from topic_hashtags where group_id = :group_id and hashtag_id = :hashtag_id and topic_id = any(:topic_ids)
   ), put as (
     insert into topic_hashtags (group_id, hashtag_id, topic_id) select :group_id, :to, id from unnest(:topic_ids) as id where :to is not null
     on conflict do nothing returning topic_id
   ), marked as (
     update message_search s set words = ts_delete(s.words, :mark::text) || array_to_tsvector(:marks::text[])
     from messages m
     where m.group_id = :group_id and m.topic_id = any(:topic_ids) and s.group_id = m.group_id and s.msg_num = m.msg_num
   )
   select count(*)::int as "gained!" from put`,
)

const words = `string_to_array(subject_with_tags, ' ')`
const without = `array_remove(${words}, :from)`
const renamed = `case when :to?::text is null or :to = any(${words}) then ${without} else array_replace(${words}, :from, :to) end`
/** Writes a hashtag after the subjects of messages as another one, or not at all. A subject is never empty. */
export const rewriteSubjects = query(
  'hashtag.rewriteSubjects',
  `update messages set subject_with_tags = coalesce(nullif(array_to_string(${renamed}, ' '), ''), subject)
   where group_id = :group_id and topic_id = any(:topic_ids::bigint[]) and :from::text = any(${words})`,
)
/** Updates the topic count of a hashtag; without topics it has no last message. */
export const countTopics = query(
  'hashtag.countTopics',
  `update hashtags set topic_count = topic_count + :gained,
     last_message_date = case when topic_count + :gained > 0 then greatest(last_message_date, :latest?) end
   where group_id = :group_id and id = :id`,
)
/** Recomputes when topics expire. */
export const renewUntil = query(
  'hashtag.renewUntil',
  `update topics t set until = ${topicUntilSql('t')} where t.group_id = :group_id and t.id = any(:ids::bigint[])`,
)

const someFollowers = `select account_id from hashtag_followers where group_id = :group_id and hashtag_id = :hashtag_id limit :limit`
/** Followers of a hashtag follow its replacement, if any; mutes are not passed on. */
export const transferFollowers = query(
  'hashtag.passOnFollowers',
  `with gone as (
     delete from hashtag_followers where group_id = :group_id and hashtag_id = :hashtag_id and account_id in (${someFollowers})
     returning account_id, state, until
   ), put as (
     insert into hashtag_followers (group_id, hashtag_id, account_id, state, until)
     select :group_id, :to, account_id, state, until from gone where :to?::bigint is not null and state = 'followed'
     on conflict do nothing
   )
   select account_id from gone`,
)
