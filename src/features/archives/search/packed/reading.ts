import type { Tx } from '#storage/database.ts'
import { keyOf } from '../conditions.ts'
import { secondOf } from '../range.ts'
import { foundOf, type Candidate, type Walk } from '../walk.ts'
import { offsetAt } from './format.ts'
import type { Looked } from './match.ts'
import type { Plain } from './standing.ts'
import { askedBy, pairedPlain } from './plain.ts'
import type { Asked, Read, Segment, Shelf, Standings } from './shelf.ts'
import { large } from './store.ts'

/** A walk through what is packed, and what is asked of words there. */
export type PackedWalk = Walk & { plain: Plain }
/** What is walked through at once: a segment, or the messages behind the last one. */
export type Stretch = { first: number; last: number; segment: Segment | null }

/** What is asked of a segment, which differs by the pairs that it has. */
type Form = { plain: Plain; asked: Asked }
/** What matches in a segment, the newest first, where it was found without what the segment has. */
type Matches = readonly Candidate[]
export const isMatches = (seen: Looked | Standings | Matches): seen is Matches => Array.isArray(seen)
/** The forms of what is asked, each made once. */
function formsOf({ plain, ranking }: PackedWalk): (segment: Segment) => Form {
  const rows = plain.conditions.flatMap(({ ways }) => ways)
  const words = rows.filter(({ places }) => places !== null).flatMap(row => row.lexemes.map(({ word }) => word))
  const forms = new Map<string, Form>()
  return ({ paired }) => {
    const among = new Set(words.filter(word => paired.includes(` ${word} `)))
    const key = [...among].join(' ')
    const known = forms.get(key)
    if (known) return known
    const inIt = pairedPlain(plain, among)
    const form = { plain: inIt, asked: askedBy(inIt, ranking !== null, among) }
    forms.set(key, form)
    return form
  }
}

const widest = 64 * large

/** Reads segments as they are come to, with others after them: as many as have what is needed, by what was found so far. */
export class Reading {
  readonly #formOf: (segment: Segment) => Form
  readonly #tx: Tx
  readonly #shelf: Shelf
  readonly #walk: PackedWalk
  readonly #stretches: readonly Stretch[]
  readonly #span: { from: number; until: number }
  /** What was read last, of those of each form. */
  readonly #read = new Map<Form, ReadonlyMap<number, Standings | Matches>>()
  /** How many messages were looked through. */
  #behind = 0
  constructor(tx: Tx, shelf: Shelf, walk: PackedWalk, stretches: readonly Stretch[]) {
    this.#formOf = formsOf(walk)
    ;[this.#tx, this.#shelf, this.#walk, this.#stretches] = [tx, shelf, walk, stretches]
    this.#span = spanOf(walk)
  }

  /** What a segment has; undefined: nothing that matches. `found`: how many were found so far. */
  async look(n: number, found: number): Promise<Looked | Matches | 'gone' | undefined> {
    const segment = this.#stretches[n]!.segment!
    const { id, first, last } = segment
    if (!this.#isOfTheTime(segment)) return undefined
    const form = this.#formOf(segment)
    const standings =
      this.#read.get(form)?.get(id) ?? this.#shelf.recall(segment, form.asked) ?? (await this.#readOn(n, found, form))
    this.#behind += last - first + 1
    if (!standings) return 'gone'
    if (isMatches(standings)) return standings
    if (!isPossible(form, standings)) return undefined
    const facts = (await this.#shelf.factsOf(this.#tx, [segment])).get(id)
    return facts ? { last, facts, standings, plain: form.plain } : 'gone'
  }

  async #readOn(n: number, found: number, form: Form): Promise<Standings | Matches | undefined> {
    const segment = this.#stretches[n]!.segment!
    const ahead = this.#ahead(n, found, form)
    const read = await this.#shelf.read(this.#tx, ahead, form.asked)
    const isWhole = ({ id }: Segment) => !read.get(id)?.rarest
    await this.#shelf.factsOf(
      this.#tx,
      ahead.filter(one => isWhole(one) && isPossible(form, read.get(one.id)?.standings ?? new Map())),
    )
    const matches = await this.#matchesAmong(
      ahead.filter(one => !isWhole(one)),
      read,
    )
    const standings = new Map([...read].map(([id, one]) => [id, matches.get(id) ?? one.standings]))
    this.#read.set(form, standings)
    return standings.get(segment.id)
  }

  /** What matches in segments in which few messages have a word that must be there: each of these is looked at. */
  async #matchesAmong(segments: readonly Segment[], read: ReadonlyMap<number, Read>) {
    const { above, below } = this.#walk
    const numbers = segments.flatMap(({ id, last }) => {
      const { postings } = read.get(id)!.standings.get(read.get(id)!.rarest!)!
      return Array.from({ length: postings.count }, (_, n) => last - offsetAt(postings, n))
    })
    const inside = numbers.filter(number => number > above && number < below)
    const found = await foundOf(this.#tx, this.#walk, inside)
    return new Map(
      segments.map(({ id, first, last }) => [id, found.filter(({ msg_num }) => msg_num >= first && msg_num <= last)]),
    )
  }

  /** The next segments of a form, until all have so many messages. */
  #ahead(n: number, found: number, form: Form): Segment[] {
    const share = found / Math.max(1, this.#behind)
    const needed = this.#behind === 0 ? large : (this.#walk.most + 1 - found) / Math.max(share, 1e-9)
    const ahead: Segment[] = []
    let messages = 0
    for (const { segment } of this.#stretches.slice(n)) {
      if (messages >= Math.min(widest, Math.max(large, needed))) break
      if (!segment || !this.#isOfTheTime(segment)) continue
      if (this.#formOf(segment) === form) ahead.push(segment)
      messages += segment.last - segment.first + 1
    }
    return ahead
  }

  #isOfTheTime({ earliest, latest }: Segment): boolean {
    return latest >= this.#span.from && earliest < this.#span.until
  }
}

/** Whether all of the words that must be there are. */
const isPossible = ({ plain }: Form, standings: Standings): boolean =>
  plain.conditions.every(
    ({ not, ways }) => not || ways.some(({ lexemes }) => lexemes.every(one => standings.get(keyOf(one)))),
  )

export const spanOf = ({ range }: Walk) => ({
  from: range.from === null ? -Infinity : secondOf(range.from),
  until: range.until === null ? Infinity : secondOf(range.until),
})
