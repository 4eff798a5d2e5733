import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chattingIn } from '#test/chatting.ts'
import { serve } from '#test/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { talk } = chattingIn(world, server)
const { ben, cleo } = world.people
const group_id = world.group.id

/** A chat of Ben's that Cleo has joined: its id, and their places in it. */
async function chatOfTwo() {
  const chat = await world.as('ben').newchat({ group_id, subject: 'Rye', desc: 'About rye', announce: false })
  const sub = await world.as('cleo').joinchat({ chat_id: chat.id })
  return { chat_id: chat.id, bens: chat.chat_sub!.id, cleos: sub.id }
}

test('what somebody says is heard by all, with its number, and by nobody twice', async () => {
  const { bens, cleos } = await chatOfTwo()
  const [b, c] = [await talk(ben, bens), await talk(cleo, cleos)]

  b.send({ type: 'chat_msg_type_normal', message: 'Hello', nonce: 'one' })
  const heard = [
    await b.lines(1, 'message', 'msg_num', 'user_id', 'nonce', 'email'),
    await c.lines(1, 'message', 'msg_num'),
  ]
  c.send('"Hello Ben"')
  const answers = [await b.lines(1, 'message', 'msg_num'), await c.lines(1, 'message', 'msg_num')]

  const hello = { message: 'Hello', msg_num: 1 }
  assert.deepEqual(heard, [[{ ...hello, user_id: ben.account.id, nonce: 'one', email: 'ben@...' }], [hello]])
  assert.deepEqual(answers, [[{ message: 'Hello Ben', msg_num: 2 }], [{ message: 'Hello Ben', msg_num: 2 }]])
})
