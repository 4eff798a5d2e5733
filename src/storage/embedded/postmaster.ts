import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedError, codeOf } from './error.ts'
import { lastLines } from './log-file.ts'
import { rulesOf } from './password.ts'
import { isAlive, isPostmaster } from './processes.ts'
import { startProgram } from './run-program.ts'
import { settingOptions } from './settings.ts'
import { PORT, openSocketFolder } from './socket-folder.ts'

/** Everything about where and how one embedded server runs. */
export type ServerHome = {
  cluster: string
  socket: string
  log: string
  /** Appears in the titles of the server's processes. */
  clusterName: string
  account: ServerAccount
  /** What the server asks whoever connects. */
  password: string
  binaries: Binaries
  settings: Record<string, string>
}

/** Starts the server; whether it came up is for the caller to see. */
export async function startPostmaster(place: ServerHome): Promise<ChildProcess> {
  // The last one out may have removed the folder a moment ago.
  await openSocketFolder(place.cluster, place.account)
  const log = await open(place.log, 'a', 0o600)
  try {
    const settings = {
      ...place.settings,
      unix_socket_directories: place.socket,
      cluster_name: place.clusterName,
      hba_file: rulesOf(place.cluster),
    }
    const options = ['-D', place.cluster, '-p', String(PORT), ...settingOptions(settings)]
    const program = join(place.binaries.root, 'bin', 'postgres')
    const child = await startProgram(program, options, place.account, ['ignore', log.fd, log.fd])
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

/** The process id of the server that runs on this cluster, also while it starts or stops. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const pid = pidIn(await readOrEmpty(join(cluster, 'postmaster.pid')))
  return (await isPostmaster(pid, cluster)) ? pid : undefined
}

/** Stops the server and waits until it is gone. */
export async function stopPostmaster(place: ServerHome): Promise<void> {
  const pid = await findPostmaster(place.cluster)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 60_000
  while (await isPostmaster(pid, place.cluster)) {
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `The database server (process ${pid}) was told to stop, but did not within a minute. ` +
          `Its log ${place.log} ends:\n${await lastLines(place.log)}`,
      )
    }
    await pause(10)
  }
  // When somebody starts it again at this moment, the folder is not empty, or made anew.
  if (place.socket !== place.cluster) await rmdir(place.socket).catch(() => undefined)
}

/**
 * Removes lock files that name a living process which is not our server: after a crash and a restart of the machine,
 * the number may belong to anybody, and PostgreSQL would wait for it for ever. It copes with dead ones by itself.
 */
export async function removeForeignLocks(place: ServerHome): Promise<void> {
  await removeForeignLock(join(place.cluster, 'postmaster.pid'), place.cluster)
  await removeForeignLock(join(place.socket, `.s.PGSQL.${PORT}.lock`), place.cluster)
}

async function removeForeignLock(path: string, cluster: string): Promise<void> {
  const text = await readOrEmpty(path)
  const pid = pidIn(text)
  const stale = Number.isNaN(pid) ? await isOldAndEmpty(path) : isAlive(pid) && !(await isPostmaster(pid, cluster))
  if (!stale) return
  // Another process may do the same and have its server write a new file: take it away first, then look again.
  const taken = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await rename(path, taken)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if ((await readOrEmpty(taken)) !== text) await link(taken, path)
  await rm(taken, { force: true })
}

// One that works alone, without a server, writes its number with a minus before it.
const pidIn = (text: string): number => Math.abs(Number.parseInt(text, 10))

// A power cut can leave a lock file without content; a server that starts right now fills it at once.
async function isOldAndEmpty(path: string): Promise<boolean> {
  return stat(path).then(
    found => found.size === 0 && Date.now() - found.mtimeMs > 5000,
    () => false,
  )
}

async function readOrEmpty(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
}
