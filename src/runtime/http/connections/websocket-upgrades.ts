import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'

/** One function for all sockets: a closure would keep the request alive as long as the socket. */
function destroy(this: Duplex): void {
  this.destroy()
}

/** An upgrade request and its socket. */
export type Upgrade = {
  request: IncomingMessage
  head: Buffer
  /** Hands over the socket: no HTTP response is written to it any more. */
  take(): Duplex
}

const pendingUpgrades = new WeakMap<IncomingMessage, Upgrade>()

/** The upgrade of a request, if there is one. */
export const upgradeOf = (request: IncomingMessage): Upgrade | undefined => pendingUpgrades.get(request)

/** Whether a request asks for a WebSocket; other protocols are ignored, as RFC 9110, section 7.8, allows. */
export const isUpgradeRequest = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Routes upgrades like all other requests, so that refusals are the same. Opening the WebSocket takes over the socket;
 * any response closes it.
 */
export function routeUpgrades(
  server: Server | SecureServer,
  route: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // There is no other listener: a connection error must not end the process.
    socket.on('error', destroy)
    const response = new ServerResponse(request)
    // Both kinds of server hand out the sockets of the net.
    response.assignSocket(socket as Socket)
    response.shouldKeepAlive = false
    response.on('finish', () => socket.end())
    pendingUpgrades.set(request, { request, head, take: () => (response.detachSocket(socket as Socket), socket) })
    route(request, response)
  })
}
