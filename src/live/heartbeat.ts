import type { WebSocket } from 'ws'

const tickMs = 250
/** Each connection is pinged every 120 ticks: every half minute. */
const round = 120
/** The maximum share that is pinged in one tick: twice the average, so that bursts spread out again. */
const maxShareOfRound = 2 / round

type Heartbeat = {
  watch(socket: WebSocket): void
  forget(socket: WebSocket): void
  stop(): void
}

/**
 * Pings idle connections, and closes those that did not respond. The pings are spread out: ten thousand at once would
 * block everything else for half a second.
 */
export function startHeartbeat(): Heartbeat {
  /** The tick at which each connection is pinged next, in order. */
  const due = new Map<WebSocket, number>()
  const silent = new Set<WebSocket>()
  let now = 0

  function onActivity(this: WebSocket): void {
    silent.delete(this)
    // To the end: it has the latest due time.
    if (due.delete(this)) due.set(this, now + round)
  }
  function ask(socket: WebSocket): void {
    due.delete(socket)
    if (silent.has(socket)) return socket.terminate()
    due.set(socket, now + round)
    silent.add(socket)
    return socket.ping()
  }
  const ticking = setInterval(() => {
    now += 1
    const some = due
      .entries()
      .take(Math.ceil(due.size * maxShareOfRound))
      .toArray()
    for (const [socket, when] of some) if (when <= now) ask(socket)
  }, tickMs).unref()

  return {
    watch(socket) {
      due.set(socket, now + round)
      socket.on('pong', onActivity)
      socket.on('message', onActivity)
    },
    forget(socket) {
      due.delete(socket)
      silent.delete(socket)
    },
    stop: () => clearInterval(ticking),
  }
}
