import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSigningKey } from '#features/accounts/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { newWorld } from '#test/world.ts'
import { dayOf, linkToken } from './link-token.ts'

const world = await newWorld()
const tokenSigner = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
const { group } = world
const owner = world.as('owner')

test('codes of a quoted email are in no text that others read', async () => {
  const group_id = group.id
  const member_id = group.members.ben
  const code = linkToken(tokenSigner, { action: 'leave', group_id, member_id, about_id: 0 }, dayOf(Date.now()))
  const approve = tokenSigner.make('approve message', [group_id, 1])
  const text = [
    `Rye https://folkmoot.test/mail/unsubscribe/${code}`,
    `https://filter.example/?u=https%3A%2F%2Ffolkmoot.test%2Fmail%2Funsubscribe%2F${code.toUpperCase()}`,
    `${group.name}+approve+${approve}@folkmoot.test`,
  ].join(' ')

  await owner.newwikipage({ group_id, title: 'Builds', body: `<p>${text}</p>`, edit_msg: text.slice(0, 200) })
  await owner.newalbum({ group_id, title: 'Loaves', desc: text })
  await owner.addevent({ group_id, name: 'Baking', start_time: '2031-01-01T10:00', description: `<p>${text}</p>` })
  const { poll_id } = await owner.newpoll({
    group_id,
    question: text.slice(0, 300),
    answers: JSON.stringify([{ text: 'Rye', desc: text }, { text: 'Spelt' }]),
  })
  const { chat_sub } = await owner.newchat({ group_id, subject: 'Rye', desc: text, announce: false })
  await owner.postchatmessage({ chatsub_id: chat_sub!.id, message: text })

  const stored = JSON.stringify([
    await owner.getwikipages({ group_id, extended: true }),
    await world.sql(`select body, edit_msg from wiki_revisions`),
    await owner.getalbums({ group_id }),
    await owner.getevents({ group_id, start: '2030-01-01' }),
    await owner.getpoll({ poll_id }),
    await owner.getmessages({ group_id }),
    await owner.getchats({ group_id }),
    await world.sql(`select message from chat_messages`),
  ])
  assert.match(stored, /Rye/)
  assert.deepEqual(
    [code, approve].filter(one => stored.toLowerCase().includes(one)),
    [],
  )
})
