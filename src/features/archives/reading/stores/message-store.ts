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
/** Row versions of a message, its topic, its author and its mail. docs/decisions/0004 */
const versions = `concat(m.id, ':', m.xmin, ':', t.xmin, ':', a.xmin, ':', r.xmin) as "versions!"`
/** A message with its original mail without attachments; the same for every viewer. */
export const messageByNum = query(
  'message.byNum',
  `select ${plainMessageColumns}, r.skeleton, r.parts, ${versions} ${byNum}`,
  { batchable: true },
)
/** The row versions only, to validate a cached message. */
export const rowVersionByNum = query('message.print', `select ${versions}, ${authorRole} as "mod_status!" ${byNum}`, {
  batchable: true,
})

/** Columns that few messages need: attachments, likes and edited text. docs/decisions/0003 */
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
// The first row includes its topic; a separate query would take as long as a quarter of the page.
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

/** An index scan over messages, limited to the size of a page. */
const scopeText = (
  { where }: MessageScope,
  { afterCondition, order }: KeysetClause,
  size: number,
  columns = 'm.*, m.xmin as version',
) => `select ${columns} from messages m where ${where} and ${afterCondition} order by ${order} limit ${size}`

/** The usual page, where no message is long. */
export const shortText: TextOf = (messageScope, size) => keysetClause => {
  const { joins, topic = noTopic } = messageScope
  const isFirst = isFirstOf(messageScope, keysetClause)
  return `select ${shortInTopic(maxRowBytes(size))}, ${topic(isFirst)} as topic, ${messageScope.topic ? untaggedRowVersion(isFirst) : noRowVersion} as print
    from (${scopeText(messageScope, keysetClause, size)}) m ${joins} order by ${keysetClause.order} limit :count`
}
const isFirstOf = (messageScope: MessageScope, keysetClause: KeysetClause) =>
  `m.id = (${scopeText(messageScope, keysetClause, 1, 'm.id')})`
/**
 * The version of a message in a list whose first row includes its topic. Null with hashtags, which change without a new
 * row version.
 */
const untaggedRowVersion = (isFirst: string) =>
  `case when t.hashtag_ids = '{}' then ${messageRowVersion(`, t.xmin, case when ${isFirst} then (select b.xmin from accounts b where b.id = t.account_id) end`)} end`
/** Columns required by the row version. */
const versionColumns =
  'm.id, m.xmin as version, m.group_id, m.topic_id, m.account_id, m.created, m.msg_num, m.num_likes, m.num_attachments'

type RowVersionOf = (messageScope: MessageScope, keysetClause: KeysetClause) => { print: string; joins: string }
/** Queries the versions of a page without reading texts. */
const rowVersionText =
  (printOf: RowVersionOf): TextOf =>
  (messageScope, size) =>
  keysetClause => {
    const { print, joins } = printOf(messageScope, keysetClause)
    return `select string_agg(coalesce(p.print, '?'), ' ') as print from (
      select ${print} as print from (${scopeText(messageScope, keysetClause, size, versionColumns)}) m ${joins} order by ${keysetClause.order} limit :count) p`
  }
/** A page of any messages, truncated by the total size of their texts. */
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
// If the topic is known, its columns need not be loaded with each message.
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

/** The cursor of a message in its topic, and the number of older messages. */
export const cursorOfMessage = query(
  'message.placeInTopic',
  `select m.created, m.id, (select count(*) from messages b where b.group_id = :group_id and b.topic_id = :topic_id
     and (b.created, b.id) < (m.created, m.id)) as "older!"
   from messages m where m.group_id = :group_id and m.msg_num = :msg_num and m.topic_id = :topic_id`,
)

/** The same for the message at a position, or for the first one of a time or later. */
export const cursorOfItem = query(
  'message.atItem',
  `select m.created, m.id, :older::int as "older!" from messages m
   where m.group_id = :group_id and m.topic_id = :topic_id order by m.created, m.id offset :older limit 1`,
)
export const cursorOfTime = query(
  'message.atTime',
  `select m.created, m.id, (select count(*) from messages b where b.group_id = :group_id and b.topic_id = :topic_id
     and (b.created, b.id) < (m.created, m.id)) as "older!"
   from messages m where m.group_id = :group_id and m.topic_id = :topic_id and m.created >= :from_time::timestamptz
   order by m.created, m.id limit 1`,
)

/** The attachments of a message. */
export const attachmentsOf = query(
  'message.attachments',
  `select f.id, f.media_type, f.filename, f.size, f.content_id, f.thumbnail_hash is not null as "has_thumbnail!"
   from attachments f where f.group_id = :group_id and f.message_id = :message_id order by f.attach_num`,
)

/** Earlier versions of a message. */
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

/** The original mail of a message. */
export const rawOf = query(
  'message.raw',
  `select skeleton, parts from message_raw where group_id = :group_id and message_id = :message_id`,
)
