import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { makeAccount, post, errorOf, signIn } from '#test/accounts.ts'

const world = await newWorld()
const server = await serve(world)
await makeAccount(world, 'ada@example.org')
type Session = { id: number; is_current: boolean; agent: string; address: string }
const basic = (token: string) => ({ authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` })

test('somebody lists their sessions, and ends one or all others', async () => {
  const own = await signIn(server, 'ada@example.org', {}, { 'user-agent': 'Firefox' })
  const [second, third, fourth] = [
    await signIn(server, 'ada@example.org', {}, { 'user-agent': 'Phone' }),
    await signIn(server, 'ada@example.org'),
    await signIn(server, 'ada@example.org'),
  ]
  await world.facts()
  const list = async () =>
    ((await own.call('getsessions', { sort_field: 'created', sort_dir: 'asc' })).body as { data: Session[] }).data

  const before = await list()
  assert.deepEqual(
    before.map(({ is_current, agent, address }) => ({ is_current, agent, address })),
    ['Firefox', 'Phone', '', ''].map((agent, n) => ({ is_current: n === 0, agent, address: '127.0.0.1' })),
  )
  assert.equal((await post(server, 'getuser', {}, basic(second.token))).status, 200)
  const one = await own.call('revokesession', { session_id: before[1]!.id })
  assert.deepEqual([one.status, (await second.call('getuser')).status], [200, 400])
  assert.equal((await post(server, 'getuser', {}, basic(second.token))).status, 400)
  assert.equal((await third.call('getuser')).status, 200)

  const all = await own.call('revokesession', { all: 'true' })

  assert.equal(all.status, 200)
  for (const { call } of [third, fourth]) assert.equal((await call('getuser')).status, 400)
  assert.deepEqual(
    await list(),
    [before[0]!].map(session => ({ ...session, last_used: (session as unknown as { last_used: string }).last_used })),
  )
  assert.deepEqual(await world.facts(), ['account.session_ended', 'account.session_ended', 'account.session_ended'])
})

test('nobody can end the sessions of others', async () => {
  await makeAccount(world, 'eve@example.org')
  const [ada, eve] = [await signIn(server, 'ada@example.org'), await signIn(server, 'eve@example.org')]
  const [session] = ((await ada.call('getsessions')).body as { data: Session[] }).data.filter(
    ({ is_current }) => is_current,
  )

  for (const params of [{ session_id: session!.id }, { session_id: 999_999 }, {}]) {
    const reply = await eve.call('revokesession', params)
    assert.deepEqual(errorOf(reply), { status: 400, type: 'bad_request', extra: 'invalid session_id' })
  }
  assert.equal((await ada.call('getuser')).status, 200)
})

test('a session ended on another node is dead within a second', async () => {
  const { buildApp } = await import('#app.ts')
  const other = await buildApp({ settings: world.settings, database: world.database, log: () => {} })
  const browser = await signIn(server, 'ada@example.org')
  const { endpoint } = other.implementations.find(({ endpoint: { name } }) => name === 'getuser')!
  const enter = () =>
    other.pipeline.admit(
      endpoint,
      { authorization: undefined, cookie: browser.cookie },
      { via: 'via_web', address: '', agent: '', crossSite: false },
    )
  const isLet = () =>
    enter().then(
      () => true,
      (error: { type: string }) => error.type !== 'authentication',
    )
  await enter()

  await browser.call('logout')
  const ended = performance.now()
  let last = ended
  for (let asked = ended; await isLet(); asked = performance.now()) {
    last = asked
    await pause(5)
  }

  assert.ok(last - ended < 1000, `it was let in after ${last - ended} ms`)
  await other.close()
})
