// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrate } from '#storage/migrate.ts'
import type { CrashPoint } from '#test/crash-points.ts'
import { runHere, startCommand } from '#test/servers/command-line.ts'
import { clustersIn, joinIn, killPostmaster, query, usedFolders, type Folders } from '#test/servers/embedded.ts'

const migrations = join(import.meta.dirname, '../../migrations')
const people = 5000
const crashing = join(import.meta.dirname, '../../test/crashing-command.ts')
const isServing = /(running at https)/

/** A data folder as an earlier version left it, with rows in it. */
async function oldFolder(t: Parameters<typeof usedFolders>[0]): Promise<{ folders: Folders; newer: string[] }> {
  const folders = await usedFolders(t, { bare: true })
  const older = join(folders.root, 'older')
  await mkdir(older)
  const names = (await readdir(migrations)).filter(name => name.endsWith('.sql')).toSorted()
  const kept = names.slice(0, Math.floor(names.length / 2))
  for (const name of kept) await copyFile(join(migrations, name), join(older, name))
  const server = await joinIn(folders)
  await migrate(server.connection, { folder: older })
  await query(
    server.connection,
    `insert into organisations (name, host) select 'Bakers ' || n, 'bakers' || n || '.example.org' from generate_series(1, ${people}) n`,
  )
  await server.leave()
  return { folders, newer: names.slice(kept.length).map(name => name.slice(0, -'.sql'.length)) }
}

const count = async (folders: Folders, text: string): Promise<unknown> => {
  const server = await joinIn(folders)
  const [found] = await query(server.connection, text)
  await server.leave()
  return found
}

test('an upgrade that is killed at any point goes on at the next start, with the backup it began with', async t => {
  const { folders } = await oldFolder(t)
  const steps: number[] = []
  // In the backup, and in migrations: each asks the database five times.
  const points: CrashPoint[] = [
    { at: 40, side: 'before' },
    { at: 200, side: 'after' },
    { at: 42, side: 'before' },
    { at: 57, side: 'after' },
  ]

  for (const [at, point] of points.entries()) {
    const server = startCommand(folders, ['serve'], { program: [crashing, JSON.stringify(point)] })
    const ended = await Promise.race([server.ended, server.waitForOutput(isServing).catch(() => server.ended)])
    assert.ok('code' in ended && ended.code === null, `it was not killed at ${point.at}`)
    // Now and then the database dies with it.
    if (at % 2 === 0) for (const cluster of await clustersIn(folders)) await killPostmaster(cluster)
    const applied = await count(folders, 'select count(*)::int from migration')
    steps.push(Number(applied))
  }
  assert.ok(steps.every((step, at) => at === 0 || step >= steps[at - 1]!) && new Set(steps).size > 2, String(steps))
  const last = startCommand(folders, ['serve'])
  await last.waitForOutput(isServing)
  last.child.kill('SIGTERM')
  await last.ended

  assert.equal(await count(folders, `select count(*)::int from organisations`), people)
  const all = (await readdir(migrations)).filter(name => name.endsWith('.sql')).length
  assert.equal(await count(folders, `select count(*)::int from migration`), all)
  const backups = join(folders.data, 'before-upgrade')
  assert.match((await runHere(folders, ['verify', backups])).out, /is complete/)
  // It has the rows from before, and leads to the same.
  const other = { ...folders, data: join(folders.root, 'other') }
  const restored = await runHere(other, ['restore', backups])
  assert.deepEqual([restored.code, restored.err.includes('Applied migration')], [0, true], restored.err)
  assert.equal(await count(other, `select count(*)::int from organisations`), people)

  // An installation that is up to date makes none.
  const again = startCommand(folders, ['serve'])
  await again.waitForOutput(isServing)
  again.child.kill('SIGTERM')
  assert.doesNotMatch((await again.ended).err, /before the upgrade|Applied migration/)
})

test('with daily backups, an upgrade begins with one of them, and without it nothing is changed', async t => {
  const { folders, newer } = await oldFolder(t)
  const backups = join(folders.root, 'backups')
  const env = { FOLKMOOT_BACKUP: 'daily 03:00 keep 3', FOLKMOOT_BACKUP_FOLDER: backups }

  // Below a file there is no folder.
  const nowhere = join(folders.data, 'postgres/cluster/PG_VERSION/backups')
  const refused = await startCommand(folders, ['serve'], { env: { ...env, FOLKMOOT_BACKUP_FOLDER: nowhere } }).ended
  assert.equal(refused.code, 1)
  assert.match(
    refused.err,
    /The backup before the upgrade failed in \S+PG_VERSION\/backups \(.*\)\. Nothing was changed/,
  )
  assert.doesNotMatch(refused.err, /Applied migration/)
  const server = startCommand(folders, ['serve'], { env })
  await server.waitForOutput(isServing)
  server.child.kill('SIGTERM')
  const { err } = await server.ended

  assert.equal(err.match(/Applied migration/g)?.length, newer.length)
  assert.ok(err.indexOf(`Creating a backup in ${backups}`) < err.indexOf('Applied migration'))
  assert.match((await runHere(folders, ['verify', backups])).out, /is complete/)
})
