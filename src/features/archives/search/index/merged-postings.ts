import { readTermPostings, readUnitedPostings, type TermPostings } from './postings-list.ts'

/** The postings of a term in each segment of a merge, and whether its positions were read. */
export type SegmentPostings = { bySegment: readonly (TermPostings | undefined)[]; hasPositions: boolean }
type PostingsRow = { parts: Buffer | null; postings: Buffer | null; places: Buffer | null }

const entryBytes = 10

/**
 * The postings of each segment in a row; `areSeveral`: of several terms, united. The row of an unmerged segment has one
 * part, numbered 0.
 */
export function decodePostings({ parts, postings, places }: PostingsRow, areSeveral: boolean): SegmentPostings {
  const bySegment: (TermPostings | undefined)[] = []
  const lists = { bySegment, hasPositions: places !== null }
  if (!postings) return lists
  if (!parts) {
    bySegment[0] = areSeveral ? readUnitedPostings(postings, places) : readTermPostings(postings, 0, places, 0)
    return lists
  }
  const several: { postings: Buffer[]; places: Buffer[] }[] = []
  let [list, place] = [0, 0]
  for (let at = 0; at < parts.length; at += entryBytes) {
    const part = parts.readInt16BE(at)
    const [listEnd, placeEnd] = [list + parts.readInt32BE(at + 2), place + parts.readInt32BE(at + 6)]
    if (areSeveral) {
      const pieces = (several[part] ??= { postings: [], places: [] })
      pieces.postings.push(postings.subarray(list, listEnd))
      if (places) pieces.places.push(places.subarray(place, placeEnd))
    } else bySegment[part] = readTermPostings(postings, list, places, place)
    ;[list, place] = [listEnd, placeEnd]
  }
  several.forEach((pieces, part) => {
    bySegment[part] = readUnitedPostings(Buffer.concat(pieces.postings), places && Buffer.concat(pieces.places))
  })
  return lists
}

/** The approximate overhead of each list. */
const overhead = 250

/** The memory they take. Those of one term share their bytes: they are cached and evicted together. */
export function postingsSize({ bySegment }: SegmentPostings): number {
  const seen = new Set<Uint8Array>()
  let sum = overhead
  const add = (bytes: Uint8Array) => {
    if (!seen.has(bytes)) sum += bytes.length
    seen.add(bytes)
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
