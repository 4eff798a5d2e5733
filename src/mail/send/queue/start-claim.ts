import { FileStorageError } from '#storage/blobs/s3/errors.ts'
import type { Database } from '#storage/database.ts'
import { oneLineOf } from '../smtp/reply.ts'
import { type Claim, openClaim } from './claims.ts'
import { type Delivery, domainOf, newBatch, noRecipients } from './delivery.ts'
import { type FinishClaim, maxAttempts } from './finish-claim.ts'
import { storeLocally } from './store-local-copy.ts'
import type { MailKinds, OpenedMessage } from './mail-kind.ts'
import type { OpenBatches } from './open-batches.ts'
import type { Checkpoint, ResultWriter } from './result-writer.ts'

type StartClaimDeps = {
  database: Database
  kinds: MailKinds
  /** Whether email is sent; otherwise it goes to the local mailbox. */
  isSent: boolean
  batches: OpenBatches
  finishClaim: FinishClaim
  resultWriter: ResultWriter
  /** Queues deliveries for their domains. */
  schedule: (tasks: readonly Delivery[]) => void
  log: (line: string, error?: unknown) => void
  reach: (point: Checkpoint) => void
}

/** Composes the emails of a claim, and queues a delivery for each recipient. */
export function claimStarter(deps: StartClaimDeps): (claim: Claim) => Promise<void> {
  const { database, kinds, isSent, batches, finishClaim, resultWriter, schedule, log, reach } = deps

  const isStored = ({ outgoingMessage }: Claim): boolean =>
    !isSent && kinds[outgoingMessage.kind]!.isStoredLocally === true
  const compose = async (claim: Claim): Promise<OpenedMessage> =>
    isStored(claim) || claim.ids.length === 0 ? noRecipients : openClaim(database, kinds, claim)

  async function storeInMailbox(claim: Claim, opened: OpenedMessage): Promise<void> {
    const { outgoingMessage, ids } = claim
    const keep = isStored(claim) ? () => {} : await storeLocally(outgoingMessage, opened)
    const storedIds = isStored(claim) ? ids : opened.recipients.map(({ id }) => id)
    resultWriter.record({ is: 'stored_locally', outgoingMessage, ids: storedIds, keep })
    finishClaim.done(claim)
  }
  function queueDeliveries(claim: Claim, opened: OpenedMessage): void {
    const { outgoingMessage, ids, retries } = claim
    const { recipients } = opened
    const gone = retries ? new Set(ids).difference(new Set(recipients.map(({ id }) => id))) : new Set<number>()
    if (gone.size > 0) resultWriter.record({ is: 'dropped', outgoingMessage, ids: [...gone] })
    if (recipients.length === 0) return finishClaim.done(claim)
    const batch = newBatch(claim, opened)
    batches.add(batch)
    const queue = (): void => {
      const since = performance.now()
      schedule(
        recipients.map(recipient => {
          const tries = retries?.get(recipient.id)?.tries ?? 0
          return { batch, recipient, domain: domainOf(recipient.email), tries, since, isRepeated: false }
        }),
      )
    }
    if (retries) return queue()
    // The successful composition is committed before sending and resets the attempts, so that a later crash is not blamed on it.
    const transition = { state: 'queued', tries: 0, error: null, seconds: 0, keep: true } as const
    resultWriter.record({ is: 'transition', outgoingMessage, transition, onCommitted: queue })
  }
  return async claim => {
    if (claim.attempts > maxAttempts) return finishClaim.fail(claim, 'no try to make its mails came to an end')
    try {
      const opened = await compose(claim)
      reach('composed')
      if (isSent) queueDeliveries(claim, opened)
      else await storeInMailbox(claim, opened)
    } catch (error) {
      log(`the mails of outgoing message ${claim.outgoingMessage.id} could not be made`, error)
      const finish = error instanceof FileStorageError ? finishClaim.postpone : finishClaim.fail
      finish(claim, oneLineOf(error instanceof Error ? error.message : String(error)))
    }
  }
}
