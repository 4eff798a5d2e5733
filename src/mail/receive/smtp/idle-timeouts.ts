/** Timeouts for the next command of a client. */
export type IdleTimeouts<Key extends object> = {
  /** Starts the timeout when the server waits for the client. */
  start(key: Key): void
  /** Stops the timeout while the server works, or when the connection closes. */
  stop(key: Key): void
}

/** Calls `expire` if a client does not finish its turn within `limit` ms. Partial input does not extend the timeout. */
export function createIdleTimeouts<Key extends object>(limit: number, expire: (key: Key) => void): IdleTimeouts<Key> {
  const timers = new WeakMap<Key, NodeJS.Timeout>()
  return {
    start(key) {
      clearTimeout(timers.get(key))
      timers.set(key, setTimeout(expire, limit, key).unref())
    },
    stop: key => clearTimeout(timers.get(key)),
  }
}
