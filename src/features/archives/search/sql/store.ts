import { truncateByBytes, maxPageBytes } from '#runtime/responses/page-byte-limit.ts'
import type { SortDirection } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { authorJoin, authorName, authorPhoto, messageBytes } from '../../message/columns.ts'

/** The newest blocks of a group in a period, and the group's last message number. */
export const searchedBlocks = query(
  'search.blocks',
  `select block, (select last_msg_num from groups where id = :group_id) as "last!" from message_blocks
   where group_id = :group_id and (:from?::timestamptz is null or latest >= :from) and (:until?::timestamptz is null or earliest < :until)
   order by block desc limit :most`,
)

const matching = `s.words @@ :tsquery::tsquery
  and (:from?::timestamptz is null or s.created >= :from) and (:until?::timestamptz is null or s.created < :until)`
/** The GIN index of words, or the index of message numbers. */
export type ScanIndex = 'words' | 'numbers'
/** A table of search vectors, and its column with the message number. */
export type WordTable = { table: string; number: string }

const scans: Record<ScanIndex, (wordTable: WordTable, dir: SortDirection) => string> = {
  // One index lookup per block. Blocks belong to one group. The group is not compared, and numbers are compared as sums,
  // so that the planner doesn't combine the whole index of numbers.
  words: ({ table, number }, dir) => `unnest(:blocks::bigint[]) b (block) cross join lateral (
      select s.${number}, s.created, s.words from ${table} s where s.block = b.block and ${matching}
        and s.${number} + 0 > :above and s.${number} + 0 < :below order by s.${number} ${dir} limit :most
    ) s`,
  // Negated terms cannot be looked up, so messages are read in order until there are enough. The offset prevents the
  // planner from using the word index.
  numbers: ({ table, number }, dir) => `(
      select s.${number}, s.created, s.words from (
        select * from ${table} s where s.group_id = :group_id and s.${number} > :above and s.${number} < :below order by s.${number} ${dir} offset 0
      ) s where ${matching} limit :most
    ) s`,
}

/**
 * Matching messages in a period and a range of numbers: of some blocks, at most a number per block, or of a group, at most
 * a number in total. Only the result is ranked, because reading the vector of a message costs more than finding it.
 */
export function scanTexts(wordTable: WordTable, rank = '0::float4') {
  const texts = Object.entries(scans).flatMap(([along, scan]) =>
    (['asc', 'desc'] as const).map(dir => [
      `${along}:${dir}`,
      `select s.${wordTable.number} as msg_num, s.created, ${rank} as "rank!" from ${scan(wordTable, dir)}`,
    ]),
  )
  return Object.fromEntries(texts) as Record<`${ScanIndex}:${SortDirection}`, string>
}

const archive: WordTable = { table: 'message_search', number: 'msg_num' }
const ranks = { ranked: `ts_rank(:weights?::float4[], s.words, :ranked_by?::tsquery, 1)`, unranked: `0::float4` }
export const matchesInBlocks = {
  ranked: queryFamily('search.ranked', scanTexts(archive, ranks.ranked)),
  unranked: queryFamily('search.found', scanTexts(archive)),
}

const matchSelect = (rank: string) => `select s.msg_num, s.created, ${rank} as "rank!" from (
    select * from message_search s where s.group_id = :group_id and s.msg_num = any(:msg_nums::bigint[]) offset 0
  ) s where ${matching} order by s.msg_num desc`
/** The matches among given messages, newest first. */
export const matchesAmong = queryFamily(
  'search.among',
  { ranked: matchSelect(ranks.ranked), unranked: matchSelect(ranks.unranked) },
  { genericPlan: true },
)

/** Message numbers with their topics as one text, since there may be a thousand. */
export const topicsOfMessages = query(
  'search.topics',
  `select coalesce(string_agg(concat(msg_num, ' ', topic_id), ' '), '') as "topics!" from messages
   where group_id = :group_id and msg_num = any(:msg_nums::bigint[])`,
  { genericPlan: true },
)

const byNumbers = `select m.*, n.place from unnest(:msg_nums::bigint[]) with ordinality n (msg_num, place)
    join messages m on m.group_id = :group_id and m.msg_num = n.msg_num order by n.place`
const resultSelect = (texts: string, from: string) =>
  `select m.id, m.group_id, m.msg_num, m.topic_id, m.created, m.updated, m.subject, ${texts},
     m.rev_count, m.num_attachments, coalesce(a.id, 0) as "user_id!",
     ${authorName('m.name')} as "shown_name!", ${authorPhoto()} as "profile_photo_url!",
     coalesce(a.preferences ->> 'profile_privacy', 'profile_members') as "profile_privacy!",
     t.num_messages, t.is_closed, t.is_moderated, t.is_sticky, t.most_recent_message, t.hashtag_ids,
     case when m.num_attachments > 0 then (
       select json_agg(json_build_object('id', f.id, 'content_id', f.content_id) order by f.attach_num)
       from attachments f where f.group_id = m.group_id and f.message_id = m.id) end as attachments
   from ${from} join topics t on t.group_id = m.group_id and t.id = m.topic_id ${authorJoin('m.account_id')}
   order by m.place`

const isLong = `${messageBytes} > ${maxPageBytes} / cardinality(:msg_nums)`
const unlessTooLong = (column: string) => `case when ${isLong} then '' else m.${column} end as "${column}!"`
/**
 * The messages of a result page, in the order of their numbers: the usual page, where none is long, and any page,
 * truncated by the size of its texts.
 */
export const resultMessages = {
  short: query(
    'search.messages',
    resultSelect(
      `${['body', 'quoted', 'remainder'].map(unlessTooLong).join()}, ${isLong} as "is_long!"`,
      `(${byNumbers}) m`,
    ),
    { batchable: true },
  ),
  cut: query(
    'search.messagesCut',
    resultSelect(
      'm.body, m.quoted, m.remainder, m.found as "found!"',
      truncateByBytes({ select: byNumbers, as: 'm', bytes: messageBytes, order: 'm.place' }),
    ),
  ),
}

/** The given accounts that exist, as shown as authors. */
export const existingAccounts = query(
  'search.accounts',
  `select id from accounts where id = any(:ids::bigint[]) and status <> 'user_status_inactive'`,
  { batchable: true },
)

/** An author in the group; names of others are not revealed. */
export const authorInGroup = query(
  'search.poster',
  `select a.id, a.full_name, ${authorPhoto()} as "profile_photo_url!",
     coalesce(a.preferences ->> 'profile_privacy', 'profile_members') as "profile_privacy!",
     (select m.name from messages m where m.account_id = a.id and m.group_id = :group_id order by m.id desc limit 1) as "name!"
   from accounts a
   where a.id = :account_id and a.status <> 'user_status_inactive'
     and exists (select from messages m where m.account_id = :account_id and m.group_id = :group_id)`,
)
