import { TermTable } from '#content/tokenizer/term-table.ts'
import type { Database, Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import { toSeconds } from '../../date-range.ts'
import { docValuesOf, encodeDocValues } from '../doc-values.ts'
import { commonTerms, bigramNameOf, commonBigrams } from './bigrams.ts'
import { SegmentWriter, type EncodedTerm } from './segment-writer.ts'
import {
  addPostings,
  clearPostings,
  claimSegments,
  finishSegment,
  currentFormat,
  large,
  postponeSegment,
  analyzeIndex,
  removeSegment,
  renewSegment,
  takeObsolete,
  takeSegment,
  vectorsOf,
} from '../segment-store.ts'
import { eachLexeme } from '../tsvector-reader.ts'
import { groupsToMerge } from './merge-store.ts'
import { mergeSegments, finishMerges } from './segment-merge.ts'
import { retireUnusedFormats } from './unused-formats.ts'

/** `format`: the format of new segments. The others are limits, which tests lower. */
export type IndexerOptions = { format?: number; maxBytes?: number; segmentsPerMerge?: number }
/** Builds the index of groups that are searched. */
type Indexer = {
  requestIndexing(group_id: number): void
  /** How many groups wait, and since when the first one does (`performance.now`). */
  backlog(): { groups: number; since: number | undefined }
  run(signal: AbortSignal): Promise<void>
}

const maxRequested = 1000
const maxClaims = 100
const atOnce = 64
const [rowsAtOnce, bytesAtOnce] = [2000, 256 * 1024]
// The maximum size of the vectors of a segment; usual messages take 14 MB.
const maxVectorBytes = 64_000_000

export function createIndexer(
  database: Database,
  { format = currentFormat, maxBytes = maxVectorBytes, segmentsPerMerge = 16 }: IndexerOptions = {},
): Indexer {
  const tx = database.read
  const requested = new Map<number, number>()
  let isFirst = true
  /** Since when the group that is being indexed was waiting. */
  let indexing: number | undefined

  async function run(signal: AbortSignal): Promise<void> {
    let hasLarge = false
    // An earlier run may have failed.
    indexing = undefined
    await retireUnusedFormats(tx, format, signal)
    const toMerge = new Set(await finishMerges(tx, format, signal))
    // Segments that an earlier process ended without merging.
    if (isFirst)
      for (const { group_id } of await groupsToMerge.all(tx, { format, segments: segmentsPerMerge }))
        toMerge.add(group_id)
    isFirst = false
    for (const [group_id, since] of requested) {
      requested.delete(group_id)
      indexing = since
      toMerge.add(group_id)
      await renewSegment.run(tx, { group_id, format })
      await claimSegments.run(tx, { group_id, format, most: maxClaims })
      for (;;) {
        const segment = await takeSegment.first(tx, { group_id, format })
        if (!segment) break
        await indexSegment(tx, group_id, segment, maxBytes)
        hasLarge ||= segment.last - segment.first + 1 === large
        signal.throwIfAborted()
      }
    }
    indexing = undefined
    if (hasLarge) await analyzeIndex.run(tx)
    for (const group_id of toMerge) await mergeSegments(tx, { group_id, format, size: segmentsPerMerge }, signal)
    for (let obsolete = await takeObsolete.first(tx); obsolete; obsolete = await takeObsolete.first(tx)) {
      await clearPostings(tx, obsolete.id, signal)
      await removeSegment.run(tx, obsolete)
    }
  }

  return {
    requestIndexing(group_id) {
      if (requested.size < maxRequested && !requested.has(group_id)) requested.set(group_id, performance.now())
    },
    backlog: () => ({
      groups: requested.size + (indexing === undefined ? 0 : 1),
      since: indexing ?? requested.values().next().value,
    }),
    run,
  }
}

async function indexSegment(
  tx: Tx,
  group_id: number,
  { id, first, last, leased_until }: Row<'searchIndex.take'>,
  most: number,
): Promise<void> {
  // An earlier process may have died while writing it.
  await clearPostings(tx, id)
  const size = last - first + 1
  const [times, lengths] = [new Float64Array(size).fill(NaN), new Uint32Array(size)]
  using words = new SegmentWriter(size)
  const lexicon = new TermTable()
  let bytes = 0
  const span: { earliest: Timestamp | null; latest: Timestamp | null } = { earliest: null, latest: null }
  for (let newest = last; newest >= first; newest -= atOnce) {
    const rows = await vectorsOf.all(tx, { group_id, first: Math.max(first, newest - atOnce + 1), last: newest })
    for (const row of rows) {
      const offset = last - row.msg_num
      bytes += row.words.length
      times[offset] = toSeconds(row.created)
      if (span.earliest === null || row.created < span.earliest) span.earliest = row.created
      if (span.latest === null || row.created > span.latest) span.latest = row.created
      lengths[offset] = eachLexeme(row.words, (from, to, counts, positions) =>
        words.add(lexicon.numberOf(row.words, from, to), offset, [counts], positions),
      )
    }
    if (bytes > most) {
      await postponeSegment.run(tx, { group_id, id, leased_until })
      return
    }
  }
  // Smaller segments have no bigrams.
  const nameOf = (word: number): string => lexicon.nameOf(word)
  const common = size === large ? commonTerms(words, size, nameOf) : []
  const bigramWords = common.map(nameOf)
  await storePostings(tx, { group_id, segment_id: id }, words.encodedTerms(nameOf))
  using pairs = await commonBigrams(words, common, size)
  await storePostings(
    tx,
    { group_id, segment_id: id },
    pairs.encodedTerms(pair => bigramNameOf(bigramWords, pair)),
  )
  const { isThere } = await finishSegment.one(tx, {
    group_id,
    id,
    leased_until,
    doc_values: encodeDocValues(docValuesOf(times, lengths)),
    bigram_words: bigramWords.map(word => `${word} `).join(''),
    ...span,
  })
  if (!isThere) await clearPostings(tx, id)
}

async function storePostings(tx: Tx, segment: { group_id: number; segment_id: number }, words: Iterable<EncodedTerm>) {
  let [some, bytes]: [EncodedTerm[], number] = [[], 0]
  const write = async (): Promise<void> => {
    await addPostings.run(tx, {
      ...segment,
      terms: some.map(({ word }) => word),
      postings: some.map(({ postings }) => postings),
      positions: some.map(({ positions }) => positions),
    })
    ;[some, bytes] = [[], 0]
  }
  for (const packed of words) {
    some.push(packed)
    bytes += packed.postings.length + packed.positions.length
    if (some.length === rowsAtOnce || bytes > bytesAtOnce) await write()
  }
  if (some.length > 0) await write()
}
