// Not on every day: it starts database servers of its own.
import assert from 'node:assert/strict'
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { inEnglish } from '#locales/localized-error.ts'
import { pathOfHash, shelves } from '#storage/blobs/blob.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { databaseBefore } from '#test/database-before.ts'
import { contentOf } from '#test/database/content.ts'
import { oneOfEach } from '#test/database/one-of-each.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { newWorld } from '#test/world.ts'
import { removeUnreferenced } from '#runtime/blobs/blob-locks.ts'
import { fileIn, tableIn } from './format.ts'
import { createBackup, restoreBackup, verifyBackup } from './index.ts'

const world = await newWorld()
await oneOfEach(world, world.group.id)
await world.settle()
const root = await mkdtemp(join(tmpdir(), 'folkmoot-backup-'))
world.atEnd(() => rm(root, { recursive: true }))
const secretFile = join(root, 'secret.key')
await writeFile(secretFile, 'a key\n')
const source = { connection: world.connection, blobs: world.blobs, secretFile, version: 'test' }
const at = (hour: number, day = 18): Date => new Date(2026, 10, day, hour)
const large = 10_000_000

/** An empty database and store to restore into. */
async function newTarget(
  name: string,
): Promise<{ database: TestDatabase; target: Parameters<typeof restoreBackup>[0] }> {
  const database = await testDatabase({ bare: true })
  world.atEnd(() => database.close())
  const folder = join(root, name)
  const blobs = openBlobStore(join(folder, 'blobs'))
  return { database, target: { connection: database.connection, blobs, secretFile: join(folder, 'secret.key') } }
}

test('a restored backup has every row, file, constraint and number that it was made with', async () => {
  const folder = join(root, 'whole')
  const { hash } = await world.blobs.put(pngOf({ width: 9, height: 9 }), { limit: large })
  const before = await contentOf(world)
  const result = await createBackup(source, folder, { now: at(3) })
  // What happens afterwards is not in it.
  await world.post('ben', { subject: 'Afterwards', body: 'Too late for the backup.' })
  const { database, target } = await newTarget('restored')

  const restored = await restoreBackup(target, folder)

  assert.deepEqual(await contentOf(database), before)
  assert.deepEqual([restored.name, restored.rows], [result.name, result.rows])
  assert.deepEqual(await verifyBackup(folder).then(({ problems }) => problems), [])
  assert.ok(result.files.count > 0 && result.copied.count === result.files.count)
  assert.ok(await target.blobs.has(hash))
  const numbers = await Promise.all(
    [world, database].map(({ sql }) => sql(`select nextval('accounts_id_seq') as next`)),
  )
  assert.deepEqual(numbers[0], numbers[1])
  await assert.rejects(restoreBackup(target, folder), /already has accounts/)
})

test('later backups copy new files only, and old ones are deleted with the files that only they had', async () => {
  const folder = join(root, 'daily')
  const stored = await world.blobs.put(Buffer.from('soon gone'), { limit: large })
  const first = await createBackup(source, folder, { keep: 2, now: at(3, 18) })
  await world.blobs.remove(stored.hash)
  await world.blobs.put(Buffer.from('new'), { limit: large })
  const second = await createBackup(source, folder, { keep: 2, now: at(3, 19) })
  assert.ok((await verifyBackup(folder, first.name)).problems.length === 0)

  const third = await createBackup(source, folder, { keep: 2, now: at(3, 20) })

  assert.deepEqual([second.copied.count, third.copied.count], [1, 0])
  assert.deepEqual([first.deleted, second.deleted, third.deleted], [[], [], [first.name]])
  assert.deepEqual((await readdir(folder)).toSorted(), [second.name, third.name, 'files'])
  await assert.rejects(readdir(fileIn(folder, stored.hash)), { code: 'ENOENT' })
  for (const name of [second.name, third.name]) assert.deepEqual((await verifyBackup(folder, name)).problems, [])
})

test('a backup that only lists files is restored beside them, and names those that are missing', async () => {
  const folder = join(root, 'listed')
  const stored = await world.blobs.put(Buffer.from('in the bucket'), { limit: large })
  const result = await createBackup(source, folder, { files: 'list', now: at(3) })
  const { target } = await newTarget('beside')
  const lost = await world.blobs.put(Buffer.from('in the bucket'), { limit: large })
  for (let shelf = 0; shelf < shelves; shelf += 1)
    for await (const { hash } of world.blobs.shelf(shelf))
      if (hash !== lost.hash) await target.blobs.put((await world.blobs.open(hash))!.stream, { limit: large })

  const { missing, files } = await restoreBackup(target, folder)

  assert.deepEqual([result.copied.count, await readdir(folder)], [0, [result.name]])
  assert.deepEqual([missing, files], [[stored.hash], result.files.count])
  const { problems, areElsewhere } = await verifyBackup(folder)
  assert.deepEqual([problems, areElsewhere], [[], true])
})

test('damaged and missing parts are named, and a damaged backup restores nothing', async () => {
  const folder = join(root, 'damaged')
  const { hash } = await world.blobs.put(Buffer.from('to be damaged'), { limit: large })
  const { name } = await createBackup(source, folder, { now: at(3) })
  const table = tableIn(join(folder, name), 'messages')
  await appendFile(table, 'x')
  await rm(fileIn(folder, hash))

  const { problems } = await verifyBackup(folder)

  assert.deepEqual(problems.map(inEnglish), [`${table} is damaged.`, `${fileIn(folder, hash)} is missing.`])
  const { database, target } = await newTarget('from-damaged')
  await assert.rejects(restoreBackup(target, folder), { code: 'ENOENT' })
  await writeFile(fileIn(folder, hash), 'to be damaged')
  await assert.rejects(restoreBackup(target, folder))
  assert.deepEqual(await database.sql('select count(*)::int as n from accounts'), [{ n: 0 }])
})

test('a copy of another size is copied again, and kept where only the file of the store is damaged', async () => {
  const folder = join(root, 'mended')
  const { hash } = await world.blobs.put(Buffer.from('cut short in the backup'), { limit: large })
  const other = await world.blobs.put(Buffer.from('cut short in the store'), { limit: large })
  await createBackup(source, folder, { now: at(3) })
  await writeFile(fileIn(folder, hash), 'cut')
  const { problems, hasDamagedFiles } = await verifyBackup(folder)
  assert.deepEqual([problems.map(inEnglish), hasDamagedFiles], [[`${fileIn(folder, hash)} is damaged.`], true])
  const inStore = join(world.settings.blobs, pathOfHash(other.hash))
  await writeFile(inStore, 'cut')

  const { damaged, copied } = await createBackup(source, folder, { now: at(4) })

  assert.deepEqual([damaged, copied.count], [[], 1])
  assert.deepEqual((await verifyBackup(folder)).problems, [])
  const { target } = await newTarget('mended-target')
  await restoreBackup(target, folder)
  assert.ok(await target.blobs.isComplete(other.hash, 'cut short in the store'.length))
  await rm(inStore)
})

test('a backup of an older version is restored with its migrations, and then brought up to date', async () => {
  const older = await databaseBefore('0150')
  world.atEnd(() => older.close())
  await older.sql(`insert into accounts (email) values ('ada@example.org')`)
  const folder = join(root, 'older')
  await createBackup({ ...source, connection: older.connection }, folder, { now: at(3) })
  const { database, target } = await newTarget('newer')

  const { migrated } = await restoreBackup(target, folder)

  assert.ok(migrated.length > 0 && migrated.every(name => name >= '0150'))
  assert.deepEqual(await database.sql('select email from accounts'), [{ email: 'ada@example.org' }])
})

test('no file is deleted during a backup, and only one backup is made at a time', async t => {
  const { hash } = await world.blobs.put(Buffer.from('nobody refers to it'), { limit: large })
  const remove = () =>
    world.database.transaction(tx => removeUnreferenced(tx, world.blobs, [hash], async (_, hashes) => hashes))
  const running = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const blobs = {
    ...world.blobs,
    async *shelf(first: number) {
      running.resolve()
      await mayGoOn.promise
      yield* world.blobs.shelf(first)
    },
  }
  const backup = createBackup({ ...source, blobs }, join(root, 'slow'), { now: at(3) })
  await running.promise

  await remove()
  assert.ok(await world.blobs.has(hash))
  await assert.rejects(createBackup(source, join(root, 'second'), { now: at(4) }), /in progress/)
  mayGoOn.resolve()
  await backup
  await remove()
  assert.equal(await world.blobs.has(hash), false)
  t.diagnostic('finished')
})
