import { query } from '#storage/query.ts'

/** Follows or mutes a topic, permanently or until a time; one replaces the other. Does nothing if the topic was deleted. */
export const setFollower = query(
  'topic.setFollower',
  `with locked as (select id from topics where group_id = :group_id and id = :topic_id for key share)
   insert into topic_followers (group_id, topic_id, account_id, state, until)
   select :group_id, locked.id, :account_id, :state, now() + :lasting?::text::interval from locked
   on conflict (group_id, topic_id, account_id) do update set state = excluded.state, until = excluded.until`,
)
/** The permanent follow state of a topic. */
export const lastingFollow = query(
  'topic.lastingFollow',
  `select state from topic_followers where group_id = :group_id and topic_id = :topic_id and account_id = :account_id and until is null`,
)
export const unsetFollower = query(
  'topic.unsetFollower',
  `delete from topic_followers where group_id = :group_id and topic_id = :topic_id and account_id = :account_id and state = :state`,
)
const sweep = (table: string) =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where until < now() limit :limit))`
export const sweepTopicFollowers = query('topic.sweepFollowers', sweep('topic_followers'))
export const sweepHashtagFollowers = query('hashtag.sweepFollowers', sweep('hashtag_followers'))
