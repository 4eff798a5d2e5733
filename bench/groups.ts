import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadSettings } from '#settings/index.ts'
import { testDatabase } from '#test/database.ts'
import { makePerson, addMembership } from '#test/world/people.ts'
import { fillWithMessages } from './support/group-messages.ts'

// Deletes a group with many members, facts and messages while others read and write: the longest that any of them waits, against
// the longest in as much time without a deletion.

const size = Number(process.argv[2] ?? 100_000)

const database = await testDatabase()
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test' }, cwd: data })
const app = await buildApp({ settings, database: database.database, log: (line, error) => console.error(line, error) })
const owner = await makePerson(database, 'owner', await findSigningKey(database.database.read, 'login token'))
const calls = app.callAs(owner.identity)

async function addGroup(name: string): Promise<number> {
  const [row] = (await database.sql(
    `insert into groups (name, plan, settings) values ($1, 'group_plan_premium', '{"privacy":"group_privacy_archives"}') returning id`,
    [name],
  )) as [{ id: number }]
  await addMembership(database, row.id, owner, { mod_status: 'sub_modstatus_owner' })
  return row.id
}
const [doomed, other] = [await addGroup('doomed'), await addGroup('other')]
console.log(`filling a group with ${size} members, as many facts and as many messages …`)
// In steps: no statement may take as long as all of them do together.
const step = 5000
for (let from = 1; from <= size; from += step) {
  const to = Math.min(size, from + step - 1)
  await database.sql(
    `with made as (
       insert into accounts (email, full_name, status)
       select 'm' || n || '@example.org', 'Member ' || n, 'user_status_confirmed' from generate_series($1::int, $2::int) n
       returning id
     )
     select count(*) from made`,
    [from, to],
  )
  await database.sql(
    `insert into members (group_id, account_id, sort_name, sort_email)
     select $1, a.id, '', '' from generate_series($2::int, $3::int) n join accounts a on lower(a.email) = 'm' || n || '@example.org'`,
    [doomed, from, to],
  )
}
await database.sql(`update groups set members_count = $2 where id = $1`, [doomed, size + 1])
await database.sql(
  `insert into facts (group_id, name, via, data) select $1, 'group.updated', 'via_api', '{"settings":[]}' from generate_series(1, $2::int)`,
  [doomed, size],
)
await fillWithMessages(database, doomed, size)
await fillWithMessages(database, other, 1000)
await database.sql('analyze')

const [message] = (await database.sql(`select min(id) as id from messages where group_id = $1`, [other])) as [
  { id: number },
]
const liked = { message_id: message.id }
const work: Record<string, (n: number) => Promise<unknown>> = {
  'reads a group': () => calls.getgroup({ group_id: other }),
  'lists topics': () => calls.gettopics({ group_id: other, limit: 20 }),
  searches: n => calls.searcharchives({ group_id: other, q: `word${n % 20_000}` }),
  'likes a message': n => (n % 2 ? calls.likemessage(liked) : calls.unlikemessage(liked)),
  'lists members': () => calls.getmembers({ group_id: other, limit: 100 }),
  'changes a group': n => calls.updategroup({ group_id: other, title: `Title ${n}` }),
  'changes an account': async n => {
    await database.sql(`update accounts set full_name = 'Renamed ' || $1 where id = $2`, [n, owner.account.id])
  },
}
/** The waits of each kind of caller, in milliseconds, until the end. */
async function watch(until: Promise<unknown>): Promise<Map<string, number[]>> {
  const waits = new Map<string, number[]>()
  let over = false
  const ended = until.then(() => void (over = true))
  const callers = Object.entries(work).map(async ([name, call]) => {
    const own: number[] = []
    waits.set(name, own)
    for (let n = 0; !over; n += 1) {
      const began = performance.now()
      await call(n)
      own.push(performance.now() - began)
      await new Promise(resolve => setTimeout(resolve, 2))
    }
  })
  await Promise.all([ended, ...callers])
  return waits
}
const show = (title: string, waits: Map<string, number[]>) => {
  console.log(title)
  for (const [name, own] of waits) {
    const sorted = own.toSorted((a, b) => a - b)
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(1)
    console.log(
      `  ${name.padEnd(20)} ${String(own.length).padStart(6)} times  median ${at(0.5)} ms  p99 ${at(0.99)} ms  longest ${at(1)} ms`,
    )
  }
}

await watch(new Promise(resolve => setTimeout(resolve, 1500)))
let seconds = 0
const during = await watch(
  (async () => {
    const began = performance.now()
    await calls.deletegroup({ group_id: doomed, understand: 'I understand' })
    console.log(`deletegroup answered after ${(performance.now() - began).toFixed(1)} ms`)
    await app.jobQueue.settle()
    seconds = (performance.now() - began) / 1000
    console.log(`everything was removed after ${seconds.toFixed(1)} s`)
  })(),
)
const without = await watch(new Promise(resolve => setTimeout(resolve, seconds * 1000)))
show('while the group goes:', during)
show('in as much time without that:', without)

await app.close()
await database.close()
await rm(data, { recursive: true })
