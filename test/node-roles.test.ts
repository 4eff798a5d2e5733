import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { suite, test } from 'node:test'
import { buildApp } from '#app.ts'
import { loadSettings } from '#settings/index.ts'
import { allRoles, roles, type Role } from '#settings/roles.ts'
import { openDatabase } from '#storage/database.ts'
import { startSink } from './mail/smtp-sink.ts'
import { until } from './servers/embedded.ts'
import { builtPages } from './pages/pages.ts'
import { headersOf, serve } from './servers/server.ts'
import { chatHelpers } from './world/chatting.ts'
import { newWorld, type World } from './world.ts'

// Processes of one installation, each with roles of its own; here in one process.
const world = await newWorld({ FOLKMOOT_ROLES: 'web,api' })
const { owner, ben } = world.people
const elsewhere = { status: 400, body: { object: 'error', type: 'bad_request', extra: 'not served by this node' } }
const headers = headersOf(ben, 'cookie')

/** Another process of the installation. */
async function nodeWith(roles: readonly Role[], env: Record<string, string> = {}) {
  const { data, url } = world.settings
  const settings = loadSettings({
    env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: url, FOLKMOOT_ROLES: roles.join(','), ...env },
    cwd: '/nowhere',
  })
  const database = openDatabase({ connection: world.connection, poolSize: 4 })
  const app = await buildApp({ settings, database, log: () => {} })
  world.atEnd(async () => {
    await app.close()
    await database.close()
  })
  return { ...world, settings, app } satisfies World
}
async function answerOf(asked: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await asked
  return { status, body }
}

suite('a node for pages and calls', async () => {
  const server = await serve(world, { pages: await builtPages() })

  test('serves both, and says which roles it has', async () => {
    assert.equal((await server.ask(`/g/${world.group.name}`, { headers })).status, 200)
    assert.equal(
      (await server.call('getgroup', { group_id: world.group.id }, { person: ben, way: 'cookie' })).status,
      200,
    )
    assert.equal((await server.ask('/healthz')).text, 'ok: web, api\n')
    assert.equal((await server.ask('/readyz')).text, 'ready\n')
  })

  test('refuses websockets and event streams', async () => {
    const { chat_sub } = await world
      .as('owner')
      .newchat({ group_id: world.group.id, subject: 'Rye', desc: 'About rye', announce: false })

    assert.deepEqual(await chatHelpers(world, server).refused(owner, { chatsub_id: chat_sub!.id }), elsewhere)
    assert.deepEqual(
      await answerOf(server.ask(`/api/v1/getupdates?group_ids=${world.group.id}`, { headers })),
      elsewhere,
    )
  })

  test('leaves jobs and emails to the nodes that have the roles for them', async () => {
    const sink = await startSink()
    world.atEnd(sink.close)
    const dueJobs = async () =>
      Number((await world.sql('select count(*)::int as count from jobs where run_at <= now()'))[0]!['count'])
    await world.post('owner', { subject: 'Rye', body: 'Flour' })
    await world.as('stranger').joingroup({ group_id: world.group.id })
    await world.settle()
    assert.ok((await dueJobs()) > 0)

    await nodeWith(['worker'], { FOLKMOOT_SMTP_RELAY: sink.url })
    await until(async () => (await dueJobs()) === 0)
    assert.deepEqual(sink.taken, [])

    await nodeWith(['mail-out'], { FOLKMOOT_SMTP_RELAY: sink.url })
    await until(() => sink.taken.some(({ raw }) => /^Subject:.*Rye/m.test(raw)))
  })
})

test('a node for chats opens them, and serves no calls and no pages', async () => {
  const live = await nodeWith(['live'])
  const server = await serve(live)
  const { chat_sub } = await world
    .as('owner')
    .newchat({ group_id: world.group.id, subject: 'Wheat', desc: 'About wheat', announce: false })

  const chat = await chatHelpers(world, server).talk(owner, chat_sub!.id)
  chat.send({ type: 'chat_msg_type_normal', message: 'Flour', nonce: 'one' })
  assert.deepEqual(await chat.lines(1, 'message'), [{ message: 'Flour' }])
  assert.deepEqual(
    await answerOf(server.call('getgroup', { group_id: world.group.id }, { person: ben, way: 'cookie' })),
    elsewhere,
  )
  const body = 'email=a@example.org&password=x'
  assert.deepEqual(await answerOf(server.ask('/api/v1/login', { method: 'POST', body })), elsewhere)
  assert.equal((await server.ask('/groups')).status, 404)
  assert.equal((await server.ask('/api/v1/tus', { method: 'POST' })).status, 404)
  // It is the same connection still.
  assert.equal((await server.ask('/healthz')).text, 'ok: live\n')
})

test('a node for pages serves no calls', async () => {
  const server = await serve(await nodeWith(['web']), { pages: await builtPages() })

  assert.equal((await server.ask(`/g/${world.group.name}`, { headers })).status, 200)
  assert.deepEqual(
    await answerOf(server.call('getgroup', { group_id: world.group.id }, { person: ben, way: 'cookie' })),
    elsewhere,
  )
})

test('a node with all roles says nothing of them', async () => {
  const server = await serve(world, { roles: allRoles })

  assert.equal((await server.ask('/healthz')).text, 'ok\n')
})

test('the guide has the table of the roles', async () => {
  const guide = await readFile(new URL('../docs/scaling.md', import.meta.url), 'utf8')
  const rows = Object.entries(roles).map(([role, what]) => `| \`${role}\` | ${what} |\n`)

  assert.ok(guide.includes(`| Role | What it does |\n| --- | --- |\n${rows.join('')}\n`))
})
