import { chmod, mkdtemp, readdir, realpath, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { joinEmbedded, type EmbeddedServer } from '#storage/embedded/index.ts'
import { findPostmaster } from '#storage/embedded/postgres-process.ts'
import { isAlive } from '#storage/embedded/processes.ts'
import { serverSettings } from '#test/database.ts'
import { cpuTimeOf } from './cpu-time.ts'

export type TestServer = {
  connection: EmbeddedServer['connection']
  /** A folder for the run, removed with the server. */
  folder: string
  /** Its CPU time in seconds. */
  work(): number
  stop(): Promise<void>
}

const prefix = 'folkmoot-tests-'
const minFreeBytes = 2 ** 30

/** Starts a database server for one run of the tests, in memory where there is room; `stop` leaves nothing behind. */
export async function startTestServer(): Promise<TestServer> {
  const place = await findFolder()
  await sweep(place)
  const folder = await realpath(await mkdtemp(join(place, `${prefix}${process.pid}-`)))
  // Root's server runs as another user, who has to be able to enter.
  await chmod(folder, 0o755)
  try {
    const server = await joinEmbedded({ data: folder, settings: serverSettings })
    const pid = await findPostmaster(server.cluster)
    return { connection: server.connection, folder, work: () => cpuTimeOf(pid!), stop: () => remove(folder, server) }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function remove(folder: string, server: EmbeddedServer): Promise<void> {
  await server.leave()
  await rm(folder, { recursive: true, force: true })
}

async function findFolder(): Promise<string> {
  const memory = '/dev/shm'
  const free = await statfs(memory).then(
    found => found.bavail * found.bsize,
    () => 0,
  )
  // Containers often give it too little for a database.
  return free > minFreeBytes ? memory : tmpdir()
}

/** Stops what a killed run left running. */
async function sweep(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue
    const folder = join(place, name)
    if ((await stat(folder)).uid !== userInfo().uid) continue
    // Leaving it as the last one stops it.
    const left = await joinEmbedded({ data: folder }).catch(() => undefined)
    await left?.leave()
    await rm(folder, { recursive: true, force: true })
  }
}
