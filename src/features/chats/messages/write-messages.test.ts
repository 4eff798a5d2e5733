import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group = await world.addGroup({ chat_access: 'group_access_subscribers' }, { peopled: true })
const [ben, cleo] = [world.as('ben'), world.as('cleo')]
const chat = await ben.newchat({ group_id: group.id, subject: 'Rye', desc: 'Rye', announce: false })
const chatsub_id = chat.chat_sub!.id
const { id: other } = await cleo.joinchat({ chat_id: chat.id })

test('messages are posted once per nonce, edited, reacted to, deleted and marked as read by calls', async () => {
  const first = await ben.postchatmessage({ chatsub_id, message: 'Bread?\r\n', nonce: 'a' })
  const again = await ben.postchatmessage({ chatsub_id, message: 'Bread?', nonce: 'a' })
  assert.deepEqual([first.msg_num, first.message, again], [1, 'Bread?', first])
  const reply = await cleo.postchatmessage({ chatsub_id: other, message: 'Yes', reply_to_msg_num: 1 })
  const edited = await cleo.editchatmessage({ chatsub_id: other, msg_num: 2, message: 'Yes!' })
  assert.deepEqual([reply.reply_to_msg_num, edited.message, edited.edited !== null], [1, 'Yes!', true])
  const tapped = await cleo.tapbackchatmessage({ chatsub_id: other, msg_num: 1, tapback: 'chat_msg_tapback_heart' })
  assert.deepEqual(tapped.tapback_counts, [{ type: 'chat_msg_tapback_heart', count: 1 }])

  const seen = await ben.getchat({ chat_id: chat.id })
  const { created, ...last } = seen.last_message!
  assert.ok(created)
  assert.deepEqual(last, {
    ...{ msg_num: 2, user_id: world.people.cleo.account.id, name: 'Cleo', excerpt: 'Yes!', filename: '' },
  })
  assert.deepEqual([seen.num_messages, seen.chat_sub!.last_msg_seen], [2, 1])
  await ben.markchatread({ chatsub_id, msg_num: 2 })
  assert.equal((await ben.getchat({ chat_id: chat.id })).chat_sub!.last_msg_seen, 2)

  await assert.rejects(ben.editchatmessage({ chatsub_id, msg_num: 2, message: 'No' }), expectedError('invalid msg_num'))
  await assert.rejects(ben.deletechatmessage({ chatsub_id, msg_num: 2 }), expectedError('invalid msg_num'))
  await assert.rejects(ben.postchatmessage({ chatsub_id, message: ' \n' }), expectedError('invalid message'))
  await assert.rejects(ben.postchatmessage({ chatsub_id: other, message: 'x' }), expectedError('invalid chatsub_id'))
  const gone = await cleo.deletechatmessage({ chatsub_id: other, msg_num: 2 })
  assert.deepEqual([gone.message, gone.delete_msg_num], ['', 2])
  assert.equal((await ben.getchat({ chat_id: chat.id })).last_message!.excerpt, '')
})

test('a history begins at a number or a day', async () => {
  const { id: chat_id, chat_sub } = await ben.newchat({
    group_id: group.id,
    subject: 'Days',
    desc: 'D',
    announce: false,
  })
  for (let n = 1; n <= 9; n += 1) await ben.postchatmessage({ chatsub_id: chat_sub!.id, message: `No. ${n}` })
  await world.sql(
    `update chat_messages set created = timestamptz '2026-03-01 12:00Z' + ((msg_num + 1) / 2) * interval '1 day' where chat_id = $1`,
    [chat_id],
  )
  const read = async (more: object) => {
    const { data, start_item } = await ben.getchathistory({ chat_id, limit: 3, ...more })
    return [start_item, ...data.map(({ msg_num }) => msg_num)]
  }
  assert.deepEqual(await read({ from_msg_num: 4, sort_dir: 'asc' }), [4, 4, 5, 6])
  assert.deepEqual(await read({ from_msg_num: 4 }), [6, 4, 3, 2])
  assert.deepEqual(await read({ from_msg_num: 99 }), [1, 9, 8, 7])
  assert.deepEqual(await read({ from_msg_num: 0 }), [0])
  assert.deepEqual(await read({ start_date: '2026-03-04', sort_dir: 'asc' }), [5, 5, 6, 7])
  assert.deepEqual(await read({ start_date: '2020-01-01', sort_dir: 'asc' }), [1, 1, 2, 3])
  assert.deepEqual(await read({ start_date: '2030-01-01', sort_dir: 'asc' }), [0])
})

test('a muted chat is marked so, for one person', async () => {
  const sub = await cleo.updatechatsub({ chatsub_id: other, is_muted: true })
  assert.deepEqual([sub.id, sub.is_muted], [other, true])
  assert.equal((await ben.getchat({ chat_id: chat.id })).chat_sub!.is_muted, false)
  assert.equal((await cleo.getchat({ chat_id: chat.id })).chat_sub!.is_muted, true)
  assert.equal((await cleo.updatechatsub({ chatsub_id: other, is_muted: false })).is_muted, false)
})
