import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync } from 'node:fs'
import { link, open, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerAccount } from './account.ts'
import { readIfPresent } from './atomic-folder.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedError, codeOf } from './error.ts'
import { lastLines } from './log-file.ts'
import { rulesOf } from './password.ts'
import { isAlive, isPostmaster } from './processes.ts'
import { startProgram } from './run-program.ts'
import { settingOptions } from './settings.ts'
import { PORT, openSocketFolder } from './socket-folder.ts'
import { type UsePipe, watchedCommand } from './stop-with-last-user.ts'

/** Where and how one embedded server runs. */
export type ServerHome = {
  cluster: string
  socket: string
  log: string
  /** Appears in the titles of the server's processes. */
  clusterName: string
  account: ServerAccount
  password: string
  binaries: Binaries
  settings: Record<string, string>
  /** The server stops when nobody holds this pipe any more. */
  pipe?: UsePipe
}

/** Starts the server; the caller checks whether it came up. */
export async function startPostmaster(home: ServerHome): Promise<ChildProcess> {
  // The last process to leave may have deleted the folder just now.
  await openSocketFolder(home.cluster, home.account)
  await using log = await open(home.log, 'a', 0o600)
  const settings = {
    ...home.settings,
    unix_socket_directories: home.socket,
    cluster_name: home.clusterName,
    hba_file: rulesOf(home.cluster),
  }
  const options = ['-D', home.cluster, '-p', String(PORT), ...settingOptions(settings, home.binaries.major)]
  const program = join(home.binaries.root, 'bin', 'postgres')
  const output: (number | 'ignore')[] = ['ignore', log.fd, log.fd]
  const pipe = await home.pipe?.open()
  try {
    const child = await (pipe === undefined
      ? startProgram(program, options, home.account, output)
      : startProgram(...watchedCommand(program, options), home.account, [...output, pipe]))
    child.unref()
    return child
  } finally {
    if (pipe !== undefined) closeSync(pipe)
  }
}

/** The process id of the server that runs on this cluster, also while it starts or stops. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const pid = pidIn(await readIfPresent(join(cluster, 'postmaster.pid')))
  return (await isPostmaster(pid, cluster)) ? pid : undefined
}

/** Stops the server and waits until it is gone. */
export async function stopPostmaster(home: ServerHome): Promise<void> {
  const pid = await findPostmaster(home.cluster)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 60_000
  while (await isPostmaster(pid, home.cluster)) {
    if (Date.now() > deadline) {
      const lines = await lastLines(home.log)
      throw new EmbeddedError(t => t.database.stillRunning({ pid: String(pid), file: home.log, lines }))
    }
    await pause(10)
  }
  // If it is being started again, the folder is not empty or is created again.
  if (home.socket !== home.cluster) await rmdir(home.socket).catch(() => undefined)
}

/**
 * Deletes lock files that name a living process which is not our server: after a crash and a reboot the process id may
 * be reused, and PostgreSQL would wait for ever. It handles dead ones by itself.
 */
export async function removeForeignLocks(home: ServerHome): Promise<void> {
  await removeForeignLock(join(home.cluster, 'postmaster.pid'), home.cluster)
  await removeForeignLock(join(home.socket, `.s.PGSQL.${PORT}.lock`), home.cluster)
}

async function removeForeignLock(path: string, cluster: string): Promise<void> {
  const text = await readIfPresent(path)
  const pid = pidIn(text)
  const stale = Number.isNaN(pid) ? await isOldAndEmpty(path) : isAlive(pid) && !(await isPostmaster(pid, cluster))
  if (!stale) return
  // Another process may do the same and its server write a new file: move it away first, then check again.
  const movedPath = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await rename(path, movedPath)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if ((await readIfPresent(movedPath)) !== text) await link(movedPath, path)
  await rm(movedPath, { force: true })
}

// A single-user server writes its process id with a minus sign.
const pidIn = (text = ''): number => Math.abs(Number.parseInt(text, 10))

// A power cut can leave an empty lock file; a server that is starting fills it at once.
async function isOldAndEmpty(path: string): Promise<boolean> {
  return stat(path).then(
    found => found.size === 0 && Date.now() - found.mtimeMs > 5000,
    () => false,
  )
}
