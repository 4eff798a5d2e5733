import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to a server that can be cut, and mended. */
export type CuttableLine = { port: number; cut(): void; mend(): void; close(): Promise<void> }

export async function cuttableLine(to: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer(inward => {
    if (isCut) {
      inward.destroy()
      return
    }
    const outward = connect(to, '127.0.0.1')
    for (const socket of [inward, outward]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        inward.destroy()
        outward.destroy()
      })
    }
    inward.pipe(outward).pipe(inward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = (): void => sockets.forEach(socket => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      end()
    },
    mend: () => void (isCut = false),
    async close() {
      end()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
