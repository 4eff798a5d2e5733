import { setMaxListeners } from 'node:events'
import type { SmtpConnection } from '../../smtp/connection.ts'
import type { MailRoutes } from '../../smtp/routes.ts'

/** Connections that wait for the next mail. */
export type ConnectionPool = {
  /** One that is open, or a new one. */
  acquire(domain: string): Promise<{ line: SmtpConnection; isFresh: boolean }>
  /** A new one: those that waited may all be dead. */
  open(domain: string): Promise<{ line: SmtpConnection; isFresh: boolean }>
  release(domain: string, smtpConnection: SmtpConnection): void
  /** Takes leave of those that nobody needed for a while. */
  closeIdle(now: number): void
  /** Ends all of them: those that wait take leave, the others break off. */
  closeAll(): void
}

const idleMs = 10_000

export function createConnectionPool(routes: MailRoutes): ConnectionPool {
  const ending = new AbortController()
  setMaxListeners(0, ending.signal)
  const idle = new Map<string, { line: SmtpConnection; since: number }[]>()
  const keyOf = (domain: string): string => (routes.isSingleRoute ? '' : domain)

  const open: ConnectionPool['open'] = async domain => ({
    line: await routes.open(domain, ending.signal),
    isFresh: true,
  })
  return {
    async acquire(domain) {
      const waiting = idle.get(keyOf(domain)) ?? []
      // The one that was used last: the others may leave.
      for (let found = waiting.pop(); found; found = waiting.pop())
        if (found.line.isOpen()) return { line: found.line, isFresh: false }
      return open(domain)
    },
    open,
    release(domain, smtpConnection) {
      if (!smtpConnection.isOpen()) return
      const waiting = idle.getOrInsertComputed(keyOf(domain), () => [])
      waiting.push({ line: smtpConnection, since: performance.now() })
    },
    closeIdle(now) {
      for (const [key, waiting] of idle) {
        const stay = waiting.filter(({ line, since }) => line.isOpen() && now - since < idleMs)
        for (const { line } of waiting) if (!stay.some(kept => kept.line === line)) line.close()
        if (stay.length > 0) idle.set(key, stay)
        else idle.delete(key)
      }
    },
    closeAll() {
      for (const waiting of idle.values()) for (const { line } of waiting) line.close()
      idle.clear()
      ending.abort(new Error('this process ends'))
    },
  }
}
