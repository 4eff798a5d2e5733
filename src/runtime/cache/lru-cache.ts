import { rootOf, type Tx } from '#storage/database.ts'

/**
 * What was made of rows, under names that say which state of the rows it was: their prints (docs/decisions/0004). A name that the database
 * has just told finds what is so now, so that nothing has to be dropped when a row changes.
 */
export type LruCache<T> = {
  get(name: string): T | undefined
  /** Takes the place of what was kept under the same name. */
  set(name: string, value: T, bytes: number): void
}

type Entry<T> = { value: T; bytes: number; until: number }
// The numbers of transactions, of which prints are made, begin anew after four billions.
const lifetime = 3_600_000

/** So many bytes at most; what was used longest ago goes first. */
export function createLruCache<T>(maxBytes: number, clock: () => number = () => performance.now()): LruCache<T> {
  /** The one that was used longest ago is the first. */
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

/** The same for each database: what a process caches of it, and nothing about a transaction (see `batch-state.ts`). */
export function perDatabase<T>(create: () => T): (tx: Tx) => T {
  const all = new WeakMap<Tx, T>()
  return tx => {
    const root = rootOf(tx)
    const known = all.get(root) ?? create()
    all.set(root, known)
    return known
  }
}
