import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Choice, Flag, Text, optional } from '#contract/schema.ts'
import { CHATSUB } from '#contract/targets.ts'
import { ChatMessage, MSG_NUM } from '../contract.ts'

// What frames of `chatdata` do, for those without a WebSocket: forms of pages, and programs that only write.

const onPlace = { who: 'session', on: 'chatsub', needs: 'chat_visible', method: 'POST', extended: true } as const
const writing = { ...onPlace, returns: ChatMessage, records: ['chat.said'] } as const
const MESSAGE = Text(65_536, { description: 'The text.' })

export const postChatMessage = endpoint('postchatmessage', {
  ...writing,
  summary: 'Post a message to a chat, as a frame of `chatdata` does.',
  params: {
    ...CHATSUB,
    message: MESSAGE,
    nonce: optional(
      Text(100, { description: 'A client-chosen id: a message sent twice with the same nonce is posted once.' }),
    ),
    reply_to_msg_num: optional(MSG_NUM),
  },
  errors: ['closed chat', 'invalid message', 'invalid msg_num'],
})

export const editChatMessage = endpoint('editchatmessage', {
  ...writing,
  summary: "Edit one's own message in a chat.",
  params: { ...CHATSUB, msg_num: MSG_NUM, message: MESSAGE },
  errors: ['closed chat', 'invalid message', 'invalid msg_num'],
})

export const deleteChatMessage = endpoint('deletechatmessage', {
  ...writing,
  summary: "Delete a message in a chat: one's own, or anyone's with the permission `edit_archives`.",
  params: { ...CHATSUB, msg_num: MSG_NUM },
  errors: ['closed chat', 'invalid msg_num'],
})

export const tapbackChatMessage = endpoint('tapbackchatmessage', {
  ...writing,
  summary: 'React to a message in a chat, or remove a reaction.',
  params: {
    ...CHATSUB,
    msg_num: MSG_NUM,
    tapback: Choice(words.chat_msg_tapback, { description: 'The reaction.' }),
    on: optional(Flag({ description: 'Whether to add or remove it; default: toggle.' })),
  },
  errors: ['closed chat', 'invalid msg_num'],
})

export const markChatRead = endpoint('markchatread', {
  ...onPlace,
  summary: 'Mark the messages of a chat as read, up to a number.',
  byShowing: true,
  params: { ...CHATSUB, msg_num: MSG_NUM },
  records: ['notifications.changed'],
})
