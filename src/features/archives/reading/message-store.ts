import { cutByBytes, shortBytes } from '#runtime/page-bytes.ts'
import { pageTexts, textsByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import {
  authorJoin,
  authorName,
  authorRole,
  editedText,
  fewColumns,
  messageBytes,
  messageColumns,
  messageJoins,
  messagePrint,
  plainMessageColumns,
  shortColumns,
  shortInTopic,
  topicBesides,
  topicMessageJoins,
} from '../message/columns.ts'
import { pageSizes } from '#storage/page-sizes.ts'

export const messagesByIds = query(
  'message.byIds',
  `select ${messageColumns} from messages m ${messageJoins} where m.group_id = any(:group_ids::bigint[]) and m.id = any(:ids::bigint[])`,
)
const byNum = `from messages m ${messageJoins} left join message_raw r on r.group_id = m.group_id and r.message_id = m.id
   where m.group_id = :group_id and m.msg_num = :msg_num`
/** Who wrote last what is shown of one message: its row, its topic's, its author's and its mail's. docs/decisions/0321 */
const versions = `concat(m.id, ':', m.xmin, ':', t.xmin, ':', a.xmin, ':', r.xmin) as "versions!"`
/** One message with its mail as it came, whose attachments are elsewhere; whoever asks finds the same. */
export const messageByNum = query(
  'message.byNum',
  `select ${plainMessageColumns}, r.skeleton, r.parts, ${versions} ${byNum}`,
  { isQuick: true },
)
/** What tells whether it is the same still. */
export const printByNum = query('message.print', `select ${versions}, ${authorRole} as "mod_status!" ${byNum}`, {
  isQuick: true,
})

/** What few messages have: files, likes, or another text than at first. docs/decisions/0338 */
export const besidesMessage = query(
  'message.besides',
  `select m.rev_count, ${fewColumns}, ${editedText} from messages m where m.group_id = :group_id and m.id = :id`,
  { isQuick: true },
)

export type Walk = { where: string; joins: string; topic?: (isFirst: string) => string }
const inTopic: Walk = {
  where: 'm.group_id = :group_id and m.topic_id = :topic_id',
  joins: topicMessageJoins,
}
// The list tells of its first message's topic; asking for that by itself would take as long as a quarter of the page.
const inGroup: Walk = {
  where: 'm.group_id = :group_id',
  joins: messageJoins,
  topic: isFirst => `case when ${isFirst} then ${topicBesides} end`,
}
export const byCreated = { key: 'm.created', value: ':after_key?::text::timestamptz' }

type Place = { beyond: string; order: string }
type TextOf = (walk: Walk, size: number) => (place: Place) => string
const noTopic = () => 'null::json'
const noPrint = 'null::text'

/** A walk along an index of messages, as many as a page may have. */
const walkText = ({ where }: Walk, { beyond, order }: Place, size: number, columns = 'm.*, m.xmin as version') =>
  `select ${columns} from messages m where ${where} and ${beyond} order by ${order} limit ${size}`

/** The usual page, of which no message is long. */
export const shortText: TextOf = (walk, size) => place => {
  const { joins, topic = noTopic } = walk
  const isFirst = isFirstOf(walk, place)
  return `select ${shortInTopic(shortBytes(size))}, ${topic(isFirst)} as topic, ${walk.topic ? untaggedPrint(isFirst) : noPrint} as print
    from (${walkText(walk, place, size)}) m ${joins} order by ${place.order} limit :count`
}
const isFirstOf = (walk: Walk, place: Place) => `m.id = (${walkText(walk, place, 1, 'm.id')})`
/** The print of a message in a list that tells of the topic of its first; hashtags of topics change by themselves. */
const untaggedPrint = (isFirst: string) =>
  `case when t.hashtag_ids = '{}' then ${messagePrint(`, t.xmin, case when ${isFirst} then (select b.xmin from accounts b where b.id = t.account_id) end`)} end`
/** All that the print of a message is made of. */
const printed =
  'm.id, m.xmin as version, m.group_id, m.topic_id, m.account_id, m.created, m.msg_num, m.num_likes, m.num_attachments'

type PrintOf = (walk: Walk, place: Place) => { print: string; joins: string }
/** The prints of a page instead of the page: no text is read for them. */
const printText =
  (printOf: PrintOf): TextOf =>
  (walk, size) =>
  place => {
    const { print, joins } = printOf(walk, place)
    return `select string_agg(coalesce(p.print, '?'), ' ') as print from (
      select ${print} as print from (${walkText(walk, place, size, printed)}) m ${joins} order by ${place.order} limit :count) p`
  }
/** Any page: it ends where its texts become too long. */
export const cutText: TextOf = (walk, size) => place => {
  const { joins, topic = noTopic } = walk
  const { order } = place
  const cut = cutByBytes({ select: walkText(walk, place, size), as: 'm', bytes: messageBytes, order })
  return `select ${messageColumns}, ${topic('m.bytes_before = 0')} as topic, m.found as "found!", ${noPrint} as print
    from ${cut} ${joins} order by ${order} limit :count`
}

const groupTexts = (textOf: TextOf) =>
  textsByKind(pageSizes, size => ({
    ...pageTexts('m.id', { created: byCreated }, textOf(inGroup, size)),
    ...pageTexts('m.msg_num', { msg_num: 'm.msg_num' }, textOf(inGroup, size)),
  }))
/** Messages of a group. */
export const groupPages = {
  short: queryFamily('message.inGroup', groupTexts(shortText)),
  cut: queryFamily('message.inGroupCut', groupTexts(cutText)),
  print: queryFamily(
    'message.inGroupPrint',
    groupTexts(printText((walk, place) => ({ print: untaggedPrint(isFirstOf(walk, place)), joins: walk.joins }))),
    { isQuick: true },
  ),
}

const topicTexts = (textOf: TextOf) =>
  textsByKind(pageSizes, size => pageTexts('m.id', { created: byCreated }, textOf(inTopic, size)))
// Of a topic that is known nothing has to come with each of its messages.
const shortInKnown: TextOf = (walk, size) => place =>
  `select ${shortColumns(shortBytes(size))}, ${messagePrint()} as print
   from (${walkText(walk, place, size)}) m ${authorJoin('m.account_id')} order by ${place.order} limit :count`
/** Messages of one topic. */
export const topicPages = {
  short: queryFamily('message.inTopic', topicTexts(shortInKnown)),
  cut: queryFamily('message.inTopicCut', topicTexts(cutText)),
  print: queryFamily(
    'message.inTopicPrint',
    topicTexts(printText(() => ({ print: messagePrint(), joins: authorJoin('m.account_id') }))),
    { isQuick: true },
  ),
}

/** Where a message of a topic stands in it, and behind how many others. */
export const placeOfMessage = query(
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
