// The yardstick, as a process of its own: a bare `ws` server that sends what somebody says to all in the same room, with the
// same bytes around it as a chat message of the product. Nobody is asked who they are, nothing is kept.
import { createServer as createPlain } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

const { certificate, around } = JSON.parse(process.argv[2]!) as {
  certificate: { cert: string; key: string }
  /** A message of the product. */
  around: Record<string, unknown>
}
const [server, plain] = [createServer(certificate), createPlain()]
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
for (const one of [server, plain])
  one.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, opened => sockets.emit('connection', opened, request)),
  )
const rooms = new Map<string, { people: Set<WebSocket>; last: number }>()
sockets.on('connection', (socket, { url = '' }) => {
  const name = new URL(url, 'https://localhost').searchParams.get('room')!
  const room = rooms.get(name) ?? { people: new Set(), last: 0 }
  rooms.set(name, room)
  room.people.add(socket)
  socket.on('close', () => room.people.delete(socket))
  socket.on('message', (data: Buffer) => {
    const { message } = JSON.parse(data.toString()) as { message: string }
    const frame = Buffer.from(JSON.stringify({ ...around, message, msg_num: (room.last += 1) }))
    for (const person of room.people) person.send(frame, { binary: false })
  })
})
const portOf = (one: typeof server | typeof plain): Promise<number> =>
  new Promise(resolve => one.listen(0, '127.0.0.1', () => resolve((one.address() as AddressInfo).port)))
process.send!({ port: await portOf(server), plainPort: await portOf(plain) })
process.on('disconnect', () => process.exit(0))
