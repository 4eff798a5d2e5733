import { query, queryFamily } from '#storage/query.ts'
import { topicAuthorJoin, topicColumns } from '../message/columns.ts'
import { pageSizes, type PageSize } from './page-sizes.ts'

/** The groups that somebody reads: those they are in; with an organisation ($2), its own alone. */
export const readableGroups = query(
  'topic.readableGroups',
  `select g.id, g.settings, g.threads_count from members m join groups g on g.id = m.group_id
   where m.account_id = $1 and m.status = 'sub_status_normal' and ($2::bigint is null or g.org_id = $2)
   order by g.id limit 1000`,
)

export const topicsByIds = query(
  'topic.byIds',
  `select ${topicColumns} from topics t ${topicAuthorJoin} where t.group_id = any($1::bigint[]) and t.id = any($2::bigint[])`,
)

// Each group of $1 gives its first few along its index, and of those the first few go out: $2 of them, beyond $3, $4, $5.
type Dir = 'asc' | 'desc'
type Walk = { key: string; after: { first: string; next: string }; inner: string; order: string; from?: string }

const nothingBefore = `($3::text is null and $4::bigint is null and $5::boolean is null)`
const by = (key: string, type: string, dir: Dir): Walk => ({
  key,
  after: {
    first: nothingBefore,
    next: `$5::boolean is null and (${key}, t.id) ${dir === 'asc' ? '>' : '<'} ($3::text::${type}, $4::bigint)`,
  },
  inner: `${key} ${dir}, t.id ${dir}`,
  order: `key ${dir}, id ${dir}`,
})
const inBoth = (key: string, type: string) => ({ asc: by(key, type, 'asc'), desc: by(key, type, 'desc') })
const walks: Record<'updated' | 'created' | 'subject', Record<Dir, Walk>> = {
  created: inBoth('t.created', 'timestamptz'),
  subject: inBoth('lower(left(t.subject, 200))', 'text'),
  updated: {
    desc: {
      key: 't.most_recent_message',
      after: {
        first: nothingBefore,
        next: `(t.is_sticky, t.most_recent_message, t.id) < ($5::boolean, $3::text::timestamptz, $4::bigint)`,
      },
      inner: `t.is_sticky desc, t.most_recent_message desc, t.id desc`,
      order: `is_sticky desc, key desc, id desc`,
    },
    // What is sticky comes first this way too, so that it takes two walks.
    asc: {
      key: 't.most_recent_message',
      from: `(values (true), (false)) s(sticky) cross join`,
      after: {
        first: `t.is_sticky = s.sticky and ${nothingBefore}`,
        next: `t.is_sticky = s.sticky and s.sticky <= $5::boolean and (t.most_recent_message, t.id) >
          (case when s.sticky = $5 then $3::text::timestamptz else '-infinity' end, case when s.sticky = $5 then $4::bigint else 0 end)`,
      },
      inner: `t.most_recent_message asc, t.id asc`,
      order: `is_sticky desc, key asc, id asc`,
    },
  },
}
type Where = 'one' | 'many'
type PageName = `${Where}:${keyof typeof walks}:${Dir}:${'first' | 'next'}:${PageSize}`

// Of many groups only the keys are fetched, which are all in the index, until it is clear which topics go out.
function pageText(where: Where, { key, from = '', inner, order }: Walk, after: string, size: PageSize): string {
  const walk = (columns: string, group: string) =>
    `select ${columns}, ${key} as key from topics t where t.group_id = ${group} and ${after} order by ${inner} limit ${size}`
  const found =
    where === 'one'
      ? `(select x.* from ${from} lateral (${walk('t.*', '($1::bigint[])[1]')}) x) t`
      : `(select x.* from unnest($1::bigint[]) g(id) cross join ${from} lateral (
           ${walk('t.group_id, t.id, t.is_sticky', 'g.id')}) x order by ${order} limit ${size}) k
         join topics t on t.group_id = k.group_id and t.id = k.id`
  const sorted = order.replaceAll(/\b(\w+) (asc|desc)/g, `${where === 'one' ? 't' : 'k'}.$1 $2`)
  return `select ${topicColumns}, lower(left(t.subject, 200)) as "sort_subject!" from ${found} ${topicAuthorJoin}
    order by ${sorted} limit $2`
}
const pages = (['one', 'many'] as const).flatMap(where =>
  Object.entries(walks).flatMap(([field, dirs]) =>
    Object.entries(dirs).flatMap(([dir, walk]) =>
      pageSizes.flatMap(size =>
        (['first', 'next'] as const).map(
          start =>
            [`${where}:${field}:${dir}:${start}:${size}`, pageText(where, walk, walk.after[start], size)] as const,
        ),
      ),
    ),
  ),
)
export const topicPages = queryFamily('topic.page', Object.fromEntries(pages) as Record<PageName, string>)
