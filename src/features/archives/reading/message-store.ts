import { cutByBytes } from '#runtime/page-bytes.ts'
import { query, queryFamily } from '#storage/query.ts'
import { messageBytes, messageColumns, messageJoins, topicBesides, topicMessageJoins } from '../message/columns.ts'
import { pageSizes, type PageSize } from './page-sizes.ts'

export const messagesByIds = query(
  'message.byIds',
  `select ${messageColumns} from messages m ${messageJoins} where m.group_id = any($2::bigint[]) and m.id = any($3::bigint[])`,
)
/** One message with its mail, whose attachments are elsewhere. */
export const messageByNum = query(
  'message.byNum',
  `select ${messageColumns}, r.skeleton, r.parts from messages m ${messageJoins}
   left join message_raw r on r.group_id = m.group_id and r.message_id = m.id
   where m.group_id = $2 and m.msg_num = $3`,
)

// Of a group ($2) or one topic of it ($3), $4 messages beyond $5 and $6; each order is a single walk along an index.
type Dir = 'asc' | 'desc'
type Walk = { where: string; key: string; joins: string; topic: string }
// The list tells of its first message's topic; asking for that by itself would take as long as a quarter of the page.
const inGroup = {
  where: 'm.group_id = $2 and $3::bigint is null',
  joins: messageJoins,
  topic: `case when m.bytes_before = 0 then ${topicBesides} end`,
}
const inTopic = { where: 'm.group_id = $2 and m.topic_id = $3', joins: topicMessageJoins, topic: 'null::json' }
const walks = {
  'topic:created': { ...inTopic, key: 'm.created' },
  'group:created': { ...inGroup, key: 'm.created' },
  'group:msg_num': { ...inGroup, key: 'm.msg_num' },
} satisfies Record<string, Walk>
type PageName = `${keyof typeof walks}:${Dir}:${'first' | 'next'}:${PageSize}`

const nothingBefore = '$5::timestamptz is null and $6::bigint is null'
function placed({ key }: Walk, dir: Dir): { order: string; beyond: string } {
  const sign = dir === 'asc' ? '>' : '<'
  return key === 'm.msg_num'
    ? { order: `${key} ${dir}`, beyond: `$5::timestamptz is null and ${key} ${sign} $6::bigint` }
    : { order: `${key} ${dir}, m.id ${dir}`, beyond: `(${key}, m.id) ${sign} ($5::timestamptz, $6::bigint)` }
}
function pageText({ where, joins, topic }: Walk, after: string, order: string, size: PageSize): string {
  const select = `select m.* from messages m where ${where} and ${after} order by ${order} limit ${size}`
  return `select ${messageColumns}, ${topic} as topic, m.found as "found!" from ${cutByBytes({ select, as: 'm', bytes: messageBytes, order })}
   ${joins} order by ${order} limit $4`
}

const pages = Object.entries(walks).flatMap(([name, walk]) =>
  (['asc', 'desc'] as const).flatMap(dir =>
    pageSizes.flatMap(size => {
      const { order, beyond } = placed(walk, dir)
      return [
        [`${name}:${dir}:first:${size}`, pageText(walk, nothingBefore, order, size)] as const,
        [`${name}:${dir}:next:${size}`, pageText(walk, beyond, order, size)] as const,
      ]
    }),
  ),
)
export const messagePages = queryFamily('message.page', Object.fromEntries(pages) as Record<PageName, string>)

/** The files of a message by which its text may call them. */
export const attachmentsOf = query(
  'message.attachments',
  `select f.id, f.media_type, f.filename, f.content_id, f.thumbnail_hash is not null as "has_thumbnail!"
   from attachments f where f.group_id = $1 and f.message_id = $2 order by f.attach_num`,
)

function revisionText(dir: Dir): string {
  const order = `v.rev ${dir}`
  const select = `select v.* from message_revisions v
    where v.group_id = $1 and v.message_id = $2 and ($4::bigint is null or v.rev ${dir === 'asc' ? '>' : '<'} $4)
    order by ${order} limit $3`
  return `select v.rev, v.created, v.message_id, v.group_id, coalesce(a.id, 0) as "user_id!",
      coalesce(nullif(a.full_name, ''), m.name) as "name!", v.subject, v.body, v.found as "found!"
    from ${cutByBytes({ select, as: 'v', bytes: 'octet_length(v.body)', order })}
    join messages m on m.group_id = v.group_id and m.id = v.message_id
    left join accounts a on a.id = v.account_id and a.status <> 'user_status_inactive'
    order by ${order}`
}
/** What a message said before, the newest first; beyond $4 where that is not null. */
export const revisionPages = queryFamily('message.revisions', { asc: revisionText('asc'), desc: revisionText('desc') })
