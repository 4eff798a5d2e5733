import type { Chat, ChatMessage } from './chats.ts'

/** A message that has everything a message can have: the script fills it in, and takes out what does not apply. */
export const blankMessage = ({ id, group_id }: Pick<Chat, 'id' | 'group_id'>): ChatMessage => ({
  object: 'chat_message',
  ...{ id: 0, version: 0, user_id: 0, group_id, chat_id: id, msg_num: 0, delete_msg_num: 0, reply_to_msg_num: 0 },
  ...{ created: '1970-01-01T00:00:00.000Z', edited: '1970-01-01T00:00:00.000Z', nonce: '', media: null },
  ...{ type: 'chat_msg_type_normal', message: '-', tapbacks: [], tapback_counts: [] },
  ...{ display_name: '-', user_name: '', profile_photo_url: '', profile_privacy: 'profile_members' },
  ...{ profile_color: '', email: '' },
})
