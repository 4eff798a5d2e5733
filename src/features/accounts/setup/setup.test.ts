import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { createSetupLink } from './setup-link.ts'

const world = await newWorld()
const { sql } = world
const calls = world.as('anonymous')
const newLink = async (): Promise<string | null> =>
  world.app.pipeline.runAsSystem(({ tx }) => createSetupLink(tx, world.settings.url))
const tokenOf = (link: string | null): string => new URL(link!).searchParams.get('token')!
const ada = { email: 'ada@example.org', full_name: 'Ada Lovelace', password: 'correct horse battery' }
const invalid = expectedError('invalid token')

test('a setup link works until it expires, and only the newest one', async () => {
  const link = await newLink()
  const [first, second] = [tokenOf(link), tokenOf(await newLink())]

  assert.ok(link!.startsWith(`${world.settings.url}/setup?token=`))
  await assert.rejects(calls.getsetuplink({ token: first }), invalid)
  const { object, expires } = await calls.getsetuplink({ token: second })
  const hours = (Date.parse(expires) - Date.now()) / 3_600_000
  assert.deepEqual([object, Math.round(hours)], ['setup_link', 24])
  const [stored] = await sql(
    `select encode(sha256($1::text::bytea), 'hex') = encode(secret_hash, 'hex') as hashed from setup_link`,
    [second],
  )
  assert.deepEqual(stored, { hashed: true })

  await sql(`update setup_link set expires = now() - interval '1 second'`)
  await assert.rejects(calls.getsetuplink({ token: second }), expectedError('expired token'))
  await assert.rejects(calls.createadministrator({ ...ada, token: second }), expectedError('expired token'))
})

test('a rejected request leaves the link usable', async () => {
  const token = tokenOf(await newLink())
  const refusals = [
    [{ token: 'x' }, 'invalid token'],
    [{ email: 'nobody' }, 'invalid email address'],
    [{ email: world.people.ben.account.email }, 'email exists'],
    [{ password: 'x' }, 'invalid password'],
    [{ password: 'password1' }, 'common password'],
  ] as const
  for (const [wrong, error] of refusals)
    await assert.rejects(calls.createadministrator({ ...ada, token, ...wrong }), expectedError(error))
  await assert.rejects(calls.createadministrator({ ...ada, token, full_name: ' ' }), { type: 'invalid_value' })

  assert.equal((await calls.getsetuplink({ token })).object, 'setup_link')
})

test('of many concurrent requests one creates the administrator, signed in and confirmed; no link works afterwards', async () => {
  const token = tokenOf(await newLink())
  await world.newEmails()
  const results = await Promise.allSettled(
    ['ada', 'bea', 'cyd'].map(name =>
      calls.createadministrator({
        ...ada,
        email: `${name}@example.org`,
        token,
        timezone: 'Europe/Berlin',
        language: 'de',
      }),
    ),
  )

  const [made, ...more] = results.filter(result => result.status === 'fulfilled').map(({ value }) => value)
  assert.ok(made && more.length === 0)
  for (const result of results)
    if (result.status === 'rejected') await assert.rejects(Promise.reject(result.reason as Error), invalid)
  const { user } = made
  assert.deepEqual(
    [user.full_name, user.status, user.timezone, user.language],
    ['Ada Lovelace', 'user_status_confirmed', 'Europe/Berlin', 'de'],
  )
  assert.deepEqual(await sql(`select id::int, site_admin from accounts where site_admin`), [
    { id: user.id, site_admin: true },
  ])
  const facts = await sql(`select name from facts where (data ->> 'account_id')::bigint = $1 order by id`, [user.id])
  assert.deepEqual(
    facts.map(({ name }) => name),
    ['account.registered', 'account.logged_in'],
  )
  await assert.rejects(calls.getsetuplink({ token }), invalid)
  await assert.rejects(calls.createadministrator({ ...ada, token }), invalid)
  assert.equal(await newLink(), null)
})

test('a link is worthless once there is an administrator', async () => {
  await sql(`update accounts set site_admin = false where site_admin`)
  const token = tokenOf(await newLink())
  await sql(`update accounts set site_admin = true where id = $1`, [world.people.ben.account.id])

  await assert.rejects(calls.getsetuplink({ token }), invalid)
  await assert.rejects(calls.createadministrator({ ...ada, email: 'dot@example.org', token }), invalid)
})
