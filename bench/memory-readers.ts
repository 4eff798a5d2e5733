// What the service and its database take of the memory while 16 connections read an archive, and a minute afterwards.
// node bench/memory-readers.ts [messages] [seconds for each call]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServing } from '#test/serving.ts'
import { MEMORY_LIMITS } from '../tools/setup-memory.js'
import { openArchive } from './archive-data.ts'
import { tell } from './figures.ts'
import { callers, load } from './load.ts'
import { memoryOf } from './memory-of.ts'

const [messages = 20_000, seconds = 5] = process.argv.slice(2).map(Number)
const archive = await openArchive({ messages })
const { group_id, owner } = archive
const { host, user, password, database } = archive.connection
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const { child, url, stop } = await startServing({
  data: folder,
  ends: [],
  env: {
    DATABASE_URL: `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`,
    FOLKMOOT_CALLS_PER_MINUTE: '100000000',
    FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: '100000000',
  },
  // As `npm start` starts it: tools/setup.js.
  options: [...MEMORY_LIMITS],
})
process.once('exit', () => child.kill('SIGKILL'))

const headers = { authorization: owner.ways.key.authorization! }
const paths = [
  `gettopics?group_id=${group_id}&limit=20`,
  `gettopic?topic_id=${Math.ceil(messages / 40)}&limit=20`,
  `getmessages?group_id=${group_id}&limit=20`,
  `getmessage?group_id=${group_id}&msg_num=${Math.ceil(messages / 2)}`,
  `getmembers?group_id=${group_id}&limit=20`,
  'feed?limit=20',
]
const ask = (path: string, time: number) =>
  load({ port: Number(new URL(url).port), asked: [{ path: `/api/v1/${path}`, headers }], seconds: time }, '')
const look = () => memoryOf(child.pid!, join(tmpdir(), 'folkmoot-bench-archives'))
type Look = ReturnType<typeof look>
function told(name: string, { server: ours, database: theirs, together }: Look, rest: Look): void {
  const more = `${((together / rest.together - 1) * 100).toFixed(0)} %`.padStart(6)
  console.log(`${name.padEnd(40)} ${[ours, theirs, together].map(mb => mb.toFixed(0).padStart(5)).join('')} MB ${more}`)
}

/** A service that has served: what compiling and the first connections take is not the readers' doing. */
for (const path of paths) await ask(path, 1)
await pause(75_000)
const rest = look()
console.log(`${callers} connections, ${messages} messages: service, database, together, more than at rest`)
told('at rest', rest, rest)
/** The most that is taken while each of some calls is asked. */
async function mostWhile(asked: readonly string[]): Promise<Look> {
  let most = rest
  for (const path of asked) {
    const asking = ask(path, seconds)
    for (let isOver = false; !isOver;) {
      const now = look()
      if (now.together > most.together) most = now
      isOver = await Promise.race([asking.then(() => true), pause(250, false)])
    }
  }
  return most
}
const most = await mostWhile(paths)
told('while they read', most, rest)
tell({ name: 'memory with 16 readers', unit: 'MB', ours: most.together, atMost: 350 })
await pause(75_000)
const after = look()
told('a minute after they are gone', after, rest)
tell({ name: 'memory afterwards', unit: '% of rest', ours: (after.together / rest.together) * 100, atMost: 110 })

// docs/decisions/0301: whoever searches what is not packed has it packed.
await archive.sql('truncate search_segments, search_volumes, search_postings, search_changes')
const searches = ['nowhere', 'midword7', '"lorem ipsum"', 'midword8 midword9']
const packing = await mostWhile(searches.map(q => `searcharchives?group_id=${group_id}&q=${encodeURIComponent(q)}`))
told('while they search, and words are packed', packing, rest)
tell({ name: 'memory while words are packed', unit: 'MB', ours: packing.together, atMost: 350 })
await stop('SIGTERM')
await archive.close()
await rm(folder, { recursive: true })
