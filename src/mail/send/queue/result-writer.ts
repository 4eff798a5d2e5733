import { setTimeout as pause } from 'node:timers/promises'
import { createBatchQueue } from '#base/batch-queue.ts'
import { storedLocallyResponse } from '#features/delivery/index.ts'
import type { RunAsSystem, SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { json } from '#storage/values.ts'
import type { OutgoingMessage } from '../outgoing-message.ts'
import { backOffSeconds, giveUpAfterMs } from './pacing/back-off.ts'
import type { MailKinds, DeliveryResult } from './mail-kind.ts'
import { dropDeliveries, releaseDeliveries, insertResults, updateMessageState, putDeliveries } from './store.ts'
import type { DeliveryOutcome, Delivery } from './delivery.ts'

/** A state change of an outgoing message; `keep`: it is still being sent here. */
export type QueueTransition = {
  state: 'queued' | 'done' | 'dead'
  tries: number
  error: string | null
  seconds: number
  keep: boolean
}

/** A result to be stored. */
export type ResultEntry =
  | { is: 'attempted'; task: Delivery; outcome: DeliveryOutcome; onCommitted?: () => void }
  | { is: 'transition'; outgoingMessage: OutgoingMessage; transition: QueueTransition; onCommitted?: () => void }
  | { is: 'released'; task: Delivery }
  /** The claim has ended; all its results are earlier entries. */
  | { is: 'claim_ended'; onCommitted: () => void }
  | { is: 'dropped'; outgoingMessage: OutgoingMessage; ids: readonly number[] }
  | {
      is: 'stored_locally'
      outgoingMessage: OutgoingMessage
      ids: readonly number[]
      keep(tx: SystemTransaction['tx']): void
    }

/** Stores results in batches: entries that arrive during a commit are written with the next one. */
export type ResultWriter = {
  record(entry: ResultEntry): void
  /** Waits until all entries are stored. */
  settle(): Promise<void>
  /** Number of entries not stored yet. */
  unwritten(): number
  /** The results of attempts since the start. */
  attempts: Readonly<Record<AttemptResult, number>>
}
/** `stored`: in the local mailbox, where mail is not sent. */
export type AttemptResult = 'delivered' | 'deferred' | 'refused' | 'stored'

type ResultWriterDeps = {
  operate: RunAsSystem
  kinds: MailKinds
  workerId: () => number
  log: (line: string, error?: unknown) => void
  reach: (point: Checkpoint) => void
}

/** Points at which tests kill the process. */
export type Checkpoint = 'claimed' | 'composed' | 'taken by the other side' | 'before the commit' | 'after the commit'

const maxBatch = 500
const retryMs = 1000

export function openResultWriter({ operate, kinds, workerId, log, reach }: ResultWriterDeps): ResultWriter {
  let unwritten = 0
  const attempts = { delivered: 0, deferred: 0, refused: 0, stored: 0 }

  async function write(entries: readonly ResultEntry[]): Promise<void> {
    reach('before the commit')
    await operate(async systemTransaction => writeEntries(systemTransaction, entries, kinds, workerId()))
    reach('after the commit')
  }
  const queue = createBatchQueue<ResultEntry, void>({
    maxBatch,
    // Deferred, so that all results of one event loop turn share a batch.
    later: setImmediate,
    async run(batch) {
      const entries = batch.map(({ item }) => item)
      for (let isStored = false; !isStored;)
        try {
          await write(entries)
          isStored = true
        } catch (error) {
          // Sent mail must not be forgotten, so this is retried until it is stored, and nothing more is sent meanwhile.
          log('delivery results could not be stored, will be tried again', error)
          await pause(retryMs, undefined, { ref: false })
        }
      unwritten -= entries.length
      for (const entry of entries) if ('onCommitted' in entry) entry.onCommitted?.()
    },
  })
  return {
    attempts,
    record(entry) {
      unwritten += 1
      if (entry.is === 'attempted' && entry.outcome.is !== 'put_off') attempts[resultOf[entry.outcome.is]] += 1
      else if (entry.is === 'stored_locally') attempts.stored += entry.ids.length
      void queue.add(entry)
    },
    settle: queue.idle,
    unwritten: () => unwritten,
  }
}

const resultOf = { sent: 'delivered', never: 'refused', later: 'deferred' } as const

const keyOf = ({ group_id, id }: OutgoingMessage): string => `${group_id} ${id}`

async function writeEntries(
  { tx, record }: SystemTransaction,
  entries: readonly ResultEntry[],
  kinds: MailKinds,
  worker_id: number,
) {
  const results = new Map<
    string,
    { group_id: number; outgoing_message_id: number; recipient_ids: number[]; responses: string[] }
  >()
  const rows: object[] = []
  const transitions = new Map<string, { outgoingMessage: OutgoingMessage; transition: QueueTransition }>()
  const freed: Delivery[] = []
  const resultsByKind = new Map<string, DeliveryResult[]>()

  const add = ({ group_id, id, ...rest }: OutgoingMessage, recipient_id: number, response: string): void => {
    const key = keyOf({ group_id, id, ...rest })
    const row = results.get(key) ?? { group_id, outgoing_message_id: id, recipient_ids: [], responses: [] }
    results.set(key, row)
    row.recipient_ids.push(recipient_id)
    row.responses.push(response)
  }
  const addKindResult = ({ kind }: OutgoingMessage, result: DeliveryResult): void => {
    if (!kinds[kind]?.settle) return
    resultsByKind.set(kind, [...(resultsByKind.get(kind) ?? []), result])
  }
  for (const entry of entries) {
    if (entry.is === 'transition') transitions.set(keyOf(entry.outgoingMessage), entry)
    else if (entry.is === 'released') freed.push(entry.task)
    else if (entry.is === 'claim_ended') continue
    else if (entry.is === 'dropped')
      await dropDeliveries.run(tx, {
        group_id: entry.outgoingMessage.group_id,
        outgoing_message_id: entry.outgoingMessage.id,
        recipient_ids: [...entry.ids],
      })
    else if (entry.is === 'stored_locally') {
      entry.keep(tx)
      for (const id of entry.ids) {
        add(entry.outgoingMessage, id, storedLocallyResponse)
        addKindResult(entry.outgoingMessage, { id, is: 'stored', response: storedLocallyResponse })
      }
    } else {
      const { task, outcome } = entry
      const { outgoingMessage, isRetry } = task.batch
      const row = rowOf(task, outcome)
      if (row.state === 'sent' && !isRetry) add(outgoingMessage, task.recipient.id, outcome.response)
      else rows.push(row)
      addKindResult(outgoingMessage, { id: task.recipient.id, is: row.state, response: outcome.response })
      if (row.state === 'refused' || row.state === 'expired')
        record('mail.undeliverable', {
          group_id: outgoingMessage.group_id,
          outgoing_message_id: outgoingMessage.id,
          kind: outgoingMessage.kind,
          message_id: outgoingMessage.message_id,
          recipient_id: task.recipient.id,
          email: task.recipient.email,
          response: outcome.response,
          reason: outcome.is === 'never' ? outcome.about : 'time',
          is_hard: outcome.is === 'never' && outcome.isHard,
        })
    }
  }
  if (results.size > 0) insertResults.send(tx, { results: json([...results.values()]) })
  if (rows.length > 0) putDeliveries.send(tx, { rows: json(rows) })
  if (freed.length > 0)
    releaseDeliveries.send(tx, {
      group_ids: freed.map(({ batch }) => batch.outgoingMessage.group_id),
      outgoing_message_ids: freed.map(({ batch }) => batch.outgoingMessage.id),
      recipient_ids: freed.map(({ recipient }) => recipient.id),
      worker_id,
    })
  for (const { outgoingMessage, transition } of transitions.values())
    updateMessageState.send(tx, {
      group_id: outgoingMessage.group_id,
      id: outgoingMessage.id,
      worker_id,
      ...transition,
    })
  for (const [kind, all] of resultsByKind) await kinds[kind]!.settle!(tx, all)
}

/** The delivery row of a recipient whose mail was not sent on the first try. */
function rowOf({ batch, recipient, domain, tries }: Delivery, outcome: DeliveryOutcome) {
  const { group_id, id: outgoing_message_id, created } = batch.outgoingMessage
  const about = {
    group_id,
    outgoing_message_id,
    recipient_id: recipient.id,
    email: recipient.email,
    domain,
    response: outcome.response,
  }
  const states = { sent: 'sent', never: 'refused', later: 'waiting', put_off: 'waiting' } as const
  if (outcome.is === 'put_off') return { ...about, state: states.put_off, tries, seconds: 0 }
  const seconds = backOffSeconds(tries + 1)
  const isOver = outcome.is === 'later' && Date.now() + seconds * 1000 > Date.parse(created) + giveUpAfterMs
  return { ...about, state: isOver ? ('expired' as const) : states[outcome.is], tries: tries + 1, seconds }
}
