// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ask, runHere, startCommand } from '#test/servers/command-line.ts'
import { clustersIn, killPostmaster, removeFolder, until, usedFolders } from '#test/servers/embedded.ts'

const answersAt = /running at (https:\/\/localhost:\d+)/
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function clientOf(url: string) {
  let authorization: string | undefined
  const call = async (name: string, params: Record<string, string>) => {
    const body = new URLSearchParams(params).toString()
    const headers = { ...form, ...(authorization === undefined ? {} : { authorization }) }
    const { text } = await ask(`${url}/api/v1/${name}`, { method: 'POST', headers }, async () => body)
    assert.doesNotMatch(text, /"object":"error"/)
    return JSON.parse(text) as Record<string, unknown>
  }
  const signIn = async () => {
    const { token } = await call('login', { email: 'ada@example.org', password: 'correct horse', token: '1' })
    authorization = `Basic ${Buffer.from(`${String(token)}:`).toString('base64')}`
  }
  return { call, signIn }
}

test('after the data folder is lost under load, a restore has everything acknowledged before the backup', async t => {
  const folders = await usedFolders(t)
  const server = startCommand(folders, ['serve'])
  const [url = ''] = await server.waitForOutput(answersAt)
  await runHere(folders, ['user', 'add', 'ada@example.org', '--name', 'Ada', '--password', '-'], {
    input: 'correct horse\n',
  })
  const { call, signIn } = clientOf(url)
  await signIn()
  const { id } = await call('creategroup', {
    group_name: 'bakers',
    desc: 'For bakers of all kinds.',
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_owners',
  })
  const acknowledged: string[] = []
  let isLost = false
  async function write(): Promise<void> {
    for (let n = 1; !isLost; n += 1) {
      const subject = `Loaf ${n}`
      const { id: draft } = await call('newdraft', { group_id: String(id), draft_type: 'draft_type_post' })
      await call('updatedraft', { draft_id: String(draft), subject, body: 'Rye.' })
      await call('postdraft', { draft_id: String(draft) })
      acknowledged.push(subject)
    }
  }
  const writing = write().catch((error: unknown) => {
    if (!isLost) throw error
  })
  await until(() => acknowledged.length >= 5)
  const before = [...acknowledged]
  const folder = join(folders.root, 'backups')

  const backup = await runHere(folders, ['backup', folder])

  assert.deepEqual([backup.code, backup.err], [0, ''])
  assert.match(backup.out, /^Created the backup \d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.\n/)
  await until(() => acknowledged.length > before.length)
  isLost = true
  // The server first: it would start its database again.
  server.child.kill('SIGKILL')
  await Promise.all([server.ended, writing])
  for (const cluster of await clustersIn(folders)) await killPostmaster(cluster)
  await removeFolder(folders.data)

  assert.match((await runHere(folders, ['verify', folder])).out, /is complete: \d+ tables/)
  const restored = await runHere(folders, ['restore', folder])
  assert.deepEqual([restored.code, restored.out.startsWith('Restored the backup')], [0, true])
  const second = startCommand(folders, ['serve'])
  const [newUrl = ''] = await second.waitForOutput(answersAt)
  const client = clientOf(newUrl)
  await client.signIn()
  const { data } = await client.call('gettopics', { group_id: String(id), limit: '100' })
  const subjects = new Set((data as { subject: string }[]).map(({ subject }) => subject))
  assert.deepEqual(
    before.filter(subject => !subjects.has(subject)),
    [],
  )
  await client.call('getuser', {})

  const refused = await runHere(folders, ['restore', folder])
  assert.deepEqual([refused.code, refused.out], [1, ''])
  assert.match(refused.err, /already running|already has accounts/)
})

test('a server makes its daily backup soon after it starts, and doctor says when it was and that it is on the same disk', async t => {
  const folders = await usedFolders(t)
  const folder = join(folders.root, 'backups')
  const env = { FOLKMOOT_BACKUP: 'daily 03:00 keep 2', FOLKMOOT_BACKUP_FOLDER: folder }
  const server = startCommand(folders, ['serve'], { env })
  await server.waitForOutput(answersAt)

  await until(() => globSync(join(folder, '*/manifest.json')).length === 1)

  const { out } = await runHere(folders, ['doctor'], { env })
  const today = new Date().toISOString().slice(0, 4)
  assert.match(
    out,
    new RegExp(
      `^warning +Backup +The latest backup is of ${today}-\\S+ [\\d:]+\\. It's on the same disk as the data: .*\n +→ Set FOLKMOOT_BACKUP_FOLDER`,
      'm',
    ),
  )
  assert.match((await runHere(folders, ['verify', folder])).out, /is complete: \d+ tables/)
  server.child.kill('SIGTERM')
  await server.ended
})

test('backup, verify and restore say what is wrong with what they are given', async t => {
  const folders = await usedFolders(t)
  const folder = join(folders.root, 'none')

  const answers = [
    await runHere(folders, ['verify', folder]),
    await runHere(folders, ['restore', folder]),
    await runHere(folders, ['backup', folder, '--keep', '0']),
  ]

  assert.deepEqual(
    answers.map(({ code, err }) => [code, err.split('\n')[0]]),
    [
      [1, `There is no complete backup in ${folder}.`],
      [1, `There is no complete backup in ${folder}.`],
      [2, '--keep takes the number of backups to keep, at least 1.'],
    ],
  )
})
