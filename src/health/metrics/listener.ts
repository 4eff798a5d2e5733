import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MetricSources } from './sources.ts'

export type MetricsListener = { port: number; close(): Promise<void> }

/** Serves `/metrics` on an address of its own, never on that of the site. */
export async function startMetricsListener(
  { host, port }: { host: string; port: number },
  sources: MetricSources,
  log: (line: string, error?: unknown) => void,
): Promise<MetricsListener> {
  // Loaded only where metrics are wanted.
  const { createMetricsText } = await import('./registry.ts')
  const render = createMetricsText(sources)
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    render().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        log('the metrics could not be collected', error)
        response.writeHead(500).end()
      },
    )
  })
  server.maxConnections = 20
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
