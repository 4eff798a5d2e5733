import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chatHelpers } from '#test/world/chatting.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { notifyMissed } from './missed-messages.ts'

const world = await newWorld()
const { talk } = chatHelpers(world, await serve(world))
const { ben } = world.people

test('subscribers get one email of missed messages once a chat is quiet', async () => {
  const words = { group_id: world.group.id, subject: 'Ovens', desc: 'About ovens', announce: false }
  const { id: chat_id, chat_sub } = await world.as('ben').newchat(words)
  await world.as('cleo').joinchat({ chat_id })
  await world.as('owner').joinchat({ chat_id })
  await world.as('cleo').updatesub({ group_id: world.group.id, chat_notify: 'sub_notify_email' })
  const b = await talk(ben, chat_sub!.id)
  b.send({ message: 'Stone or steel?' })
  await b.next()
  await world.newEmails()
  const tell = () => world.app.pipeline.runAsSystem(notifyMissed)

  const early = await tell()
  await world.sql(`update chats set updated = now() - interval '16 minutes' where id = $1`, [chat_id])
  const rounds = [await tell(), await tell()]
  const emails = await world.newEmails()

  assert.deepEqual([early, rounds], [false, [true, false]])
  assert.deepEqual(
    emails.map(({ recipient, kind, subject }) => ({ recipient, kind, subject })),
    [{ recipient: 'cleo@example.org', kind: 'chat_missed', subject: 'What you missed in Ovens' }],
  )
  assert.ok(emails[0]!.body.includes('Stone or steel?'))
})
