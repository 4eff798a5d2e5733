import assert from 'node:assert/strict'
import { test } from 'node:test'
import { families } from '#features/endpoints.ts'
import { createSetupLink } from '#features/accounts/index.ts'
import { serve, type Reply } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { codeOf, cookieIn, resetLoginAttempts, post, tokenIn } from '#test/accounts.ts'

// Every account call is made with recorded secrets; then all output and the database are searched for them.

const world = await newWorld()
const server = await serve(world)

/** Each secret, and the calls whose answers may show it: the one that makes it, as a rule. */
const secrets = new Map<string, { what: string; shownBy: readonly string[] }>()
const replies: { name: string; reply: Reply }[] = []

function keep(what: string, secret: string, ...shownBy: string[]): string {
  assert.ok(secret.length > 5, `there is a ${what}`)
  secrets.set(secret, { what, shownBy })
  return secret
}

let cookie = ''
let csrf = ''
async function call(name: string, params: Record<string, string | number> = {}): Promise<Reply> {
  const reply = await post(server, name, { csrf, ...params }, cookie ? { cookie: `__Host-folkmoot=${cookie}` } : {})
  replies.push({ name, reply })
  await resetLoginAttempts(world)
  return reply
}
async function done(name: string, params: Record<string, string | number> = {}): Promise<Record<string, never>> {
  const reply = await call(name, params)
  assert.equal(reply.status, 200, `${name}: ${reply.text}`)
  return reply.body as Record<string, never>
}
const codesIn = (user: { recovery_codes?: string }): string[] => user.recovery_codes?.split('\n') ?? []
// What a provider sends has tests of its own.
const accountCalls = Object.values(families.accounts).filter(({ name }) => !name.includes('idp'))
const userCalls = accountCalls.flatMap(({ name, ...rest }) =>
  'returns' in rest && JSON.stringify(rest.returns).includes('csrf_token') ? [name] : [],
)
async function signIn(password: string, more: Record<string, string | number> = {}): Promise<void> {
  cookie = ''
  const { token, user } = (await done('login', { email: 'ada@example.org', password, ...more })) as unknown as {
    token: string
    user: { csrf_token: string }
  }
  cookie = keep('cookie', cookieIn(replies.at(-1)!.reply), 'login')
  csrf = keep('csrf token', user.csrf_token, ...userCalls)
  keep('login token', token, 'login')
}
// Emails are written at the same time, so the last one may be any of them; this one has a link that is not known yet.
const linkIn = async (what: string): Promise<string> => {
  await world.settle()
  const tokens = (await world.emails()).map(tokenIn).filter(token => token && !secrets.has(token))
  assert.equal(tokens.length, 1, `there is one ${what}`)
  return keep(what, tokens[0]!)
}

test('every account call creates and uses secrets', async () => {
  const passwords = ['first', 'second', 'third', 'wrong'].map(n => keep(`${n} password`, `marked ${n} password`))
  const [one, two, three, wrong] = passwords as [string, string, string, string]

  await done('registeruser', { email: 'ada@example.org', password: one, full_name: 'Ada' })
  await linkIn('first link')
  await done('resendconfirmation', { email: 'ada@example.org' })
  await done('confirmemail', { token: await linkIn('second link') })
  await call('login', { email: 'ada@example.org', password: wrong })
  await signIn(one)
  await done('getuser')
  await done('getidentityproviders')
  await call('suspenduser', { email: 'ada@example.org' })
  await call('restoreuser', { email: 'ada@example.org' })
  await done('updateuser', { location: 'Kent' })
  await done('updateprofile', { about_me: 'Hello' })
  await call('uploadprofilephoto')
  await call('downloadprofilephoto', { user_id: 1 })
  await done('deleteprofilephoto')
  const made = await done('createapikey', { password: one, name: 'bot' })
  keep('key', made['key']!, 'createapikey')
  await done('getapikeys')
  await done('revokeapikey', { api_key_id: made['id']! })
  await done('deleteapikey', { api_key_id: made['id']! })
  await call('createapikey', { password: wrong, name: 'bot' })

  const setup = await done('enabletwofactor', { password: one })
  const seed = keep('seed', setup['secret']!, 'enabletwofactor')
  await call('confirmtwofactor', { twofactor: 1 })
  const codes = codesIn(await done('confirmtwofactor', { twofactor: codeOf(seed) }))
  for (const code of codes) keep('recovery code', code, 'confirmtwofactor')
  await call('login', { email: 'ada@example.org', password: one })
  await signIn(one, { recovery_code: codes[0]! })
  const again = codesIn(await done('regeneraterecoverycodes', { password: one, recovery_code: codes[1]! }))
  for (const code of again) keep('recovery code', code, 'regeneraterecoverycodes')
  // A seed that cannot be decrypted: the failure is logged, the secret is not.
  await world.sql(`update accounts set two_factor_seed = '\\x00' where email = 'ada@example.org'`)
  const failed = await call('login', { email: 'ada@example.org', password: one, twofactor: 123_456 })
  assert.equal((failed.body as { type: string }).type, 'server')
  await done('disabletwofactor', { password: one, recovery_code: again[0]! })

  await done('getsessions')
  await done('revokesession', { all: 1 })
  await done('changepassword', { password: one, new_password: two })
  await done('requestpasswordreset', { email: 'ada@example.org' })
  const link = await linkIn('reset link')
  await call('confirmemail', { token: link })
  await done('resetpassword', { token: link, password: three })
  await signIn(three)
  await done('changeemail', { password: three, email: 'ada2@example.org' })
  await done('confirmemail', { token: await linkIn('link to the new address') })
  assert.equal((await call('exportmydata')).status, 200)
  await call('deleteaccount', { password: wrong })
  await done('deleteaccount', { preview: 1, password: three })
  await done('logout')
  cookie = ''
  const setupLink = await world.app.pipeline.runAsSystem(({ tx }) => createSetupLink(tx, world.settings.url))
  const token = keep('setup link', new URL(setupLink!).searchParams.get('token')!)
  await done('getsetuplink', { token })
  const root = { email: 'root@example.org', full_name: 'Root', password: one }
  const created = (await done('createadministrator', { token, ...root })) as { token?: string }
  keep('cookie', cookieIn(replies.at(-1)!.reply), 'createadministrator')
  keep('login token', created.token!, 'createadministrator')
  assert.deepEqual(
    accountCalls.filter(({ name }) => !replies.some(reply => reply.name === name)),
    [],
  )
})

test('secrets in the wrong place are not echoed', async () => {
  const [wrong] = [...secrets.keys()]
  const json = { 'content-type': 'application/json' }
  const asks = [
    server.ask(`/api/v1/login?email=a@example.org&password=${encodeURIComponent(wrong!)}`),
    server.ask('/api/v1/login', { method: 'POST', headers: json, body: `{"email":"a","password":"${wrong}"` }),
    server.ask('/api/v1/login', { method: 'POST', headers: json, body: `{"email":"a","password":["${wrong}"]}` }),
    server.ask('/api/v1/getuser', { headers: { authorization: `Bearer ${wrong!.replaceAll(' ', '')}` } }),
    post(server, 'login', { email: 'a@example.org', password: wrong!.repeat(100) }),
    post(server, 'confirmtwofactor', { twofactor: wrong! }, { cookie: `__Host-folkmoot=${cookie}` }),
  ]
  for (const reply of await Promise.all(asks)) {
    assert.notEqual(reply.status, 200)
    replies.push({ name: 'nothing', reply })
  }
})

test('only the response that creates a secret shows it', () => {
  for (const { name, reply } of replies) {
    const said = `${reply.text} ${JSON.stringify(reply.headers)}`
    for (const [secret, { what, shownBy }] of secrets) {
      if (said.includes(secret)) assert.ok(shownBy.includes(name), `${name} shows the ${what}`)
    }
  }
})

test('no log line holds a secret', () => {
  const logged = server.logged.join('\n')
  assert.match(logged, /a call failed/)
  for (const [secret, { what }] of secrets) assert.ok(!logged.includes(secret), `the log holds the ${what}`)
})

test('the database holds no secrets except links in queued emails', async () => {
  let links = 0
  const tables = await world.sql(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  for (const { name } of tables) {
    const [row] = await world.sql(`select coalesce(string_agg(t::text, ' '), '') as text from ${String(name)} t`)
    const text = String(row!['text'])
    for (const [secret, { what }] of secrets) {
      const inEmail = name === 'service_emails' && what.includes('link')
      // The database prints bytes as hexadecimal digits.
      const found = text.includes(secret) || text.includes(Buffer.from(secret).toString('hex'))
      assert.ok(!found || inEmail, `the table ${String(name)} holds the ${what}`)
      if (found) links += 1
    }
  }
  assert.equal(links, 4)
})
