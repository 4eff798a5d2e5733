/** The limits of a cache. */
export type Budget = {
  /** The maximum total of the sizes given to `set`. */
  bytes: number
  /** The size of an entry if `set` gets none: about its size in memory. */
  each?: number
  /** How long an entry is used at most, in milliseconds. */
  ttl?: number
  /** Versions that are held of one key, as a page can differ between viewers; default: one. */
  versions?: number
  /** Whether expired entries are released at once, because they are large, and not when there is no room left. */
  releases?: boolean
}

const [second, minute, hour] = [1000, 60_000, 3_600_000]
const [kB, MB] = [1024, 1024 * 1024]
// Row versions contain transaction ids, which wrap around after four billion.
const versioned = { ttl: hour }

/**
 * All caches of a process: most never fill, and their sum is the most memory they take together. Worker threads have
 * their own of those marked so. docs/decisions/0004
 */
export const budgets = {
  // Valid as long as the row versions they are stored under are current.
  'list pages': { ...versioned, bytes: 8 * MB, versions: 8 },
  messages: { ...versioned, bytes: 8 * MB },
  'feed pages': { ...versioned, bytes: 16 * MB },
  'feed groups': { ...versioned, bytes: 4 * MB },
  'feed topics': { ...versioned, bytes: 4 * MB },
  // The setting `search_memory`, whose default this is.
  search: { ...versioned, bytes: 48 * MB },

  // Valid until the next change that this process knows of, for a second at most: callers, groups, memberships; pages.
  calls: { ttl: second, bytes: 20 * MB, each: kB },
  'public pages': { ttl: second, bytes: 16 * MB, releases: true },

  // Valid for ever: the key names everything the value is made from.
  'compressed responses': { bytes: 4 * MB },
  'page fragments': { bytes: 8 * MB },
  'page formatters': { bytes: 2 * MB, each: kB },
  'date formats': { bytes: 20 * MB, each: 10 * kB },
  'calendar days': { bytes: 6 * MB, each: 10 * kB },
  'page cursors': { bytes: 2 * MB, each: kB / 2 },
  'rank weights': { bytes: MB, each: 50 },
  'rate limit pages': { bytes: MB, each: 50 * kB },
  // In each thread that parses or tokenizes.
  'normalized words': { bytes: 3 * MB, each: 150 },
  'DKIM keys': { bytes: 2 * MB, each: 4 * kB },

  // Valid for a time.
  'page tokens': { ttl: minute, bytes: 2 * MB, each: kB / 2 },
  'DNS records': { ttl: minute, bytes: 5 * MB, each: kB / 2 },
  'identity providers': { ttl: hour, bytes: MB, each: 100 * kB },
  'DMARC policies': { ttl: hour, bytes: 2 * MB, each: 200 },
  'external pictures': { ttl: 10 * minute, bytes: 32 * MB, each: 32 * kB, releases: true },
  'composed emails': { ttl: 5 * second, bytes: 4 * MB, each: MB, releases: true },
  'single-recipient senders': { ttl: 24 * hour, bytes: 2 * MB, each: 200 },
} as const satisfies Record<string, Budget>

export type CacheName = keyof typeof budgets
