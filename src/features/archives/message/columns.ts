// Who wrote something: by the account's name of today, else by the name of then. What is left of a deleted account
// names nobody any more.
export const authorJoin = (account_id: string, as = 'a') =>
  `left join accounts ${as} on ${as}.id = ${account_id} and ${as}.status <> 'user_status_inactive'`
export const authorName = (name: string, as = 'a') => `coalesce(nullif(${as}.full_name, ''), ${name})`
export const authorPhoto = (as = 'a') => `coalesce(${as}.preferences ->> 'profile_photo_url', '')`
const author = (it: string) => `${authorName(`${it}.name`)} as "shown_name!", ${authorPhoto()} as "profile_photo_url!"`

/** Who began a topic `t`, as it is shown. */
export const topicAuthor = `coalesce(a.id, 0) as "user_id!", ${author('t')}`
export const topicAuthorJoin = authorJoin('t.account_id')
/** The same for few topics: each is looked up. Where there are not many accounts, the server would sort topics to go through these. */
export const topicAuthorLookup = `left join lateral (select a.*, a.xmin as version from accounts a where a.id = t.account_id
    and a.status <> 'user_status_inactive' limit 1) a on true`

const topicColumnNames =
  `id group_id created updated subject summary num_messages num_attachments is_sticky is_closed is_moderated
  reply_to hashtag_ids most_recent_message`.split(/\s+/)
const topicColumnsAs = (name: (column: string) => string) =>
  `${topicColumnNames.map(name).join()}, t.chat_id, ${topicAuthor}`
/** What is shown of a topic `t`. */
export const topicColumns = topicColumnsAs(column => `t.${column}`)
/** The same where topics come of a union, which knows nothing of what its columns always have. */
export const unionTopicColumns = topicColumnsAs(column => `t.${column} as "${column}!"`)

/** A time in a value of JSON, as it is answered. */
export const timestampSql = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"')`
/** What is shown of a topic `t` besides what its messages tell of it, as one value. */
export const joinedTopicJson = `(select json_build_object('created', ${timestampSql('t.created')}, 'updated', ${timestampSql('t.updated')},
    'subject', t.subject, 'summary', t.summary, 'num_messages', t.num_messages, 'num_attachments', t.num_attachments,
    'is_sticky', t.is_sticky, 'chat_id', t.chat_id, 'user_id', coalesce(b.id, 0), 'shown_name', ${authorName('t.name', 'b')}, 'profile_photo_url', ${authorPhoto('b')})
  from (values (t.account_id)) x (id) ${authorJoin('x.id', 'b')})`

/** How long the texts of a message `m` are. */
export const messageBytes = `octet_length(m.body) + octet_length(m.quoted) + octet_length(m.remainder)`

const attachments = `case when m.num_attachments > 0 then (
    select json_agg(json_build_object('id', f.id, 'media_type', f.media_type, 'filename', f.filename, 'size', f.size,
      'content_id', f.content_id, 'has_thumbnail', f.thumbnail_hash is not null) order by f.attach_num)
    from attachments f where f.group_id = m.group_id and f.message_id = m.id) end as attachments`

/** What a message `m` says since it was edited, as one value; null where it says what it always said. */
export const editedText = `case when m.rev_count > 0 then json_build_object('subject_with_tags', m.subject_with_tags,
    'body', m.body, 'quoted', m.quoted, 'remainder', m.remainder, 'is_plain_text', m.is_plain_text,
    'files', array(select json_build_object('hash', f.hash, 'size', f.size, 'filename', f.filename, 'media_type', f.media_type,
        'is_inline', f.is_inline, 'content_id', f.content_id, 'width', f.width, 'height', f.height,
        'thumbnail_hash', f.thumbnail_hash)
      from attachments f where f.group_id = m.group_id and f.message_id = m.id order by f.attach_num)) end as edited`

/** What who wrote a message `m` is in its group today. */
export const authorRole = `coalesce((select o.mod_status from members o where o.group_id = m.group_id and o.account_id = m.account_id
    and o.status = 'sub_status_normal'), 'sub_modstatus_none')`
const hasLiked = `(m.num_likes > 0 and exists (select from message_likes l
    where l.group_id = m.group_id and l.message_id = m.id and l.account_id = :account_id?::bigint))`
const plainColumns = (texts: string) => `m.id, m.group_id, m.msg_num, m.topic_id, m.created, m.updated, m.account_id,
  coalesce(a.id, 0) as "user_id!", ${author('m')}, ${authorRole} as "mod_status!", m.subject, m.subject_with_tags, ${texts}, m.snippet, m.is_plain_text,
  m.is_reply, m.num_likes, m.rev_count, m.repost_of, m.num_reposts, m.last_reposted`
/** What few messages have besides: files, and that whoever asks likes it. */
export const rareColumns = `${attachments}, ${hasLiked} as "has_liked!"`
const columnsWith = (texts: string) => `${plainColumns(texts)}, ${rareColumns}`
const wholeTexts = 'm.body, m.quoted, m.remainder'
/** What is shown of a message `m` because it is in its topic `t`. */
const topicSide = `t.reply_to, t.is_closed, t.is_moderated, t.most_recent_message, t.hashtag_ids`
/** What is shown of a message `m` to an account, or to nobody. */
export const messageColumns = `${columnsWith(wholeTexts)}, ${topicSide}`
/** The same without what few messages have; it tells whether this one does. docs/decisions/0003 */
export const plainMessageColumns = `${plainColumns(wholeTexts)}, ${topicSide}, m.num_attachments`

/**
 * What tells a message `m` as somebody sees it from what it was or will be: the numbers of the transactions that last wrote
 * its row, its author's and its files', and what its author is in the group. docs/decisions/0004
 */
export const messageRowVersion = (
  besides = '',
) => `concat_ws(':', m.id, m.version, a.xmin, ${authorRole}, ${hasLiked}, case when m.num_attachments > 0 then (
    select string_agg(f.xmin::text, ',') from attachments f where f.group_id = m.group_id and f.message_id = m.id) end${besides})`

const textIf = (isShort: string) => (column: string) =>
  `case when ${isShort} then m.${column} else '' end as "${column}!"`
/** The same by itself, without the texts where they are longer than so many bytes. */
export function shortColumns(most: number): string {
  const isShort = `${messageBytes} <= ${most}`
  const texts = ['body', 'quoted', 'remainder'].map(textIf(isShort)).join()
  return `${columnsWith(texts)}, not (${isShort}) as "is_long!"`
}
/** With what its topic adds to it. */
export const shortInTopic = (most: number): string => `${shortColumns(most)}, ${topicSide}`
/** What the columns of messages `m` are taken from besides. */
export const messageJoins = `join topics t on t.group_id = m.group_id and t.id = m.topic_id ${authorJoin('m.account_id')}`
/** The same where all are of one topic, which is then looked up once. */
export const topicMessageJoins = `join topics t on t.group_id = :group_id and t.id = :topic_id ${authorJoin('m.account_id')}`
