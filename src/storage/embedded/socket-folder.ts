import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerAccount } from './account.ts'
import { EmbeddedError, codeOf } from './error.ts'

/** The number in the socket's name; nothing listens on a network port. */
export const PORT = 5432

/**
 * A folder for the socket that only the server's account (and root) can enter.
 * That is the cluster itself, unless its path is longer than the 104 bytes that systems allow for a socket.
 */
export async function openSocketFolder(cluster: string, account: ServerAccount): Promise<string> {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${PORT}`)) <= 100) return cluster
  // Not the environment's temporary folder: a service and a command line must come to the same one.
  const folder = `/tmp/folkmoot-${await clusterKey(cluster)}`
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  let stats = await lstat(folder)
  if (account.other && stats.uid === 0 && stats.isDirectory()) {
    await chown(folder, account.uid, account.gid)
    stats = await lstat(folder)
  }
  if (stats.isDirectory() && stats.uid === account.uid && (stats.mode & 0o777) === 0o700) return folder
  throw new EmbeddedError(t => t.database.socketFolder({ folder, account: account.name }))
}

/** A short name, unique even between a copy and its original. */
export async function clusterKey(cluster: string): Promise<string> {
  // The first eight bytes of this file are the system identifier of the cluster.
  const control = await open(join(cluster, 'global', 'pg_control'))
  try {
    const { buffer } = await control.read(Buffer.alloc(8), 0, 8, 0)
    return createHash('sha256').update(buffer).update(cluster).digest('hex').slice(0, 16)
  } finally {
    await control.close()
  }
}
