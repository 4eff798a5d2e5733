import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadSettings } from '#settings/index.ts'
import { makePeople, addMemberships } from '#test/world/people.ts'
import { openArchive } from './support/archive-data.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'

// A thousand people who vote in one poll at the same moment, each of them twice; then its results are read. On a database that
// syncs to the disk.

const people = Number(process.argv[2] ?? 1000)

const archive = await openArchive({ messages: 1000 })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test' }, cwd: data })
const app = await buildApp({ settings, database: archive.database, log: () => {} })
const stamp = Date.now().toString(36)
const [{ id: group_id }] = (await archive.sql(
  `insert into groups (name, plan, settings) values ($1, 'group_plan_premium', '{}') returning id`,
  [`polls-${stamp}`],
)) as [{ id: number }]
const key = await findSigningKey(archive.database.read, 'login token')
const crowd = await makePeople(
  archive,
  Array.from({ length: people }, (_, n) => `voter${stamp}${n}`),
  key,
)
await addMemberships(
  archive,
  group_id,
  crowd.map((person, n) => [person, n === 0 ? { mod_status: 'sub_modstatus_owner' } : {}] as const),
)
const owner = app.callAs(crowd[0]!.identity)
const answers = JSON.stringify(['Rye', 'Spelt', 'Wheat', 'Oats'].map(text => ({ text })))

function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1)
  return `half ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, worst ${at(1)} ms`
}
const [{ pid }] = (await archive.sql('select pg_backend_pid() as pid')) as [{ pid: number }]
const postmaster = postmasterOf(pid)
async function costOf(times: number, work: () => Promise<void>): Promise<string> {
  const before = [cpuOf(process.pid), cpuOfServer(postmaster)] as const
  await work()
  const [here, there] = [cpuOf(process.pid) - before[0], cpuOfServer(postmaster) - before[1]]
  return `${(here / times).toFixed(2)} ms of a processor here, ${(there / times).toFixed(2)} in the database`
}

/** How many votes are not as they were cast: people without one, and, where each names one answer, counts that differ. */
async function wrongVotes(poll_id: number, counts: readonly (number | null)[] | null): Promise<number> {
  const [{ voters }] = (await archive.sql(
    `select count(distinct account_id)::int as voters from poll_votes where poll_id = $1`,
    [poll_id],
  )) as [{ voters: number }]
  const each = people / 4
  const differing = (counts ?? []).reduce<number>((sum, count) => sum + Math.abs((count ?? 0) - each), 0)
  return people - voters + (people % 4 === 0 ? differing : 0)
}

for (const type of ['poll_single', 'poll_ranked'] as const) {
  const shown = { type, show_results: 'poll_results_always' } as const
  const { poll_id } = await owner.newpoll({ group_id, question: `${type}?`, answers, ...shown })
  for (const round of ['votes', 'changes']) {
    let refused = 0
    const times: number[] = []
    const cost = await costOf(people, async () => {
      await Promise.all(
        crowd.map(async (person, n) => {
          const begun = performance.now()
          const first = 1 + ((n + (round === 'votes' ? 0 : 1)) % 4)
          const choices = type === 'poll_single' ? [first] : [first, 1 + (first % 4)]
          await app
            .callAs(person.identity)
            .vote({ poll_id, choices })
            .catch(() => (refused += 1))
          times.push(performance.now() - begun)
        }),
      )
    })
    const { num_votes, answers: counted } = await owner.getpoll({ poll_id })
    const counts = counted.map(answer => answer.num_votes)
    const name = `${type}, ${people} ${round} at once`
    reportMetric({ name: `${name}: worst`, unit: 'ms', ours: Math.max(...times), atMost: 1000 })
    const wrong =
      refused + Math.abs(people - num_votes) + (await wrongVotes(poll_id, type === 'poll_single' ? counts : null))
    reportMetric({ name: `${name}: lost or doubled`, unit: 'votes', ours: wrong, atMost: 0 })
    console.log(
      `${type}: ${people} ${round} at once, ${refused} refused, ${num_votes} counted (${counts.join()}): ${told(times)}; ${cost}`,
    )
  }
  const reads: number[] = []
  const cost = await costOf(200, async () => {
    for (let n = 0; n < 200; n += 1) {
      const begun = performance.now()
      await owner.getpoll({ poll_id })
      reads.push(performance.now() - begun)
    }
  })
  console.log(`${type}: read with its results: ${told(reads)}; ${cost}`)
}

await app.close()
await archive.close()
await rm(data, { recursive: true, force: true })
process.exit(0)
