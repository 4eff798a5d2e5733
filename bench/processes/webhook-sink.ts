// A server that accepts every webhook, in a separate process; reports how many on request.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

let [taken, last] = [0, 0]
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    taken += 1
    last = Date.now()
    response.writeHead(204).end()
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
process.on('message', () => process.send!({ taken, last }))
process.send!({ port: (server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit(0))
