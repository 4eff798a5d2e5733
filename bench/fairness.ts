// How long an unrelated reader waits: alone, beside 500 posts at once by one account, and beside 50 visitors who search.
// node bench/fairness.ts [messages] [rounds]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { makePerson, addMembership } from '#test/world/people.ts'
import { searchWords, openArchive } from './support/archive-data.ts'

const [messages = 200_000, rounds = 3] = process.argv.slice(2).filter(Number).map(Number)
const posts = 500
const searchers = 50
const seconds = 6

const archive = await openArchive({ messages })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const tokenKey = await findSigningKey(archive.database.read, 'login token')
const stamp = Date.now().toString(36)
const start = async (file: string, given: object) => {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(given)], { stdio: 'inherit' })
  const [message] = (await once(child, 'message')) as [unknown]
  return { child, message }
}
const served = await start('processes/server-process.ts', { connection: archive.connection, certificate, data })
const { port } = served.message as { port: number }

async function addGroup(name: string): Promise<number> {
  const [group] = (await archive.sql(
    `insert into groups (name, plan, settings)
     values ($1, 'group_plan_premium', '{"new_users_moderated": false, "privacy": "group_privacy_none"}') returning id`,
    [`${name}-${stamp}`],
  )) as [{ id: number }]
  return group.id
}
await archive.sql(
  `update groups set settings = settings || '{"privacy": "group_privacy_none"}' where id = ${archive.group_id}`,
)
const [quiet, busy] = [await addGroup('quiet'), await addGroup('busy')]
const [reader, poster] = [
  await makePerson(archive, `reader${stamp}`, tokenKey),
  await makePerson(archive, `poster${stamp}`, tokenKey),
]
for (const group_id of [quiet, busy])
  for (const person of [reader, poster]) await addMembership(archive, group_id, person, {})

const agent = new Agent({ keepAlive: true, ca: certificate.cert, servername: 'localhost' })
let refused = 0
const read = (headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const path = `/api/v1/gettopics?group_id=${quiet}`
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, response => {
      if (response.statusCode !== 200) refused += 1
      response.resume().on('end', resolve)
    })
    sent.on('error', reject).end()
  })
const ways = { 'with an account': { authorization: reader.ways.key.authorization! }, 'without one': {} }
type ReaderKind = keyof typeof ways

/** Reads at a steady pace for as long as something lasts: who waits long does not read less often. */
async function readDuring(way: ReaderKind, work: Promise<unknown>): Promise<number[]> {
  const reads: Promise<number>[] = []
  const timed = async () => {
    const began = performance.now()
    await read(ways[way])
    return performance.now() - began
  }
  const timer = setInterval(() => reads.push(timed()), 20)
  await work.finally(() => clearInterval(timer))
  return Promise.all(reads)
}

async function beside(way: ReaderKind, requests: readonly string[], lasting: number): Promise<number[]> {
  const { child } = await start('processes/many-clients.ts', {
    port,
    cert: certificate.cert,
    seconds: lasting,
    requests,
  })
  const done = once(child, 'message')
  const exited = once(child, 'exit')
  child.send('go')
  const times = await readDuring(way, done)
  const [told] = (await done) as [{ seconds: number; statuses: object }]
  console.log(`  ${requests.length} callers: ${told.seconds.toFixed(1)} s, ${JSON.stringify(told.statuses)}`)
  await exited
  return times
}

async function postRequests(): Promise<string[]> {
  const drafts = (await archive.sql(
    `insert into drafts (account_id, group_id, draft_type, subject, body)
     select $1::bigint, $2, 'draft_type_post', 'Post ' || n, '<p>It is number ' || n || ' of many.</p>'
     from generate_series(1, ${posts}) n returning id`,
    [poster.account.id, busy],
  )) as { id: number }[]
  return drafts.map(({ id }) => {
    const body = `draft_id=${id}`
    const headers = `Host: localhost\r\nAuthorization: ${poster.ways.key.authorization}\r\nContent-Type: application/x-www-form-urlencoded`
    return `POST /api/v1/postdraft HTTP/1.1\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  })
}
const words = [searchWords.common, searchWords.medium(0), searchWords.scarce, 'none']
const searchRequests = Array.from(
  { length: searchers },
  (_, n) =>
    `GET /api/v1/searcharchives?group_id=${archive.group_id}&q=${words[n % words.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
)

const cases: Record<string, (way: ReaderKind) => Promise<number[]>> = {
  alone: way => readDuring(way, pause(3000)),
  'beside 500 posts at once': async way => beside(way, await postRequests(), 0),
  'beside 50 searchers': way => beside(way, searchRequests, seconds),
}
const results = new Map<string, number[]>()
for (let round = 0; round <= rounds; round += 1)
  for (const way of Object.keys(ways) as ReaderKind[])
    for (const [title, measure] of Object.entries(cases)) {
      const times = await measure(way)
      const name = `${title}, a reader ${way}`
      // The first round only warms up.
      if (round > 0 && refused > 0) console.log(`  ${name}: ${refused} reads were refused`)
      refused = 0
      if (round > 0) results.set(name, [...(results.get(name) ?? []), ...times])
    }
for (const [name, times] of results) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!.toFixed(1).padStart(7)
  console.log(`${name.padEnd(48)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  of ${times.length} reads`)
}
agent.destroy()
const gone = once(served.child, 'exit')
served.child.disconnect()
await gone
await archive.close()
await rm(data, { recursive: true })
