import type { Tx } from '#storage/database.ts'
import { toSeconds } from '../date-range.ts'
import { matchesOf, type Candidate, type ScanRequest } from '../sql/scan.ts'
import { offsetAt } from './postings-codec.ts'
import { QueryEvaluator, type SegmentView } from './query-evaluator.ts'
import { requiredTerms, rewriteWithBigrams } from './query-plan.ts'
import { tsRankWeights } from './ts-rank.ts'
import type { QueryTerms, SegmentRead, Segment, SegmentCache } from './segment-cache.ts'
import type { QueryPlan } from './query-plan.ts'
import { large } from './segment-store.ts'

/** A search of the index. */
export type IndexSearch = ScanRequest & { plan: QueryPlan }
/** A segment, or the unindexed tail. */
export type DocRange = { first: number; last: number; segment: Segment | null }

/** A query compiled for segments with the same bigrams. */
export type CompiledQuery = { terms: QueryTerms; evaluator: QueryEvaluator }
/** Matches in a segment, newest first, found without its postings. */
type Matches = readonly Candidate[]
/** A segment with its postings, or its matches; or that nothing in it matches; or that it is no longer ready. */
type SegmentResult = (SegmentView & { form: CompiledQuery }) | Matches | 'nothing' | 'gone'
export const isMatches = (segmentResult: SegmentResult): segmentResult is Matches => Array.isArray(segmentResult)

/** `bigramWords`: the words with bigrams. */
export function compileQuery({ plan, ranking }: IndexSearch, bigramWords: ReadonlySet<string>): CompiledQuery {
  const rewritten = rewriteWithBigrams(plan, bigramWords)
  const queryTerms = requiredTerms(rewritten, ranking !== null, bigramWords)
  return {
    terms: queryTerms,
    evaluator: new QueryEvaluator(rewritten, queryTerms, ranking && tsRankWeights(ranking.weights)),
  }
}

/** Compiled queries, each created once. */
function compilePerSegment(search: IndexSearch): (segment: Segment) => CompiledQuery {
  const rows = search.plan.clauses.flatMap(({ alternatives }) => alternatives)
  const words = rows.filter(({ distances }) => distances !== null).flatMap(row => row.lexemes.map(({ word }) => word))
  const forms = new Map<string, CompiledQuery>()
  const ofSegments = new Map<Segment, CompiledQuery>()
  const compileFor = ({ bigramWords }: Segment): CompiledQuery => {
    const segmentWords = words.filter(word => bigramWords.includes(` ${word} `))
    const key = segmentWords.join(' ')
    const form = forms.get(key) ?? compileQuery(search, new Set(segmentWords))
    forms.set(key, form)
    return form
  }
  return segment => {
    const form = ofSegments.get(segment) ?? compileFor(segment)
    ofSegments.set(segment, form)
    return form
  }
}

// The maximum number of lists read at once, which limits the memory of a search. A prefix has many.
const maxLists = 512
const listsPerPrefix = 8

/** How many messages are read ahead. */
function maxDocsAhead(queryTerms: QueryTerms): number {
  const lists = queryTerms.reduce((sum, { lexeme }) => sum + (lexeme.isPrefix ? listsPerPrefix : 1), 0)
  return large * Math.max(1, Math.floor(maxLists / Math.max(1, lists)))
}

/** Reads segments with read-ahead: as many as probably have the needed matches, by those found so far. */
export class SegmentReader {
  readonly #formOf: (segment: Segment) => CompiledQuery
  readonly #tx: Tx
  readonly #segmentCache: SegmentCache
  readonly #search: IndexSearch
  readonly #ranges: readonly DocRange[]
  readonly #span: { from: number; until: number }
  /** Results that were read ahead, by compiled query. */
  readonly #read = new Map<CompiledQuery, ReadonlyMap<number, SegmentResult>>()
  /** How many messages were searched. */
  #behind = 0
  constructor(tx: Tx, segmentCache: SegmentCache, search: IndexSearch, ranges: readonly DocRange[]) {
    this.#formOf = compilePerSegment(search)
    ;[this.#tx, this.#segmentCache, this.#search, this.#ranges] = [tx, segmentCache, search, ranges]
    this.#span = timeSpanOf(search)
  }

  /** A segment that was read already or is cached; undefined: it has to be read. */
  cached(n: number): SegmentResult | undefined {
    const segment = this.#ranges[n]!.segment!
    if (!this.#isOfTheTime(segment)) return 'nothing'
    const form = this.#formOf(segment)
    const segmentResult = this.#read.get(form)?.get(segment.id) ?? this.#inMemory(segment, form)
    if (segmentResult) this.#behind += segment.last - segment.first + 1
    return segmentResult
  }

  #inMemory(segment: Segment, form: CompiledQuery): SegmentResult | undefined {
    const queryTermPostings = this.#segmentCache.cachedPostings(segment, form.terms)
    if (!queryTermPostings) return undefined
    if (!form.evaluator.canMatch(queryTermPostings)) return 'nothing'
    const docValues = this.#segmentCache.cachedDocValues(segment)
    return docValues && { last: segment.last, docValues, terms: queryTermPostings, form }
  }

  /** The same for a segment that has to be read. `found`: the number of matches so far. */
  async read(n: number, found: number): Promise<SegmentResult> {
    const segment = this.#ranges[n]!.segment!
    const form = this.#formOf(segment)
    const ahead = this.#ahead(n, found, form)
    this.#behind += segment.last - segment.first + 1
    const read = await this.#segmentCache.read(this.#tx, ahead, form.terms)
    const [whole, partly, seen] = [[] as Segment[], [] as Segment[], new Map<number, SegmentResult>()]
    for (const one of ahead) {
      const segmentRead = read.get(one.id)
      if (!segmentRead) seen.set(one.id, 'gone')
      else if (segmentRead.rarest !== null) partly.push(one)
      else if (form.evaluator.canMatch(segmentRead.terms)) whole.push(one)
      else seen.set(one.id, 'nothing')
    }
    const docValues = await this.#segmentCache.docValuesOf(this.#tx, whole)
    for (const { id, last } of whole) {
      const [own, { terms }] = [docValues.get(id), read.get(id)!]
      seen.set(id, own ? { last, docValues: own, terms, form } : 'gone')
    }
    for (const [id, matches] of await this.#matchesAmong(partly, read)) seen.set(id, matches)
    this.#read.set(form, seen)
    return seen.get(segment.id)!
  }

  /** The matches in segments where few messages contain a required term: each of these is checked. */
  async #matchesAmong(
    segments: readonly Segment[],
    read: ReadonlyMap<number, SegmentRead>,
  ): Promise<ReadonlyMap<number, Matches>> {
    const { above, below } = this.#search
    const numbers = segments.flatMap(({ id, last }) => {
      const { terms, rarest } = read.get(id)!
      const { postings } = terms[rarest!]!
      return Array.from({ length: postings.count }, (_, n) => last - offsetAt(postings, n))
    })
    const inside = numbers.filter(number => number > above && number < below)
    const found = await matchesOf(this.#tx, this.#search, inside)
    return new Map(
      segments.map(({ id, first, last }) => [id, found.filter(({ msg_num }) => msg_num >= first && msg_num <= last)]),
    )
  }

  /** The next segments with the same compiled query, up to a number of messages. */
  #ahead(n: number, found: number, form: CompiledQuery): Segment[] {
    const share = found / Math.max(1, this.#behind)
    const needed = this.#behind === 0 ? large : (this.#search.most + 1 - found) / Math.max(share, 1e-9)
    const most = Math.min(maxDocsAhead(form.terms), Math.max(large, needed))
    const ahead: Segment[] = []
    let messages = 0
    for (const { segment } of this.#ranges.slice(n)) {
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

export const timeSpanOf = ({ range }: ScanRequest) => ({
  from: range.from === null ? -Infinity : toSeconds(range.from),
  until: range.until === null ? Infinity : toSeconds(range.until),
})
