import type { Tx } from '#storage/database.ts'
import { columnsOf, type Candidate, type Columns, type Numbers, type Walk, type Walked } from '../walk.ts'
import { Changed } from './changed.ts'
import { factsOfLoose, postingsOfLoose } from './loose.ts'
import type { Looked } from './match.ts'
import { formOf, isMatches, Reading, spanOf, type Form, type PackedWalk, type Stretch } from './reading.ts'
import type { Shelf, State } from './shelf.ts'
import { mostChanged, mostLoose, small } from './store.ts'

/** What a walk through what is packed needs, and what becomes of what is not packed. */
type Ways = {
  shelf: Shelf
  /** What there is to walk through. */
  state: State
  /** Walks through what is not packed, few messages or many. */
  few: (tx: Tx, walk: Walk) => Promise<Walked>
  many: (tx: Tx, walk: Walk) => Promise<Walked>
  /** There is something that could be packed. */
  want: () => void
}

/** The first matching messages in the order of their numbers. Where all is packed, what was found once is not looked for again. */
export async function walkPacked(tx: Tx, walk: PackedWalk, ways: Ways): Promise<Columns> {
  const { shelf, state } = ways
  const { tsquery, range, ranking, dir, above, below, most } = walk
  const key = JSON.stringify([state.id, tsquery, range, ranking, dir, above, below, most])
  const known = shelf.recallWalk(key)
  if (known) return known
  let isPacked = true
  const unpacked = (by: Ways['few']): Ways['few'] => {
    return (...part) => {
      isPacked = false
      return by(...part)
    }
  }
  const walked = columnsOf(await walkThrough(tx, walk, { ...ways, few: unpacked(ways.few), many: unpacked(ways.many) }))
  if (isPacked) shelf.keepWalk(key, walked)
  return walked
}

/**
 * Segment by segment, and what lies between them as it is walked where nothing is packed. How far it goes depends on what is
 * found alone, never on the time it takes.
 */
async function walkThrough(tx: Tx, walk: PackedWalk, ways: Ways): Promise<Walked> {
  const { dir, most } = walk
  const { shelf, state } = ways
  const found: Candidate[] = []
  let left: Numbers = { above: walk.above, below: Math.min(walk.below, state.newest + 1) }
  const stretches = stretchesOf(state, walk)
  const reading = new Reading(tx, shelf, walk, stretches)
  const changed = new Changed(tx, walk, state, stretches)
  if (changed.count > mostChanged) ways.want()
  /** Walks what is not packed; answers where it stopped, if it did. */
  const through = async (gap: Numbers): Promise<number | null> => {
    const size = gap.below - gap.above - 1
    if (size <= 0 || found.length > most) return null
    if (size >= small) ways.want()
    const between = size <= few ? ways.few : ways.many
    const { candidates, edge } = await between(tx, { ...walk, ...gap, most: most + 1 - found.length })
    for (const one of candidates) found.push(one)
    return found.length > most ? null : edge
  }
  const stopped = (edge: number): Walked => ({ candidates: found.slice(0, most), edge })

  for (const [n, stretch] of stretches.entries()) {
    const { first, last, segment } = stretch
    const gap = dir === 'asc' ? { above: left.above, below: first } : { above: last, below: left.below }
    const edge = gap.below - gap.above > 1 ? await through(gap) : null
    if (edge !== null) return stopped(edge)
    if (found.length > most) break
    const seen = segment
      ? (reading.recall(n) ?? (await reading.read(n, found.length)))
      : looseIn(state.loose!, last, walk)
    if (seen === 'gone') {
      const stop = await through({ above: Math.max(left.above, first - 1), below: Math.min(left.below, last + 1) })
      if (stop !== null) return stopped(stop)
    } else {
      const outdated = (segment && state.changed.get(segment.id)) ?? none
      const packed = seen === 'nothing' ? [] : isMatches(seen) ? seen : matchesOf(seen, walk, left, outdated.size)
      const matches = outdated.size === 0 ? packed : withChanged(packed, outdated, await changed.matchesIn(segment!.id))
      for (const one of inOrder(matches, dir)) found.push(one)
    }
    left =
      dir === 'asc' ? { ...left, above: Math.max(left.above, last) } : { ...left, below: Math.min(left.below, first) }
    if (found.length > most) break
  }
  const edge = await through(left)
  if (edge !== null) return stopped(edge)
  return { candidates: found.slice(0, most), edge: found.length > most ? found[most - 1]!.msg_num : null }
}

// So many are read one after the other, sooner than they are looked up.
const few = 512

/** What has some of the numbers, in the order of the walk. */
function stretchesOf({ newest, segments, loose }: State, { dir, above, below }: Walk): Stretch[] {
  const stretches = segments.map((segment): Stretch => ({ first: segment.first, last: segment.last, segment }))
  const packed = segments[0]?.last ?? 0
  if (loose !== null && newest - packed <= mostLoose) {
    const last = Math.max(newest, loose[0]?.msg_num ?? 0)
    stretches.unshift({ first: packed + 1, last, segment: null })
  }
  const inside = stretches.filter(({ first, last }) => last > above && first < below)
  return dir === 'asc' ? inside.toReversed() : inside
}

function looseIn(messages: NonNullable<State['loose']>, last: number, walk: PackedWalk): Looked & { form: Form } {
  const form = formOf(walk, new Set())
  const standings = form.asked.map(({ lexeme, isPlaced }) => postingsOfLoose(messages, last, lexeme, isPlaced))
  return { last, facts: factsOfLoose(messages, last), standings, form }
}

/** The newest first; `more`: so many more than are needed. */
function matchesOf(
  looked: Looked & { form: Form },
  walk: PackedWalk,
  left: Numbers,
  more: number,
): readonly Candidate[] {
  // From the oldest on, the first are those that are found last.
  const most = walk.dir === 'asc' ? Infinity : walk.most + 1 + more
  return looked.form.matching.matchesIn(looked, { ...left, ...spanOf(walk), most })
}

const none: ReadonlySet<number> = new Set()

/** What matches in a segment, the newest first: of messages that were changed, as they are now. */
const withChanged = (packed: readonly Candidate[], outdated: ReadonlySet<number>, changed: readonly Candidate[]) =>
  [...packed.filter(({ msg_num }) => !outdated.has(msg_num)), ...changed].toSorted((a, b) => b.msg_num - a.msg_num)

const inOrder = (newestFirst: readonly Candidate[], dir: Walk['dir']): readonly Candidate[] =>
  dir === 'asc' ? newestFirst.toReversed() : newestFirst
