// A digest for each of 10,000 members, signed and handed to a server beside: those who get the same share what is the same.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { enqueueDueDigests } from '#mail/send/digest/enqueue-digests.ts'
import { loadSettings } from '#settings/index.ts'
import { testDatabase } from '#test/database.ts'
import { messageRows } from '#test/database/message-rows.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { reportMetric } from './support/metrics.ts'

const members = 10_000
const most = 60_000

const database = await testDatabase()
const { sql } = database
const data = await mkdtemp(join(tmpdir(), 'folkmoot-digests-'))
const sink = await startSink({ keepRaw: false })
const settings = loadSettings({
  env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://moot.example', FOLKMOOT_SMTP_RELAY: sink.url },
  cwd: data,
})
const app = await buildApp({
  settings,
  database: database.database,
  log: line => console.error(line),
  resolve: async () => [],
})
const [group] = (await sql(`insert into groups (name, plan) values ('bench', 'group_plan_premium') returning id`)) as [
  { id: number },
]
await sql(
  `insert into accounts (email, full_name, status, timezone)
   select 'm' || n || '@d' || n % 20 || '.example', 'Member ' || n, 'user_status_confirmed',
     (array['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC'])[1 + n % 4] from generate_series(1, $1::int) n`,
  [members],
)
await sql(
  `insert into members (group_id, account_id, email_delivery, message_selection, sort_name, sort_email)
   select $1, a.id, (array['email_delivery_digest', 'email_delivery_html_digest', 'email_delivery_summary'])[1 + a.id % 3],
     'message_selection_all', '', '' from accounts a`,
  [group.id],
)
const begin = Temporal.Now.instant()
const run = async (now: Temporal.Instant) => {
  while (await app.pipeline.runAsSystem(systemTransaction => enqueueDueDigests(systemTransaction, now)));
}
await run(begin)
await messageRows(
  database,
  group.id,
  Array.from({ length: 10 }, (_, n) => ({ subject: `Loaf ${n}`, body: `<p>${'Rye rises slowly. '.repeat(40)}</p>` })),
)
// Somebody in a hundred has muted a topic, and gets another digest.
await sql(
  `insert into topic_followers (group_id, topic_id, account_id, state)
   select $1, (select min(id) from topics where group_id = $1), id, 'muted' from accounts where id % 100 = 0`,
  [group.id],
)
await sql('analyze')

const [before, cpu] = [performance.now(), process.cpuUsage()]
await run(begin.add({ hours: 24 }))
const decided = performance.now() - before
await app.jobQueue.settle()
const took = performance.now() - before
const { user, system } = process.cpuUsage(cpu)
reportMetric({ name: `digests for ${members} members`, unit: 's', ours: took / 1000, atMost: most / 1000 })
console.log(`decided for ${members} members in ${(decided / 1000).toFixed(1)} s`)
console.log(
  `${sink.taken.length} digests were taken after ${(took / 1000).toFixed(1)} s, with ${((user + system) / 1e6).toFixed(1)} s of our processor`,
)
if (sink.taken.length !== members || took > most) process.exitCode = 1

await app.close()
await sink.close()
await database.close()
await rm(data, { recursive: true, force: true })
