// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { clustersIn, killPostmaster, newFolders, until, type Folders } from '#test/servers/embedded.ts'
import { ask, runHere, startCommand } from '#test/servers/command-line.ts'

const answersAt = /running at (https:\/\/localhost:\d+)/
const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
const nothing = async (): Promise<string> => ''

/** Folders on a small disk; undefined where only root can mount one. */
async function smallDisk(t: TestContext): Promise<Folders | undefined> {
  const { root, ...rest } = await newFolders(t)
  const disk = join(root, 'disk')
  await mkdir(disk)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=224m,mode=755', 'tmpfs', disk])
  if (status !== 0) return undefined
  const folders = { ...rest, root, data: join(disk, 'data') }
  rest.ends.push(async () => {
    for (const cluster of await clustersIn(folders)) await killPostmaster(cluster)
    await promisify(execFile)('umount', ['-l', disk])
  })
  return folders
}

/**
 * Takes all that is left of a disk, as the log of another program may, and no more: on a busy machine the service releases its ballast
 * before it is done. Answers how it is given back.
 */
async function fillDisk(folders: Folders): Promise<() => Promise<void>> {
  const path = join(folders.data, '../filler')
  await using file = await open(path, 'w')
  const bytes = Buffer.alloc(65_536, 1)
  const { bavail, bsize } = await statfs(folders.data)
  try {
    for (let left = bavail * bsize; left > 0; left -= bytes.length) await file.writeFile(bytes)
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC')
  }
  return () => rm(path)
}

test('while the disk is full everything can be read, even after a crash and restart, and nothing is changed', async t => {
  const folders = await smallDisk(t)
  if (!folders) return t.skip('only root can mount a small disk')
  let server = startCommand(folders, ['serve'])
  let [url = ''] = await server.waitForOutput(answersAt)
  const add = (name: string) =>
    runHere(folders, ['user', 'add', `${name}@example.org`, '--name', name, '--password', '-'], {
      input: 'correct horse\n',
    })
  assert.equal((await add('ada')).code, 0)
  const login = () => ask(`${url}/api/v1/login`, form, async () => 'email=ada@example.org&password=correct%20horse')
  const first = await login()
  const { token } = JSON.parse(first.text) as { token: string }
  const read = async () => {
    const key = { headers: { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` } }
    const answers = [
      await ask(`${url}/api/v1/getuser`, key, nothing),
      await ask(`${url}/api/v1/getsubs`, key, nothing),
      await ask(`${url}/groups`, { headers: { accept: 'text/html' } }, nothing),
    ]
    return answers.map(({ status }) => status)
  }
  const all = [200, 200, 200]
  assert.deepEqual([first.status, await read()], [200, all])
  await until(async () => (await clustersIn(folders)).length > 0)

  const giveBack = await fillDisk(folders)
  await server.waitForOutput(/(Until there is more room, nothing can be changed)/)
  // More than one segment of the log would hold, had they been tried.
  const refused = await Promise.all(Array.from({ length: 50 }, login))
  assert.deepEqual(
    new Set(refused.map(({ status, text }) => `${status} ${/"type":"(\w+)"/.exec(text)?.[1]}`)),
    new Set(['400 server']),
  )
  assert.deepEqual(await read(), all)

  const [cluster = ''] = await clustersIn(folders)
  await killPostmaster(cluster)
  await until(async () => (await read()).join() === all.join())

  server.child.kill('SIGTERM')
  assert.equal((await server.ended).code, 0)
  server = startCommand(folders, ['serve'])
  ;[url = ''] = await server.waitForOutput(answersAt)
  assert.deepEqual(await read(), all)

  await giveBack()
  await server.waitForOutput(/(Accepting changes)/)
  assert.equal((await login()).status, 200)
  server.child.kill('SIGTERM')
  assert.equal((await server.ended).code, 0)
})
