// Event streams of open pages: what each takes of the memory, beside a bare server whose responses never end, and how soon a post
// reaches all of them.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect as connectPlain, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { testDatabase } from '#test/database.ts'
import { addMembership, makePeople } from '#test/world/people.ts'
import { startChild } from './processes/start-child.ts'
import { residentMegabytes } from './support/chat-world.ts'
import { median } from './support/median.ts'
import { reportMetric } from './support/metrics.ts'

const [streams = 5000, readers = 1000, posts = 20] = process.argv.slice(2, 5).map(Number)
/** An account may have twenty. */
const perAccount = 10
/** What the first ones bring with them is there whether more come or not. */
const warmUp = 200

const database = await testDatabase()
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const names = Array.from({ length: Math.max(readers, streams / perAccount) }, (_, n) => `reader${n}`)
const people = await makePeople(database, names, await findSigningKey(database.database.read, 'login token'))
const [group] = (await database.sql(
  `insert into groups (name, plan, settings) values ('bench', 'group_plan_premium', '{"privacy":"group_privacy_archives"}') returning id`,
)) as [{ id: number }]
for (const person of people) await addMembership(database, group.id, person, {})
const drafts = (await database.sql(
  `insert into drafts (account_id, group_id, draft_type, subject, body)
   select $1::bigint, $2, 'draft_type_post', 'Post ' || n, 'It is number ' || n from generate_series(1, $3::int) n returning id`,
  [people[0]!.account.id, group.id, posts],
)) as { id: number }[]

const env = { FOLKMOOT_CONNECTIONS: '100000', FOLKMOOT_CONNECTIONS_ADDRESS: '100000' }
const given = { connection: database.connection, certificate, data, env, isBehindProxy: true }
type Server = Awaited<ReturnType<typeof startChild>>
type Listener = { socket: Socket; events: number; heardAt: number }

/** Opens one, and waits for its first bytes. */
async function listen(server: Server, n: number, isSecure: boolean): Promise<Listener> {
  const socket = isSecure
    ? connect({ host: '127.0.0.1', port: server.port, ca: certificate.cert, servername: 'localhost' })
    : connectPlain(server.plainPort, '127.0.0.1')
  await once(socket, isSecure ? 'secureConnect' : 'connect')
  const { cookie } = people[n % people.length]!.ways.cookie
  const listener = { socket, events: 0, heardAt: 0 }
  const opened = Promise.withResolvers<void>()
  socket.on('error', opened.reject)
  socket.on('data', (chunk: Buffer) => {
    const text = chunk.toString('latin1')
    if (/^HTTP\/1.1 (?!200)/.test(text)) opened.reject(new Error(text))
    opened.resolve()
    if (!text.includes('"topic"')) return
    listener.events += 1
    listener.heardAt = performance.now()
  })
  socket.write(
    `GET /api/v1/getupdates?group_ids=${group.id} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: https\r\nCookie: __Host-folkmoot=${cookie}\r\n\r\n`,
  )
  await opened.promise
  return listener
}
async function listenAll(server: Server, from: number, to: number, isSecure: boolean): Promise<Listener[]> {
  const all: Listener[] = []
  for (let n = from; n < to; n += 50)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, to - n) }, (_, m) => listen(server, n + m, isSecure)))),
    )
  return all
}

/** Kilobytes that a stream takes. */
async function memoryOf(server: Server, isSecure: boolean): Promise<number> {
  const first = await listenAll(server, 0, warmUp, isSecure)
  // Until unused memory is released.
  await pause(12_000)
  const before = residentMegabytes(server.pid)
  const rest = await listenAll(server, warmUp, streams, isSecure)
  await pause(12_000)
  const more = residentMegabytes(server.pid) - before
  for (const { socket } of [...first, ...rest]) socket.destroy()
  return (more * 1024) / rest.length
}
for (const [way, isSecure] of [
  ['behind a proxy', false],
  ['over TLS', true],
] as const) {
  const [bare, ours] = [
    await startChild('stream-baseline.ts', { certificate }),
    await startChild('server-process.ts', given),
  ]
  const [bareKb, oursKb] = [await memoryOf(bare, isSecure), await memoryOf(ours, isSecure)]
  await Promise.all([bare.stop(), ours.stop()])
  // A connection alone takes most of it, with Node as it is.
  reportMetric({
    name: `updates: memory of a stream ${way}, beyond a bare one`,
    unit: 'kB',
    ours: oursKb - bareKb,
    atMost: 10,
  })
  console.log(`${way}: ${oursKb.toFixed(1)} kB a stream, bare ${bareKb.toFixed(1)} kB`)
}

/** Until everyone has heard of a post, from the request on. */
const server = await startChild('server-process.ts', given)
const listeners = await listenAll(server, 0, readers, true)
const waits: number[] = []
for (const [n, { id }] of drafts.entries()) {
  const began = performance.now()
  const response = await post(id)
  while (listeners.some(({ events }) => events <= n)) await pause(1)
  waits.push(Math.max(...listeners.map(({ heardAt }) => heardAt)) - began)
  if (!response) throw new Error('was not posted')
  // Later ones of a burst are sent together.
  await pause(200)
}
const last = median(waits)
reportMetric({ name: `updates: until a post has reached ${readers} pages`, unit: 'ms', ours: last, atMost: 500 })
console.log(
  `a post has reached ${readers} pages after ${last.toFixed(0)} ms, at worst ${Math.max(...waits).toFixed(0)} ms`,
)
for (const { socket } of listeners) socket.destroy()
await server.stop()
await database.close()
await rm(data, { recursive: true })

async function post(draft_id: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port: server.port, ca: certificate.cert, servername: 'localhost' })
  await once(socket, 'secureConnect')
  const body = `draft_id=${draft_id}`
  const authorization = String(people[0]!.ways.key.authorization)
  socket.write(
    `POST /api/v1/postdraft HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  const text = chunk.toString('latin1')
  if (!text.startsWith('HTTP/1.1 200 ')) console.error(text)
  return text.startsWith('HTTP/1.1 200 ')
}
