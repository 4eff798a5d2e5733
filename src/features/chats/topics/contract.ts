import { endpoint } from '#contract/endpoint.ts'
import { Bool, Flag, Num, fields, optional, resource, withDefault } from '#contract/schema.ts'
import { CHAT, TOPIC } from '#contract/targets.ts'
import { POST_ERRORS, POST_FACTS } from '../../archives/posting/contract.ts'
import { Chat, MSG_NUM, SUBJECT } from '../contract.ts'

/** What became of a chat that was posted. */
export const ChatTopic = resource('chat_topic', {
  ...fields(['chat_id', 'topic_id', 'message_id'], Num),
  is_pending: Bool,
})

export const chatToTopic = endpoint('chattotopic', {
  method: 'POST',
  summary:
    'Post what was said in a chat, or some of it, as one message: with names, times and files. It begins a topic; a chat that has one already goes on there, unless a subject is given. All that holds for posts holds for it.',
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
  errors: ['invalid chat_id', 'invalid msg_num', 'invalid subject', ...POST_ERRORS],
  records: [...POST_FACTS, 'chat.posted'],
  extension: true,
})

export const topicToChat = endpoint('topictochat', {
  method: 'POST',
  summary: 'Open a chat about a topic. Its first message leads to the topic. A topic that has an open chat keeps it.',
  who: 'session',
  on: 'topic',
  needs: 'manage_chats',
  params: { ...TOPIC, announce: withDefault(Flag({ description: 'Tell the group by mail.' }), false) },
  returns: Chat,
  errors: ['invalid topic_id', 'too many chats'],
  records: ['chat.created', 'chat.announced', 'chat.said'],
  extension: true,
})
