import { createCache } from '#base/cache/cache.ts'
import type { Tx } from '#storage/database.ts'
import type { Row as QueryRow } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import type { Lexeme } from '../clauses.ts'
import { toSeconds } from '../date-range.ts'
import type { ScanColumns } from '../sql/scan.ts'
import { decodePostings, postingsSize, type SegmentPostings } from './merged-postings.ts'
import { decodeDocValues, type DocValues } from './doc-values.ts'
import { unindexedMessage, type UnindexedMessage } from './unindexed-tail.ts'
import type { TermPostings } from './term-postings.ts'
import { createTopicIdCache, type FindTopicIds } from './topic-ids.ts'
import {
  currentFormat,
  docValuesOfSegments,
  maxTermSuffix,
  tailMessages,
  findPostings,
  rangesOfSegments,
  snapshotOfGroup,
} from './segment-store.ts'

/**
 * A segment that is ready: its range of numbers and times, and the words it has bigrams of. Only the location of its
 * lists ever changes.
 */
export type Segment = {
  id: number
  first: number
  last: number
  earliest: number
  latest: number
  /** Each followed by a space. */
  bigramWords: string
  /** Where its lists were last read from: a merge, or the segment itself. */
  location: { source: number; ordinal: number }
}
/**
 * The searchable state of a group: its segments and the unindexed tail, newest first; the messages changed since they
 * were indexed, by segment; its last number, and how often messages were moved between topics. The object is the same,
 * with the same id, while nothing of that changes.
 */
export type IndexSnapshot = {
  id: number
  newest: number
  messages_moved: number
  segments: readonly Segment[]
  staleDocs: ReadonlyMap<number, ReadonlySet<number>>
  tail: readonly UnindexedMessage[] | null
}
/** The terms of a query; whether each is required, and whether its positions are needed. */
export type QueryTerms = readonly { lexeme: Lexeme; key: string; isRequired: boolean; needsPositions: boolean }[]
/** The postings of each term; null: it does not occur; undefined: it was not read. */
export type QueryTermPostings = readonly (TermPostings | null | undefined)[]
/** The postings read of a segment. `rarest`: only this term was read, because few messages contain it. */
export type SegmentRead = { terms: QueryTermPostings; rarest: number | null }

/** An in-memory cache of postings. Which segments are ready is checked in the database each time. */
export type SegmentCache = {
  /** The current state of a group. */
  snapshotOf(tx: Tx, group_id: number): Promise<IndexSnapshot>
  /** The state at the last two requests, which is likely to be current. */
  cachedSnapshot(group_id: number): IndexSnapshot | undefined
  /** The cached result of a search in a state. */
  cachedSearch(key: string): ScanColumns | undefined
  cacheSearch(key: string, result: ScanColumns): void
  /** The postings of a segment for the terms, if all are cached. */
  cachedPostings(segment: Segment, queryTerms: QueryTerms): QueryTermPostings | undefined
  /** The same for several segments, read if necessary; those that are no longer ready are missing. */
  read(tx: Tx, segments: readonly Segment[], queryTerms: QueryTerms): Promise<ReadonlyMap<number, SegmentRead>>
  cachedDocValues(segment: Segment): DocValues | undefined
  docValuesOf(tx: Tx, segments: readonly Segment[]): Promise<ReadonlyMap<number, DocValues>>
  topicsOf: FindTopicIds
}

/** The approximate overhead of a cache entry. */
const overhead = { postings: 400, segment: 200, state: 200 }
/** Of a result: its columns, and what `ranking.ts` derives from them. */
const perCandidate = 20 + 8 + 16

/** `format`: which segments it reads. */
export function createSegmentCache(bytes: number, format = currentFormat): SegmentCache {
  const cache = createCache<{}>('search', { bytes })
  const keep = <T extends {}>(key: string, value: T, bytes: number): T => {
    cache.set(key, value, bytes)
    return value
  }

  let states = 0
  const lastOf = (group_id: number) =>
    cache.get(`g${group_id}`) as { row: StateRow; state: IndexSnapshot; isStable: boolean } | undefined

  async function segmentsOf(tx: Tx, ids: readonly number[]): Promise<Segment[]> {
    const cached = ids.map(id => cache.get(`s${id}`) as Segment | undefined)
    const missing = ids.filter((_, n) => cached[n] === undefined)
    if (missing.length === 0) return cached as Segment[]
    const rows = await rangesOfSegments.all(tx, { ids: missing })
    const read = new Map(
      rows.map(({ earliest, latest, bigram_words, ...row }) => {
        const span = { earliest: secondsOr(earliest, Infinity), latest: secondsOr(latest, -Infinity) }
        const segment: Segment = {
          ...row,
          ...span,
          bigramWords: ` ${bigram_words}`,
          location: { source: row.id, ordinal: 0 },
        }
        return [row.id, keep(`s${row.id}`, segment, overhead.segment + 2 * bigram_words.length)]
      }),
    )
    return ids.map((id, n) => cached[n] ?? read.get(id)).filter(segment => segment !== undefined)
  }

  async function readTail(tx: Tx, group_id: number, versions: string): Promise<UnindexedMessage[]> {
    const requested = versions === '' ? [] : versions.split(',')
    const keyFor = (version: string) => `l${group_id}:${version}`
    const cachedMessages = requested.map(version => cache.get(keyFor(version)) as UnindexedMessage | undefined)
    const missing = requested
      .filter((_, n) => cachedMessages[n] === undefined)
      .map(version => Number.parseInt(version, 10))
    if (missing.length === 0) return cachedMessages as UnindexedMessage[]
    const rows = await tailMessages.all(tx, { group_id, msg_nums: missing })
    const read = rows.map(({ msg_num, version, created, words }) =>
      keep(
        keyFor(`${msg_num}:${version}`),
        unindexedMessage(msg_num, toSeconds(created), words),
        2 * words.length + overhead.postings,
      ),
    )
    return [...cachedMessages.filter(one => one !== undefined), ...read].toSorted((a, b) => b.msg_num - a.msg_num)
  }

  type Own = (TermPostings | null | undefined)[]
  /** The cached postings of a segment. Those of a merge are looked up once for all its segments. */
  function cachedFor(queryTerms: QueryTerms): (segment: Segment) => Own {
    const sources = new Map<number, (SegmentPostings | undefined)[]>()
    return ({ location: { source, ordinal } }) => {
      const sourceLists =
        sources.get(source) ??
        queryTerms.map(({ key }) => cache.get(`p${source} ${key}`) as SegmentPostings | undefined)
      sources.set(source, sourceLists)
      return sourceLists.map((lists, n) => {
        if (!lists) return undefined
        const termPostings = lists.bySegment[ordinal]
        return termPostings === undefined
          ? null
          : lists.hasPositions || !queryTerms[n]!.needsPositions
            ? termPostings
            : undefined
      })
    }
  }

  /** Whether everything needed is there: if a required term does not occur, nothing else is. */
  const isAll = (queryTermPostings: QueryTermPostings, queryTerms: QueryTerms): boolean =>
    !queryTermPostings.includes(undefined) ||
    queryTermPostings.some((termPostings, n) => termPostings === null && queryTerms[n]!.isRequired)

  return {
    async snapshotOf(tx, group_id) {
      const row = await snapshotOfGroup.one(tx, { group_id, format })
      const last = lastOf(group_id)
      if (last && isSame(last.row, row)) {
        last.isStable = true
        return last.state
      }
      const segments =
        last?.row.segments === row.segments ? last.state.segments : await segmentsOf(tx, idsIn(row.segments))
      const tail = row.tail === null ? null : await readTail(tx, group_id, row.tail)
      const { last: newest, messages_moved } = row
      const staleDocs = staleDocsIn(row.stale)
      const state: IndexSnapshot = { id: (states += 1), newest, messages_moved, segments, staleDocs, tail }
      const texts = tail?.reduce((sum, { words }) => sum + 2 * words.length, 0) ?? 0
      const changed = 20 * (row.stale?.length ?? 0)
      keep(`g${group_id}`, { row, state, isSteady: false }, overhead.state + 20 * segments.length + changed + texts)
      return state
    },
    cachedSnapshot(group_id) {
      const last = lastOf(group_id)
      return last?.isStable ? last.state : undefined
    },
    cachedSearch: key => cache.get(`r${key}`) as ScanColumns | undefined,
    cacheSearch: (key, result) => void keep(`r${key}`, result, overhead.state + perCandidate * result.numbers.length),
    cachedPostings(segment, queryTerms) {
      const postings = cachedFor(queryTerms)(segment)
      return isAll(postings, queryTerms) ? postings : undefined
    },
    async read(tx, segments, queryTerms) {
      const found = new Map<number, SegmentRead>()
      const partly = new Map<number, { segment: Segment; postings: Own }>()
      const cachedOf = cachedFor(queryTerms)
      for (const segment of segments) {
        const postings = cachedOf(segment)
        if (isAll(postings, queryTerms)) found.set(segment.id, { terms: postings, rarest: null })
        else partly.set(segment.id, { segment, postings })
      }
      if (partly.size === 0) return found
      const rows = await findPostings.all(tx, {
        ids: [...partly.keys()],
        low: queryTerms.map(({ lexeme }) => lexeme.word),
        high: queryTerms.map(({ lexeme: { word, isPrefix } }) => (isPrefix ? word + maxTermSuffix : word)),
        needs_positions: queryTerms.map(({ needsPositions }) => needsPositions),
        required: queryTerms.map(({ isRequired }) => isRequired),
        missing: queryTerms.map((_, n) => partly.values().some(({ postings }) => postings[n] === undefined)),
      })
      for (const row of rows) {
        const n = (row.n ?? row.lacking!) - 1
        const { key, lexeme } = queryTerms[n]!
        const lists = decodePostings(row, lexeme.isPrefix)
        keep(`p${row.source} ${key}`, lists, postingsSize(lists))
        for (const { id, ordinal } of membersIn(row.members)) {
          const entry = partly.get(id)
          // The other segments of a merge get their location too; a requested one may have been evicted.
          const segment = entry?.segment ?? (cache.get(`s${id}`) as Segment | undefined)
          if (segment) segment.location = { source: row.source, ordinal }
          if (!entry) continue
          const { postings } = entry
          postings[n] = lists.bySegment[ordinal] ?? null
          found.set(id, { terms: postings, rarest: row.isRarest && postings[n] ? n : null })
        }
      }
      return found
    },
    cachedDocValues: ({ id }) => cache.get(`f${id}`) as DocValues | undefined,
    async docValuesOf(tx, segments) {
      const found = new Map<number, DocValues>()
      const missing = new Map<number, Segment>()
      for (const segment of segments) {
        const docValues = cache.get(`f${segment.id}`) as DocValues | undefined
        if (docValues) found.set(segment.id, docValues)
        else missing.set(segment.id, segment)
      }
      if (missing.size === 0) return found
      for (const { id, doc_values } of await docValuesOfSegments.all(tx, { ids: [...missing.keys()] })) {
        const { first, last } = missing.get(id)!
        const docValues = decodeDocValues(doc_values, last - first + 1)
        const size = docValues.times.byteLength + docValues.lengths.byteLength + overhead.postings
        found.set(id, keep(`f${id}`, docValues, size))
      }
      return found
    },
    topicsOf: createTopicIdCache(cache),
  }
}

type StateRow = QueryRow<'searchIndex.snapshot'>
const isSame = (a: StateRow, b: StateRow): boolean =>
  a.last === b.last &&
  a.messages_moved === b.messages_moved &&
  a.segments === b.segments &&
  a.stale === b.stale &&
  a.tail === b.tail

/** The segments that a row has lists of, each with its ordinal. */
function membersIn(members: string): { id: number; ordinal: number }[] {
  const numbers = members.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, n) => ({ id: numbers[2 * n]!, ordinal: numbers[2 * n + 1]! }))
}

/** The changed messages, by segment. */
function staleDocsIn(changed: string | null): ReadonlyMap<number, ReadonlySet<number>> {
  const all = new Map<number, Set<number>>()
  for (const one of changed?.split(',') ?? []) {
    const [segment_id, msg_num] = one.split(' ').map(Number) as [number, number]
    all.set(segment_id, (all.get(segment_id) ?? new Set()).add(msg_num))
  }
  return all
}

const idsIn = (array: string): number[] => JSON.parse(`[${array.slice(1, -1)}]`) as number[]
const secondsOr = (timestamp: Timestamp | null, none: number): number =>
  timestamp === null ? none : toSeconds(timestamp)
