// Not on every day: it starts database servers of its own.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import {
  otherAccountMissing,
  joinIn,
  newFolders,
  query,
  startJoinedProcess,
  usedFolders,
  type Folders,
} from '#test/servers/embedded.ts'
import { findPostmaster } from './postgres-process.ts'

const passwordFile = ({ data }: Folders) => join(data, 'postgres', 'password')
const invalid = { code: '28P01' }

test('the database needs the password in its data folder, readable by its owner only', async t => {
  const folders = await newFolders(t)

  const server = await joinIn(folders)

  const file = passwordFile(folders)
  const { mode, uid } = await stat(file)
  assert.deepEqual(
    [mode & 0o777, uid, await readFile(file, 'utf8')],
    [0o600, process.getuid!(), server.connection.password],
  )
  await assert.rejects(query({ ...server.connection, password: 'a guess' }, 'select 1'), invalid)
  assert.deepEqual(
    await query(server.connection, `select rolpassword like 'SCRAM-SHA-256$%' from pg_authid where rolcanlogin`),
    [true],
  )
  await server.leave()
  assert.ok(
    !(await readFile(join(folders.data, 'postgres', 'server.log'), 'utf8')).includes(server.connection.password),
  )
})

test(
  'another process running as nobody can neither enter root’s database nor change access',
  { skip: otherAccountMissing },
  async t => {
    const folders = await usedFolders(t)
    const server = await joinIn(folders)
    const { password: _, ...connection } = server.connection
    const pg = import.meta.resolve('pg')
    const code = `
    import { Client } from '${pg}'
    import { appendFile, readFile } from 'node:fs/promises'
    const codeOf = promise => promise.then(() => 'done', error => error.code)
    const connect = password => new Client({ ...${JSON.stringify(connection)}, password }).connect()
    const tries = [connect('a guess'), readFile('${passwordFile(folders)}'), appendFile('${join(dirname(server.cluster), 'pg_hba.conf')}', 'x')]
    console.log(JSON.stringify(await Promise.all(tries.map(codeOf))))`

    const stranger = spawn(process.execPath, ['--input-type=module', '-e', code], {
      uid: 65_534,
      gid: 65_534,
      cwd: '/',
    })
    let said = ''
    stranger.stdout.on('data', (text: Buffer) => (said += text.toString()))
    await once(stranger, 'close')

    assert.deepEqual(JSON.parse(said), ['28P01', 'EACCES', 'EACCES'])
    const joinedProcess = await startJoinedProcess(folders)
    assert.deepEqual(await query(joinedProcess.connection, 'select 1'), [1])
    await joinedProcess.leave()
    await server.leave()
  },
)

test('a database without a password gets one at its next start, and keeps its data', async t => {
  const folders = await usedFolders(t)
  const before = await joinIn(folders)
  await query(before.connection, 'create table kept as select 7 as value')
  await query(before.connection, 'alter role folkmoot password null')
  await before.leave()
  for (const name of ['password', 'pg_hba.conf']) await rm(join(folders.data, 'postgres', name))

  const members = await Promise.all([startJoinedProcess(folders), startJoinedProcess(folders)])

  assert.deepEqual(await query(members[0].connection, 'select value from kept'), [7])
  assert.equal(members[0].connection.password, members[1].connection.password)
  await assert.rejects(query({ ...members[0].connection, password: '' }, 'select 1'))
  await Promise.all(members.map(member => member.leave()))
  assert.equal(await findPostmaster(before.cluster), undefined)
})

test('a restored database with another password gets this one', async t => {
  const folders = await usedFolders(t)
  const before = await joinIn(folders)
  await query(before.connection, `alter role folkmoot password 'that of the backup'`)
  await before.leave()

  const after = await joinIn(folders)

  assert.deepEqual(await query(after.connection, 'select 1'), [1])
  await after.leave()
})

test('a running server with another password is left alone, with an error that says what to do', async t => {
  const folders = await usedFolders(t)
  const server = await joinIn(folders)
  const elsewhere = await startJoinedProcess(folders)
  await rm(passwordFile(folders))

  await assert.rejects(
    startJoinedProcess(folders),
    /was started with another password than the one in the data folder\. Stop/,
  )

  assert.deepEqual(await query(server.connection, 'select 1'), [1])
  await elsewhere.leave()
  await server.leave()
})
