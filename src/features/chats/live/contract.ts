import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Bool, Choice, Flag, Integer, Nullable, Num, optional, Text, Type } from '#contract/schema.ts'
import { CHATSUB } from '#contract/targets.ts'
import { ChatMessage } from '../contract.ts'

// Calls made by live chat frames. They return whole addresses; the room abridges them per listener.

const MSG_NUM = Integer(1, Number.MAX_SAFE_INTEGER, { description: 'The message.', invalid: 'invalid msg_num' })
const onPlace = { who: 'session', on: 'chatsub', needs: 'chat_visible' } as const
/** `repeated`: the message was sent before with the same nonce, so it is not broadcast again. */
const Said = Type.Object({ line: ChatMessage, repeated: Bool })
const saying = { ...onPlace, method: 'POST', returns: Said, records: ['chat.said'] } as const
const MESSAGE = Text(65_536, { description: 'The text.', invalid: 'invalid message' })

export const sayInChat = endpoint('sayinchat', {
  ...saying,
  records: ['chat.said', 'chat.mentioned'],
  summary: 'Post a message.',
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

export const editInChat = endpoint('editinchat', {
  ...saying,
  summary: 'Edit a message.',
  params: { ...CHATSUB, msg_num: MSG_NUM, message: MESSAGE },
  errors: ['closed chat', 'invalid message', 'invalid msg_num'],
})

export const deleteInChat = endpoint('deleteinchat', {
  ...saying,
  summary: 'Delete a message.',
  params: { ...CHATSUB, delete_msg_num: MSG_NUM },
  errors: ['closed chat', 'invalid msg_num'],
})

export const reactInChat = endpoint('reactinchat', {
  ...saying,
  summary: 'Add or remove a reaction.',
  params: {
    ...CHATSUB,
    msg_num: MSG_NUM,
    tapback: Choice(words.chat_msg_tapback, { description: 'The reaction.' }),
    on: optional(Flag({ description: 'Whether to add or remove it; default: toggle.' })),
  },
  errors: ['closed chat', 'invalid msg_num'],
})

export const seeInChat = endpoint('seeinchat', {
  ...onPlace,
  method: 'POST',
  summary: 'Record the last message someone has read.',
  params: {
    ...CHATSUB,
    last_msg_seen: Integer(0, Number.MAX_SAFE_INTEGER, { description: 'The last message that was read.' }),
  },
  records: ['notifications.changed'],
})

/** Changes after a position in a chat: messages with a later number, and earlier messages that were changed. */
export const getChatSince = endpoint('getchatsince', {
  ...onPlace,
  method: 'GET',
  summary: 'Get what was missed in a chat.',
  params: {
    ...CHATSUB,
    since: Integer(0, Number.MAX_SAFE_INTEGER, { description: 'The last message received.' }),
    version: optional(Integer(0, Number.MAX_SAFE_INTEGER, { description: 'The last version received.' })),
  },
  returns: Type.Object({
    lines: Type.Array(ChatMessage),
    /** All messages up to this one are included … */
    msg_num: Num,
    /** … with all changes up to this version; null: with all changes. */
    version: Nullable(Num),
    /** There are more; the client requests them from there. */
    more: Bool,
  }),
})
