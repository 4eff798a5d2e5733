import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NAME } from './cluster.ts'
import { EmbeddedError } from './error.ts'
import { readIfPresent, writeOnce } from './atomic-folder.ts'
import type { ServerHome } from './postgres-process.ts'
import { endOrphans } from './processes.ts'
import { runProgram } from './run-program.ts'
import { settingOptions } from './settings.ts'

/** The database password, created once per data folder. Under root the server's own account cannot read it. */
export async function openPassword(home: string): Promise<string> {
  const file = join(home, 'password')
  return (
    (await readIfPresent(file)) ??
    (await writeOnce(file, randomBytes(32).toString('hex'), 0o600), readFile(file, 'utf8'))
  )
}

/**
 * Only the password gives access, and only through the socket. The file is next to the cluster, where the server's
 * account cannot change it. If it exists, the cluster has the password.
 */
export const rulesOf = (cluster: string): string => join(dirname(cluster), 'pg_hba.conf')
const rules = `# Written by Folkmoot. The password is in its data folder.\nlocal all all scram-sha-256\n`

/**
 * Sets the password of a cluster before its server is started, so that there is never none. False if another process is
 * working on it. docs/decisions/0007
 */
export async function setClusterPassword(home: ServerHome): Promise<boolean> {
  const file = rulesOf(home.cluster)
  if ((await readIfPresent(file)) !== undefined) return true
  const options = ['--single', '-D', home.cluster, ...settingOptions(home.settings, home.binaries.major), 'postgres']
  const statement = `alter role ${NAME} password '${home.password}'\n`
  try {
    const output = await runProgram(join(home.binaries.root, 'bin', 'postgres'), options, home.account, statement)
    if (output.includes('ERROR:'))
      throw new EmbeddedError(t => t.database.noPassword({ cluster: home.cluster, output }))
  } catch (error) {
    const output = error instanceof EmbeddedError ? error.message : ''
    if (output.includes('pre-existing shared memory block')) await endOrphans(home.cluster, home.clusterName)
    else if (!/lock file "[^"\n]*" already exists/.test(output)) throw error
    return false
  }
  // Every process writes the same content, so it does not matter whose file stays.
  await writeOnce(file, rules, 0o644)
  return true
}

/** A restored backup may have another password: ours is set at the next start. */
export async function clearClusterPassword({ cluster }: ServerHome): Promise<void> {
  await rm(rulesOf(cluster), { force: true })
}
