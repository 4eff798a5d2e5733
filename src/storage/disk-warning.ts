import { statfs } from 'node:fs/promises'
import type { Log } from './tx.ts'

const mebibyte = 2 ** 20
const day = 24 * 60 * 60 * 1000
/** As `doctor` warns. */
const enough = 1024 * mebibyte

type DiskWarningOptions = { folders: readonly string[]; log: Log; least?: number }

/** Logs once a day for each disk that is nearly full, long before nothing can be changed any more. */
export function createDiskWarning({ folders, log, least = enough }: DiskWarningOptions): () => Promise<void> {
  const warned = new Map<string, number>()
  return async () => {
    for (const folder of new Set(folders)) {
      // A folder is created when it's first needed.
      const disk = await statfs(folder).catch(() => undefined)
      if (!disk || disk.bavail * disk.bsize >= least) {
        warned.delete(folder)
        continue
      }
      if (Date.now() - (warned.get(folder) ?? 0) < day) continue
      warned.set(folder, Date.now())
      const free = Math.floor((disk.bavail * disk.bsize) / mebibyte)
      log(`only ${free} MiB are left on the disk of ${folder}: free some space, or nothing can be changed soon`)
    }
  }
}
