import { randomInt } from 'node:crypto'
import { createBatchQueue, nextEventLoopTurn } from '#base/batch-queue.ts'
import { addJob, outboundSubscriber, type FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { RunAsSystem } from '#runtime/transactions/commit-with-facts.ts'
import type { Database, OpenTransaction } from '#storage/database.ts'
import type { Addresses } from '../groups/index.ts'
import { claimDeliveries, lockEarlier, pauseFailing, waitOf } from './delivery-store.ts'
import { createFlights } from './flights.ts'
import { outcomeWriter } from './outcomes.ts'
import { payloadOf } from './payload.ts'
import { secondsUntilNext } from './retries.ts'
import { isDelivered, sendWebhook, type Attempt, type SendDeps } from './send.ts'
import { failPending } from './store.ts'
import { nameOf } from './view.ts'

/** Those that were queued by an earlier version have no group. */
type DeliveryJob = { delivery_id: number; webhook_id: number; group_id?: number }
type ClaimedDelivery = Awaited<ReturnType<typeof claimDeliveries.all>>[number]
type DeliverDeps = SendDeps & {
  database: Database
  addresses: Addresses
  operate(this: void): RunAsSystem
}

/** Sends webhooks. Each delivery is a job; one about an object waits for those before it. docs/decisions/0051 */
export function deliverySubscriber({ database, addresses, operate, ...deps }: DeliverDeps): FactSubscriber {
  const flights = createFlights()
  const write = outcomeWriter()
  const claims = createBatchQueue<number, ClaimedDelivery | undefined>({
    later: begin => nextEventLoopTurn().then(begin),
    async run(batch) {
      const rows = await claimDeliveries.all(database.read, { ids: batch.map(({ item }) => item) })
      const byId = new Map(rows.map(row => [row.id, row]))
      for (const { item, resolve } of batch) resolve(byId.get(item))
    },
  })
  const groupUrl = (name: string): string => `${addresses.url}/g/${name}`

  /** Nobody else can send it now: whoever ends the one before wakes this one. */
  async function waitForTurn(tx: OpenTransaction, job: DeliveryJob): Promise<void> {
    const { delivery_id: id } = job
    if (await lockEarlier.first(tx, { id })) return
    const wait = await waitOf.first(tx, { id })
    // Not all at once.
    if (wait) await addJob(tx, outboundSubscriber, job, wait.seconds > 0 ? wait.seconds + randomInt(1000) / 1000 : 0)
  }

  /** Nothing succeeded for days, or the server said that nobody wants it. */
  const pause = (id: number, gone: boolean): Promise<void> =>
    operate()(async ({ tx, record }) => {
      const paused = await pauseFailing.first(tx, { id, gone })
      if (!paused) return
      await failPending.run(tx, { webhook_id: id })
      const { group_id, since } = paused
      record('webhook.failed', { group_id, webhook_id: id, name: nameOf(paused), since, gone })
    })

  return {
    name: outboundSubscriber,
    facts: [],
    async handle({ payload }, commit) {
      const job = payload as DeliveryJob
      const { delivery_id: id, webhook_id, group_id = 0 } = job
      const flight = flights.begin(webhook_id, group_id)
      if ('wait' in flight) return commit(tx => addJob(tx, outboundSubscriber, job, flight.wait))
      let attempt: Attempt | undefined
      try {
        const row = await claims.add(id)
        if (!row) return await commit(tx => waitForTurn(tx, job))
        attempt = await sendWebhook(deps, row, id, payloadOf(row, groupUrl))
        const { tries, object } = row
        const seconds = isDelivered(attempt) ? null : secondsUntilNext(tries, row.age)
        const outcome = { id, webhook_id, object, tries, seconds, ...attempt }
        await commit(tx => write(tx, outcome))
        if (attempt.status === 410 || (seconds === null && !isDelivered(attempt)))
          await pause(webhook_id, attempt.status === 410)
      } finally {
        flight.end(attempt === undefined ? undefined : isDelivered(attempt))
      }
    },
  }
}
