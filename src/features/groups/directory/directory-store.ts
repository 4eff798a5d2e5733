import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { queryFamily } from '#storage/query.ts'
import { groupColumns, groupJoins, groupSurroundings } from '../store.ts'

const listedGroups = `select d.* from directory d where d.org_id = :org_id`
// Three letters and more have an index for any place in a word; fewer are looked for where one begins. The longest is looked
// up, and all are compared.
const searchPatterns = `select array_agg('%' || case when length(w.word) < 3 then ' ' else '' end ||
    regexp_replace(w.word, '([\\\\%_])', '\\\\\\1', 'g') || '%' order by length(w.word) desc) as patterns
  from regexp_split_to_table(directory_words(:q::text), ' ') as w(word) where w.word <> ''`
const foundGroups = `${listedGroups} and d.words like (select patterns[1] from asked) and d.words like all ((select patterns from asked)::text[])`

const keys = {
  name: 'd.sort_name',
  members: { key: 'd.members', value: ':after_key?::text::bigint' },
  activity: { key: 'd.active', value: ':after_key?::text::date' },
}
/** Includes the caller's own membership in each group. */
const directoryColumns = `select ${groupColumns}, ${groupSurroundings}, d.sort_name, d.active::text as "active!",
    m.id as "member_id?", m.status as "member_status?", m.post_status as "post_status?", m.mod_status as "mod_status?",
    m.mod_permissions as "mod_permissions?"`
const joins = `join groups g on g.id = d.group_id ${groupJoins}
  left join members m on m.group_id = g.id and m.account_id = :account_id?`

/** Groups of the directory, all or those with certain words, and how many there are, counted as far as `:most`. */
export const directoryPages = queryFamily('directory.page', {
  ...queriesByKind({ all: listedGroups }, walk =>
    keysetQueries(
      'd.group_id',
      keys,
      ({ afterCondition, order }) =>
        `with page as (${walk} and ${afterCondition} order by ${order} limit :count)
         ${directoryColumns}, (select count(*) from (${walk} limit :most) l) as "in_all!"
         from page d ${joins} order by ${order}`,
    ),
  ),
  ...queriesByKind({ found: foundGroups }, walk =>
    keysetQueries(
      'd.group_id',
      keys,
      ({ afterCondition, order }) =>
        `with asked as materialized (${searchPatterns}), found as materialized (${walk} limit :most),
           page as (select d.* from found d where ${afterCondition} order by ${order} limit :count)
         ${directoryColumns}, (select count(*) from found) as "in_all!"
         from page d ${joins} order by ${order}`,
    ),
  ),
})
