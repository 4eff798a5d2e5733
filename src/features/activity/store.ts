import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'

const conditionsSql = `f.group_id = :group_id and (:names?::text[] is null or f.name = any(:names)) and f.name <> all(:hidden_names::text[])
  and coalesce(f.data ->> 'status', '') <> all(:hidden_statuses::text[])
  and (:from?::timestamptz is null or f.created >= :from) and (:until?::timestamptz is null or f.created < :until)`
const byMember = `f.data ? 'member_info_id' and (f.data ->> 'member_info_id')::bigint = :member_id?`
// Actions by a person and about them use two indexes; an `or` would scan everything.
const kinds = {
  all: [''],
  person: ['and f.account_id = :account_id?', `and ${byMember}`],
}

export const activityPages = queryFamily(
  'activity.page',
  queriesByKind(kinds, conditions =>
    keysetQueries('f.id', { created: 'f.id' }, ({ afterCondition, order }) => {
      const one = (condition: string) =>
        `(select f.* from facts f where ${conditionsSql} and ${afterCondition} ${condition} order by ${order} limit :count)`
      return `with picked as (
           select * from (${conditions.map(one).join(' union ')}) f order by ${order} limit :count
         )
         select f.id as "id!", f.created as "created!", f.group_id as "group_id!", f.name as "name!", f.via as "via!",
           f.data as "data!", f.account_id as "account_id?",
           a.full_name as "actor_name?", a.email as "actor_email?",
           am.id as "actor_member_id?", am.status as "actor_status?", m.id as "subject_member_id?", m.status as "subject_status?",
           coalesce(m.given_id, p.given_id, s.id) as "subject_id?",
           coalesce(m.given_name, p.given_name, s.full_name) as "subject_name?"
         from picked f
         left join accounts a on a.id = f.account_id
         left join members am on am.group_id = f.group_id and am.account_id = f.account_id
         left join members m on m.group_id = f.group_id and m.id = (f.data ->> 'member_info_id')::bigint
         left join lateral (
           select p.account_id, (p.membership ->> 'given_id')::bigint as given_id, p.membership ->> 'given_name' as given_name
           from past_members p
           where m.id is null and p.group_id = f.group_id and p.member_id = (f.data ->> 'member_info_id')::bigint
           order by p.id desc limit 1
         ) p on true
         left join accounts s on s.id = coalesce(m.account_id, p.account_id)
         order by ${order}`
    }),
  ),
)

/** The number of entries, up to a limit. */
export const countActivity = query(
  'activity.count',
  `select count(*) as "count!" from (
     select 1 from facts f where ${conditionsSql}
       and (:account_id?::bigint is null or f.account_id = :account_id or (${byMember}))
     limit 10000
   ) f`,
)

export const personOfMember = query(
  'activity.ofMember',
  `select account_id, id as member_id from members where group_id = :group_id and id = :id`,
)
export const personOfPastMember = query(
  'activity.ofPastMember',
  `select account_id, member_id from past_members where group_id = :group_id and id = :id`,
)
