import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo } from '#contract/resources.ts'
import {
  Bool,
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

/** Being in a chat. */
export const ChatSub = resource('chat_sub', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['user_id', 'group_id', 'chat_id', 'last_msg_seen'], Num),
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
  chat_sub: Nullable(ChatSub),
})

/** The file that goes with a chat message. */
export const ChatMedia = Type.Object(
  {
    ...fields(['filename', 'media_type', 'download_url', 'image_thumbnail_url'], Str),
    ...fields(['size', 'image_width', 'image_height'], Num),
  },
  { title: 'chat_media' },
)

/** What somebody said in a chat. */
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

export const SUBJECT = Text(200, { description: 'What it is about.', invalid: 'invalid subject' })
const DESC = Text(20_000, { description: 'What is to be said of it, as HTML.', invalid: 'invalid desc' })

export const newChat = endpoint('newchat', {
  ...inGroup,
  method: 'POST',
  summary: 'Open a chat. Who opens it is in it.',
  needs: 'manage_chats',
  params: { ...GROUP, subject: SUBJECT, desc: DESC, announce: Flag({ description: 'Tell the group by mail.' }) },
  returns: Chat,
  errors: ['invalid group_id', 'invalid subject', 'invalid desc', 'too many chats'],
  records: ['chat.created', 'chat.announced'],
})

export const updateChat = endpoint('updatechat', {
  ...onChat,
  method: 'POST',
  summary:
    'Change, close or reopen a chat. For who opened it; once they are not in the group any more, for its owners.',
  edits: 'chat',
  params: {
    ...CHAT,
    subject: optional(SUBJECT),
    desc: optional(DESC),
    is_closed: optional(Flag({ description: 'Nothing can be said in it any more.' })),
  },
  returns: Chat,
  errors: ['invalid chat_id', 'invalid subject', 'invalid desc', 'too many chats'],
  records: ['chat.updated', 'chat.closed', 'chat.reopened', 'chat.said'],
})

export const getChats = endpoint('getchats', {
  ...inGroup,
  method: 'GET',
  summary: 'The open chats of a group, or those that are closed.',
  needs: 'chat_visible',
  params: { ...GROUP, show_closed: optional(Flag({ description: 'The closed ones instead.' })) },
  returns: list(Chat, {
    fields: ['updated', 'created', 'subject'],
    field: 'updated',
    dir: 'desc',
    dirs: { created: 'desc' },
  }),
})

export const deleteChat = endpoint('deletechat', {
  ...onChat,
  method: 'POST',
  summary: 'Delete a chat with all that was said in it. For whom `updatechat` is.',
  edits: 'chat',
  params: CHAT,
  errors: ['invalid chat_id'],
  records: ['chat.deleted'],
})

export const joinChat = endpoint('joinchat', {
  ...onChat,
  method: 'POST',
  summary: 'Join a chat.',
  params: CHAT,
  returns: ChatSub,
  errors: ['invalid chat_id', 'closed chat', 'already subscribed'],
  records: ['chat.joined'],
})

export const chatMembers = endpoint('chatmembers', {
  ...onPlace,
  method: 'POST',
  summary: 'Who is in a chat.',
  params: { ...CHATSUB, limit: withDefault(Integer(1, 100, { description: 'How many to return.' }), 100) },
  returns: list(MemberInfo, { fields: ['joined'], field: 'joined', dir: 'asc' }),
  errors: ['invalid chatsub_id', 'closed chat'],
})

export const leaveChat = endpoint('leavechat', {
  ...onPlace,
  method: 'POST',
  summary: 'Leave a chat. Saying `/leave` in it does the same.',
  params: CHATSUB,
  errors: ['invalid chatsub_id'],
  records: ['chat.left'],
})

export const getChatHistory = endpoint('getchathistory', {
  ...onChat,
  method: 'GET',
  summary: 'What was said in a chat.',
  params: CHAT,
  returns: list(ChatMessage, { fields: ['msg_num'], field: 'msg_num', dir: 'desc' }),
  errors: ['invalid chat_id'],
})

export const MSG_NUM = Integer(1, Number.MAX_SAFE_INTEGER, {
  description: 'The message, by its number in the chat.',
  invalid: 'invalid msg_num',
})

export const uploadChatFile = endpoint('uploadchatfile', {
  ...onPlace,
  method: 'POST',
  summary: 'Show a picture or another file in a chat, with something said to it or not.',
  params: {
    ...CHATSUB,
    message: optional(Text(65_536, { description: 'What is said to it.' })),
    nonce: optional(Text(100, { description: 'What is sent twice under one nonce is said once.' })),
    reply_to_msg_num: optional(MSG_NUM),
    fileupload: UploadedFiles({ description: 'The file.' }),
  },
  returns: ChatMessage,
  errors: ['invalid chatsub_id', 'closed chat', 'invalid msg_num', 'bad attachment', 'group out of space'],
  records: ['chat.said'],
  extension: true,
})

export const downloadChatFile = endpoint('downloadchatfile', {
  ...onChat,
  method: 'GET',
  summary: 'The file of a chat message.',
  params: { ...CHAT, msg_num: MSG_NUM, thumbnail: optional(Flag({ description: 'The small picture of it.' })) },
  returns: stream('application/octet-stream'),
  errors: ['invalid chat_id', 'invalid msg_num'],
  extension: true,
})

/** Who has been let into the conversation of a chat, and what they hear first. */
export type Attendance = {
  chat_id: number
  group_id: number
  chat_sub_id: number
  member_id: number
  account_id: number
  session_id: number | null
  display_name: string
  /** Sees whole mail addresses. */
  seesAddresses: boolean
  /** Hears who is there and who is writing. */
  presence: boolean
  /** Hears how far they have heard the chat. */
  places: boolean
  /** The newest message. */
  msg_num: number
  /** All up to this version of the chat is in `history`, or was not asked for. */
  version: number
  history: Static<typeof ChatMessage>[]
}

export const chatData = endpoint('chatdata', {
  ...onPlace,
  method: 'GET',
  summary: 'A websocket: what is said in a chat as it is said, after the last 50 messages, and a way to say something.',
  params: {
    ...CHATSUB,
    no_history: optional(Flag({ description: 'Begin with what is said from now on.' })),
    presence: optional(Flag({ description: 'Also hear who comes, who goes and who is writing.' })),
    places: optional(
      Flag({
        description: 'Also hear how far one has heard the chat: at the beginning, and after what `since` asked for.',
      }),
    ),
  },
  returns: socket<Attendance>(ChatMessage),
  errors: ['invalid chatsub_id', 'closed chat'],
})
