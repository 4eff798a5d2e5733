// Searching an archive over HTTPS with a key, as the product is served: words of every kind, first page and fifth. What an
// answer takes of the processors is told for the product and for PostgreSQL apart.
// node bench/search.ts [messages] [seconds] [callers] [kind…]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { searchWords, openArchive } from './support/archive-data.ts'
import type { LoadResult, LoadOrder } from './processes/load-workers.ts'
import { startChild } from './processes/start-child.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'

const given = process.argv.slice(2).filter(word => !word.startsWith('-'))
const [messages = 20_000, seconds = 3, callers = 16] = given.map(Number).filter(Number.isFinite)
const only = given.filter(word => !Number.isFinite(Number(word)))

const archive = await openArchive({ messages })
const { group_id } = archive
const [{ pid: backend }] = (await archive.sql(`select pg_backend_pid() as pid`)) as [{ pid: number }]
const postmaster = postmasterOf(backend)
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
// Settings that are named before the command, as `FOLKMOOT_SEARCH_MEMORY=1`, hold for the product.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('FOLKMOOT_')))
const ours = await startChild('server-process.ts', { connection: archive.connection, certificate, data, env })
const headers = { authorization: archive.owner.ways.key.authorization! }

/** Waits until the group is indexed: docs/decisions/0027. */
async function untilPacked(): Promise<void> {
  const packed = `select coalesce(sum(last - first + 1), 0)::int as messages from search_segments where group_id = $1 and state = 'ready'`
  for (;;) {
    await pageAt(pathOf({ q: 'nowhere' }))
    const [{ messages: ready }] = (await archive.sql(packed, [group_id])) as [{ messages: number }]
    if (ready > messages - 64) return
    await pause(1000)
  }
}

type SearchRequest = Record<string, string | number | boolean>
// What differs from call to call does so in up to five hundred ways.
const searches: Record<string, (n: number) => SearchRequest> = {
  'in every message': () => ({ q: searchWords.common }),
  'in most messages': n => ({ q: searchWords.frequent(n) }),
  'in one of a hundred': n => ({ q: searchWords.medium(n) }),
  'in one of ten thousand': () => ({ q: searchWords.scarce }),
  'in one message': n => ({ q: onceOf(n) }),
  'in none': n => ({ q: `nowhere${n}` }),
  'in the oldest tenth': () => ({ q: searchWords.former }),
  'two common words': n => ({ q: twoOf(n).join(' ') }),
  'four common words': n => ({ q: [...twoOf(n), ...twoOf(n + 3)].join(' ') }),
  'two words of one of a hundred': n => ({ q: `${searchWords.medium(n)} deni` }),
  'a phrase of common words': n => ({ q: `"${twoOf(n).join(' ')}"` }),
  'a phrase of three common words': n => ({ q: `"${twoOf(n).join(' ')} ${searchWords.frequent(n + 5)}"` }),
  'a phrase of usual words': n => ({ q: `"${usualOf(n).join(' ')}"` }),
  'a phrase of common and usual': n => ({ q: `"${searchWords.frequent(n)} ${usualOf(n)[1]!}"` }),
  'a phrase with a rare word': n => ({ q: `"${searchWords.common} ${onceOf(n)}"` }),
  'common without common': n => ({ q: `${searchWords.common} -${searchWords.frequent(n)}` }),
  'common and rare': n => ({ q: `${searchWords.frequent(n)} ${searchWords.scarce}` }),
  'a beginning': n => ({ q: `midword${n % 10}*` }),
  'a common beginning': n => ({ q: `${['den', 'lor', 'pes', 'tal', 'wun', 'zer'][n % 6]!}*` }),
  'a phrase with a beginning': n => ({ q: `"${searchWords.frequent(n)} ${['den', 'lor', 'pes'][n % 3]!}*"` }),
  'a person': n => ({ q: personOf(n) }),
  'a person, by topics': n => ({ q: personOf(n), collapse_topics: true }),
  'a person and a common word': n => ({ q: `${personOf(n)} ${searchWords.frequent(n)}` }),
  'a person and a usual word': n => ({ q: `${personOf(n)} ${searchWords.usual(n)}` }),
  'a person without a common word': n => ({ q: `${personOf(n)} -${searchWords.frequent(n)}` }),
  'a person and a phrase': n => ({ q: `${personOf(n)} "${twoOf(n).join(' ')}"` }),
  'a person and a phrase of usual words': n => ({ q: `${personOf(n)} "${usualOf(n).join(' ')}"` }),
  'a person and a beginning': n => ({ q: `${personOf(n)} midword${n % 10}*` }),
  'a person and a common beginning': n => ({ q: `${personOf(n)} ${['den', 'lor', 'pes'][n % 3]!}*` }),
  'common without a person': n => ({ q: `${searchWords.frequent(n)} -${personOf(n)}` }),
  'without a person alone': n => ({ q: `-${personOf(n)}` }),
  'nothing but days': n => ({ q: '', ...monthOf(n) }),
  'common, an old month': n => ({ q: searchWords.common, ...monthOf(n) }),
  'rare, an old year': n => ({ q: searchWords.medium(n), start_date: '2017-01-01', end_date: '2017-12-31' }),
  'common, by topics': n => ({ q: searchWords.frequent(n), collapse_topics: true }),
  'one of a hundred, by topics': n => ({ q: searchWords.medium(n), collapse_topics: true }),
  'common, without signatures': n => ({ q: searchWords.frequent(n), exclude_sigs: true }),
  'common, by date': n => ({ q: searchWords.frequent(n), sort_field: 'date' }),
  'common, oldest first': n => ({ q: searchWords.frequent(n), sort_field: 'date', sort_dir: 'asc' }),
  'common, a page of 100': n => ({ q: searchWords.frequent(n), limit: 100 }),
}
const personOf = (n: number): string => `posterid:${(n % 500) + 1}`
const onceOf = (n: number): string => searchWords.once(((n * 7919) % messages) + 1)
const twoOf = (n: number): string[] => [
  searchWords.frequent(n),
  searchWords.frequent(n + 1 + (Math.floor(n / 20) % 19)),
]
const usualOf = (n: number): string[] => [searchWords.usual(n), searchWords.usual(7 * n + 31 + Math.floor(n / 100))]
const monthOf = (n: number): SearchRequest => {
  const month = `${2016 + (n % 8)}-${String((n % 12) + 1).padStart(2, '0')}`
  return { start_date: `${month}-01`, end_date: `${month}-28` }
}

/** How many a second are asked of a small archive. */
const asksFor: Record<string, number> = { 'in every message': 600, 'in one of a hundred': 1000 }

type Page = { total_count: number; next_page_token: number; has_more: boolean }
const pathOf = (searchRequest: SearchRequest): string =>
  `/api/v1/searcharchives?${new URLSearchParams(Object.entries({ group_id, ...searchRequest }).map(([name, value]) => [name, String(value)])).toString()}`

async function pageAt(path: string): Promise<Page> {
  const sent = request({
    host: '127.0.0.1',
    port: ours.port,
    path,
    headers,
    ca: certificate.cert,
    servername: 'localhost',
  })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return (await json(response)) as Page
}

/** The address of the fifth page of a search, if it has so many. */
async function fifthOf(searchRequest: SearchRequest): Promise<string | undefined> {
  let path = pathOf(searchRequest)
  for (let page = 1; page < 5; page += 1) {
    const { has_more, next_page_token } = await pageAt(path)
    if (!has_more) return undefined
    path = pathOf({ ...searchRequest, page_token: next_page_token })
  }
  return path
}

async function call({ paths, seconds }: { paths: readonly string[]; seconds: number }) {
  const asked = paths.map(path => ({ path, headers }))
  const told: LoadOrder = { port: ours.port, cert: certificate.cert, callers, seconds, asked }
  const child = fork(join(import.meta.dirname, 'processes/load-workers.ts'), [JSON.stringify(told)], {
    stdio: 'inherit',
  })
  await once(child, 'message')
  const before = [cpuOf(ours.pid), cpuOfServer(postmaster)]
  child.send('begin')
  const [called] = (await once(child, 'message')) as [LoadResult]
  const after = [cpuOf(ours.pid), cpuOfServer(postmaster)]
  await once(child, 'exit')
  if (called.refused > 0) throw new Error(`${called.refused} of ${called.times.length} calls were refused`)
  return { called, worked: after.map((ms, n) => (ms - before[n]!) / called.times.length) }
}

await untilPacked()
// What a service does in its first seconds is done slowly: it is still being compiled.
await call({ paths: Object.values(searches).map(asked => pathOf(asked(0))), seconds: Math.max(3, seconds) })

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
const column = (value: number, digits: number, width = 8) => value.toFixed(digits).padStart(width)
console.log(`${messages} messages, ${callers} callers over HTTPS with a key, ${seconds} s of each kind; milliseconds`)
console.log(`${''.padEnd(36)}  each s     p50     p95     max  product  PostgreSQL  callers     kB   found`)
for (const [name, asked] of Object.entries(searches)) {
  if (only.length > 0 && !only.some(word => name.includes(word))) continue
  const variants = Array.from({ length: 500 }, (_, n) => asked(n))
  const first = [...new Set(variants.map(pathOf))]
  const { total_count } = await pageAt(first[0]!)
  const fifth = (await Promise.all(variants.slice(0, 4).map(fifthOf))).filter(path => path !== undefined)
  for (const [page, paths] of [['', first] as const, [', fifth page', [...new Set(fifth)]] as const]) {
    if (paths.length === 0) continue
    await call({ paths, seconds: Math.min(0.5, seconds / 4) })
    const { called, worked } = await call({ paths, seconds })
    const sorted = called.times.toSorted((a, b) => a - b)
    const figure = { name: `search: ${name}${page}`, messages }
    const atLeast = messages <= 20_000 ? asksFor[name] : undefined
    reportMetric({ ...figure, unit: '/s', ours: sorted.length / called.seconds, ...(atLeast && { atLeast }) })
    if (messages >= 1_000_000)
      reportMetric({ ...figure, name: `${figure.name}, p95`, unit: 'ms', ours: at(sorted, 0.95), atMost: 50 })
    console.log(
      `${(name + page).padEnd(36)} ${column(sorted.length / called.seconds, 0, 7)}${column(at(sorted, 0.5), 1)}${column(at(sorted, 0.95), 1)}` +
        `${column(sorted.at(-1)!, 1)} ${column(worked[0]!, 2)} ${column(worked[1]!, 2, 11)} ${column(called.cpu / sorted.length, 2)} ` +
        `${column(called.bytes / sorted.length / 1000, 0, 6)} ${String(total_count).padStart(7)}`,
    )
  }
}

await ours.stop()
await archive.close()
await rm(data, { recursive: true })
