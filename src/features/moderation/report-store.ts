import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { authorJoin, authorName, authorPhoto } from '../archives/index.ts'

const reporters = `(select json_agg(json_build_object('object', 'message_reporter', 'user_id', r.account_id, 'full_name', p.full_name, 'email', p.email,
      'profile_photo_url', ${authorPhoto('p')}, 'reason', r.reason,
      'created', to_char(r.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"')) order by r.created, r.account_id)
    from message_reports r join accounts p on p.id = r.account_id
    where r.group_id = q.group_id and r.message_id = q.message_id)`
const states = {
  open: 'bool_or(resolved is null)',
  resolved: 'bool_and(resolved is not null)',
}
/** Reported messages with their reporters. */
export const reportPages = queryFamily(
  'report.page',
  queriesByKind(states, having =>
    keysetQueries(
      'q.message_id',
      { created: 'q.message_id' },
      ({ afterCondition, order }) => `select q.message_id as "message_id!", q.num_reports as "num_reports!",
       q.resolved as resolved_date, q.resolved_by, s.full_name as "resolved_by_name?", m.msg_num, m.topic_id, m.created, m.subject,
       m.snippet, coalesce(a.id, 0) as "user_id!", ${authorName('m.name')} as "name!", m.email, ${reporters} as "reporters!"
     from (
       select group_id, message_id, count(*)::int as num_reports, max(resolved) as resolved, max(resolved_by) as resolved_by
       from message_reports where group_id = :group_id and (:message_id?::bigint is null or message_id = :message_id)
       group by group_id, message_id having ${having}
     ) q join messages m on m.group_id = q.group_id and m.id = q.message_id ${authorJoin('m.account_id')}
     left join accounts s on s.id = q.resolved_by
     where ${afterCondition} order by ${order} limit :count`,
    ),
  ),
)
export const countReports = query(
  'report.count',
  `select count(*)::int as "count!" from (
     select bool_or(resolved is null) as is_open from message_reports
     where group_id = :group_id and (:message_id?::bigint is null or message_id = :message_id) group by message_id
   ) q where is_open = :is_open`,
)
export const resolveReports = query(
  'report.resolve',
  `update message_reports set resolved = now(), resolved_by = :account_id
   where group_id = :group_id and message_id = :message_id and resolved is null`,
)
export const reopenReports = query(
  'report.reopen',
  `update message_reports set resolved = null, resolved_by = null
   where group_id = :group_id and message_id = :message_id and resolved is not null`,
)
