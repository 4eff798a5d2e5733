// Not on every day: it installs packages or builds.
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { until, usedFolders, type Folders } from '#test/servers/embedded.ts'
import { isAlive } from '#storage/embedded/processes.ts'
import { inTurn } from './sampling.ts'
import { processesBelow } from './servers/processes.ts'

const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
const checkout = join(import.meta.dirname, '..')

/** What a terminal of a newcomer runs: one process, and what it has said. */
type Terminal = {
  child: ChildProcess
  ended: Promise<unknown>
  text(): string
  said(pattern: RegExp): Promise<string>
  /** All that runs below it. */
  below(): Promise<number[]>
}

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
  const known = new Set([child.pid!])
  const below = async (): Promise<number[]> => {
    const found = await processesBelow(child.pid!)
    for (const pid of found) known.add(pid)
    return found
  }
  ends.push(async () => {
    await below()
    for (const pid of known) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    await ended
  })
  return {
    child,
    ended,
    below,
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

const ports = { FOLKMOOT_PORT: '0', FOLKMOOT_HTTP_PORT: 'off', FOLKMOOT_SMTP_PORT: 'off' }
const lines: [line: string, command: string[]][] = [
  ['npm run demo', ['npm', 'run', 'demo']],
  ['npx folkmoot serve', ['npx', 'folkmoot', 'serve']],
  ['bin/folkmoot serve', ['bin/folkmoot', 'serve']],
]
for (const [line, command] of inTurn(lines, 3)) {
  test(`a signal to «${line}» ends all child processes, and stops the database`, async t => {
    const folders = await usedFolders(t)
    const terminal = inTerminal(folders, checkout, command, { ...ports, FOLKMOOT_DATA: folders.data })
    await terminal.said(/(running at|Sign in|curl)/)

    await endBySignal(terminal)

    if (line !== 'npm run demo') assert.match(await serverLog(folders), /database system is shut down\n$/)
  })
}

/** Sends a signal to what was started alone; all below it ends then, and its database has stopped in order. */
async function endBySignal(terminal: Terminal): Promise<void> {
  const below = await terminal.below()
  const databases = await clusterFoldersOf(below)

  terminal.child.kill('SIGTERM')
  await terminal.ended
  await until(() => !below.some(isAlive))

  assert.equal(databases.length, 1)
  assert.equal(existsSync(join(databases[0]!, 'postmaster.pid')), false)
}

test('«npm start»', async t => {
  const folders = await usedFolders(t)
  const elsewhere = join(folders.root, 'elsewhere')
  await mkdir(elsewhere)
  const hadData = existsSync(join(checkout, 'data'))
  const relay = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'] })
  relay.listen(0, '127.0.0.1')
  t.after(() => new Promise<void>(resolve => relay.close(resolve)))
  await once(relay.server, 'listening')
  const { port } = relay.server.address() as AddressInfo
  const settings = { FOLKMOOT_MAIL_DOMAIN: 'moot.example', FOLKMOOT_SMTP_RELAY: `smtp://127.0.0.1:${port}` }
  const before = inTerminal(folders, elsewhere, [join(checkout, 'bin/folkmoot'), 'mail'])
  await before.ended
  const first = inTerminal(folders, checkout, ['npm', 'start'], { ...ports, ...settings, FOLKMOOT_DATA: folders.data })
  const url = await first.said(/running at (\S+)/)
  await first.said(/Set up your site here .*: (https:\S+)\n/)
  const second = async (folder: string, ...words: string[]) => {
    const terminal = inTerminal(folders, folder, ['sh', '-c', words.join(' ')])
    await terminal.ended
    return terminal.text()
  }

  await t.test('serves commands in a second terminal, from any folder, without a second database', async () => {
    const added = await second(
      elsewhere,
      "printf 'a good one' |",
      join(checkout, 'bin/folkmoot user add'),
      'ada@example.org --name Ada --admin',
    )
    const doctor = await second(join(checkout, 'src'), '../bin/folkmoot doctor')

    assert.equal(
      before.text(),
      `There is no database in ${elsewhere}/data. Start Folkmoot once to create it (bin/folkmoot serve). If your ` +
        'installation is elsewhere, set FOLKMOOT_DATA to its data folder.\n',
    )
    const found = `Using the installation in ${folders.data}.\n`
    assert.equal(added, `${found}Created account 1 for ada@example.org (site administrator).\n`)
    assert.ok(doctor.startsWith(found), doctor)
    assert.match(doctor, new RegExp(`^FOLKMOOT_URL +${url} +\\(last start\\)$`, 'm'))
    assert.match(doctor, /^FOLKMOOT_MAIL_DOMAIN +moot\.example +\(last start\)$/m)
    assert.match(doctor, /^FOLKMOOT_SMTP_RELAY +smtp:\/\/127\.0\.0\.1\/… \(the rest is hidden\) +\(last start\)$/m)
    assert.match(doctor, /^ok +Relay +Connected to 127\.0\.0\.1 \(not encrypted\)\.$/m)
    assert.match(doctor, /^ok +HTTPS port +Folkmoot is running on port \d+ of 127\.0\.0\.1\.$/m)
    assert.deepEqual(await readdir(elsewhere), [])
    assert.equal(existsSync(join(checkout, 'data')), hadData)
    assert.equal((await stat(join(folders.data, 'installation.json'))).mode & 0o777, 0o600)
  })

  await t.test('ends with all its children on a signal, and stops the database', async () => {
    await endBySignal(first)

    assert.match(await serverLog(folders), /database system is shut down\n$/)
  })
})

const serverLog = ({ data }: Folders): Promise<string> => readFile(join(data, 'postgres/server.log'), 'utf8')

/** Where the database servers among these processes keep their files. */
async function clusterFoldersOf(pids: readonly number[]): Promise<string[]> {
  const found = await Promise.all(
    pids.map(async pid => {
      const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
      return words[0]?.endsWith('/bin/postgres') ? words[2] : undefined
    }),
  )
  // A process that a server has just started still has its server's command line.
  return [...new Set(found.filter(folder => folder !== undefined))]
}
