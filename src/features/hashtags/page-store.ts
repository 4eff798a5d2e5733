import { queryFamily } from '#storage/query.ts'
import { besides, shown } from './store.ts'

// One text per kind, order, direction and start, so that each is a single walk along its index.
const kinds = {
  all: 'true',
  // What everybody may begin a topic with; an alias is as good as the one it stands for.
  open: 'not coalesce(t.mods_only_post, h.mods_only_post)',
}
const keys = {
  name: { key: 'hashtag_key(h.name)', place: 'hashtag_key($4::text)' },
  topic_count: { key: 'h.topic_count', place: '$4::text::bigint' },
  last_message_date: { key: `coalesce(h.last_message_date, '-infinity')`, place: '$4::text::timestamptz' },
}
export type TagKind = keyof typeof kinds
export type TagOrder = keyof typeof keys
type PageName = `${TagKind}:${TagOrder}:${'asc' | 'desc'}:${'first' | 'next'}`

const orders = Object.entries(keys).flatMap(([field, { key, place }]) =>
  (['asc', 'desc'] as const).flatMap(dir => {
    const beyond = `(${key}, h.id) ${dir === 'asc' ? '>' : '<'} (${place}, $5::bigint)`
    return [
      { name: `${field}:${dir}:first`, where: `($4::text is null and $5::bigint is null)`, key, dir },
      { name: `${field}:${dir}:next`, where: beyond, key, dir },
    ]
  }),
)
const texts = Object.entries(kinds).flatMap(([kind, condition]) =>
  orders.map(({ name, where, key, dir }) => {
    const text = `select ${shown} from hashtags h ${besides}
      where h.group_id = $2 and ${condition} and ${where} order by ${key} ${dir}, h.id ${dir} limit $3`
    return [`${kind}:${name}`, text] as [PageName, string]
  }),
)
export const tagPages = queryFamily('hashtag.page', Object.fromEntries(texts) as Record<PageName, string>)

// Few hashtags are for moderators only, and they have an index of their own: counting them is cheaper than keeping count.
const closed = `(select count(*) from hashtags h where h.group_id = g.id and h.mods_only_post and h.alias_of is null)
  + (select count(*) from hashtags t join hashtags h on h.group_id = t.group_id and h.alias_of = t.id
     where t.group_id = g.id and t.mods_only_post)`
export const countTags = queryFamily('hashtag.count', {
  all: `select hashtags_count as "count!" from groups where id = $1`,
  open: `select hashtags_count - (${closed}) as "count!" from groups g where id = $1`,
} satisfies Record<TagKind, string>)
