import { LRUCache } from 'lru-cache'
import { budgets, type Budget, type CacheName } from './budgets.ts'
import { countEntriesOf, countsOf } from './statistics.ts'

/** Holds values within the budget of its name; the least recently used go first. */
export type Cache<V extends {}, K extends string | number = string> = {
  get(key: K): V | undefined
  /** The same without counting as a use. */
  peek(key: K): V | undefined
  /** A value larger than the whole budget is not stored. */
  set(key: K, value: V, bytes?: number, ttl?: number): void
  delete(key: K): void
  /**
   * Whether a value that was not found is worth storing: from the second request on. Most keys are requested once.
   */
  isRepeat(key: K): boolean
}
export type CacheOptions<V, K> = Partial<Budget> & {
  clock?: () => number
  /** Called for each value that is no longer stored under its key, whatever the reason. */
  onRemove?: (value: V, key: K) => void
}

const maxFirstRequests = 4000

export function createCache<V extends {}, K extends string | number = string>(
  name: CacheName,
  options: CacheOptions<V, K> = {},
): Cache<V, K> {
  const { bytes: maxSize, each = 1, ttl: defaultTtl = 0, releases = false }: Budget = { ...budgets[name], ...options }
  const { clock, onRemove } = options
  const counts = countsOf(name)
  const entries = new LRUCache<K, V>({
    maxSize,
    ttl: defaultTtl,
    ttlAutopurge: releases,
    // Exact: by default the time is read once in a millisecond, with a timer.
    ttlResolution: 0,
    ...(clock ? { perf: { now: clock } } : {}),
    dispose(value, key, reason) {
      if (reason === 'evict') counts.evictions += 1
      onRemove?.(value, key)
    },
  })
  countEntriesOf(name, entries)
  let firstRequests: LRUCache<K, true> | undefined

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) counts.misses += 1
      else counts.hits += 1
      return value
    },
    peek: key => entries.peek(key),
    set: (key, value, bytes = each, ttl = defaultTtl) =>
      void entries.set(key, value, { size: Math.max(1, Math.ceil(bytes)), ttl }),
    delete: key => void entries.delete(key),
    isRepeat(key) {
      firstRequests ??= new LRUCache({ max: maxFirstRequests })
      if (firstRequests.delete(key)) return true
      firstRequests.set(key, true)
      return false
    },
  }
}

/** Values that are slow to get. Each is loaded once for concurrent callers. */
export type LoadingCache<T> = {
  /** A failure is not stored, unless `load` sets a ttl for it. */
  get(key: string, load: (stored: StoredAs) => Promise<T>): Promise<T>
}
/** What `load` can say of its result: its size, and how long it stays from then on. */
type StoredAs = { bytes?: number; ttl?: number }

export function createLoadingCache<T>(name: CacheName, options?: CacheOptions<Promise<T>, string>): LoadingCache<T> {
  const cache = createCache<Promise<T>>(name, options)
  return {
    get(key, load) {
      const cached = cache.get(key)
      if (cached) return cached
      const stored: StoredAs = {}
      const loading = load(stored)
      cache.set(key, loading)
      const settle = ({ bytes, ttl }: StoredAs, isStored: boolean): void => {
        if (cache.peek(key) !== loading || (isStored && bytes === undefined && ttl === undefined)) return
        cache.delete(key)
        if (isStored) cache.set(key, loading, bytes, ttl)
      }
      loading.then(
        () => settle(stored, true),
        () => settle(stored, stored.ttl !== undefined),
      )
      return loading
    },
  }
}

/** Values of which the database has to confirm on each use that they are current. */
export type VersionedCache<V> = {
  /**
   * The value of the version that `readVersion` returns. It is called only if there is something to compare with, and
   * gets one of the values.
   */
  find(key: string, readVersion: (some: V) => Promise<string | null | undefined>): Promise<V | undefined>
  /** Whether a value is worth storing. */
  wants(key: string): boolean
  set(key: string, version: string, value: V, bytes: number): void
}

export function createVersionedCache<V>(name: CacheName, options?: CacheOptions<unknown, string>): VersionedCache<V> {
  const { versions: maxVersions = 1 }: Budget = budgets[name]
  const counts = countsOf(name)
  const cache = createCache<{ values: Map<string, V>; bytes: number }>(name, options)
  return {
    async find(key, readVersion) {
      const cached = cache.get(key)
      if (!cached) return undefined
      const [some] = cached.values.values()
      const version = await readVersion(some!)
      const value = version ? cached.values.get(version) : undefined
      if (value === undefined) {
        counts.hits -= 1
        counts.misses += 1
      }
      return value
    },
    wants: key => cache.peek(key) !== undefined || cache.isRepeat(key),
    set(key, version, value, bytes) {
      const cached = cache.peek(key)
      // A concurrent request may have stored the same.
      if (cached?.values.has(version)) return
      const before = cached && cached.values.size < maxVersions ? cached : { values: new Map<string, V>(), bytes: 0 }
      const size = before.bytes + version.length + bytes
      cache.set(key, { values: before.values.set(version, value), bytes: size }, size)
    },
  }
}
