import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorText } from '#locales/localized-error.ts'
import { serverAccount } from './account.ts'
import type { ProgressLog } from './error.ts'
import { holdBallast } from './read-only-when-full.ts'
import { prepareBinaries } from './binaries.ts'
import { NAME, checkVersion, createCluster } from './cluster.ts'
import { probe, ensureDatabase, releasePresence } from './probe.ts'
import { startOrJoin } from './start-or-join.ts'
import { EXTERNAL_ROOT, openCluster, openClusterHome } from './cluster-paths.ts'
import { boundLog } from './log-file.ts'
import { stopPostmaster } from './postgres-process.ts'
import type { ServerHome } from './postgres-process.ts'
import { serverHomeOf } from './server-home.ts'
import { PORT } from './socket-folder.ts'
import { usePipe, type UsePipe } from './stop-with-last-user.ts'

export { EmbeddedError, type ProgressLog } from './error.ts'
export { hasEmbedded, describeClusterLocation, nearestFolder } from './cluster-paths.ts'
export { takeServeLock } from './serve-lock.ts'

export type EmbeddedServer = {
  /** Connection options for `pg`: the socket's folder as host. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** The folder of the cluster; outside the data folder if root's server cannot enter it. */
  cluster: string
  /** Whether the disk is nearly full; only known if it is watched. */
  isDiskFull(): boolean
  /** Stops the server if no other process of ours uses it. Close your own connections first. */
  leave(): Promise<void>
}

type Options = {
  data: string
  log?: ProgressLog
  /** PostgreSQL settings besides ours; only for a server that is started, not for one that runs. */
  settings?: Record<string, string>
  /** Where root stores what the server's account could not reach in the data folder or in node_modules. */
  outside?: string
  /** Watches the disk, and logs when it is nearly full and when it no longer is. */
  watchDisk?: (line: string) => void
}

/** Joins the PostgreSQL server of a data folder, starting it, and creating its cluster, if necessary. */
export async function joinEmbedded(options: Options): Promise<EmbeddedServer> {
  const log = options.log ?? (() => undefined)
  const home = await openServerHome(options, log)
  // First, because a server does not start on a full disk.
  const ballast = options.watchDisk && (await holdBallast(dirname(home.cluster), options.watchDisk))
  const leaving = new AbortController()
  let presence = await startOrJoin(home, log).catch(async (error: unknown) => {
    await ballast?.stop()
    home.pipe.release()
    throw error
  })
  let steady: Promise<void> = Promise.resolve()
  const watch = () =>
    presence.once('end', () => {
      steady = reenter()
    })

  // The server crashed or was stopped while we need it: restart it.
  async function reenter(): Promise<void> {
    for (let wait = 100; !leaving.signal.aborted; wait = Math.min(wait * 2, 10_000)) {
      try {
        presence = await startOrJoin(home, log)
        watch()
        return
      } catch (error) {
        log(t => (error instanceof Error ? errorText(error, t) : String(error)))
        await pause(wait, undefined, { ref: false, signal: leaving.signal }).catch(() => undefined)
      }
    }
  }

  async function depart(): Promise<void> {
    leaving.abort()
    clearInterval(bounding)
    await steady
    await ballast?.stop()
    if (await isLast()) {
      await home.pipe.remove()
      await stopPostmaster(home)
    }
    await presence.end().catch(() => undefined)
    home.pipe.release()
  }

  async function isLast(): Promise<boolean> {
    try {
      return await releasePresence(presence)
    } catch {
      // Our connection was cut: try another one, unless the server is gone.
      const result = await probe(home)
      if (!result.client) return false
      presence = result.client
      return releasePresence(presence)
    }
  }

  watch()
  const bounding = setInterval(() => void boundLog(home.log).catch(() => undefined), 3_600_000).unref()
  let departure: Promise<void> | undefined
  const leave = () => (departure ??= depart())
  try {
    await ensureDatabase(presence)
  } catch (error) {
    await leave()
    throw error
  }
  return {
    connection: { host: home.socket, port: PORT, user: NAME, password: home.password, database: NAME },
    cluster: home.cluster,
    isDiskFull: () => ballast?.isDiskFull() ?? false,
    leave,
  }
}

async function openServerHome(options: Options, log: ProgressLog): Promise<ServerHome & { pipe: UsePipe }> {
  const { data, settings = {}, outside = EXTERNAL_ROOT } = options
  const account = await serverAccount()
  const home = await openClusterHome(data, account)
  const binaries = await prepareBinaries(account, account.other ? outside : home)
  const cluster = await openCluster(home, outside, account, async folder => {
    log(t => t.database.progress.creating({ folder }), 'creating')
    await createCluster(binaries, account, folder)
  })
  await checkVersion(cluster, binaries)
  const server = await serverHomeOf({ cluster, home, account, binaries, settings })
  return { ...server, pipe: usePipe(home) }
}
