// The author is shown by the account's current name, or else by the name stored with the message. A deleted account is not
// joined.
export const authorJoin = (account_id: string, as = 'a') =>
  `left join accounts ${as} on ${as}.id = ${account_id} and ${as}.status <> 'user_status_inactive'`
export const authorName = (name: string, as = 'a') => `coalesce(nullif(${as}.full_name, ''), ${name})`
/**
 * The name of whoever added row `as`, which stores one only if the account was deleted, with `authorJoin`. A suspended account
 * keeps its name, as in messages.
 */
export const creatorName = (as: string) => `case when a.id is not null then a.full_name
    else coalesce(nullif(${as}.former_name, ''), nullif((select full_name from accounts where id = ${as}.account_id), ''), 'Former member') end`
/** For members: the photo of an author whose profile is not private. */
export const authorPhoto = (as = 'a') =>
  `case when ${as}.preferences ->> 'profile_privacy' = 'profile_private' then '' else coalesce(${as}.preferences ->> 'profile_photo_url', '') end`
/** The same where visitors read too; marked if it is for them (`photoFor`). */
export const anyonesPhoto = (as = 'a') =>
  `case when ${as}.preferences ->> 'profile_privacy' = 'profile_public' then '+' else '' end || ${authorPhoto(as)}`
/** What a viewer sees of a photo: members all of them, visitors those of public profiles. */
export function photoFor(photo: string, isMember: boolean): string {
  if (photo.startsWith('+')) return photo.slice(1)
  return isMember ? photo : ''
}
const author = (alias: string) => `${authorName(`${alias}.name`)} as "shown_name!", ${anyonesPhoto()} as "photo!"`

/** The author of topic `t`, for display. */
export const topicAuthor = `coalesce(a.id, 0) as "user_id!", ${author('t')}`
export const topicAuthorJoin = authorJoin('t.account_id')
/**
 * Looks up each author separately, for queries over few topics. With few accounts, the planner would otherwise sort the
 * topics to join them.
 */
export const topicAuthorLookup = `left join lateral (select a.*, a.xmin as version from accounts a where a.id = t.account_id
    and a.status <> 'user_status_inactive' limit 1) a on true`

const topicColumnNames =
  `id group_id created updated subject summary num_messages num_attachments is_sticky is_closed is_moderated
  reply_to hashtag_ids most_recent_message`.split(/\s+/)
const topicColumnsAs = (name: (column: string) => string) =>
  `${topicColumnNames.map(name).join()}, t.chat_id, t.event_id, ${topicAuthor}`
/** Columns of topic `t` that are returned by the API. */
export const topicColumns = topicColumnsAs(column => `t.${column}`)
/** The same columns for a union, where PostgreSQL doesn't infer which columns are not null. */
export const unionTopicColumns = topicColumnsAs(column => `t.${column} as "${column}!"`)

/** A timestamp inside a JSON value, in the format of API responses. */
export const timestampSql = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"')`
/** Columns of topic `t` that its messages don't carry, as one JSON value. */
export const joinedTopicJson = `(select json_build_object('created', ${timestampSql('t.created')}, 'updated', ${timestampSql('t.updated')},
    'subject', t.subject, 'summary', t.summary, 'num_messages', t.num_messages, 'num_attachments', t.num_attachments,
    'is_sticky', t.is_sticky, 'chat_id', t.chat_id, 'event_id', t.event_id, 'user_id', coalesce(b.id, 0), 'shown_name', ${authorName('t.name', 'b')}, 'photo', ${anyonesPhoto('b')})
  from (values (t.account_id)) x (id) ${authorJoin('x.id', 'b')})`

/** Size of the text columns of message `m`, in bytes. */
export const messageBytes = `octet_length(m.body) + octet_length(m.quoted) + octet_length(m.remainder)`

const attachments = `case when m.num_attachments > 0 then (
    select json_agg(json_build_object('id', f.id, 'media_type', f.media_type, 'filename', f.filename, 'size', f.size,
      'content_id', f.content_id, 'has_thumbnail', f.thumbnail_hash is not null) order by f.attach_num)
    from attachments f where f.group_id = m.group_id and f.message_id = m.id) end as attachments`

/** The current content of message `m` as JSON if it was edited; otherwise null. */
export const editedText = `case when m.rev_count > 0 then json_build_object('subject_with_tags', m.subject_with_tags,
    'body', m.body, 'quoted', m.quoted, 'remainder', m.remainder, 'is_plain_text', m.is_plain_text,
    'files', array(select json_build_object('hash', f.hash, 'size', f.size, 'filename', f.filename, 'media_type', f.media_type,
        'is_inline', f.is_inline, 'content_id', f.content_id, 'width', f.width, 'height', f.height,
        'thumbnail_hash', f.thumbnail_hash)
      from attachments f where f.group_id = m.group_id and f.message_id = m.id order by f.attach_num)) end as edited`

/** The current role of the author of message `m` in its group. */
export const authorRole = `coalesce((select o.mod_status from members o where o.group_id = m.group_id and o.account_id = m.account_id
    and o.status = 'sub_status_normal'), 'sub_modstatus_none')`
const hasLiked = `(m.num_likes > 0 and exists (select from message_likes l
    where l.group_id = m.group_id and l.message_id = m.id and l.account_id = :account_id?::bigint))`
const plainColumns = (texts: string) => `m.id, m.group_id, m.msg_num, m.topic_id, m.created, m.updated, m.account_id,
  coalesce(a.id, 0) as "user_id!", ${author('m')}, ${authorRole} as "mod_status!", m.subject, m.subject_with_tags, ${texts}, m.snippet, m.is_plain_text,
  m.is_reply, m.parent_id, m.poll_id, m.num_likes, m.rev_count, m.repost_of, m.num_reposts, m.last_reposted`
/** Columns that few messages need: attachments, and whether the caller likes the message. */
export const rareColumns = `${attachments}, ${hasLiked} as "has_liked!"`
const columnsWith = (texts: string) => `${plainColumns(texts)}, ${rareColumns}`
const wholeTexts = 'm.body, m.quoted, m.remainder'
/** Columns of a message's topic `t` that are returned with the message. */
const topicSide = `t.reply_to, t.is_closed, t.is_moderated, t.most_recent_message, t.hashtag_ids`
/** Columns of message `m` as seen by an account, or anonymously if `account_id` is null. */
export const messageColumns = `${columnsWith(wholeTexts)}, ${topicSide}`
/** Without the rare columns; `num_attachments` tells whether they are needed. docs/decisions/0003 */
export const plainMessageColumns = `${plainColumns(wholeTexts)}, ${topicSide}, m.num_attachments`

/**
 * Version of message `m` as seen by one account: its row version, the xmin of its author and its attachments, and the
 * author's role in the group. docs/decisions/0004
 */
export const messageRowVersion = (
  besides = '',
) => `concat_ws(':', m.id, m.version, a.xmin, ${authorRole}, ${hasLiked}, case when m.num_attachments > 0 then (
    select string_agg(f.xmin::text, ',') from attachments f where f.group_id = m.group_id and f.message_id = m.id) end${besides})`

const textIf = (isShort: string) => (column: string) =>
  `case when ${isShort} then m.${column} else '' end as "${column}!"`
/** Message columns without those of the topic. Texts longer than `most` bytes are left out. */
export function shortColumns(maxBytes: number): string {
  const isShort = `${messageBytes} <= ${maxBytes}`
  const texts = ['body', 'quoted', 'remainder'].map(textIf(isShort)).join()
  return `${columnsWith(texts)}, not (${isShort}) as "is_long!"`
}
/** The same with the columns of the topic. */
export const shortInTopic = (maxBytes: number): string => `${shortColumns(maxBytes)}, ${topicSide}`
/** Joins required by the columns of messages `m`. */
export const messageJoins = `join topics t on t.group_id = m.group_id and t.id = m.topic_id ${authorJoin('m.account_id')}`
/** The same for messages of one topic, which is joined only once. */
export const topicMessageJoins = `join topics t on t.group_id = :group_id and t.id = :topic_id ${authorJoin('m.account_id')}`
