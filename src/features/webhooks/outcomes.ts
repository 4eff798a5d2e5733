import { createBatchQueue } from '#base/batch-queue.ts'
import type { OpenTransaction } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { noteFailures, noteSuccesses, wakeNext, writeOutcomes } from './delivery-store.ts'
import { isDelivered, type Attempt } from './send.ts'

/** An attempt that ended, and in how many seconds the next one follows; null: none does. */
export type Outcome = Attempt & {
  id: number
  webhook_id: number
  object: string
  tries: number
  seconds: number | null
}

const stateOf = (outcome: Outcome): string => {
  if (outcome.seconds !== null) return 'webhook_delivery_pending'
  return isDelivered(outcome) ? 'webhook_delivery_delivered' : 'webhook_delivery_failed'
}
const webhooksOf = (outcomes: readonly Outcome[]): number[] =>
  [...new Set(outcomes.map(({ webhook_id }) => webhook_id))].toSorted((a, b) => a - b)

/** Writes what became of attempts that share a transaction, all at once. */
export function outcomeWriter() {
  const queue = createBatchQueue<{ tx: OpenTransaction; outcome: Outcome }, void>({
    // Those of a transaction are added in the same turn.
    later: queueMicrotask,
    async run(batch) {
      const { tx } = batch[0]!.item
      const all = batch.map(({ item }) => item.outcome)
      // Attempts that fail together are one failure, and one that succeeded among them shows that it works.
      const works = webhooksOf(all.filter(isDelivered))
      const fails = webhooksOf(all).filter(id => !works.includes(id))
      if (works.length > 0) noteSuccesses.send(tx, { ids: works })
      if (fails.length > 0) noteFailures.send(tx, { ids: fails })
      const outcomes = json(all.map(outcome => ({ ...outcome, state: stateOf(outcome) })))
      await writeOutcomes.run(tx, { outcomes })
      await wakeNext.run(tx, { outcomes })
      for (const { resolve } of batch) resolve()
    },
  })
  return (tx: OpenTransaction, outcome: Outcome): Promise<void> => queue.add({ tx, outcome }, tx)
}
