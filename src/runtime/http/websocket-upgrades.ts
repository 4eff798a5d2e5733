import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'

/** For all lines one: a function of each would keep its request as long as the conversation lasts. */
function destroy(this: Duplex): void {
  this.destroy()
}

/** A request that asks to become a conversation, and the line that it came on. */
export type Upgrade = {
  request: IncomingMessage
  head: Buffer
  /** The line, for whoever opens the conversation: no answer is written to it any more. */
  take(): Duplex
}

const pendingUpgrades = new WeakMap<IncomingMessage, Upgrade>()

/** The upgrade that a request asks for, if it does. */
export const upgradeOf = (request: IncomingMessage): Upgrade | undefined => pendingUpgrades.get(request)

/** Whether a request asks for a websocket; any other protocol is passed over, as RFC 9110, section 7.8, allows. */
export const asksForSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Has upgrades take the way of all other requests, so that whatever is refused is refused as any call is. Whoever opens the
 * conversation takes the socket over; what is answered instead ends it.
 */
export function routeUpgrades(
  server: Server | SecureServer,
  route: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nobody else listens any more: a line that breaks must not take the process with it.
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
