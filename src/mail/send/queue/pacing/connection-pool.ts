import { setMaxListeners } from 'node:events'
import type { SmtpConnection } from '../../smtp/connection.ts'
import type { MailRoutes } from '../../smtp/routes.ts'

/** A pool of idle SMTP connections. */
export type ConnectionPool = {
  /** Returns an idle connection, or opens one. */
  acquire(domain: string): Promise<{ line: SmtpConnection; isFresh: boolean }>
  /** Opens a new connection, since all idle ones may be dead. */
  open(domain: string): Promise<{ line: SmtpConnection; isFresh: boolean }>
  release(domain: string, smtpConnection: SmtpConnection): void
  /** Closes connections that were idle for a while. */
  closeIdle(now: number): void
  /** Closes idle connections and aborts the others. */
  closeAll(): void
}

const idleMs = 10_000

export function createConnectionPool(routes: MailRoutes): ConnectionPool {
  const shutdown = new AbortController()
  setMaxListeners(0, shutdown.signal)
  const idle = new Map<string, { line: SmtpConnection; since: number }[]>()
  const keyOf = (domain: string): string => (routes.isSingleRoute ? '' : domain)

  const open: ConnectionPool['open'] = async domain => ({
    line: await routes.open(domain, shutdown.signal),
    isFresh: true,
  })
  return {
    async acquire(domain) {
      const waiting = idle.get(keyOf(domain)) ?? []
      // Takes the most recently used one, so that the others can time out.
      for (let candidate = waiting.pop(); candidate; candidate = waiting.pop())
        if (candidate.line.isOpen()) return { line: candidate.line, isFresh: false }
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
        const remaining = waiting.filter(({ line, since }) => line.isOpen() && now - since < idleMs)
        for (const { line } of waiting) if (!remaining.some(other => other.line === line)) line.close()
        if (remaining.length > 0) idle.set(key, remaining)
        else idle.delete(key)
      }
    },
    closeAll() {
      for (const waiting of idle.values()) for (const { line } of waiting) line.close()
      idle.clear()
      shutdown.abort(new Error('this process ends'))
    },
  }
}
