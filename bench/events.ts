import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadSettings } from '#settings/index.ts'
import { makePeople, addMemberships } from '#test/world/people.ts'
import { openArchive } from './support/archive-data.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'

// A year of 200 events that repeat every week, page by page; and 500 people who answer one event at the same moment. On a
// database that syncs to the disk.

const series = Number(process.argv[2] ?? 200)
const people = Number(process.argv[3] ?? 500)

const archive = await openArchive({ messages: 1000 })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test' }, cwd: data })
const app = await buildApp({ settings, database: archive.database, log: () => {} })
const stamp = Date.now().toString(36)
const [{ id: group_id }] = (await archive.sql(
  `insert into groups (name, plan, settings) values ($1, 'group_plan_premium', '{}') returning id`,
  [`events-${stamp}`],
)) as [{ id: number }]
const key = await findSigningKey(archive.database.read, 'login token')
const crowd = await makePeople(
  archive,
  Array.from({ length: people }, (_, n) => `crowd${stamp}${n}`),
  key,
)
await addMemberships(
  archive,
  group_id,
  crowd.map((person, n) => [person, n === 0 ? { mod_status: 'sub_modstatus_owner' } : {}] as const),
)
const owner = app.callAs(crowd[0]!.identity)

/** The times of some work in milliseconds, at several shares of it. */
function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1)
  return `half ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, worst ${at(1)} ms`
}

const [{ pid }] = (await archive.sql('select pg_backend_pid() as pid')) as [{ pid: number }]
const postmaster = postmasterOf(pid)
/** What work takes of the processors, here and in the database, for each time it is done. */
async function costOf(times: number, work: () => Promise<void>): Promise<string> {
  const before = [cpuOf(process.pid), cpuOfServer(postmaster)] as const
  await work()
  const [here, there] = [cpuOf(process.pid) - before[0], cpuOfServer(postmaster) - before[1]]
  return `${(here / times).toFixed(2)} ms of a processor here, ${(there / times).toFixed(2)} in the database`
}

const start = Temporal.Now.plainDateISO('UTC')
const made = performance.now()
for (let n = 0; n < series; n += 1)
  await owner.addevent({
    ...{ group_id, name: `Series ${n}`, timezone: 'Europe/Berlin', recurrence: 'FREQ=WEEKLY' },
    start_time: `${start.add({ days: n % 7 }).toString()}T${String(8 + (n % 12)).padStart(2, '0')}:00:00`,
  })
const [{ count }] = (await archive.sql(`select count(*)::int from events where group_id = $1`, [group_id])) as [
  { count: number },
]
const each = ((performance.now() - made) / series).toFixed(1)
console.log(`${series} series are ${count} events, each laid out in ${each} ms`)
await archive.sql('vacuum analyze events')

const times: number[] = []
const year = { group_id, start: start.toString(), end: start.add({ years: 1 }).toString(), limit: 100 }
let page_token = 0
const pageCost = await costOf(400, async () => {
  for (let n = 0; n < 400; n += 1) {
    const begun = performance.now()
    const page = await owner.getevents({ ...year, page_token })
    times.push(performance.now() - begun)
    page_token = page.next_page_token
  }
})
console.log(`a page of 100 out of a year: ${told(times.slice(20))}; ${pageCost}`)

const { id: event_id } = await owner.addevent({
  ...{ group_id, name: 'For few', start_time: '2031-01-01T10:00:00', rsvp: true, max_attendees: people / 5 },
})
let answers: { type: string; ms: number }[] = []
const answerCost = await costOf(people, async () => {
  answers = await Promise.all(
    crowd.map(async person => {
      const begun = performance.now()
      const answer = { event_id, response: 'rsvp_yes', additional_guests: 0, comment: '' } as const
      // On a machine that has much else to do, some may be told to come again.
      const { type } = await app
        .callAs(person.identity)
        .rsvp(answer)
        .catch(() => ({ type: 'refused' }))
      return { type, ms: performance.now() - begun }
    }),
  )
})
const numberOf = (wanted: string): number => answers.filter(({ type }) => type === wanted).length
const [{ kept }] = (await archive.sql(`select count(*)::int as kept from event_rsvps where event_id = $1`, [
  event_id,
])) as [{ kept: number }]
console.log(
  `${people} at once: ${numberOf('rsvp_yes')} come, ${numberOf('rsvp_waitlist')} wait, ${numberOf('refused')} refused, ${kept} kept: ` +
    `${told(answers.map(({ ms }) => ms))}; ${answerCost}`,
)

await app.close()
await archive.close()
await rm(data, { recursive: true, force: true })
process.exit(0)
