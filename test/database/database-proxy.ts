import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { TestConnection } from '../database.ts'

/** A simulated bad network between the app and the database. */
export type DatabaseProxy = {
  connection: TestConnection
  /** Called with what a client sends; `cut` delivers it, and closes the connection before the reply. */
  onRequest: (bytes: Buffer) => 'pass' | 'cut'
  /** Changes the server's replies. */
  onAnswer: (bytes: Buffer) => Buffer
  /** Ends all connections and refuses new ones until `restore`. */
  cut(): void
  restore(): void
  close(): Promise<void>
}

/** Opens a proxy on loopback before a server's unix socket or port. */
export async function openDatabaseProxy(target: TestConnection): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let isCut = false

  const server = createServer(client => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = target.host.startsWith('/')
      ? connect(join(target.host, `.s.PGSQL.${target.port}`))
      : connect(target.port, target.host)
    let isDeaf = false
    const endBoth = (): void => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', endBoth)
      socket.on('close', () => {
        sockets.delete(socket)
        endBoth()
      })
    }
    client.on('data', (bytes: Buffer) => {
      const verdict = proxy.onRequest(bytes)
      upstream.write(bytes)
      if (verdict === 'cut') isDeaf = true
    })
    upstream.on('data', (bytes: Buffer) => {
      if (isDeaf) endBoth()
      else client.write(proxy.onAnswer(bytes))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const proxy: DatabaseProxy = {
    connection: { ...target, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    onRequest: () => 'pass',
    onAnswer: bytes => bytes,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore() {
      isCut = false
    },
    async close() {
      proxy.cut()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
