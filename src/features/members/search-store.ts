import { queryFamily } from '#storage/query.ts'
import { joined, member } from './store.ts'

const ids = `select m.id, m.sort_name from members m where m.group_id = $1 and m.status = 'sub_status_normal'`
const contains = `(m.sort_name || ' ' || m.sort_email) like '%' || $3::text || '%'`
// A range rather than a pattern, so that the walk along the index does not depend on a plan for this very text.
const begins = (column: string) =>
  `${column} >= $2::text and ${column} < $2 || chr(1114111) and starts_with(${column}, $2)`

// $2 is the text itself, $3 the same with the wildcards of LIKE made plain; each text uses one and names the other.
const places = {
  'anywhere:all': `${ids} and ${contains} and $2::text is not null limit $4`,
  'anywhere:names': `${ids} and ${contains} and m.sort_name like '%' || $3 || '%' and $2::text is not null limit $4`,
  'beginning:all': `(${ids} and ${begins('m.sort_name')} and $3::text is not null limit $4)
    union (${ids} and ${begins('m.sort_email')} limit $4)`,
  'beginning:names': `${ids} and ${begins('m.sort_name')} and $3::text is not null limit $4`,
}
type Name = `${keyof typeof places}:${'asc' | 'desc'}`
const texts = Object.entries(places).flatMap(([place, matching]) =>
  (['asc', 'desc'] as const).map(dir => {
    const text = `with found as materialized (${matching}), page as (
        select id, sort_name from found
        where ($6::text is null and $7::bigint is null) or (sort_name, id) ${dir === 'asc' ? '>' : '<'} ($6::text, $7::bigint)
        order by sort_name ${dir}, id ${dir} limit $5
      )
      select ${member}, (select count(*) from found) as "found!"
      from page f join members m on m.group_id = $1 and m.id = f.id ${joined}
      order by f.sort_name ${dir}, f.id ${dir}`
    return [`${place}:${dir}`, text] as [Name, string]
  }),
)
/** Members by a text in their name, or in their name and address. */
export const searchPages = queryFamily('member.search', Object.fromEntries(texts) as Record<Name, string>)
