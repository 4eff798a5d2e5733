import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { queryFamily } from '#storage/query.ts'
import { joined, member } from '../store.ts'

const ids = `select m.id, m.sort_name from members m where m.group_id = :group_id and m.status = 'sub_status_normal'`
// The pattern is the text with the wildcards of LIKE made plain.
const contains = (names: string) => `${names} like '%' || :pattern::text || '%'`
const anywhere = contains(`(m.sort_name || ' ' || m.sort_email)`)
// A range rather than a pattern, so that the walk along the index does not depend on a plan for this very text.
const begins = (column: string) =>
  `${column} >= :text::text and ${column} < :text || chr(1114111) and starts_with(${column}, :text)`

const kinds = {
  'anywhere:all': `${ids} and ${anywhere} limit :most`,
  'anywhere:names': `${ids} and ${anywhere} and ${contains('m.sort_name')} limit :most`,
  'beginning:all': `(${ids} and ${begins('m.sort_name')} limit :most) union (${ids} and ${begins('m.sort_email')} limit :most)`,
  'beginning:names': `${ids} and ${begins('m.sort_name')} limit :most`,
  // An added person who has not accepted has an id of their own here.
  user: `${ids} and (m.account_id = :user_id?::bigint and m.given_id is null or m.given_id = :user_id) limit :most`,
}
/** Members by a part of their name or address, and how many there are. */
export const searchPages = queryFamily(
  'member.search',
  queriesByKind(kinds, matching =>
    keysetQueries(
      'f.id',
      { full_name: 'f.sort_name' },
      ({ afterCondition, order }) => `with found as materialized (${matching}), page as (
          select f.id, f.sort_name from found f where ${afterCondition} order by ${order} limit :count
        )
        select ${member}, (select count(*) from found) as "in_all!"
        from page f join members m on m.group_id = :group_id and m.id = f.id ${joined}
        order by ${order}`,
    ),
  ),
)
