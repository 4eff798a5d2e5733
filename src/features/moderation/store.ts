import { keysetQueries } from '#storage/keyset.ts'
import { query, queryFamily, type Row } from '#storage/query.ts'
import { authorJoin, authorName, authorPhoto } from '../archives/index.ts'

/** Whether a decision on a reported message is stored that is not carried out yet. */
const isReportDecided = (group_id: string, message_id: string) => `exists (select from moderation_decisions d
    where d.group_id = ${group_id} and d.type = 'report' and d.target_id = ${message_id} and d.error is null)`
const failureOf = (type: string, group_id: string, id: string) => `coalesce((select d.error from moderation_decisions d
    where d.group_id = ${group_id} and d.type = '${type}' and d.target_id = ${id}), '')`
const claimer = `left join accounts c on c.id = q.claimed_by`
const claimerColumns = `coalesce(q.claimed_by, 0) as "claimed_by!", coalesce(c.full_name, '') as "claimed_by_name!"`

/** Unverified email says nothing about the account. */
const isProven = `(q.submission #> '{mailed,proven}') is distinct from 'false'`
const pendingMessages = ({ afterCondition, order }: { afterCondition: string; order: string }) =>
  `select q.id as "id!", q.created as "created!", q.updated as "updated!", coalesce(a.id, 0) as "user_id!",
     q.name as "name!", q.email as "email!", ${authorPhoto()} as "profile_photo_url!", q.subject as "subject!",
     q.snippet as "snippet!", q.reason as "reason!", 0 as "num_reports!", 0::bigint as "msg_num!", ${claimerColumns},
     ${failureOf('message', 'q.group_id', 'q.id')} as "failed!"
   from pending_messages q left join accounts a on a.id = q.account_id and ${isProven} ${claimer}
   where q.group_id = :group_id and q.state = 'held'
     and ${afterCondition} order by ${order} limit :count`
const pendingMembers = ({ afterCondition, order }: { afterCondition: string; order: string }) =>
  `select q.id as "id!", q.created as "created!", q.updated as "updated!", a.id as "user_id!",
     coalesce(q.given_name, a.full_name) as "name!", coalesce(q.given_email, a.email) as "email!",
     ${authorPhoto()} as "profile_photo_url!", '' as "subject!", '' as "snippet!", '' as "reason!", 0 as "num_reports!",
     0::bigint as "msg_num!", ${claimerColumns}, ${failureOf('member', 'q.group_id', 'q.id')} as "failed!"
   from members q join accounts a on a.id = q.account_id ${claimer}
   where q.group_id = :group_id and q.status = 'sub_status_pending' and not q.decided
     and ${afterCondition} order by ${order} limit :count`
const reportedMessages = ({ afterCondition, order }: { afterCondition: string; order: string }) =>
  `select q.message_id as "id!", q.created as "created!", m.updated as "updated!", coalesce(a.id, 0) as "user_id!",
     ${authorName('m.name')} as "name!", '' as "email!", ${authorPhoto()} as "profile_photo_url!",
     m.subject as "subject!", coalesce(nullif(q.reason, ''), m.snippet) as "snippet!", '' as "reason!",
     q.num_reports as "num_reports!", m.msg_num as "msg_num!", 0::bigint as "claimed_by!", '' as "claimed_by_name!",
     ${failureOf('report', 'q.group_id', 'q.message_id')} as "failed!"
   from (
     select group_id, message_id, min(created) as created, count(*)::int as num_reports, max(reason) as reason
     from message_reports where group_id = :group_id and resolved is null group by group_id, message_id
   ) q join messages m on m.group_id = q.group_id and m.id = q.message_id ${authorJoin('m.account_id')}
   where not ${isReportDecided('q.group_id', 'q.message_id')} and ${afterCondition} order by ${order} limit :count`

const byId = { created: 'q.id' } as const
// What a queue holds is found by its group, and planning it takes longer than that.
const onePlan = { genericPlan: true }
/** The pages of the queue, one family for each type. */
export const queuePages = {
  message: queryFamily('moderation.messages', keysetQueries('q.id', byId, pendingMessages), onePlan),
  member: queryFamily('moderation.members', keysetQueries('q.id', byId, pendingMembers), onePlan),
  report: queryFamily(
    'moderation.reports',
    keysetQueries('q.message_id', { created: 'q.message_id' }, reportedMessages),
    onePlan,
  ),
}
export type QueueRow = Row<'moderation.messages'>

/** How many messages have open reports. */
export const countOpenReports = query(
  'moderation.countReports',
  `select count(distinct r.message_id)::int as "count!" from message_reports r
   where r.group_id = :group_id and r.resolved is null and not ${isReportDecided('r.group_id', 'r.message_id')}`,
  onePlan,
)
/** The claims of moderators, up to a few hundred. */
export const claims = query(
  'moderation.claims',
  `select q.type as "type!", q.id as "target_id!", q.claimed_by as "user_id!", a.full_name as "full_name!", q.since as "created!"
   from (
     (select 'message' as type, id, claimed_by, coalesce(claimed_date, updated) as since from pending_messages
      where group_id = :group_id and state = 'held' and claimed_by is not null limit 200)
     union all
     (select 'member', id, claimed_by, updated from members
      where group_id = :group_id and status = 'sub_status_pending' and not decided and claimed_by is not null limit 200)
   ) q join accounts a on a.id = q.claimed_by order by 1, 2`,
  onePlan,
)
const decision = `d.id, d.type, d.target_id, d.action, d.account_id as "user_id", coalesce(a.full_name, '') as "full_name!",
  d.created, d.due as "until"`
/** Decisions that can still be undone. */
export const openDecisions = query(
  'moderation.open',
  `select ${decision} from moderation_decisions d left join accounts a on a.id = d.account_id
   where d.group_id = :group_id and d.error is null and d.started is null order by d.id limit 500`,
  onePlan,
)
/** The decisions on some targets, by anyone. */
export const decisionsOn = query(
  'moderation.decisionsOn',
  `select ${decision} from moderation_decisions d left join accounts a on a.id = d.account_id
   join jsonb_to_recordset(:targets::jsonb) as t(type text, id bigint) on t.type = d.type and t.id = d.target_id
   where d.group_id = :group_id and d.error is null`,
)
export type DecisionRow = Row<'moderation.open'>

/** What can be decided on among some ids. */
export const messageTargets = query(
  'moderation.messageTargets',
  `select q.id, q.updated, ${claimerColumns}, case when ${isProven} then g.id end as "member_id?", g.mod_status as "mod_status?"
   from pending_messages q ${claimer}
   left join members g on g.group_id = q.group_id and g.account_id = q.account_id and g.status <> 'sub_status_banned'
   where q.group_id = :group_id and q.id = any(:ids::bigint[]) and q.state = 'held'`,
)
export const memberTargets = query(
  'moderation.memberTargets',
  `select q.id, q.updated, ${claimerColumns}, q.id as "member_id?", q.mod_status as "mod_status?" from members q ${claimer}
   where q.group_id = :group_id and q.id = any(:ids::bigint[]) and q.status = 'sub_status_pending' and not q.decided`,
)
export const reportTargets = query(
  'moderation.reportTargets',
  `select q.id, q.updated, 0::bigint as "claimed_by!", '' as "claimed_by_name!", g.id as "member_id?", g.mod_status as "mod_status?"
   from messages q left join members g on g.group_id = q.group_id and g.account_id = q.account_id and g.status <> 'sub_status_banned'
   where q.group_id = :group_id and q.id = any(:ids::bigint[]) and exists (
     select from message_reports r where r.group_id = q.group_id and r.message_id = q.id and r.resolved is null)`,
)
export const topicTargets = query(
  'moderation.topicTargets',
  `select q.id, q.updated, 0::bigint as "claimed_by!", '' as "claimed_by_name!", null::bigint as "member_id?", null::text as "mod_status?"
   from topics q where q.group_id = :group_id and q.id = any(:ids::bigint[])`,
)
export type TargetRow = Row<'moderation.messageTargets'>

/**
 * Stores decisions: messages and requests to join are pending no longer. A target on which somebody else decided keeps
 * that decision; one that failed is replaced.
 */
export const insertDecisions = query(
  'moderation.decide',
  `with target as (
     select * from jsonb_to_recordset(:targets::jsonb) as t(type text, id bigint, params jsonb)
   ), message as (
     update pending_messages p set state = 'decided'
     from (
       select id from pending_messages where group_id = :group_id and state = 'held'
         and id in (select id from target where type = 'message') order by id for update
     ) q where p.group_id = :group_id and p.id = q.id returning p.id
   ), member as (
     update members m set decided = true
     from (
       select id from members where group_id = :group_id and status = 'sub_status_pending' and not decided
         and id in (select id from target where type = 'member') order by id for update
     ) q where m.group_id = :group_id and m.id = q.id returning m.id
   ), stored as (
     insert into moderation_decisions (group_id, type, target_id, action, params, account_id, due)
     select :group_id, t.type, t.id, :action, t.params, :account_id, now() + make_interval(secs => :seconds)
     from target t
     where case t.type when 'message' then t.id in (select id from message) when 'member' then t.id in (select id from member) else true end
     order by t.type, t.id
     on conflict (group_id, type, target_id) do update set action = excluded.action, params = excluded.params,
       account_id = excluded.account_id, created = now(), due = excluded.due, started = null, error = null
       where moderation_decisions.error is not null
     returning id, type, target_id, action, created, due
   ), counted as (
     update groups set pending_messages_count = pending_messages_count - (select count(*) from message),
       pending_count = pending_count - (select count(*) from member)
     where id = :group_id and (exists (select from message) or exists (select from member))
   )
   select id, type, target_id, action, created, due as "until" from stored order by id`,
)

/** What decisions were about is pending again. */
const released = (decisions: string) => `message as (
     update pending_messages p set state = 'held' from ${decisions} d
     where d.type = 'message' and p.group_id = d.group_id and p.id = d.target_id and p.state = 'decided' returning p.group_id
   ), member as (
     update members m set decided = false from ${decisions} d
     where d.type = 'member' and m.group_id = d.group_id and m.id = d.target_id and m.decided returning m.group_id
   ), counted as (
     update groups g set pending_messages_count = pending_messages_count + (select count(*) from message),
       pending_count = pending_count + (select count(*) from member)
     where g.id in (select group_id from message union select group_id from member)
   )`
export const deleteUndone = query(
  'moderation.undo',
  `with undone as (
     delete from moderation_decisions where group_id = :group_id and id = any(:ids::bigint[]) and type = any(:types::text[])
       and started is null and error is null returning id, group_id, type, target_id
   ), ${released('undone')}
   select type, target_id from undone order by id`,
)

/** From here on it cannot be undone. */
export const startDecision = query(
  'moderation.start',
  `update moderation_decisions set started = now() where id = :id and due <= now() and error is null
   returning id, group_id, type, target_id, action, params, account_id`,
)
/** No row if the target is unchanged since the decision: the moderator does not see it any more. */
export const finishDecision = query(
  'moderation.finish',
  `delete from moderation_decisions d where d.id = :id
     and not exists (select from pending_messages p
       where d.type = 'message' and p.group_id = d.group_id and p.id = d.target_id and p.state = 'decided')
     and not exists (select from members m
       where d.type = 'member' and m.group_id = d.group_id and m.id = d.target_id and m.decided)
   returning d.id`,
)
export const failDecision = query(
  'moderation.fail',
  `with failed as (
     update moderation_decisions set error = :error, started = null where id = :id returning group_id, type, target_id
   ), ${released('failed')}
   select group_id from failed`,
)
/** Targets that failed and were decided on in another way, or are gone. */
export const sweepFailedDecisions = query(
  'moderation.sweepFailed',
  `delete from moderation_decisions where error is not null and created < now() - interval '14 days'`,
)
export const removeDecisionsIn = query(
  'moderation.removeIn',
  `delete from moderation_decisions where id = any (array(
     select id from moderation_decisions where group_id = :group_id limit :limit))`,
)
