/** Fields of chats and of what is said in them. */
export const chatFields: Readonly<Record<string, string>> = {
  'chat.num_members': 'How many are in it.',
  'chat.topic_id': 'The topic that it is about, or the newest that it became; 0: none.',
  'topic.chat_id': 'The chat about it, or of which it tells; 0: none, or none that the caller sees.',
  'chat.chat_sub': 'The caller’s own place in it; null: they are not in it.',
  'chat_search_result.subject': 'What the chat is about.',
  'chat_topic.topic_id': 'The topic in which it was posted; 0: it waits for a moderator.',
  'chat_topic.message_id': 'The message with what was said; 0: it waits for a moderator.',
  'chat_topic.is_pending': 'It waits for a moderator.',
  last_msg_seen: 'The number of the last message that they have seen.',
  'chat_message.version':
    'The place of its last change among all changes of the chat. One that was changed comes again with a higher version.',
  delete_msg_num: 'Its own number where it was deleted; it says nothing any more then. 0: it is there.',
  reply_to_msg_num: 'The number of the message that it answers; 0: of none.',
  edited: 'When its author changed it; null: never.',
  nonce: 'What its author called it when it was sent.',
  media: 'The file that goes with it; null: none.',
  tapbacks: 'Who reacted to it, and how: the first hundred.',
  tapback_counts: 'How many reacted in which way.',
  display_name: 'What its author is called.',
  profile_color: 'A colour that tells its author from others.',
  'chat_tapback.sub_id': 'The membership of who reacted.',
}
