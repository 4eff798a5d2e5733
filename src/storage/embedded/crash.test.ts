// Not on every day: it kills processes again and again.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from 'pg'
import { serverAccount } from './account.ts'
import {
  joinIn,
  killPostmaster,
  newFolders,
  query,
  startJoinedProcess,
  until,
  usedFolders,
} from '#test/servers/embedded.ts'
import { EmbeddedError } from './index.ts'
import { findPostmaster } from './postgres-process.ts'
import { usePipe } from './stop-with-last-user.ts'

test('a server stops after its only process was killed, and the next one has all commits', async t => {
  const folders = await usedFolders(t)
  const writer = await startJoinedProcess(folders, { write: true })
  await until(() => writer.acknowledged.length >= 100)
  await writer.kill()

  await until(async () => (await findPostmaster(writer.cluster)) === undefined)

  assert.match(await readFile(join(folders.data, 'postgres', 'server.log'), 'utf8'), /received fast shutdown request/)
  const server = await joinIn(folders)
  const last = writer.acknowledged.length
  assert.deepEqual(await query(server.connection, `select count(*)::int from number where value <= ${last}`), [last])
  await server.leave()
})

test('a process that joins while a server stops after a kill gets a server that goes on', async t => {
  const folders = await usedFolders(t)
  for (let round = 0; round < 5; round += 1) {
    const killed = await startJoinedProcess(folders)
    const [server] = await Promise.all([joinIn(folders), killed.kill()])
    await until(() => query(server.connection, 'select 1').then(Boolean, () => false))
    await server.leave()
    assert.equal(await findPostmaster(server.cluster), undefined)
  }
})

test('a server goes on after its starter was killed, and stops after the last of the others was', async t => {
  const folders = await usedFolders(t)
  const starter = await startJoinedProcess(folders)
  const other = await startJoinedProcess(folders)
  const pid = await findPostmaster(starter.cluster)

  await starter.kill()
  const third = await startJoinedProcess(folders)
  assert.equal(await findPostmaster(starter.cluster), pid)
  await other.kill()
  assert.equal(await findPostmaster(starter.cluster), pid)
  await third.kill()

  await until(async () => (await findPostmaster(starter.cluster)) === undefined)
})

test('a server killed with its process restarts without losing commits', async t => {
  const folders = await usedFolders(t)
  const writer = await startJoinedProcess(folders, { write: true })
  await until(() => writer.acknowledged.length >= 100)
  await Promise.all([killPostmaster(writer.cluster), writer.kill()])

  const server = await joinIn(folders)

  const last = writer.acknowledged.length
  assert.deepEqual(await query(server.connection, `select count(*)::int from number where value <= ${last}`), [last])
  await server.leave()
})

test('leftover processes of a killed server do not prevent a new start', async t => {
  const folders = await usedFolders(t)
  const joinedProcess = await startJoinedProcess(folders)
  const busy = new Client(joinedProcess.connection)
  busy.on('error', () => undefined)
  await busy.connect()
  const work = assert.rejects(busy.query('select count(*) from generate_series(1, 1e12::bigint)'))
  const atWork = `select count(*)::int from pg_stat_activity where state = 'active' and query like '%1e12%'`
  await until(async () => (await query(joinedProcess.connection, atWork))[0] === 2)
  // Or the server would be stopped in good order.
  const held = usePipe(join(folders.data, 'postgres'))
  await held.join()
  await joinedProcess.kill()
  await killPostmaster(joinedProcess.cluster)
  held.release()

  const server = await joinIn(folders)

  assert.match(await readFile(join(folders.data, 'postgres', 'server.log'), 'utf8'), /pre-existing shared memory block/)
  assert.deepEqual(await query(server.connection, 'select 1'), [1])
  await work
  await server.leave()
})

test('a joined process restarts a killed server', async t => {
  const folders = await usedFolders(t)
  const server = await joinIn(folders)

  await killPostmaster(server.cluster)

  await until(() => query(server.connection, 'select 1').then(Boolean, () => false))
  await server.leave()
  assert.equal(await findPostmaster(server.cluster), undefined)
})

test('a lock file with a foreign process id does not prevent the start', async t => {
  const folders = await usedFolders(t)
  const cluster = join(folders.data, 'postgres', 'cluster')
  const { uid, gid, other } = await serverAccount()
  const stranger = spawn('sleep', ['60'], { ...(other ? { uid, gid } : {}), stdio: 'ignore' })
  t.after(() => stranger.kill())
  await once(stranger, 'spawn')
  const lock = `${stranger.pid}\n${cluster}\n1700000000\n5432\n${cluster}\n\n  1 1\nready   \n`
  await writeFile(join(cluster, 'postmaster.pid'), lock)
  await writeFile(join(cluster, '.s.PGSQL.5432.lock'), lock)

  const server = await joinIn(folders)

  assert.deepEqual(await query(server.connection, 'select 1'), [1])
  assert.notEqual(await findPostmaster(cluster), stranger.pid)
  assert.equal(stranger.exitCode, null)
  await server.leave()
})

test('leftovers of an interrupted first start are removed', async t => {
  const folders = await newFolders(t)
  const half = join(folders.data, 'postgres', 'cluster.new-999999999-abcd1234')
  await mkdir(half, { recursive: true })
  await writeFile(join(half, 'PG_VERSION'), '18\n')

  const server = await joinIn(folders)

  assert.deepEqual(await query(server.connection, 'select 1'), [1])
  await assert.rejects(stat(half), { code: 'ENOENT' })
  await server.leave()
})

test('a failing server is reported with the end of its log', async t => {
  const folders = await usedFolders(t)
  const cluster = join(folders.data, 'postgres', 'cluster')
  await appendFile(join(cluster, 'postgresql.conf'), 'no_such_setting = 1\n')

  await assert.rejects(joinIn(folders), (error: Error) => {
    assert.ok(error instanceof EmbeddedError)
    assert.match(error.message, /doesn't start\. The end of its log .*server\.log:\n[^]*no_such_setting/)
    return true
  })
})

test('a cluster of another major version is rejected with what to do', async t => {
  const folders = await usedFolders(t)
  await writeFile(join(folders.data, 'postgres', 'cluster', 'PG_VERSION'), '17\n')

  await assert.rejects(
    joinIn(folders),
    /was created by PostgreSQL 17, and this version of Folkmoot comes with 18\. Start the server/,
  )
  await writeFile(join(folders.data, 'postgres', 'cluster', 'PG_VERSION'), '99\n')
  await assert.rejects(
    joinIn(folders),
    /was created by PostgreSQL 99, but this version of Folkmoot comes with 18\. Run the/,
  )
})
