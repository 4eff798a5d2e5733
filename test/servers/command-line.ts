import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, type RequestOptions } from 'node:https'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { mock } from 'node:test'
import { until, type Folders } from './embedded.ts'
import { runCommandLine } from '#cli/run-command.ts'

export type ExitResult = { code: number | null; out: string; err: string }
export type RunningCommand = ExitResult & {
  child: ChildProcess
  ended: Promise<ExitResult>
  /** Waits for a text on either output and returns its groups. */
  waitForOutput(pattern: RegExp): Promise<string[]>
}
type CommandOptions = {
  env?: Record<string, string>
  input?: string
  cwd?: string
  /** What Node runs, with the words before the arguments. */
  program?: string[]
  /** What is run instead of Node. */
  command?: string
}

/** The path of a program: bundled in a full test run, or its source. */
export function programAt(file: string): string {
  const folder = process.env['FOLKMOOT_TEST_PROGRAMS']
  return folder === undefined ? join(checkout, file) : join(folder, file.replace(/ts$/, 'js'))
}

const checkout = join(import.meta.dirname, '../..')
const commandLine = [programAt('src/cli/main.ts')]
// Of the environment only what finds programs, and what was compiled already: most of a command's time is its start.
const { PATH, NODE_COMPILE_CACHE } = process.env
const inheritedEnv = { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) }

const envOf = (folders: Folders, env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...{ ...inheritedEnv, XDG_STATE_HOME: join(folders.root, 'state'), FOLKMOOT_DATA: folders.data },
  ...{ FOLKMOOT_PORT: '0', FOLKMOOT_HTTP_PORT: '0', FOLKMOOT_SMTP_PORT: 'off', ...env },
})

/** Starts the real command line on the folders of a test, on ports that the system chooses. */
export function startCommand(
  folders: Folders,
  args: string[],
  {
    env = {},
    input,
    cwd = folders.root,
    command,
    program = command === undefined ? commandLine : [],
  }: CommandOptions = {},
): RunningCommand {
  const child = spawn(command ?? process.execPath, [...program, ...args], {
    cwd,
    env: envOf(folders, env),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input ?? '')
  child.stdout.setEncoding('utf8').on('data', (text: string) => (running.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (running.err += text))
  let isClosed = false
  const ended = once(child, 'close').then(([code]) => {
    isClosed = true
    return { code: code as number | null, out: running.out, err: running.err }
  })
  // Before its folders go: it would begin its database anew in them.
  folders.ends.push(() => {
    child.kill('SIGKILL')
    return ended
  })
  const running: RunningCommand = {
    child,
    ended,
    code: null,
    out: '',
    err: '',
    async waitForOutput(pattern) {
      const find = () => pattern.exec(running.err) ?? pattern.exec(running.out)
      await until(() => {
        if (find() !== null) return true
        // Killed, it has no code.
        const { exitCode, signalCode } = child
        if (isClosed) throw new Error(`It ended with ${exitCode ?? signalCode}: ${running.out}${running.err}`)
        return false
      })
      return find()!.slice(1)
    },
  }
  return running
}

/** Runs a command to its end. */
export function runCommand(folders: Folders, args: string[], commandOptions: CommandOptions = {}): Promise<ExitResult> {
  return startCommand(folders, args, commandOptions).ended
}

/**
 * Runs a command to its end in this process, which spares it the start: that takes far longer than most commands do. One at a
 * time, and none that is to be stopped.
 */
export async function runHere(
  folders: Folders,
  args: readonly string[],
  { env = {}, input = '', cwd = folders.root }: Omit<CommandOptions, 'program' | 'command'> = {},
): Promise<ExitResult> {
  const before = { env: process.env, cwd: process.cwd(), heard: signalListeners() }
  const said = { stdout: '', stderr: '' }
  const places = ['stdout', 'stderr'] as const
  const mocks = [
    ...places.map(place => mock.method(process[place], 'write', (text: string) => ((said[place] += text), true))),
    mock.getter(process, 'stdin', () => Readable.from(input === '' ? [] : [Buffer.from(input)])),
  ]
  process.env = envOf(folders, env)
  process.chdir(cwd)
  try {
    const code = await runCommandLine(args)
    return { code, out: said.stdout, err: said.stderr }
  } finally {
    process.chdir(before.cwd)
    process.env = before.env
    // With its process a command would stop listening.
    for (const { signal, listener } of signalListeners())
      if (!before.heard.some(one => one.listener === listener)) process.off(signal, listener)
    for (const { mock: own } of mocks) own.restore()
  }
}

const signalListeners = () =>
  (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).flatMap(signal =>
    process.listeners(signal).map(listener => ({ signal, listener })),
  )

/** Sends a request to a server with a certificate of its own making; `body` is asked for once the head is on its way. */
export function ask(
  url: string,
  options: RequestOptions,
  body: () => Promise<string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { rejectUnauthorized: false, agent: false, ...options }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asking.on('error', reject)
    asking.flushHeaders()
    asking.on('socket', socket =>
      socket.once('secureConnect', () => void body().then(text => asking.end(text), reject)),
    )
  })
}
