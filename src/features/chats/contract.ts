import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo } from '#contract/resources.ts'
import {
  Bool,
  DateParam,
  Flag,
  Integer,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  UploadedFiles,
  Word,
  fields,
  optional,
  resource,
  socket,
  stream,
  withDefault,
  type Static,
} from '#contract/schema.ts'
import { CHAT, CHATSUB, GROUP } from '#contract/targets.ts'

/** A membership in a chat. */
export const ChatSub = resource('chat_sub', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['user_id', 'group_id', 'chat_id', 'last_msg_seen'], Num),
  is_muted: Bool,
})

/** A conversation of a group. */
export const Chat = resource('chat', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  user_id: Num,
  profile_photo_url: Str,
  name: Str,
  can_view_profile: Bool,
  group_id: Num,
  subject: Str,
  desc: Str,
  is_closed: Bool,
  num_messages: Num,
  num_members: Num,
  topic_id: Num,
  can_post: Bool,
  can_manage: Bool,
  last_message: Nullable(
    Type.Object(
      { msg_num: Num, created: Timestamp, user_id: Num, ...fields(['name', 'excerpt', 'filename'], Str) },
      { title: 'last_chat_message' },
    ),
  ),
  chat_sub: Nullable(ChatSub),
})

/** The file of a chat message. */
export const ChatMedia = Type.Object(
  {
    ...fields(['filename', 'media_type', 'download_url', 'image_thumbnail_url'], Str),
    ...fields(['size', 'image_width', 'image_height'], Num),
  },
  { title: 'chat_media' },
)

/** A message in a chat. */
export const ChatMessage = resource('chat_message', {
  id: Num,
  created: Timestamp,
  version: Num,
  ...fields(['user_id', 'group_id', 'chat_id'], Num),
  type: Word(words.chat_msg_type),
  message: Str,
  ...fields(['msg_num', 'delete_msg_num', 'reply_to_msg_num'], Num),
  edited: Nullable(Timestamp),
  nonce: Str,
  media: Nullable(ChatMedia),
  tapbacks: Type.Array(
    Type.Object({ user_id: Num, sub_id: Num, type: Word(words.chat_msg_tapback) }, { title: 'chat_tapback' }),
  ),
  tapback_counts: Type.Array(
    Type.Object({ type: Word(words.chat_msg_tapback), count: Num }, { title: 'chat_tapback_count' }),
  ),
  ...fields(['display_name', 'user_name', 'profile_photo_url'], Str),
  profile_privacy: Word(words.profile_privacy),
  ...fields(['profile_color', 'email'], Str),
})

const inGroup = { who: 'session', on: 'group' } as const
const onChat = { who: 'session', on: 'chat', needs: 'chat_visible' } as const
const onPlace = { who: 'session', on: 'chatsub', needs: 'chat_visible' } as const

export const SUBJECT = Text(200, { description: 'The subject.', invalid: 'invalid subject' })
const DESC = Text(20_000, { description: 'The description (HTML).', invalid: 'invalid desc' })

export const newChat = endpoint('newchat', {
  ...inGroup,
  method: 'POST',
  summary: 'Create a chat, and join it.',
  needs: 'manage_chats',
  params: {
    ...GROUP,
    subject: SUBJECT,
    desc: DESC,
    announce: Flag({ description: 'Announce it to the group by email.' }),
  },
  returns: Chat,
  errors: ['invalid subject', 'invalid desc', 'too many chats'],
  records: ['chat.created', 'chat.announced'],
})

export const updateChat = endpoint('updatechat', {
  ...onChat,
  method: 'POST',
  summary: 'Change, close or reopen a chat. Only for its creator or, once they left the group, for owners.',
  edits: 'chat',
  params: {
    ...CHAT,
    subject: optional(SUBJECT),
    desc: optional(DESC),
    is_closed: optional(Flag({ description: 'Close the chat to new messages.' })),
  },
  returns: Chat,
  errors: ['invalid subject', 'invalid desc', 'too many chats'],
  records: ['chat.updated', 'chat.closed', 'chat.reopened', 'chat.said'],
})

export const getChats = endpoint('getchats', {
  ...inGroup,
  method: 'GET',
  summary: 'List the open or closed chats of a group.',
  needs: 'chat_visible',
  params: { ...GROUP, show_closed: optional(Flag({ description: 'List closed chats instead.' })) },
  returns: list(Chat, {
    fields: ['updated', 'created', 'subject'],
    field: 'updated',
    dir: 'desc',
    dirs: { created: 'desc' },
  }),
})

export const getChat = endpoint('getchat', {
  ...onChat,
  method: 'GET',
  summary: 'Get a chat.',
  params: CHAT,
  returns: Chat,
  extended: true,
})

export const deleteChat = endpoint('deletechat', {
  ...onChat,
  method: 'POST',
  summary: 'Delete a chat and its messages. For the same people as `updatechat`.',
  edits: 'chat',
  params: CHAT,
  records: ['chat.deleted'],
})

export const joinChat = endpoint('joinchat', {
  ...onChat,
  method: 'POST',
  summary: 'Join a chat.',
  params: CHAT,
  returns: ChatSub,
  errors: ['closed chat', 'already subscribed'],
  records: ['chat.joined'],
})

export const chatMembers = endpoint('chatmembers', {
  ...onPlace,
  method: 'POST',
  summary: 'List the people in a chat.',
  byShowing: true,
  params: { ...CHATSUB, limit: withDefault(Integer(1, 100, { description: 'The number of items to return.' }), 100) },
  returns: list(MemberInfo, { fields: ['joined'], field: 'joined', dir: 'asc' }),
  errors: ['closed chat'],
})

export const updateChatSub = endpoint('updatechatsub', {
  ...onPlace,
  method: 'POST',
  summary: 'Mute a chat, or unmute it. A muted chat sends no emails about missed messages.',
  params: { ...CHATSUB, is_muted: Flag({ description: 'Whether it is muted.' }) },
  returns: ChatSub,
  extended: true,
})

export const leaveChat = endpoint('leavechat', {
  ...onPlace,
  method: 'POST',
  summary: 'Leave a chat. Posting `/leave` does the same.',
  params: CHATSUB,
  records: ['chat.left'],
})

export const getChatHistory = endpoint('getchathistory', {
  ...onChat,
  method: 'GET',
  summary: 'List the messages of a chat.',
  params: {
    ...CHAT,
    from_msg_num: optional(
      Integer(0, Number.MAX_SAFE_INTEGER, {
        description: 'The message to begin with, or the next one in the order. Ignored with `page_token`.',
      }),
    ),
    start_date: optional(
      DateParam({
        description:
          "Begin with the first message of this day, in the caller's time zone, or the next one after it. Ignored with `page_token` or `from_msg_num`.",
      }),
    ),
  },
  returns: list(ChatMessage, { fields: ['msg_num'], field: 'msg_num', dir: 'desc' }),
})

export const MSG_NUM = Integer(1, Number.MAX_SAFE_INTEGER, {
  description: 'The number of the message in the chat.',
  invalid: 'invalid msg_num',
})

export const uploadChatFile = endpoint('uploadchatfile', {
  ...onPlace,
  method: 'POST',
  summary: 'Post an image or another file to a chat, with or without a text.',
  params: {
    ...CHATSUB,
    message: optional(Text(65_536, { description: 'The text.' })),
    nonce: optional(
      Text(100, { description: 'A client-chosen id: a message sent twice with the same nonce is posted once.' }),
    ),
    reply_to_msg_num: optional(MSG_NUM),
    fileupload: UploadedFiles({ description: 'The file.' }),
  },
  returns: ChatMessage,
  errors: ['closed chat', 'invalid msg_num', 'bad attachment', 'group out of space'],
  records: ['chat.said'],
})

export const downloadChatFile = endpoint('downloadchatfile', {
  ...onChat,
  method: 'GET',
  summary: 'Download the file of a chat message.',
  params: { ...CHAT, msg_num: MSG_NUM, thumbnail: optional(Flag({ description: 'Return the thumbnail.' })) },
  returns: stream('application/octet-stream'),
  errors: ['invalid msg_num'],
})

/** A participant admitted to the live conversation of a chat, and the initial data for them. */
export type Attendance = {
  chat_id: number
  group_id: number
  chat_sub_id: number
  member_id: number
  account_id: number
  session_id: number | null
  display_name: string
  /** May see whole email addresses. */
  seesAddresses: boolean
  /** Receives who is present and who is typing. */
  presence: boolean
  /** Receives the read positions of participants. */
  places: boolean
  /** The newest message. */
  msg_num: number
  /** Everything up to this version of the chat is in `history`, or was not requested. */
  version: number
  history: Static<typeof ChatMessage>[]
}

export const chatData = endpoint('chatdata', {
  ...onPlace,
  method: 'GET',
  summary:
    'A websocket that sends the last 50 messages of a chat and new ones as they are posted, and on which you can post.',
  params: {
    ...CHATSUB,
    no_history: optional(Flag({ description: 'Send only new messages.' })),
    presence: optional(Flag({ description: 'Also send who joins, leaves or is typing.' })),
    places: optional(
      Flag({
        description: 'Also send the current version of the chat: at the beginning, and after a `since` request.',
      }),
    ),
  },
  returns: socket<Attendance>(ChatMessage),
  errors: ['closed chat'],
})
