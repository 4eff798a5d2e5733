import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, Agent } from 'node:https'
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
  const [program = '', ...words] = [...command, process.execPath, ...options, main, 'serve']
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

/** A form posted to a served product; the certificate is its own, so it is not checked here. */
export function post(url: string, path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; headers: Record<string, string | string[] | undefined> }>(
    (resolve, reject) => {
      const sent = request(
        new URL(path, url),
        { method: 'POST', agent, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } },
        response => {
          response.setEncoding('utf8')
          let text = ''
          response.on('data', (chunk: string) => (text += chunk))
          response.on('end', () => resolve({ status: response.statusCode!, text, headers: response.headers }))
          response.on('error', reject)
        },
      )
      sent.on('error', reject)
      sent.end(new URLSearchParams(form).toString())
    },
  )
}
