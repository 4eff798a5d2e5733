import { budgets } from '#base/cache/budgets.ts'
import { createCache } from '#base/cache/cache.ts'
import type { Bus } from '../jobs/message-bus.ts'

/**
 * Ids whose entries are dropped on every machine. `contents` are groups in which something was posted: their counters
 * changed, but not their members or settings.
 */
export type Invalidation = { accounts: number[]; groups: number[]; contents?: number[] }

const ownerKeys = ({ accounts = [], groups = [], contents = [] }: Partial<Invalidation>): string[] => [
  ...accounts.map(id => `a${id}`),
  ...groups.map(id => `g${id}`),
  ...contents.map(id => `c${id}`),
]

/**
 * A small cache of what nearly every call needs: the caller, the group, the caller's membership. Entries live one
 * second at most, so a change made on another machine is seen within that second even if no hint arrives; a hint, or a
 * change made by this process, drops them at once. docs/decisions/0004
 */
export type TtlCache = {
  /**
   * The value under `key`, loaded once for all concurrent requests. A change to one of the `owners` drops it; with null
   * it is not cached.
   */
  get<T>(key: string, load: () => Promise<T>, owners: (value: T) => Partial<Invalidation> | null): Promise<T>
  /** Drops the entries here and sends a hint to the other processes. */
  invalidate(invalidation: Invalidation): void
  /** The number of invalidations so far, local and remote: a value computed before the last one may be stale. */
  generation(): number
  close(): void
}

// The promise itself is cached, so that a hit allocates nothing.
type Entry = { value: Promise<unknown>; owners: readonly string[] }
type LoadingEntry = { value: Promise<unknown>; until: number; generation: number }

export function createTtlCache(bus: Bus, clock: () => number = () => performance.now()): TtlCache {
  const keysOf = new Map<string, Set<string>>()
  const entries = createCache<Entry>('calls', { clock, onRemove: forgetOwners })
  const loading = new Map<string, LoadingEntry>()
  /** Counts invalidations, so that a value whose load began before one is not cached after it. */
  let generation = 0

  function forgetOwners({ owners }: Entry, key: string): void {
    for (const owner of owners) {
      const keys = keysOf.get(owner)
      if (keys?.delete(key) && keys.size === 0) keysOf.delete(owner)
    }
  }
  function drop(invalidation: Invalidation): void {
    generation += 1
    for (const owner of ownerKeys(invalidation)) for (const key of keysOf.get(owner) ?? []) entries.delete(key)
  }
  function store(key: string, value: Promise<unknown>, owners: readonly string[]): void {
    entries.set(key, { value, owners })
    for (const owner of owners) keysOf.getOrInsertComputed(owner, () => new Set()).add(key)
  }
  async function storeLoaded<T>(
    key: string,
    entry: LoadingEntry & { value: Promise<T> },
    owners: (value: T) => Partial<Invalidation> | null,
  ): Promise<T> {
    try {
      const value = await entry.value
      const droppedBy = owners(value)
      if (droppedBy && generation === entry.generation) store(key, entry.value, ownerKeys(droppedBy))
      return value
    } finally {
      if (loading.get(key) === entry) loading.delete(key)
    }
  }
  const unsubscribe = bus.subscribe('changed', payload => drop(payload as Invalidation))

  return {
    get<T>(key: string, load: () => Promise<T>, owners: (value: T) => Partial<Invalidation> | null): Promise<T> {
      const entry = entries.get(key)
      if (entry) return entry.value as Promise<T>
      const pending = loading.get(key)
      if (pending?.generation === generation && pending.until > clock()) return pending.value as Promise<T>
      const loadingEntry = { value: load(), generation, until: clock() + budgets.calls.ttl }
      loading.set(key, loadingEntry)
      return storeLoaded(key, loadingEntry, owners)
    },
    invalidate(invalidation) {
      drop(invalidation)
      bus.publish('changed', invalidation)
    },
    generation: () => generation,
    close: unsubscribe,
  }
}
