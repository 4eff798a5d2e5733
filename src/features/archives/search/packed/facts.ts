import type { Tx } from '#storage/database.ts'
import { readFacts, type Facts } from './format.ts'
import { factsOfSegments } from './store.ts'

/** Facts of segments. They never change, so what was read once is kept while there is room. */
export type FactsShelf = (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, Facts>>

const mostMessages = 2_000_000

export function factsShelf(): FactsShelf {
  const kept = new Map<number, Facts>()
  let messages = 0

  function keep(id: number, facts: Facts): void {
    messages += facts.times.length
    kept.set(id, facts)
    for (const [oldest, { times }] of kept) {
      if (messages <= mostMessages) return
      kept.delete(oldest)
      messages -= times.length
    }
  }

  return async (tx, ids) => {
    const missing = ids.filter(id => !kept.has(id))
    const rows = missing.length === 0 ? [] : await factsOfSegments.all(tx, { ids: missing })
    const read = new Map(rows.map(({ id, facts }) => [id, readFacts(facts)]))
    const found = new Map<number, Facts>()
    for (const id of ids) {
      const facts = kept.get(id) ?? read.get(id)
      if (facts) found.set(id, facts)
    }
    for (const [id, facts] of read) if (!kept.has(id)) keep(id, facts)
    return found
  }
}
