// How many megabytes of mail a second are imported into a new group, of three archives: plain texts of a list, HTML, and pictures. What a
// megabyte takes of the processors is told for the main thread, for all other threads and for the database apart; beside it what a bare
// reader of mails and a bare COPY of the same bytes take, so that a slow hour is seen as such. Then one of them again, of which all is
// there, and one into a large group. The first megabytes are not told: what threads take to start is little of a large archive. On a
// database that syncs to the disk. node bench/import.ts [megabytes] [messages] [archive…]
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import sharp from 'sharp'
import { buildApp } from '#app.ts'
import { freshGroups } from '#features/groups/index.ts'
import { importMails } from '#mail/import/import-mails.ts'
import { openSource } from '#mail/import/sources.ts'
import { loadSettings } from '#settings/index.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { openDatabase, type Database } from '#storage/database.ts'
import { joinEmbedded } from '#storage/embedded/index.ts'
import { migrate } from '#storage/migrate.ts'
import { openArchive } from './support/archive-data.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'
import { bareReading, bareWriting } from './support/import-baseline.ts'
import { archives, sampleMails } from './support/sample-mails.ts'

const given = process.argv.slice(2).filter(word => !word.startsWith('-'))
const [megabytes = 40, archived = 200_000] = given.map(Number).filter(Number.isFinite)
const only = given.filter(word => !Number.isFinite(Number(word)))
/** Of one mail, as they turn out. */
const kilobytes: Record<Name, number> = { plain: 4, html: 9, pictures: 43 }
type Name = keyof typeof archives

const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data }, cwd: data })
await mkdir(settings.blobs, { recursive: true })
const stamp = Date.now().toString(36)

/** Pictures as telephones take them, small enough to be sent: colours that run into each other, with some noise. */
async function pictures(): Promise<Buffer[]> {
  const [width, height] = [1040, 780]
  return Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      const pixels = Buffer.alloc(width * height * 3)
      for (let at = 0; at < pixels.length; at += 1) {
        const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
        pixels[at] = 128 + 90 * Math.sin((x * (n + 3) + y * (at % 3)) / 300) + ((x * 7919 + y * 104_729 + n) % 31) - 15
      }
      return sharp(pixels, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 50 })
        .toBuffer()
    }),
  )
}

/** Writes an archive into a file; answers where. */
async function made(kind: Name, name: string, size = megabytes): Promise<string> {
  const path = join(data, `${name}.mbox`)
  const mails = Math.ceil((size * 1000) / kilobytes[kind])
  const photos = kind === 'pictures' ? await pictures() : []
  await writeFile(path, sampleMails({ name, kinds: archives[kind], mails, pictures: photos }))
  return path
}

type ImportTarget = { connection: ClientConfig; database: Database; close(): Promise<void> }
const sqlOn =
  ({ database }: ImportTarget) =>
  async (text: string, values: readonly unknown[] = []) =>
    (await database.read.execute({ name: '', text }, values)).rows

/** A database of its own, in which nothing else is done. */
async function emptyTarget(): Promise<ImportTarget> {
  const { connection, leave } = await joinEmbedded({ data })
  await migrate(connection)
  const database = openDatabase({ connection, poolSize: 10 })
  const close = async (): Promise<void> => {
    await database.close()
    await leave()
  }
  return { connection, database, close }
}

/** The archive that other benches read, and have posted in: what they left to be sent is nothing to wait for. */
async function largeTarget(): Promise<ImportTarget> {
  const archive = await openArchive({ messages: archived })
  await archive.sql('delete from outgoing_messages')
  return archive
}

const perMb = (milliseconds: number, bytes: number): string => (milliseconds / (bytes / 1e6)).toFixed(0)

type ImportCase = { title: string; path: string; groupName: string }
type Measurement = { title: string; speed: number; work: number }

async function run(importTarget: ImportTarget, { title, path, groupName }: ImportCase): Promise<Measurement> {
  const { connection, database } = importTarget
  const sql = sqlOn(importTarget)
  const [server] = await sql('select pg_backend_pid() as pid')
  const postmaster = postmasterOf(Number(server!['pid']))
  /** Milliseconds of the processors: the main thread, the others of this process, and the database. */
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    const main = (user + system) / 1000
    return { main, threads: cpuOf(process.pid) - main, database: cpuOfServer(postmaster) }
  }
  const written = async (): Promise<number> =>
    Number((await sql(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`))[0]!['bytes'])

  const bare = { reading: await bareReading(path), writing: await bareWriting(connection, path) }
  const app = await buildApp({ settings, database, log: (line, error) => console.error(line, error) })
  const source = await openSource(path)
  await sql(`insert into groups (name, plan) values ($1, 'group_plan_premium') on conflict do nothing`, [groupName])
  const group = await freshGroups.groupByName(database.read, groupName)
  const [began, before, wal] = [performance.now(), spent(), await written()]
  const { tally } = await importMails({
    source,
    group: group!,
    operate: app.pipeline.runAsSystem,
    blobs: openBlobStore(settings.blobs),
    dryRun: false,
    progress: () => {},
    misread: mail => console.error(mail),
    remark: mail => console.error(mail),
    signal: new AbortController().signal,
  })
  const seconds = (performance.now() - began) / 1000
  const [after, { size }] = [spent(), source]
  const each = (['main', 'threads', 'database'] as const).map(who => after[who] - before[who])
  const work = each.reduce((sum, one) => sum + one, 0)
  const speed = size / seconds / 1e6
  console.log(
    `${title.padEnd(26)} ${speed.toFixed(1).padStart(5)} MB/s ${(tally.read / seconds).toFixed(0).padStart(6)} mails/s of ${(size / tally.read / 1000).toFixed(1).padStart(4)} kB  ` +
      `${perMb(work, size).padStart(4)} ms of the processors a MB: ${each.map(one => perMb(one, size).padStart(3)).join(' + ')} (main thread, other threads, database)  ` +
      `bare: ${perMb(bare.reading, size)} to read, ${perMb(bare.writing, size)} to COPY  ` +
      `${(((await written()) - wal) / size).toFixed(2)} bytes of WAL a byte  ` +
      `${tally.imported} imported, ${tally.present} there, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`,
  )
  await app.close()
  return { title, speed, work: work / (size / 1e6) }
}

function reportMeasurement({ title, speed, work }: Measurement, isAsked = false): void {
  reportMetric({ name: `import: ${title}`, unit: 'MB/s', ours: speed, ...(isAsked && { atLeast: 10 }) })
  reportMetric({ name: `import: ${title}, processors`, unit: 'ms/MB', ours: work, ...(isAsked && { atMost: 200 }) })
}

const names = Object.keys(archives) as Name[]
const chosen = names.filter(name => only.length === 0 || only.includes(name))
const importTarget = await emptyTarget()
await run(importTarget, {
  title: 'the first',
  path: await made('html', `warm-${stamp}`, 5),
  groupName: `warm-${stamp}`,
})
for (const kind of chosen) {
  const groupName = `${kind}-${stamp}`
  const path = await made(kind, groupName)
  reportMeasurement(await run(importTarget, { title: kind, path, groupName }), true)
  if (kind === 'plain' && only.length === 0)
    reportMeasurement(await run(importTarget, { title: 'plain, the same again', path, groupName }))
  await rm(path)
}
await importTarget.close()
if (only.length === 0) {
  const large = await largeTarget()
  const path = await made('plain', `archive-${stamp}`)
  reportMeasurement(await run(large, { title: `plain, into ${archived}`, path, groupName: 'archive' }))
  await large.close()
}
await rm(data, { recursive: true })
