import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../embedded/error.ts'
import { deleteUnlisted } from './files.ts'
import { completeSnapshots, manifestIn, snapshotFolders } from './format.ts'

/** Deletes what backups left that were interrupted. Only for the holder of the lock: nobody writes one. */
export async function deleteInterrupted(folder: string): Promise<void> {
  for (const name of await snapshotFolders(folder))
    if (!(await hasManifest(join(folder, name)))) await rm(join(folder, name), { recursive: true })
}

async function hasManifest(snapshot: string): Promise<boolean> {
  return stat(manifestIn(snapshot)).then(Boolean, (error: unknown) => {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  })
}

/**
 * Deletes all but the newest snapshots, and files that none of the others lists; answers their names. A snapshot whose manifest can't be
 * read may be whole: it's deleted once there are enough newer ones.
 */
export async function deleteOld(folder: string, keep: number): Promise<string[]> {
  const complete = await completeSnapshots(folder)
  const [oldestKept = ''] = complete.slice(-keep)
  const all = await snapshotFolders(folder)
  const deleted = complete.length < keep ? [] : all.filter(name => name < oldestKept)
  for (const name of deleted) await rm(join(folder, name), { recursive: true })
  await deleteUnlisted(
    folder,
    all.filter(name => !deleted.includes(name)),
  )
  return deleted.filter(name => complete.includes(name))
}
