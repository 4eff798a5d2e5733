import type { Database, Tx } from '#storage/database.ts'
import type { Clause, TagIds } from '../clauses.ts'
import type { Query } from '../parse-query.ts'
import type { ScanColumns, ScanRequest } from '../sql/scan.ts'
import { createIndexer, type IndexerOptions } from './build/indexer.ts'
import { planQuery } from './query-plan.ts'
import { searchSegments } from './search-segments.ts'
import { createSegmentCache, type IndexSnapshot } from './segment-cache.ts'
import { currentFormat } from './segment-store.ts'
import type { TopicIds } from './topic-ids.ts'

export { indexContents } from './group-removal.ts'

/**
 * The index of the words of messages; nothing else in this folder is used from outside. Changes of messages reach it by
 * triggers in the database. docs/architecture/changing-search-index.md
 */
export type SearchIndex = {
  /** Finds messages in the current state of a group, and loads them. */
  search<Found, Loaded>(query: IndexQuery, steps: SearchSteps<Found, Loaded>): Promise<Loaded>
  /** Has a group indexed by the next `maintain`. A search that meets messages that are not indexed does so by itself. */
  requestIndexing(group_id: number): void
  /** The groups that wait to be indexed. */
  backlog: ReturnType<typeof createIndexer>['backlog']
  /** Indexes the requested groups, merges segments, and deletes obsolete ones: a scheduled task. */
  maintain(signal: AbortSignal): Promise<void>
}

type IndexQuery = { tx: Tx; group_id: number; query: Query; tags: TagIds; excludeSigs: boolean }
/** `find` may run twice: the first time in a state that turns out to be outdated. */
type SearchSteps<Found, Loaded> = {
  find: (state: IndexState) => Promise<Found>
  load: (found: Found) => Promise<Loaded>
}
/** One state of the index of a group. */
type IndexState = {
  /** The matches in the order of message numbers. */
  scan: (tx: Tx, scanRequest: ScanRequest) => Promise<ScanColumns>
  topicsOf: (msg_nums: readonly number[]) => Promise<TopicIds>
}

/** `indexElsewhere`: has another process index a group. */
export type SearchIndexOptions = IndexerOptions & { indexElsewhere?: ((group_id: number) => void) | undefined }

/** `memory`: the bytes that the cache may take. */
export function createSearchIndex(database: Database, memory: number, options: SearchIndexOptions = {}): SearchIndex {
  const indexer = createIndexer(database, options)
  const requestFor = options.indexElsewhere ?? indexer.requestIndexing
  const cache = createSegmentCache(memory, options.format ?? currentFormat)
  return {
    async search({ tx, group_id, query, tags, excludeSigs }, { find, load }) {
      const plan = planQuery(query, tags, excludeSigs)
      const requestIndexing = () => requestFor(group_id)
      const cheap = plan.clauses.every(isCheap) ? { enough: Infinity } : {}
      const findIn = (snapshot: IndexSnapshot) =>
        find({
          scan: (on, scanRequest) =>
            searchSegments(on, { ...scanRequest, ...cheap, plan }, { cache, snapshot, requestIndexing }),
          topicsOf: msg_nums => cache.topicsOf(tx, group_id, snapshot, msg_nums),
        })
      const likely = cache.cachedSnapshot(group_id)
      if (!likely) return load(await findIn(await cache.snapshotOf(tx, group_id)))
      const matches = await findIn(likely)
      // In one round trip: whether the state was current, and what was found in it.
      const [current, loaded] = await Promise.all([cache.snapshotOf(tx, group_id), load(matches)])
      return current === likely ? loaded : load(await findIn(current))
    },
    requestIndexing: indexer.requestIndexing,
    backlog: indexer.backlog,
    maintain: indexer.run,
  }
}

// Phrases and prefixes take longer than words where nothing is indexed.
const isCheap = ({ alternatives }: Clause): boolean =>
  alternatives.every(({ distances, lexemes }) => distances === null && !lexemes.some(({ isPrefix }) => isPrefix))
