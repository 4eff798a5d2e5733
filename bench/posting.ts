import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { Client as DatabaseClient } from 'pg'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { makePerson, addMembership } from '#test/world/people.ts'
import { openArchive } from './support/archive-data.ts'
import { startChild } from './processes/start-child.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'

// How many drafts a second become messages with 16 clients over HTTPS, on a database that syncs to the disk: all in one
// group, whose posts wait for each other, and spread over sixteen.

const clients = 16
const count = Number(process.argv[2] ?? 4000)
const members = Number(process.argv[3] ?? 50)
const messages = Number(process.argv[4] ?? 200_000)

const archive = await openArchive({ messages })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const tokenKey = await findSigningKey(archive.database.read, 'login token')
const stamp = Date.now().toString(36)

await archive.sql(
  `insert into accounts (email, full_name, status)
   select 'writer-of-many' || n || '@example.org', 'Writer', 'user_status_confirmed'
   from generate_series(1, $1 - (select count(*) from accounts where email like 'writer%')) n
   on conflict do nothing`,
  [members],
)

async function addGroup(n: number): Promise<number> {
  const [group] = (await archive.sql(
    `insert into groups (name, plan, settings)
     values ($1, 'group_plan_premium', '{"new_users_moderated": false, "privacy": "group_privacy_archives"}') returning id`,
    [`posting-${stamp}-${n}`],
  )) as [{ id: number }]
  await archive.sql(
    `insert into members (group_id, account_id, sort_name, sort_email)
     select $1, id, '', '' from accounts where email like 'writer%' order by id limit $2`,
    [group.id, members],
  )
  return group.id
}

const text = Array.from(
  { length: 12 },
  (_, n) =>
    `<p>Paragraph ${n} of a post of an ordinary length, with <b>some</b> formatting in it and a <a href="https://example.org/${n}">link</a>.</p>`,
).join('')
const people = await Promise.all(
  Array.from({ length: clients }, (_, n) => makePerson(archive, `poster${stamp}${n}`, tokenKey)),
)

async function draftsIn(groups: readonly number[]): Promise<number[][]> {
  const all: number[][] = []
  for (const [n, person] of people.entries()) {
    const group_id = groups[n % groups.length]!
    await addMembership(archive, group_id, person, {})
    const rows = (await archive.sql(
      `insert into drafts (account_id, group_id, draft_type, subject, body)
       select $1::bigint, $2, 'draft_type_post', 'Post ' || n || ' of ' || $1::bigint, $3 || '<p>It is number ' || n || '.</p>'
       from generate_series(1, $4::int) n returning id`,
      [person.account.id, group_id, text, Math.ceil(count / clients)],
    )) as { id: number }[]
    all.push(rows.map(({ id }) => id))
  }
  return all
}

const served = await startChild('server-process.ts', { connection: archive.connection, certificate, data })
const { port } = served

type Client = { post(draft_id: number): Promise<void>; close(): void }
/** A connection that says only what is needed: Node's own client takes as long as a fifth of what it asks for. */
async function connectClient(authorization: string): Promise<Client> {
  const socket = connect({ host: '127.0.0.1', port, ca: certificate.cert, servername: 'localhost' })
  await once(socket, 'secureConnect')
  socket.setEncoding('latin1').setNoDelay()
  let heard = ''
  let done = Promise.withResolvers<void>()
  socket.on('data', (chunk: string) => {
    heard += chunk
    const [head, body = ''] = heard.split('\r\n\r\n', 2)
    if (body.length < Number(/content-length: (\d+)/i.exec(head!)?.[1] ?? Infinity)) return
    heard = ''
    if (head!.startsWith('HTTP/1.1 200 ')) done.resolve()
    else done.reject(new Error(body))
  })
  const head = [
    'POST /api/v1/postdraft HTTP/1.1',
    'Host: localhost',
    `Authorization: ${authorization}`,
    'Content-Type: application/x-www-form-urlencoded',
  ].join('\r\n')
  return {
    post(draft_id) {
      done = Promise.withResolvers()
      const body = `draft_id=${draft_id}`
      socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
      return done.promise
    },
    close: () => void socket.destroy(),
  }
}
const connections = await Promise.all(people.map(person => connectClient(person.ways.key.authorization!)))

const [{ backend }] = (await archive.sql(`select pg_backend_pid() as backend`)) as [{ backend: number }]
const postmaster = postmasterOf(backend)
const used = () => ({ server: cpuOf(served.pid), database: cpuOfServer(postmaster), client: cpuOf(process.pid) })

async function run(title: string, groups: readonly number[], atLeast?: number): Promise<void> {
  const drafts = await draftsIn(groups)
  const times: number[] = []
  const before = used()
  const began = performance.now()
  await Promise.all(
    connections.map(async (connection, n) => {
      for (const id of drafts[n]!) {
        const start = performance.now()
        await connection.post(id)
        times.push(performance.now() - start)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const after = used()
  const each = (part: keyof typeof after) => `${part} ${((after[part] - before[part]) / times.length).toFixed(2)}`
  const sorted = times.toSorted((a, b) => a - b)
  const name = `posting with ${members} members, ${title}`
  reportMetric({ name, unit: '/s', ours: times.length / seconds, ...(atLeast && { atLeast }) })
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!.toFixed(1)
  console.log(
    `${title.padEnd(28)} ${(times.length / seconds).toFixed(0).padStart(5)} posts/s  median ${at(0.5)} ms  p99 ${at(0.99)} ms  CPU ms a post: ${each('server')} ${each('database')} ${each('client')}`,
  )
}

const groups: number[] = []
for (let n = 0; n < clients; n += 1) groups.push(await addGroup(n))
// As a database that runs for a while knows its tables. On a busy machine it takes longer than a statement of the service may.
const counting = new DatabaseClient(archive.connection)
await counting.connect()
await counting.query('analyze')
await counting.end()
await run('to warm up', [await addGroup(100)])
// Each post is as many mails as there are members.
const asked = members <= 100 ? 300 : 150
await run('all in one group', [await addGroup(101)], asked)
await run('in sixteen groups', groups, asked)
await run(`in one of ${messages}`, [archive.group_id])

for (const connection of connections) connection.close()
await served.stop()
await archive.close()
await rm(data, { recursive: true })
