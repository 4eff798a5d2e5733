import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NAME } from './cluster.ts'
import { codeOf, EmbeddedError } from './error.ts'
import { writeOnce } from './atomic-folder.ts'
import type { ServerHome } from './postmaster.ts'
import { endOrphans } from './processes.ts'
import { runProgram } from './run-program.ts'
import { settingOptions } from './settings.ts'

/** The password of the database, made once for a data folder. Under root the server's own account cannot read it. */
export async function openPassword(home: string): Promise<string> {
  const file = join(home, 'password')
  return (
    (await readOnce(file)) ?? (await writeOnce(file, randomBytes(32).toString('hex'), 0o600), readFile(file, 'utf8'))
  )
}

/**
 * Who may come in: whoever knows the password, and through the socket alone. The file lies beside the cluster, where the server's
 * account cannot change it. Where it is, the cluster knows the password.
 */
export const rulesOf = (cluster: string): string => join(dirname(cluster), 'pg_hba.conf')
const rules = `# Written by Folkmoot. The password is in its data folder.\nlocal all all scram-sha-256\n`

/**
 * Tells a cluster its password before its server is started, so that there is no moment without one. False when somebody else is
 * at work on it. docs/decisions/0007
 */
export async function setClusterPassword(place: ServerHome): Promise<boolean> {
  const file = rulesOf(place.cluster)
  if ((await readOnce(file)) !== undefined) return true
  const options = ['--single', '-D', place.cluster, ...settingOptions(place.settings), 'postgres']
  const statement = `alter role ${NAME} password '${place.password}'\n`
  try {
    const said = await runProgram(join(place.binaries.root, 'bin', 'postgres'), options, place.account, statement)
    if (said.includes('ERROR:')) throw new EmbeddedError(`The database in ${place.cluster} takes no password: ${said}`)
  } catch (error) {
    const said = error instanceof EmbeddedError ? error.message : ''
    if (said.includes('pre-existing shared memory block')) await endOrphans(place.cluster, place.clusterName)
    else if (!/lock file "[^"\n]*" already exists/.test(said)) throw error
    return false
  }
  // Every process tells it the same, so it does not matter whose file stays.
  await writeOnce(file, rules, 0o644)
  return true
}

/** What is put back from a backup may know another password: it is told ours at the next start. */
export async function clearClusterPassword({ cluster }: ServerHome): Promise<void> {
  await rm(rulesOf(cluster), { force: true })
}

async function readOnce(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}
