// One, two and four processes on one database: how many reads a second, what each takes of the processors, what an idle process costs,
// and how soon a change at one is seen at another. node bench/nodes.ts [rounds] [seconds] [changes] [reads | same | idle | changes …]
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { allRoles } from '#settings/roles.ts'
import { natsServer, runNats } from '#test/servers/nats.ts'
import { openArchive } from './support/archive-data.ts'
import { callers, client, load } from './load.ts'
import { startChild } from './processes/start-child.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { median } from './support/median.ts'
import { reportMetric } from './support/metrics.ts'
import { residentMegabytes } from './support/chat-world.ts'
import type { BenchRequest } from './support/request.ts'

const [rounds = 3, seconds = 4, changes = 200] = process.argv.slice(2, 5).map(Number)
const counts = [1, 2, 4]
const messages = 2000

const archive = await openArchive({ messages })
const { group_id, owner } = archive
const [{ pid: backend }] = (await archive.sql(`select pg_backend_pid() as pid`)) as [{ pid: number }]
const postmaster = postmasterOf(backend)
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const nats = natsServer === undefined ? undefined : await runNats()
type Node = Awaited<ReturnType<typeof startChild>>
const start = (env: Record<string, string> = {}): Promise<Node> =>
  startChild('server-process.ts', { connection: archive.connection, certificate, data, isBehindProxy: true, env })

const headers = { authorization: owner.ways.key.authorization!, 'x-forwarded-proto': 'https' }
const asking = (path: (n: number) => string): BenchRequest[] =>
  Array.from({ length: 3 * callers }, (_, n) => ({ path: `/api/v1/${path(n)}`, headers }))
const reads: Record<string, BenchRequest[]> = {
  getmessage: asking(n => `getmessage?group_id=${group_id}&msg_num=${n + 1}`),
  'gettopic (20)': asking(n => `gettopic?topic_id=${n + 1}&limit=20`),
  'gettopics (20)': asking(() => `gettopics?group_id=${group_id}&limit=20`),
}

type Measurement = { rate: number; work: number }
/** All callers ask all nodes, each its own, as behind a proxy that does the TLS. */
async function measure(nodes: readonly Node[], asked: readonly BenchRequest[], pauseMs?: number): Promise<Measurement> {
  const used = (): number => nodes.reduce((sum, { pid }) => sum + cpuOf(pid), cpuOfServer(postmaster))
  const before = used()
  const share = { asked, seconds, isPlain: true, callers: callers / nodes.length, ...(pauseMs && { pauseMs }) }
  const all = await Promise.all(nodes.map(({ plainPort }) => load({ ...share, port: plainPort }, certificate.cert)))
  const requests = all.reduce((sum, one) => sum + one.requests, 0)
  return { rate: all.reduce((sum, one) => sum + one.rate, 0), work: (used() - before) / requests }
}

async function measureReads(): Promise<void> {
  const nodes = await Promise.all(Array.from({ length: Math.max(...counts) }, () => start()))
  const found = new Map<string, Measurement[]>()
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, asked] of Object.entries(reads))
      for (const count of counts) {
        const one = await measure(nodes.slice(0, count), asked)
        // The first round only warms up.
        if (round > 0) found.getOrInsertComputed(`${name}, ${count}`, () => []).push(one)
      }
  console.log(`${messages} messages, ${callers} callers in all, by ${client}; load of the machine ${loadOfMachine()}`)
  console.log('read, processes'.padEnd(20), 'a second', ' of one', ' CPU ms', ' of one')
  for (const name of Object.keys(reads)) {
    const of = (count: number, field: keyof Measurement) =>
      median(found.get(`${name}, ${count}`)!.map(one => one[field]))
    for (const count of counts) {
      const [rate, work] = [of(count, 'rate'), of(count, 'work')]
      const part = (value: number, field: keyof Measurement): string =>
        `${((value / of(1, field)) * 100).toFixed(0)} %`.padStart(7)
      console.log(
        ...[`${name}, ${count}`.padEnd(20), rate.toFixed(0).padStart(8), part(rate, 'rate')],
        ...[work.toFixed(3).padStart(7), part(work, 'work')],
      )
      reportMetric({ name: `${name}, ${count} processes`, unit: '/s', ours: rate, work })
    }
  }
  for (const node of nodes) await node.stop()
}

/** The same number of requests a second at one process and at two, as on a machine that is not busy. */
async function measureSameLoad(): Promise<void> {
  const nodes = [await start(), await start()]
  const asked = Object.values(reads).flat()
  const works: [number[], number[]] = [[], []]
  // What isn't compiled yet takes several times as long.
  for (const node of nodes) await measure([node], asked)
  for (let round = 0; round <= 2 * rounds; round += 1)
    for (const count of [1, 2] as const) {
      const { work, rate } = await measure(nodes.slice(0, count), asked, 100)
      if (round > 0) works[count - 1]!.push(work)
      if (round === 0) console.log(`${rate.toFixed(0)} reads a second, mixed, at ${count} of two processes`)
    }
  const [one, two] = works.map(median) as [number, number]
  const overhead = (two / one - 1) * 100
  console.log(
    `CPU of a read: ${one.toFixed(3)} ms at one, ${two.toFixed(3)} ms at two: ${overhead.toFixed(0)} % more (load ${loadOfMachine()})`,
  )
  reportMetric({ name: 'CPU of reads at two processes, more than at one', unit: '%', ours: overhead, atMost: 10 })
  for (const node of nodes) await node.stop()
}

/** What the database does by itself, such as its autovacuum: no node causes it. */
async function idleDatabase(): Promise<number> {
  await pause(5000)
  const before = cpuOfServer(postmaster)
  await pause(30_000)
  return (cpuOfServer(postmaster) - before) / 30
}

/** What it takes to be there. */
async function measureIdle(roles: string): Promise<void> {
  const alone = await idleDatabase()
  const node = await start({ FOLKMOOT_ROLES: roles })
  await pause(5000)
  const used = (): number => cpuOf(node.pid) + cpuOfServer(postmaster)
  const before = used()
  await pause(30_000)
  const perSecond = (used() - before) / 30 - alone
  console.log(
    `an idle process with ${roles}: ${perSecond.toFixed(1)} ms of CPU a second with its database (which takes ${alone.toFixed(1)} ms by itself), ${residentMegabytes(node.pid).toFixed(0)} MB`,
  )
  reportMetric({ name: `idle process with ${roles}, CPU`, unit: 'ms/s', ours: perSecond, atMost: 100 })
  await node.stop()
}

const agent = new Agent({ keepAlive: true, ca: certificate.cert })
const call = ({ port }: Node, name: string, form: Record<string, string>): Promise<{ title: string }> =>
  new Promise((resolve, reject) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const options = { host: 'localhost', port, agent, method: 'POST', path: `/api/v1/${name}` }
    const sent = request({ ...options, headers: { authorization: headers.authorization, ...type } }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => (response.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text))))
    })
    sent.on('error', reject)
    sent.end(String(new URLSearchParams(form)))
  })

/** From the response at one process until another one shows the change, asked without a pause. */
async function measureChanges(wiring: string, env: Record<string, string>, atMost: number): Promise<void> {
  const [one, two] = [await start(env), await start(env)]
  const group = { group_id: String(group_id) }
  const times: number[] = []
  for (let n = 0; n < changes; n += 1) {
    const title = `${wiring} ${n}`
    await call(two, 'getgroup', group)
    await call(one, 'updategroup', { ...group, title })
    const changed = performance.now()
    while ((await call(two, 'getgroup', group)).title !== title);
    times.push(performance.now() - changed)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [p50, p99] = [0.5, 0.99].map(part => sorted[Math.floor(sorted.length * part)]!) as [number, number]
  console.log(
    `a change at another process, by ${wiring}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, at most ${sorted.at(-1)!.toFixed(1)} ms (${changes} changes, load ${loadOfMachine()})`,
  )
  reportMetric({ name: `change seen elsewhere by ${wiring}, p99`, unit: 'ms', ours: p99, atMost })
  for (const node of [one, two]) await node.stop()
}

const loadOfMachine = (): string => loadavg()[0]!.toFixed(1)

const parts = process.argv.slice(5)
const isAsked = (part: string): boolean => parts.length === 0 || parts.includes(part)
if (isAsked('reads')) await measureReads()
if (isAsked('same')) await measureSameLoad()
if (isAsked('idle')) for (const roles of [allRoles.join(), 'web,api,live']) await measureIdle(roles)
if (isAsked('changes')) await measureChanges('PostgreSQL', {}, 1000)
if (isAsked('changes') && nats) await measureChanges('NATS', { NATS_URL: nats.url }, 100)
await nats?.stop()
await archive.close()
await rm(data, { recursive: true })
