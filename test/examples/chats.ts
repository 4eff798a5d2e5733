import { chatHelpers } from '../world/chatting.ts'
import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** A chat among bakers. */
export async function chats({ show, keep, world, server, people: { bob } }: Story): Promise<void> {
  const { talk } = chatHelpers(world, server)
  const words = { subject: 'Ovens', desc: '<p>Which oven do you have?</p>' }
  const { id: chat_id } = await show('newchat', { ...bakers, ...words, announce: false })
  const { id: chatsub_id } = await show('joinchat', { chat_id }, bob)
  await show('chatmembers', { chatsub_id }, bob)
  const talking = await talk(bob, chatsub_id)
  talking.send({ type: 'chat_msg_type_normal', message: 'A stone oven', nonce: 'first' })
  keep('chatdata', { chatsub_id }, { body: await talking.next() })
  talking.socket.close()
  await talking.closed()
  await show('uploadchatfile', { chatsub_id, message: 'Mine' }, bob, { fileupload: 'oven.txt' })
  await show('downloadchatfile', { chat_id, msg_num: 2 }, bob)
  await show('getchats', bakers)
  await show('getchat', { chat_id })
  await show('postchatmessage', { chatsub_id, message: 'It holds the heat', nonce: 'second' }, bob)
  await show('editchatmessage', { chatsub_id, msg_num: 3, message: 'It holds the heat for hours' }, bob)
  await show('tapbackchatmessage', { chatsub_id, msg_num: 1, tapback: 'chat_msg_tapback_heart' }, bob)
  await show('deletechatmessage', { chatsub_id, msg_num: 3 }, bob)
  await show('markchatread', { chatsub_id, msg_num: 3 }, bob)
  await show('updatechatsub', { chatsub_id, is_muted: true }, bob)
  await show('getchathistory', { chat_id })
  await show('searchchat', { ...bakers, q: 'oven' })
  const { topic_id } = await show('chattotopic', { chat_id })
  await show('leavechat', { chatsub_id }, bob)
  await show('updatechat', { chat_id, is_closed: true })
  await show('topictochat', { topic_id })
  await show('deletechat', { chat_id })
}
