import { Lexicon } from '#content/words/lexicon.ts'
import type { Database, Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import { secondOf } from '../range.ts'
import { factsOf, packFacts } from './facts.ts'
import { pairedIn, pairNameOf, pairsIn } from './pairs.ts'
import { SegmentWriter, type PackedWord } from './segment-writer.ts'
import {
  addPostings,
  clear,
  claimSegments,
  finishSegment,
  large,
  leaveSegment,
  planAnew,
  removeSegment,
  renewSegment,
  takeGone,
  takeSegment,
  vectorsOf,
} from './store.ts'
import { eachLexeme } from './vector.ts'
import { groupsToBind } from './volume-store.ts'
import { bindVolumes, finishVolumes } from './volumes.ts'

/** Packs the words of groups that are searched. */
export type Packing = {
  /** Somebody searched what is not packed. */
  want(group_id: number): void
  /** Packs what is wanted, and removes what is not used any more. */
  run(signal: AbortSignal): Promise<void>
}

const mostWanted = 1000
const mostClaims = 100
const atOnce = 64
const [rowsAtOnce, bytesAtOnce] = [2000, 256 * 1024]
// So long may the words of a segment be together, as they are read: one of usual mails takes 14 MB.
const mostBytes = 64_000_000
const segmentsOfVolume = 16

/** `docs/decisions/0301`. */
export function wordPacking(database: Database, { most = mostBytes, bound = segmentsOfVolume } = {}): Packing {
  const tx = database.read
  const wanted = new Set<number>()
  let isRunning = false
  let isFirst = true

  async function run(signal: AbortSignal): Promise<void> {
    let hasLarge = false
    const toBind = new Set(await finishVolumes(tx, signal))
    // What was packed by somebody who ended before they bound it.
    if (isFirst) for (const { group_id } of await groupsToBind.all(tx, { segments: bound })) toBind.add(group_id)
    isFirst = false
    for (const group_id of wanted) {
      wanted.delete(group_id)
      toBind.add(group_id)
      await renewSegment.run(tx, { group_id })
      await claimSegments.run(tx, { group_id, most: mostClaims })
      for (;;) {
        const segment = await takeSegment.first(tx, { group_id })
        if (!segment) break
        await pack(tx, group_id, segment, most)
        hasLarge ||= segment.last - segment.first + 1 === large
        signal.throwIfAborted()
      }
    }
    if (hasLarge) await planAnew.run(tx)
    for (const group_id of toBind) await bindVolumes(tx, group_id, bound, signal)
    for (let gone = await takeGone.first(tx); gone; gone = await takeGone.first(tx)) {
      await clear(tx, gone.id, signal)
      await removeSegment.run(tx, gone)
    }
  }

  return {
    want(group_id) {
      if (wanted.size < mostWanted) wanted.add(group_id)
    },
    async run(signal) {
      if (isRunning) return
      isRunning = true
      await run(signal).finally(() => (isRunning = false))
    },
  }
}

async function pack(
  tx: Tx,
  group_id: number,
  { id, first, last, leased_until }: Row<'packed.take'>,
  most: number,
): Promise<void> {
  // Somebody may have begun it and died.
  await clear(tx, id)
  const size = last - first + 1
  const [times, lengths] = [new Float64Array(size).fill(NaN), new Uint32Array(size)]
  using words = new SegmentWriter(size)
  const lexicon = new Lexicon()
  let bytes = 0
  const span: { earliest: Timestamp | null; latest: Timestamp | null } = { earliest: null, latest: null }
  for (let newest = last; newest >= first; newest -= atOnce) {
    const rows = await vectorsOf.all(tx, { group_id, first: Math.max(first, newest - atOnce + 1), last: newest })
    for (const row of rows) {
      const offset = last - row.msg_num
      bytes += row.words.length
      times[offset] = secondOf(row.created)
      if (span.earliest === null || row.created < span.earliest) span.earliest = row.created
      if (span.latest === null || row.created > span.latest) span.latest = row.created
      lengths[offset] = eachLexeme(row.words, (from, to, counts, places) =>
        words.add(lexicon.numberOf(row.words, from, to), offset, [counts], places),
      )
    }
    if (bytes > most) {
      await leaveSegment.run(tx, { group_id, id, leased_until })
      return
    }
  }
  // Phrases in smaller ones are found by their words.
  const nameOf = (word: number): string => lexicon.nameOf(word)
  const common = size === large ? pairedIn(words, size, nameOf) : []
  const paired = common.map(nameOf)
  await keepPostings(tx, { group_id, segment_id: id }, words.packed(nameOf))
  using pairs = await pairsIn(words, common, size)
  await keepPostings(
    tx,
    { group_id, segment_id: id },
    pairs.packed(pair => pairNameOf(paired, pair)),
  )
  const { isThere } = await finishSegment.one(tx, {
    group_id,
    id,
    leased_until,
    facts: packFacts(factsOf(times, lengths)),
    paired: paired.map(word => `${word} `).join(''),
    ...span,
  })
  if (!isThere) await clear(tx, id)
}

async function keepPostings(
  tx: Tx,
  segment: { group_id: number; segment_id: number },
  words: Iterable<PackedWord>,
): Promise<void> {
  let [some, bytes]: [PackedWord[], number] = [[], 0]
  const write = async (): Promise<void> => {
    await addPostings.run(tx, {
      ...segment,
      words: some.map(({ word }) => word),
      postings: some.map(({ postings }) => postings),
      places: some.map(({ places }) => places),
    })
    ;[some, bytes] = [[], 0]
  }
  for (const packed of words) {
    some.push(packed)
    bytes += packed.postings.length + packed.places.length
    if (some.length === rowsAtOnce || bytes > bytesAtOnce) await write()
  }
  if (some.length > 0) await write()
}
