import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { makeAccount, password, errorOf, signIn } from '#test/accounts.ts'

const world = await newWorld()
const server = await serve(world)
const nobody = world.as('anonymous')
const owner = { mod_status: 'sub_modstatus_owner' }

/** A signed-in account that can be added to groups. */
async function newcomer(email: string) {
  const { account } = await makeAccount(world, email)
  const browser = await signIn(server, email)
  await world.facts()
  const joins = (group: { id: number }, where: Parameters<typeof addMembership>[3] = {}) =>
    addMembership(world, group.id, { account, name: email } as Parameters<typeof addMembership>[2], where)
  return { account, browser, joins }
}
const rows = (text: string, id: number) => world.sql(text, [id])

test('deleting an account removes its memberships and updates counters', async () => {
  const { account, browser, joins } = await newcomer('ada@example.org')
  const groups = [await world.addGroup({}), await world.addGroup({})] as const
  const members = [await joins(groups[0]), await joins(groups[1], { status: 'sub_status_pending' })]

  const wrong = await browser.call('deleteaccount', { password: 'not the one' })
  const without = await browser.call('deleteaccount')
  const preview = await browser.call('deleteaccount', { preview: 'true' })
  assert.equal(errorOf(wrong).type, 'unauthorized_error')
  assert.deepEqual(errorOf(without), { status: 400, type: 'bad_request', extra: 'password' })
  const parts = [
    { name: 'sessions', count: 1 },
    { name: 'api_keys', count: 0 },
    { name: 'chats', count: 0 },
    { name: 'event_rsvps', count: 0 },
    { name: 'poll_votes', count: 0 },
    { name: 'memberships', count: 2 },
    { name: 'likes', count: 0 },
    { name: 'follows', count: 0 },
    { name: 'drafts', count: 0 },
    { name: 'pending_messages', count: 0 },
    { name: 'notifications', count: 0 },
  ]
  assert.deepEqual(preview.body, { object: 'account_deletion', deleted: false, sole_owner_of: [], parts })
  assert.deepEqual(await world.facts(), [])
  const reply = await browser.call('deleteaccount', { password })

  assert.deepEqual(reply.body, { object: 'account_deletion', deleted: true, sole_owner_of: [], parts })
  assert.match(reply.headers['set-cookie']![0]!, /^__Host-folkmoot=; .*1970/)
  assert.deepEqual(await world.facts(), ['account.session_ended', 'member.left', 'member.left', 'account.deleted'])
  const left = await rows(
    `select group_id, data from facts where name = 'member.left' and account_id = $1 order by id`,
    account.id,
  )
  assert.deepEqual(
    left,
    groups.map(({ id }, n) => ({
      group_id: id,
      data: {
        ...{ group_id: id, member_info_id: members[n], email: 'ada@example.org', action: 'deleted_account' },
        ...(n === 1 ? { status: 'sub_status_pending' } : {}),
      },
    })),
  )
  for (const { id } of groups) {
    const [counts] = await rows('select members_count, pending_count from groups where id = $1', id)
    assert.deepEqual(counts, { members_count: 0, pending_count: 0 })
  }
  for (const table of ['accounts where id', 'members where account_id', 'sessions where account_id']) {
    assert.deepEqual(await rows(`select 1 from ${table} = $1`, account.id), [])
  }
  assert.equal((await browser.call('getuser')).status, 400)
  await assert.rejects(nobody.login({ email: 'ada@example.org', password }), { type: 'unauthorized_error' })
  await makeAccount(world, 'ada@example.org')
})

test('the sole owner of a group is told which group, and is not deleted', async () => {
  const { account, browser, joins } = await newcomer('sole@example.org')
  const [alone, shared] = [await world.addGroup({}), await world.addGroup({}, { peopled: true })]
  await joins(alone, owner)
  await joins(shared, owner)

  const preview = await browser.call('deleteaccount', { preview: 1 })
  const refused = await browser.call('deleteaccount', { password })

  assert.deepEqual((preview.body as { sole_owner_of: string[] }).sole_owner_of, [alone.name])
  assert.deepEqual(errorOf(refused), { status: 400, type: 'bad_request', extra: 'sole owner' })
  assert.deepEqual(await world.facts(), [])
  await world.sql(`update members set mod_status = 'sub_modstatus_none' where group_id = $1 and account_id = $2`, [
    alone.id,
    account.id,
  ])
  assert.equal((await browser.call('deleteaccount', { password })).status, 200)
})

test('of two owners who delete their accounts at once, one stays', async () => {
  const [first, second] = [await newcomer('one@example.org'), await newcomer('two@example.org')]
  const group = await world.addGroup({})
  await first.joins(group, owner)
  await second.joins(group, owner)

  const replies = await Promise.all([first, second].map(({ browser }) => browser.call('deleteaccount', { password })))

  assert.equal(replies.filter(({ status }) => status === 200).length, 1)
  const owners = await rows(
    `select 1 from members where group_id = $1 and mod_status = 'sub_modstatus_owner'`,
    group.id,
  )
  assert.equal(owners.length, 1)
})

test('a ban outlives its account as a hash of the address', async () => {
  const { account, browser, joins } = await newcomer('banned-one@example.org')
  const group = await world.addGroup({})
  await joins(group, { status: 'sub_status_banned' })
  await joins(await world.addGroup({}))

  const reply = await browser.call('deleteaccount', { password })
  assert.equal(reply.status, 200, JSON.stringify(reply.body))

  const [row] = await rows('select email, full_name, status, password_hash from accounts where id = $1', account.id)
  assert.match((row as { email: string }).email, /^deleted-[0-9a-f]{64}@deleted\.invalid$/)
  assert.deepEqual(row, {
    email: (row as { email: string }).email,
    full_name: '',
    status: 'user_status_inactive',
    password_hash: null,
  })
  assert.deepEqual(await rows('select group_id, status from members where account_id = $1', account.id), [
    { group_id: group.id, status: 'sub_status_banned' },
  ])
  await nobody.registeruser({ email: 'banned-one@example.org', password })
  await nobody.requestpasswordreset({ email: 'banned-one@example.org' })
  await world.settle()
  assert.deepEqual(
    (await world.emails()).filter(({ recipient }) => recipient === account.email),
    [],
  )
  await assert.rejects(nobody.login({ email: 'banned-one@example.org', password }), { type: 'unauthorized_error' })
})
