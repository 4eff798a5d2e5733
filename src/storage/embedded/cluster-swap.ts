import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flush, readIfPresent, writeOnce } from './atomic-folder.ts'
import { codeOf } from './error.ts'

/** Where an upgrade builds a new cluster, beside the old one. */
export const workspaceIn = (folder: string): string => join(folder, 'upgrade')
const markerIn = (folder: string): string => join(workspaceIn(folder), 'complete')

/**
 * Replaces a cluster by the one in the workspace, and keeps it under another name. From here on, whoever opens the
 * folder goes on with it. No server may run on either.
 */
export async function swapClusters(folder: string, keptName: string): Promise<void> {
  await flush(workspaceIn(folder))
  await writeOnce(markerIn(folder), keptName)
  await finishSwap(folder)
}

/** Goes on with a swap that was interrupted; several processes may do so at once. */
export async function finishSwap(folder: string): Promise<void> {
  const keptName = (await readIfPresent(markerIn(folder)))?.trim()
  if (keptName === undefined) return
  const [current, built] = [join(folder, 'cluster'), join(workspaceIn(folder), 'cluster')]
  // The kept one is not replaced: a second process finds it there, or the new cluster gone.
  if (await isThere(built)) await renameUnless(current, join(folder, keptName), ['ENOENT', 'ENOTEMPTY', 'EEXIST'])
  await renameUnless(built, current, ['ENOENT'])
  await flush(folder)
  await rm(markerIn(folder), { force: true })
}

async function renameUnless(from: string, to: string, codes: string[]): Promise<void> {
  await rename(from, to).catch((error: unknown) => {
    if (!codes.includes(codeOf(error))) throw error
  })
}

const isThere = async (cluster: string): Promise<boolean> =>
  (await readIfPresent(join(cluster, 'PG_VERSION'))) !== undefined
