import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { groupColumns, groupJoins, groupSurroundings } from '../store.ts'

// Includes the caller's own membership in each subgroup. Those who see all of them are owners.
const listed = `(g.settings ->> 'privacy') = any('{sub_group_privacy_none,sub_group_privacy_archives,sub_group_privacy_limited_archives}')`
const from = `from groups g ${groupJoins} left join members m on m.group_id = g.id and m.account_id = :account_id
  where g.parent_id = :parent_id and g.suspended is null and (:sees_all::boolean or m.id is not null or ${listed})`

/** The number of subgroups visible to a person. */
export const countKnownSubgroups = query('subgroup.countKnown', `select count(*) as "count!" ${from}`)

export const subgroupPages = keysetFamily(
  'subgroup.page',
  'g.id',
  { created: 'g.id', name: 'lower(g.name)' },
  ({ afterCondition, order }) =>
    `select ${groupColumns}, ${groupSurroundings}, m.id as "member_id?", m.status as "member_status?",
         m.post_status as "post_status?", m.mod_status as "mod_status?", m.mod_permissions as "mod_permissions?"
       ${from} and ${afterCondition} order by ${order} limit :count`,
)
