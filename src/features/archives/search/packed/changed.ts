import type { Tx } from '#storage/database.ts'
import { foundOf, type Candidate } from '../walk.ts'
import type { PackedWalk, Stretch } from './reading.ts'
import type { State } from './shelf.ts'

/** Messages that were changed since their segment was packed: what matches is found by looking at them. docs/decisions/0359 */
export class Changed {
  readonly #tx: Tx
  readonly #walk: PackedWalk
  /** The segments that have some, in the order of the walk, each with their numbers. */
  readonly #ahead: { id: number; numbers: readonly number[] }[]
  readonly #found = new Map<number, readonly Candidate[]>()
  constructor(tx: Tx, walk: PackedWalk, { changed }: State, stretches: readonly Stretch[]) {
    ;[this.#tx, this.#walk] = [tx, walk]
    const isInside = (number: number): boolean => number > walk.above && number < walk.below
    const segments = changed.size === 0 ? [] : stretches.flatMap(({ segment }) => segment ?? [])
    this.#ahead = segments
      .filter(({ id }) => changed.has(id))
      .map(({ id }) => ({ id, numbers: [...changed.get(id)!].filter(isInside) }))
  }

  get count(): number {
    return this.#ahead.reduce((sum, { numbers }) => sum + numbers.length, 0)
  }

  /** What matches among those of a segment. Whoever goes beyond the first of these segments mostly goes through all of them. */
  async matchesIn(segment_id: number): Promise<readonly Candidate[]> {
    const known = this.#found.get(segment_id)
    if (known) return known
    const looked = this.#ahead.splice(0, this.#found.size === 0 ? 1 : Infinity)
    const found = await foundOf(
      this.#tx,
      this.#walk,
      looked.flatMap(({ numbers }) => numbers),
    )
    for (const { id, numbers } of looked) {
      const own = new Set(numbers)
      this.#found.set(
        id,
        found.filter(({ msg_num }) => own.has(msg_num)),
      )
    }
    return this.#found.get(segment_id) ?? []
  }
}
