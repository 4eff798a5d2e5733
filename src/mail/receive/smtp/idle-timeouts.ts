/** Time limits for those who have to say something next. */
export type IdleTimeouts<Key extends object> = {
  /** From now on it is their turn. */
  start(key: Key): void
  /** It is ours, or they are gone. */
  stop(key: Key): void
}

/** Calls `expire` where somebody has not done what they should in time. What they say meanwhile does not extend it. */
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
