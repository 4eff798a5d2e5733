import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people } = world

test('an address of a non-member is banned and unbanned, with or without an account', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const { email } = people.stranger.account
  const banned = []
  for (const address of [email, 'nobody-yet@example.org']) {
    await world.facts()
    const shown = await world.as('owner').banaddress({ group_id, email: address })
    assert.deepEqual(await world.facts(), ['member.banned'])
    banned.push({ ...shown, id: 0, created: '', updated: '', user_id: 0, email: shown.email === address })
    const again = world.as('owner').banaddress({ group_id, email: address.toUpperCase() })
    await assert.rejects(again, expectedError('user already banned'))
  }
  const [known, unknown] = banned
  assert.deepEqual(known, unknown)
  assert.deepEqual(await world.newEmails(), [])
  await assert.rejects(world.as('stranger').joingroup({ group_id }), { type: /./ })
  await assertCounted(world)

  const list = await world.as('owner').findmembers({ group_id, status: 'banned' })
  assert.equal(list.total_count, 2)
  for (const { id } of list.data) await world.as('owner').unbanmember({ member_info_id: id })
  await world.as('stranger').joingroup({ group_id })
  await assertCounted(world)
})

test('a member with the address is banned, an owner is not', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: ['owner', 'moderator', 'ben'] })
  const ban = (email: string) => world.as('moderator').banaddress({ group_id, email })

  assert.equal((await ban(people.ben.account.email)).status, 'sub_status_banned')
  const owner = ban(people.owner.account.email)
  await assert.rejects(owner, expectedError('member cannot be a moderator or owner'))
  await assert.rejects(ban('no address'), expectedError('invalid email address'))
  await assert.rejects(world.as('ben').banaddress({ group_id, email: 'x@example.org' }), {
    type: 'inadequate_permissions',
  })
})
