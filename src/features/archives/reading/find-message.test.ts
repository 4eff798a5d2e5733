import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRow } from '#test/database/message-rows.ts'
import type { Tx } from '#storage/database.ts'
import { newWorld } from '#test/world.ts'
import { findMessage } from './find-message.ts'

const world = await newWorld()
const { id: group_id } = world.group
const owner = world.as('owner')

/** A message that was edited once. */
async function edited() {
  const { id, msg_num } = await messageRow(world, group_id, { author: world.people.ben, body: 'first' })
  await owner.updatemessage({ message_id: id, body: 'second' })
  return { id, msg_num }
}
/** Runs something once, before the rare columns are read. */
function asking(between: () => Promise<unknown>) {
  const asked: string[] = []
  const tx: Tx = {
    async execute(statement, values) {
      asked.push(statement.name)
      if (asked.length === 2) await between()
      return world.database.read.execute(statement, values)
    },
  }
  return { tx, asked }
}
const find = (tx: Tx, msg_num: number) => findMessage(tx, { account_id: null, group_id, msg_num })
const twice = ['message.byNum', 'message.besides']

test('a message edited while it is read is returned completely as before or after', async () => {
  const { id, msg_num } = await edited()
  const { tx, asked } = asking(() => owner.updatemessage({ message_id: id, body: 'third' }))

  const found = await find(tx, msg_num)

  assert.deepEqual(asked, [...twice, ...twice])
  assert.match(found!.body, /third/)
  assert.match(JSON.stringify(found!.edited), /third/)
})

test('a message deleted while it is read is not found', async () => {
  const { id, msg_num } = await edited()
  const { tx } = asking(() => owner.deletemessage({ message_id: id }))

  assert.equal(await find(tx, msg_num), undefined)
})

test('an unedited message without likes or files is read once', async () => {
  const { msg_num } = await messageRow(world, group_id, { author: world.people.ben, body: 'first' })
  const { tx, asked } = asking(async () => {})

  assert.match((await find(tx, msg_num))!.body, /first/)
  assert.deepEqual(asked, ['message.byNum'])
})
