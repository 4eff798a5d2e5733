import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { serve } from './servers/server.ts'
import { newWorld } from './world.ts'

const run = promisify(execFile)
const page = await readFile(join(import.meta.dirname, '../docs/posting-by-script.md'), 'utf8')
const codeIn = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code!)

const world = await newWorld()
const server = await serve(world)
const origin = `https://localhost:${server.port}`
const { group } = world
const { token } = await world.as('owner').newpostingaddress({ group_id: group.id, name: 'Documentation' })
const cwd = world.settings.data
const authority = join(cwd, 'authority.pem')
await writeFile(authority, server.certificate.cert)
await writeFile(join(cwd, 'report.csv'), 'rye,12\n')
const env = {
  PATH: process.env['PATH'] ?? '',
  POSTING_ADDRESS: `${origin}/api/v1/postmessage/${token}`,
  POSTING_TOKEN: token,
  FOLKMOOT: origin,
  CURL_CA_BUNDLE: authority,
  SSL_CERT_FILE: authority,
  GITHUB_RUN_ID: '1',
}
const newest = async () => (await world.as('owner').getmessages({ group_id: group.id, limit: 1 })).data[0]!
const exists = (command: string): Promise<boolean> =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  )

const noCurl = !(await exists('curl')) && 'there is no curl here'
test('each command posts, and a repeated one with a key does not', { skip: noCurl }, async () => {
  const ci = codeIn('yaml')[0]!.split('run: |\n')[1]!
  const cron = codeIn('crontab')[0]!.replace(/^.*report \|/, 'echo Rye |')
  const posted: number[] = []
  for (const command of [...codeIn('sh'), cron, ci]) {
    const { stdout } = await run('sh', ['-c', command], { cwd, env, timeout: 300_000 })
    const { message_id } = JSON.parse(stdout) as { message_id: number }
    posted.push(message_id)
    assert.equal((await newest()).id, message_id, command)
  }
  const again = codeIn('sh').find(command => command.includes('Idempotency-Key'))!
  const { stdout } = await run('sh', ['-c', again], { cwd, env, timeout: 300_000 })

  assert.ok(posted.includes((JSON.parse(stdout) as { message_id: number }).message_id))
  assert.equal((await newest()).id, posted.at(-1))
})

const noPython = !(await exists('python3')) && 'there is no Python here'
test('the example for Python posts', { skip: noPython }, async () => {
  const { stdout } = await run('python3', ['-c', codeIn('python')[0]!], { cwd, env, timeout: 300_000 })

  const { id, subject } = await newest()
  assert.deepEqual([Number(stdout), 'Stock of flour'], [id, subject])
})
