// Pages of a group, for visitors and for many members: their bytes, how many a second, and what each takes of the processors, beside
// a bare server that sends a page of the same bytes. Where that is slow too, the hour is.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { testDatabase } from '#test/database.ts'
import { messageRows } from '#test/database/message-rows.ts'
import { makePeople, addMembership } from '#test/world/people.ts'
import { startChild } from './processes/start-child.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'
import { asBrowsers, fetchOnce, visitBytes, type Visit } from './support/visit-bytes.ts'
import { addGroupToRun } from './support/work-pages.ts'

const seconds = Number(process.argv[2] ?? 8)
/** Parts of the names of those that are measured; all where there is none. */
const chosen = process.argv.slice(3)
const connections = 16
/** Pages before the first that is measured. */
const warmUp = 600
/** Those who look at pages as members, by turns. */
const readers = 200
const text = `<p>${'The fork at four metres has a crack that one can put a hand into, and the bench stands right below it. '.repeat(4)}</p>`

const database = await testDatabase()
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const people = await makePeople(
  database,
  Array.from({ length: readers }, (_, n) => `reader${n}`),
  await findSigningKey(database.database.read, 'login token'),
)
const person = people[0]!
const [group] = (await database.sql(
  `insert into groups (name, plan, settings) values ('bench', 'group_plan_premium', '{"privacy":"group_privacy_none"}') returning id`,
)) as [{ id: number }]
for (const one of people) await addMembership(database, group.id, one, {})
const created = (n: number): string => new Date(Date.UTC(2026, 2, 1, 0, n)).toISOString()
const [first] = await messageRows(database, group.id, [
  { author: person, subject: 'The old lime tree', body: text, created: created(0) },
])
const { topic_id } = first!
const answers = Array.from({ length: 19 }, (_, n) => ({
  author: person,
  topic_id,
  body: text,
  created: created(n + 1),
  columns: { is_reply: true },
}))
await messageRows(database, group.id, answers)
// What else a list shows.
await messageRows(
  database,
  group.id,
  Array.from({ length: 30 }, (_, n) => ({
    author: people[n]!,
    subject: `Topic ${n}`,
    body: text,
    created: created(n + 20),
  })),
)
await database.sql(`update topics set num_messages = 20, most_recent_message = $2 where id = $1`, [
  topic_id,
  created(19),
])

const pages = join(import.meta.dirname, '../node_modules/.cache/pages')
const child = await startChild('server-process.ts', { connection: database.connection, certificate, data, pages })
const [backend] = (await database.sql(`select pg_backend_pid() as pid`)) as [{ pid: number }]
const postmaster = postmasterOf(backend.pid)
const product = { port: child.port, ca: certificate.cert }
const path = `/g/bench/topic/${topic_id}/the-old-lime-tree`
const cookieOf = (n: number) => ({ cookie: `__Host-folkmoot=${people[n % readers]!.ways.cookie.cookie}` })
const whose: Record<string, (n: number) => Record<string, string>> = { 'a visitor': () => ({}), 'a member': cookieOf }

/** What a page weighs, at a first visit and afterwards. */
async function reportBytes(who: string, at: string, headers: Record<string, string>, firstVisit = 60): Promise<Visit> {
  const visit = await visitBytes(product, at, headers)
  const { page, besides, files, plain } = visit
  reportMetric({ name: `first visit of ${who}`, unit: 'kB', ours: (page + besides) / 1000, atMost: firstVisit })
  reportMetric({ name: `next visit of ${who}`, unit: 'kB', ours: page / 1000, atMost: 15 })
  console.log(
    `${who}: first visit ${kb(page + besides)} (page ${kb(page)}, ${Object.keys(files).length} files ${kb(besides)}), next visit ${kb(page)}, unpacked ${kb(plain.bytes)}`,
  )
  return visit
}
for (const [who, headersOf] of Object.entries(whose)) {
  const { plain } = await reportBytes(who, path, headersOf(0))
  if (plain.body.split('<article').length !== 21) throw new Error('not the page')
}
// One page that everybody looks at, as many pages as there are requests, and what members see on their way there.
const forAll = { 'the same topic': () => path, 'a new topic each time': (n: number) => `${path}?n=${n}` }
const forMembers = { 'the topics': () => '/g/bench/topics', 'the group': () => '/g/bench', 'what is new': () => '/' }
type PageRequests = {
  what: string
  pathOf: (n: number) => string
  headersOf: (n: number) => Record<string, string>
  /** Milliseconds of the processors. */
  atMost?: number
}
/** Pages on which one person works; nobody opens hundreds of them a second. */
const { measured: ofOwner, weighed } = await addGroupToRun(database, product, person, people[1]!)
for (const { what, path: at, firstVisit } of weighed) await reportBytes(what, at, cookieOf(0), firstVisit)
const measured: PageRequests[] = [
  ...Object.entries(forAll).flatMap(([what, pathOf]) =>
    Object.entries(whose).map(([who, headersOf]) => ({ what: `${who}, ${what}`, pathOf, headersOf })),
  ),
  ...Object.entries(forMembers).map(([what, pathOf]) => ({ what: `a member, ${what}`, pathOf, headersOf: cookieOf })),
  ...ofOwner.map(({ what, path: at, atMost }) => ({ what, pathOf: () => at, headersOf: () => cookieOf(0), atMost })),
]
await writeFile(join(data, 'page.html'), (await fetchOnce(product, path, cookieOf(0))).body)
const bare = await startChild('pages-baseline.ts', { certificate, page: join(data, 'page.html') })
const bareAsking: PageRequests = { what: 'bare', pathOf: () => '/', headersOf: () => ({}) }
for (const asking of measured) {
  const { what, atMost = 3 } = asking
  if (chosen.length > 0 && !chosen.some(part => what.includes(part))) continue
  // What is not compiled yet takes several times as long, and is not told. On a busy machine that takes longer, so pages are counted.
  await measure(child, asking, seconds, warmUp)
  await measure(bare, bareAsking, seconds / 4)
  const [ours, yardstick] = [await measure(child, asking, seconds), await measure(bare, bareAsking, seconds / 2)]
  const work = { work: ours.node + ours.postgres, bareWork: yardstick.node }
  const rate = { name: `page: ${what}`, unit: '/s', ours: ours.rate, bare: yardstick.rate, ...work }
  reportMetric(asking.atMost === undefined ? { ...rate, atLeast: 400 } : rate)
  reportMetric({ name: `processors for a page: ${what}`, unit: 'ms', ours: work.work, atMost })
  console.log(
    `${what}: ${ours.rate.toFixed(0)} pages a second, ${work.work.toFixed(2)} ms a page (${ours.node.toFixed(2)} of ours, ${ours.postgres.toFixed(2)} of the database); refused or failed ${ours.failed}; a bare server: ${yardstick.rate.toFixed(0)}, ${yardstick.node.toFixed(3)} ms`,
  )
}
await child.stop()
await bare.stop()
await database.close()
await rm(data, { recursive: true, force: true })

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

type Measurement = { rate: number; node: number; postgres: number; failed: number }

async function measure(
  { port, pid }: typeof child,
  { pathOf, headersOf }: PageRequests,
  duration: number,
  amount?: number,
): Promise<Measurement> {
  let asked = 0
  const next = () => {
    asked += 1
    return { path: pathOf(asked), headers: headersOf(asked) }
  }
  const run = (forSeconds: number) =>
    autocannon({
      url: `https://127.0.0.1:${port}`,
      requests: [
        {
          setupRequest: request => {
            const { path: at, headers } = next()
            return { ...request, path: at, headers: { ...request.headers, ...headers } }
          },
        },
      ],
      connections,
      ...(amount === undefined ? { duration: forSeconds } : { amount }),
      headers: { host: 'localhost', accept: 'text/html', 'accept-encoding': asBrowsers },
    })
  if (amount === undefined) await run(3)
  const before = [cpuOf(pid), cpuOfServer(postmaster)]
  const { requests, non2xx, errors } = await run(duration)
  const after = [cpuOf(pid), cpuOfServer(postmaster)]
  const [node, postgres] = after.map((ms, at) => (ms - before[at]!) / requests.total)
  return { rate: requests.average, node: node!, postgres: postgres!, failed: non2xx + errors }
}
