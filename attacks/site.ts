import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { scopes } from '#contract/scopes.ts'
import { runCommand, type ExitResult } from '#test/servers/command-line.ts'
import { removeFolder, type Folders } from '#test/servers/embedded.ts'
import { freePort } from '#test/servers/free-port.ts'
import { cookiesOf, send, startServeProcess, type ServedReply } from '#test/servers/serve-process.ts'
import { multipartOf, type TestFile } from '#test/servers/server.ts'
import { startSink, type Sink } from '#test/mail/smtp-sink.ts'
import { cpuOf, type Cpu } from './cpu.ts'

export type Way = 'cookie' | 'key' | 'basic'
export const ways: readonly Way[] = ['key', 'cookie', 'basic']
/** Somebody with an account, signed in, with a key. */
export type Person = {
  name: string
  email: string
  id: number
  token: string
  cookie: string
  csrf: string
  key: string
}
export type Form = Readonly<Record<string, string | number>>
/** An answer of the API; the type is that of an error. */
export type Answer = ServedReply & { body: unknown; type: string }

/** An installation of its own, attacked from outside only: over HTTPS and SMTP, with everything that it says recorded. */
export type Site = {
  url: string
  domain: string
  smtpPort: number
  /** Takes all emails of the installation. */
  sink: Sink
  /** The processor time of the thread that serves. */
  cpu: Cpu
  /** All that it has logged, and all answers. */
  logged(): string
  answered: Set<string>
  /** A number for a name that nothing else has. */
  next(): number
  /** Makes a person, the same one for the same name. */
  person(name: string): Promise<Person>
  signIn(email: string, form?: Form): Promise<Answer>
  /** A raw request. */
  ask: typeof send extends (url: string, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never
  /** Any answer to a call. */
  try(who: Person | null, name: string, form?: Form, how?: { way?: Way; files?: readonly TestFile[] }): Promise<Answer>
  /** A call that must succeed. */
  call<T = Record<string, unknown>>(
    who: Person | null,
    name: string,
    form?: Form,
    files?: readonly TestFile[],
  ): Promise<T>
  command(args: string[], input?: string): Promise<ExitResult>
  end(): Promise<void>
}

export const password = 'a good password'
const plenty = '1000000'
/** The limits are attacked on an installation that has them. */
const unlimited = Object.fromEntries(
  [
    ...['LOGINS_PER_QUARTER_HOUR', 'LOGINS_PER_QUARTER_HOUR_ADDRESS', 'EMAILS_PER_HOUR', 'EMAILS_PER_HOUR_ADDRESS'],
    ...['CHAT_FRAMES_PER_MINUTE'],
  ].map(name => [`FOLKMOOT_${name}`, plenty]),
)

/** What ends those that are open. */
const sites = new Set<() => Promise<void>>()
export const endSites = (): Promise<unknown> => Promise.allSettled([...sites].map(end => end()))

export async function openSite({ env = unlimited }: { env?: Record<string, string> } = {}): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), 'folkmoot-attacks-'))
  // PostgreSQL runs as another user if this is root.
  await chmod(root, 0o755)
  const folders: Folders = { root, data: join(root, 'data'), outside: join(root, 'outside'), ends: [] }
  const sink = await startSink()
  const [port, smtpPort, metricsPort] = [await freePort(), await freePort(), await freePort()]
  const url = `https://localhost:${port}`
  const settings = {
    FOLKMOOT_PORT: String(port),
    FOLKMOOT_SMTP_PORT: String(smtpPort),
    FOLKMOOT_METRICS: `127.0.0.1:${metricsPort}`,
    FOLKMOOT_MAIL_DOMAIN: 'attacked.example',
    FOLKMOOT_SMTP_RELAY: sink.url,
    // What this machine hands in counts as proven.
    FOLKMOOT_MAIL_TRUST: '127.0.0.1',
    ...env,
  }
  const end = async (): Promise<void> => {
    sites.delete(end)
    await Promise.allSettled(folders.ends.map(each => each()))
    await sink.close()
    await removeFolder(root).catch(() => rm(root, { recursive: true, force: true }))
  }
  sites.add(end)
  const served = await startServeProcess({ data: folders.data, ends: folders.ends, env: settings }).catch(
    async (error: unknown) => {
      await end()
      throw error
    },
  )
  const log: string[] = []
  served.child.stdout!.on('data', (text: string) => log.push(text))
  served.child.stderr!.on('data', (text: string) => log.push(text))

  let numbers = 0
  const people = new Map<string, Promise<Person>>()
  const answered = new Set<string>()
  const ask: Site['ask'] = (path, options) => send(url, path, { timeout: 300_000, ...options })
  const command: Site['command'] = (args, input = '') => runCommand(folders, args, { env: settings, input })

  const attempt: Site['try'] = async (who, name, form = {}, { way = 'key', files = [] } = {}) => {
    const fields = Object.entries(form).map(([key, value]): [string, string] => [key, String(value)])
    if (who && way === 'cookie') fields.push(['csrf', who.csrf])
    const body = new URLSearchParams(fields).toString()
    const sent = files.length > 0 ? multipartOf(fields, files) : { type: 'application/x-www-form-urlencoded', body }
    const headers = { 'content-type': sent.type, origin: url, ...(who && proofOf(who, way)) }
    return read(await ask(`/api/v1/${name}`, { method: 'POST', headers, body: sent.body }), answered)
  }
  const call = async <T>(
    who: Person | null,
    name: string,
    form: Form = {},
    files: readonly TestFile[] = [],
  ): Promise<T> => {
    const { status, text, body } = await attempt(who, name, form, { way: 'cookie', files })
    if (status !== 200) throw new Error(`${name} answers ${status}: ${text.slice(0, 300)}`)
    return body as T
  }
  const signIn: Site['signIn'] = (email, form) => attempt(null, 'login', { email, password, ...form })

  async function newPerson(name: string): Promise<Person> {
    const email = `${name}@example.org`
    await call(null, 'registeruser', { email, password, full_name: name })
    await call(null, 'confirmemail', { token: await tokenFor(sink, email), password })
    const signedIn = await signIn(email)
    const { token, user } = signedIn.body as { token: string; user: { id: number; csrf_token: string } }
    const person = { name, email, id: user.id, token, cookie: cookiesOf(signedIn), csrf: user.csrf_token, key: '' }
    // For everything: what is refused must not be so for lack of a scope only.
    const { key } = await call<{ key: string }>(person, 'createapikey', { name, password, scopes: scopes.join() })
    return { ...person, key }
  }

  return {
    ...{ url, domain: 'attacked.example', smtpPort, sink, cpu: cpuOf(served.child.pid!, metricsPort), answered },
    ...{ signIn, ask, try: attempt, call, command, end },
    next: () => (numbers += 1),
    logged: () => log.join(''),
    person(name) {
      const made = people.get(name) ?? newPerson(name)
      people.set(name, made)
      return made
    },
  }
}

const patienceMs = 5 * 60_000

/** The token in the newest email to an address, as soon as one comes. */
export async function tokenFor(sink: Sink, address: string, since = 0): Promise<string> {
  const mail = await waitFor(`an email to ${address}`, () =>
    sink.taken.slice(since).find(({ to, raw }) => to === address && tokenIn(raw) !== undefined),
  )
  return tokenIn(mail.raw)!
}

/** Soft line ends are those of quoted-printable. */
const tokenIn = (raw: string): string | undefined =>
  /[?&]token=(?:3D)?([\w-]+)/.exec(raw.replaceAll(/=\r?\n/g, ''))?.[1]

export async function waitFor<T>(what: string, find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(25)) {
    const found = await find()
    if (found !== undefined) return found
  }
  throw new Error(`${what} has not come`)
}

/** The headers with a person's credentials. */
export function proofOf({ cookie, key, token }: Person, way: Way): Record<string, string> {
  if (way === 'cookie') return { cookie }
  return { authorization: way === 'key' ? `Bearer ${key}` : `Basic ${Buffer.from(`${token}:`).toString('base64')}` }
}

export function read(reply: ServedReply, answered?: Set<string>): Answer {
  const isJson = reply.headers['content-type']?.startsWith('application/json') === true && reply.text !== ''
  const body = isJson ? (JSON.parse(reply.text) as unknown) : undefined
  const type = reply.status === 200 ? '' : ((body as { type?: string } | undefined)?.type ?? `status ${reply.status}`)
  if (answered && isJson) answered.add(reply.text)
  return { ...reply, body, type }
}
