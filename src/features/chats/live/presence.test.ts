import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'
import { stillAttending } from './presence.ts'

const world = await newWorld()
const { ben, cleo } = world.people

async function sessionOf(account_id: number, expires = 'infinity'): Promise<number> {
  const [session] = (await world.sql(
    `insert into sessions (account_id, secret_hash, expires) values ($1, sha256(gen_random_uuid()::text::bytea), $2) returning id`,
    [account_id, expires],
  )) as [{ id: number }]
  return session.id
}

test('presence is per session, even in the same chat', async () => {
  const chat = await world
    .as('ben')
    .newchat({ group_id: world.group.id, subject: 'Rye', desc: 'About rye', announce: false })
  const [bens, cleos] = [chat.chat_sub!.id, (await world.as('cleo').joinchat({ chat_id: chat.id })).id]
  const [here, over, foreign] = [
    await sessionOf(ben.account.id),
    await sessionOf(ben.account.id, '-infinity'),
    await sessionOf(cleo.account.id),
  ]
  const place = (chat_sub_id: number, session_id: number | null) => ({ chat_sub_id, session_id })
  const all = [place(bens, here), place(bens, over), place(bens, foreign), place(bens, null), place(cleos, foreign)]

  const before = await stillAttending(world.database.read, all)
  await world.as('cleo').leavechat({ chatsub_id: cleos })
  const after = await stillAttending(world.database.read, all)

  assert.deepEqual(before, [all[0], all[4]])
  assert.deepEqual(after, [all[0]])
})
