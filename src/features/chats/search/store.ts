import type { SortDirection } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { chatAuthorJoin, chatMessageColumns } from '../message-store.ts'

/** The first and the last of a group. */
export const searchBounds = query(
  'chatSearch.ends',
  `select coalesce(min(line_id), 0) as "first!", coalesce(max(line_id), 0) as "last!" from chat_search where group_id = :group_id`,
)

const matching = `s.words @@ :tsquery::tsquery
  and (:from?::timestamptz is null or s.created >= :from) and (:until?::timestamptz is null or s.created < :until)`
const between = `s.group_id = :group_id and s.line_id > :above and s.line_id < :below`

const searchStrategies = {
  // One after the other, so many: what is said often is found soon.
  numbers: (dir: SortDirection) => `select * from (
      select * from chat_search s where ${between} order by s.line_id ${dir} limit :span
    ) s where ${matching}`,
  // One look into the index of words for each block. Numbers as sums keep the planner from the index of numbers.
  words: (dir: SortDirection) => `select s.* from unnest(:blocks::bigint[]) b (block) cross join lateral (
      select * from chat_search s where s.block = b.block and s.line_id + 0 > :above and s.line_id + 0 < :below and ${matching}
      order by s.line_id ${dir} limit :count
    ) s`,
}
export type SearchStrategy = keyof typeof searchStrategies
const texts = Object.entries(searchStrategies).flatMap(([along, walk]) =>
  (['asc', 'desc'] as const).map(
    dir =>
      [
        `${along}:${dir}`,
        `select s.line_id, s.chat_id, s.msg_num,
           exists (select from chats c where c.group_id = :group_id and c.id = s.chat_id) as "is_there!"
         from (${walk(dir)} order by s.line_id ${dir} limit :count) s order by s.line_id ${dir}`,
      ] as [`${SearchStrategy}:${SortDirection}`, string],
  ),
)
/**
 * Messages that match, between two moments and two numbers. What was said in a chat that is gone is removed behind it, and is
 * not there meanwhile: asked of those that were chosen, not of all that match.
 */
export const matchingMessages = queryFamily(
  'chatSearch.found',
  Object.fromEntries(texts) as Record<(typeof texts)[number][0], string>,
)
/** The last of so many, one after the other; none where there are fewer. */
export const edgeOf = queryFamily('chatSearch.edge', {
  asc: `select s.line_id from chat_search s where ${between} order by s.line_id asc offset :span - 1 limit 1`,
  desc: `select s.line_id from chat_search s where ${between} order by s.line_id desc offset :span - 1 limit 1`,
})

/** What is shown of messages that were found, in their order. */
export const foundMessages = query(
  'chatSearch.lines',
  `select ${chatMessageColumns}, c.subject, c.state
   from unnest(:chat_ids::bigint[], :msg_nums::bigint[]) with ordinality f (chat_id, msg_num, place)
   join chat_messages m on m.group_id = :group_id and m.chat_id = f.chat_id and m.msg_num = f.msg_num and not m.is_deleted
   join chats c on c.group_id = m.group_id and c.id = m.chat_id ${chatAuthorJoin} order by f.place`,
)
