// Reading a large archive, its members and a feed through the whole pipeline, against bare routes that answer the same: how many
// a second, and what each takes of the processors. Sixteen people ask, each for messages and topics of their own. node bench/archives.ts [messages] [rounds] [seconds] [call…]
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { writeToken } from '#runtime/responses/page-tokens.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { makePeople, addMemberships, type Person } from '#test/world/people.ts'
import { openArchive } from './support/archive-data.ts'
import type { BenchRequest } from './support/request.ts'
import { startChild } from './processes/start-child.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'
import { callers, client, load } from './load.ts'
import { median } from './support/median.ts'

const given = process.argv.slice(2).filter(word => !word.startsWith('-'))
const [messages = 200_000, rounds = 3, seconds = 4] = given.map(Number).filter(Number.isFinite)
const only = given.filter(word => !Number.isFinite(Number(word)))
const archive = await openArchive({ messages })
const { group_id, owner } = archive
const [{ pid: backend }] = (await archive.sql(`select pg_backend_pid() as pid`)) as [{ pid: number }]
const postmaster = postmasterOf(backend)
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })

type Server = Awaited<ReturnType<typeof startChild>>
const start = (file: string, besides: object): Promise<Server> =>
  startChild(file, { connection: archive.connection, certificate, data, isBehindProxy: true, ...besides })
const readers = [owner, ...(await othersWhoRead())]
type Json = Record<string, unknown>
const read = ({ port }: Server, { path, headers }: BenchRequest) =>
  new Promise<{ text: string; json: Json }>((resolve, reject) => {
    const tls = { ca: certificate.cert, servername: 'localhost' }
    const sent = request({ host: '127.0.0.1', port, path, headers, ...tls }, response => {
      response.setEncoding('utf8')
      let text = ''
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ text, json: JSON.parse(text) as Json }))
    })
    sent.on('error', reject)
    sent.end()
  })

/** As many as there are connections: whoever asks for the same as somebody else in the same moment may share what is found. */
async function othersWhoRead(): Promise<Person[]> {
  const names = Array.from({ length: callers - 1 }, (_, n) => `${owner.name}x${n}`)
  const people = await makePeople(archive, names, await findSigningKey(archive.database.read, 'login token'))
  await addMemberships(
    archive,
    group_id,
    people.map(person => [person, { mod_status: 'sub_modstatus_owner' }]),
  )
  return people
}

const ours = await start('server-process.ts', {})
// The place before the last page.
const byNumber = { list: 'getmessages', field: 'msg_num', dir: 'desc' } as const
const deep = await writeToken(archive.database.read, byNumber, { group_id }, { key: 21, id: 21, before: messages - 20 })
type Case = { kind: string; values: unknown[]; query: string }
/** One of the messages or topics that there are, another for each number. */
const someOf = (all: number, n: number): number => Math.floor((all * (2 * n + 1)) / (2 * variants)) + 1
/** So many different things are asked for in turn. */
const variants = 3 * callers
const all: Record<string, (n: number, reader: Person) => Case> = {
  'gettopics (20)': () => ({ kind: 'gettopics', values: [group_id], query: `group_id=${group_id}&limit=20` }),
  'gettopic (20)': n => {
    const topic = someOf(messages / 20 - 1, n)
    return { kind: 'gettopic', values: [group_id, topic], query: `topic_id=${topic}&limit=20` }
  },
  getmessage: n => {
    const number = someOf(messages - 1, n)
    return { kind: 'getmessage', values: [group_id, number], query: `group_id=${group_id}&msg_num=${number}` }
  },
  'getmessages (20), first page': () => ({
    kind: 'getmessages',
    values: [group_id, Number.MAX_SAFE_INTEGER],
    query: `group_id=${group_id}&limit=20`,
  }),
  'getmessages (20), last page': () => ({
    kind: 'getmessages',
    values: [group_id, 21],
    query: `group_id=${group_id}&limit=20&page_token=${deep}`,
  }),
  'getmembers (20)': () => ({
    kind: 'getmembers',
    values: [group_id],
    query: `group_id=${group_id}&limit=20&sort_field=joined&sort_dir=asc`,
  }),
  'feed (1)': (_n, { account }) => ({ kind: 'feed', values: [account.id], query: 'limit=20' }),
}
const cases = Object.entries(all).filter(([name]) => only.length === 0 || only.some(word => name.includes(word)))

/** What the bare route is given of an answer: what its rows do not say. */
function givenOf(answer: Json) {
  const { data: rows, ...besides } = answer
  const [first] = (rows as Json[] | undefined) ?? [answer]
  const topics = first!['topics'] as { topic: Json }[] | undefined
  return { besides, alike: topics ? { ...first, topic: topics[0]!.topic } : first }
}
type CaseRequests = Record<'ours' | 'bare', BenchRequest[]>
const routes: Record<string, object> = {}
const asking: CaseRequests[] = []
for (const [c, [, caseOf]] of cases.entries()) {
  const both: CaseRequests = { ours: [], bare: [] }
  for (let n = 0; n < variants; n += 1) {
    const reader = readers[n % callers]!
    const headers = { authorization: reader.ways.key.authorization! }
    const { kind, values, query } = caseOf(n, reader)
    const asked = { path: `/api/v1/${kind}?${query}`, headers }
    const route = `/${c}/${n}`
    routes[route] = { kind, values, ...givenOf((await read(ours, asked)).json) }
    both.ours.push(asked)
    both.bare.push({ path: route, headers })
  }
  asking.push(both)
}
const routesFile = join(data, 'routes.json')
await writeFile(routesFile, JSON.stringify(routes))
const bare = await start('archives-baseline.ts', { routesFile })
for (const [c, [name]] of cases.entries()) {
  const [a, b] = [await read(bare, asking[c]!.bare[1]!), await read(ours, asking[c]!.ours[1]!)]
  if (!isDeepStrictEqual(a.json, b.json)) throw new Error(`${name}: the two do not answer alike`)
  console.log(`${name}: ${b.text.length} bytes`)
}

type Measurement = { rate: number; p99: number; node: number; postgres: number }
async function measure(
  { pid, ...server }: Server,
  given: readonly BenchRequest[],
  isPlain: boolean,
  time: number,
): Promise<Measurement> {
  const port = isPlain ? server.plainPort : server.port
  const proxied = ({ path, headers }: BenchRequest): BenchRequest => ({
    path,
    headers: { ...headers, 'x-forwarded-proto': 'https' },
  })
  const asked = isPlain ? given.map(proxied) : given
  const used = () => [cpuOf(pid), cpuOfServer(postmaster)] as const
  const before = used()
  const { requests, rate, p99 } = await load({ port, asked, seconds: time, isPlain }, certificate.cert)
  const after = used()
  return { rate, p99, node: (after[0] - before[0]) / requests, postgres: (after[1] - before[1]) / requests }
}
type Kind = 'ours' | 'bare' | 'plain'
const results = cases.map((): Record<Kind, Measurement[]> => ({ ours: [], bare: [], plain: [] }))
for (let round = 0; round <= rounds; round += 1)
  for (const n of cases.keys()) {
    const time = seconds
    const found: Record<Kind, Measurement> = {
      bare: await measure(bare, asking[n]!.bare, false, time),
      ours: await measure(ours, asking[n]!.ours, false, time),
      plain: await measure(ours, asking[n]!.ours, true, Math.ceil(time / 2)),
    }
    // The first round only warms up: what was not compiled yet takes several times as long.
    if (round > 0) for (const kind of ['bare', 'ours', 'plain'] as const) results[n]![kind].push(found[kind])
  }

const column = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width)
console.log(`${messages} messages, ${callers} connections, by ${client}; milliseconds of the processors for one answer`)
console.log(
  `${''.padEnd(30)}   ours/s   bare/s  part |   Node  PostgreSQL     bare: Node  PostgreSQL  part | TLS Node PostgreSQL | p99 ours  bare`,
)
for (const [n, [name]] of cases.entries()) {
  const of = (kind: Kind, field: keyof Measurement) => median(results[n]![kind].map(one => one[field]))
  const [whole, bareWhole] = [of('ours', 'node') + of('ours', 'postgres'), of('bare', 'node') + of('bare', 'postgres')]
  const tls = Math.max(0, of('ours', 'node') - of('plain', 'node'))
  const rates = { ours: of('ours', 'rate'), bare: of('bare', 'rate'), share: 0.8 }
  reportMetric({ name, messages, unit: '/s', ...rates, work: whole, bareWork: bareWhole })
  const share = (part: number) => `${((part / whole) * 100).toFixed(0)} %`.padStart(4)
  console.log(
    `${name.padEnd(30)} ${column(of('ours', 'rate'), 0, 8)} ${column(of('bare', 'rate'), 0, 8)} ${column((of('ours', 'rate') / of('bare', 'rate')) * 100, 0, 3)} % | ` +
      `${column(of('ours', 'node'), 3, 6)} ${column(of('ours', 'postgres'), 3, 11)} ${column(of('bare', 'node'), 3, 14)} ${column(of('bare', 'postgres'), 3, 11)} ${column((bareWhole / whole) * 100, 0, 3)} % | ` +
      `${share(tls)} ${share(of('ours', 'node') - tls)} ${share(of('ours', 'postgres'))} | ${column(of('ours', 'p99'), 1, 6)} ${column(of('bare', 'p99'), 1, 6)}`,
  )
}
for (const { stop } of [bare, ours]) await stop()
await archive.close()
await rm(data, { recursive: true })
