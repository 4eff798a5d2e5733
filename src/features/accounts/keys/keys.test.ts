import assert from 'node:assert/strict'
import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { resetLoginAttempts, makeAccount, password, post, errorOf, signIn } from '#test/accounts.ts'

const world = await newWorld()
const server = await serve(world)
const { account } = await makeAccount(world, 'ada@example.org')
const browser = await signIn(server, 'ada@example.org')
const owned = { mod_status: 'sub_modstatus_owner' }
const ada = { account, name: 'ada' } as Parameters<typeof addMembership>[2]
await addMembership(world, world.group.id, ada, owned)

type Key = { id: number; key: string; name: string; status: string; scopes: string[]; group_ids: number[] }
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const make = async (params: Record<string, string | number> = {}) =>
  (await browser.call('createapikey', { password, name: 'bot', ...params })).body as Key & Record<string, unknown>
const keysOf = async () => ((await browser.call('getapikeys')).body as { data: Key[] }).data

test.beforeEach(() => resetLoginAttempts(world))

test('a key is shown once, stored as a hash, and needs no CSRF token', async () => {
  await world.facts()
  const made = await make({ name: ' my  bot ' })
  await world.settle()

  const { key, id, created, ...rest } = made
  assert.match(key, /^[\w-]{64}$/)
  assert.deepEqual(rest, {
    object: 'api_key',
    name: 'my bot',
    status: 'api_key_active',
    scopes: ['read', 'write'],
    group_ids: [],
    expires: null,
    last_used: null,
  })
  assert.deepEqual(await world.facts(), ['account.key_created'])
  assert.equal((await world.emails()).at(-1)?.kind, 'key_created')
  const [stored] = await world.sql(`select encode(key_hash, 'hex') as hash from api_keys where id = $1`, [id])
  assert.match(String(stored!['hash']), /^[0-9a-f]{64}$/)
  const used = await post(server, 'updateuser', { location: 'Kent' }, bearer(key))
  assert.deepEqual([used.status, (used.body as { csrf_token: string }).csrf_token], [200, ''])
  const listed = (await keysOf()).find(entry => entry.id === id) as Record<string, unknown>
  assert.equal(listed['key'], undefined)
  assert.equal(listed['created'], created)
  assert.equal(typeof listed['last_used'], 'string')
})

test('creating a key requires the password', async () => {
  const wrong = await browser.call('createapikey', { password: 'not the one', name: 'bot' })
  const without = await browser.call('createapikey', { name: 'bot' })

  assert.deepEqual(errorOf(wrong), { status: 400, type: 'unauthorized_error', extra: '' })
  assert.deepEqual(errorOf(without), { status: 400, type: 'bad_request', extra: 'password' })
  for (const [params, extra] of [
    [{ name: ' ' }, 'name'],
    [{ scopes: 'read,everything' }, 'scopes'],
    [{ scopes: '' }, 'scopes'],
    [{ expires: '2020-01-01T00:00:00Z' }, 'expires'],
  ] as const) {
    const reply = await browser.call('createapikey', { password, name: 'bot', ...params })
    assert.deepEqual(errorOf(reply), { status: 400, type: 'invalid_value', extra })
  }
})

test('a key that is revoked or deleted stops working at once', async () => {
  const [revoked, deleted] = [await make(), await make()]
  for (const { key } of [revoked, deleted]) assert.equal((await post(server, 'getuser', {}, bearer(key))).status, 200)
  await world.facts()

  const answer = await browser.call('revokeapikey', { api_key_id: revoked.id })
  const gone = await browser.call('deleteapikey', { api_key_id: deleted.id })

  assert.equal((answer.body as Key).status, 'api_key_revoked')
  assert.equal(gone.status, 200)
  assert.deepEqual(await world.facts(), ['account.key_revoked', 'account.key_deleted'])
  for (const { key } of [revoked, deleted]) {
    assert.equal(errorOf(await post(server, 'getuser', {}, bearer(key))).type, 'authentication')
  }
  const ids = (await keysOf()).map(({ id }) => id)
  assert.deepEqual([ids.includes(revoked.id), ids.includes(deleted.id)], [true, false])
})

test('nobody can change the keys of others', async () => {
  const { id } = await make()
  await makeAccount(world, 'eve@example.org')
  const eve = await signIn(server, 'eve@example.org')

  for (const name of ['revokeapikey', 'deleteapikey']) {
    for (const api_key_id of [id, 999_999]) {
      assert.deepEqual(errorOf(await eve.call(name, { api_key_id })), {
        ...{ status: 400, type: 'bad_request', extra: 'invalid api_key_id' },
      })
    }
  }
  assert.deepEqual(((await eve.call('getapikeys')).body as { data: Key[] }).data, [])
})

test('an expired key is rejected', async () => {
  const { id, key, expires } = await make({ expires: '2999-01-01T00:00:00+01:00' })
  assert.equal(expires, '2998-12-31T23:00:00.000000+00:00')

  await world.sql(`update api_keys set expires = now() where id = $1`, [id])

  assert.equal(errorOf(await post(server, 'getuser', {}, bearer(key))).type, 'expired')
  assert.equal((await keysOf()).find(entry => entry.id === id)!.status, 'api_key_expired')
})

test('a key may do only what its scopes allow', async () => {
  const group_id = world.group.id
  const calls = {
    read: ['getgroup', { group_id }],
    write: ['updateuser', { location: 'Kent' }],
    moderate: ['banmember', { group_id, member_info_id: world.people.powerless.id }],
    admin: ['getapikeys', {}],
  } as const
  const scopes = Object.keys(calls) as (keyof typeof calls)[]

  for (const scope of scopes) {
    const { key } = await make({ scopes: scope })
    for (const needed of scopes) {
      const [name, params] = calls[needed]
      const reply = await post(server, name, params, bearer(key))
      const refused = (reply.body as { type?: string }).type === 'inadequate_permissions'
      assert.deepEqual([scope, needed, refused], [scope, needed, scope !== needed])
      if (refused) assert.equal(errorOf(reply).extra, `scope ${needed}`)
    }
    await resetLoginAttempts(world)
  }
})

test('a key without the admin scope cannot create keys or change how one signs in, even with the password', async () => {
  const { key } = await make({ scopes: 'read,write,moderate' })

  for (const name of [
    ...['createapikey', 'revokeapikey', 'changepassword', 'changeemail', 'enabletwofactor', 'confirmtwofactor'],
    ...['disabletwofactor', 'regeneraterecoverycodes', 'getsessions', 'revokesession', 'exportmydata', 'deleteaccount'],
  ]) {
    const reply = await post(server, name, { password, name: 'more', new_password: 'a new password' }, bearer(key))
    assert.deepEqual([name, errorOf(reply).type], [name, 'inadequate_permissions'])
  }
  for (const name of ['allow_idpa_login', 'allow_idpb_login', 'allow_sso_login']) {
    const reply = await post(server, 'updateuser', { [name]: 1, location: 'Elsewhere' }, bearer(key))
    const refusal = { status: 400, type: 'inadequate_permissions', extra: 'scope admin' }
    assert.deepEqual(errorOf(reply), refusal, name)
  }
  const { key: full } = await make({ scopes: 'write,admin' })
  assert.equal((await post(server, 'updateuser', { allow_idpa_login: 1 }, bearer(full))).status, 200)
  assert.equal((await post(server, 'createapikey', { name: 'more' }, bearer(full))).status, 400)
  assert.equal((await post(server, 'createapikey', { name: 'more', password }, bearer(full))).status, 200)
})

test('a key restricted to groups cannot see others', async () => {
  const other = await world.addGroup({ privacy: 'group_privacy_none' })
  const sub = await world.addGroup({ privacy: 'sub_group_privacy_none' }, { parent: world.group })
  await addMembership(world, other.id, ada, owned)
  const { key, group_ids } = await make({ group_ids: String(world.group.id) })
  const ask = (name: string, params: Record<string, string | number>) => post(server, name, params, bearer(key))

  assert.deepEqual(group_ids, [world.group.id])
  assert.equal((await ask('getgroup', { group_id: world.group.id })).status, 200)
  assert.equal((await ask('getperms', { group_id: sub.id })).status, 200)
  assert.equal((await ask('getuser', {})).status, 200)
  const hidden = await ask('getgroup', { group_id: other.id })
  const absent = await ask('getgroup', { group_id: 999_999 })
  assert.deepEqual([hidden.status, hidden.text], [absent.status, absent.text])
  assert.equal((await ask('getgroup', { group_name: other.name })).text, absent.text)
  assert.equal(errorOf(await ask('updateuser', { location: 'Kent' })).type, 'inadequate_permissions')
  const stranger = await world.addGroup({ privacy: 'group_privacy_none' })
  const refused = await browser.call('createapikey', { password, name: 'bot', group_ids: stranger.id })
  assert.equal(errorOf(refused).extra, 'invalid group_id')
})

test('the number of keys is limited', async () => {
  await world.sql(
    `insert into api_keys (account_id, name, key_hash) select $1, 'many', sha256(n::text::bytea) from generate_series(1, 100) n`,
    [account.id],
  )

  assert.equal(errorOf(await browser.call('createapikey', { password, name: 'bot' })).extra, 'too many keys')
  const first = (await browser.call('getapikeys', { limit: 60 })).body as {
    data: Key[]
    next_page_token: number
    total_count: number
  }
  const second = (await browser.call('getapikeys', { limit: 60, page_token: first.next_page_token }))
    .body as typeof first
  assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, first.total_count)
})

test('all secrets come from a secure random source', () => {
  const root = join(import.meta.dirname, '..')
  for (const file of globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })) {
    assert.doesNotMatch(readFileSync(join(root, file), 'utf8'), /Math\.random/, file)
  }
})
