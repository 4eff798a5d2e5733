import { query } from '#storage/query.ts'

/** Follows or mutes a topic for a while, or for good; one ends the other. Nothing where the topic is gone. */
export const setFollower = query(
  'topic.setFollower',
  `with held as (select id from topics where group_id = $1 and id = $2 for key share)
   insert into topic_followers (group_id, topic_id, account_id, state, until)
   select $1, held.id, $3, $4, now() + $5::text::interval from held
   on conflict (group_id, topic_id, account_id) do update set state = excluded.state, until = excluded.until`,
)
export const unsetFollower = query(
  'topic.unsetFollower',
  `delete from topic_followers where group_id = $1 and topic_id = $2 and account_id = $3 and state = $4`,
)
const sweep = (table: string) =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where until < now() limit $1))`
export const sweepTopicFollowers = query('topic.sweepFollowers', sweep('topic_followers'))
export const sweepHashtagFollowers = query('hashtag.sweepFollowers', sweep('hashtag_followers'))
