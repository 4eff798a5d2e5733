import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string }
/** What a webhook says, as far as tests look at it. */
export type WebhookEvent = {
  id: number
  action: string
  extra: string
  extra_id: number
  data: Record<string, unknown>
}
type Respond = (response: ServerResponse, received: ReceivedWebhook) => void

/** A server for webhooks: it records what it is sent, and answers as told, by default with 204. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let respond: Respond = response => void response.writeHead(204).end()
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString()
      const one = { path: request.url ?? '', headers: request.headers, body }
      received.push(one)
      respond(response, one)
      for (const { count, resolve } of waiting) if (received.length >= count) resolve()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    events: () => received.map(({ body }) => JSON.parse(body) as WebhookEvent),
    answer: (how: Respond) => void (respond = how),
    /** Waits until so many requests have come. */
    async until(count: number): Promise<void> {
      if (received.length >= count) return
      await new Promise<void>(resolve => waiting.push({ count, resolve }))
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Verifies a webhook as the Standard Webhooks specification says, with a secret as people have it. */
export function isGenuine({ headers, body }: ReceivedWebhook, secret: string, now = Date.now()): boolean {
  const [id, timestamp, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    String(headers[name]),
  )
  if (Math.abs(now / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update([id, timestamp, body].join('.')).digest('base64')
  return given!.split(' ').includes(`v1,${expected}`)
}
