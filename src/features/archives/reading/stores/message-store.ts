import { truncateByBytes, maxRowBytes } from '#runtime/responses/page-byte-limit.ts'
import { keysetFamily, keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import {
  authorJoin,
  authorName,
  authorRole,
  editedText,
  rareColumns,
  messageBytes,
  messageColumns,
  messageJoins,
  messageRowVersion,
  plainMessageColumns,
  shortColumns,
  shortInTopic,
  joinedTopicJson,
  topicMessageJoins,
} from '../../message/columns.ts'
import { pageSizes } from '#storage/page-sizes.ts'

export const messagesByIds = query(
  'message.byIds',
  `select ${messageColumns} from messages m ${messageJoins} where m.group_id = any(:group_ids::bigint[]) and m.id = any(:ids::bigint[])`,
)
const byNum = `from messages m ${messageJoins} left join message_raw r on r.group_id = m.group_id and r.message_id = m.id
   where m.group_id = :group_id and m.msg_num = :msg_num`
/** Who wrote last what is shown of one message: its row, its topic's, its author's and its mail's. docs/decisions/0004 */
const versions = `concat(m.id, ':', m.xmin, ':', t.xmin, ':', a.xmin, ':', r.xmin) as "versions!"`
/** One message with its mail as it came, whose attachments are elsewhere; whoever asks finds the same. */
export const messageByNum = query(
  'message.byNum',
  `select ${plainMessageColumns}, r.skeleton, r.parts, ${versions} ${byNum}`,
  { batchable: true },
)
/** What tells whether it is the same still. */
export const rowVersionByNum = query('message.print', `select ${versions}, ${authorRole} as "mod_status!" ${byNum}`, {
  batchable: true,
})

/** What few messages have: files, likes, or another text than at first. docs/decisions/0003 */
export const messageExtras = query(
  'message.besides',
  `select m.rev_count, ${rareColumns}, ${editedText} from messages m where m.group_id = :group_id and m.id = :id`,
  { batchable: true },
)

export type MessageScope = { where: string; joins: string; topic?: (isFirst: string) => string }
const inTopic: MessageScope = {
  where: 'm.group_id = :group_id and m.topic_id = :topic_id',
  joins: topicMessageJoins,
}
// The list tells of its first message's topic; asking for that by itself would take as long as a quarter of the page.
const inGroup: MessageScope = {
  where: 'm.group_id = :group_id',
  joins: messageJoins,
  topic: isFirst => `case when ${isFirst} then ${joinedTopicJson} end`,
}
export const byCreated = { key: 'm.created', value: ':after_key?::text::timestamptz' }

type KeysetClause = { afterCondition: string; order: string }
type TextOf = (messageScope: MessageScope, size: number) => (keysetClause: KeysetClause) => string
const noTopic = () => 'null::json'
const noRowVersion = 'null::text'

/** A walk along an index of messages, as many as a page may have. */
const scopeText = (
  { where }: MessageScope,
  { afterCondition, order }: KeysetClause,
  size: number,
  columns = 'm.*, m.xmin as version',
) => `select ${columns} from messages m where ${where} and ${afterCondition} order by ${order} limit ${size}`

/** The usual page, of which no message is long. */
export const shortText: TextOf = (messageScope, size) => keysetClause => {
  const { joins, topic = noTopic } = messageScope
  const isFirst = isFirstOf(messageScope, keysetClause)
  return `select ${shortInTopic(maxRowBytes(size))}, ${topic(isFirst)} as topic, ${messageScope.topic ? untaggedRowVersion(isFirst) : noRowVersion} as print
    from (${scopeText(messageScope, keysetClause, size)}) m ${joins} order by ${keysetClause.order} limit :count`
}
const isFirstOf = (messageScope: MessageScope, keysetClause: KeysetClause) =>
  `m.id = (${scopeText(messageScope, keysetClause, 1, 'm.id')})`
/** The print of a message in a list that tells of the topic of its first; hashtags of topics change by themselves. */
const untaggedRowVersion = (isFirst: string) =>
  `case when t.hashtag_ids = '{}' then ${messageRowVersion(`, t.xmin, case when ${isFirst} then (select b.xmin from accounts b where b.id = t.account_id) end`)} end`
/** All that the print of a message is made of. */
const versionColumns =
  'm.id, m.xmin as version, m.group_id, m.topic_id, m.account_id, m.created, m.msg_num, m.num_likes, m.num_attachments'

type RowVersionOf = (messageScope: MessageScope, keysetClause: KeysetClause) => { print: string; joins: string }
/** The prints of a page instead of the page: no text is read for them. */
const rowVersionText =
  (printOf: RowVersionOf): TextOf =>
  (messageScope, size) =>
  keysetClause => {
    const { print, joins } = printOf(messageScope, keysetClause)
    return `select string_agg(coalesce(p.print, '?'), ' ') as print from (
      select ${print} as print from (${scopeText(messageScope, keysetClause, size, versionColumns)}) m ${joins} order by ${keysetClause.order} limit :count) p`
  }
/** Any page: it ends where its texts become too long. */
export const cutText: TextOf = (messageScope, size) => keysetClause => {
  const { joins, topic = noTopic } = messageScope
  const { order } = keysetClause
  const cut = truncateByBytes({
    select: scopeText(messageScope, keysetClause, size),
    as: 'm',
    bytes: messageBytes,
    order,
  })
  return `select ${messageColumns}, ${topic('m.bytes_before = 0')} as topic, m.found as "found!", ${noRowVersion} as print
    from ${cut} ${joins} order by ${order} limit :count`
}

const groupTexts = (textOf: TextOf) =>
  queriesByKind(pageSizes, size => ({
    ...keysetQueries('m.id', { created: byCreated }, textOf(inGroup, size)),
    ...keysetQueries('m.msg_num', { msg_num: 'm.msg_num' }, textOf(inGroup, size)),
  }))
/** Messages of a group. */
export const groupPages = {
  short: queryFamily('message.inGroup', groupTexts(shortText)),
  cut: queryFamily('message.inGroupCut', groupTexts(cutText)),
  print: queryFamily(
    'message.inGroupPrint',
    groupTexts(
      rowVersionText((messageScope, keysetClause) => ({
        print: untaggedRowVersion(isFirstOf(messageScope, keysetClause)),
        joins: messageScope.joins,
      })),
    ),
    { batchable: true },
  ),
}

const topicTexts = (textOf: TextOf) =>
  queriesByKind(pageSizes, size => keysetQueries('m.id', { created: byCreated }, textOf(inTopic, size)))
// Of a topic that is known nothing has to come with each of its messages.
const shortInTopicText: TextOf = (messageScope, size) => keysetClause =>
  `select ${shortColumns(maxRowBytes(size))}, ${messageRowVersion()} as print
   from (${scopeText(messageScope, keysetClause, size)}) m ${authorJoin('m.account_id')} order by ${keysetClause.order} limit :count`
/** Messages of one topic. */
export const topicPages = {
  short: queryFamily('message.inTopic', topicTexts(shortInTopicText)),
  cut: queryFamily('message.inTopicCut', topicTexts(cutText)),
  print: queryFamily(
    'message.inTopicPrint',
    topicTexts(rowVersionText(() => ({ print: messageRowVersion(), joins: authorJoin('m.account_id') }))),
    { batchable: true },
  ),
}

/** Where a message of a topic stands in it, and behind how many others. */
export const cursorOfMessage = query(
  'message.placeInTopic',
  `select m.created, m.id, (select count(*) from messages b where b.group_id = :group_id and b.topic_id = :topic_id
     and (b.created, b.id) < (m.created, m.id)) as "older!"
   from messages m where m.group_id = :group_id and m.msg_num = :msg_num and m.topic_id = :topic_id`,
)

/** The files of a message by which its text may call them. */
export const attachmentsOf = query(
  'message.attachments',
  `select f.id, f.media_type, f.filename, f.size, f.content_id, f.thumbnail_hash is not null as "has_thumbnail!"
   from attachments f where f.group_id = :group_id and f.message_id = :message_id order by f.attach_num`,
)

/** What a message said before. */
export const revisionPages = keysetFamily(
  'message.revisions',
  'v.rev',
  { created: 'v.rev' },
  ({ afterCondition, order }) => {
    const select = `select v.* from message_revisions v
      where v.group_id = :group_id and v.message_id = :message_id and ${afterCondition} order by ${order} limit :count`
    return `select v.rev, v.created, v.message_id, v.group_id, coalesce(a.id, 0) as "user_id!",
        ${authorName('m.name')} as "name!", v.subject, v.body, v.found as "found!"
      from ${truncateByBytes({ select, as: 'v', bytes: 'octet_length(v.body)', order })}
      join messages m on m.group_id = v.group_id and m.id = v.message_id
      ${authorJoin('v.account_id')}
      order by ${order}`
  },
)

/** The mail of a message, as it came. */
export const rawOf = query(
  'message.raw',
  `select skeleton, parts from message_raw where group_id = :group_id and message_id = :message_id`,
)
