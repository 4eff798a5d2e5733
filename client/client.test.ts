import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpoint } from '../src/contract/endpoint.ts'
import { Success } from '../src/contract/resources.ts'
import { Ids, Text, Type } from '../src/contract/schema.ts'
import { addAccount } from '../src/features/accounts/index.ts'
import type { Upload } from '../src/contract/schema.ts'
import { implement } from '../src/runtime/calls/handler.ts'
import { serve, trust } from '../test/servers/server.ts'
import { newWorld } from '../test/world.ts'
import { pauseAfter } from './chat-socket.ts'
import {
  createClient,
  isApiError,
  type Client,
  type ClientOptions,
  type ColumnInput,
  type FilterInput,
  type ValueInput,
} from './index.ts'

// Takes files, as no call of the product does yet.
const keepFiles = implement(
  endpoint('keepfiles', {
    method: 'POST',
    summary: 'Keep files.',
    who: 'account',
    params: { label: Text(100), numbers: Ids(), kept: Type.Unsafe<Upload[]>({ type: 'array', 'x-kind': 'files' }) },
    returns: Success,
  }),
  async ({ params }) => {
    const files = params.kept.map(({ filename, size, content_type }) => `${filename} ${size} ${content_type}`)
    return { object: 'success' as const, extra: [params.label, params.numbers, ...files].join('; ') }
  },
)

const world = await newWorld({ FOLKMOOT_LOGINS_PER_QUARTER_HOUR: '2' })
const { certificate, url } = await startServer()
trust(certificate)
const client = (options: Omit<ClientOptions, 'url'> = {}): Client => createClient({ url, ...options })

async function startServer() {
  const server = await serve(world, { implementations: [...world.app.implementations, keepFiles] })
  return { certificate: server.certificate.cert, url: `https://127.0.0.1:${server.port}` }
}

/** Records requests instead of sending them. */
function recorder(answer: () => Response) {
  const sent: { url: string; method: string; headers: Record<string, string>; body: unknown }[] = []
  const send: typeof fetch = async (address, { method = 'GET', headers, body } = {}) => {
    sent.push({ url: address as string, method, headers: { ...(headers as Record<string, string>) }, body })
    return answer()
  }
  return { sent, send }
}

const keyOf = (name: 'owner' | 'ben') => world.people[name].ways.key.authorization!.replace('Bearer ', '')
const cookieOf = (name: 'owner' | 'ben') => `__Host-folkmoot=${world.people[name].ways.cookie.cookie}`

const newGroup = (group_name: string) => ({
  group_name,
  desc: 'Everything about gardens & more.',
  privacy: 'group_privacy_none' as const,
  sub_group_access: 'sub_group_subs' as const,
})

test('calls a change and a read with an API key', async () => {
  const owner = client({ key: keyOf('owner') })

  const made = await owner.creategroup(newGroup('first-garden'))

  assert.equal(made.name, 'first-garden')
  assert.deepEqual(await owner.getgroup({ group_id: made.id }), made)
})

test('throws an API error with its type and text', async () => {
  const ben = client({ key: keyOf('ben') })

  await assert.rejects(ben.banmember({ member_info_id: world.people.cleo.id }), {
    name: 'ApiError',
    type: 'inadequate_permissions',
    extra: 'ban_members',
  })
  await assert.rejects(ben.getgroup({ group_id: 999_999 }), { type: 'bad_request', extra: 'invalid group_id' })
  await assert.rejects(client().getuser(), { type: 'authentication', extra: 'login required' })
})

test('sends the session cookie and CSRF token after login, until logout', async () => {
  const [email, password] = ['dora@example.org', 'correct horse']
  const account = { email, password, full_name: 'Dora', confirmed: true, site_admin: false }
  await world.app.pipeline.runAsSystem(systemTransaction => addAccount(systemTransaction, account))
  const dora = client()

  const { user, token } = await dora.login({ email, password })
  const group = await dora.creategroup(newGroup('doras-garden'))

  assert.equal(user.email, email)
  assert.equal(group.name, 'doras-garden')
  assert.equal((await client({ token }).getuser()).id, user.id)
  assert.equal(await dora.logout(), undefined)
  await assert.rejects(dora.getuser(), { type: 'authentication' })
  await assert.rejects(client({ token }).getuser(), { type: 'authentication' })
})

test('fetches the CSRF token if only a cookie is given', async () => {
  const owner = client({ cookie: cookieOf('owner') })

  assert.equal((await owner.creategroup(newGroup('second-garden'))).name, 'second-garden')
  assert.equal((await owner.creategroup(newGroup('third-garden'))).name, 'third-garden')
})

test('reports how long to wait after too many logins', async () => {
  const wrong = { email: 'nobody@example.org', password: 'not the one' }
  const caller = client()

  await assert.rejects(caller.login(wrong), { type: 'unauthorized_error' })
  await assert.rejects(caller.login(wrong), { type: 'unauthorized_error' })
  const error: unknown = await caller.login(wrong).catch((thrown: unknown) => thrown)

  assert.ok(isApiError(error))
  assert.equal(error.type, 'rate_limit')
  assert.ok(
    error.retryAfter !== undefined && error.retryAfter > 800 && error.retryAfter <= 900,
    String(error.retryAfter),
  )
})

test('iterates over all list pages and returns each item once', async () => {
  const owner = client({ key: keyOf('owner') })
  const input = { group_id: world.group.id, limit: 7, sort_field: 'email' }

  const pages = await Array.fromAsync(owner.pages('getmembers', input))

  const emails = pages.flatMap(page => page.data.map(member => member.email))
  assert.deepEqual(
    pages.map(page => page.data.length).slice(0, -1),
    pages.slice(1).map(() => 7),
  )
  assert.equal(emails.length, pages[0]!.total_count)
  assert.equal(new Set(emails).size, emails.length)
  const rest = await Array.fromAsync(owner.pages('getmembers', { ...input, page_token: pages[0]!.next_page_token }))
  assert.deepEqual(rest, pages.slice(1))
})

test('sends files as multipart, with the other parameters', async () => {
  type Keep = (input: object) => Promise<{ extra: string }>
  const { keepfiles } = client({ cookie: cookieOf('ben') }) as unknown as { keepfiles: Keep }
  const kept = [new File(['twelve bytes'], 'größe.txt', { type: 'text/plain' }), new File([new Uint8Array(3)], 'b.bin')]

  const answer = await keepfiles({ label: 'für alle', numbers: [3, 5], kept })

  assert.equal(answer.extra, 'für alle; 3,5; größe.txt 12 text/plain; b.bin 3 application/octet-stream')
})

test('reads use GET and changes POST; lists are joined and absent parameters left out', async () => {
  const { sent, send } = recorder(() => Response.json({}))
  const shy = createClient({ url: 'https://groups.example.org/x', key: 'k', cookie: 'a=b', fetch: send })

  await shy.getgroup({ group_name: 'a&b' })
  await (shy as unknown as Record<string, (input: object) => Promise<unknown>>)['keepfiles']!({
    numbers: [1, 2],
    label: undefined,
  })

  const headers = { authorization: 'Bearer k' }
  assert.deepEqual(sent, [
    { url: 'https://groups.example.org/api/v1/getgroup?group_name=a%26b', method: 'GET', headers, body: undefined },
    {
      url: 'https://groups.example.org/api/v1/keepfiles',
      method: 'POST',
      headers,
      body: new URLSearchParams({ numbers: '1,2' }),
    },
  ])
})

test('an unexpected response is a server error, and plain HTTP is never tried', async () => {
  const { send } = recorder(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))

  await assert.rejects(createClient({ url, fetch: send }).getuser(), { type: 'server', extra: 'HTTP 502' })
  assert.throws(() => createClient({ url: 'http://groups.example.org', key: 'k' }), TypeError)
})

test('returns a file as a blob of its type', async () => {
  const { send } = recorder(() => new Response('PK', { headers: { 'content-type': 'application/zip' } }))

  const answer: unknown = await createClient({ url, fetch: send }).getuser()

  assert.ok(answer instanceof Blob)
  assert.deepEqual([await answer.text(), answer.type], ['PK', 'application/zip'])
})

test('takes columns, values and filters as objects or as JSON', async () => {
  const { sent, send } = recorder(() => Response.json({ object: 'success' }))
  const one = client({ key: 'k', fetch: send })
  const columns: ColumnInput[] = [{ name: 'Flour', type: 'text_column', required: true }]
  const vals: ValueInput[] = [
    { col_id: 1, text: 'Rye' },
    { col_id: 2, multi_choice: [1, 2] },
  ]
  const filter: FilterInput[] = [
    { col_id: 1, op: 'begins', value: 'R' },
    { col_id: 2, op: 'filled' },
  ]

  await one.newdatabase({ group_id: 1, name: 'Flours', columns })
  await one.newdatabaserow({ database_id: 1, vals })
  await one.updatedatabaserow({ row_id: 1, vals: [], updated: '2026-01-01T00:00:00Z' })
  await one.newdatabaserow({ database_id: 1, vals: '[]' })
  await one.getdatabaserows({ database_id: 1, filter })
  // @ts-expect-error: there is no such type of column.
  const wrong: ColumnInput = { name: 'Flour', type: 'flour_column' }

  const given = sent.map(
    ({ url: address, body }) => new URLSearchParams(body instanceof URLSearchParams ? body : new URL(address).search),
  )
  assert.deepEqual(
    given.map(params => ['columns', 'vals', 'filter'].map(name => params.get(name)).find(Boolean)),
    [JSON.stringify(columns), JSON.stringify(vals), '[]', '[]', JSON.stringify(filter)],
  )
  assert.ok(wrong)
})

test('without WebSocket support a chat reports that, and everything else works', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'WebSocket')!
  Reflect.deleteProperty(globalThis, 'WebSocket')
  try {
    assert.throws(() => client({ cookie: 'a=b' }).chat({ chatsub_id: 1, onMessage: () => {} }), {
      name: 'TypeError',
      message: /Use Node\.js 22 or newer/,
    })
  } finally {
    Object.defineProperty(globalThis, 'WebSocket', own)
  }
})

test('reconnects after at most three seconds, with jitter', () => {
  const pauses = Array.from({ length: 60 }, (_, tries) => pauseAfter(tries))

  assert.ok(Math.max(...pauses) <= 3000)
  assert.ok(pauses.every(pause => pause >= 200))
  assert.ok(new Set(pauses.slice(10)).size > 10)
})
