import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { queryFamily } from '#storage/query.ts'
import { hashtagJoins, hashtagColumns } from './store.ts'

const kinds = {
  all: 'true',
  // Hashtags that everyone may start a topic with; an alias counts as its target.
  open: 'not coalesce(t.mods_only_post, h.mods_only_post)',
}
export type TagKind = keyof typeof kinds
const keys = {
  name: { key: 'hashtag_key(h.name)', value: 'hashtag_key(:after_key?::text)' },
  topic_count: { key: 'h.topic_count', value: ':after_key?::text::bigint' },
  last_message_date: { key: `coalesce(h.last_message_date, '-infinity')`, value: ':after_key?::text::timestamptz' },
}
export type TagOrder = keyof typeof keys
export const tagPages = queryFamily(
  'hashtag.page',
  queriesByKind(kinds, condition =>
    keysetQueries(
      'h.id',
      keys,
      ({ afterCondition, order }) => `select ${hashtagColumns} from hashtags h ${hashtagJoins}
        where h.group_id = :group_id and ${condition} and ${afterCondition} order by ${order} limit :count`,
    ),
  ),
)

// Few hashtags are for moderators only, and they have an index: counting is cheaper than a counter.
const closed = `(select count(*) from hashtags h where h.group_id = g.id and h.mods_only_post and h.alias_of is null)
  + (select count(*) from hashtags t join hashtags h on h.group_id = t.group_id and h.alias_of = t.id
     where t.group_id = g.id and t.mods_only_post)`
export const countTags = queryFamily('hashtag.count', {
  all: `select hashtags_count as "count!" from groups where id = :group_id`,
  open: `select hashtags_count - (${closed}) as "count!" from groups g where id = :group_id`,
} satisfies Record<TagKind, string>)
