import type { Tx } from '#storage/database.ts'
import {
  scanBlocks,
  scanMessages,
  toColumns,
  type Candidate,
  type ScanColumns,
  type MsgNumRange,
  type ScanRequest,
} from '../sql/scan.ts'
import { StaleDocs } from './stale-docs.ts'
import { docValuesOfTail, postingsOfTail } from './unindexed-tail.ts'
import type { SegmentView } from './query-evaluator.ts'
import {
  compileQuery,
  isMatches,
  SegmentReader,
  timeSpanOf,
  type CompiledQuery,
  type IndexSearch,
  type DocRange,
} from './segment-read-ahead.ts'
import type { SegmentCache, IndexSnapshot } from './segment-cache.ts'
import { maxStaleDocs, maxTailMessages, small } from './segment-store.ts'

/** A state of a group's index, and a callback that requests indexing of unindexed messages. */
type SearchContext = { cache: SegmentCache; snapshot: IndexSnapshot; requestIndexing: () => void }

/** The first matches in the order of message numbers. The result is cached if all of it came from the index. */
export async function searchSegments(tx: Tx, search: IndexSearch, context: SearchContext): Promise<ScanColumns> {
  const { cache, snapshot } = context
  const { tsquery, range, ranking, dir, above, below, most } = search
  const key = JSON.stringify([snapshot.id, tsquery, range, ranking, dir, above, below, most])
  const cached = cache.cachedSearch(key)
  if (cached) return cached
  const { isIndexed, ...result } = await searchThrough(tx, search, context)
  const columns = toColumns(result)
  if (isIndexed) cache.cacheSearch(key, columns)
  return columns
}

/**
 * Segment by segment, with SQL scans of the gaps between them. How far it goes depends only on the matches; only a scan
 * of a long gap may end after some time. `isIndexed`: there was no gap.
 */
async function searchThrough(tx: Tx, search: IndexSearch, { cache, snapshot, requestIndexing }: SearchContext) {
  const { dir, most } = search
  const found: Candidate[] = []
  let isIndexed = true
  let remaining: MsgNumRange = { above: search.above, below: Math.min(search.below, snapshot.newest + 1) }
  const ranges = docRangesOf(snapshot, search)
  const reader = new SegmentReader(tx, cache, search, ranges)
  const staleDocs = new StaleDocs(tx, search, snapshot, ranges)
  if (staleDocs.count > maxStaleDocs) requestIndexing()
  /** Scans a gap; returns where the scan stopped before its end, if it did. */
  const scanGap = async (gap: MsgNumRange): Promise<number | null> => {
    const size = gap.below - gap.above - 1
    if (size <= 0 || found.length > most) return null
    isIndexed = false
    if (size >= small) requestIndexing()
    const scan = size <= smallGap ? scanMessages : scanBlocks
    const { candidates, stoppedAt } = await scan(tx, { ...search, ...gap, most: most + 1 - found.length })
    for (const one of candidates) found.push(one)
    return found.length > most ? null : stoppedAt
  }
  const stopped = (edge: number) => ({ candidates: found.slice(0, most), stoppedAt: edge, isIndexed })

  for (const [n, { first, last, segment }] of ranges.entries()) {
    const gap = dir === 'asc' ? { above: remaining.above, below: first } : { above: last, below: remaining.below }
    const edge = gap.below - gap.above > 1 ? await scanGap(gap) : null
    if (edge !== null) return stopped(edge)
    if (found.length > most) break
    const result = segment
      ? (reader.cached(n) ?? (await reader.read(n, found.length)))
      : tailView(snapshot.tail!, last, search)
    if (result === 'gone') {
      const stop = await scanGap({
        above: Math.max(remaining.above, first - 1),
        below: Math.min(remaining.below, last + 1),
      })
      if (stop !== null) return stopped(stop)
    } else {
      const stale = (segment && snapshot.staleDocs.get(segment.id)) ?? none
      const indexed =
        result === 'nothing' ? [] : isMatches(result) ? result : matchesOf(result, search, remaining, stale.size)
      const matches = stale.size === 0 ? indexed : withStaleDocs(indexed, stale, await staleDocs.matchesIn(segment!.id))
      for (const one of inOrder(matches, dir)) found.push(one)
    }
    remaining =
      dir === 'asc'
        ? { ...remaining, above: Math.max(remaining.above, last) }
        : { ...remaining, below: Math.min(remaining.below, first) }
    if (found.length > most) break
  }
  const edge = await scanGap(remaining)
  if (edge !== null) return stopped(edge)
  const stoppedAt = found.length > most ? found[most - 1]!.msg_num : null
  return { candidates: found.slice(0, most), stoppedAt, isIndexed }
}

// This few messages are read one by one rather than with the GIN index.
const smallGap = 512

/** The segments and the tail, as far as they overlap the requested numbers, in scan order. */
function docRangesOf({ newest, segments, tail }: IndexSnapshot, { dir, above, below }: ScanRequest): DocRange[] {
  const ranges = segments.map((segment): DocRange => ({ first: segment.first, last: segment.last, segment }))
  const lastIndexed = segments[0]?.last ?? 0
  if (tail !== null && newest - lastIndexed <= maxTailMessages) {
    const last = Math.max(newest, tail[0]?.msg_num ?? 0)
    ranges.unshift({ first: lastIndexed + 1, last, segment: null })
  }
  const inside = ranges.filter(({ first, last }) => last > above && first < below)
  return dir === 'asc' ? inside.toReversed() : inside
}

/** The tail, as a segment without bigrams would have it. */
function tailView(messages: NonNullable<IndexSnapshot['tail']>, last: number, search: IndexSearch) {
  const form = compileQuery(search, new Set())
  const terms = form.terms.map(({ lexeme, needsPositions }) => postingsOfTail(messages, last, lexeme, needsPositions))
  return { last, docValues: docValuesOfTail(messages, last), terms, form }
}

/** Newest first; `more` additional matches are needed because stale ones will be dropped. */
function matchesOf(view: SegmentView & { form: CompiledQuery }, search: IndexSearch, left: MsgNumRange, more: number) {
  // In ascending order the first matches are found last.
  const most = search.dir === 'asc' ? Infinity : search.most + 1 + more
  return view.form.evaluator.matchesIn(view, { ...left, ...timeSpanOf(search), most })
}

const none: ReadonlySet<number> = new Set()

/** The matches in a segment, newest first, with changed messages as they are now. */
const withStaleDocs = (indexed: readonly Candidate[], stale: ReadonlySet<number>, changed: readonly Candidate[]) =>
  [...indexed.filter(({ msg_num }) => !stale.has(msg_num)), ...changed].toSorted((a, b) => b.msg_num - a.msg_num)

const inOrder = (newestFirst: readonly Candidate[], dir: ScanRequest['dir']): readonly Candidate[] =>
  dir === 'asc' ? newestFirst.toReversed() : newestFirst
