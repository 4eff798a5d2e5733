import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { pendingDeletion, pendingExport } from './account-data.ts'

const world = await newWorld()

test('pending messages are in their author’s export, and are deleted with the account', async () => {
  const dee = await world.addPerson('dee')
  const group = await world.addGroup({ moderated: true }, { peopled: true })
  await addMembership(world, group.id, dee, {})
  await world.hold(dee, { subject: 'Rye', body: '<p>Rye, please.</p>' }, group)
  await world.hold('ben', { subject: 'Bread' }, group)

  const copy: Record<string, string> = {}
  for await (const { path, content } of pendingExport(world.database.read, dee.account))
    copy[path] = Buffer.concat(await Array.fromAsync(content as AsyncIterable<Uint8Array>)).toString()
  const counted = await pendingDeletion.count(world.database.read, dee.account.id)
  await world.app.pipeline.runAsSystem(({ tx }) => pendingDeletion.remove({ tx }, dee.account.id))

  const { subject, text, group_id } = JSON.parse(copy['pending_messages.jsonl']!) as Record<string, unknown>
  assert.deepEqual({ subject, text, group_id }, { subject: 'Rye', text: 'Rye, please.', group_id: group.id })
  assert.equal(counted, 1)
  const left = await world.as('owner').getpendingmessages({ group_id: group.id })
  assert.deepEqual(
    left.data.map(message => message.subject),
    ['Bread'],
  )
  await assertArchivesCounted(world)
})
