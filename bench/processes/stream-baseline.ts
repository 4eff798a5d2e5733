// The yardstick, as a process of its own: bare HTTP and HTTPS servers whose responses never end. Nobody is asked who they are.
import { createServer as createPlain, type RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

const { certificate } = JSON.parse(process.argv[2]!) as { certificate: { cert: string; key: string } }
const stream: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(':\n\n')
}
const [server, plain] = [createServer(certificate, stream), createPlain(stream)]
const portOf = (one: typeof server | typeof plain): Promise<number> =>
  new Promise(resolve => one.listen(0, '127.0.0.1', () => resolve((one.address() as AddressInfo).port)))
process.send!({ port: await portOf(server), plainPort: await portOf(plain) })
process.on('disconnect', () => process.exit(0))
