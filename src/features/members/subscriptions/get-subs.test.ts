import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeAccount, password } from '#test/accounts.ts'
import { addMembership } from '#test/world/people.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { addOrganisation, moveGroupToOrganisation } from '../../groups/index.ts'

const world = await newWorld()
const server = await serve(world)
const host = 'groups.bakers.example'
await world.app.pipeline.runAsSystem(systemTransaction => addOrganisation(systemTransaction, { name: 'Bakers', host }))
const inside = await world.addGroup({ privacy: 'group_privacy_none' })
const outside = await world.addGroup({ privacy: 'group_privacy_none' })
await world.app.pipeline.runAsSystem(systemTransaction => moveGroupToOrganisation(systemTransaction, inside.name, host))

const post = (name: string, params: Record<string, string>, at: string, headers: Record<string, string> = {}) =>
  server.ask(`/api/v1/${name}`, {
    method: 'POST',
    headers: { host: at, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  })
const namesOf = (subscriptions: readonly { group_name: string }[]) =>
  subscriptions.map(({ group_name }) => group_name).toSorted()

test('on the host name of an organisation getsubs lists only its groups', async () => {
  const person = await world.addPerson('member')
  for (const { id } of [inside, outside]) await addMembership(world, id, person, {})
  const getSubs = async (at: string, sort_field: string) => {
    const { body } = await post('getsubs', { sort_field }, at, headersOf(person, 'key'))
    const { data, total_count } = body as { data: { group_name: string }[]; total_count: number }
    return { names: namesOf(data), total_count }
  }

  for (const sort_field of ['group', 'created']) {
    assert.deepEqual(await getSubs(host, sort_field), { names: [inside.name], total_count: 1 })
    const everywhere = { names: [inside.name, outside.name].toSorted(), total_count: 2 }
    assert.deepEqual(await getSubs('folkmoot.test', sort_field), everywhere)
  }
})

test('signing in at an organisation’s host name returns subscriptions in its groups', async () => {
  const { account } = await makeAccount(world, 'ada@example.org')
  for (const { id } of [inside, outside])
    await world.sql(`insert into members (group_id, account_id, sort_name, sort_email) values ($1, $2, '', '')`, [
      id,
      account.id,
    ])
  const signIn = async (at: string) => {
    const { body } = await post('login', { email: 'ada@example.org', password }, at)
    return namesOf((body as { user: { subscriptions: { group_name: string }[] } }).user.subscriptions)
  }

  assert.deepEqual(await signIn(host), [inside.name])
  assert.deepEqual(await signIn('folkmoot.test'), [inside.name, outside.name].toSorted())
})

test('an invitation to another group does not work at an organisation’s host name', async () => {
  const { owner, stranger } = world.people
  await addMembership(world, outside.id, owner, { mod_status: 'sub_modstatus_owner' })
  await world.as('owner').invite({ group_id: outside.id, emails: stranger.account.email })
  await world.settle()
  const [, token = ''] = /invite\?token=([\w-]+)/.exec((await world.emails()).at(-1)!.body)!
  const accept = async (at: string) =>
    (await post('acceptinvite', { token }, at, headersOf(stranger, 'key'))).body as {
      extra?: string
      group_id?: number
    }

  assert.deepEqual(await accept(host), { object: 'error', type: 'bad_request', extra: 'invalid token' })
  assert.equal((await accept('folkmoot.test')).group_id, outside.id)
})
