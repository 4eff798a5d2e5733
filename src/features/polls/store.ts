import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { authorJoin, authorName, authorPhoto } from '../archives/index.ts'

/** Columns of poll `p` for display, with the account's vote. */
const columns = `p.*, m.account_id, m.msg_num, m.topic_id, t.event_id, g.members_count, coalesce(a.id, 0) as "user_id!", ${authorName('m.name')} as "shown_name!",
  v.choices as "own_choices?", v.updated as "voted?"`
const joins = `join messages m on m.group_id = p.group_id and m.id = p.message_id
   join topics t on t.group_id = m.group_id and t.id = m.topic_id join groups g on g.id = p.group_id ${authorJoin('m.account_id')}
   left join poll_votes v on v.poll_id = p.id and v.account_id = :account_id`

/** Polls by id, as an account sees them. */
export const pollViews = query(
  'poll.shown',
  `select ${columns} from polls p ${joins} where p.id = any(:ids::bigint[]) and p.group_id > 0 order by p.id`,
)

/** The same rankings together, for counting the rounds. */
export const ballotsOf = query(
  'poll.ballots',
  `select poll_id, choices, count(*)::int as "count!" from poll_votes where poll_id = any(:poll_ids::bigint[])
   group by poll_id, choices order by poll_id, min(id)`,
)

const among = `p.group_id = :group_id and (:is_closed?::boolean is null or (p.closed is not null or coalesce(p.closes <= now(), false)) = :is_closed)`
const inTopics = `exists (select from messages o join topics x on x.group_id = o.group_id and x.id = o.topic_id
     where o.group_id = p.group_id and o.id = p.message_id
       and (:topic_id?::bigint is null or x.id = :topic_id) and (:event_id?::bigint is null or x.event_id = :event_id))`
const isListed = `${among} and ((:topic_id?::bigint is null and :event_id?::bigint is null) or ${inTopics})`
export const countPolls = query('poll.count', `select count(*)::int as "count!" from polls p where ${isListed}`)
export const pollPages = keysetFamily(
  'poll.page',
  'p.id',
  { created: 'p.id' },
  ({ afterCondition, order }) =>
    `select ${columns} from polls p ${joins} where ${isListed} and ${afterCondition} order by ${order} limit :count`,
)

export const votePages = keysetFamily(
  'pollVote.page',
  'v.id',
  { created: 'v.id' },
  ({ afterCondition, order }) =>
    `select v.id, v.created, v.updated, v.poll_id, v.choices, coalesce(a.id, 0) as "user_id!", coalesce(a.full_name, v.former_name) as "name!",
         coalesce(${authorPhoto('a')}, '') as "photo!"
       from poll_votes v ${authorJoin('v.account_id')}
       where v.poll_id = :poll_id and (:only_account_id?::bigint is null or v.account_id = :only_account_id)
         and ${afterCondition} order by ${order} limit :count`,
)
export const ownVote = query(
  'pollVote.own',
  `select choices from poll_votes where poll_id = :poll_id and account_id = :account_id`,
)

/** Locks a poll against votes and changes. */
export const lockPoll = query(
  'poll.lock',
  `select p.*, m.account_id from polls p join messages m on m.group_id = p.group_id and m.id = p.message_id
   where p.id = :id and p.group_id > 0 for update of p`,
)
export const updatePollRow = query(
  'poll.update',
  `update polls set reminded = case when closes is not distinct from :closes?::timestamptz then reminded end,
     closes = :closes?::timestamptz, show_results = :show_results, updated = next_updated(updated) where id = :id`,
)
export const closePollRow = query(
  'poll.close',
  `update polls set closed = now(), updated = next_updated(updated) where id = :id`,
)
export const reopenPollRow = query(
  'poll.reopen',
  `update polls set closed = null, reminded = null, closes = :closes?::timestamptz, updated = next_updated(updated) where id = :id`,
)
/** Members who haven't voted are reminded now; no edit of the poll. */
export const noteReminder = query('poll.noteReminder', `update polls set reminder_sent = now() where id = :id`)
export const topicOfPoll = query(
  'poll.topic',
  `select m.topic_id from polls p join messages m on m.group_id = p.group_id and m.id = p.message_id where p.id = :id`,
)
/** Topics that a poll can be posted in, and the event's topic. */
export const topicForPoll = query(
  'poll.topicFor',
  `select t.id, t.subject,
     (select m.id from messages m where m.group_id = t.group_id and m.topic_id = t.id order by m.created desc, m.id desc limit 1) as "last_id!"
   from topics t where t.group_id = :group_id and t.id = :topic_id`,
)
export const eventForPoll = query(
  'poll.eventFor',
  `select e.name, coalesce((select t.id from topics t where t.group_id = e.group_id and t.event_id = e.id order by t.id desc limit 1), 0) as "topic_id!"
   from events e where e.group_id = :group_id and e.id = :event_id and e.deleted is null`,
)
