import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { request, Agent, type RequestOptions } from 'node:https'
import { programAt } from './command-line.ts'
import type { Folders } from './embedded.ts'

const main = programAt('src/cli/main.ts')

/** The product as its own process, on a data folder of its own. */
export type ServeProcess = {
  child: ChildProcess
  url: string
  /** The end of its log. */
  logged(): string
  stop(signal: NodeJS.Signals): Promise<void>
}

export type ServeOptions = Pick<Folders, 'data' | 'ends'> & {
  /** Additional settings. */
  env?: NodeJS.ProcessEnv
  /** Node options. */
  options?: readonly string[]
  /** What runs Node, in its own place. */
  command?: readonly string[]
}

/** Serves on the folders of a test until its end; resolves with its URL. */
export async function startServeProcess({
  data,
  ends,
  env,
  options = [],
  command = [],
}: ServeOptions): Promise<ServeProcess> {
  const [program, ...words] = [...command, process.execPath, ...options, main, 'serve']
  const child = spawn(program, words, {
    env: { ...envFor(data), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  ends.push(() => {
    child.kill('SIGKILL')
    return exited
  })
  let log = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log = `${log}${text}`.slice(-10_000)))
  const said: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.push(text)
      const match = /running at (\S+)/.exec(said.join(''))
      if (match) resolve(match[1]!)
    })
    child.on('exit', code => reject(new Error(`it ended with ${code}: ${said.join('')}`)))
  })
  return {
    child,
    url,
    logged: () => log,
    async stop(signal) {
      child.kill(signal)
      await exited
    },
  }
}

/** The environment of a command, without that of this process. */
export function envFor(data: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(FOLKMOOT_|DATABASE_|NATS_|NODE_TEST)/.test(name))
  return {
    ...Object.fromEntries(inherited),
    FOLKMOOT_DATA: data,
    XDG_STATE_HOME: data,
    FOLKMOOT_PORT: '0',
    FOLKMOOT_HTTP_PORT: 'off',
    FOLKMOOT_SMTP_PORT: 'off',
    FOLKMOOT_CALLS_PER_MINUTE: '1000000',
    FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: '1000000',
    FOLKMOOT_CALLS_AT_ONCE: '20',
  }
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })

export type ServedReply = { status: number; text: string; headers: IncomingHttpHeaders }

export type SendOptions = Pick<RequestOptions, 'method' | 'headers' | 'timeout' | 'path'> & {
  body?: string | Buffer
  /** The text of the reply has a letter for each byte. */
  isBinary?: boolean
}

/** A request to a served product; the certificate is its own, so it is not checked here. */
export function send(
  url: string,
  path: string,
  { body, isBinary = false, ...options }: SendOptions = {},
): Promise<ServedReply> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { agent, ...options }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          text: Buffer.concat(chunks).toString(isBinary ? 'latin1' : 'utf8'),
          headers: response.headers,
        }),
      )
      response.on('error', reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${options.timeout} ms`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A form posted to a served product. */
export const post = (
  url: string,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<ServedReply> =>
  send(url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  })

/** The cookies that a reply sets, as they are sent back. */
export const cookiesOf = ({ headers }: ServedReply): string =>
  (headers['set-cookie'] ?? []).map(one => one.split(';', 1)[0]).join('; ')
