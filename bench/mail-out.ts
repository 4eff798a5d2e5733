// How quickly a post to a thousand members is handed to another mail server, and what that takes of the processors: beside a bare
// loop around nodemailer, with and without signatures, on a database that syncs to the disk. Then how much memory many posts take.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { openDatabase } from '#storage/database.ts'
import { joinEmbedded } from '#storage/embedded/index.ts'
import { migrate } from '#storage/migrate.ts'
import { fakeComposer } from '#test/mail/fake-composer.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'

const members = 1000
const posts = Number(process.argv[2] ?? 20)
const many = Number(process.argv[3] ?? 200)

const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const server = await joinEmbedded({ data })
await migrate(server.connection)
const database = openDatabase({ connection: server.connection, poolSize: 2 })
const sql = async (text: string, values: readonly unknown[] = []) =>
  (await database.read.execute({ name: '', text }, values)).rows

await sql(
  `insert into accounts (email, full_name, status)
   select 'member' || n || '@domain' || n % 20 || '.example', 'Member ' || n, 'user_status_confirmed' from generate_series(1, $1::int) n`,
  [members],
)
await sql(`insert into groups (name, plan) values ('bread', 'group_plan_premium')`)
await sql(
  `insert into members (group_id, account_id, sort_name, sort_email) select g.id, a.id, '', '' from groups g, accounts a`,
)
const [{ backend }] = (await sql(`select pg_backend_pid() as backend`)) as [{ backend: number }]
const postmaster = postmasterOf(backend)

const start = async (file: string, given: object = {}) => {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(given)], { stdio: 'inherit' })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port, pid: child.pid! }
}
const sink = await start('processes/sink-process.ts')
const relay = `smtp://127.0.0.1:${sink.port}`
async function sinkHas(): Promise<{ taken: number; last: number }> {
  sink.child.send('how much')
  const [told] = (await once(sink.child, 'message')) as [{ taken: number; last: number }]
  return told
}
async function taken(count: number): Promise<number> {
  for (;;) {
    const told = await sinkHas()
    if (told.taken >= count) return told.last
    await pause(20)
  }
}

/** Posts so often; what a thousand recipients took. */
async function measure(
  title: string,
  pids: readonly number[],
  send: () => Promise<void>,
  count: number,
  asked?: { atLeast: number; atMost: number },
): Promise<void> {
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0) + cpuOfServer(postmaster)
  const before = { cpu: used(), taken: (await sinkHas()).taken }
  const began = Date.now()
  await send()
  const seconds = ((await taken(before.taken + count)) - began) / 1000
  await pause(500)
  const cpu = (used() - before.cpu) / 1000
  if (asked) {
    reportMetric({ name: `recipients, ${title}`, unit: '/s', ours: count / seconds, atLeast: asked.atLeast })
    reportMetric({
      name: `a thousand recipients, ${title}`,
      unit: 'CPU s',
      ours: (cpu / count) * 1000,
      atMost: asked.atMost,
    })
  }
  console.log(
    `${title.padEnd(36)} ${(count / seconds).toFixed(0).padStart(6)} recipients/s  ${((cpu / count) * 1000).toFixed(3)} CPU s a thousand`,
  )
}

/** As the posting does it. */
const post = (count: number) =>
  sql(
    `insert into outgoing_messages (group_id, kind, message_id, recipient_ids)
     select group_id, 'single', post, array_agg(id) from (
       select group_id, id, post, (row_number() over (partition by post) - 1) / 200 as part
       from members, generate_series(1, $1::int) post) r
     group by group_id, post, part`,
    [count],
  )
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

async function bare(count: number): Promise<void> {
  const transport = createTransport({ url: relay, pool: true, maxConnections: 20, maxMessages: Infinity } as object)
  const outgoingMessage = { id: 1, group_id: 1, kind: 'single', message_id: 1, created: '' as never, params: {} }
  const composed = await fakeComposer.compose(database.read, outgoingMessage)
  const rest = { account_id: 1, timezone: '', email_delivery: '', max_attachment_size: '', mod_status: '', options: {} }
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const { from, to, raw } = await composed.for({
        ...rest,
        member_id: n,
        email: `member${n}@example.org`,
        full_name: 'Member',
      })
      return transport.sendMail({ envelope: { from, to: [to] }, raw: Buffer.concat(raw) })
    }),
  )
  transport.close()
}

await bare(500)
await measure('a bare loop around nodemailer', [process.pid], () => bare(5000), 5000)
const ways = [
  { title: '', isSigned: false },
  { title: ' with a signature for each', isSigned: true },
  { title: ' with a copy for each domain', isSigned: true, isShared: true },
]
for (const { title, ...way } of ways) {
  const served = await start('processes/mail-process.ts', { connection: server.connection, data, relay, ...way })
  const send = (count: number) => async () => {
    await post(count)
    served.child.send('there is something')
  }
  await measure(`to warm up${title}`, [served.pid], send(3), 3 * members)
  await measure(`one post${title}`, [served.pid], send(1), members)
  await measure(`${posts} posts${title}`, [served.pid], send(posts), posts * members, { atLeast: 5000, atMost: 0.3 })
  if (!way.isSigned) {
    const before = memoryOf(served.pid)
    let most = before
    const looking = setInterval(() => (most = Math.max(most, memoryOf(served.pid))), 100)
    await measure(`${many} posts`, [served.pid], send(many), many * members)
    clearInterval(looking)
    reportMetric({ name: `memory more over ${many} posts`, unit: 'MB', ours: most - before, atMost: 150 })
    console.log(
      `memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${memoryOf(served.pid).toFixed(0)} MB after`,
    )
  }
  const gone = once(served.child, 'exit')
  served.child.disconnect()
  await gone
}
const [left] = await sql(
  `select (select count(*)::int from outgoing_messages where state <> 'done') as outgoing, (select count(*)::int from deliveries) as deliveries`,
)
console.log(`left over: ${JSON.stringify(left)}`)
sink.child.disconnect()
await database.close()
await server.leave()
await rm(data, { recursive: true })
