import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pngOf } from '../fixtures/pictures.ts'
import type { World } from '../world.ts'

/** A server of external pictures, with its requests. */
export type PictureServer = { url: string; asked: { path: string; headers: IncomingHttpHeaders }[] }

/** Answers by the path: a picture, something else that says it is one, more than anybody takes, or the way to another address. */
export async function openPictureServer(world: Pick<World, 'atEnd'>): Promise<PictureServer> {
  const asked: PictureServer['asked'] = []
  const png = pngOf({ width: 40, height: 30 })
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const [, kind = '', rest = ''] = path.split('/')
    const status = { gone: 404, to: 302 }[kind] ?? 200
    const body = { script: '<svg onload="alert(1)"/>', large: Buffer.alloc(6_000_000, png) }[kind] ?? png
    response.writeHead(status, { 'content-type': 'image/png', location: decodeURIComponent(rest) }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  world.atEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
