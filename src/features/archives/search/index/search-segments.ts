import type { Tx } from '#storage/database.ts'
import {
  toColumns,
  type Candidate,
  type ScanColumns,
  type MsgNumRange,
  type ScanRequest,
  type ScanResult,
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
} from './segment-reader.ts'
import type { SegmentCache, IndexSnapshot } from './segment-cache.ts'
import { maxStaleDocs, maxTailMessages, small } from './segment-store.ts'

/** The fallbacks for messages that are not indexed. */
type Fallbacks = {
  cache: SegmentCache
  snapshot: IndexSnapshot
  /** Scans messages that are not indexed, few or many. */
  scanSmallGap: (tx: Tx, scanRequest: ScanRequest) => Promise<ScanResult>
  scanLargeGap: (tx: Tx, scanRequest: ScanRequest) => Promise<ScanResult>
  /** Requests indexing. */
  requestIndexing: () => void
}

/** The first matches in the order of message numbers. If everything is indexed, results are cached. */
export async function searchSegments(tx: Tx, search: IndexSearch, fallbacks: Fallbacks): Promise<ScanColumns> {
  const { cache, snapshot } = fallbacks
  const { tsquery, range, ranking, dir, above, below, most } = search
  const key = JSON.stringify([snapshot.id, tsquery, range, ranking, dir, above, below, most])
  const known = cache.cachedSearch(key)
  if (known) return known
  let isPacked = true
  const unpacked = (by: Fallbacks['scanSmallGap']): Fallbacks['scanSmallGap'] => {
    return (...part) => {
      isPacked = false
      return by(...part)
    }
  }
  const walked = toColumns(
    await searchThrough(tx, search, {
      ...fallbacks,
      scanSmallGap: unpacked(fallbacks.scanSmallGap),
      scanLargeGap: unpacked(fallbacks.scanLargeGap),
    }),
  )
  if (isPacked) cache.cacheSearch(key, walked)
  return walked
}

/**
 * Segment by segment, with scans of the gaps between them. How far it goes depends only on the matches, never on the
 * time it takes.
 */
async function searchThrough(tx: Tx, search: IndexSearch, fallbacks: Fallbacks): Promise<ScanResult> {
  const { dir, most } = search
  const { cache, snapshot } = fallbacks
  const found: Candidate[] = []
  let left: MsgNumRange = { above: search.above, below: Math.min(search.below, snapshot.newest + 1) }
  const stretches = docRangesOf(snapshot, search)
  const reading = new SegmentReader(tx, cache, search, stretches)
  const staleDocs = new StaleDocs(tx, search, snapshot, stretches)
  if (staleDocs.count > maxStaleDocs) fallbacks.requestIndexing()
  /** Scans a gap; returns where it stopped, if it did. */
  const through = async (gap: MsgNumRange): Promise<number | null> => {
    const size = gap.below - gap.above - 1
    if (size <= 0 || found.length > most) return null
    if (size >= small) fallbacks.requestIndexing()
    const between = size <= smallGap ? fallbacks.scanSmallGap : fallbacks.scanLargeGap
    const { candidates, stoppedAt } = await between(tx, { ...search, ...gap, most: most + 1 - found.length })
    for (const one of candidates) found.push(one)
    return found.length > most ? null : stoppedAt
  }
  const stopped = (edge: number): ScanResult => ({ candidates: found.slice(0, most), stoppedAt: edge })

  for (const [n, stretch] of stretches.entries()) {
    const { first, last, segment } = stretch
    const gap = dir === 'asc' ? { above: left.above, below: first } : { above: last, below: left.below }
    const edge = gap.below - gap.above > 1 ? await through(gap) : null
    if (edge !== null) return stopped(edge)
    if (found.length > most) break
    const segmentResult = segment
      ? (reading.cached(n) ?? (await reading.read(n, found.length)))
      : tailView(snapshot.tail!, last, search)
    if (segmentResult === 'gone') {
      const stop = await through({ above: Math.max(left.above, first - 1), below: Math.min(left.below, last + 1) })
      if (stop !== null) return stopped(stop)
    } else {
      const outdated = (segment && snapshot.staleDocs.get(segment.id)) ?? none
      const packed =
        segmentResult === 'nothing'
          ? []
          : isMatches(segmentResult)
            ? segmentResult
            : matchesOf(segmentResult, search, left, outdated.size)
      const matches =
        outdated.size === 0 ? packed : withStaleDocs(packed, outdated, await staleDocs.matchesIn(segment!.id))
      for (const one of inOrder(matches, dir)) found.push(one)
    }
    left =
      dir === 'asc' ? { ...left, above: Math.max(left.above, last) } : { ...left, below: Math.min(left.below, first) }
    if (found.length > most) break
  }
  const edge = await through(left)
  if (edge !== null) return stopped(edge)
  return { candidates: found.slice(0, most), stoppedAt: found.length > most ? found[most - 1]!.msg_num : null }
}

// So few messages are read one by one rather than by index.
const smallGap = 512

/** The segments and gaps that overlap the range, in scan order. */
function docRangesOf({ newest, segments, tail }: IndexSnapshot, { dir, above, below }: ScanRequest): DocRange[] {
  const stretches = segments.map((segment): DocRange => ({ first: segment.first, last: segment.last, segment }))
  const packed = segments[0]?.last ?? 0
  if (tail !== null && newest - packed <= maxTailMessages) {
    const last = Math.max(newest, tail[0]?.msg_num ?? 0)
    stretches.unshift({ first: packed + 1, last, segment: null })
  }
  const inside = stretches.filter(({ first, last }) => last > above && first < below)
  return dir === 'asc' ? inside.toReversed() : inside
}

function tailView(
  messages: NonNullable<IndexSnapshot['tail']>,
  last: number,
  search: IndexSearch,
): SegmentView & { form: CompiledQuery } {
  const form = compileQuery(search, new Set())
  const standings = form.terms.map(({ lexeme, isPlaced }) => postingsOfTail(messages, last, lexeme, isPlaced))
  return { last, docValues: docValuesOfTail(messages, last), terms: standings, form }
}

/** The newest first; `more`: so many more than are needed. */
function matchesOf(
  looked: SegmentView & { form: CompiledQuery },
  search: IndexSearch,
  left: MsgNumRange,
  more: number,
): readonly Candidate[] {
  // In ascending order the first matches are found last.
  const most = search.dir === 'asc' ? Infinity : search.most + 1 + more
  return looked.form.evaluator.matchesIn(looked, { ...left, ...timeSpanOf(search), most })
}

const none: ReadonlySet<number> = new Set()

/** The matches in a segment, newest first, with changed messages as they are now. */
const withStaleDocs = (packed: readonly Candidate[], outdated: ReadonlySet<number>, changed: readonly Candidate[]) =>
  [...packed.filter(({ msg_num }) => !outdated.has(msg_num)), ...changed].toSorted((a, b) => b.msg_num - a.msg_num)

const inOrder = (newestFirst: readonly Candidate[], dir: ScanRequest['dir']): readonly Candidate[] =>
  dir === 'asc' ? newestFirst.toReversed() : newestFirst
