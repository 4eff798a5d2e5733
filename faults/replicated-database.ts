import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#test/servers/free-port.ts'

/** PostgreSQL on two nodes under Patroni, with synchronous replication, behind a load balancer that follows the primary. */
export type ReplicatedDatabase = {
  /** The address of whichever node is the primary. */
  url: string
  /** Kills a whole node, PostgreSQL and Patroni, as if its machine had stopped. Returns what starts it again. */
  killPrimary(): Promise<() => Promise<void>>
  end(): Promise<void>
}

const binaries = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }
export const replicationNeeds = 'patroni, etcd-server, haproxy and postgresql'

async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  return newest && `/usr/lib/postgresql/${newest}/bin`
}

type Node = { name: string; port: number; rest: number; config: string; data: string; process?: ChildProcess }

/** Undefined where the programs are missing. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase | undefined> {
  const postgres = await findPostgres()
  if (postgres === undefined || !Object.values(binaries).every(existsSync)) return undefined
  const root = await mkdtemp(join(tmpdir(), 'folkmoot-replicas-'))
  await chmod(root, 0o755)
  // PostgreSQL does not run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const own = async (folder: string) => user.uid !== undefined && chown(folder, user.uid, user.gid)
  const children: ChildProcess[] = []
  const run = (program: string, args: string[], as = user): ChildProcess => {
    const log = openSync(join(root, `${program.split('/').at(-1)!}.log`), 'a')
    const child = spawn(program, args, { stdio: ['ignore', log, log], detached: true, cwd: root, ...as })
    children.push(child)
    return child
  }
  const [client, peer, balanced] = [await freePort(), await freePort(), await freePort()]
  await mkdir(join(root, 'etcd'))
  await own(join(root, 'etcd'))
  const at = (port: number): string => `http://127.0.0.1:${port}`
  run(binaries.etcd, [
    ...['--data-dir', join(root, 'etcd'), '--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
    ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
    ...['--initial-cluster', `default=${at(peer)}`],
  ])
  const nodes: Node[] = []
  for (const name of ['a', 'b']) {
    const data = join(root, name)
    await mkdir(data)
    await own(data)
    nodes.push({ name, data, port: await freePort(), rest: await freePort(), config: join(root, `${name}.json`) })
  }
  for (const node of nodes) await writeFile(node.config, JSON.stringify(configOf(node, client, postgres)))
  const config = join(root, 'haproxy.cfg')
  await writeFile(config, balancerConfig(nodes, balanced))

  const start = async (node: Node): Promise<void> => {
    node.process = run(binaries.patroni, [node.config])
  }
  /** The name of the primary, once there is one that has a synchronous replica. */
  async function waitUntilReplicated(): Promise<string> {
    for (;;) {
      const cluster = (await fetchJson(nodes.map(({ rest }) => `${at(rest)}/cluster`))) as
        | { members?: { name: string; role: string; state: string }[] }
        | undefined
      const primary = cluster?.members?.find(({ role, state }) => role === 'leader' && state === 'running')
      if (primary && cluster!.members!.some(({ role }) => role === 'sync_standby')) return primary.name
      await pause(200)
    }
  }
  await start(nodes[0]!)
  await until(async () => (await fetchJson([`${at(nodes[0]!.rest)}/primary`])) !== undefined)
  await start(nodes[1]!)
  run(binaries.haproxy, ['-f', config, '-db'], {})
  await waitUntilReplicated()
  const url = (database: string): string => `postgres://moot:moot@127.0.0.1:${balanced}/${database}`
  await until(async () => createDatabase(url('postgres')))

  return {
    url: url('moot'),
    async killPrimary() {
      const primary = await waitUntilReplicated()
      const node = nodes.find(({ name }) => name === primary)!
      const gone = once(node.process!, 'exit')
      const [postmaster] = (await readFile(join(node.data, 'pg/postmaster.pid'), 'utf8')).split('\n')
      process.kill(node.process!.pid!, 'SIGKILL')
      // Its backends end with it.
      process.kill(Number(postmaster), 'SIGKILL')
      await gone
      return () => start(node)
    },
    async end() {
      for (const { data, process: patroni } of nodes) {
        patroni?.kill('SIGKILL')
        const file = await readFile(join(data, 'pg/postmaster.pid'), 'utf8').catch(() => '')
        if (file !== '') killIfAlive(Number(file.split('\n')[0]))
      }
      for (const child of children) child.kill('SIGKILL')
      await pause(1000)
      await rm(root, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) await pause(200)
}

async function createDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('create database moot')
    return true
  } finally {
    await client.end()
  }
}

/** The first answer with status 200. */
async function fetchJson(urls: readonly string[]): Promise<unknown> {
  for (const url of urls) {
    const found = await new Promise<unknown>(resolve => {
      get(url, response => {
        let text = ''
        response.on('data', chunk => (text += String(chunk)))
        response.on('end', () => resolve(response.statusCode === 200 ? JSON.parse(text) : undefined))
      }).on('error', () => resolve(undefined))
    })
    if (found !== undefined) return found
  }
  return undefined
}

/** Patroni reads YAML, of which JSON is a part. The shortest time to live that it allows: a dead primary is replaced after it. */
const configOf = ({ name, port, rest, data }: Node, etcd: number, bin_dir: string) => ({
  scope: 'moot',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { host: `127.0.0.1:${etcd}` },
  bootstrap: {
    dcs: {
      ...{ ttl: 20, loop_wait: 3, retry_timeout: 5, primary_start_timeout: 0 },
      // Only a node that has everything acknowledged is ever promoted.
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_keep_size: '256MB' } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: ['host all all 127.0.0.1/32 md5', 'host replication all 127.0.0.1/32 md5', 'local all all trust'],
  },
  postgresql: {
    ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}`, data_dir: join(data, 'pg'), bin_dir },
    pgpass: join(data, 'pgpass'),
    authentication: {
      replication: { username: 'copies', password: 'copies' },
      superuser: { username: 'moot', password: 'moot' },
      rewind: { username: 'rewinds', password: 'rewinds' },
    },
    parameters: { unix_socket_directories: data },
  },
})

/** Connections to a node that is no primary any more are cut. */
const balancerConfig = (nodes: readonly Node[], port: number): string =>
  [
    ...['defaults', '  mode tcp', '  timeout connect 2s', '  timeout client 1h', '  timeout server 1h'],
    ...[
      'listen primary',
      `  bind 127.0.0.1:${port}`,
      '  option httpchk GET /primary',
      '  http-check expect status 200',
    ],
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(node => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`),
    '',
  ].join('\n')
