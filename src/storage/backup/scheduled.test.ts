// Not on every day: it makes many backups.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'
import { manifestIn } from './format.ts'
import { backupState, createBackup, createDailyBackup, verifyBackup, type BackupSource } from './index.ts'

const world = await newWorld()
const root = await mkdtemp(join(tmpdir(), 'folkmoot-daily-'))
world.atEnd(() => rm(root, { recursive: true }))
const source: BackupSource = {
  connection: world.connection,
  blobs: world.blobs,
  secretFile: join(root, 'none'),
  version: 'test',
}
const broken: BackupSource = { ...source, connection: { ...world.connection, database: 'absent' } }
await world.blobs.put(Buffer.from('a file'), { limit: 100 })
const at = (hour: number, day = 18, minute = 0): Date => new Date(2026, 10, day, hour, minute)
const schedule = 'daily 03:00 keep 2'

/** The daily backups of a folder, as a process makes them that looks at these times. */
function daily(folder: string, { spare = 0 } = {}) {
  const made: string[] = []
  const onDone = ({ name }: { name: string }): number => made.push(name)
  const of = (from: BackupSource) => createDailyBackup({ schedule, folder, files: 'copy', source: from, onDone, spare })
  const looks = new Map([source, broken].map(from => [from, of(from)] as const))
  return { made, look: (now: Date, from: BackupSource = source) => (looks.get(from) ?? of(from))(undefined, now) }
}

/** A store that can't be read on, the second time it is asked. */
const failing: BackupSource = {
  ...source,
  blobs: {
    ...world.blobs,
    async *shelf(first) {
      yield* world.blobs.shelf(first)
      if (first === 255) throw new Error('the store is gone')
    },
  },
}

test('the daily backup is made once a day, also late, and its failures are remembered until it works', async () => {
  const folder = join(root, 'scheduled')
  const { made, look } = daily(folder)

  assert.deepEqual(await backupState(folder, schedule, at(5)), { newest: undefined, isLate: true, failure: undefined })
  await look(at(5))
  await look(at(6))
  await look(at(2, 19))
  assert.equal(made.length, 1)
  assert.equal((await backupState(folder, schedule, at(2, 19))).isLate, false)
  await assert.rejects(look(at(4, 19), broken), /absent/)
  const failed = await backupState(folder, schedule, at(5, 19))
  assert.deepEqual([failed.isLate, /absent/.test(failed.failure ?? '')], [true, true])
  await look(at(5, 19))
  await look(at(3, 20))
  await look(at(3, 21))
  assert.equal(made.length, 4)
  const { newest, isLate, failure } = await backupState(folder, schedule, at(5, 21))
  assert.deepEqual([newest, isLate, failure], [at(3, 21), false, undefined])
  assert.equal((await readdir(folder)).length, 3)
})

test('a backup that fails leaves no snapshot, and is tried again after ten minutes and then each hour', async () => {
  const folder = join(root, 'failing')
  const { made, look } = daily(folder)
  await look(at(3))

  const tried: string[] = []
  for (let minute = 0; minute < 150; minute += 1)
    await look(at(3, 19, minute), failing).catch((error: Error) => tried.push(`${minute} ${error.message}`))

  assert.deepEqual(
    tried,
    [0, 10, 70, 130].map(minute => `${minute} the store is gone`),
  )
  assert.deepEqual((await readdir(folder)).toSorted(), [made[0], 'files', 'last-failure.txt'])
  // Someone who has mended it makes one by hand.
  await createBackup(source, folder, { now: at(5, 19, 31) })
  assert.equal((await backupState(folder, schedule, at(6, 19))).failure, undefined)
  await look(at(3, 20))
  assert.equal(made.length, 2)
})

test('where the folder cannot be written to, failures are counted too', async () => {
  const file = join(root, 'file')
  await writeFile(file, '')
  const { look } = daily(join(file, 'backups'))

  const tried: number[] = []
  for (let minute = 0; minute < 80; minute += 1) await look(at(3, 19, minute)).catch(() => tried.push(minute))

  assert.deepEqual(tried, [0, 10, 70])
})

test('a broken manifest is a snapshot that was interrupted, and goes once there are newer ones', async () => {
  const folder = join(root, 'broken')
  const { made, look } = daily(folder)
  await look(at(3, 18))
  await look(at(3, 19))
  const [first = '', second = ''] = made
  await writeFile(manifestIn(join(folder, second)), '{"format":')
  await mkdir(join(folder, '2026-11-19T09-00-00Z'))
  assert.equal((await backupState(folder, schedule, at(5, 19))).isLate, true)
  const { name, problems } = await verifyBackup(folder)
  assert.deepEqual([name, problems.length], [first, 1])

  await look(at(5, 19))
  assert.deepEqual((await readdir(folder)).toSorted(), [...made, 'files'])
  await look(at(3, 20))
  await look(at(3, 21))

  assert.deepEqual((await readdir(folder)).toSorted(), [...made.slice(-2), 'files'])
  assert.deepEqual((await verifyBackup(folder)).problems, [])
})

test('a backup without room is not begun', async () => {
  const folder = join(root, 'full')
  const { look } = daily(folder, { spare: 1e18 })

  await assert.rejects(look(at(3)), /There is no room for a backup in \S+: it needs [\d,.]+ MiB/)

  assert.deepEqual(await readdir(folder), ['last-failure.txt'])
})

test('a service that stops ends its backup at once, and none has failed', async () => {
  const folder = join(root, 'aborted')
  const stopping = new AbortController()
  const slow: BackupSource = {
    ...source,
    blobs: {
      ...world.blobs,
      async *shelf(first) {
        stopping.abort()
        yield* world.blobs.shelf(first)
      },
    },
  }
  const look = createDailyBackup({ schedule, folder, files: 'copy', source: slow, onDone: () => {}, spare: 0 })

  await assert.rejects(look(stopping.signal, at(3)), error => error === stopping.signal.reason)

  assert.deepEqual(await readdir(folder), [])
  // The next one isn't kept from it.
  const { made, look: lookAgain } = daily(folder)
  await lookAgain(at(4))
  assert.equal(made.length, 1)
})
