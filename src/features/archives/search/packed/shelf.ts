import { createKept } from '#runtime/kept.ts'
import type { Tx } from '#storage/database.ts'
import type { Row as QueryRow } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import type { Lexeme } from '../conditions.ts'
import { secondOf } from '../range.ts'
import type { Columns } from '../walk.ts'
import { listsIn, sizeOf, type Lists } from './bound.ts'
import { readFacts, type Facts } from './facts.ts'
import { looseOf, type Loose } from './loose.ts'
import type { Standing } from './standing.ts'
import { topicShelf, type TopicsOf } from './topics.ts'
import { factsOfSegments, farthest, looseMessages, postingsIn, rangesOfSegments, stateOfGroup } from './store.ts'

/**
 * A segment that is ready: its numbers, between which moments its messages were written, and of which words it has pairs.
 * Nothing of it ever changes but where its lists are.
 */
export type Segment = {
  id: number
  first: number
  last: number
  earliest: number
  latest: number
  /** With a space behind each. */
  paired: string
  /** Where its lists were when they were read last: in a volume, or by themselves. */
  home: { shelf: number; part: number }
}
/**
 * What a group has to be searched: its segments and the messages behind them, the newest first; which messages were changed since
 * their segment was packed, by segments; its last number, and how often messages were moved to other topics. As long as nothing of
 * that changes it is the same object, which has a number of its own.
 */
export type State = {
  id: number
  newest: number
  rearranged: number
  segments: readonly Segment[]
  changed: ReadonlyMap<number, ReadonlySet<number>>
  loose: readonly Loose[] | null
}
/** The words that are looked for; whether nothing matches without one, and whether it is asked where it stands. */
export type Asked = readonly { lexeme: Lexeme; key: string; isRequired: boolean; isPlaced: boolean }[]
/** What a segment has for each of the words; null: it has it nowhere; undefined: that was not read. */
export type Standings = readonly (Standing | null | undefined)[]
/** What was read of a segment. `rarest`: not all that was asked for, but this of the words alone, which few messages have. */
export type Read = { standings: Standings; rarest: number | null }

/** What was read of segments, kept in memory while there is room. What is asked of the database each time is which are ready. */
export type Shelf = {
  /** The state of a group now. */
  stateOf(tx: Tx, group_id: number): Promise<State>
  /** What it was the last two times that somebody asked: it may well be the same now. */
  steadyState(group_id: number): State | undefined
  /** What a walk found in a state: the same walk finds the same. */
  recallWalk(key: string): Columns | undefined
  keepWalk(key: string, walked: Columns): void
  /** What a segment has for the words, if all of that is in memory. */
  recall(segment: Segment, asked: Asked): Standings | undefined
  /** The same of several, read where it is not; those that are not ready any more are missing. */
  read(tx: Tx, segments: readonly Segment[], asked: Asked): Promise<ReadonlyMap<number, Read>>
  recallFacts(segment: Segment): Facts | undefined
  factsOf(tx: Tx, segments: readonly Segment[]): Promise<ReadonlyMap<number, Facts>>
  topicsOf: TopicsOf
}

/** Roughly what keeping a thing takes beside its bytes. */
const overhead = { postings: 400, segment: 200, state: 200 }
/** What a walk found is kept with the order that was made of it, and the first of each topic. */
const perCandidate = 20 + 8 + 16

export function wordShelf(mostBytes: number): Shelf {
  const kept = createKept<unknown>(mostBytes)
  const keep = <T>(key: string, value: T, bytes: number): T => {
    kept.keep(key, value, bytes)
    return value
  }

  let states = 0
  const lastOf = (group_id: number) =>
    kept.find(`g${group_id}`) as { row: StateRow; state: State; isSteady: boolean } | undefined

  async function segmentsOf(tx: Tx, ids: readonly number[]): Promise<Segment[]> {
    const known = ids.map(id => kept.find(`s${id}`) as Segment | undefined)
    const missing = ids.filter((_, n) => known[n] === undefined)
    if (missing.length === 0) return known as Segment[]
    const rows = await rangesOfSegments.all(tx, { ids: missing })
    const read = new Map(
      rows.map(({ earliest, latest, paired, ...row }) => {
        const span = { earliest: momentOf(earliest, Infinity), latest: momentOf(latest, -Infinity) }
        const segment: Segment = { ...row, ...span, paired: ` ${paired}`, home: { shelf: row.id, part: 0 } }
        return [row.id, keep(`s${row.id}`, segment, overhead.segment + 2 * paired.length)]
      }),
    )
    return ids.map((id, n) => known[n] ?? read.get(id)).filter(segment => segment !== undefined)
  }

  async function looseOn(tx: Tx, group_id: number, versions: string): Promise<Loose[]> {
    const asked = versions === '' ? [] : versions.split(',')
    const keyFor = (version: string) => `l${group_id}:${version}`
    const known = asked.map(version => kept.find(keyFor(version)) as Loose | undefined)
    const missing = asked.filter((_, n) => known[n] === undefined).map(version => Number.parseInt(version, 10))
    if (missing.length === 0) return known as Loose[]
    const rows = await looseMessages.all(tx, { group_id, msg_nums: missing })
    const read = rows.map(({ msg_num, version, created, words }) =>
      keep(
        keyFor(`${msg_num}:${version}`),
        looseOf(msg_num, secondOf(created), words),
        2 * words.length + overhead.postings,
      ),
    )
    return [...known.filter(one => one !== undefined), ...read].toSorted((a, b) => b.msg_num - a.msg_num)
  }

  type Own = (Standing | null | undefined)[]
  /** What segments have for those of the words that are in memory. Where their lists are is looked at once. */
  function keptFor(asked: Asked): (segment: Segment) => Own {
    const shelves = new Map<number, (Lists | undefined)[]>()
    return ({ home: { shelf, part } }) => {
      const known = shelves.get(shelf) ?? asked.map(({ key }) => kept.find(`p${shelf} ${key}`) as Lists | undefined)
      shelves.set(shelf, known)
      return known.map((lists, n) => {
        if (!lists) return undefined
        const standing = lists.standings[part]
        return standing === undefined ? null : lists.arePlaced || !asked[n]!.isPlaced ? standing : undefined
      })
    }
  }

  /** Whether that is all that is asked for: where one that is required is not there, nothing else is. */
  const isAll = (standings: Standings, asked: Asked): boolean =>
    !standings.includes(undefined) || standings.some((standing, n) => standing === null && asked[n]!.isRequired)

  return {
    async stateOf(tx, group_id) {
      const row = await stateOfGroup.one(tx, { group_id })
      const last = lastOf(group_id)
      if (last && isSame(last.row, row)) {
        last.isSteady = true
        return last.state
      }
      const segments =
        last?.row.segments === row.segments ? last.state.segments : await segmentsOf(tx, idsIn(row.segments))
      const loose = row.loose === null ? null : await looseOn(tx, group_id, row.loose)
      const { last: newest, rearranged } = row
      const state: State = { id: (states += 1), newest, rearranged, segments, changed: changedIn(row.changed), loose }
      const texts = loose?.reduce((sum, { words }) => sum + 2 * words.length, 0) ?? 0
      const changed = 20 * (row.changed?.length ?? 0)
      keep(`g${group_id}`, { row, state, isSteady: false }, overhead.state + 20 * segments.length + changed + texts)
      return state
    },
    steadyState(group_id) {
      const last = lastOf(group_id)
      return last?.isSteady ? last.state : undefined
    },
    recallWalk: key => kept.find(`r${key}`) as Columns | undefined,
    keepWalk: (key, walked) => void keep(`r${key}`, walked, overhead.state + perCandidate * walked.numbers.length),
    recall(segment, asked) {
      const standings = keptFor(asked)(segment)
      return isAll(standings, asked) ? standings : undefined
    },
    async read(tx, segments, asked) {
      const found = new Map<number, Read>()
      const partly = new Map<number, { segment: Segment; standings: Own }>()
      const keptOf = keptFor(asked)
      for (const segment of segments) {
        const standings = keptOf(segment)
        if (isAll(standings, asked)) found.set(segment.id, { standings, rarest: null })
        else partly.set(segment.id, { segment, standings })
      }
      if (partly.size === 0) return found
      const rows = await postingsIn.all(tx, {
        ids: [...partly.keys()],
        low: asked.map(({ lexeme }) => lexeme.word),
        high: asked.map(({ lexeme: { word, isBeginning } }) => (isBeginning ? word + farthest : word)),
        placed: asked.map(({ isPlaced }) => isPlaced),
        required: asked.map(({ isRequired }) => isRequired),
        missing: asked.map((_, n) => partly.values().some(({ standings }) => standings[n] === undefined)),
      })
      for (const row of rows) {
        const n = (row.place ?? row.lacking!) - 1
        const { key, lexeme } = asked[n]!
        const lists = listsIn(row, lexeme.isBeginning)
        keep(`p${row.shelf} ${key}`, lists, sizeOf(lists))
        for (const { id, part } of membersIn(row.members)) {
          const own = partly.get(id)
          // Others of a volume are told too; one that is asked for may have lost its place in memory.
          const segment = own?.segment ?? (kept.find(`s${id}`) as Segment | undefined)
          if (segment) segment.home = { shelf: row.shelf, part }
          if (!own) continue
          const { standings } = own
          standings[n] = lists.standings[part] ?? null
          found.set(id, { standings, rarest: row.isRarest && standings[n] ? n : null })
        }
      }
      return found
    },
    recallFacts: ({ id }) => kept.find(`f${id}`) as Facts | undefined,
    async factsOf(tx, segments) {
      const found = new Map<number, Facts>()
      for (const { id } of segments) {
        const facts = kept.find(`f${id}`) as Facts | undefined
        if (facts) found.set(id, facts)
      }
      const missing = new Map(segments.filter(({ id }) => !found.has(id)).map(one => [one.id, one]))
      for (const { id, facts: bytes } of missing.size === 0
        ? []
        : await factsOfSegments.all(tx, { ids: [...missing.keys()] })) {
        const { first, last } = missing.get(id)!
        const facts = readFacts(bytes, last - first + 1)
        found.set(id, keep(`f${id}`, facts, facts.times.byteLength + facts.lengths.byteLength + overhead.postings))
      }
      return found
    },
    topicsOf: topicShelf(kept),
  }
}

type StateRow = QueryRow<'packed.state'>
const isSame = (a: StateRow, b: StateRow): boolean =>
  a.last === b.last &&
  a.rearranged === b.rearranged &&
  a.segments === b.segments &&
  a.changed === b.changed &&
  a.loose === b.loose

/** The segments that a row has lists of, each with its part. */
function membersIn(members: string): { id: number; part: number }[] {
  const numbers = members.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, n) => ({ id: numbers[2 * n]!, part: numbers[2 * n + 1]! }))
}

/** The messages that were changed, by segments. */
function changedIn(changed: string | null): ReadonlyMap<number, ReadonlySet<number>> {
  const all = new Map<number, Set<number>>()
  for (const one of changed?.split(',') ?? []) {
    const [segment_id, msg_num] = one.split(' ').map(Number) as [number, number]
    all.set(segment_id, (all.get(segment_id) ?? new Set()).add(msg_num))
  }
  return all
}

const idsIn = (array: string): number[] => JSON.parse(`[${array.slice(1, -1)}]`) as number[]
const momentOf = (timestamp: Timestamp | null, none: number): number =>
  timestamp === null ? none : secondOf(timestamp)
