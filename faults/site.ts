import { randomBytes, randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clustersIn, joinIn, killPostmaster, removeFolder, until, type Folders } from '#test/servers/embedded.ts'
import { findPostmaster } from '#storage/embedded/postgres-process.ts'
import { runCommand, type ExitResult } from '#test/servers/command-line.ts'
import { freePort } from '#test/servers/free-port.ts'
import { processesBelow } from '#test/servers/processes.ts'
import { startServeProcess, type ServeProcess } from '#test/servers/serve-process.ts'
import { startSink, type Sink } from '#test/mail/smtp-sink.ts'
import { callAs, listAll, password, signIn, uploadAs, type ListPage, type Person } from './calls.ts'
import type { SmallDisk } from './disk.ts'

/** An installation of its own, used from outside only: by its API, its SMTP port and the mail server that it hands its emails to. */
export type Site = {
  folders: Folders
  sink: Sink
  /** That of one of its nodes. */
  smtpPort(): number
  group: string
  chatsub_id: number
  chat_id: number
  database_id: number
  owner: Person
  /** Everyone who gets the group's emails; the author doesn't. */
  recipients: string[]
  start(node?: number): Promise<void>
  /** `SIGKILL` is a crash: the database ends by itself a moment later. */
  stop(signal: NodeJS.Signals, node?: number): Promise<void>
  killDatabase(): Promise<void>
  /** That of a service that died must end by itself. */
  untilDatabaseEnds(): Promise<void>
  /** Kills one of the processes of the database, which then resets the others. */
  killBackend(): Promise<void>
  call(name: string, form: Record<string, string>, as?: 'token' | 'cookie'): Promise<unknown>
  /** All pages of a list. */
  list(name: string, form: Record<string, string>, as?: 'cookie'): Promise<ListPage['data']>
  upload(name: string, text: string): Promise<unknown>
  command(args: string[]): Promise<ExitResult>
  end(): Promise<void>
}

type SiteOptions = {
  disk?: SmallDisk
  /** Whether the mail server that takes its emails is away. */
  isRelayAway?: () => boolean
  /** So many processes share it, on a database server that none of them started. Everyone asks any of them. */
  nodes?: number
  /** How a process is started: settings besides, options of Node.js, a command before it, and the host name of the relay. */
  env?: Record<string, string>
  options?: readonly string[]
  command?: readonly string[]
  relayName?: string
}

const members = ['ada', 'ben', 'cleo']
/** They get nothing: one has left the group, one gets no email, and one never joined it. */
const others = { gone: 'dan', unmailed: 'eve', stranger: 'finn' }
const columns = JSON.stringify([{ name: 'Work', type: 'text_column', required: true }])

export async function openSite({
  disk,
  isRelayAway = () => false,
  nodes: count = 1,
  relayName,
  ...given
}: SiteOptions = {}): Promise<Site> {
  // On a real disk: what is in memory only survives everything but what is tried here.
  const root = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'folkmoot-faults-')))
  // PostgreSQL runs as another user if this is root.
  await chmod(root, 0o755)
  const folders: Folders = { root, data: join(root, 'data'), outside: join(root, 'outside'), ends: [] }
  const sink = await startSink({ greeting: () => (isRelayAway() ? { drop: 'greeting' } : undefined) })
  const shared = {
    FOLKMOOT_MAIL_DOMAIN: 'faults.example',
    FOLKMOOT_MAIL_TRUST: '127.0.0.1',
    FOLKMOOT_SMTP_RELAY: relayName === undefined ? sink.url : `smtp://${relayName}:${sink.port}`,
    ...(relayName !== undefined && { FOLKMOOT_SMTP_RELAY_TLS: 'opportunistic' }),
    ...(count > 1 && (await sharedDatabase(folders))),
    ...given.env,
  }
  const nodes = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const [port, smtpPort] = [await freePort(), await freePort()]
      const env = { ...shared, FOLKMOOT_PORT: String(port), FOLKMOOT_SMTP_PORT: String(smtpPort) }
      return { data: n === 0 ? folders.data : `${folders.data}-${n}`, url: `https://localhost:${port}`, smtpPort, env }
    }),
  )
  const served: ServeProcess[] = []
  const start = async (n = 0): Promise<void> => {
    const { data, env } = nodes[n]!
    served[n] = await startServeProcess({ ...given, data, ends: folders.ends, env })
  }
  const anyNode = () => nodes[randomInt(nodes.length)]!
  const command = (args: string[], input = ''): Promise<ExitResult> =>
    runCommand(folders, args, { env: nodes[0]!.env, input })

  const end = async (): Promise<void> => {
    await Promise.allSettled(folders.ends.map(each => each()))
    await sink.close()
    if (!disk) await removeFolder(root).catch(() => rm(root, { recursive: true, force: true }))
  }
  try {
    return await furnish()
  } catch (error) {
    await end()
    throw error
  }

  async function furnish(): Promise<Site> {
    // The first one makes the tables.
    for (const n of nodes.keys()) await start(n)
    const { url } = nodes[0]!
    const people: Record<string, Person> = {}
    for (const name of [...members, ...Object.values(others)]) {
      const email = `${name}@example.org`
      await command(['user', 'add', email, '--name', name, '--password', '-'], `${password}\n`)
      people[name] = await signIn(url, email)
    }
    const [owner, ...recipients] = members.map(name => people[name]!)
    const group = 'faults'
    const desc = 'What is written while things fail.'
    await callAs(url, owner!, 'creategroup', {
      ...{ group_name: group, desc, privacy: 'group_privacy_archives', sub_group_access: 'sub_group_owners' },
    })
    for (const name of [...members.slice(1), others.gone, others.unmailed])
      await callAs(url, people[name]!, 'joingroup', { group_name: group })
    await callAs(url, people[others.gone]!, 'deletesub', { group_name: group })
    await callAs(url, people[others.unmailed]!, 'updatesub', {
      group_name: group,
      email_delivery: 'email_delivery_none',
    })
    const about = { group_name: group, subject: 'Chat', desc: '<p>What is said meanwhile.</p>', announce: '0' }
    const chat = (await callAs(url, owner!, 'newchat', about, 'cookie')) as { id: number; chat_sub: { id: number } }
    const table = (await callAs(url, owner!, 'newdatabase', { group_name: group, name: 'Table', columns })) as {
      id: number
    }

    return {
      ...{
        folders,
        sink,
        smtpPort: () => anyNode().smtpPort,
        group,
        owner: owner!,
        recipients: recipients.map(({ email }) => email),
      },
      ...{ chat_id: chat.id, chatsub_id: chat.chat_sub.id, database_id: table.id, start, command },
      async stop(signal, n = 0) {
        await served[n]!.stop(signal)
      },
      async killDatabase() {
        for (const cluster of await clustersIn(folders)) await killPostmaster(cluster)
      },
      async untilDatabaseEnds() {
        await until(async () => (await postmasters(folders)).length === 0)
      },
      async killBackend() {
        for (const postmaster of await postmasters(folders)) {
          const backends = await processesBelow(postmaster)
          process.kill(backends[randomInt(backends.length)]!, 'SIGKILL')
        }
      },
      list: (name, form, as) => listAll((page, fields) => callAs(anyNode().url, owner!, page, fields, as), name, form),
      call: (name, form, as) => callAs(anyNode().url, owner!, name, form, as),
      upload: (name, text) => uploadAs(anyNode().url, owner!, { group_name: group }, { name, text }),
      end,
    }
  }
}

/** A database server that the services don't start themselves, and the settings by which they use it and their files together. */
async function sharedDatabase(folders: Folders): Promise<Record<string, string>> {
  const { connection } = await joinIn({ ...folders, data: join(folders.root, 'database') })
  const { user, password: word, host, port, database } = connection
  const query = new URLSearchParams({ host, port: String(port) })
  const secret = join(folders.root, 'secret.key')
  await writeFile(secret, randomBytes(32).toString('base64'), { mode: 0o600 })
  return {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(word)}@/${database}?${String(query)}`,
    FOLKMOOT_BLOBS: join(folders.root, 'blobs'),
    FOLKMOOT_SECRET_FILE: secret,
    FOLKMOOT_URL: 'https://localhost',
  }
}

async function postmasters(folders: Folders): Promise<number[]> {
  const found = await Promise.all((await clustersIn(folders)).map(findPostmaster))
  return found.filter(pid => pid !== undefined)
}
