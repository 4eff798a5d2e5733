import type { Tx } from '#storage/database.ts'
import { matchesOf, type Candidate } from '../sql/scan.ts'
import type { IndexSearch, DocRange } from './segment-read-ahead.ts'
import type { IndexSnapshot } from './segment-cache.ts'

/** Messages changed since their segment was built: each is checked in the database. */
export class StaleDocs {
  readonly #tx: Tx
  readonly #search: IndexSearch
  /** The numbers of those not checked yet, by segment. */
  readonly #left = new Map<number, readonly number[]>()
  readonly #found = new Map<number, readonly Candidate[]>()
  constructor(tx: Tx, search: IndexSearch, { staleDocs }: IndexSnapshot, ranges: readonly DocRange[]) {
    ;[this.#tx, this.#search] = [tx, search]
    const isInside = (number: number): boolean => number > search.above && number < search.below
    for (const { segment } of ranges) {
      const numbers = segment && staleDocs.get(segment.id)
      if (numbers) this.#left.set(segment.id, [...numbers].filter(isInside))
    }
  }

  get count(): number {
    return this.#left.values().reduce((sum, { length }) => sum + length, 0)
  }

  /**
   * The matches among those of a segment. A search that goes beyond the first such segment mostly needs all of them, so
   * they are checked together.
   */
  async matchesIn(segment_id: number): Promise<readonly Candidate[]> {
    const cached = this.#found.get(segment_id)
    if (cached) return cached
    const unchecked = [...this.#left].filter(([id]) => id === segment_id || this.#found.size > 0)
    const msg_nums = unchecked.flatMap(([, numbers]) => numbers)
    const candidates = await matchesOf(this.#tx, this.#search, msg_nums)
    for (const [id, numbers] of unchecked) {
      const inSegment = new Set(numbers)
      const matches = candidates.filter(({ msg_num }) => inSegment.has(msg_num))
      this.#left.delete(id)
      this.#found.set(id, matches)
    }
    return this.#found.get(segment_id)!
  }
}
