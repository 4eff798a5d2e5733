import { join } from 'node:path'
import { boundLog } from './log-file.ts'
import { openPassword } from './password.ts'
import type { ServerHome } from './postgres-process.ts'
import { clusterKey, openSocketFolder } from './socket-folder.ts'

/** What it takes to run a server on a cluster. `home` is the folder of the embedded database in the data folder. */
export async function serverHomeOf({
  cluster,
  home,
  ...given
}: Pick<ServerHome, 'cluster' | 'account' | 'binaries' | 'settings'> & { home: string }): Promise<ServerHome> {
  const log = join(home, 'server.log')
  await boundLog(log)
  return {
    ...given,
    cluster,
    socket: await openSocketFolder(cluster, given.account),
    log,
    clusterName: `folkmoot-${await clusterKey(cluster)}`,
    password: await openPassword(home),
  }
}
