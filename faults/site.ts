import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clustersIn, killPostmaster, removeFolder, type Folders } from '#test/servers/embedded.ts'
import { runCommand, type ExitResult } from '#test/servers/command-line.ts'
import { freePort } from '#test/servers/free-port.ts'
import { startServeProcess, type ServeProcess } from '#test/servers/serve-process.ts'
import { startSink, type Sink } from '#test/mail/smtp-sink.ts'
import type { SmallDisk } from './disk.ts'

/** No answer came, or none that says whether the change was made. */
export class UnknownOutcome extends Error {
  /** Nobody listened. */
  wasUnreachable = false
}

export type Person = { email: string; token: string; cookie: string; csrf: string }

/** An installation of its own, used from outside only: by its API, its SMTP port and the mail server that it hands its emails to. */
export type Site = {
  folders: Folders
  sink: Sink
  smtpPort: number
  group: string
  chatsub_id: number
  chat_id: number
  database_id: number
  owner: Person
  /** Everyone who gets the group's emails; the author doesn't. */
  recipients: string[]
  start(): Promise<void>
  /** `SIGKILL` is a crash: the database goes on for a moment, as it does then. */
  stop(signal: NodeJS.Signals): Promise<void>
  killDatabase(): Promise<void>
  call(name: string, form: Record<string, string>, as?: 'token' | 'cookie'): Promise<unknown>
  /** All pages of a list. */
  list(name: string, form: Record<string, string>, as?: 'cookie'): Promise<ListPage['data']>
  upload(name: string, text: string): Promise<unknown>
  command(args: string[]): Promise<ExitResult>
  end(): Promise<void>
}

type ListPage = { data: Record<string, unknown>[]; has_more: boolean; next_page_token: number }

type SiteOptions = {
  disk?: SmallDisk
  /** Whether the mail server that takes its emails is away. */
  isRelayAway?: () => boolean
  env?: Record<string, string>
}

const password = 'a good password'
const members = ['ada', 'ben', 'cleo']
const columns = JSON.stringify([{ name: 'Work', type: 'text_column', required: true }])

export async function openSite({ disk, isRelayAway = () => false, env: more = {} }: SiteOptions = {}): Promise<Site> {
  // On a real disk: what is in memory only survives everything but what is tried here.
  const root = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'folkmoot-faults-')))
  // PostgreSQL runs as another user if this is root.
  await chmod(root, 0o755)
  const folders: Folders = { root, data: join(root, 'data'), outside: join(root, 'outside'), ends: [] }
  const sink = await startSink({ greeting: () => (isRelayAway() ? { drop: 'greeting' } : undefined) })
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    FOLKMOOT_PORT: String(port),
    FOLKMOOT_SMTP_PORT: String(smtpPort),
    FOLKMOOT_MAIL_DOMAIN: 'faults.example',
    FOLKMOOT_MAIL_TRUST: '127.0.0.1',
    FOLKMOOT_SMTP_RELAY: sink.url,
    ...more,
  }
  const url = `https://localhost:${port}`
  let served: ServeProcess | undefined
  const start = async (): Promise<void> => {
    served = await startServeProcess({ data: folders.data, ends: folders.ends, env })
  }
  const command = (args: string[], input = ''): Promise<ExitResult> => runCommand(folders, args, { env, input })

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
    await start()
    const people: Record<string, Person> = {}
    for (const name of members) {
      const email = `${name}@example.org`
      await command(['user', 'add', email, '--name', name, '--password', '-'], `${password}\n`)
      people[name] = await signIn(url, email)
    }
    const [owner, ...recipients] = Object.values(people)
    const group = 'faults'
    const desc = 'What is written while things fail.'
    await callAs(url, owner!, 'creategroup', {
      ...{ group_name: group, desc, privacy: 'group_privacy_archives', sub_group_access: 'sub_group_owners' },
    })
    for (const name of members.slice(1)) await callAs(url, people[name]!, 'joingroup', { group_name: group })
    const about = { group_name: group, subject: 'Chat', desc: '<p>What is said meanwhile.</p>', announce: '0' }
    const chat = (await callAs(url, owner!, 'newchat', about, 'cookie')) as { id: number; chat_sub: { id: number } }
    const table = (await callAs(url, owner!, 'newdatabase', { group_name: group, name: 'Table', columns })) as {
      id: number
    }

    return {
      ...{ folders, sink, smtpPort, group, owner: owner!, recipients: recipients.map(({ email }) => email) },
      ...{ chat_id: chat.id, chatsub_id: chat.chat_sub.id, database_id: table.id, start, command },
      async stop(signal) {
        await served!.stop(signal)
      },
      async killDatabase() {
        for (const cluster of await clustersIn(folders)) await killPostmaster(cluster)
      },
      list: (name, form, as) => listAll((page, fields) => callAs(url, owner!, page, fields, as), name, form),
      call: (name, form, as) => callAs(url, owner!, name, form, as),
      upload: (name, text) => uploadAs(url, owner!, { group_name: group }, { name, text }),
      end,
    }
  }
}

async function listAll(
  call: (name: string, form: Record<string, string>) => Promise<unknown>,
  name: string,
  form: Record<string, string>,
): Promise<ListPage['data']> {
  const all: ListPage['data'] = []
  for (let token = 0; ;) {
    const page = (await call(name, {
      ...form,
      limit: '100',
      ...(token > 0 && { page_token: String(token) }),
    })) as ListPage
    all.push(...page.data)
    if (!page.has_more) return all
    token = page.next_page_token
  }
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
type Answer = { status: number; text: string; cookie: string }

/** The certificate is the installation's own, so it isn't checked. */
const send = (url: string, path: string, headers: Record<string, string>, body: string | Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request(new URL(path, url), { method: 'POST', agent, headers, timeout: 120_000 }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const cookie = (response.headers['set-cookie'] ?? []).map(one => one.split(';', 1)[0]).join('; ')
        resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString(), cookie })
      })
      response.on('error', reject)
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer within two minutes')))
    asking.on('error', reject)
    asking.end(body)
  })

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const tokenOf = ({ token }: Person): string => `Basic ${Buffer.from(`${token}:`).toString('base64')}`

async function signIn(url: string, email: string): Promise<Person> {
  const { text, cookie } = await send(url, '/api/v1/login', formType, String(new URLSearchParams({ email, password })))
  const { token, user } = JSON.parse(text) as { token: string; user: { csrf_token: string } }
  return { email, token, cookie, csrf: user.csrf_token }
}

async function callAs(
  url: string,
  person: Person,
  name: string,
  form: Record<string, string>,
  as: 'token' | 'cookie' = 'token',
): Promise<unknown> {
  const proof = as === 'token' ? { authorization: tokenOf(person) } : { cookie: person.cookie }
  const fields = as === 'token' ? form : { ...form, csrf: person.csrf }
  return answerOf(send(url, `/api/v1/${name}`, { ...formType, ...proof }, String(new URLSearchParams(fields))), name)
}

function uploadAs(
  url: string,
  person: Person,
  fields: Record<string, string>,
  file: { name: string; text: string },
): Promise<unknown> {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--b\r\nContent-Disposition: form-data; name="fileupload"; filename="${file.name}"\r\nContent-Type: text/plain\r\n\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=b', authorization: tokenOf(person) }
  return answerOf(
    send(url, '/api/v1/uploadfiles', headers, `${parts.join('')}${head}${file.text}\r\n--b--\r\n`),
    'uploadfiles',
  )
}

async function answerOf(sent: Promise<Answer>, name: string): Promise<unknown> {
  const { status, text } = await sent.catch((error: unknown) => {
    const outcome = new UnknownOutcome(`${name}: ${String(error)}`)
    outcome.wasUnreachable = /ECONNREFUSED/.test(String((error as NodeJS.ErrnoException).code))
    throw outcome
  })
  // `server` says that something failed, and not whether it was before or after the change.
  if (status !== 200 && /"type":\s*"server"/.test(text)) throw new UnknownOutcome(`${name}: ${text}`)
  if (status !== 200) throw new Error(`${name} answers ${status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
