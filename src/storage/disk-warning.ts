import { stat, statfs } from 'node:fs/promises'
import type { Log } from './tx.ts'

const mebibyte = 2 ** 20
const day = 24 * 60 * 60 * 1000
/** MiB that are left. `doctor` warns at the second; the embedded database refuses changes long after the last. */
const usualThresholds = [4096, 1024, 256]

export type DiskShortage = { folder: string; free_mib: number; threshold_mib: number }
type DiskWarningOptions = {
  folders: readonly string[]
  log: Log
  thresholds?: readonly number[]
  /** Tells people; it's called at each look, as another process may have told them. */
  tell(this: void, shortage: DiskShortage): Promise<void>
}

/** Says of each disk that is nearly full how much is left, long before nothing can be changed any more; in the log once a day. */
export function createDiskWarning({
  folders,
  log,
  thresholds = usualThresholds,
  tell,
}: DiskWarningOptions): () => Promise<void> {
  const warned = new Map<string, { at: number; threshold: number }>()
  return async () => {
    const seen = new Set<number>()
    for (const folder of folders) {
      // A folder is created when it's first needed; several may be on one disk.
      const device = await stat(folder).then(
        ({ dev }) => dev,
        () => undefined,
      )
      if (device === undefined || seen.has(device)) continue
      seen.add(device)
      const disk = await statfs(folder).catch(() => undefined)
      const free_mib = disk ? Math.floor((disk.bavail * disk.bsize) / mebibyte) : Infinity
      const threshold_mib = thresholds.findLast(threshold => free_mib < threshold)
      if (threshold_mib === undefined) {
        warned.delete(folder)
        continue
      }
      const last = warned.get(folder)
      if (!last || last.threshold > threshold_mib || Date.now() - last.at >= day) {
        warned.set(folder, { at: Date.now(), threshold: threshold_mib })
        log(`only ${free_mib} MiB are left on the disk of ${folder}: free some space, or nothing can be changed soon`)
      }
      await tell({ folder, free_mib, threshold_mib })
    }
  }
}
