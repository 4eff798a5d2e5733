import { stat, statfs } from 'node:fs/promises'
import { UpgradeError } from './error.ts'

const mebibyte = 2 ** 20
/** The write-ahead log of the new server, while rows are loaded, and what an empty cluster takes. */
const walLimit = 512 * mebibyte
const least = 96 * mebibyte

/** Refuses an upgrade for which the disks have no room: for the backup, which is compressed, and the new database. */
export async function checkDiskSpace(
  size: number,
  { backups, clusters }: { backups: string; clusters: string },
): Promise<void> {
  const needed = size + Math.min(size, walLimit) + least
  const isOneDisk = (await stat(backups)).dev === (await stat(clusters)).dev
  await refuseFull(clusters, isOneDisk ? needed + size : needed)
  if (!isOneDisk) await refuseFull(backups, size)
}

async function refuseFull(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  const [size, room] = [Math.ceil(needed / mebibyte), Math.floor(free / mebibyte)]
  throw new UpgradeError(t => t.majorUpgrade.noRoom({ folder, size, free: room }))
}
