import assert from 'node:assert/strict'
import { test } from 'node:test'
import { needsAccount, type Endpoint } from '#contract/endpoint.ts'
import { linkTo, makeAccount, signIn } from './accounts.ts'
import { errorBody } from './fixtures/expected-errors.ts'
import { requiredFiles, requiredParams } from './fixtures/valid-values.ts'
import { multipartOf, serve } from './servers/server.ts'
import { newWorld } from './world.ts'

// Until an address is confirmed, anybody may have given it: the account reaches nobody but itself.

const world = await newWorld()
const server = await serve(world)
await makeAccount(world, 'new@example.org', false)
const browser = await signIn(server, 'new@example.org')
const every: readonly Endpoint[] = world.app.implementations.map(({ endpoint }) => endpoint)
const changing = every.filter(endpoint => endpoint.method === 'POST' && needsAccount(endpoint))

/** A call of the unconfirmed account, given what it must be given at least. */
async function call(endpoint: Endpoint) {
  const files = requiredFiles(endpoint)
  const params = { ...requiredParams(endpoint), csrf: browser.csrf }
  const given = Object.entries(params).filter(([name]) => files.every(({ param }) => param !== name))
  const form = new URLSearchParams(given)
  const { type, body } =
    files.length > 0 ? multipartOf(form, files) : { type: 'application/x-www-form-urlencoded', body: form.toString() }
  const headers = { cookie: `__Host-folkmoot=${browser.cookie}`, 'content-type': type }
  return (await server.ask(`/api/v1/${endpoint.name}`, { method: 'POST', headers, body })).body
}

/** What concerns nobody but oneself. */
const own = [
  ...['updateuser', 'updateprofile', 'deleteprofilephoto', 'changepassword', 'changeemail', 'deleteaccount'],
  ...['enabletwofactor', 'confirmtwofactor', 'disabletwofactor', 'regeneraterecoverycodes'],
  ...['createapikey', 'revokeapikey', 'deleteapikey', 'revokesession', 'updatesub', 'deletesub'],
  ...['marktopicread', 'markgroupread', 'showpictures', 'marknotificationsread', 'updatenotificationsettings'],
  ...['addpushsubscription', 'deletepushsubscription', 'watchwikipage'],
]

test('an account with an unconfirmed address can change only its own data', async () => {
  const open: string[] = []
  for (const endpoint of changing.filter(({ name }) => !own.includes(name))) {
    const body = await call(endpoint)
    if (JSON.stringify(body) !== JSON.stringify(errorBody('not confirmed')))
      open.push(`${endpoint.name}: ${JSON.stringify(body)}`)
  }

  assert.deepEqual(open, [])
  assert.deepEqual(await world.facts(), ['account.logged_in'])
})

test('it changes its own data, and reads what others show', async () => {
  const refused: string[] = []
  for (const endpoint of every.filter(one => own.includes(one.name) || one.method === 'GET')) {
    const body = (await call(endpoint)) as { extra?: string } | undefined
    if (body?.extra === 'not confirmed') refused.push(endpoint.name)
  }

  assert.deepEqual(refused, [])
  assert.deepEqual(
    own.filter(name => !changing.some(endpoint => endpoint.name === name)),
    [],
  )
})

test('once the address is confirmed the same session has full access', async () => {
  const group = { group_name: 'bakers', desc: 'We bake bread together.', sub_group_access: 'sub_group_subs' }
  const create = () => browser.call('creategroup', { ...group, privacy: 'group_privacy_none' })
  assert.deepEqual((await create()).body, errorBody('not confirmed'))

  assert.equal((await browser.call('resendconfirmation', { email: 'new@example.org' })).status, 200)
  await world.as('anonymous').confirmemail({ token: await linkTo(world, 'new@example.org') })

  assert.equal((await create()).status, 200)
})
