import type { Tx } from '#storage/database.ts'
import { secondOf } from '../range.ts'
import { foundOf, type Candidate, type Walk } from '../walk.ts'
import { offsetAt } from './format.ts'
import { Matching, type Looked } from './match.ts'
import { askedBy, pairedPlain } from './plain.ts'
import { weighingBy } from './rank.ts'
import type { Asked, Read, Segment, Shelf } from './shelf.ts'
import type { Plain } from './standing.ts'
import { large } from './store.ts'

/** A walk through what is packed, and what is asked of words there. */
export type PackedWalk = Walk & { plain: Plain }
/** What is walked through at once: a segment, or the messages behind the last one. */
export type Stretch = { first: number; last: number; segment: Segment | null }

/** What is asked of a segment, which differs by the pairs that it has. */
export type Form = { asked: Asked; matching: Matching }
/** What matches in a segment, the newest first, where it was found without what the segment has. */
type Matches = readonly Candidate[]
/** What is known of a segment: what it has, or what matches; nothing that matches; or that it is not ready any more. */
type Seen = (Looked & { form: Form }) | Matches | 'nothing' | 'gone'
export const isMatches = (seen: Seen): seen is Matches => Array.isArray(seen)

/** `paired`: words that there are pairs of. */
export function formOf({ plain, ranking }: PackedWalk, paired: ReadonlySet<string>): Form {
  const inIt = pairedPlain(plain, paired)
  const asked = askedBy(inIt, ranking !== null, paired)
  return { asked, matching: new Matching(inIt, asked, ranking && weighingBy(ranking.weights)) }
}

/** The forms of what is asked, each made once. */
function formsOf(walk: PackedWalk): (segment: Segment) => Form {
  const rows = walk.plain.conditions.flatMap(({ ways }) => ways)
  const words = rows.filter(({ places }) => places !== null).flatMap(row => row.lexemes.map(({ word }) => word))
  const forms = new Map<string, Form>()
  const ofSegments = new Map<Segment, Form>()
  const made = ({ paired }: Segment): Form => {
    const among = words.filter(word => paired.includes(` ${word} `))
    const key = among.join(' ')
    const form = forms.get(key) ?? formOf(walk, new Set(among))
    forms.set(key, form)
    return form
  }
  return segment => {
    const form = ofSegments.get(segment) ?? made(segment)
    ofSegments.set(segment, form)
    return form
  }
}

// How many lists are read at once: so much is in memory for one search. What begins like others has many.
const mostLists = 512
const listsOfBeginning = 8

/** How many messages are looked through at once. */
function widestFor(asked: Asked): number {
  const lists = asked.reduce((sum, { lexeme }) => sum + (lexeme.isBeginning ? listsOfBeginning : 1), 0)
  return large * Math.max(1, Math.floor(mostLists / Math.max(1, lists)))
}

/** Reads segments as they are come to, with others after them: as many as have what is needed, by what was found so far. */
export class Reading {
  readonly #formOf: (segment: Segment) => Form
  readonly #tx: Tx
  readonly #shelf: Shelf
  readonly #walk: PackedWalk
  readonly #stretches: readonly Stretch[]
  readonly #span: { from: number; until: number }
  /** What was read last, of those of each form. */
  readonly #read = new Map<Form, ReadonlyMap<number, Seen>>()
  /** How many messages were looked through. */
  #behind = 0
  constructor(tx: Tx, shelf: Shelf, walk: PackedWalk, stretches: readonly Stretch[]) {
    this.#formOf = formsOf(walk)
    ;[this.#tx, this.#shelf, this.#walk, this.#stretches] = [tx, shelf, walk, stretches]
    this.#span = spanOf(walk)
  }

  /** What was read of a segment already, or is in memory; undefined: it has to be read. */
  recall(n: number): Seen | undefined {
    const segment = this.#stretches[n]!.segment!
    if (!this.#isOfTheTime(segment)) return 'nothing'
    const form = this.#formOf(segment)
    const seen = this.#read.get(form)?.get(segment.id) ?? this.#inMemory(segment, form)
    if (seen) this.#behind += segment.last - segment.first + 1
    return seen
  }

  #inMemory(segment: Segment, form: Form): Seen | undefined {
    const standings = this.#shelf.recall(segment, form.asked)
    if (!standings) return undefined
    if (!form.matching.isPossible(standings)) return 'nothing'
    const facts = this.#shelf.recallFacts(segment)
    return facts && { last: segment.last, facts, standings, form }
  }

  /** The same of one that has to be read. `found`: how many were found so far. */
  async read(n: number, found: number): Promise<Seen> {
    const segment = this.#stretches[n]!.segment!
    const form = this.#formOf(segment)
    const ahead = this.#ahead(n, found, form)
    this.#behind += segment.last - segment.first + 1
    const read = await this.#shelf.read(this.#tx, ahead, form.asked)
    const [whole, partly, seen] = [[] as Segment[], [] as Segment[], new Map<number, Seen>()]
    for (const one of ahead) {
      const known = read.get(one.id)
      if (!known) seen.set(one.id, 'gone')
      else if (known.rarest !== null) partly.push(one)
      else if (form.matching.isPossible(known.standings)) whole.push(one)
      else seen.set(one.id, 'nothing')
    }
    const facts = await this.#shelf.factsOf(this.#tx, whole)
    for (const { id, last } of whole) {
      const [own, { standings }] = [facts.get(id), read.get(id)!]
      seen.set(id, own ? { last, facts: own, standings, form } : 'gone')
    }
    for (const [id, matches] of await this.#matchesAmong(partly, read)) seen.set(id, matches)
    this.#read.set(form, seen)
    return seen.get(segment.id)!
  }

  /** What matches in segments in which few messages have a word that must be there: each of these is looked at. */
  async #matchesAmong(
    segments: readonly Segment[],
    read: ReadonlyMap<number, Read>,
  ): Promise<ReadonlyMap<number, Matches>> {
    const { above, below } = this.#walk
    const numbers = segments.flatMap(({ id, last }) => {
      const { standings, rarest } = read.get(id)!
      const { postings } = standings[rarest!]!
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
    const most = Math.min(widestFor(form.asked), Math.max(large, needed))
    const ahead: Segment[] = []
    let messages = 0
    for (const { segment } of this.#stretches.slice(n)) {
      if (messages >= most) break
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

export const spanOf = ({ range }: Walk) => ({
  from: range.from === null ? -Infinity : secondOf(range.from),
  until: range.until === null ? Infinity : secondOf(range.until),
})
