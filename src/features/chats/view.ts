import { colorHex } from '#contract/colors.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import type { Row } from '#storage/query.ts'
import type { Addresses } from '../groups/index.ts'
import type { Chat, ChatMedia, ChatMessage, ChatSub } from './contract.ts'
import type { ChatRow, SubscriptionRow } from './finders.ts'

type ChatObject = Static<typeof Chat>
type SubObject = Static<typeof ChatSub>
export type ChatMessageObject = Static<typeof ChatMessage>
export type ChatMessageRow = Row<'chat.line'>
export type ChatViewer = { account: { id: number }; access: GroupAccess }
type ChatProfile = { profile_photo_url?: string; profile_privacy?: ChatMessageObject['profile_privacy'] }

const profileOf = (preferences: unknown): ChatProfile => preferences ?? {}
// The photo of a private profile is for the person alone.
export const chatPhotoOf = (preferences: unknown): string => {
  const { profile_photo_url = '', profile_privacy } = profileOf(preferences)
  return profile_privacy === 'profile_private' ? '' : profile_photo_url
}

/** Whether the viewer may see the profile of a chat's creator or a message's author. */
export function mayViewProfile(
  { user_id, preferences }: { user_id: number; preferences: unknown },
  { account, access }: ChatViewer,
): boolean {
  if (user_id === account.id || user_id === 0) return user_id === account.id
  const isOpen = profileOf(preferences).profile_privacy !== 'profile_private' || may('mod_page', access)
  return isOpen && may('view_members', access)
}

/** Members who may not post to the group may not write in its chats either. */
export const mayWrite = ({ access }: Pick<ChatViewer, 'access'>): boolean => !access.muted && !access.group.locked

/** A chat belongs to its creator. If they have left the group, its owners may manage it. */
export const mayManage = (row: Pick<ChatRow, 'has_owner' | 'user_id'>, { account, access }: ChatViewer): boolean =>
  row.has_owner ? row.user_id === account.id : access.role === 'owner'

function lastMessageOf(row: ChatRow): ChatObject['last_message'] {
  const { last_num, last_created, last_name, last_user_id, last_excerpt, last_filename } = row
  if (last_num === null || last_created === null) return null
  return {
    msg_num: last_num,
    created: last_created,
    user_id: last_user_id ?? 0,
    name: last_name ?? '',
    excerpt: last_excerpt ?? '',
    filename: last_filename ?? '',
  }
}

/** A chat as the viewer may see it. */
export function chatView(row: ChatRow, viewer: ChatViewer): ChatObject {
  return {
    object: 'chat',
    id: row.id,
    created: row.created,
    updated: row.updated,
    user_id: row.user_id,
    profile_photo_url: chatPhotoOf(row.preferences),
    name: row.shown_name,
    can_view_profile: mayViewProfile(row, viewer),
    group_id: row.group_id,
    subject: row.subject,
    desc: row.description,
    is_closed: row.state === 'closed',
    num_messages: row.num_messages,
    num_members: row.subs_count,
    topic_id: row.topic_id,
    can_post: row.state === 'open' && mayWrite(viewer),
    can_manage: mayManage(row, viewer),
    last_message: lastMessageOf(row),
    chat_sub: ownSubscription(row, viewer.account),
  }
}

function ownSubscription(row: ChatRow, account: { id: number }): SubObject | null {
  const { sub_id, sub_created, sub_updated, last_msg_seen, muted } = row
  if (sub_id === null || sub_created === null || sub_updated === null || last_msg_seen === null) return null
  const { id: chat_id, group_id } = row
  const times = { created: sub_created, updated: sub_updated }
  return {
    object: 'chat_sub',
    id: sub_id,
    ...times,
    user_id: account.id,
    group_id,
    chat_id,
    last_msg_seen,
    is_muted: muted === true,
  }
}

export function subscriptionView(row: SubscriptionRow): SubObject {
  const { id, created, updated, account_id: user_id, group_id, chat_id, last_msg_seen, muted: is_muted } = row
  return { object: 'chat_sub', id, created, updated, user_id, group_id, chat_id, last_msg_seen, is_muted }
}

/** The stored file of a message. */
export type StoredMedia = {
  filename: string
  media_type: string
  size: number
  width: number | null
  height: number | null
  has_thumbnail: boolean
}

/** A message with its author's whole address; `withAbridgedEmail` hides it. */
export function chatMessageView(row: ChatMessageRow, addresses: Addresses): ChatMessageObject {
  const { profile_privacy = 'profile_members' } = profileOf(row.preferences)
  return {
    object: 'chat_message',
    id: row.id,
    created: row.created,
    version: row.version,
    user_id: row.user_id,
    group_id: row.group_id,
    chat_id: row.chat_id,
    type: row.type as ChatMessageObject['type'],
    message: row.message,
    msg_num: row.msg_num,
    delete_msg_num: row.is_deleted ? row.msg_num : 0,
    reply_to_msg_num: row.reply_to_num,
    edited: row.edited,
    nonce: row.nonce ?? '',
    media: row.media === null ? null : mediaView(row, row.media as StoredMedia, addresses),
    tapbacks: row.tapbacks as ChatMessageObject['tapbacks'],
    tapback_counts: countsOf(row.tapback_counts),
    display_name: row.shown_name,
    user_name: row.user_name ?? '',
    profile_photo_url: chatPhotoOf(row.preferences),
    profile_privacy,
    profile_color: row.user_id === 0 ? '' : colors[row.user_id % colors.length]!,
    email: row.email ?? '',
  }
}

const colors: readonly string[] = Object.values(colorHex)

const countsOf = (counts: unknown): ChatMessageObject['tapback_counts'] =>
  Object.entries(counts as Record<string, number>).map(([type, count]) => ({
    type: type as ChatMessageObject['tapback_counts'][number]['type'],
    count,
  }))

function mediaView(row: ChatMessageRow, media: StoredMedia, { url }: Addresses): Static<typeof ChatMedia> {
  const download_url = `${url}/api/v1/downloadchatfile?chat_id=${row.chat_id}&msg_num=${row.msg_num}`
  return {
    filename: media.filename,
    media_type: media.media_type,
    size: media.size,
    download_url,
    image_thumbnail_url: media.has_thumbnail ? `${download_url}&thumbnail=1` : '',
    image_width: media.width ?? 0,
    image_height: media.height ?? 0,
  }
}

/** The message for viewers who may not see addresses: `ben@...` */
export const withAbridgedEmail = (line: ChatMessageObject): ChatMessageObject => ({
  ...line,
  email: line.email.replace(/@.*/s, '@...'),
})
