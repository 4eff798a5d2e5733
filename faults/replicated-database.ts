import { type ChildProcess, type SpawnOptions, execFile as execFileCallback, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '#test/servers/free-port.ts'

/** PostgreSQL on two nodes under Patroni, with synchronous replication, behind a load balancer that follows the primary. */
export type ReplicatedDatabase = {
  /** The address of whichever node is the primary. */
  url: string
  /** The address of whichever node is not. */
  readUrl: string
  /** Kills a whole node, PostgreSQL and Patroni, as if its machine had stopped. Returns what starts it again. */
  killPrimary(): Promise<() => Promise<void>>
  end(): Promise<void>
}

const execFile = promisify(execFileCallback)
const binaries = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }
export const replicationNeeds = 'patroni, etcd-server, haproxy and postgresql'

async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  return newest && `/usr/lib/postgresql/${newest}/bin`
}

const password = 'moot'
const shipped = (name: string): string => readFileSync(join(import.meta.dirname, '../deploy/patroni', name), 'utf8')

type Tls = { cert: string; key: string }
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
  const run = (program: string, args: string[], as: SpawnOptions = user): ChildProcess => {
    const log = openSync(join(root, `${program.split('/').at(-1)!}.log`), 'a')
    const child = spawn(program, args, { stdio: ['ignore', log, log], detached: true, cwd: root, ...as })
    children.push(child)
    return child
  }
  const [client, peer, balanced, replicas] = [await freePort(), await freePort(), await freePort(), await freePort()]
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
    nodes.push({ name, data, port: await freePort(), rest: await freePort(), config: join(root, `${name}.yml`) })
  }
  const tls = await makeCertificate(root)
  await own(tls.key)
  for (const node of nodes) await writeFile(node.config, configOf(node, client, postgres, tls))
  const config = join(root, 'haproxy.cfg')
  await writeFile(config, balancerConfig(nodes, balanced, replicas))

  const start = async (node: Node): Promise<void> => {
    // It keeps passwords in the home of its account.
    node.process = run(binaries.patroni, [node.config], { ...user, env: { ...process.env, HOME: node.data } })
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
  // As docs/replication.md says it.
  const at5000 = (name: string, database: string, port = balanced): string =>
    `postgres://${name}:${password}@127.0.0.1:${port}/${database}?sslmode=no-verify`
  await until(async () => createDatabase(at5000('postgres', 'postgres')))

  return {
    url: at5000('folkmoot', 'folkmoot'),
    readUrl: at5000('folkmoot', 'folkmoot', replicas),
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
    await client.query(`create role folkmoot login password '${password}'`)
    await client.query('create database folkmoot owner folkmoot')
    return true
  } finally {
    await client.end()
  }
}

/** For 127.0.0.1; Debian makes one for each machine. */
async function makeCertificate(folder: string): Promise<Tls> {
  const [cert, key] = [join(folder, 'server.pem'), join(folder, 'server.key')]
  const subject = ['-subj', '/CN=localhost', '-days', '30']
  await execFile('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes'],
    ...[...subject, '-keyout', key, '-out', cert],
  ])
  await chmod(key, 0o600)
  return { cert, key }
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

/** What deploy/patroni has, with the names, addresses and passwords of this cluster: the rest is tried as it is. */
function adapt(text: string, changes: Readonly<Record<string, string>>): string {
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/patroni lacks ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

const configOf = ({ name, port, rest, data }: Node, etcd: number, binaries: string, tls: Tls): string =>
  adapt(shipped('patroni.yml'), {
    'name: db1': `name: ${name}`,
    '0.0.0.0:8008': `127.0.0.1:${rest}`,
    'db1.internal:8008': `127.0.0.1:${rest}`,
    '0.0.0.0:5432': `127.0.0.1:${port}`,
    'db1.internal:5432': `127.0.0.1:${port}`,
    'etcd1.internal:2379,etcd2.internal:2379,etcd3.internal:2379': `127.0.0.1:${etcd}`,
    '10.0.0.0/8': '127.0.0.1/32',
    '/var/lib/postgresql/15/folkmoot': join(data, 'pg'),
    '/usr/lib/postgresql/15/bin': binaries,
    '/etc/ssl/certs/ssl-cert-snakeoil.pem': tls.cert,
    '/etc/ssl/private/ssl-cert-snakeoil.key': tls.key,
    '/var/run/postgresql': data,
    'CHANGE-ME': password,
  })

function balancerConfig([a, b]: readonly Node[], primary: number, replicas: number): string {
  return adapt(shipped('haproxy.cfg'), {
    '127.0.0.1:5000': `127.0.0.1:${primary}`,
    '127.0.0.1:5001': `127.0.0.1:${replicas}`,
    'db1.internal:5432 check port 8008': `127.0.0.1:${a!.port} check port ${a!.rest}`,
    'db2.internal:5432 check port 8008': `127.0.0.1:${b!.port} check port ${b!.rest}`,
  })
}
