import { budgets, type CacheName } from './budgets.ts'

/** Requests to the caches of a name since the process started, and their current contents. */
export type CacheStatistics = { hits: number; misses: number; evictions: number; entries: number; bytes: number }
type Counts = Pick<CacheStatistics, 'hits' | 'misses' | 'evictions'>
type OpenCache = { readonly size: number; readonly calculatedSize: number }
type Counted = { counts: Counts; caches: WeakRef<OpenCache>[] }

// Global, because the bundle of the web pages has a copy of this module.
const symbol = Symbol.for('folkmoot.caches')
const all = ((globalThis as { [symbol]?: Map<CacheName, Counted> })[symbol] ??= new Map<CacheName, Counted>())

const countedAs = (name: CacheName): Counted =>
  all.getOrInsertComputed(name, () => ({ counts: { hits: 0, misses: 0, evictions: 0 }, caches: [] }))

export const countsOf = (name: CacheName): Counts => countedAs(name).counts

/** Counts what a cache holds, as long as it is used. There can be several of a name: one per database. */
export function countEntriesOf(name: CacheName, cache: OpenCache): void {
  const counted = countedAs(name)
  counted.caches = [...counted.caches.filter(other => other.deref() !== undefined), new WeakRef(cache)]
}

/** The statistics of all caches of this thread. */
export function cacheStatistics(): Record<CacheName, CacheStatistics> {
  const names = Object.keys(budgets) as CacheName[]
  return Object.fromEntries(names.map(name => [name, statisticsOf(name)])) as Record<CacheName, CacheStatistics>
}

function statisticsOf(name: CacheName): CacheStatistics {
  const { counts, caches } = countedAs(name)
  const open = caches.map(cache => cache.deref()).filter(cache => cache !== undefined)
  return {
    ...counts,
    entries: open.reduce((sum, { size }) => sum + size, 0),
    bytes: open.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
  }
}
