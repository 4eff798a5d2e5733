import type { Server as SecureServer } from 'node:https'
import type { Server } from 'node:http'
import type { Server as PlainServer, Socket } from 'node:net'
import { ipRangeMatcher } from '#settings/ip-ranges.ts'
import { networkKey } from '../../limits/rate-limiter.ts'

/** The maximum number of connections, in total and per network. */
export type ConnectionLimits = { all: number; network: number }
type ConnectionTrackerOptions = {
  limits: ConnectionLimits
  /** Their connections carry the requests of many clients. */
  trustedProxies: readonly string[]
  log: (network: string) => void
  /** Sent to connections over the limit, if the protocol has a message for it. */
  refusal?: string
}
export type ConnectionTracker = {
  watch(server: Server | SecureServer | PlainServer): void
  /** How many are open. */
  count(): number
  /** A request is in progress on this connection, so it is not idle; the returned function ends that. */
  trackRequest(socket: Socket): () => void
}

const minute = 60_000

/** Closes connections over the limit, and idle ones without a request in progress. */
export function createConnectionTracker({
  limits,
  trustedProxies,
  log,
  refusal,
}: ConnectionTrackerOptions): ConnectionTracker {
  const isProxy = ipRangeMatcher(trustedProxies)
  const open = new Map<string, number>()
  const attended = new Map<Socket, number>()
  let total = 0
  let lastLogged = -minute

  function accept(socket: Socket): void {
    const network = networkKey(socket.remoteAddress ?? '')
    const fromNetwork = open.get(network) ?? 0
    if (total >= limits.all || (fromNetwork >= limits.network && !isProxy(socket.remoteAddress ?? ''))) {
      if (performance.now() - lastLogged > minute) log(network)
      lastLogged = performance.now()
      if (refusal === undefined) socket.destroy()
      else socket.end(refusal, () => socket.destroy())
      return
    }
    open.set(network, fromNetwork + 1)
    total += 1
    socket.once('close', () => {
      total -= 1
      const remaining = open.get(network)! - 1
      if (remaining > 0) open.set(network, remaining)
      else open.delete(network)
    })
  }
  return {
    watch(server) {
      server.on('connection', accept)
      // Node does not close the socket if there is a listener.
      server.on('timeout', socket => attended.has(socket) || socket.destroy())
    },
    count: () => total,
    trackRequest(socket) {
      attended.set(socket, (attended.get(socket) ?? 0) + 1)
      return () => {
        const remaining = attended.get(socket)! - 1
        if (remaining > 0) attended.set(socket, remaining)
        else attended.delete(socket)
      }
    },
  }
}
