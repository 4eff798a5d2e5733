// What the service and its database take of the memory while 16 connections read an archive, each call by itself and all of them
// with searches between, and a minute afterwards.
// node bench/memory-readers.ts [messages] [seconds for each call]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServeProcess } from '#test/servers/serve-process.ts'
import { searchWords, openArchive } from './support/archive-data.ts'
import { launchOptions } from './launch-options.ts'
import { reportMetric } from './support/metrics.ts'
import { callers, load } from './load.ts'
import { memoryOf } from './support/process-memory.ts'

const [messages = 20_000, seconds = 5] = process.argv.slice(2).map(Number)
const archive = await openArchive({ messages })
const { group_id, owner } = archive
const { host, user, password, database } = archive.connection
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const { child, url, stop } = await startServeProcess({
  data: folder,
  ends: [],
  env: {
    DATABASE_URL: `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`,
    FOLKMOOT_CALLS_PER_MINUTE: '100000000',
    FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: '100000000',
    // One account stands for all callers.
    FOLKMOOT_CALLS_AT_ONCE: '32',
    ...launchOptions.env,
  },
  options: launchOptions.options,
})
process.once('exit', () => child.kill('SIGKILL'))

const headers = { authorization: owner.ways.key.authorization! }
const group = `group_id=${group_id}`
const searchOf = (q: string): string => `searcharchives?${group}&q=${encodeURIComponent(q)}`
/** What people ask for; topics and messages are different ones for each `n`. */
const kinds: readonly ((n: number) => string)[] = [
  () => `gettopics?${group}&limit=20`,
  n => `gettopic?topic_id=${1 + (n % Math.floor(messages / 20))}&limit=20`,
  () => `getmessages?${group}&limit=20`,
  n => `getmessage?${group}&msg_num=${1 + (n % messages)}`,
  () => `getmembers?${group}&limit=20`,
  () => 'feed?limit=20',
]
const searches: readonly ((n: number) => string)[] = [
  n => searchOf(searchWords.medium(n)),
  n => searchOf(`${searchWords.frequent(n)} ${searchWords.usual(n)}`),
  n => searchOf(`"${searchWords.frequent(n)} ${searchWords.frequent(n + 1)}"`),
]
const variantsOf = (kind: (n: number) => string): string[] => Array.from({ length: 500 }, (_, n) => kind(n * 7))
const mixed = Array.from({ length: 500 }, (_, n) => [...kinds, ...searches].map(kind => kind(n * 7))).flat()
const ask = (paths: readonly string[], time: number) =>
  load(
    {
      port: Number(new URL(url).port),
      asked: paths.map(path => ({ path: `/api/v1/${path}`, headers })),
      seconds: time,
    },
    '',
  )
const look = () => memoryOf(child.pid!, join(tmpdir(), 'folkmoot-bench-archives'))
type MemoryReading = ReturnType<typeof look>
function told(name: string, { server: ours, database: theirs, together }: MemoryReading, rest: MemoryReading): void {
  const more = `${((together / rest.together - 1) * 100).toFixed(0)} %`.padStart(6)
  console.log(`${name.padEnd(42)} ${[ours, theirs, together].map(mb => mb.toFixed(0).padStart(5)).join('')} MB ${more}`)
}

/** A service that has served: what compiling and the first connections take is not the readers' doing. */
for (const kind of [...kinds, ...searches]) await ask(variantsOf(kind), 1)
await pause(75_000)
const rest = look()
console.log(`${callers} connections, ${messages} messages: service, database, together, more than at rest`)
told('at rest', rest, rest)
/** The most that is taken while each of some lists is asked for. */
async function mostWhile(lists: readonly (readonly string[])[]): Promise<MemoryReading> {
  let most = rest
  for (const list of lists) {
    const asking = ask(list, seconds)
    for (let isOver = false; !isOver;) {
      const now = look()
      if (now.together > most.together) most = now
      isOver = await Promise.race([asking.then(() => true), pause(250, false)])
    }
  }
  return most
}
const most = await mostWhile(kinds.map(variantsOf))
told('while they read', most, rest)
reportMetric({ name: 'memory with 16 readers', unit: 'MB', ours: most.together, atMost: 350 })
// Five times as long: what is kept fills up.
const mixing = await mostWhile(Array.from({ length: 5 }, () => mixed))
told('while they read and search, this and that', mixing, rest)
reportMetric({ name: 'memory with 16 who read and search', unit: 'MB', ours: mixing.together, atMost: 350 })
await pause(75_000)
const after = look()
told('a minute after they are gone', after, rest)
reportMetric({
  name: 'memory afterwards',
  unit: '% of rest',
  ours: (after.together / rest.together) * 100,
  atMost: 110,
})

// docs/decisions/0027: a search requests indexing of what is not indexed.
await archive.sql('truncate search_segments, search_merges, search_postings, search_stale_docs')
const packing = await mostWhile([[searchOf('nowhere')], ...searches.map(variantsOf)])
told('while they search, and words are packed', packing, rest)
reportMetric({ name: 'memory while words are packed', unit: 'MB', ours: packing.together, atMost: 350 })
await stop('SIGTERM')
await archive.close()
await rm(folder, { recursive: true })
