// A table of 100,000 rows: read from a file, sorted and filtered by every column, and written to a file again.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { loadSettings } from '#settings/index.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { testDatabase } from '#test/database.ts'
import { makePerson, addMembership } from '#test/world/people.ts'

const count = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 20)

const database = await testDatabase()
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data }, cwd: data })
const blobs = openBlobStore(settings.blobs)
const app = await buildApp({ settings, database: database.database, blobs, log: console.error })
const [group] = (await database.sql(
  `insert into groups (name, plan) values ('bench', 'group_plan_premium') returning id`,
)) as [{ id: number }]
const owner = await makePerson(database, 'owner', await findSigningKey(database.database.read, 'login token'))
await addMembership(database, group.id, owner, { mod_status: 'sub_modstatus_owner' })
const calls = app.callAs(owner.identity)

const kinds = ['Bread', 'Cake', 'Roll', 'Pie']
const columns = [
  { name: 'Name', type: 'text_column', required: true },
  { name: 'Notes', type: 'paragraph_column' },
  { name: 'Mail', type: 'email_column' },
  { name: 'Kind', type: 'multiple_choice_column', choices: kinds },
  { name: 'Grams', type: 'number_column' },
  { name: 'Day', type: 'date_column' },
  { name: 'Sold', type: 'checkbox_column' },
  { name: 'Site', type: 'link_column' },
]
const { id: database_id } = await calls.newdatabase({
  group_id: group.id,
  name: 'Loaves',
  columns: JSON.stringify(columns),
})
const word = (n: number) => ((n * 2_654_435_761) % 4_294_967_296).toString(36)
const lineOf = (n: number): string =>
  [
    `${word(n)} ${word(n * 7)}`,
    n % 3 === 0 ? '' : `"Baked by ${word(n * 3)}, with ${word(n * 5)} and care"`,
    `${word(n)}@example.org`,
    kinds[n % 4]!,
    String((n * 7919) % 100_003),
    new Date(1_500_000_000_000 + ((n * 104_729) % 3000) * 86_400_000).toISOString().slice(0, 10),
    // What is sold came first: a filter by it is far from the end of the list.
    n < count * 0.9 ? 'yes' : 'no',
    `https://example.org/${word(n)}`,
  ].join(',')
const file = `${columns.map(({ name }) => name).join(',')}\n${Array.from({ length: count }, (_, n) => lineOf(n)).join('\n')}\n`

// What this process has worked tells more than the clock where others work too.
const worked = (): string => `${(process.cpuUsage().user / 1e6).toFixed(1)} s of work here so far`
/** What the connections to the database have worked, in milliseconds. */
async function workedThere(): Promise<number> {
  const pids = await database.sql(`select pid from pg_stat_activity where datname = current_database()`)
  const ticks = pids.map(({ pid }) => {
    const numbers = readFileSync(`/proc/${Number(pid)}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(numbers[11]) + Number(numbers[12])
  })
  return ticks.reduce((sum, one) => sum + one, 0) * 10
}

const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s, ${worked()}`
const upload = {
  ...(await blobs.put(Buffer.from(file), { limit: 1e9 })),
  filename: 'loaves.csv',
  content_type: 'text/csv',
}
const [began, before] = [performance.now(), await workedThere()]
const { id: import_id, ...told } = await calls.importdatabaserows({
  database_id,
  fileupload: new Files([upload]) as never,
})
console.log(`read ${told.lines} lines, ${told.wrong_count} wrong, in ${seconds(began)}`)
for (let seen = -1; ;) {
  const { state, done } = await calls.getdatabaseimport({ database_id, import_id })
  if (done - seen >= count / 5) console.log(`  ${(seen = done)} rows written after ${seconds(began)}`)
  if (state !== 'working') break
  await new Promise(resolve => setTimeout(resolve, 100))
}
console.log(
  `wrote them in ${seconds(began)} in all; ${((await workedThere()) - before) / 1000} s of work in the database`,
)
await database.sql('vacuum analyze database_rows')
await database.sql('vacuum analyze database_cells')
await database.sql('vacuum analyze database_words')

async function measure(title: string, asked: object): Promise<void> {
  const times: number[] = []
  await calls.getdatabaserows({ database_id, limit: 100, ...asked })
  const [here, there] = [process.cpuUsage(), await workedThere()]
  let shown = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    shown = (await calls.getdatabaserows({ database_id, limit: 100, ...asked })).data.length
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [middle, late] = [0.5, 0.95].map(part => sorted[Math.floor(sorted.length * part)]!.toFixed(1).padStart(7))
  const { user, system } = process.cpuUsage(here)
  const work = [(user + system) / 1000, (await workedThere()) - there].map(ms => (ms / rounds).toFixed(1).padStart(5))
  console.log(
    `${title.padEnd(50)} ${middle} ms, p95 ${late} ms; work: ${work[0]} ms here, ${work[1]} ms there; ${shown} rows`,
  )
}
const ids = columns.map((_, n) => n + 1)
for (const sort_dir of ['asc', 'desc'] as const)
  for (const id of ids)
    await measure(`sorted by ${columns[id - 1]!.name}, ${sort_dir}`, { sort_field: `col_${id}`, sort_dir })
const filters: [string, object][] = [
  ['Name begins with a', { col_id: 1, op: 'begins', value: 'a' }],
  ['Name is one', { col_id: 1, op: 'is', value: `${word(5)} ${word(35)}` }],
  ['Notes contain abc', { col_id: 2, op: 'contains', value: 'abc' }],
  ['Notes contain what is nowhere', { col_id: 2, op: 'contains', value: 'nowhere' }],
  ['Kind is Pie', { col_id: 4, op: 'is', value: 'Pie' }],
  ['Grams above 99,000', { col_id: 5, op: 'above', value: 99_000 }],
  ['Day below 2018', { col_id: 6, op: 'below', value: '2018-01-01' }],
  ['Sold is no, which is at the far end', { col_id: 7, op: 'is', value: 'no' }],
  ['Notes are empty', { col_id: 2, op: 'empty' }],
  ...['abc', 'nowhere', 'zq', 'ß', 'e', 'example.org', 'pie'].map((value): [string, object] => [
    `anything contains ${value}`,
    { col_id: 0, op: 'contains', value },
  ]),
]
for (const [title, filter] of filters)
  for (const sort_field of ['row_num', 'col_1', 'col_5'])
    await measure(`${title}, by ${sort_field}`, { filter: JSON.stringify([filter]), sort_field })

const start = performance.now()
const { chunks } = await calls.downloaddatabase({ database_id })
let [bytes, most] = [0, 0]
const small = process.memoryUsage().rss
for await (const chunk of chunks) {
  bytes += chunk.length
  most = Math.max(most, process.memoryUsage().rss - small)
}
console.log(
  `downloaded ${(bytes / 1e6).toFixed(1)} MB in ${seconds(start)}; memory grew by ${(most / 1e6).toFixed(0)} MB at most`,
)

await app.close()
await database.close()
await rm(data, { recursive: true })
