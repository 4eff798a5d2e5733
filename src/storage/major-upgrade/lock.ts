import { createServer } from 'node:net'
import { once } from 'node:events'
import { clusterKey } from '../embedded/socket-folder.ts'
import { codeOf } from '../embedded/error.ts'
import { UpgradeError } from './error.ts'

/**
 * One upgrade of a cluster at a time; the lock ends with its process, however that ends. Only Linux has such sockets; elsewhere the second
 * start waits for the old server, which the first one holds.
 */
export async function lockUpgrade(cluster: string): Promise<{ release(): Promise<void> }> {
  if (process.platform !== 'linux') return { release: async () => {} }
  const server = createServer().unref()
  server.listen(`\0folkmoot-upgrade-${await clusterKey(cluster)}`)
  await once(server, 'listening').catch((cause: unknown) => {
    if (codeOf(cause) !== 'EADDRINUSE') throw cause
    throw new UpgradeError(t => t.majorUpgrade.inProgress({ cluster }), { cause })
  })
  return {
    async release() {
      server.close()
      await once(server, 'close')
    },
  }
}
