// Not on every day: it kills processes again and again.
import assert from 'node:assert/strict'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { runHere } from '#test/servers/command-line.ts'
import { openDatabase } from '#storage/database.ts'
import { joinIn, usedFolders } from '#test/servers/embedded.ts'
import { multipartOf } from './servers/server.ts'
import { post, startServeProcess } from './servers/serve-process.ts'

const count = 5000

test('kill -9 during a CSV import: it is completed afterwards, without duplicate rows', async t => {
  const folders = await usedFolders(t)
  const before = await startServeProcess(folders)
  await runHere(folders, ['user', 'add', 'owner@example.org', '--name', 'Owner', '--password', 'a good password'])
  const signIn = { email: 'owner@example.org', password: 'a good password' }
  const { token } = JSON.parse((await post(before.url, '/api/v1/login', signIn)).text) as { token: string }
  const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`
  type Answer = { id: number; state: string; done: number; num_rows: number; data: { num_rows: number }[] }
  const callOn = async (url: string, name: string, params: Record<string, string>): Promise<Answer> => {
    const answer = await post(url, `/api/v1/${name}`, params, { authorization })
    assert.equal(answer.status, 200, answer.text)
    return JSON.parse(answer.text) as Answer
  }
  const settings = { privacy: 'group_privacy_none', sub_group_access: 'sub_group_owners', desc: 'those who bake bread' }
  await callOn(before.url, 'creategroup', { group_name: 'bakers', ...settings })
  const columns = JSON.stringify([{ name: 'Flour', type: 'text_column' }])
  const table = await callOn(before.url, 'newdatabase', { group_name: 'bakers', name: 'Flours', columns })
  const database_id = String(table.id)
  const content = `Flour\n${Array.from({ length: count }, (_, n) => `rye ${n}`).join('\n')}\n`

  const { type, body } = multipartOf(
    [['database_id', database_id]],
    [{ param: 'fileupload', filename: 'flours.csv', content }],
  )
  const sent = request(new URL('/api/v1/importdatabaserows', before.url), {
    ...{ method: 'POST', rejectUnauthorized: false, headers: { authorization, 'content-type': type } },
  })
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('response', response => void text(response).then(resolve, reject)).on('error', reject)
  })
  sent.end(body)
  const { id, state } = JSON.parse(await answered) as Answer
  assert.equal(state, 'working')
  const import_id = String(id)
  await before.stop('SIGKILL')
  // As if the minute had passed in which whoever was killed might have gone on.
  const server = await joinIn(folders)
  const database = openDatabase({ connection: server.connection })
  await database.read.execute({ name: '', text: 'update jobs set leased_until = null' }, [])
  await database.close()
  await server.leave()

  const after = await startServeProcess(folders)
  const isDone = async () => (await callOn(after.url, 'getdatabaseimport', { database_id, import_id })).state === 'done'
  while (!(await isDone()));
  const { data: tables } = await callOn(after.url, 'getdatabases', { group_name: 'bakers' })
  assert.deepEqual(
    tables.map(({ num_rows }) => num_rows),
    [count],
  )
  const csv = await post(after.url, '/api/v1/downloaddatabase', { database_id }, { authorization })
  const flours = csv.text.split('\r\n').filter(line => line.startsWith('rye '))
  assert.equal(new Set(flours).size, count)
  assert.equal(flours.length, count)
})
