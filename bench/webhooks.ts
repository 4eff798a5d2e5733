import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadSettings } from '#settings/index.ts'
import { addMemberships, makePeople } from '#test/world/people.ts'
import { startChild } from './processes/start-child.ts'
import { openArchive } from './support/archive-data.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'

// Posts in a group with 1,000 webhooks, compared with posts in a group without: what queuing a delivery costs. Then all are
// delivered to a server on this machine, and finally as many deliveries to one webhook. On a database that syncs to the disk.

const hooks = Number(process.argv[2] ?? 1000)
const posts = Number(process.argv[3] ?? 5)
const [mostCpu, leastPerSecond, plainPosts] = [0.2, 500, 200]

const archive = await openArchive({ messages: 1000 })
const { sql } = archive
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const env = { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test', FOLKMOOT_WEBHOOK_NETWORKS: '127.0.0.1' }
const settings = loadSettings({ env, cwd: data })
const sink = await startChild('webhook-sink.ts', {})
const start = () => buildApp({ settings, database: archive.database, log: line => console.error(line) })
const [{ pid }] = (await sql('select pg_backend_pid() as pid')) as [{ pid: number }]
const postmaster = postmasterOf(pid)
const used = () => ({ here: cpuOf(process.pid), database: cpuOfServer(postmaster) })

// What earlier runs have left would be delivered in this one.
await sql(`delete from jobs`)
const posting = await start()
// What is posted waits until it is measured.
await posting.jobQueue.stop()
const stamp = Date.now().toString(36)
const [poster] = await makePeople(
  archive,
  [`hooks${stamp}`],
  await findSigningKey(archive.database.read, 'login token'),
)
const owner = posting.callAs(poster!.identity)

async function addGroup(name: string): Promise<number> {
  const [{ id }] = (await sql(
    `insert into groups (name, plan, settings)
     values ($1, 'group_plan_premium', '{"new_users_moderated": false, "privacy": "group_privacy_archives"}') returning id`,
    [`${name}-${stamp}`],
  )) as [{ id: number }]
  await addMemberships(archive, id, [[poster!, { mod_status: 'sub_modstatus_owner' }]])
  return id
}
async function addWebhooks(group_id: number, count: number): Promise<void> {
  const url = `http://127.0.0.1:${sink.port}/hook`
  const { id } = await owner.newwebhook({ group_id, url, actions: ['message.posted'] })
  await sql(
    `insert into webhooks (group_id, account_id, name, url, actions, secret)
     select group_id, account_id, name, url, actions, secret from webhooks, generate_series(2, $2::int) where id = $1`,
    [id, count],
  )
}
async function draftsIn(group_id: number, count: number): Promise<number[]> {
  const rows = (await sql(
    `insert into drafts (account_id, group_id, draft_type, subject, body)
     select $1::bigint, $2, 'draft_type_post', 'Post ' || n, '<p>It is number ' || n || '.</p>' from generate_series(1, $3::int) n
     returning id`,
    [poster!.account.id, group_id, count],
  )) as { id: number }[]
  return rows.map(({ id }) => id)
}
/** Milliseconds of processors for one post. */
async function costOfPosts(group_id: number, count: number): Promise<{ here: number; database: number }> {
  const drafts = await draftsIn(group_id, count)
  const before = used()
  for (const draft_id of drafts) await owner.postdraft({ draft_id })
  const after = used()
  return { here: (after.here - before.here) / count, database: (after.database - before.database) / count }
}
const round = (value: number): string => value.toFixed(2)

const [plain, hooked, single] = [await addGroup('without'), await addGroup('with'), await addGroup('one')]
await addWebhooks(hooked, hooks)
await addWebhooks(single, 1)
await sql('analyze webhooks')
await costOfPosts(plain, plainPosts)
await costOfPosts(hooked, 1)
const without = await costOfPosts(plain, plainPosts)
const withAll = await costOfPosts(hooked, posts)
const each = { here: (withAll.here - without.here) / hooks, database: (withAll.database - without.database) / hooks }
const cost = each.here + each.database
reportMetric({ name: `CPU to queue one of ${hooks} webhooks of a post`, unit: 'ms', ours: cost, atMost: mostCpu })
console.log(
  `a post without webhooks: ${round(without.here)} ms of a processor here, ${round(without.database)} in the database`,
)
console.log(
  `a post with ${hooks}: ${round(withAll.here)} and ${round(withAll.database)}: ${cost.toFixed(4)} ms for each to queue it (asked: ${mostCpu})`,
)

async function deliver(what: string, count: number, atLeast?: number): Promise<void> {
  const before = { ...used(), sink: cpuOf(sink.pid) }
  const begun = performance.now()
  const app = await start()
  const left = async () =>
    Number(
      (await sql(`select count(*) as n from webhook_deliveries where state = 'webhook_delivery_pending'`))[0]!['n'],
    )
  while ((await left()) > 0) await app.jobQueue.settle()
  const seconds = (performance.now() - begun) / 1000
  const after = { ...used(), sink: cpuOf(sink.pid) }
  const cpu = (part: keyof typeof after) => `${part} ${((after[part] - before[part]) / count).toFixed(2)}`
  reportMetric({ name: `webhooks delivered, ${what}`, unit: '/s', ours: count / seconds, ...(atLeast && { atLeast }) })
  console.log(
    `${what}: ${count} in ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)}/s${atLeast ? ` (asked: ${atLeast})` : ''}; ms of a processor for each: ${cpu('here')}, ${cpu('database')}, ${cpu('sink')}`,
  )
  await app.close()
}
await deliver(`${hooks} webhooks`, hooks * (posts + 1), leastPerSecond)
await costOfPosts(single, hooks)
await deliver('one webhook', hooks)

await posting.close()
await sink.stop()
await archive.close()
await rm(data, { recursive: true, force: true })
process.exit(0)
