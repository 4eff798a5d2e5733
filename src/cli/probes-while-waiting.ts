import { once } from 'node:events'
import { createServer } from 'node:http'
import { readinessStatus, type Readiness } from '#runtime/http/probes.ts'
import type { Settings } from '#settings/index.ts'

const unreachable: Readiness = 'database unreachable'

/** While a start waits for the database, its plain port says so; returns what ends that. */
export async function answerProbes({ host, httpPort }: Settings): Promise<() => Promise<void>> {
  if (httpPort === 'off') return async () => {}
  const server = createServer((_, response) => {
    // Not alive either: a supervisor would take the silence of a migration that follows for a process that hangs.
    response.writeHead(readinessStatus(unreachable), {
      'content-type': 'text/plain; charset=utf-8',
      connection: 'close',
    })
    response.end(`${unreachable}\n`)
  })
  server.listen(httpPort, host)
  await once(server, 'listening')
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}
