import { cutByBytes } from '#runtime/page-bytes.ts'
import { query, queryFamily } from '#storage/query.ts'
import { messageBytes } from '../message/columns.ts'

/** At most $4 blocks of a group with messages of a time ($2 to $3), the newest first, and the group's last number. */
export const searchedBlocks = query(
  'search.blocks',
  `select block, (select last_msg_num from groups where id = $1) as "last!" from message_blocks
   where group_id = $1 and ($2::timestamptz is null or latest >= $2) and ($3::timestamptz is null or earliest < $3)
   order by block desc limit $4`,
)

type Dir = 'asc' | 'desc'

const matching = `s.words @@ $2::tsquery
  and ($3::timestamptz is null or s.created >= $3) and ($4::timestamptz is null or s.created < $4)`
// As a sum, so that the planner does not bring in the index of the numbers, of which it would read all.
// docs/decisions/0062
const among = `${matching} and s.msg_num + 0 > $5 and s.msg_num + 0 < $6`
const columns = `s.msg_num, s.created, s.words`
const some = `${columns} from message_search s where`

const walks = {
  // One look into the index for each block; the block tells the group, and the group itself is better not named, for the
  // same reason.
  words: (dir: Dir) => `unnest($1::bigint[]) b (block) cross join lateral (
      select ${some} s.block = b.block and ${among} and $10::bigint is not null order by s.msg_num ${dir} limit $7
    ) s`,
  // What must not be there cannot be looked up: the messages are read one after the other, until there are enough. The
  // offset keeps the planner from looking for the words first after all.
  numbers: (dir: Dir) => `(
      select ${columns} from (
        select * from message_search s where s.group_id = $10 and s.msg_num > $5 and s.msg_num < $6
          and $1::bigint[] is not null order by s.msg_num ${dir} offset 0
      ) s where ${matching} limit $7
    ) s`,
}
/** Along the index of words, or along the numbers of messages. */
export type Way = keyof typeof walks

// Ranked once they are chosen: reading the words of a message costs more than finding it.
const ranks = { ranked: `ts_rank($9::float4[], s.words, $8::tsquery, 1)`, unranked: `0::float4` }
const texts = Object.entries(walks).flatMap(([way, walk]) =>
  (['asc', 'desc'] as const).flatMap(dir =>
    Object.entries(ranks).map(([name, rank]) => {
      const text = `select s.msg_num, s.created, ${rank} as "rank!" from ${walk(dir)}
        where $8::tsquery is null or $9::float4[] is not null`
      return [`${way}:${dir}:${name}`, text] as [`${Way}:${Dir}:${keyof typeof ranks}`, string]
    }),
  ),
)

/**
 * Messages of some blocks ($1) of a group ($10) that match ($2) between two moments ($3, $4) and two numbers ($5, $6), at
 * most $7, or $7 of each block; with how well they match $8 by the weights $9.
 */
export const foundBy = queryFamily(
  'search.found',
  Object.fromEntries(texts) as Record<(typeof texts)[number][0], string>,
)

/** The topics of messages. */
export const topicsOfMessages = query(
  'search.topics',
  `select msg_num, topic_id from messages where group_id = $1 and msg_num = any($2::bigint[])`,
)

const author = `left join accounts a on a.id = m.account_id and a.status <> 'user_status_inactive'`

const inOrder = cutByBytes({
  select: `select m.*, n.place from unnest($2::bigint[]) with ordinality n (msg_num, place)
    join messages m on m.group_id = $1 and m.msg_num = n.msg_num order by n.place`,
  as: 'm',
  bytes: messageBytes,
  order: 'm.place',
})

/** What is shown of messages that were found, in the order of their numbers. */
export const foundMessages = query(
  'search.messages',
  `select m.id, m.group_id, m.msg_num, m.topic_id, m.created, m.updated, m.subject, m.body, m.quoted, m.remainder,
     m.rev_count, m.num_attachments, coalesce(a.id, 0) as "user_id!",
     coalesce(nullif(a.full_name, ''), m.name) as "shown_name!",
     coalesce(a.preferences ->> 'profile_photo_url', '') as "profile_photo_url!",
     coalesce(a.preferences ->> 'profile_privacy', 'profile_members') as "profile_privacy!",
     t.num_messages, t.is_closed, t.is_moderated, t.is_sticky, t.most_recent_message, t.hashtag_ids,
     case when m.num_attachments > 0 then (
       select json_agg(json_build_object('id', f.id, 'content_id', f.content_id) order by f.attach_num)
       from attachments f where f.group_id = m.group_id and f.message_id = m.id) end as attachments, m.found as "found!"
   from ${inOrder} join topics t on t.group_id = m.group_id and t.id = m.topic_id ${author}
   order by m.place`,
)

/** Somebody who has written in the group: nobody else's name is told. */
export const posterInGroup = query(
  'search.poster',
  `select a.id, a.full_name, coalesce(a.preferences ->> 'profile_photo_url', '') as "profile_photo_url!",
     coalesce(a.preferences ->> 'profile_privacy', 'profile_members') as "profile_privacy!",
     (select m.name from messages m where m.account_id = a.id and m.group_id = $1 order by m.id desc limit 1) as "name!"
   from accounts a
   where a.id = $2 and a.status <> 'user_status_inactive'
     and exists (select from messages m where m.account_id = $2 and m.group_id = $1)`,
)
