import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorTypes } from '#contract/errors.ts'
import type { ParamKind, Param } from '#contract/schema.ts'
import { isRequired, requiredParams, validValue } from './fixtures/valid-values.ts'
import { inTurn } from './sampling.ts'
import { headersOf, serve, type RequestOptions, type Reply } from './servers/server.ts'
import { newWorld } from './world.ts'

// Every call, and every parameter of it, is given what it cannot take. The answer is always a refusal in the words of
// the API, and nothing has happened.

const plenty = '100000000'
const world = await newWorld({
  FOLKMOOT_MAX_BODY: '256 KiB',
  FOLKMOOT_LOGINS_PER_QUARTER_HOUR: plenty,
})
const server = await serve(world)
const unhandled: unknown[] = []
const onUnhandled = (error: unknown): void => void unhandled.push(error)
process.on('unhandledRejection', onUnhandled)
after(() => process.off('unhandledRejection', onUnhandled))

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=b'
const megabytes = 10 * 1024 * 1024
const huge = 'x'.repeat(megabytes)
const notUtf8 = Buffer.from([0x61, 0xff, 0xfe])

const every: readonly Endpoint[] = inTurn(
  world.app.implementations.map(({ endpoint }) => endpoint),
  5,
)
// Signed in wherever that says more than "login required". What asks for no csrf begins or ends a session: by nobody.
const csrf = `csrf=${world.people.owner.csrf}`
const signedIn = { ...headersOf(world.people.owner, 'cookie'), origin: world.settings.url }
const ask = (endpoint: Endpoint, { headers, ...rest }: RequestOptions, query = ''): Promise<Reply> =>
  server.ask(`/api/v1/${endpoint.name}?${csrf}${query}`, {
    method: 'POST',
    headers: { ...(endpoint.csrf === false ? {} : signedIn), ...headers },
    ...rest,
  })
const send = (endpoint: Endpoint, type: string, body: string | Buffer) =>
  ask(endpoint, { headers: { 'content-type': type }, body })
const part = (name: string, value: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n--b--\r\n'),
  ])

const known: ReadonlySet<string> = new Set(errorTypes)
/** A refusal as the API words it, or a success; never a failure of ours. */
function check(title: string, { status, body, text, headers }: Reply): { type: string; extra: string } | null {
  assert.match(text, /^(?!.*(node_modules|\.ts:\d|at async )).{0,50000}$/s, title)
  if (status === 200) return null
  const { object, type, extra, ...more } = body as { object: string; type: string; extra: string }
  assert.deepEqual([status, object, more], [type === 'rate_limit' ? 429 : 400, 'error', {}], title)
  assert.ok(known.has(type) && type !== 'server' && typeof extra === 'string', `${title}: ${text}`)
  assert.equal(headers['content-type'], 'application/json; charset=utf-8', title)
  return { type, extra }
}
/** What it must be refused with when this parameter is wrong. */
const refusalOf = (name: string, param: Param) =>
  param['x-invalid'] === undefined
    ? { type: 'invalid_value', extra: name }
    : { type: 'bad_request', extra: param['x-invalid'] }

// What changes by itself: counts, places in lists, and who is at work on outgoing mail.
const counters = ['rate_counts', 'page_cursors', 'mail_workers', 'search_formats']
const tables = (await world.sql(`select tablename from pg_tables where schemaname = 'public' order by 1`))
  .map(row => String(row['tablename']))
  .filter(table => !counters.includes(table))
/** How many rows each table has, and which transaction wrote the newest. */
async function contents(): Promise<unknown> {
  const counted = tables.map(
    table => `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${table}) as ${table}`,
  )
  const [row] = await world.sql(`select ${counted.join(', ')}`)
  return row
}

const untouched = await contents()
/** Nothing was written, logged as a failure or left unhandled by the work. */
async function leavesNoTrace(work: () => Promise<void>): Promise<void> {
  await work()
  assert.deepEqual(await contents(), untouched)
  assert.deepEqual(unhandled, [])
  const failures = server.logged.splice(0).filter(line => (JSON.parse(line) as { level: number }).level >= 40)
  assert.deepEqual(failures, [])
}

/** What no parameter of the kind can be, as JSON has it. */
const wrong: Record<ParamKind, unknown[]> = {
  id: ['x', '0', -1, 1.5, 2 ** 60, true, [1], { a: 1 }, '1; drop table'],
  integer: ['x', 1e300, true, [], {}],
  flag: ['maybe', 2, [1], {}, { toString: 1 }],
  text: [1, true, ['x'], { length: 1 }, 'a\0', '\ud800'],
  choice: ['__proto__', 'constructor', '', 1, ['x'], {}].filter(value => value !== ''),
  choices: ['__proto__', [1], {}, [['x']]],
  ids: ['x', [0], {}, [[1]]],
  timestamp: ['today', '2026-11-15', 1, [], {}],
  date: ['today', '2026-02-30', 1, [], {}],
  files: ['x', 1, [], {}, [{ hash: 'x' }]],
}

/**
 * Two of these, and what is just below the least that the parameter may be. Parameters of a kind are parsed alike: the first one gets
 * all, those after it two each in turn, so that each value meets many calls.
 */
function wrongValues(param: Param): unknown[] {
  const kind = param['x-kind']!
  const { minimum } = param as Param & { minimum?: number }
  const turn = turns.get(kind) ?? 0
  turns.set(kind, turn + 1)
  const values = wrong[kind]
  const given = turn === 0 ? values : [0, 1].map(next => values[(2 * turn + next) % values.length])
  return minimum === undefined ? given : [...given, String(minimum - 1)]
}
const turns = new Map<ParamKind, number>()

/** Of these kinds more than one may be given. */
const takesSeveral: readonly ParamKind[] = ['choices', 'ids', 'files']

type Body = [type: string, body: string | Buffer]
const many = Array.from({ length: 10_000 }, (_, at) => `n${at}`)
const ignored: Body[] = [
  [json, '{"__proto__":{"admin":true},"constructor":{"prototype":1},"toString":1}'],
  [form, '__proto__=1&constructor=1&toString=1&__proto__=2'],
  [multipart, part('__proto__', '1')],
]
const refused: Body[] = [
  [multipart, part('x', 'y').subarray(0, 40)],
  ['multipart/form-data', part('x', 'y')],
  ['application/json\t;x', '{}'],
  ['APPLICATION/JSON', '{'],
  ['text/plain', 'a=b'],
  ['a/b, application/json', '{}'],
  [json, '[]'],
  [json, 'null'],
]
const laborious: Body[] = [
  [json, `{"a":${'['.repeat(100_000)}`],
  [json, `[${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}]`],
  [json, `[${JSON.stringify(Object.fromEntries(many.map(name => [name, 1])))}]`],
  [form, many.map(name => `${name}=1`).join('&')],
  [multipart, Buffer.concat(many.map(name => part(name, '').subarray(0, -7)))],
]

for (const [at, endpoint] of every.entries()) {
  // Parameters in their order: those before one must be right for it to be the one that is refused.
  const params = Object.entries(endpoint.params) as [string, Param][]
  const rightBefore = (name: string) => {
    const before = params.slice(
      0,
      params.findIndex(([other]) => other === name),
    )
    return Object.fromEntries(
      before.filter(([, param]) => isRequired(param)).map(([other, param]) => [other, validValue(param)]),
    )
  }

  test(`${endpoint.name} rejects invalid parameters by name`, async () => {
    for (const [name, param] of params) {
      for (const value of wrongValues(param)) {
        const title = `${endpoint.name} ${name}=${JSON.stringify(value)}`
        const answer = check(title, await send(endpoint, json, JSON.stringify({ ...rightBefore(name), [name]: value })))
        assert.deepEqual([title, answer], [title, refusalOf(name, param)])
      }
    }
  })

  test(`${endpoint.name} rejects repeated parameters by name`, async () => {
    for (const [name, param] of params) {
      if (takesSeveral.includes(param['x-kind']!)) continue
      const twice = Array.from({ length: 2 }, () => [name, validValue(param)])
      const body = new URLSearchParams([...Object.entries(rightBefore(name)), ...twice]).toString()

      const answer = check(name, await send(endpoint, form, body))

      assert.deepEqual([name, answer], [name, { type: 'invalid_value', extra: name }])
    }
  })

  test(`${endpoint.name} rejects invalid UTF-8`, async () => {
    for (const [turn, [name, param]] of params.entries()) {
      const before = `${new URLSearchParams(rightBefore(name)).toString()}&${name}=`
      const body = turn % 2 === 0 ? `${before}%ff` : Buffer.concat([Buffer.from(before), notUtf8])
      assert.deepEqual([name, check(name, await send(endpoint, form, body))], [name, refusalOf(name, param)])
    }

    const [name = 'x', param] = params[0] ?? []
    const cut = [Buffer.from(`{"${name}":"`), notUtf8, Buffer.from('"}')]
    const whole = { type: 'bad_request', extra: 'parameters must be UTF-8' }
    assert.deepEqual(check(name, await send(endpoint, json, Buffer.concat(cut))), whole)
    if (param)
      assert.deepEqual(check(name, await send(endpoint, multipart, part(name, notUtf8))), refusalOf(name, param))
  })

  // Looking into every table costs more than the calls: once for all that this one was given.
  test(`${endpoint.name} survives odd bodies and names, and rejected requests leave no trace`, () =>
    leavesNoTrace(async () => {
      // A change that needs nothing would be made.
      const isSafe = endpoint.method === 'GET' || params.some(([, param]) => isRequired(param))
      for (const [type, body] of isSafe ? ignored : [])
        check(`${endpoint.name} ${String(body)}`, await send(endpoint, type, body))
      // Bodies are read in one place: the first call gets all of them, each other one, and every fifth a laborious one as well.
      const inTurn = [refused[at % refused.length]!, ...(at % 5 === 0 ? [laborious[(at / 5) % laborious.length]!] : [])]
      for (const [type, body] of at === 0 ? [...refused, ...laborious] : inTurn) {
        const title = `${endpoint.name} ${type} ${String(body).slice(0, 40)}`
        assert.equal(check(title, await send(endpoint, type, body))?.type, 'bad_request', title)
      }
      assert.equal(check('no type', await ask(endpoint, { body: 'a=b' }))?.extra, 'content type required')
    }))
}

test('ten megabytes are rejected, in any form', () =>
  leavesNoTrace(async () => {
    const tooBig = (name: string, text: string): [...Body, { type: string; extra: string }][] => [
      [form, `${name}=${text}`, { type: 'invalid_value', extra: name }],
      [json, `{"${name}":"${text}"}`, { type: 'bad_request', extra: 'request too big' }],
      [multipart, part(name, text), { type: 'invalid_value', extra: name }],
      ['text/plain', text, { type: 'bad_request', extra: 'content type must be form, multipart or JSON' }],
    ]
    for (const [at, endpoint] of every.entries()) {
      const [name = 'x'] = Object.keys(endpoint.params)
      // The first call in all ways, every fifth in one, and with just more than is allowed.
      const inTurn = at % 5 === 0 ? [tooBig(name, huge.slice(0, 300_000))[(at / 5) % 4]!] : []
      const bodies = at === 0 ? tooBig(name, huge) : inTurn
      for (const [type, body, refusal] of bodies) {
        assert.deepEqual(check(`${endpoint.name} ${type}`, await send(endpoint, type, body)), refusal)
      }
      const long = check('query', await ask(endpoint, {}, `&${name}=${huge.slice(0, 20_000)}`))
      assert.deepEqual(long, { type: 'bad_request', extra: 'the request cannot be read' })
    }
  }))

test('a text longer than declared is rejected by name', () =>
  leavesNoTrace(async () => {
    for (const endpoint of every) {
      for (const [name, param] of Object.entries(endpoint.params) as [string, Param & { maxLength?: number }][]) {
        if (param['x-kind'] !== 'text') continue
        const long = { ...requiredParams(endpoint), [name]: 'é'.repeat(param.maxLength! + 1) }

        const answer = check(name, await send(endpoint, form, new URLSearchParams(long).toString()))

        assert.deepEqual([endpoint.name, answer], [endpoint.name, refusalOf(name, param)])
      }
    }
  }))
