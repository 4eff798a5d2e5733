// Not on every day: it starts a PostgreSQL of its own.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from 'pg'
import { freePort } from '#test/servers/free-port.ts'
import { migrate } from './migrate.ts'

// Debian's package, of the oldest version that may be used.
const programs = '/usr/lib/postgresql/15/bin'
const skip = !existsSync(`${programs}/initdb`) && 'postgresql-15 is not on this machine: install it to have this tested'

test('the oldest PostgreSQL has all that the migrations and the queries need', { skip }, async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-oldest-'))
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  // It does not run as root.
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {}
  if (isRoot) await chown(folder, 65_534, 65_534)
  const run = (program: string, args: string[]): void => {
    const { status, stderr } = spawnSync(join(programs, program), args, {
      ...user,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    assert.equal(status, 0, stderr)
  }
  const port = await freePort()
  run('initdb', ['-D', data, '-U', 'moot', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c fsync=off -k ${folder}`
  run('pg_ctl', ['-D', data, '-w', '-t', '300', '-l', join(folder, 'log'), '-o', options, 'start'])
  const client = new Client({ host: '127.0.0.1', port, user: 'moot', database: 'postgres' })
  t.after(async () => {
    await client.end()
    run('pg_ctl', ['-D', data, '-w', '-t', '300', '-m', 'immediate', 'stop'])
    await rm(folder, { recursive: true })
  })
  await client.connect()

  await migrate({ host: '127.0.0.1', port, user: 'moot', database: 'postgres' })

  const texts = (await readFile(new URL('queries.generated.sql', import.meta.url), 'utf8')).split('\n\n').slice(1)
  const refused: string[] = []
  // No version prepares `analyze`.
  for (const text of texts.filter(one => !/^analyze /m.test(one)))
    await client.query(`prepare one as ${text}`).then(
      () => client.query('deallocate one'),
      (error: Error) => refused.push(`${error.message}: ${text}`),
    )
  assert.ok(texts.length > 500)
  assert.deepEqual(refused, [])
})
