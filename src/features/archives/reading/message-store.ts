import { cutByBytes } from '#runtime/page-bytes.ts'
import { pageTexts, textsByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import {
  authorJoin,
  authorName,
  editedText,
  messageBytes,
  messageColumns,
  messageJoins,
  topicBesides,
  topicMessageJoins,
} from '../message/columns.ts'
import { pageSizes } from './page-sizes.ts'

export const messagesByIds = query(
  'message.byIds',
  `select ${messageColumns} from messages m ${messageJoins} where m.group_id = any(:group_ids::bigint[]) and m.id = any(:ids::bigint[])`,
)
/** One message with its mail, whose attachments are elsewhere. */
export const messageByNum = query(
  'message.byNum',
  `select ${messageColumns}, r.skeleton, r.parts, ${editedText} from messages m ${messageJoins}
   left join message_raw r on r.group_id = m.group_id and r.message_id = m.id
   where m.group_id = :group_id and m.msg_num = :msg_num`,
)

export type Walk = { where: string; joins: string; topic: string }
const inTopic: Walk = {
  where: 'm.group_id = :group_id and m.topic_id = :topic_id?',
  joins: topicMessageJoins,
  topic: 'null::json',
}
// The list tells of its first message's topic; asking for that by itself would take as long as a quarter of the page.
const inGroup: Walk = {
  where: 'm.group_id = :group_id',
  joins: messageJoins,
  topic: `case when m.bytes_before = 0 then ${topicBesides} end`,
}
export const byCreated = { key: 'm.created', value: ':after_key?::text::timestamptz' }

/** A walk along an index of messages, as many as a page may have. */
export const pageText =
  ({ where, joins, topic }: Walk, size: number) =>
  ({ beyond, order }: { beyond: string; order: string }): string => {
    const select = `select m.* from messages m where ${where} and ${beyond} order by ${order} limit ${size}`
    return `select ${messageColumns}, ${topic} as topic, m.found as "found!"
      from ${cutByBytes({ select, as: 'm', bytes: messageBytes, order })} ${joins} order by ${order} limit :count`
  }
const textsOf = (size: number) => ({
  ...textsByKind({ topic: inTopic, group: inGroup }, walk =>
    pageTexts('m.id', { created: byCreated }, pageText(walk, size)),
  ),
  ...textsByKind({ group: inGroup }, walk => pageTexts('m.msg_num', { msg_num: 'm.msg_num' }, pageText(walk, size))),
})
/** Messages of a group or of one topic. */
export const messagePages = queryFamily('message.page', textsByKind(pageSizes, textsOf))

/** Where a message of a topic stands in it. */
export const placeOfMessage = query(
  'message.placeInTopic',
  `select created, id from messages where group_id = :group_id and msg_num = :msg_num and topic_id = :topic_id`,
)

/** The files of a message by which its text may call them. */
export const attachmentsOf = query(
  'message.attachments',
  `select f.id, f.media_type, f.filename, f.size, f.content_id, f.thumbnail_hash is not null as "has_thumbnail!"
   from attachments f where f.group_id = :group_id and f.message_id = :message_id order by f.attach_num`,
)

/** What a message said before. */
export const revisionPages = queryFamily(
  'message.revisions',
  pageTexts('v.rev', { created: 'v.rev' }, ({ beyond, order }) => {
    const select = `select v.* from message_revisions v
      where v.group_id = :group_id and v.message_id = :message_id and ${beyond} order by ${order} limit :count`
    return `select v.rev, v.created, v.message_id, v.group_id, coalesce(a.id, 0) as "user_id!",
        ${authorName('m.name')} as "name!", v.subject, v.body, v.found as "found!"
      from ${cutByBytes({ select, as: 'v', bytes: 'octet_length(v.body)', order })}
      join messages m on m.group_id = v.group_id and m.id = v.message_id
      ${authorJoin('v.account_id')}
      order by ${order}`
  }),
)

/** The mail of a message, as it came. */
export const rawOf = query(
  'message.raw',
  `select skeleton, parts from message_raw where group_id = :group_id and message_id = :message_id`,
)
