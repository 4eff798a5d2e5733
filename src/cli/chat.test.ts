// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { addAccount } from '#features/accounts/index.ts'
import { addMembership } from '#test/world/people.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { programAt } from '#test/servers/command-line.ts'

const world = await newWorld()
const server = await serve(world)
const { data } = world.settings
const ca = join(data, 'ca.pem')
await writeFile(ca, server.certificate.cert)
const [email, password] = ['dora@example.org', 'correct horse']
const dora = await world.app.pipeline.runAsSystem(systemTransaction =>
  addAccount(systemTransaction, { email, password, full_name: 'Dora \u001B[31m', confirmed: true, site_admin: false }),
)
await addMembership(world, world.group.id, { account: dora! }, {})
const chat = await world
  .as('owner')
  .newchat({ group_id: world.group.id, subject: 'Regatta', desc: 'x', announce: false })

/** Runs the command with lines typed into it, to its end. */
async function chatting(words: string[], lines: string[]): Promise<{ code: number; out: string; err: string }> {
  const main = programAt('src/cli/main.ts')
  const url = `https://127.0.0.1:${server.port}`
  const child = spawn(process.execPath, [main, 'chat', ...words, '--as', email, '--url', url, '--ca', ca], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], XDG_STATE_HOME: data },
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.end(`${lines.join('\n')}\n`)
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}
const withoutTimes = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.replace(/ \d\d:\d\d /, ' '))

test('a person joins, writes, replies, edits, reacts, deletes and leaves', async () => {
  const { code, out, err } = await chatting(
    [world.group.name, 'regatta', '--password', '-'],
    [
      password,
      'Six tommorow?',
      '/edit 1 Six tomorrow?',
      '/reply 1 I mean in the morning',
      '/react 1 heart',
      '/delete 2',
      '/dance',
      '/edit 9 nothing',
      '/who',
      '/leave',
    ],
  )

  assert.deepEqual([code, err], [0, ''])
  assert.deepEqual(withoutTimes(out), [
    'Regatta: 0 messages. Type /help for commands.',
    '#1 Dora  [31m: Six tommorow?',
    '#1 Dora  [31m: Six tomorrow? (edited)',
    '#2 Dora  [31m: (to #1) I mean in the morning',
    '#1 Dora  [31m: Six tomorrow? (edited) ♥1',
    '#2 Dora  [31m: (to #1) (deleted)',
    'Unknown command: /dance. Type /help for commands.',
    '· Error: bad_request invalid msg_num',
    '  Owner',
    '  Dora  [31m',
  ])
  const { data: messages } = await world.as('owner').getchathistory({ chat_id: chat.id, sort_dir: 'asc' })
  assert.deepEqual(
    messages.map(({ message, delete_msg_num }) => [message, delete_msg_num]),
    [
      ['Six tomorrow?', 0],
      ['', 2],
    ],
  )
})

test('quitting does not report a lost connection', async () => {
  const { code, out, err } = await chatting([world.group.name, 'regatta', '--password', password], ['/help', '/quit'])

  assert.deepEqual([code, err], [0, ''])
  assert.doesNotMatch(out, /connection lost/)
})

test('a wrong password, an unknown group and an unknown chat are reported in a sentence', async () => {
  const wrong = await chatting([world.group.name, 'regatta', '--password', 'not the one'], [])
  const nowhere = await chatting(['nowhere', 'regatta', '--password', password], [])
  const unknown = await chatting([world.group.name, 'Cake', '--password', password], [])

  assert.deepEqual(
    [wrong, nowhere, unknown].map(({ code, out, err }) => [code, out, err]),
    [
      [1, '', "That email and password don't match.\n"],
      [1, '', "There's no such group, or you aren't a member.\n"],
      [1, '', `Which chat? Open chats:\n  ${chat.id}  Regatta\n`],
    ],
  )
})
