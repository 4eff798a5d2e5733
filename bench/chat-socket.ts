import { once } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect, createSecureContext, type SecureContext } from 'node:tls'

/** `cert` empty: without TLS, as a proxy comes that did it. */
export type Address = { port: number; cert: string; path: string; cookie: string; origin: string }
export type ChatSocket = { send(text: string): void; close(): void }

const [textFrame, closeFrame, ping, pong] = [1, 8, 9, 10]

/**
 * A websocket that does only what is needed, so that ten thousand of them take little from whoever is measured beside
 * them. `hear` gets the bytes of each text; they are good until it returns.
 */
export async function openSocket(
  { port, cert, path, cookie, origin }: Address,
  hear: (frame: Buffer) => void,
  gone: () => void,
): Promise<ChatSocket> {
  const socket = await (cert ? lineTo(port, cert) : plainLineTo(port))
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
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  let heard = Buffer.alloc(0)
  const onHead = (chunk: Buffer): void => {
    heard = Buffer.concat([heard, chunk])
    const end = heard.indexOf('\r\n\r\n')
    if (end < 0) return
    socket.off('data', onHead)
    if (heard.subarray(0, 12).toString() === 'HTTP/1.1 101') resolve(heard.subarray(end + 4))
    else reject(new Error(heard.toString()))
  }
  socket.on('data', onHead).once('close', () => reject(new Error('closed before it was open')))
  const read = frames(socket, hear)
  read(await promise)
  socket.on('data', read).once('close', gone)
  return {
    send: text => void socket.write(frameOf(textFrame, Buffer.from(text))),
    close: () => void socket.destroy(),
  }
}

/** Tickets by which a handshake is shorter, as browsers keep them. */
const sessions = new Map<number, Buffer>()

// One for all: making it takes a sixth of what a client works until it is connected.
let trusting: { ca: string; context: SecureContext } | undefined

async function lineTo(port: number, ca: string): Promise<Socket> {
  if (trusting?.ca !== ca) trusting = { ca, context: createSecureContext({ ca }) }
  const secureContext = trusting.context
  const socket = connect({
    host: '127.0.0.1',
    port,
    secureContext,
    servername: 'localhost',
    session: sessions.get(port),
  })
  socket.on('session', session => sessions.set(port, session)).on('error', () => {})
  await once(socket, 'secureConnect')
  return socket
}

async function plainLineTo(port: number): Promise<Socket> {
  const socket = connectPlain({ host: '127.0.0.1', port }).on('error', () => {})
  await once(socket, 'connect')
  return socket
}

function frames(socket: Socket, hear: (frame: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer | undefined
  return chunk => {
    const all = rest ? Buffer.concat([rest, chunk]) : chunk
    let at = 0
    for (;;) {
      if (all.length - at < 2) break
      const [opcode, short] = [all[at]! & 15, all[at + 1]! & 127]
      const head = short === 126 ? 4 : short === 127 ? 10 : 2
      if (all.length - at < head) break
      const length =
        short === 126 ? all.readUInt16BE(at + 2) : short === 127 ? Number(all.readBigUInt64BE(at + 2)) : short
      if (all.length - at < head + length) break
      const frame = all.subarray(at + head, at + head + length)
      at += head + length
      if (opcode === textFrame) hear(frame)
      if (opcode === ping) socket.write(frameOf(pong, frame))
      if (opcode === closeFrame) socket.end(frameOf(closeFrame, frame))
    }
    rest = at < all.length ? Buffer.from(all.subarray(at)) : undefined
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
