import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { snapshotName, snapshotTime } from '../backup/format.ts'
import type { ProgressLog } from '../embedded/error.ts'

/** How long the cluster from before an upgrade stays, to go back to. */
export const keptDays = 7

const prefix = (major: number): string => `cluster-${major}-`
const namePattern = /^cluster-\d+-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)$/

/** The name under which a cluster is kept from now on. */
export const keptName = (major: number, now: Date): string => `${prefix(major)}${snapshotName(now)}`

/** Deletes the clusters that were replaced long ago. Only a start that went well may do so. */
export async function deleteKeptClusters(folder: string, log: ProgressLog, now = new Date()): Promise<void> {
  for (const name of await readdir(folder)) {
    const time = namePattern.exec(name)?.[1]
    if (time === undefined || now.getTime() - snapshotTime(time).getTime() < keptDays * 86_400_000) continue
    log(t => t.majorUpgrade.progress.deleting({ folder: join(folder, name) }))
    await rm(join(folder, name), { recursive: true, force: true })
  }
}
