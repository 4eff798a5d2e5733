import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeAccount, errorOf, signIn } from '#test/accounts.ts'
import { addMembership } from '#test/world/people.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { suspend, unsuspend } from './suspend.ts'

const world = await newWorld()
const server = await serve(world)
const { group } = world
const admin = await world.addPerson('admin')
admin.identity.account.site_admin = true
await world.sql(`update accounts set site_admin = true where id = $1`, [admin.account.id])
const statusOf = async (id: number) =>
  (await world.sql(`select status, suspended is not null as suspended from accounts where id = $1`, [id]))[0]
const inactive = { status: 400, type: 'bad_request', extra: 'inactive user' }

test('an administrator suspends and restores an account', async () => {
  const { account } = await makeAccount(world, 'eve@example.org')
  const { call } = await signIn(server, 'eve@example.org')
  assert.equal((await call('getuser')).status, 200)
  await world.facts()

  await world.as(admin).suspenduser({ email: 'Eve@example.org' })

  assert.deepEqual(await statusOf(account.id), { status: 'user_status_inactive', suspended: true })
  assert.deepEqual(await world.facts(), ['account.session_ended', 'account.suspended'])
  assert.equal((await call('getuser')).status, 400)
  assert.deepEqual(errorOf((await signIn(server, 'eve@example.org')).reply), inactive)
  // A second time nothing happens, and an email does not restore access.
  await world.as(admin).suspenduser({ email: 'eve@example.org' })
  await world.as('anonymous').requestpasswordreset({ email: 'eve@example.org' })
  await world.settle()
  assert.deepEqual(await world.newEmails(), [])
  await world.facts()

  await world.as(admin).restoreuser({ email: 'eve@example.org' })

  assert.deepEqual(await statusOf(account.id), { status: 'user_status_confirmed', suspended: false })
  assert.deepEqual(await world.facts(), ['account.unsuspended'])
  assert.equal((await signIn(server, 'eve@example.org')).reply.status, 200)
})

test('restoring gives back the earlier status, and a deleted account is not suspended', async () => {
  const { account } = await makeAccount(world, 'fay@example.org', false)
  await world.as(admin).suspenduser({ email: 'fay@example.org' })
  await world.as(admin).restoreuser({ email: 'fay@example.org' })
  assert.deepEqual(await statusOf(account.id), { status: 'user_status_notconfirmed', suspended: false })
  await world.sql(`update accounts set status = 'user_status_inactive', password_hash = null where id = $1`, [
    account.id,
  ])
  const { runAsSystem } = world.app.pipeline
  assert.equal(await runAsSystem(systemTransaction => suspend(systemTransaction, account.id)), false)
  assert.equal(await runAsSystem(systemTransaction => unsuspend(systemTransaction, account.id)), false)
  for (const name of ['suspenduser', 'restoreuser'] as const)
    for (const email of ['fay@example.org', 'nobody@example.org'])
      await assert.rejects(world.as(admin)[name]({ email }), { extra: 'invalid email address' })
})

test('only administrators suspend accounts, and never their own', async () => {
  for (const who of ['owner', 'ben'] as const)
    await assert.rejects(world.as(who).suspenduser({ email: 'cleo@example.org' }), { type: 'inadequate_permissions' })
  await assert.rejects(world.as(admin).suspenduser({ email: admin.account.email }), { extra: 'own account' })
})

test('keys are revoked, and memberships stay without email', async () => {
  const gil = await world.addPerson('gil')
  const member_id = await addMembership(world, group.id, gil, { mod_status: 'sub_modstatus_owner' })
  const reached = async () => {
    const { message_id } = await world.post('owner')
    await world.settle()
    const rows = await world.sql(`select unnest(recipient_ids) as id from outgoing_messages where message_id = $1`, [
      message_id,
    ])
    return rows.some(({ id }) => Number(id) === member_id)
  }
  assert.equal(await reached(), true)

  await world.as(admin).suspenduser({ email: gil.account.email })

  assert.equal((await server.call('getuser', {}, { person: gil, way: 'key' })).status, 400)
  const { data } = await world.as('owner').searchmembers({ group_id: group.id, q: 'gil' })
  assert.deepEqual(
    data.map(({ status, mod_status, user_status }) => [status, mod_status, user_status]),
    [['sub_status_normal', 'sub_modstatus_owner', 'user_status_inactive']],
  )
  assert.equal(await reached(), false)
  // Nor do they get moderator emails.
  await world.as('owner').updategroup({ group_id: group.id, restricted: true })
  await world.settle()
  await world.newEmails()
  await world.as('stranger').joingroup({ group_id: group.id })
  await world.settle()
  const told = (await world.newEmails()).map(({ recipient }) => recipient)
  assert.deepEqual([told.includes('owner@example.org'), told.includes(gil.account.email)], [true, false])
})
