import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import type { Candidate, Numbers, Walk, Walked } from '../walk.ts'
import type { FactsShelf } from './facts.ts'
import { readPostings } from './format.ts'
import { matchesIn, type Looked, type Plain } from './match.ts'
import { large, readySegments, small } from './store.ts'

/** What a walk through what is packed needs: a plain query, and what becomes of what is not packed. */
export type PackedWalk = Walk & { plain: Plain }
type Ways = {
  shelf: FactsShelf
  /** Walks through what is not packed, few messages or many. */
  few: (tx: Tx, walk: Walk) => Promise<Walked>
  many: (tx: Tx, walk: Walk) => Promise<Walked>
  /** There is something that could be packed. */
  want: () => void
}

const span = 64 * large
// A word takes three bytes of a message.
const bytesOf = ({ plain, most }: PackedWalk): number => 3 * most * Math.max(1, plain.all.length)

/**
 * The first matching messages in the order of their numbers: segment by segment, and what lies between them as it is walked
 * where nothing is packed. How far it goes depends on what is found alone, never on the time it takes.
 */
export async function walkPacked(tx: Tx, walk: PackedWalk, ways: Ways): Promise<Walked> {
  const { dir, most } = walk
  const found: Candidate[] = []
  let left: Numbers = { above: walk.above, below: walk.below }
  let newest = Infinity
  /** Walks what is not packed; answers where it stopped, if it did. */
  const through = async (gap: Numbers): Promise<number | null> => {
    const size = Math.min(gap.below, newest + 1) - gap.above - 1
    if (size <= 0) return null
    if (size >= small) ways.want()
    const between = size <= few ? ways.few : ways.many
    const { candidates, edge } = await between(tx, { ...walk, ...gap, most: most + 1 - found.length })
    found.push(...candidates)
    return found.length > most ? null : edge
  }

  for (let bytes = bytesOf(walk); left.above + 1 < left.below && found.length <= most; bytes *= 4) {
    const rows = await readySegments[dir].all(tx, {
      ...{ group_id: walk.group_id, words: wordsOf(walk.plain), ...walk.range, ...left, span, bytes },
    })
    newest = rows[0]?.newest ?? newest
    const segments = segmentsOf(rows)
    const looked = segments.filter(segment => isPossible(segment, walk.plain))
    const facts = await ways.shelf(
      tx,
      looked.map(({ id }) => id),
    )
    for (const segment of segments) {
      const edge = await through(
        dir === 'asc' ? { above: left.above, below: segment.first } : { above: segment.last, below: left.below },
      )
      if (edge !== null) return { candidates: inOrder(found, walk), edge }
      const known = facts.get(segment.id)
      if (known) for (const one of matchesOf(segment, { last: segment.last, facts: known }, walk, left)) found.push(one)
      left =
        dir === 'asc'
          ? { ...left, above: Math.max(left.above, segment.last) }
          : { ...left, below: Math.min(left.below, segment.first) }
      if (found.length > most) break
    }
    if (segments.length > 0) continue
    const edge = await through(left)
    if (edge !== null) return { candidates: inOrder(found, walk), edge }
    break
  }
  const candidates = inOrder(found, walk)
  return { candidates, edge: found.length > most ? candidates.at(-1)!.msg_num : null }
}

// So many are read one after the other, sooner than they are looked up.
const few = 512

const wordsOf = ({ all, none }: Plain): string[] => [...all, ...none].map(({ word }) => word)

type Segment = { id: number; first: number; last: number; postings: (Buffer | null)[] }

/** Rows of one segment each have one word. */
function segmentsOf(rows: readonly Row<'packed.ready'>[]): Segment[] {
  const segments: Segment[] = []
  for (const { id, first, last, place, postings } of rows) {
    if (segments.at(-1)?.id !== id) segments.push({ id, first, last, postings: [] })
    if (place !== null) segments.at(-1)!.postings.push(postings)
  }
  return segments
}

/** Whether it was looked into, as one of the time, and has all of the words. */
const isPossible = ({ postings }: Segment, { all, none }: Plain): boolean =>
  postings.length === all.length + none.length && all.every((_, n) => postings[n] !== null)

const nowhere = { offsets: new Uint16Array(), codes: new Uint8Array(), unusual: new Map() }

function matchesOf(
  { postings }: Segment,
  known: Pick<Looked, 'last' | 'facts'>,
  walk: PackedWalk,
  left: Numbers,
): Candidate[] {
  const { plain, ranking, range, dir } = walk
  const read = postings.map(bytes => (bytes ? readPostings(bytes) : nowhere))
  const [all, none] = [read.slice(0, plain.all.length), read.slice(plain.all.length)]
  const from = range.from === null ? -Infinity : Date.parse(range.from)
  const until = range.until === null ? Infinity : Date.parse(range.until)
  const found = matchesIn({ ...known, all, none }, plain, ranking?.weights ?? null, { ...left, from, until })
  return dir === 'asc' ? found.toReversed() : found
}

function inOrder(found: readonly Candidate[], { dir, most }: Walk): Candidate[] {
  const sign = dir === 'asc' ? 1 : -1
  return found.toSorted((a, b) => sign * (a.msg_num - b.msg_num)).slice(0, most)
}
