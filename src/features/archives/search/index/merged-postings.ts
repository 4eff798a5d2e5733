import { readTermPostings, readUnitedPostings, type TermPostings } from './term-postings.ts'

/** The postings of a term in each segment of a merge, and whether its positions were read. */
export type SegmentPostings = { bySegment: readonly (TermPostings | undefined)[]; hasPositions: boolean }
type PostingsRow = { lengths: Buffer | null; postings: Buffer | null; positions: Buffer | null }

const entryBytes = 10

/**
 * The postings of each segment in a row; `areSeveral`: of several terms, united. The row of an unmerged segment has one
 * ordinal, numbered 0.
 */
export function decodePostings({ lengths, postings, positions }: PostingsRow, areSeveral: boolean): SegmentPostings {
  const bySegment: (TermPostings | undefined)[] = []
  const lists = { bySegment, hasPositions: positions !== null }
  if (!postings) return lists
  if (!lengths) {
    bySegment[0] = areSeveral ? readUnitedPostings(postings, positions) : readTermPostings(postings, 0, positions, 0)
    return lists
  }
  const several: { postings: Buffer[]; positions: Buffer[] }[] = []
  let [list, place] = [0, 0]
  for (let at = 0; at < lengths.length; at += entryBytes) {
    const ordinal = lengths.readInt16BE(at)
    const [listEnd, placeEnd] = [list + lengths.readInt32BE(at + 2), place + lengths.readInt32BE(at + 6)]
    if (areSeveral) {
      const pieces = (several[ordinal] ??= { postings: [], positions: [] })
      pieces.postings.push(postings.subarray(list, listEnd))
      if (positions) pieces.positions.push(positions.subarray(place, placeEnd))
    } else bySegment[ordinal] = readTermPostings(postings, list, positions, place)
    ;[list, place] = [listEnd, placeEnd]
  }
  several.forEach((pieces, ordinal) => {
    bySegment[ordinal] = readUnitedPostings(
      Buffer.concat(pieces.postings),
      positions && Buffer.concat(pieces.positions),
    )
  })
  return lists
}

/** The approximate overhead of each list. */
const overhead = 250

/** The memory they take. Those of one term share their bytes: they are cached and evicted together. */
export function postingsSize({ bySegment }: SegmentPostings): number {
  const counted = new Set<Uint8Array>()
  let sum = overhead
  const add = (bytes: Uint8Array) => {
    if (!counted.has(bytes)) sum += bytes.length
    counted.add(bytes)
  }
  bySegment.forEach(termPostings => {
    const { postings, positions } = termPostings!
    add(postings.bytes)
    sum += overhead + (postings.starts?.byteLength ?? 0)
    if (positions && 'bytes' in positions) add(positions.bytes)
    else if (positions) sum += positions.starts.byteLength + positions.values.byteLength
  })
  return sum
}
