import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ServerAccount } from './account.ts'
import { checkOwner, ownerOf } from './cluster.ts'
import { finishSwap } from './cluster-swap.ts'
import { EmbeddedError } from './error.ts'
import { makePassableFolder, readIfPresent, writeOnce } from './atomic-folder.ts'

/** Creates a cluster outside the data folder, and a pointer file to it. */
export async function createExternalCluster(
  home: string,
  outside: string,
  make: (cluster: string) => Promise<void>,
): Promise<string> {
  const room = join(outside, 'clusters', randomUUID())
  await makePassableFolder(room)
  try {
    await writeFile(join(room, 'belongs-to'), home)
    await make(join(room, 'cluster'))
    // Written last: a dangling pointer then always means that the database was lost, never that it is new.
    if (await writeOnce(pointerFile(home), `${room}\n`)) return join(room, 'cluster')
  } catch (error) {
    await rm(room, { recursive: true })
    throw error
  }
  await rm(room, { recursive: true })
  return join((await readFile(pointerFile(home), 'utf8')).trim(), 'cluster')
}

/** The external cluster of this data folder, if it has one. */
export async function findExternalCluster(home: string, account: ServerAccount): Promise<string | undefined> {
  const room = await readTrimmed(pointerFile(home))
  if (room === undefined) return undefined
  await finishSwap(room)
  const cluster = join(room, 'cluster')
  const owner = await ownerOf(cluster)
  if (owner === undefined) {
    throw new EmbeddedError(t => t.database.clusterLost({ folder: dirname(home), cluster, pointer: pointerFile(home) }))
  }
  await checkOwner(cluster, owner, account)
  await checkNotCopied(home, room)
  return cluster
}

// A copied data folder would otherwise share the original's database; a moved one takes its database along.
async function checkNotCopied(home: string, room: string): Promise<void> {
  const record = join(room, 'belongs-to')
  const former = await readTrimmed(record)
  if (former === home) return
  const original = former !== undefined && (await readTrimmed(pointerFile(former))) === room
  if (!original) return writeFile(record, home)
  throw new EmbeddedError(t =>
    t.database.copied({ folder: dirname(home), original: dirname(former), room, pointer: pointerFile(home) }),
  )
}

const pointerFile = (home: string): string => join(home, 'placed-at')

const readTrimmed = async (path: string): Promise<string | undefined> => (await readIfPresent(path))?.trim()
