import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { isListed, isPublic, may, type GroupAccess } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Row } from '#storage/query.ts'
import type { Addresses } from '../../groups/index.ts'
import type { HashtagObject } from '../../hashtags/index.ts'
import { photoFor } from '../message/columns.ts'
import { withLinks } from '../files/inline-links.ts'
import { mayRepost } from '../reposts.ts'
import { topicState } from '../topic-state.ts'
import type { Message, MessageAttachment, Topic } from './contract.ts'
import type { TopicState } from './topic-states.ts'

export type TopicObject = Static<typeof Topic>
export type MessageObject = Static<typeof Message>
type AttachmentObject = Static<typeof MessageAttachment>
/** Rows of topics and messages for views. */
export type TopicViewRow = Row<'topic.byIds'>
export type MessageViewRow = Row<'message.byIds'>
/** A message row without the columns of its topic. */
export type MessageWithoutTopic = Omit<MessageViewRow, keyof TopicOfMessage>
type TopicOfMessage = Pick<
  TopicViewRow,
  'reply_to' | 'is_closed' | 'is_moderated' | 'most_recent_message' | 'hashtag_ids'
>
/** A message row with its topic as JSON. */
export type MessageWithTopicRow = MessageViewRow & { topic: unknown }
export type StoredAttachment = {
  id: number
  media_type: string
  filename: string
  size: number
  content_id: string
  has_thumbnail: boolean
}

/** Hashtags by their ids, as the caller sees them. */
export type HashtagsById = ReadonlyMap<number, HashtagObject>
const noTags: HashtagObject[] = []
/** The hashtags of a topic, in the topic's order. */
export const tagsOf = (ids: readonly number[], tags: HashtagsById): HashtagObject[] =>
  ids.length === 0 ? noTags : ids.map(id => tags.get(id)).filter(tag => tag !== undefined)

/**
 * Whether the viewer may see a group's chats. Lists over several groups contain only the viewer's own groups and have no
 * access.
 */
export const seesChatsOf = (access: GroupAccess | null, { chat_access }: GroupSettings): boolean =>
  access ? may('chat_visible', access) : chat_access !== 'group_access_none'

/** The same of a group's calendar. In lists over several groups, moderators too get none of those for moderators only. */
export const seesEventsOf = (access: GroupAccess | null, { calendar_access }: GroupSettings): boolean =>
  access
    ? may('calendar_visible', access)
    : calendar_access !== 'group_access_none' && calendar_access !== 'group_access_moderators_only'

/** The viewer of a topic: a member or a visitor, who may see the chats and events or not, and their read and follow state. */
export type TopicViewer = {
  seesChats: boolean
  seesEvents: boolean
  isMember: boolean
  state: Omit<TopicState, 'read_until'> | undefined
}

/** A topic for a viewer who may see the archives. */
export function topicView(
  row: TopicViewRow,
  settings: GroupSettings,
  tags: HashtagsById,
  { seesChats, seesEvents, isMember, state }: TopicViewer,
): TopicObject {
  const hashtags = tagsOf(row.hashtag_ids, tags)
  const { is_closed, is_moderated } = topicState(row, settings, hashtags)
  return {
    object: 'topic',
    id: row.id,
    created: row.created,
    updated: row.updated,
    group_id: row.group_id,
    group_subject_tag: settings.subject_tag,
    subject: row.subject,
    summary: row.summary,
    user_id: row.user_id,
    name: row.shown_name,
    profile_photo_url: photoFor(row.photo, isMember),
    num_messages: row.num_messages,
    is_sticky: row.is_sticky,
    is_moderated,
    is_closed,
    has_attachments: row.num_attachments > 0,
    reply_to: row.reply_to as TopicObject['reply_to'],
    most_recent_message: row.most_recent_message,
    hashtags: hashtags.length > 0 ? hashtags : null,
    chat_id: seesChats ? (row.chat_id ?? 0) : 0,
    event_id: seesEvents ? (row.event_id ?? 0) : 0,
    ...(state && {
      is_unread: state.is_unread,
      num_unread: state.num_unread,
      followed: state.followed,
      muted: state.muted,
    }),
  }
}

/** The topic that was loaded with a message. */
export function topicOfMessage(row: MessageWithTopicRow): TopicViewRow {
  const { group_id, topic_id, is_closed, is_moderated, reply_to, hashtag_ids, most_recent_message } = row
  const topicFields = { id: topic_id, group_id, is_closed, is_moderated, reply_to, hashtag_ids, most_recent_message }
  return { ...topicFields, ...(row.topic as Omit<TopicViewRow, keyof typeof topicFields>) }
}

/** The viewer of messages of a group. */
export type MessageViewer = {
  account: { id: number } | null
  group: Pick<Group, 'name' | 'plan' | 'settings'>
  access: GroupAccess
  addresses: Addresses
}

/**
 * Cache key of message views: everything they depend on besides the rows and `given`. Null if reposts are allowed, because
 * that depends on the time and the author.
 */
export function viewKey({ group: { name, settings }, access }: MessageViewer, given: readonly unknown[]) {
  return settings.allow_reposts
    ? null
    : JSON.stringify([name, settings.privacy, may('sub_page', access), may('polls_visible', access), ...given])
}

/** Fields of a message that come from its topic. */
type TopicSide = Pick<MessageObject, 'hashtags' | 'is_closed' | 'is_moderated' | 'reply_to'>
export function topicSide(topic: TopicOfMessage, settings: GroupSettings, tags: HashtagsById): TopicSide {
  const hashtags = tagsOf(topic.hashtag_ids, tags)
  return { hashtags, ...topicState(topic, settings, hashtags), reply_to: replyTo([topic, ...hashtags]) }
}

/** A message for a viewer who may see the archives. */
export const messageView = (row: MessageViewRow, messageViewer: MessageViewer, tags: HashtagsById): MessageObject =>
  viewInTopic(row, messageViewer, topicSide(row, messageViewer.group.settings, tags))

/** The same for a message whose topic is known. */
export function viewInTopic(row: MessageWithoutTopic, messageViewer: MessageViewer, topic: TopicSide): MessageObject {
  const files = (row.attachments ?? []) as StoredAttachment[]
  const link = inlineLinker(files, messageViewer)
  return {
    object: 'message',
    id: row.id,
    created: row.created,
    updated: row.updated,
    user_id: row.user_id,
    group_id: row.group_id,
    topic_id: row.topic_id,
    body: link(row.body),
    quoted: link(row.quoted),
    remainder: link(row.remainder),
    snippet: row.snippet,
    subject: row.subject,
    subject_with_tags: row.subject_with_tags,
    name: row.shown_name,
    profile_photo_url: photoFor(row.photo, may('sub_page', messageViewer.access)),
    is_plain_text: row.is_plain_text,
    is_reply: row.is_reply,
    has_liked: row.has_liked,
    is_closed: topic.is_closed,
    is_moderated: topic.is_moderated,
    can_repost: mayRepost(row, messageViewer),
    msg_num: row.msg_num,
    num_likes: row.num_likes,
    poll_id: may('polls_visible', messageViewer.access) ? (row.poll_id ?? 0) : 0,
    parent_id: row.parent_id ?? 0,
    rev_count: row.rev_count,
    // Only members may see who moderates the group.
    mod_status: may('sub_page', messageViewer.access)
      ? (row.mod_status as MessageObject['mod_status'])
      : 'sub_modstatus_none',
    reply_to: topic.reply_to,
    hashtags: topic.hashtags,
    attachments: files.map(file => attachmentView(file, messageViewer)),
  }
}

const defaultReplyTo = 'thread_reply_group_default'
/** Where replies go: set by the topic, or else by the first of its hashtags that sets it. */
const replyTo = (settings: readonly { reply_to: string }[]): MessageObject['reply_to'] =>
  (settings.find(({ reply_to }) => reply_to !== defaultReplyTo)?.reply_to ??
    defaultReplyTo) as MessageObject['reply_to']

/** The URL of an attachment; permissions are checked on download. */
export const attachmentAddress = ({ url }: Addresses, id: number): string =>
  `${url}/api/v1/downloadattachment?attachment_id=${id}`

type LinkSource = { addresses: Addresses; group: Pick<Group, 'name' | 'settings'> }
/** The URL as displayed. In public unlisted groups, it includes the group's name, which grants access. */
export function attachmentUrl({ addresses, group: { name, settings } }: LinkSource, id: number): string {
  const isByName = isPublic(settings.privacy) && !isListed(settings.privacy)
  return `${attachmentAddress(addresses, id)}${isByName ? `&group_name=${encodeURIComponent(name)}` : ''}`
}
export const thumbnailUrl = (source: LinkSource, id: number): string => `${attachmentUrl(source, id)}&thumbnail=1`

function attachmentView(file: StoredAttachment, source: LinkSource): AttachmentObject {
  return {
    id: file.id,
    media_type: file.media_type,
    filename: file.filename,
    size: file.size,
    download_url: attachmentUrl(source, file.id),
    image_thumbnail_url: file.has_thumbnail ? thumbnailUrl(source, file.id) : '',
  }
}

/** Replaces `cid:` references of a text with links to its attachments. */
export const inlineLinker = (files: readonly StoredAttachment[], source: LinkSource): ((html: string) => string) =>
  withLinks(files.map(({ id, content_id }) => ({ content_id, url: attachmentUrl(source, id) })))
