// Not on every day: it starts database servers of its own.
import assert from 'node:assert/strict'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { joinIn, newFolders, query, startJoinedProcess, usedFolders } from '#test/servers/embedded.ts'
import { findPostmaster } from './postgres-process.ts'

test('a new data folder gets a durable, checksummed, private UTF-8 database', async t => {
  const folders = await newFolders(t)

  const server = await joinIn(folders)

  const names = [
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'data_checksums',
    'listen_addresses',
    'server_encoding',
  ]
  const shown = await query(server.connection, `select ${names.map(name => `current_setting('${name}')`).join()}`)
  assert.deepEqual(shown, ['on', 'on', 'on', 'on', '', 'UTF8'])
  assert.deepEqual(await query(server.connection, `select current_user, current_database(), 'Ä' ~* 'ä'`), [
    'folkmoot',
    'folkmoot',
    true,
  ])
  assert.equal((await stat(server.connection.host)).mode & 0o777, 0o700)
  await server.leave()
})

test('data stays when the last process leaves and another joins', async t => {
  const folders = await usedFolders(t)
  const first = await joinIn(folders)
  await query(first.connection, 'create table kept as select 7 as value')
  await first.leave()
  assert.equal(await findPostmaster(first.cluster), undefined)

  const second = await joinIn(folders)

  assert.deepEqual(await query(second.connection, 'select value from kept'), [7])
  await second.leave()
  await second.leave()
  assert.equal(await findPostmaster(second.cluster), undefined)
})

test('processes that join a new data folder concurrently share one server', async t => {
  const folders = await newFolders(t)

  const members = await Promise.all([1, 2, 3].map(() => startJoinedProcess(folders)))

  const asked = members.map(member => query(member.connection, 'select pg_postmaster_start_time()::text'))
  assert.equal(new Set((await Promise.all(asked)).flat()).size, 1)
  assert.deepEqual((await readdir(join(folders.data, 'postgres'))).toSorted(), [
    'cluster',
    'in-use',
    'password',
    'pg_hba.conf',
    'server.log',
  ])
  await Promise.all(members.map(member => member.leave()))
  assert.equal(await findPostmaster(members[0]?.cluster ?? ''), undefined)
})

test('the server keeps running when its starter leaves, and stops with the last process', async t => {
  const folders = await usedFolders(t)
  const starter = await startJoinedProcess(folders)
  const pid = await findPostmaster(starter.cluster)
  const other = await joinIn(folders)

  await starter.leave()

  assert.equal(await findPostmaster(other.cluster), pid)
  assert.deepEqual(await query(other.connection, 'select 1'), [1])
  await other.leave()
  assert.equal(await findPostmaster(other.cluster), undefined)
})

test('concurrent joining and leaving never leaves a process without a server', async t => {
  const folders = await usedFolders(t)
  const rounds = Array.from({ length: 4 }, async (_, visitor) => {
    for (let round = 0; round < 6; round++) {
      const server = await joinIn(folders)
      assert.deepEqual(await query(server.connection, `select ${visitor}`), [visitor])
      await server.leave()
    }
  })

  await Promise.all(rounds)

  assert.equal(await findPostmaster(join(folders.data, 'postgres', 'cluster')), undefined)
})

test('a data folder with a path too long for a socket works', async t => {
  const folders = await newFolders(t)
  const data = join(folders.root, 'long-'.repeat(30), 'path-'.repeat(30))

  const server = await joinIn({ ...folders, data })

  assert.deepEqual(await query(server.connection, 'select 1'), [1])
  assert.equal(server.cluster, join(data, 'postgres', 'cluster'))
  assert.equal((await stat(server.connection.host)).mode & 0o777, 0o700)
  await server.leave()
  await assert.rejects(stat(server.connection.host), { code: 'ENOENT' })
})

test('query contents are not logged', async t => {
  const folders = await usedFolders(t)
  const server = await joinIn(folders)

  await assert.rejects(query(server.connection, `select 'secret-word'::int`), { code: '22P02' })
  await query(server.connection, 'create table word (text text primary key)')
  await query(server.connection, `insert into word values ('secret-word')`)
  await assert.rejects(query(server.connection, `insert into word values ('secret-word')`), { code: '23505' })

  await server.leave()
  const log = await readFile(join(folders.data, 'postgres', 'server.log'), 'utf8')
  assert.match(log, /database system is shut down/)
  assert.doesNotMatch(log, /secret-word/)
})

test('the last process stops the server even if its connections were cut', async t => {
  const folders = await usedFolders(t)
  const server = await joinIn(folders)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'folkmoot control'`
  assert.deepEqual(await query(server.connection, cut), [true])

  await server.leave()

  assert.equal(await findPostmaster(server.cluster), undefined)
})
