import { query } from '#storage/query.ts'
import { topicUntilSql } from './until.ts'

/** Some topics of a hashtag after a place, held against every other change and against posting in them. */
export const lockTopicsOf = query(
  'hashtag.lockTopics',
  `select id, num_messages, most_recent_message from topics where group_id = $1 and id = any (array(
     select topic_id from topic_hashtags where group_id = $1 and hashtag_id = $2 and topic_id > $3 order by topic_id limit $4))
   order by id for update`,
)

const left = `array_remove(t.hashtag_ids, $2)`
const replaced = `case when $4::bigint = any(t.hashtag_ids) then ${left} else array_replace(t.hashtag_ids, $2, $4) end`
const hashtag_ids = `case when $4::bigint is null then ${left} else ${replaced} end`
/** Takes a hashtag ($2) off topics ($3), or puts another one ($4) in its place; how many got that one anew. */
export const retag = query(
  'hashtag.retag',
  `with changed as (
     update topics t set hashtag_ids = ${hashtag_ids}, until = ${topicUntilSql('t', hashtag_ids)}
     where t.group_id = $1 and t.id = any($3::bigint[])
   ), gone as (
     delete from topic_hashtags where group_id = $1 and hashtag_id = $2 and topic_id = any($3)
   ), put as (
     insert into topic_hashtags (group_id, hashtag_id, topic_id) select $1, $4, id from unnest($3) as id where $4 is not null
     on conflict do nothing returning topic_id
   ), marked as (
     update message_search s set words = ts_delete(s.words, $5::text) || array_to_tsvector($6::text[])
     from messages m
     where m.group_id = $1 and m.topic_id = any($3) and s.group_id = m.group_id and s.msg_num = m.msg_num
   )
   select count(*)::int as "gained!" from put`,
)

const words = `string_to_array(subject_with_tags, ' ')`
const without = `array_remove(${words}, $3)`
const renamed = `case when $4::text is null or $4 = any(${words}) then ${without} else array_replace(${words}, $3, $4) end`
/** Writes a hashtag ($3) after the subjects of messages as another one ($4), or not at all. A subject is never empty. */
export const rewriteSubjects = query(
  'hashtag.rewriteSubjects',
  `update messages set subject_with_tags = coalesce(nullif(array_to_string(${renamed}, ' '), ''), subject)
   where group_id = $1 and topic_id = any($2::bigint[]) and $3::text = any(${words})`,
)
/** Counts topics that a hashtag got or lost; when it has none left, nothing was said under it. */
export const countTopics = query(
  'hashtag.countTopics',
  `update hashtags set topic_count = topic_count + $3,
     last_message_date = case when topic_count + $3 > 0 then greatest(last_message_date, $4) end
   where group_id = $1 and id = $2`,
)
/** Reckons anew when topics end. */
export const renewUntil = query(
  'hashtag.renewUntil',
  `update topics t set until = ${topicUntilSql('t')} where t.group_id = $1 and t.id = any($2::bigint[])`,
)

const someFollowers = `select account_id from hashtag_followers where group_id = $1 and hashtag_id = $2 limit $3`
/** Whoever follows a hashtag ($2) follows the one ($4) that takes its place, if there is one; a mute is not passed on. */
export const passOnFollowers = query(
  'hashtag.passOnFollowers',
  `with gone as (
     delete from hashtag_followers where group_id = $1 and hashtag_id = $2 and account_id in (${someFollowers})
     returning account_id, state, until
   ), put as (
     insert into hashtag_followers (group_id, hashtag_id, account_id, state, until)
     select $1, $4, account_id, state, until from gone where $4::bigint is not null and state = 'followed'
     on conflict do nothing
   )
   select account_id from gone`,
)
