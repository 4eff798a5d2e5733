import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { World } from '../world.ts'

type Received = { path: string; headers: Record<string, unknown>; body: Buffer }

/** A push service, as a browser has one: it remembers what it was sent, and answers as told. */
export async function startPushService(world: World) {
  const received: Received[] = []
  const answers: number[] = []
  const service = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) })
      response.writeHead(answers.shift() ?? 201).end()
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  world.atEnd(async () => {
    service.closeAllConnections()
    service.close()
  })
  const at = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  return { at, received, answers, newBrowser: (path: string) => newBrowser(at + path) }
}

type PushBrowser = ReturnType<typeof newBrowser>
function newBrowser(endpoint: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return { pair, auth, subscription: { endpoint, p256dh, auth: auth.toString('base64url') } }
}
const hmac = (key: Buffer, ...parts: Buffer[]) => createHmac('sha256', key).update(Buffer.concat(parts)).digest()

/** What a browser does with a message (RFC 8291, RFC 8188). */
export function decryptPush({ pair, auth }: Pick<PushBrowser, 'pair' | 'auth'>, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const input = hmac(hmac(auth, pair.computeSecret(sender)), info, Buffer.of(1))
  const prk = hmac(salt, input)
  const part = (name: string, size: number) =>
    hmac(prk, Buffer.from(`Content-Encoding: ${name}\0`), Buffer.of(1)).subarray(0, size)
  const sealed = body.subarray(21 + body[20]!)
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString()
  return text.slice(0, text.lastIndexOf('}') + 1)
}
