import type { WebSocket } from 'ws'

const tickMs = 250
/** After so many ticks each is asked whether they are still there: every half minute. */
const round = 120
/** So much of all is asked in one tick at most: twice what is needed, so that many who came at once part again. */
const maxShareOfRound = 2 / round

type Heartbeat = {
  /** Somebody has come. */
  watch(socket: WebSocket): void
  forget(socket: WebSocket): void
  stop(): void
}

/**
 * Asks each who has said nothing for a while whether they are still there, and ends those who did not answer. A few are asked in
 * each moment: ten thousand who are asked at once, and answer at once, keep everybody else waiting for half a second.
 */
export function startHeartbeat(): Heartbeat {
  /** At which tick each is to be asked, the first first. */
  const due = new Map<WebSocket, number>()
  const silent = new Set<WebSocket>()
  let now = 0

  function heard(this: WebSocket): void {
    silent.delete(this)
    // The last again: nobody is asked later than they.
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
      socket.on('pong', heard)
      socket.on('message', heard)
    },
    forget(socket) {
      due.delete(socket)
      silent.delete(socket)
    },
    stop: () => clearInterval(ticking),
  }
}
