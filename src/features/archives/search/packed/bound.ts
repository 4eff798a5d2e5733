/** What a row has of one segment. */
type Slice = { postings: Buffer; places: Buffer | null }
type Row = { parts: Buffer | null; postings: Buffer | null; places: Buffer | null }

const entryBytes = 10

/**
 * The lists of each part of a row; those of several words that follow each other are put together. A row that is no volume's has one part,
 * which is called nought.
 */
export function slicesOf({ parts, postings, places }: Row): ReadonlyMap<number, Slice> {
  if (!postings) return new Map()
  if (!parts) return new Map([[0, { postings, places }]])
  const slices = new Map<number, { postings: Buffer[]; places: Buffer[] }>()
  let [list, place] = [0, 0]
  for (let at = 0; at < parts.length; at += entryBytes) {
    const part = parts.readInt16BE(at)
    const [listEnd, placeEnd] = [list + parts.readInt32BE(at + 2), place + parts.readInt32BE(at + 6)]
    const slice = slices.get(part) ?? { postings: [], places: [] }
    slices.set(part, slice)
    slice.postings.push(postings.subarray(list, listEnd))
    if (places) slice.places.push(places.subarray(place, placeEnd))
    ;[list, place] = [listEnd, placeEnd]
  }
  return new Map(
    [...slices].map(([part, slice]) => [
      part,
      { postings: joined(slice.postings), places: places && joined(slice.places) },
    ]),
  )
}

const joined = (pieces: readonly Buffer[]): Buffer => (pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces))
