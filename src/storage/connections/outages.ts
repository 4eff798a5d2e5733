import { Client, type ClientConfig } from 'pg'
import type { Log } from '../tx.ts'

/** Where a server is, without the password that its URL may have. */
export function placeOf(connection: ClientConfig): string {
  const { host, port } = new Client(connection)
  return host.startsWith('/') ? host : `${host}:${port}`
}

/** Why a connection failed; some errors of the system have no message. */
export const reasonOf = ({ message, code }: Error & { code?: string }): string => message || (code ?? '')

/** Told whether each connection could be opened; writes one line when the server is gone, and one when it is back. */
export function createOutageLog(connection: ClientConfig, log: Log): (refusal: Error | null) => void {
  let since: number | undefined
  return refusal => {
    if (refusal && since === undefined) {
      since = performance.now()
      log(`waiting for PostgreSQL at ${placeOf(connection)} (${reasonOf(refusal)})`)
    } else if (!refusal && since !== undefined) {
      const seconds = Math.round((performance.now() - since) / 1000)
      since = undefined
      log(`PostgreSQL at ${placeOf(connection)} answers again, after ${seconds} s`)
    }
  }
}
