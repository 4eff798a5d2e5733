/** Fields of chats and their messages. */
export const chatFields: Readonly<Record<string, string>> = {
  'chat.num_members': 'The number of participants.',
  'chat.topic_id': 'The topic it is about, or the latest topic created from it; 0: none.',
  'topic.chat_id': 'The chat about it, or the chat it was created from; 0: none, or none that the caller can see.',
  'chat.chat_sub': "The caller's own subscription to the chat; null: they haven't joined.",
  'chat_search_result.subject': 'The subject of the chat.',
  'chat_topic.topic_id': 'The topic it was posted to; 0: it is pending.',
  'chat_topic.message_id': 'The message that was posted; 0: it is pending.',
  'chat_topic.is_pending': 'Whether it is pending approval.',
  last_msg_seen: 'The number of the last message they have seen.',
  'chat_message.version':
    'The version of its last change, counted over all changes of the chat. A changed message is sent again with a higher version.',
  delete_msg_num: 'Its own number if it was deleted, in which case it has no text; 0: it was not deleted.',
  reply_to_msg_num: 'The number of the message it replies to; 0: none.',
  edited: 'When its author edited it; null: never.',
  nonce: "The id its author's client gave it when sending.",
  media: 'The attached file; null: none.',
  tapbacks: 'Who reacted to it, and how; the first hundred.',
  tapback_counts: 'The number of reactions of each type.',
  display_name: 'The display name of its author.',
  profile_color: 'A color that distinguishes its author from others.',
  'chat_tapback.sub_id': 'The membership of the person who reacted.',
}
