import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { newFolders, until, type Folders } from '#storage/embedded/fixtures.ts'
import { isAlive } from '#storage/embedded/processes.ts'
import { newCheckout, processesBelow, processesNaming } from './checkout.ts'

const { PATH, HOME, NODE_COMPILE_CACHE } = process.env

/** What a terminal of a newcomer runs: one process, and what it has said. */
type Terminal = { child: ChildProcess; ended: Promise<unknown>; text(): string; said(pattern: RegExp): Promise<string> }

function inTerminal(
  { root, ends }: Folders,
  cwd: string,
  [command = '', ...args]: string[],
  env: Record<string, string> = {},
): Terminal {
  const child = spawn(command, args, {
    cwd,
    env: {
      ...{ PATH, HOME, NODE_COMPILE_CACHE, XDG_STATE_HOME: join(root, 'state') },
      ...{ npm_config_cache: join(root, 'npm'), npm_config_offline: 'true', npm_config_update_notifier: 'false' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = once(child, 'close')
  ends.push(async () => {
    for (const pid of await processesNaming(root)) process.kill(pid, 'SIGKILL')
    await ended
  })
  return {
    child,
    ended,
    text: () => text,
    async said(pattern) {
      await until(() => {
        if (child.exitCode !== null && !pattern.test(text)) throw new Error(`It ended with ${child.exitCode}: ${text}`)
        return pattern.test(text)
      })
      return pattern.exec(text)![1] ?? ''
    },
  }
}

const ports = { FOLKMOOT_PORT: '0', FOLKMOOT_HTTP_PORT: 'off' }
const lines: [line: string, command: string[]][] = [
  ['npm start', ['npm', 'start']],
  ['npm run demo', ['npm', 'run', 'demo']],
  ['npx folkmoot serve', ['npx', 'folkmoot', 'serve']],
  ['bin/folkmoot serve', ['bin/folkmoot', 'serve']],
]
for (const [line, command] of lines) {
  test(`a signal to «${line}» alone ends all that runs below it, and stops the database`, async t => {
    const folders = await newFolders(t)
    const cwd = await newCheckout(folders.root)
    const terminal = inTerminal(folders, cwd, command, { ...ports, FOLKMOOT_DATA: folders.data })
    await terminal.said(/(answers at|Sign in|curl)/)
    const below = await processesBelow(terminal.child.pid!)
    const databases = await clusterFoldersOf(below)

    terminal.child.kill('SIGTERM')
    await terminal.ended
    await until(() => !below.some(isAlive))

    assert.equal(databases.length, 1)
    assert.equal(existsSync(join(databases[0]!, 'postmaster.pid')), false)
    if (line !== 'npm run demo') assert.match(await serverLog(folders), /database system is shut down\n$/)
  })
}

const serverLog = ({ data }: Folders): Promise<string> => readFile(join(data, 'postgres/server.log'), 'utf8')

/** Where the database servers among these processes keep their files. */
async function clusterFoldersOf(pids: readonly number[]): Promise<string[]> {
  const found = await Promise.all(
    pids.map(async pid => {
      const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
      return words[0]?.endsWith('/bin/postgres') ? words[2] : undefined
    }),
  )
  return found.filter(folder => folder !== undefined)
}
