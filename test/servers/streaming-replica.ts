import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, type ClientConfig } from 'pg'
import { serverAccount } from '#storage/embedded/account.ts'
import { prepareBinaries } from '#storage/embedded/binaries.ts'
import { createCluster, NAME } from '#storage/embedded/cluster.ts'
import { until } from './embedded.ts'
import { freePort } from './free-port.ts'

type Server = { connection: ClientConfig & { host: string; port: number }; kill(): Promise<void> }

/** A PostgreSQL server, and one that streams from it. Call `end` at the end. */
export async function startStreamingReplica(): Promise<{ primary: Server; replica: Server; end(): Promise<void> }> {
  const account = await serverAccount()
  const root = await mkdtemp(join(tmpdir(), 'folkmoot-streaming-'))
  await chmod(root, 0o755)
  const binaries = await prepareBinaries(account, join(root, 'programs'))
  const hba = join(root, 'pg_hba.conf')
  await writeFile(hba, ['all', 'replication'].map(what => `host ${what} all 127.0.0.1/32 trust\n`).join(''))
  const children: ChildProcess[] = []

  async function start(folder: string, port: number): Promise<Server> {
    const settings = {
      ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', hba_file: hba },
      ...{ shared_buffers: '16MB', hot_standby: 'on', autovacuum: 'off' },
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(binaries.root, 'bin/postgres'), ['-D', folder, '-p', String(port), ...options], {
      stdio: 'ignore',
      ...(account.other && { uid: account.uid, gid: account.gid }),
    })
    children.push(child)
    const gone = once(child, 'exit')
    const connection = { host: '127.0.0.1', port, user: NAME, database: 'postgres' }
    await until(() => {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
      return answers(connection)
    })
    return {
      connection,
      async kill() {
        child.kill('SIGQUIT')
        await gone
      },
    }
  }
  const [first, second] = [join(root, 'primary'), join(root, 'replica')]
  await createCluster(binaries, account, first)
  // Nobody has changed it yet, so a copy is as good as a base backup.
  await promisify(execFile)('cp', ['-a', first, second])
  const port = await freePort()
  await writeFile(join(second, 'standby.signal'), '')
  await writeFile(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${NAME}'\n`,
  )
  if (account.other) await chown(join(second, 'standby.signal'), account.uid, account.gid)
  const primary = await start(first, port)
  const replica = await start(second, await freePort())
  return {
    primary,
    replica,
    async end() {
      for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
        child.kill('SIGQUIT')
        await once(child, 'exit')
      }
      await rm(root, { recursive: true })
    },
  }
}

async function answers(connection: ClientConfig): Promise<boolean> {
  const client = new Client(connection)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
