import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorText } from '#locales/localized-error.ts'
import { serverAccount } from '../embedded/account.ts'
import { prepareBinaries } from '../embedded/binaries.ts'
import { findExternalCluster } from '../embedded/cluster-location.ts'
import { EXTERNAL_ROOT, hasEmbedded, openCluster, openClusterHome } from '../embedded/cluster-paths.ts'
import { finishSwap, workspaceIn } from '../embedded/cluster-swap.ts'
import { majorOf } from '../embedded/cluster.ts'
import type { ProgressLog } from '../embedded/error.ts'
import { UpgradeError } from './error.ts'
import { deleteKeptClusters, keptDays } from './kept-clusters.ts'
import { lockUpgrade } from './lock.ts'
import { replaceCluster, type ClusterUpgrade } from './replace-cluster.ts'

type Upgrade = ClusterUpgrade & {
  /** Where root stores what the server's account could not reach in the data folder. */
  outside?: string
}

/**
 * Upgrades the embedded database of a data folder that an older major version of PostgreSQL wrote: a copy is built beside it, compared, and
 * put in its place. Killed at any point, the next start begins again, or goes on with putting it in place. docs/decisions/0042
 */
export async function upgradeCluster(upgrade: Upgrade): Promise<void> {
  const { data, outside = EXTERNAL_ROOT, log } = upgrade
  if (!(await hasEmbedded(data))) return
  const account = await serverAccount()
  const home = await openClusterHome(data, account)
  const cluster = (await findExternalCluster(home, account)) ?? (await findInside(home))
  const found = await majorOf(cluster)
  const copies = account.other ? outside : home
  const bundled = await prepareBinaries(account, copies)
  if (found === undefined || found > bundled.major) return
  if (found === bundled.major) return tidy(dirname(cluster))
  // For what it refuses.
  await openCluster(home, outside, account, () => Promise.reject(new Error(`${cluster} is gone`)))
  const lock = await lockUpgrade(cluster)
  try {
    const kept = await replaceCluster(upgrade, { home, cluster, account, copies, bundled, found })
    log(t => t.majorUpgrade.progress.done({ bundled: String(bundled.major), folder: kept, days: keptDays }))
  } catch (cause) {
    if (cause instanceof UpgradeError) throw cause
    throw new UpgradeError(
      t => t.majorUpgrade.failed({ cluster, bundled: String(bundled.major), reason: errorText(cause as Error, t) }),
      { cause },
    )
  } finally {
    await lock.release()
  }
}

/** After a start that went well: deletes the clusters that were kept long enough. */
export async function forgetOldClusters(cluster: string, log: ProgressLog): Promise<void> {
  await deleteKeptClusters(dirname(cluster), log)
}

async function findInside(home: string): Promise<string> {
  await finishSwap(home)
  return join(home, 'cluster')
}

/** What an upgrade leaves that was killed after its last step. */
const tidy = (folder: string): Promise<void> => rm(workspaceIn(folder), { recursive: true, force: true })
