// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { newFolders, usedFolders, type Folders } from '#test/servers/embedded.ts'
import { runHere, startCommand, type ExitResult } from '#test/servers/command-line.ts'

const answers = /(running at)/
/** A setting that is set to nothing counts as not set. */
const nowhere = { env: { FOLKMOOT_DATA: '' } }

test('of several running installations the one in this folder is used, or the one given', async t => {
  const one = await usedFolders(t)
  const other: Folders = { ...(await usedFolders(t)), root: one.root }
  const servers = [startCommand(one, ['serve']), startCommand(other, ['serve'])]
  for (const server of servers) await server.waitForOutput(answers)
  const away = join(one.root, 'away')
  await mkdir(away)

  const here = await runHere(one, ['mail'], nowhere)
  const named = await runHere(other, ['mail'])
  const unclear = await runHere(one, ['mail'], { ...nowhere, cwd: away })

  for (const { child } of servers) child.kill('SIGTERM')
  for (const { ended } of servers) await ended

  const empty = { code: 0, out: 'The local mailbox is empty.\n', err: '' }
  assert.deepEqual([here, named], [empty, empty])
  assert.equal(unclear.code, 1)
  assert.match(unclear.err, /^Several installations are running: .*, .*\. Set FOLKMOOT_DATA to choose one\.\n$/)
  assert.deepEqual(new Set(/: (.*), (.*)\. Set/.exec(unclear.err)!.slice(1)), new Set([one.data, other.data]))
})

test('if none is running, the installation in this folder is used, or else the last one started', async t => {
  const folders = await usedFolders(t)
  const server = startCommand(folders, ['serve'])
  await server.waitForOutput(answers)
  server.child.kill('SIGTERM')
  await server.ended
  const away = join(folders.root, 'away')
  await mkdir(away)

  const here = await runHere(folders, ['mail'], nowhere)
  const last = await runHere(folders, ['mail'], { ...nowhere, cwd: away })

  assert.deepEqual(here, { code: 0, out: 'The local mailbox is empty.\n', err: '' })
  assert.deepEqual(last, {
    code: 0,
    out: 'The local mailbox is empty.\n',
    err: `Using the installation in ${folders.data}.\n`,
  })
  assert.deepEqual(await readdir(away), [])
})

test('only start creates a database', async t => {
  const folders = await newFolders(t)
  const commands = [
    ['mail'],
    ['migrate'],
    ['group', 'plan', 'tea', 'basic'],
    ['user', 'add', 'a@example.org', '--name', 'A', '--password', 'a good one'],
  ]

  const ended: ExitResult[] = []
  for (const words of commands) ended.push(await runHere(folders, words))

  const refused = {
    code: 1,
    out: '',
    err:
      `There is no database in ${folders.data}. Start Folkmoot once to create it (bin/folkmoot serve). If your ` +
      'installation is elsewhere, set FOLKMOOT_DATA to its data folder.\n',
  }
  assert.deepEqual(
    ended,
    commands.map(() => refused),
  )
  assert.deepEqual(await readdir(folders.root), [])
})
