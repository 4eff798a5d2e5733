import { access, chmod, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LocalizedText } from '#locales/localized-error.ts'
import { accountName, findClosedFolder, serverAccount } from './account.ts'
import type { ServerAccount } from './account.ts'
import { checkOwner, ownerOf } from './cluster.ts'
import { EmbeddedError, codeOf } from './error.ts'
import { findExternalCluster, createExternalCluster } from './cluster-location.ts'
import { finishSwap } from './cluster-swap.ts'

/** Whether a data folder has an embedded database, inside it or outside. */
export function hasEmbedded(data: string): Promise<boolean> {
  return access(join(data, 'postgres')).then(
    () => true,
    error => codeOf(error) !== 'ENOENT',
  )
}

/** Where root stores what the server's account could not reach. */
export const EXTERNAL_ROOT = '/var/lib/folkmoot'

/** Describes where the cluster of a data folder will be created. */
export async function describeClusterLocation(data: string): Promise<LocalizedText> {
  const account = await serverAccount()
  const closed = account.other ? await findClosedFolder(account, await nearestFolder(data)) : undefined
  if (closed === undefined) return () => join(data, 'postgres')
  return t => t.database.outside({ folder: EXTERNAL_ROOT, account: account.name, closed })
}

/** The folder itself, or the nearest above it that exists. */
export async function nearestFolder(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  return isThere || path === dirname(path) ? path : nearestFolder(dirname(path))
}

/** The folder of the embedded database in the data folder: its cluster, or the pointer to it, and its log. */
export async function openClusterHome(data: string, account: ServerAccount): Promise<string> {
  try {
    // Others may traverse root's folders, but not list them.
    const mode = account.other ? 0o711 : 0o700
    if ((await mkdir(data, { recursive: true, mode })) !== undefined) await chmod(data, mode)
    const home = join(await realpath(data), 'postgres')
    if ((await mkdir(home, { recursive: true, mode })) !== undefined) await chmod(home, mode)
    await checkUser(home, account)
    return home
  } catch (cause) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(codeOf(cause))) throw cause
    const owner = account.other ? 'root' : account.name
    throw new EmbeddedError(t => t.database.unusableData({ folder: data, code: codeOf(cause), owner }), { cause })
  }
}

// Files of another user cannot be read, or would be mixed with ours so that neither could go on.
async function checkUser(home: string, account: ServerAccount): Promise<void> {
  const { uid } = await stat(home)
  const us = account.other ? 0 : account.uid
  if (uid === us) return
  const [owner, user] = [await accountName(uid), await accountName(us)]
  const commands = [
    `chown -R ${us} ${dirname(home)}`,
    ...(account.other ? [`chown -R ${account.uid}:${account.gid} ${join(home, 'cluster')}`] : []),
  ]
  throw new EmbeddedError(t =>
    t.database.otherUser({ folder: dirname(home), owner, user, commands: commands.join(' && ') }),
  )
}

/** Finds the cluster of a data folder, or creates one: inside, or outside if the server could not enter it. */
export async function openCluster(
  home: string,
  outside: string,
  account: ServerAccount,
  make: (cluster: string) => Promise<void>,
): Promise<string> {
  const placed = await findExternalCluster(home, account)
  if (placed !== undefined) return placed

  await finishSwap(home)
  const cluster = join(home, 'cluster')
  const closed = account.other ? await findClosedFolder(account, home) : undefined
  const owner = await ownerOf(cluster)
  if (owner === undefined && closed !== undefined) return createExternalCluster(home, outside, make)
  if (owner === undefined) await make(cluster)
  else await checkOwner(cluster, owner, account)
  if (closed !== undefined) {
    throw new EmbeddedError(t => t.database.closedFolder({ cluster, account: account.name, closed }))
  }
  return cluster
}
