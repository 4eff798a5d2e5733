// Many clients in a separate process, so that their work does not affect the measured one.
import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'

const { port, cert, seconds, requests } = JSON.parse(process.argv[2]!) as {
  port: number
  cert: string
  /** How long each goes on after its first call; 0: one call each. */
  seconds: number
  /** One for each caller, as it goes over the wire. */
  requests: string[]
}

function open(): TLSSocket {
  return connect({ host: '127.0.0.1', port, ca: cert, servername: 'localhost' }).setEncoding('latin1').setNoDelay()
}

/** Sends, and answers the status. */
function ask(socket: TLSSocket, request: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  let heard = ''
  const onData = (chunk: string): void => {
    heard += chunk
    const at = heard.indexOf('\r\n\r\n')
    const length = at < 0 ? Infinity : Number(/content-length: (\d+)/i.exec(heard.slice(0, at))?.[1] ?? 0)
    if (heard.length >= at + 4 + length) resolve(Number(heard.split(' ', 2)[1]))
  }
  const onClose = (): void => resolve(0)
  socket.on('data', onData).on('close', onClose)
  socket.write(request)
  return promise.finally(() => socket.off('data', onData).off('close', onClose))
}

const sockets = requests.map(open)
for (const socket of sockets) socket.on('error', () => {})
await Promise.all(sockets.map(socket => once(socket, 'secureConnect')))
process.send!('ready')
await once(process, 'message')

const began = performance.now()
const statuses = new Map<number, number>()
await Promise.all(
  sockets.map(async (socket, n) => {
    do {
      const status = await ask(socket, requests[n]!)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    } while (performance.now() - began < seconds * 1000 && !socket.destroyed)
  }),
)
process.send!({ seconds: (performance.now() - began) / 1000, statuses: Object.fromEntries(statuses) })
if (process.connected) process.disconnect!()
for (const socket of sockets) socket.destroy()
