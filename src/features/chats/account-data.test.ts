import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeAccount, password, signIn } from '#test/accounts.ts'
import { chatHelpers, type ChatFrame, type ChatConnection } from '#test/world/chatting.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { unzip } from '#test/fixtures/zip.ts'

const world = await newWorld()
const server = await serve(world)
const { talk } = chatHelpers(world, server)
const { group } = world
const { ben, cleo } = world.people
const words = { group_id: group.id, subject: 'Rye', desc: 'About rye', announce: false }
const usedBy = async () =>
  (await world.sql(`select storage_used from groups where id = $1`, [group.id]))[0]!['storage_used']

async function say(talking: ChatConnection, frame: object) {
  talking.send(frame)
  return (await talking.next()) as ChatFrame
}
const show = (chatsub_id: number, person: Person, filename: string, content: string) =>
  server.call('uploadchatfile', { chatsub_id }, { person, way: 'cookie' }, [{ param: 'fileupload', filename, content }])

test('an export has the person’s chats, messages, reactions and files', async () => {
  const chat = await world.as('ben').newchat(words)
  const { id: chatsub_id } = await world.as('cleo').joinchat({ chat_id: chat.id })
  const c = await talk(cleo, chatsub_id)
  const said = await say(c, { message: 'Mine' })
  await say(c, { message: 'Taken back' })
  await say(c, { delete_msg_num: 2 })
  await say(await talk(ben, chat.chat_sub!.id, { no_history: 1 }), { message: 'Ben’s' })
  await c.next()
  await say(c, { msg_num: 3, tapback: 'chat_msg_tapback_heart' })
  await say(c, { msg_num: 3, tapback: 'chat_msg_tapback_laugh' })
  await show(chatsub_id, cleo, 'loaf.txt', 'Flour')

  const { chunks } = await world.as('cleo').exportmydata({})
  const pieces: Uint8Array[] = []
  for await (const chunk of chunks) pieces.push(chunk)
  const files = unzip(Buffer.concat(pieces))

  const jsonl = (name: string) =>
    files[name]!.trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
  const at = { group_id: group.id, chat_id: chat.id }
  assert.deepEqual(
    (JSON.parse(files['chats.json']!) as Record<string, unknown>[]).map(row => ({ ...row, created: '' })),
    [{ chatsub_id, ...at, subject: 'Rye', created: '', last_msg_seen: 4, is_muted: false }],
  )
  assert.deepEqual(jsonl('chat_messages.jsonl')[0], {
    ...{ ...at, msg_num: 1, created: said.created, edited: null, message: 'Mine', reply_to_msg_num: 0, media: null },
  })
  assert.deepEqual(
    jsonl('chat_messages.jsonl').map(({ msg_num }) => msg_num),
    [1, 4],
  )
  const types = ['chat_msg_tapback_heart', 'chat_msg_tapback_laugh']
  assert.deepEqual(jsonl('chat_tapbacks.jsonl'), [{ ...at, msg_num: 3, types }])
  assert.equal(files[`chats/${chat.id}/4-loaf.txt`], 'Flour')
})

test('after deleting an account its messages stay, and nothing else', async () => {
  const { account } = await makeAccount(world, 'ada@example.org')
  const browser = await signIn(server, 'ada@example.org')
  await addMembership(world, group.id, { account, name: 'ada' } as Parameters<typeof addMembership>[2], {})
  const chat = (await browser.call('newchat', { ...words, announce: 'false' })).body as {
    id: number
    chat_sub: { id: number }
  }
  const b = await talk(ben, (await world.as('ben').joinchat({ chat_id: chat.id })).id)
  await say(b, { message: 'Ben’s' })
  const ada: Person = {
    ...ben,
    csrf: browser.csrf,
    ways: { ...ben.ways, cookie: { authorization: undefined, cookie: browser.cookie } },
  }
  await show(chat.chat_sub.id, ada, 'ada.txt', 'Flour')
  await b.next()
  const a = await talk(ada, chat.chat_sub.id, { no_history: 1 })
  for (const tapback of ['chat_msg_tapback_heart', 'chat_msg_tapback_laugh']) {
    await say(a, { msg_num: 1, tapback })
    await b.next()
  }
  await say(b, { msg_num: 1, tapback: 'chat_msg_tapback_heart' })
  const before = (await world.as('cleo').getchathistory({ chat_id: chat.id })).data

  await browser.call('deleteaccount', { password })
  const after = (await world.as('cleo').getchathistory({ chat_id: chat.id })).data
  const { data } = await world.as('owner').getchats({ group_id: group.id })

  const heart = { type: 'chat_msg_tapback_heart', count: 1 }
  assert.deepEqual(before[1]!.tapback_counts, [
    { ...heart, count: 2 },
    { type: 'chat_msg_tapback_laugh', count: 1 },
  ])
  assert.deepEqual(
    after.map(({ message, user_id, user_name, email, media, tapback_counts }) => [
      message,
      user_id,
      user_name,
      email,
      media?.filename,
      tapback_counts,
    ]),
    [
      ['', 0, '', '', 'ada.txt', []],
      ['Ben’s', ben.account.id, before[1]!.user_name, before[1]!.email, undefined, [heart]],
    ],
  )
  assert.deepEqual(
    after[1]!.tapbacks.map(({ user_id }) => user_id),
    [ben.account.id],
  )
  const shown = data.find(({ id }) => id === chat.id)!
  assert.deepEqual([shown.user_id, shown.num_members], [0, 1])
  const found = await world.as('cleo').searchchat({ group_id: group.id, q: 'ada', chat_id: chat.id })
  assert.deepEqual(
    found.data.map(({ user_id, can_view_profile }) => [user_id, can_view_profile]),
    [[0, false]],
  )
  await world.as('owner').updatechat({ chat_id: chat.id, subject: 'Kept' })
})

test('a chat without members can be joined', async () => {
  const { id: chat_id, chat_sub } = await world.as('ben').newchat(words)
  await say(await talk(ben, chat_sub!.id), { message: 'Anybody?' })

  await world.as('ben').leavechat({ chatsub_id: chat_sub!.id })
  const alone = (await world.as('cleo').getchats({ group_id: group.id })).data.find(({ id }) => id === chat_id)!
  await world.as('cleo').joinchat({ chat_id })

  assert.deepEqual([alone.num_members, alone.num_messages, alone.is_closed], [0, 1, false])
  assert.equal((await world.as('cleo').getchathistory({ chat_id })).data[0]!.message, 'Anybody?')
})

test('chat files count toward the group’s storage until the chat is deleted', async () => {
  const before = await usedBy()
  const { id: chat_id, chat_sub } = await world.as('ben').newchat(words)
  await show(chat_sub!.id, ben, 'one.txt', 'x'.repeat(1000))
  await show(chat_sub!.id, ben, 'two.txt', 'y'.repeat(500))
  const full = await usedBy()

  await world.as('ben').deletechat({ chat_id })
  const freed = await usedBy()
  await world.settle()

  assert.deepEqual([full, freed, await usedBy()], [Number(before) + 1500, before, before])
  await assertIntegrity(world)
})
