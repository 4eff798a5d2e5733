import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Group } from '#contract/groups/group.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo, Perms } from '#contract/resources.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Integer,
  Nullable,
  Num,
  Str,
  Text,
  TimestampParam,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  stream,
  withDefault,
} from '#contract/schema.ts'
import { ATTACHMENT, GROUP, MESSAGE, TOPIC } from '#contract/targets.ts'
import { Hashtag } from '../../hashtags/contract.ts'

/** A thread of messages. */
export const Topic = resource('topic', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  ...fields(['group_subject_tag', 'subject', 'summary', 'name', 'profile_photo_url'], Str),
  ...fields(['user_id', 'num_messages'], Num),
  ...fields(['is_sticky', 'is_moderated', 'is_closed', 'has_attachments'], Bool),
  reply_to: Word(words.thread_reply_to),
  most_recent_message: Nullable(Timestamp),
  hashtags: Nullable(Type.Array(Hashtag)),
  chat_id: Num,
  event_id: Num,
  // The caller's read and follow state.
  ...fields(['is_unread', 'followed', 'muted'], Type.Optional(Bool)),
  num_unread: Type.Optional(Num),
})

/** A file that came with a message. */
export const MessageAttachment = Type.Object(
  { ...fields(['id', 'size'], Num), ...fields(['media_type', 'download_url', 'image_thumbnail_url', 'filename'], Str) },
  { title: 'message_attachment' },
)

const message = {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  user_id: Num,
  group_id: Num,
  topic_id: Num,
  ...fields(['body', 'quoted', 'remainder', 'snippet', 'subject', 'subject_with_tags'], Str),
  ...fields(['name', 'profile_photo_url'], Str),
  ...fields(['is_plain_text', 'is_reply', 'has_liked', 'is_closed', 'is_moderated', 'can_repost'], Bool),
  ...fields(['msg_num', 'num_likes', 'poll_id', 'rev_count', 'parent_id'], Num),
  mod_status: Word(words.mod_status),
  reply_to: Word(words.thread_reply_to),
  hashtags: Type.Array(Hashtag),
  attachments: Type.Array(MessageAttachment),
}
/** A message of the archives. `raw_message` is only set when a single message is requested. */
export const Message = resource('message', { ...message, raw_message: Type.Optional(Str) })

/** The group's data in a list of one group. A list over all groups has an empty `sub_data` and none of the other fields. */
export const groupContextFields = {
  group_perms: Type.Optional(Perms),
  group: Type.Optional(Group),
  sub_data: Type.Array(MemberInfo),
}

const reading = { method: 'GET', who: 'anyone', needs: 'archives_visible' } as const

export const getTopics = endpoint('gettopics', {
  ...reading,
  summary: 'List the topics of a group, or of all groups the caller is in.',
  on: 'group',
  groupOptional: 'own',
  params: GROUP,
  returns: list(
    Topic,
    { fields: ['updated', 'created', 'subject'], field: 'updated', dir: 'desc', dirs: { created: 'desc' } },
    groupContextFields,
  ),
  extended: true,
})

export const getTopic = endpoint('gettopic', {
  ...reading,
  summary: 'List the messages of a topic.',
  on: 'topic',
  params: {
    ...TOPIC,
    from_msg_num: optional(
      Id({ description: 'Start with this message of the topic, in either direction.', invalid: 'invalid msg_num' }),
    ),
    from_item: optional(
      Integer(1, 1_000_000_000, {
        description: 'Start with the message at this position in the topic, or with the last one if it has fewer.',
      }),
    ),
    from_time: optional(
      TimestampParam({
        description: 'Start with the first message sent at this time or later, or with the last one if there is none.',
      }),
    ),
  },
  returns: list(
    Message,
    { fields: ['created'], field: 'created', dir: 'asc' },
    { ...groupContextFields, cover_photo_url: Str, topic: Topic, ...fields(['first_unread', 'num_unread'], Num) },
  ),
  errors: ['invalid msg_num'],
  extended: true,
})

/** The authors in a topic. */
export const TopicPeople = resource('topic_people', {
  ...fields(['topic_id', 'num_messages', 'num_people'], Num),
  people: Type.Array(
    Type.Object(
      { ...fields(['user_id', 'num_messages'], Num), ...fields(['name', 'profile_photo_url'], Str) },
      { title: 'topic_person' },
    ),
  ),
})

export const getTopicPeople = endpoint('gettopicpeople', {
  ...reading,
  summary: 'List the people who posted in a topic, the most active first.',
  on: 'topic',
  params: TOPIC,
  returns: TopicPeople,
})

export const getMessage = endpoint('getmessage', {
  ...reading,
  summary: 'Get a message, with its email source.',
  on: 'group',
  params: {
    ...GROUP,
    msg_num: Id({ description: 'The number of the message in the group.', invalid: 'invalid msg_num' }),
  },
  returns: Message,
  errors: ['invalid msg_num'],
})

/** A message as text to begin a reply with. */
export const Quote = resource('quote', {
  ...fields(['group_id', 'msg_num'], Num),
  body_type: Word(words.body_type),
  body: Str,
})

export const getQuote = endpoint('getquote', {
  ...reading,
  summary: 'Get a message as a quote, to begin a reply with.',
  on: 'group',
  params: {
    ...GROUP,
    msg_num: Id({ description: 'The number of the message in the group.', invalid: 'invalid msg_num' }),
    body_type: withDefault(Choice(words.body_type, { description: 'The format of the reply.' }), 'markdown'),
    text: optional(
      Text(3000, {
        description: 'A passage of the message to quote instead of all of it; ignored if it has none such.',
      }),
    ),
  },
  returns: Quote,
  errors: ['invalid msg_num'],
})

/** The present place of a topic or message. */
export const TopicLocation = resource('topic_location', {
  ...fields(['group_id', 'topic_id', 'msg_num'], Num),
  group_name: Str,
})
export const findTopic = endpoint('findtopic', {
  ...reading,
  summary:
    'Find out where a topic is that was merged or moved to another group, or a message that was moved with its topic.',
  on: 'group',
  params: {
    ...GROUP,
    topic_id: optional(Id({ description: 'The former id of the topic.', invalid: 'invalid topic_id' })),
    msg_num: optional(Id({ description: 'The former number of a message in the group.', invalid: 'invalid msg_num' })),
  },
  returns: TopicLocation,
  errors: ['invalid topic_id', 'invalid msg_num'],
})

export const getMessages = endpoint('getmessages', {
  ...reading,
  summary: 'List the messages of a group.',
  on: 'group',
  params: GROUP,
  returns: list(
    Message,
    { fields: ['created', 'msg_num'], field: 'msg_num', dir: 'desc', dirs: { created: 'desc' } },
    { ...groupContextFields, topic: Nullable(Topic) },
  ),
  extended: true,
})

export const MessageHistory = resource('message_history', {
  month_counts: Type.Array(resource('month_count', { year: Num, month: Num, msgs_sent: Num })),
  tz_offset: Num,
})

export const getMessageHistory = endpoint('getmessagehistory', {
  method: 'GET',
  summary:
    "Count the messages of each month, in a group or in all groups the caller is in. Empty if the caller can't see the archives.",
  who: 'anyone',
  on: 'group',
  groupOptional: 'own',
  visitorsNeed: 'archives_visible',
  params: {
    ...GROUP,
    offset: withDefault(
      Integer(-1440, 1440, { description: 'The offset from UTC, in minutes, by which months are counted.' }),
      0,
    ),
  },
  returns: MessageHistory,
  extended: true,
})

export const getMonth = endpoint('getmonth', {
  ...reading,
  summary: 'List the messages of a month (UTC).',
  on: 'group',
  params: {
    ...GROUP,
    year: Integer(1970, 9998, { description: 'The year.' }),
    month: Integer(1, 12, { description: 'The month; 1 is January.' }),
  },
  returns: list(Message, { fields: ['created'], field: 'created', dir: 'asc' }),
})

export const downloadArchives = endpoint('downloadarchives', {
  method: 'GET',
  summary: 'Download the archives as a zip with an mbox file.',
  who: 'account',
  on: 'group',
  needs: 'download_archives',
  params: {
    ...GROUP,
    start_msg_num: optional(
      Integer(0, Number.MAX_SAFE_INTEGER, { description: 'Only messages with a higher number.' }),
    ),
    start_time: optional(
      TimestampParam({
        description: 'Only messages after this time: YYYY-MM-DDTHH:MM:SSZ.',
        invalid: 'invalid start_time format',
      }),
    ),
  },
  returns: stream('application/zip'),
  errors: ['invalid start_time format', 'rate_limit'],
  replica: true,
})

export const downloadAttachment = endpoint('downloadattachment', {
  ...reading,
  summary: 'Download an attachment of a message, or its thumbnail.',
  on: 'attachment',
  params: { ...ATTACHMENT, thumbnail: optional(Flag({ description: 'Return the thumbnail.' })) },
  returns: stream('application/octet-stream'),
})

/** An earlier version of an edited message. */
export const MessageRevision = resource('message_revision', {
  rev: Num,
  created: Timestamp,
  message_id: Num,
  group_id: Num,
  user_id: Num,
  ...fields(['name', 'subject', 'body'], Str),
  raw_message: Str,
})

export const getMessageRevisions = endpoint('getmessagerevisions', {
  method: 'GET',
  summary:
    'List the earlier versions of an edited message, newest first, for moderators and its author. The first version has the original email.',
  who: 'account',
  on: 'message',
  needs: 'archives_visible',
  params: MESSAGE,
  returns: list(MessageRevision, { fields: ['rev'], field: 'rev', dir: 'desc' }),
})
