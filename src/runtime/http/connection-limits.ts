import type { Server as SecureServer } from 'node:https'
import type { Server } from 'node:http'
import type { Server as PlainServer, Socket } from 'node:net'
import { ipRangeMatcher } from '#settings/ip-ranges.ts'
import { networkKey } from '../limits/rate-limiter.ts'

/** How many connections there may be: in all, and from one network. */
export type ConnectionLimits = { all: number; network: number }
type ConnectionTrackerOptions = {
  limits: ConnectionLimits
  /** Whose connections carry the calls of many. */
  trustedProxies: readonly string[]
  log: (network: string) => void
  /** What is said to those who are too many, where the protocol has words for it. */
  refusal?: string
}
export type ConnectionTracker = {
  /** Bounds and watches the connections of a server. */
  watch(server: Server | SecureServer | PlainServer): void
  /** Somebody waits for us on this connection, so that its silence is ours; what comes back ends that. */
  trackRequest(socket: Socket): () => void
}

const minute = 60_000

/** Closes connections that are too many, and those on which nothing moves though nobody waits for us there. */
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
  let told = -minute

  function accept(socket: Socket): void {
    const network = networkKey(socket.remoteAddress ?? '')
    const own = open.get(network) ?? 0
    if (total >= limits.all || (own >= limits.network && !isProxy(socket.remoteAddress ?? ''))) {
      if (performance.now() - told > minute) log(network)
      told = performance.now()
      if (refusal === undefined) socket.destroy()
      else socket.end(refusal, () => socket.destroy())
      return
    }
    open.set(network, own + 1)
    total += 1
    socket.once('close', () => {
      total -= 1
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  }
  return {
    watch(server) {
      server.on('connection', accept)
      // Node leaves it to whoever listens here.
      server.on('timeout', socket => attended.has(socket) || socket.destroy())
    },
    trackRequest(socket) {
      attended.set(socket, (attended.get(socket) ?? 0) + 1)
      return () => {
        const left = attended.get(socket)! - 1
        if (left > 0) attended.set(socket, left)
        else attended.delete(socket)
      }
    },
  }
}
