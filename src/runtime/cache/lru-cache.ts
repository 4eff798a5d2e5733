import { rootOf, type Tx } from '#storage/database.ts'

/**
 * Values derived from rows, under keys that contain the row fingerprint (docs/decisions/0004). A changed row has
 * another key, so nothing has to be invalidated.
 */
export type LruCache<T> = {
  get(name: string): T | undefined
  /** Replaces the value of an existing key. */
  set(name: string, value: T, bytes: number): void
}

type Entry<T> = { value: T; bytes: number; until: number }
// Transaction ids, which the fingerprints contain, wrap around after four billion.
const lifetime = 3_600_000

/** Holds at most `maxBytes`; evicts the least recently used entries first. */
export function createLruCache<T>(maxBytes: number, clock: () => number = () => performance.now()): LruCache<T> {
  /** In order of use, the least recently used first. */
  const entries = new Map<string, Entry<T>>()
  let bytes = 0

  function take(name: string): Entry<T> | undefined {
    const entry = entries.get(name)
    if (!entry) return undefined
    entries.delete(name)
    bytes -= entry.bytes
    return entry
  }
  function add(name: string, entry: Entry<T>): void {
    entries.set(name, entry)
    bytes += entry.bytes
  }
  return {
    get(name) {
      const entry = take(name)
      if (!entry || entry.until <= clock()) return undefined
      add(name, entry)
      return entry.value
    },
    set(name, value, size) {
      take(name)
      if (size > maxBytes) return
      add(name, { value, bytes: size, until: clock() + lifetime })
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        take(oldest)
      }
    },
  }
}

/** One instance per database, for what a process caches of it; nothing about a transaction (see `batch-state.ts`). */
export function perDatabase<T>(create: () => T): (tx: Tx) => T {
  const all = new WeakMap<Tx, T>()
  return tx => {
    const root = rootOf(tx)
    const cached = all.get(root) ?? create()
    all.set(root, cached)
    return cached
  }
}
