import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { isConnectionLost, probe, retakePresence, releasePresence } from './probe.ts'
import { EmbeddedError } from './error.ts'
import { lastLines, logSize, readLog } from './log-file.ts'
import { clearClusterPassword, setClusterPassword } from './password.ts'
import { findPostmaster, removeForeignLocks, startPostmaster, stopPostmaster } from './postmaster.ts'
import type { ServerHome } from './postmaster.ts'
import { endOrphans } from './processes.ts'

/** Recovery after a crash reads at most the write-ahead log, which is bounded; it may take this long on a slow disk. */
const RECOVERY_TIMEOUT = 300_000
const SILENT_TIMEOUT = 60_000

type StartAttempt = { child: ChildProcess; logFrom: number }

/** Connects to the server of a place, whoever started it; starts it when there is none. */
export async function startOrJoin(place: ServerHome, log: (line: string) => void): Promise<Client> {
  const began = Date.now()
  let attempt: StartAttempt | undefined
  let failures = 0
  let told = false
  for (;;) {
    const answer = await probe(place)
    // What we started ourselves is as new as it can be.
    if (answer.client && (attempt || (await isCurrent(answer.client, place, log)))) return answer.client
    if (answer.reason === 'unknown password') {
      if (!isRunning(attempt)) throw wrongPasswordError(place)
      await clearClusterPassword(place)
      await stopPostmaster(place)
      continue
    }
    const waited = Date.now() - began
    if (waited > (answer.reason === 'absent' ? SILENT_TIMEOUT : RECOVERY_TIMEOUT))
      throw await noAnswerError(place, waited)
    if (answer.reason === 'busy' || isRunning(attempt) || (await findPostmaster(place.cluster)) !== undefined) {
      // It starts, recovers from a crash or stops at this moment, for us or for another process.
      if (!told && waited > 3000) log(`Waiting for the database; it tells more in ${place.log}`)
      told ||= waited > 3000
      await pause(15)
      continue
    }
    if (attempt && (await isFinal(place, attempt)) && ++failures === 3) throw await startFailedError(place)
    await removeForeignLocks(place)
    if (!(await setClusterPassword(place))) {
      await pause(15)
      continue
    }
    log(`Starting PostgreSQL ${place.binaries.major}.${place.binaries.minor} on ${place.cluster}`)
    attempt = { logFrom: await logSize(place.log), child: await startPostmaster(place) }
  }
}

function isRunning(attempt: StartAttempt | undefined): boolean {
  return attempt !== undefined && attempt.child.exitCode === null && attempt.child.signalCode === null
}

/** Whether a start failed for a reason that waiting does not mend. */
async function isFinal(place: ServerHome, attempt: StartAttempt): Promise<boolean> {
  const said = await readLog(place.log, attempt.logFrom)
  await pause(200)
  if (/lock file "[^"\n]*" already exists/.test(said)) return false
  if (!said.includes('pre-existing shared memory block')) return true
  // The server was killed and its processes are still at work. Nothing they do can be lost that was acknowledged.
  await endOrphans(place.cluster, place.clusterName)
  return false
}

/** After an update of Folkmoot, a server of the former version may still run: replace it if nobody else uses it. */
async function isCurrent(client: Client, place: ServerHome, log: (line: string) => void): Promise<boolean> {
  const { major, minor } = place.binaries
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    if (rows[0]?.version === major * 10_000 + minor) return true
    if (!(await releasePresence(client))) {
      await retakePresence(client)
      log(`Another process still uses another PostgreSQL than ${major}.${minor}; stop all of Folkmoot to update it.`)
      return true
    }
  } catch (error) {
    if (isConnectionLost(error)) return false
    throw error
  }
  log(`Replacing the running PostgreSQL by version ${major}.${minor}`)
  await stopPostmaster(place)
  await client.end().catch(() => undefined)
  return false
}

function wrongPasswordError({ cluster }: ServerHome): EmbeddedError {
  return new EmbeddedError(
    `The database server on ${cluster} was started with another password than the one in the data folder. ` +
      `Stop everything of Folkmoot that runs on it, and start it again.`,
  )
}

async function startFailedError(place: ServerHome): Promise<EmbeddedError> {
  return new EmbeddedError(
    `The database server does not start. Its log ${place.log} ends:\n${await lastLines(place.log)}\n` +
      `Put right what it says (often disk space, memory or the folder's owner) and start Folkmoot again.`,
  )
}

async function noAnswerError(place: ServerHome, waited: number): Promise<EmbeddedError> {
  const pid = await findPostmaster(place.cluster)
  return new EmbeddedError(
    `The database server${pid === undefined ? '' : ` (process ${pid})`} does not answer since ` +
      `${Math.round(waited / 1000)} seconds. Its log ${place.log} ends:\n${await lastLines(place.log)}\n` +
      `If it never comes to an end, stop it with «kill -INT ${pid ?? 'PROCESS'}» and start Folkmoot again.`,
  )
}
