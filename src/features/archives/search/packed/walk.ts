import type { Tx } from '#storage/database.ts'
import { keyOf } from '../conditions.ts'
import type { Candidate, Numbers, Walk, Walked } from '../walk.ts'
import { factsOfLoose, postingsOfLoose } from './loose.ts'
import { matchesIn, type Looked, type Plain, type Standing } from './match.ts'
import { askedBy } from './plain.ts'
import type { Asked, Segment, Shelf, Standings, State } from './shelf.ts'
import { weighingBy } from './rank.ts'
import { large, mostLoose, small } from './store.ts'

/** What a walk through what is packed needs: what is asked of words, and what becomes of what is not packed. */
export type PackedWalk = Walk & { plain: Plain }
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

/** What is walked through at once: a segment, or the messages behind the last one. */
type Stretch = { first: number; last: number; segment: Segment | null }

/** The first matching messages in the order of their numbers. Where all is packed, what was found once is not looked for again. */
export async function walkPacked(tx: Tx, walk: PackedWalk, ways: Ways): Promise<Walked> {
  const { shelf, state } = ways
  const { tsquery, range, ranking, dir, above, below, most } = walk
  const key = JSON.stringify([state.id, tsquery, range, ranking?.weights, dir, above, below, most])
  const known = shelf.recallWalk(key)
  if (known) return known
  let isPacked = true
  const unpacked = (by: Ways['few']): Ways['few'] => {
    return (...part) => {
      isPacked = false
      return by(...part)
    }
  }
  const walked = await walkThrough(tx, walk, { ...ways, few: unpacked(ways.few), many: unpacked(ways.many) })
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
    const edge = await through(gap)
    if (edge !== null) return stopped(edge)
    if (found.length > most) break
    const looked = segment ? await reading.look(n, found.length) : looseIn(state.loose!, last, reading.asked)
    if (looked === 'gone') {
      const stop = await through({ above: Math.max(left.above, first - 1), below: Math.min(left.below, last + 1) })
      if (stop !== null) return stopped(stop)
    } else if (looked) for (const one of matchesOf(looked, walk, left)) found.push(one)
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

function looseIn(messages: NonNullable<State['loose']>, last: number, { lexemes, isPlaced }: Asked): Looked {
  const standings = new Map<string, Standing | null>(
    lexemes.map(lexeme => [keyOf(lexeme), postingsOfLoose(messages, last, lexeme, isPlaced)]),
  )
  return { last, facts: factsOfLoose(messages, last), standings }
}

const widest = 64 * large

/** Reads segments as they are come to, with others after them: as many as have what is needed, by what was found so far. */
class Reading {
  readonly asked: Asked
  readonly #tx: Tx
  readonly #shelf: Shelf
  readonly #walk: PackedWalk
  readonly #stretches: readonly Stretch[]
  readonly #span: { from: number; until: number }
  #read: ReadonlyMap<number, Standings> = new Map()
  /** How many messages were looked through. */
  #behind = 0
  constructor(tx: Tx, shelf: Shelf, walk: PackedWalk, stretches: readonly Stretch[]) {
    this.asked = askedBy(walk.plain, walk.ranking !== null)
    ;[this.#tx, this.#shelf, this.#walk, this.#stretches] = [tx, shelf, walk, stretches]
    this.#span = spanOf(walk)
  }

  /** What a segment has; undefined: nothing that matches. `found`: how many were found so far. */
  async look(n: number, found: number): Promise<Looked | 'gone' | undefined> {
    const segment = this.#stretches[n]!.segment!
    const { id, first, last } = segment
    if (!this.#isOfTheTime(segment)) return undefined
    const standings = this.#shelf.recall(segment, this.asked) ?? (await this.#standingsOf(n, found))
    this.#behind += last - first + 1
    if (!standings) return 'gone'
    if (!this.#isPossible(standings)) return undefined
    const facts = (await this.#shelf.factsOf(this.#tx, [segment])).get(id)
    return facts ? { last, facts, standings } : 'gone'
  }

  async #standingsOf(n: number, found: number): Promise<Standings | undefined> {
    const { id } = this.#stretches[n]!.segment!
    if (!this.#read.has(id)) {
      const ahead = this.#ahead(n, found)
      this.#read = await this.#shelf.read(this.#tx, ahead, this.asked)
      await this.#shelf.factsOf(
        this.#tx,
        ahead.filter(one => this.#isPossible(this.#read.get(one.id) ?? new Map())),
      )
    }
    return this.#read.get(id)
  }

  /** The next segments, until they have so many messages. */
  #ahead(n: number, found: number): Segment[] {
    const share = found / Math.max(1, this.#behind)
    const needed = this.#behind === 0 ? large : (this.#walk.most + 1 - found) / Math.max(share, 1e-9)
    const ahead: Segment[] = []
    let messages = 0
    for (const { segment } of this.#stretches.slice(n)) {
      if (messages >= Math.min(widest, Math.max(large, needed))) break
      if (!segment || !this.#isOfTheTime(segment)) continue
      ahead.push(segment)
      messages += segment.last - segment.first + 1
    }
    return ahead
  }

  #isOfTheTime({ earliest, latest }: Segment): boolean {
    return latest >= this.#span.from && earliest < this.#span.until
  }

  /** Whether all of the words that must be there are. */
  #isPossible(standings: Standings): boolean {
    return this.#walk.plain.conditions.every(
      ({ not, ways }) => not || ways.some(({ lexemes }) => lexemes.every(one => standings.get(keyOf(one)))),
    )
  }
}

const spanOf = ({ range }: Walk) => ({
  from: range.from === null ? -Infinity : Date.parse(range.from),
  until: range.until === null ? Infinity : Date.parse(range.until),
})

function matchesOf(looked: Looked, walk: PackedWalk, left: Numbers): Candidate[] {
  // From the oldest on, the first are those that are found last.
  const { plain, ranking } = walk
  const most = walk.dir === 'asc' ? Infinity : walk.most + 1
  const found = matchesIn(looked, plain, ranking && weighingBy(ranking.weights), { ...left, ...spanOf(walk), most })
  return walk.dir === 'asc' ? found.toReversed() : found
}
