import { endpoint } from '#contract/endpoint.ts'
import { Bool, Flag, Num, fields, optional, resource, withDefault } from '#contract/schema.ts'
import { CHAT, TOPIC } from '#contract/targets.ts'
import { POST_ERRORS, POST_FACTS } from '../../archives/posting/contract.ts'
import { Chat, MSG_NUM, SUBJECT } from '../contract.ts'

/** The result of posting a chat. */
export const ChatTopic = resource('chat_topic', {
  ...fields(['chat_id', 'topic_id', 'message_id'], Num),
  is_pending: Bool,
})

export const chatToTopic = endpoint('chattotopic', {
  method: 'POST',
  summary:
    'Post a chat, or some of its messages, to the group as one message, with names, times and files. It starts a topic; if the chat already has one, it is posted there, unless a subject is given. The rules for posts apply.',
  who: 'session',
  on: 'chat',
  needs: 'manage_chats',
  params: {
    ...CHAT,
    from_msg_num: optional(MSG_NUM),
    to_msg_num: optional(MSG_NUM),
    subject: optional(SUBJECT),
  },
  returns: ChatTopic,
  errors: ['invalid msg_num', 'invalid subject', ...POST_ERRORS],
  records: [...POST_FACTS, 'chat.posted'],
})

export const topicToChat = endpoint('topictochat', {
  method: 'POST',
  summary:
    'Create a chat about a topic. Its first message links to the topic. If the topic already has an open chat, that one is returned.',
  who: 'session',
  on: 'topic',
  needs: 'manage_chats',
  params: { ...TOPIC, announce: withDefault(Flag({ description: 'Announce it to the group by email.' }), false) },
  returns: Chat,
  errors: ['too many chats'],
  records: ['chat.created', 'chat.announced', 'chat.said'],
})
