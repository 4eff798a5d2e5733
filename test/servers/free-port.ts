import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A port for whoever must name it before anything listens there. A connection to it is closed first from its own side: for a minute
 * the system gives the port to nobody who takes any, and lets in who asks for it.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  const [accepted] = (await once(server, 'connection')) as [Socket]
  client.resume()
  accepted.end()
  await once(client, 'close')
  server.close()
  await once(server, 'close')
  return port
}
