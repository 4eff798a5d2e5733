// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ask, runHere, startCommand } from '#test/servers/command-line.ts'
import { usedFolders } from '#test/servers/embedded.ts'

const answersAt = /running at (https:\/\/localhost:\d+)/

test('after the key of sessions and the password of the database were renewed, everyone signs in again', async t => {
  const folders = await usedFolders(t)
  const email = 'ada@example.org'
  const call = async (url: string, name: string, params: Record<string, string>, token = '') => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(token === '' ? {} : { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }),
    }
    const { text } = await ask(`${url}/api/v1/${name}`, { method: 'POST', headers }, async () =>
      new URLSearchParams(params).toString(),
    )
    return JSON.parse(text) as { object: string; type?: string; token?: string }
  }
  const signIn = (url: string) => call(url, 'login', { email, password: 'correct horse', token: '1' })
  const ownGroups = (url: string, token: string) => call(url, 'getsubs', {}, token)

  const first = startCommand(folders, ['serve'])
  const [url = ''] = await first.waitForOutput(answersAt)
  await runHere(folders, ['user', 'add', email, '--name', 'Ada', '--password', '-'], { input: 'correct horse\n' })
  const { token = '' } = await signIn(url)
  const before = await ownGroups(url, token)
  const listed = await runHere(folders, ['keys'])
  const renewed = await runHere(folders, ['keys', '--renew', 'sessions'])
  const unknown = await runHere(folders, ['keys', '--renew', 'erased addresses'])
  first.child.kill('SIGTERM')
  await first.ended
  // As docs/security.md says.
  const secrets = globSync('**/{password,pg_hba.conf}', { cwd: folders.root, exclude: ['**/cluster'] })
  for (const file of secrets) await rm(join(folders.root, file))
  const second = startCommand(folders, ['serve'])
  const [again = ''] = await second.waitForOutput(answersAt)
  const after = await ownGroups(again, token)
  const fresh = await signIn(again)

  assert.equal(secrets.length, 2)
  assert.equal(before.object, 'list')
  assert.match(listed.out, /^sessions  /)
  assert.deepEqual([renewed.code, renewed.err], [0, ''])
  assert.match(renewed.out, /Restart the server/)
  assert.equal(unknown.code, 1)
  assert.equal(after.type, 'authentication')
  assert.equal((await ownGroups(again, fresh.token!)).object, 'list')
})
