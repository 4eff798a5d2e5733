import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

const mostMs = 1000

/**
 * Resolves in a turn of the event loop in which nobody connects. Servers that close then cut nobody off: a connection that waits to be
 * accepted is reset with its listener, and one that was just accepted counts as idle until its request is read. A proxy can't send a
 * change again that it has sent on such a connection.
 */
export async function untilNobodyConnects(servers: readonly Server[]): Promise<void> {
  let isQuiet = false
  const onConnection = (): void => void (isQuiet = false)
  for (const server of servers) server.on('connection', onConnection)
  const end = performance.now() + mostMs
  while (!isQuiet && performance.now() < end) {
    isQuiet = true
    // One connection is accepted in each turn, and read in the next one.
    await nextTurn()
    await nextTurn()
  }
  for (const server of servers) server.off('connection', onConnection)
}
