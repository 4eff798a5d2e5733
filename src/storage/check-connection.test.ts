import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { freePort } from '#test/servers/free-port.ts'
import { newWorld } from '#test/world.ts'
import { checkConnection } from './check-connection.ts'

const pgbouncer = '/usr/sbin/pgbouncer'
const skip = !existsSync(pgbouncer) && 'pgbouncer is not on this machine: install it to have this tested'
const world = await newWorld()

/** The address of a PgBouncer in front of the database. */
async function startPooler(lines: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-pooler-'))
  after(() => rm(folder, { recursive: true }))
  const { host, port: behind, user, password = '', database } = world.connection
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  const target = Object.entries({ host, port: behind, user, ...(password && { password }) }).map(
    ([name, value]) => `${name}=${value}`,
  )
  await writeFile(
    config,
    [
      '[databases]',
      `${database} = ${target.join(' ')}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
    ]
      .concat('unix_socket_dir =', 'auth_type = any', lines)
      .join('\n'),
  )
  await chmod(folder, 0o755)
  // It does not run as root.
  const child = spawn(pgbouncer, [config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  })
  const gone = once(child, 'exit')
  after(async () => {
    child.kill('SIGKILL')
    await gone
  })
  let said = ''
  for await (const chunk of child.stderr) if (/process up/.test((said += String(chunk)))) break
  assert.match(said, /process up/)
  return { host: '127.0.0.1', port, user, database }
}

test('a connection pooler is refused, whatever it does with our session options', { skip }, async () => {
  await checkConnection(world.connection, 'DATABASE_URL')
  const ignored =
    'ignore_startup_parameters = options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout'
  for (const lines of [
    ['pool_mode = transaction'],
    ['pool_mode = transaction', ignored],
    ['pool_mode = session', ignored],
  ])
    await assert.rejects(checkConnection(await startPooler(lines), 'DATABASE_URL'), {
      name: 'DatabaseRefusedError',
      message:
        'DATABASE_URL leads to a connection pooler, such as PgBouncer, which drops the settings of our sessions. Use the address of ' +
        'PostgreSQL itself: Folkmoot pools its connections.',
    })
})
