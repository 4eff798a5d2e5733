import type { Bus } from '../jobs/bus.ts'

/**
 * What is dropped at once everywhere, by the ids of what changed. `contents` are groups in which something was written:
 * their counters are others now, but who is in them and what they allow is as it was.
 */
export type Invalidation = { accounts: number[]; groups: number[]; contents?: number[] }

const ownerKeys = ({ accounts = [], groups = [], contents = [] }: Partial<Invalidation>): string[] => [
  ...accounts.map(id => `a${id}`),
  ...groups.map(id => `g${id}`),
  ...contents.map(id => `c${id}`),
]

/**
 * A small cache of what nearly every call asks: who is calling, the group, the caller's membership. Entries live one
 * second at most, so a change made on another machine is seen within that second even if no hint arrives; a hint, or a
 * change made by this process, drops them at once. docs/decisions/0004
 */
export type TtlCache = {
  /**
   * The value under `key`, loaded if need be, once for all who ask for it meanwhile; `owners` are the ids whose change drops it, null:
   * do not keep it.
   */
  get<T>(key: string, load: () => Promise<T>, owners: (value: T) => Partial<Invalidation> | null): Promise<T>
  /** Something changed here: drop it here, and hint to the others. */
  invalidate(invalidation: Invalidation): void
  /** How many changes were heard of, here and from others: what was made before the last may be another by now. */
  generation(): number
  close(): void
}

// Kept as it was loaded, in a promise: nearly every call asks for three of these, and nothing is made for it.
type Entry = { value: Promise<unknown>; until: number }
type LoadingEntry = Entry & { generation: number }
const lifetime = 1000
const maxEntries = 20_000

export function createTtlCache(bus: Bus, clock: () => number = () => performance.now()): TtlCache {
  const entries = new Map<string, Entry>()
  const loading = new Map<string, LoadingEntry>()
  const keysOf = new Map<string, Set<string>>()
  /** Counts drops, so that a value loaded before a drop is not kept after it. */
  let generation = 0

  function drop(invalidation: Invalidation): void {
    generation += 1
    for (const owner of ownerKeys(invalidation)) {
      for (const key of keysOf.get(owner) ?? []) entries.delete(key)
      keysOf.delete(owner)
    }
  }
  function keep(key: string, value: Promise<unknown>, owners: Partial<Invalidation>): void {
    // Full: begin anew. Everything comes back within a call, and no bookkeeping is needed on the way.
    if (entries.size >= maxEntries) {
      entries.clear()
      keysOf.clear()
    }
    entries.set(key, { value, until: clock() + lifetime })
    for (const owner of ownerKeys(owners)) {
      const keys = keysOf.get(owner)
      if (keys) keys.add(key)
      else keysOf.set(owner, new Set([key]))
    }
  }
  async function keepLoaded<T>(
    key: string,
    begun: LoadingEntry & { value: Promise<T> },
    owners: (value: T) => Partial<Invalidation> | null,
  ): Promise<T> {
    try {
      const value = await begun.value
      const droppedBy = owners(value)
      if (droppedBy && generation === begun.generation) keep(key, begun.value, droppedBy)
      return value
    } finally {
      if (loading.get(key) === begun) loading.delete(key)
    }
  }
  const unsubscribe = bus.subscribe('changed', payload => drop(payload as Invalidation))

  return {
    get<T>(key: string, load: () => Promise<T>, owners: (value: T) => Partial<Invalidation> | null): Promise<T> {
      const entry = entries.get(key)
      if (entry && entry.until > clock()) return entry.value as Promise<T>
      const under = loading.get(key)
      if (under?.generation === generation && under.until > clock()) return under.value as Promise<T>
      const begun = { value: load(), generation, until: clock() + lifetime }
      loading.set(key, begun)
      return keepLoaded(key, begun, owners)
    },
    invalidate(invalidation) {
      drop(invalidation)
      bus.publish('changed', invalidation)
    },
    generation: () => generation,
    close: unsubscribe,
  }
}
