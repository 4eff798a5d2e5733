import type pg from 'pg'

// What the readers in values.ts expect of a session, whatever the server's own defaults are.
const textFormatOptions = '-c timezone=UTC -c datestyle=ISO -c bytea_output=hex -c jit=off'
// What waits to be put into an index of words is read by every search, many times: 256 kB of it are enough. An import that
// nobody waits for may let more gather.
const sessionOptions = `${textFormatOptions} -c gin_pending_list_limit=256`

const second = 1000

/** Every session's limits and habits, sent with the connection's first message: no round trip of their own. */
export function withSessionOptions(connection: pg.PoolConfig, applicationName: string): pg.PoolConfig {
  const { connectionString, options } = takeOptions(connection)
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * second,
    connectionTimeoutMillis: 10 * second,
    statement_timeout: 15 * second,
    lock_timeout: 5 * second,
    idle_in_transaction_session_timeout: 30 * second,
    // Beyond the server's own limit: for a server that has stopped answering at all.
    query_timeout: 20 * second,
    ...connection,
    ...(connectionString === undefined ? {} : { connectionString }),
    application_name: applicationName,
    options: [options, sessionOptions].filter(Boolean).join(' '),
  }
}

const tenMinutes = 600 * second

/**
 * The same connection without limits of time, whatever the defaults of the server are: for work that nobody waits for and that must
 * not fail because the machine is busy.
 */
export function withoutTimeouts(connection: pg.PoolConfig): pg.PoolConfig {
  const { connectionString, options } = takeOptions(connection)
  const none = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  return {
    ...connection,
    ...(connectionString === undefined ? {} : { connectionString }),
    // Zero is not sent, so the server is told by its options.
    options: [options, ...none.map(name => `-c ${name}=0`)].filter(Boolean).join(' '),
    ...{ statement_timeout: 0, lock_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 },
    connectionTimeoutMillis: tenMinutes,
  }
}

// Options inside a URL would take the place of ours when pg reads it. By hand, because `postgres://me@/db?host=/run` is
// a good address for PostgreSQL, but no URL to the standard.
function takeOptions(connection: pg.PoolConfig): { connectionString: string | undefined; options: string | undefined } {
  const { connectionString, options } = connection
  const found = connectionString === undefined ? null : /([?&])options=([^&]*)/.exec(connectionString)
  if (!connectionString || !found) return { connectionString, options }
  const inside = decodeURIComponent(found[2]!.replaceAll('+', ' '))
  return {
    connectionString: connectionString.replace(found[0], `${found[1]}`),
    options: [options, inside].filter(Boolean).join(' '),
  }
}
