import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { freePort } from './free-port.ts'

// Debian's package, of the oldest version that may be used.
const programs = '/usr/lib/postgresql/15/bin'
/** Why the server can't be started; false if it can. */
export const debianPostgresMissing =
  !existsSync(`${programs}/initdb`) && 'postgresql-15 is not on this machine: install it to have this tested'

/** Starts an empty PostgreSQL server of another maker, until the test ends. */
export async function startDebianPostgres(t: TestContext) {
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
  t.after(async () => {
    run('pg_ctl', ['-D', data, '-w', '-t', '300', '-m', 'immediate', 'stop'])
    await rm(folder, { recursive: true })
  })
  return { host: '127.0.0.1', port, user: 'moot', database: 'postgres' }
}
