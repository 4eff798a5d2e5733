// Pages of a group of 100,000 members, in every order, at both ends; searching it; adding 1,000 people at once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadSettings } from '#settings/index.ts'
import { declaredQueries } from '#storage/query.ts'
import { parseSql } from '#storage/sql-text.ts'
import { testDatabase } from '#test/database.ts'
import { makePerson, addMembership } from '#test/world/people.ts'
import { median } from './support/median.ts'

const members = 100_000
const rounds = Number(process.argv[2] ?? 21)

const database = await testDatabase()
const { sql } = database
const [group] = (await sql(
  `insert into groups (name, plan) values ('bench', 'group_plan_enterprise'), ('other', 'group_plan_enterprise') returning id`,
)) as [{ id: number }]
await sql(
  `insert into accounts (email, full_name, status)
   select md5(n::text) || '@example.org', initcap(substr(md5((n * 7)::text), 1, 6)) || ' ' || initcap(substr(md5((n * 13)::text), 1, 8)),
     case when n % 50 = 0 then 'user_status_bouncing' else 'user_status_confirmed' end
   from generate_series(1, $1::int) n`,
  [members],
)
// In pieces, as no statement may take long.
for (let piece = 0; piece < 20; piece += 1)
  await sql(
    `insert into members (group_id, account_id, email_delivery, mod_status, sort_name, sort_email)
     select g.id, a.id, (array['email_delivery_single', 'email_delivery_digest', 'email_delivery_none'])[1 + a.id % 3],
       case when a.id % 2000 = 0 then 'sub_modstatus_moderator' else 'sub_modstatus_none' end, '', ''
     from accounts a, groups g where a.id % 20 = $1 and (g.name = 'bench' or a.id % 5 = 0)`,
    [piece],
  )
await sql(
  `update groups g set members_count = (select count(*) from members m where m.group_id = g.id), moderators_count = 50`,
)
await sql('vacuum analyze')

/** What the database says it took, and what the caller waited, in milliseconds. */
async function measure(name: string, params: Record<string, unknown>): Promise<void> {
  const { text, parameters } = parseSql(declaredQueries().get(name)!.sql)
  const values = parameters.map(parameter => params[parameter.name])
  const read = database.database.read
  const [inside, outside]: [number[], number[]] = [[], []]
  let rows = 0
  for (let round = 0; round < rounds; round += 1) {
    const plan = await read.execute({ name: '', text: `explain (analyze, timing off) ${text}` }, values)
    const lines = plan.rows.map(row => String(Object.values(row)[0])).join('\n')
    inside.push(Number(/Execution Time: ([\d.]+)/.exec(lines)![1]))
    const began = performance.now()
    rows = (await read.execute({ name, text }, values)).rows.length
    outside.push(performance.now() - began)
  }
  const [database_ms, caller_ms] = [inside, outside].map(times => median(times).toFixed(2).padStart(8))
  console.log(`${name.padEnd(50)} ${database_ms} ms in the database, ${caller_ms} ms to the caller, ${rows} rows`)
}

const keys = { full_name: 'sort_name', email: 'sort_email', delivery: 'email_delivery', joined: 'id' }
const conditions = {
  members: 'true',
  mods: `mod_status <> 'sub_modstatus_none'`,
  bouncing: `user_status = 'user_status_bouncing'`,
}
for (const [kind, condition] of Object.entries(conditions))
  for (const [field, key] of Object.entries(keys))
    for (const dir of ['asc', 'desc']) {
      const page = `member.page:${kind}:${field}:${dir}`
      await measure(`${page}:first`, { group_id: group.id, count: 101 })
      const back = dir === 'asc' ? 'desc' : 'asc'
      const [last] = (await sql(
        `select ${key}::text as key, id from members where group_id = $1 and ${condition}
         order by ${key} ${back}, id ${back} offset 101 limit 1`,
        [group.id],
      )) as { key: string; id: number }[]
      if (last)
        await measure(`${page}:next`, { group_id: group.id, count: 101, after_key: last.key, after_id: last.id })
    }
for (const text of ['a1b2c', 'example', 'abc', 'ab']) {
  const where = text.length >= 3 ? 'anywhere' : 'beginning'
  console.log(`searching for ${text}`)
  await measure(`member.search:${where}:all:full_name:asc:first`, {
    group_id: group.id,
    text,
    pattern: text,
    most: 1000,
    count: 101,
  })
}

const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data }, cwd: data })
const app = await buildApp({ settings, database: database.database, log: () => {} })
const owner = await makePerson(database, 'owner', await findSigningKey(database.database.read, 'login token'))
await addMembership(database, group.id, owner, { mod_status: 'sub_modstatus_owner' })
const calls = app.callAs(owner.identity)
for (const [what, domain] of [
  ['unknown', 'new.example'],
  ['the same, members now', 'new.example'],
] as const) {
  const emails = Array.from({ length: 1000 }, (_, n) => `Person ${n} <p${n}@${domain}>`).join('\n')
  const began = performance.now()
  const { added_members, errors } = await calls.directadd({ group_id: group.id, emails })
  const ms = performance.now() - began
  console.log(
    `directadd of 1,000 addresses, ${what}: ${ms.toFixed(0)} ms, ${added_members.length} added, ${errors.length} errors`,
  )
}
const began = performance.now()
const emails = Array.from({ length: 1000 }, (_, n) => `p${n}@new.example`).join('\n')
const { removed } = await calls.bulkremovemembers({ group_id: group.id, emails })
console.log(`bulkremovemembers of 1,000 addresses: ${(performance.now() - began).toFixed(0)} ms, ${removed} removed`)

await app.close()
await database.close()
await rm(data, { recursive: true })
