import type pg from 'pg'

// The text formats that the parsers in values.ts expect, whatever the server's defaults are.
const textFormatOptions = '-c timezone=UTC -c datestyle=ISO -c bytea_output=hex -c jit=off'
// Every search reads the pending list of a GIN index: 256 kB of it are enough. An import may let it grow.
const sessionOptions = `${textFormatOptions} -c gin_pending_list_limit=256`

const second = 1000

/** The options of every session, sent with the startup message: no extra round trip. */
export function withSessionOptions(connection: pg.PoolConfig, applicationName: string): pg.PoolConfig {
  const { connectionString, options } = takeOptions(connection)
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * second,
    connectionTimeoutMillis: 10 * second,
    statement_timeout: 15 * second,
    lock_timeout: 5 * second,
    idle_in_transaction_session_timeout: 30 * second,
    // Beyond the server's own limit: for a server that has stopped responding.
    query_timeout: 20 * second,
    ...connection,
    ...(connectionString === undefined ? {} : { connectionString }),
    application_name: applicationName,
    options: [options, sessionOptions].filter(Boolean).join(' '),
  }
}

const tenMinutes = 600 * second

/**
 * The same connection without timeouts, whatever the server's defaults are: for background work that must not fail on a
 * busy machine.
 */
export function withoutTimeouts(connection: pg.PoolConfig): pg.PoolConfig {
  const { connectionString, options } = takeOptions(connection)
  const none = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  return {
    ...connection,
    ...(connectionString === undefined ? {} : { connectionString }),
    // Zero is not sent, so it is set by the options.
    options: [options, ...none.map(name => `-c ${name}=0`)].filter(Boolean).join(' '),
    ...{ statement_timeout: 0, lock_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 },
    connectionTimeoutMillis: tenMinutes,
  }
}

// Options inside a URL would replace ours when pg parses it. Parsed by hand, because `postgres://me@/db?host=/run` is
// valid for PostgreSQL, but not a standard URL.
function takeOptions(connection: pg.PoolConfig): { connectionString: string | undefined; options: string | undefined } {
  const { connectionString, options } = connection
  const match = connectionString === undefined ? null : /([?&])options=([^&]*)/.exec(connectionString)
  if (!connectionString || !match) return { connectionString, options }
  const inside = decodeURIComponent(match[2]!.replaceAll('+', ' '))
  return {
    connectionString: connectionString.replace(match[0], `${match[1]}`),
    options: [options, inside].filter(Boolean).join(' '),
  }
}
