import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { isConnectionLost, probe, retakePresence, releasePresence } from './probe.ts'
import { EmbeddedError, type ProgressLog } from './error.ts'
import { lastLines, logSize, readLog } from './log-file.ts'
import { clearClusterPassword, setClusterPassword } from './password.ts'
import { findPostmaster, removeForeignLocks, startPostmaster, stopPostmaster } from './postgres-process.ts'
import type { ServerHome } from './postgres-process.ts'
import { endOrphans } from './processes.ts'

/** Recovery after a crash reads at most the write-ahead log, which is bounded; it may take this long on a slow disk. */
const RECOVERY_TIMEOUT = 300_000
const SILENT_TIMEOUT = 60_000

type StartAttempt = { child: ChildProcess; logFrom: number }

/** Connects to the server, starting it if none is running. */
export async function startOrJoin(home: ServerHome, log: ProgressLog): Promise<Client> {
  const began = Date.now()
  let attempt: StartAttempt | undefined
  let failures = 0
  let logged = false
  for (;;) {
    const result = await probe(home)
    // A server that we started ourselves is current.
    if (result.client && (attempt || (await isCurrent(result.client, home, log)))) {
      await home.pipe?.join()
      return result.client
    }
    if (result.reason === 'unknown password') {
      if (!isRunning(attempt)) throw wrongPasswordError(home)
      await clearClusterPassword(home)
      await stopPostmaster(home)
      continue
    }
    const waited = Date.now() - began
    if (waited > (result.reason === 'absent' ? SILENT_TIMEOUT : RECOVERY_TIMEOUT))
      throw await noAnswerError(home, waited)
    if (result.reason === 'busy' || isRunning(attempt) || (await findPostmaster(home.cluster)) !== undefined) {
      // It is starting, recovering or stopping, for us or for another process.
      if (!logged && waited > 3000) log(t => t.database.progress.waiting({ file: home.log }))
      logged ||= waited > 3000
      await pause(15)
      continue
    }
    if (attempt && (await isFinal(home, attempt)) && ++failures === 3) throw await startFailedError(home)
    await removeForeignLocks(home)
    if (!(await setClusterPassword(home))) {
      await pause(15)
      continue
    }
    const version = `${home.binaries.major}.${home.binaries.minor}`
    log(t => t.database.progress.starting({ version, folder: home.cluster }))
    attempt = { logFrom: await logSize(home.log), child: await startPostmaster(home) }
  }
}

function isRunning(attempt: StartAttempt | undefined): boolean {
  return attempt !== undefined && attempt.child.exitCode === null && attempt.child.signalCode === null
}

/** Whether a start failed for a reason that waiting does not fix. */
async function isFinal(home: ServerHome, attempt: StartAttempt): Promise<boolean> {
  const output = await readLog(home.log, attempt.logFrom)
  await pause(200)
  if (/lock file "[^"\n]*" already exists/.test(output)) return false
  if (!output.includes('pre-existing shared memory block')) return true
  // The server was killed and its processes are still running. No acknowledged change can be lost.
  await endOrphans(home.cluster, home.clusterName)
  return false
}

/** After an upgrade of Folkmoot, a server of the old version may still run: replace it if no one else uses it. */
async function isCurrent(client: Client, home: ServerHome, log: ProgressLog): Promise<boolean> {
  const { major, minor } = home.binaries
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    if (rows[0]?.version === major * 10_000 + minor) return true
    if (!(await releasePresence(client))) {
      await retakePresence(client)
      log(t => t.database.progress.notUpdated({ version: `${major}.${minor}` }))
      return true
    }
  } catch (error) {
    if (isConnectionLost(error)) return false
    throw error
  }
  log(t => t.database.progress.updating({ version: `${major}.${minor}` }))
  await stopPostmaster(home)
  await client.end().catch(() => undefined)
  return false
}

function wrongPasswordError({ cluster }: ServerHome): EmbeddedError {
  return new EmbeddedError(t => t.database.wrongPassword({ cluster }))
}

async function startFailedError(home: ServerHome): Promise<EmbeddedError> {
  const lines = await lastLines(home.log)
  return new EmbeddedError(t => t.database.startFailed({ file: home.log, lines }))
}

async function noAnswerError(home: ServerHome, waited: number): Promise<EmbeddedError> {
  const pid = await findPostmaster(home.cluster)
  const [lines, seconds] = [await lastLines(home.log), Math.round(waited / 1000)]
  return new EmbeddedError(t => t.database.noAnswer({ seconds, file: home.log, lines, pid: String(pid ?? 'PID') }))
}
