// Searching an archive of a million messages: words of every kind, four callers at once. `node bench/search.ts 200000 50`
// for fewer messages and rounds, and `… person` for those kinds alone that are called so.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { loadSettings } from '#settings/index.ts'
import { known, openArchive } from './archive-data.ts'

const numbers = process.argv.slice(2).map(Number).filter(Number.isFinite)
const messages = numbers[0] ?? 1_000_000
const rounds = numbers[1] ?? 100
const only = process.argv.slice(2).find(word => !Number.isFinite(Number(word)) && !word.startsWith('-')) ?? ''
const callers = 4

const archive = await openArchive({ messages })
// The server processes of this bench: the work they do tells more than the clock where others work too.
const hold = `select pg_backend_pid() as pid, pg_sleep(0.2)`
const servers = (await Promise.all(Array.from({ length: 10 }, () => archive.sql(hold)))).map(([row]) =>
  Number(row!['pid']),
)
/** Milliseconds of processor time of the database and of this process so far. */
function work(): [number, number] {
  const { user, system } = process.cpuUsage()
  const ticks = servers.map(pid => {
    // A connection that nobody used for a minute is gone, and with it what it did.
    if (!existsSync(`/proc/${pid}`)) return 0
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return [ticks.reduce((sum, some) => sum + some, 0) * 10, (user + system) / 1000]
}

const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data, FOLKMOOT_CALLS_PER_MINUTE: '100000000' }, cwd: data })
const app = await buildApp({ settings, database: archive.database, log: () => {} })
const calls = app.callAs(archive.owner.identity)
const { group_id } = archive

type Asked = Omit<Parameters<typeof calls.searcharchives>[0], 'group_id'>
// The words of rank 1 to 5 are in most messages; `once` differs from call to call, so that nothing is known beforehand.
const searches: Record<string, (n: number) => Asked> = {
  'in every message': () => ({ q: known.common }),
  'in most messages': () => ({ q: 'ki' }),
  'in one of a hundred': () => ({ q: known.medium }),
  'in one of ten thousand': () => ({ q: known.scarce }),
  'in one message': n => ({ q: known.once(((n * 7919) % messages) + 1) }),
  'in none': () => ({ q: 'nowhere' }),
  'two common words': () => ({ q: 'ki lor' }),
  'four common words': () => ({ q: `${known.common} ki lor mu` }),
  'a phrase of common words': () => ({ q: '"ki lor"' }),
  'a phrase with a rare word': n => ({ q: `"${known.common} ${known.once(((n * 7919) % messages) + 1)}"` }),
  'common without common': () => ({ q: `${known.common} -ki` }),
  'common and rare': () => ({ q: `${known.common} ${known.scarce}` }),
  'a beginning': () => ({ q: 'midw*' }),
  'a common beginning': () => ({ q: 'dende*' }),
  'a person': n => ({ q: `posterid:${(n % 500) + 1}` }),
  'a person and a common word': n => ({ q: `posterid:${(n % 500) + 1} ki` }),
  'without a person alone': n => ({ q: `-posterid:${(n % 500) + 1}` }),
  'nothing but days': () => ({ q: '', start_date: '2018-03-01', end_date: '2018-03-31' }),
  'common, an old month': () => ({ q: known.common, start_date: '2017-03-01', end_date: '2017-03-31' }),
  'rare, an old year': () => ({ q: known.scarce, start_date: '2017-01-01', end_date: '2017-12-31' }),
  'common, by topics': () => ({ q: known.common, collapse_topics: true }),
  'common, without signatures': () => ({ q: known.common, exclude_sigs: true }),
  'common, by date': () => ({ q: known.common, sort_field: 'date' }),
  'common, oldest first': () => ({ q: known.common, sort_field: 'date', sort_dir: 'asc' }),
  'common, a page of 100': () => ({ q: 'ki', limit: 100 }),
}

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
console.log(`${messages} messages, ${callers} callers, ${rounds} calls of each kind; milliseconds`)
console.log(`${''.padEnd(30)}    p50    p95    max   work of the database, of the program   found`)
for (const [name, asked] of Object.entries(searches).filter(([kind]) => kind.includes(only))) {
  let [next, found] = [0, 0]
  const times: number[] = []
  await calls.searcharchives({ group_id, ...asked(0) })
  const before = work()
  const caller = async () => {
    while (next < rounds) {
      next += 1
      const began = performance.now()
      found = (await calls.searcharchives({ group_id, ...asked(next) })).total_count
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const after = work()
  const sorted = times.toSorted((a, b) => a - b)
  const waited = [at(sorted, 0.5), at(sorted, 0.95), sorted.at(-1)!].map(ms => ms.toFixed(1).padStart(6)).join(' ')
  const worked = after.map((ms, index) => ((ms - before[index]!) / times.length).toFixed(1).padStart(18)).join('')
  console.log(`${name.padEnd(30)} ${waited} ${worked} ${String(found).padStart(7)}`)
}

await app.close()
await archive.close()
await rm(data, { recursive: true })
