import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { contentsIn } from '../../groups/index.ts'

export const insertPast = query(
  'past.insert',
  `with given as (
     select * from jsonb_to_recordset(:members::jsonb) as p(group_id bigint, action text, joined timestamptz, account_id bigint,
       member_id bigint, sort_name text, sort_email text, membership jsonb)
   ), made as (
     insert into past_members (group_id, action, joined, account_id, member_id, sort_name, sort_email, membership)
     select group_id, action, joined, account_id, member_id, sort_name, sort_email, membership from given
     returning group_id
   ), counted as (
     update groups g set past_members_count = past_members_count + c.count
     from (select group_id, count(*) as count from made group by group_id) c where g.id = c.group_id
   )
   select count(*)::int as "count!" from made`,
)
export const countPast = query('past.count', `select past_members_count from groups where id = :group_id`)
export const countPastBy = query(
  'past.countBy',
  `select count(*)::int as "count!" from past_members where group_id = :group_id and action = :action`,
)

const columns = `p.id, p.created, p.action, p.joined, p.sort_name, p.sort_email, p.membership`
const keys = { full_name: 'p.sort_name', email: 'p.sort_email', reason: 'p.action', created: 'p.id' }
export const pastPages = keysetFamily(
  'past.page',
  'p.id',
  keys,
  ({ afterCondition, order }) =>
    `select ${columns} from past_members p where p.group_id = :group_id and (:action?::text is null or p.action = :action) and ${afterCondition} order by ${order} limit :count`,
)

/** Removed in the background after its group. */
export const memberContents = contentsIn(['past_members'])
