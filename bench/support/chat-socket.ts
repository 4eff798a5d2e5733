import { once } from 'node:events'
import { connect as connectPlain, type OnReadOpts, type Socket } from 'node:net'
import { connect, createSecureContext, type SecureContext } from 'node:tls'

/** `cert` empty: without TLS, as a proxy comes that did it. */
export type SocketAddress = { port: number; cert: string; path: string; cookie: string; origin: string }
export type ChatSocket = { send(text: string): void; close(): void }

const [textFrame, closeFrame, ping, pong] = [1, 8, 9, 10]

/** Gets each text: where it lies in these bytes, which are good until it returns. */
type OnFrame = (bytes: Buffer, from: number, to: number) => void

/** What has come in is read before anything else comes in, on whatever line: one is enough for all. */
const buffer = Buffer.allocUnsafeSlow(65_536)

/**
 * A websocket that does only what is needed, so that ten thousand of them take little from whoever is measured beside
 * them.
 */
export async function openSocket(
  { port, cert, path, cookie, origin }: SocketAddress,
  hear: OnFrame,
  gone: () => void,
): Promise<ChatSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let heard = Buffer.alloc(0)
  let read = (bytes: Buffer, size: number): void => {
    heard = Buffer.concat([heard, bytes.subarray(0, size)])
    const end = heard.indexOf('\r\n\r\n')
    if (end < 0) return
    if (heard.subarray(0, 12).toString() !== 'HTTP/1.1 101') return reject(new Error(heard.toString()))
    const rest = heard.subarray(end + 4)
    read = frames(socket, hear)
    read(rest, rest.length)
    resolve()
  }
  const onread = { buffer, callback: (size: number, bytes: Buffer) => (read(bytes, size), true) }
  const socket = await (cert ? tlsConnectionTo(port, cert, onread) : plainConnectionTo(port, onread))
  socket
    .setNoDelay()
    .write(
      [
        `GET ${path} HTTP/1.1`,
        'Host: localhost',
        `Origin: ${origin}`,
        `Cookie: ${cookie}`,
        ...(cert ? [] : ['X-Forwarded-Proto: https']),
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    )
  socket.once('close', () => reject(new Error('closed before it was open')))
  await promise
  socket.once('close', gone)
  return {
    send: text => void socket.write(frameOf(textFrame, Buffer.from(text))),
    close: () => void socket.destroy(),
  }
}

/** Tickets by which a handshake is shorter, as browsers keep them. */
const sessions = new Map<number, Buffer>()

// One for all: making it takes a sixth of what a client works until it is connected.
let trusting: { ca: string; context: SecureContext } | undefined

async function tlsConnectionTo(port: number, ca: string, onread: OnReadOpts): Promise<Socket> {
  if (trusting?.ca !== ca) trusting = { ca, context: createSecureContext({ ca }) }
  const secureContext = trusting.context
  const options = {
    host: '127.0.0.1',
    port,
    secureContext,
    servername: 'localhost',
    session: sessions.get(port),
    onread,
  }
  const socket = connect(options)
  socket.on('session', session => sessions.set(port, session)).on('error', () => {})
  await once(socket, 'secureConnect')
  return socket
}

async function plainConnectionTo(port: number, onread: OnReadOpts): Promise<Socket> {
  const socket = connectPlain({ host: '127.0.0.1', port, onread }).on('error', () => {})
  await once(socket, 'connect')
  return socket
}

function frames(socket: Socket, hear: OnFrame): (chunk: Buffer, size: number) => void {
  let rest: Buffer | undefined
  return (chunk, size) => {
    const all = rest ? Buffer.concat([rest, chunk.subarray(0, size)]) : chunk
    const end = rest ? all.length : size
    let at = 0
    for (;;) {
      if (end - at < 2) break
      const [opcode, short] = [all[at]! & 15, all[at + 1]! & 127]
      const head = short === 126 ? 4 : short === 127 ? 10 : 2
      if (end - at < head) break
      const length =
        short === 126 ? all.readUInt16BE(at + 2) : short === 127 ? Number(all.readBigUInt64BE(at + 2)) : short
      const [from, to] = [at + head, at + head + length]
      if (end < to) break
      at = to
      if (opcode === textFrame) hear(all, from, to)
      if (opcode === ping) socket.write(frameOf(pong, all.subarray(from, to)))
      if (opcode === closeFrame) socket.end(frameOf(closeFrame, all.subarray(from, to)))
    }
    rest = at < end ? Buffer.from(all.subarray(at, end)) : undefined
  }
}

/** Masked with zeros, which changes nothing. */
function frameOf(opcode: number, payload: Buffer): Buffer {
  const long = payload.length > 125
  const head = Buffer.alloc(long ? 8 : 6)
  head[0] = 0x80 | opcode
  head[1] = 0x80 | (long ? 126 : payload.length)
  if (long) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}
