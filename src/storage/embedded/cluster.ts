import { chown, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { accountName } from './account.ts'
import type { ServerAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedError, codeOf } from './error.ts'
import { buildFolder, readIfPresent } from './atomic-folder.ts'
import { runProgram } from './run-program.ts'

/** The name of our superuser and of our database. */
export const NAME = 'folkmoot'

/** Creates an empty cluster; an interruption leaves nothing behind. */
export async function createCluster(binaries: Binaries, account: ServerAccount, cluster: string): Promise<void> {
  await buildFolder(cluster, async folder => {
    if (account.other) await chown(folder, account.uid, account.gid).catch(refuseAccount)
    const options = [
      ['-D', folder, '-U', NAME, '-E', 'UTF8', '--locale=C'],
      ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
      // We pass our own pg_hba.conf to the server; one that is started without it refuses all connections.
      ['--auth=reject', '--no-instructions'],
    ]
    await runProgram(join(binaries.root, 'bin', 'initdb'), options.flat(), account)
  })
}

function refuseAccount(cause: unknown): never {
  throw new EmbeddedError(t => t.database.cannotChangeAccount({ code: codeOf(cause) }), { cause })
}

/** The account that owns a cluster; undefined if there is no cluster. */
export async function ownerOf(cluster: string): Promise<number | undefined> {
  return stat(cluster).then(
    found => found.uid,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    },
  )
}

/** Refuses a cluster that belongs to another account: PostgreSQL only runs on its own account's files. */
export async function checkOwner(cluster: string, owner: number, account: ServerAccount): Promise<void> {
  if (owner === account.uid) return
  const command = `chown -R ${account.uid}:${account.gid} ${cluster}`
  const owned = await accountName(owner)
  throw new EmbeddedError(t => t.database.otherOwner({ cluster, owner: owned, account: account.name, command }))
}

/** The major version of PostgreSQL that wrote a cluster; undefined if it has none. */
export async function majorOf(cluster: string): Promise<number | undefined> {
  const text = await readIfPresent(join(cluster, 'PG_VERSION'))
  return text === undefined ? undefined : Number(text) || undefined
}

/** Refuses a cluster that is broken or that another major version of PostgreSQL wrote. */
export async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const major = await majorOf(cluster)
  if (major === binaries.major) return
  throw new EmbeddedError(({ database: t }) => {
    if (major === undefined) return t.incomplete({ cluster })
    const versions = { cluster, found: String(major), bundled: String(binaries.major) }
    return major < binaries.major ? t.olderMajor(versions) : t.otherMajor(versions)
  })
}
