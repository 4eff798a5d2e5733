import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { chmod, mkdtemp, readdir, realpath, rm, statfs } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { migrate } from '#storage/migrate.ts'
import { joinEmbedded } from '#storage/embedded/index.ts'
import type { EmbeddedServer } from '#storage/embedded/index.ts'
import { findPostmaster } from '#storage/embedded/postgres-process.ts'
import { isPostmaster } from '#storage/embedded/processes.ts'
import { killProcessesIn } from './processes.ts'

/** The folders of one test; `data` does not exist yet. `ends` must run before they are deleted. */
export type Folders = { root: string; data: string; outside: string; ends: (() => Promise<unknown>)[] }

/** Creates folders for a test, which are deleted afterwards with any server that still runs in them. */
export async function newFolders(t: TestContext): Promise<Folders> {
  const root = await newRoot()
  const folders: Folders = { root, data: join(root, 'data'), outside: join(root, 'outside'), ends: [] }
  t.after(async () => {
    // Whatever fails here: nothing goes on in the folders, which would never be deleted.
    const results = await Promise.allSettled(folders.ends.map(end => end()))
    await removeFolder(root)
    for (const result of results) if (result.status === 'rejected') throw result.reason
  })
  return folders
}

// Created once for all test files of a process; a run of all tests has created them for all of its processes.
const given = process.env['FOLKMOOT_TEST_TEMPLATES']
const ownRoot = onceOnly(async () => {
  const root = await newRoot()
  process.once('exit', () => rmSync(root, { recursive: true }))
  return root
})
const template = {
  bare: onceOnly(async () => (given ? templatesIn(given).bare : makeBare(await ownRoot()))),
  whole: onceOnly(async () => {
    if (given) return templatesIn(given).whole
    await template.bare()
    return makeWhole(await ownRoot())
  }),
}

/** The same with a used data folder, with tables or `bare`: faster than a new one. */
export async function usedFolders(t: TestContext, { bare = false } = {}): Promise<Folders> {
  const folders = await newFolders(t)
  await copy(await (bare ? template.bare() : template.whole()), folders.data)
  return folders
}

const templatesIn = (root: string) => ({ bare: join(root, 'bare'), whole: join(root, 'whole') })

/** Creates both templates in a folder; answers the one with tables. */
export async function makeTemplates(root: string): Promise<string> {
  await makeBare(root)
  return makeWhole(root)
}

async function makeBare(root: string): Promise<string> {
  const { bare } = templatesIn(root)
  await (await joinEmbedded({ data: bare })).leave()
  return bare
}

async function makeWhole(root: string): Promise<string> {
  const { bare, whole } = templatesIn(root)
  await copy(bare, whole)
  const server = await joinEmbedded({ data: whole })
  await migrate(server.connection)
  await server.leave()
  return whole
}

function onceOnly(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined
  return () => (made ??= make())
}

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

async function newRoot(): Promise<string> {
  // In memory if there is enough of it: copying clusters is most of the tests' time.
  const memory = await statfs('/dev/shm').then(
    found => found.bavail * found.bsize,
    () => 0,
  )
  const root = await realpath(await mkdtemp(join(memory > 2 ** 30 ? '/dev/shm' : tmpdir(), 'fm-')))
  await chmod(root, 0o755)
  return root
}

/** Joins in this process; leaves after the test at the latest. */
export async function joinIn(folders: Folders): Promise<EmbeddedServer> {
  const server = await joinEmbedded({ data: folders.data, outside: folders.outside })
  folders.ends.push(() => server.leave())
  return server
}

/** Every cluster below the folders of a test. */
export async function clustersIn(folders: Folders): Promise<string[]> {
  const names = await readdir(folders.root, { recursive: true })
  return names
    .filter(name => name.endsWith('/PG_VERSION') && !name.includes('/base/'))
    .map(name => {
      return join(folders.root, name, '..')
    })
}

/** Kills the server as a crash would, without its processes getting a chance to tidy up. */
export async function killPostmaster(cluster: string): Promise<void> {
  const pid = await findPostmaster(cluster)
  if (pid === undefined) return
  process.kill(pid, 'SIGKILL')
  await until(async () => !(await isPostmaster(pid, cluster)))
}

/** Deletes a folder, after all processes in it: those of a killed server write a last time, and a service starts its server again. */
export async function removeFolder(folder: string): Promise<void> {
  await killProcessesIn(folder)
  await rm(folder, { recursive: true })
}

/** Waits for a condition that another process causes. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 300_000
  // Polling without a pause takes the processor from the other process.
  for (let wait = 5; !(await condition()); wait = Math.min(2 * wait, 100)) {
    if (Date.now() > deadline) throw new Error('The expected did not happen within five minutes.')
    await pause(wait)
  }
}

/** Another process that has joined. */
export type JoinedProcess = Pick<EmbeddedServer, 'connection' | 'cluster'> & {
  child: ChildProcess
  /** The numbers it wrote and got acknowledged. */
  acknowledged: number[]
  leave(): Promise<void>
  kill(): Promise<void>
}

type JoinedProcessOptions = { uid?: number; write?: boolean; program?: string }

/** Starts a process that joins, and optionally writes numbers into a table until it ends. Fails with its output. */
export async function startJoinedProcess(folders: Folders, options: JoinedProcessOptions = {}): Promise<JoinedProcess> {
  const program = options.program ?? join(import.meta.dirname, 'embedded-process.ts')
  const words = [program, folders.data, folders.outside, options.write ? 'write' : 'wait']
  const identity = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }
  const child = spawn(process.execPath, words, { ...identity, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  folders.ends.push(() => {
    child.kill('SIGKILL')
    return ended
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const lines = createInterface(child.stdout)
  const [first] = await Promise.race([once(lines, 'line'), ended])
  if (typeof first !== 'string') throw new Error(output)
  const acknowledged: number[] = []
  lines.on('line', line => acknowledged.push(Number(line)))
  return {
    ...JSON.parse(first),
    child,
    acknowledged,
    async leave() {
      child.stdin.end('leave\n')
      const [code] = await ended
      if (code !== 0) throw new Error(output)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Some tests run our program as nobody, who has to be able to read it. */
function isOpen(path: string): boolean {
  const isEntered = (statSync(path).mode & 0o001) !== 0
  return isEntered && (dirname(path) === path || isOpen(dirname(path)))
}
/** Why a test cannot change to another account; false if it can. */
export const otherAccountMissing =
  process.getuid?.() === 0
    ? !isOpen(import.meta.dirname) && 'nobody cannot enter this checkout'
    : 'only root can change to other accounts'

/** Runs one query in a session of its own. */
export async function query(connection: EmbeddedServer['connection'], text: string): Promise<unknown[]> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}
