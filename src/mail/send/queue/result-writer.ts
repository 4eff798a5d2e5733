import { setTimeout as pause } from 'node:timers/promises'
import { createBatchQueue } from '#base/batch-queue.ts'
import type { RunAsSystem, SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { json } from '#storage/values.ts'
import type { OutgoingMessage } from '../outgoing-message.ts'
import { backOffSeconds, giveUpAfterMs } from './pacing/back-off.ts'
import type { MailKinds, DeliveryResult } from './mail-kind.ts'
import { dropDeliveries, releaseDeliveries, insertResults, updateMessageState, putDeliveries } from './store.ts'
import type { DeliveryEnding, Delivery } from './delivery.ts'

/** How an outgoing message stands: `keep`: it is still being sent here. */
export type QueueTransition = {
  state: 'queued' | 'done' | 'dead'
  tries: number
  error: string | null
  seconds: number
  keep: boolean
}

/** Something that is to be written down. */
export type ResultEntry =
  | { is: 'ended'; task: Delivery; ending: DeliveryEnding; written?: () => void }
  | { is: 'moved'; outgoingMessage: OutgoingMessage; move: QueueTransition; written?: () => void }
  | { is: 'freed'; task: Delivery }
  /** Of what was taken nothing is left; all that became of it stands before this. */
  | { is: 'over'; written: () => void }
  | { is: 'gone'; outgoingMessage: OutgoingMessage; ids: readonly number[] }
  | { is: 'stored'; outgoingMessage: OutgoingMessage; ids: readonly number[]; keep(tx: SystemTransaction['tx']): void }

/** Writes down what happened, in groups: one commit for all that came while the last one was made. */
export type ResultWriter = {
  record(entry: ResultEntry): void
  /** All that was noted is written down. */
  settle(): Promise<void>
  /** How much is not. */
  unwritten(): number
}

type ResultWriterDeps = {
  operate: RunAsSystem
  kinds: MailKinds
  workerId: () => number
  log: (line: string, error?: unknown) => void
  reach: (point: Checkpoint) => void
}

/** Moments at which a test ends the process. */
export type Checkpoint = 'claimed' | 'composed' | 'taken by the other side' | 'before the commit' | 'after the commit'

const maxBatch = 500
const retryMs = 1000

export const storedLocallyResponse = 'kept in the local mailbox'

export function openResultWriter({ operate, kinds, workerId, log, reach }: ResultWriterDeps): ResultWriter {
  let unwritten = 0

  async function write(entries: readonly ResultEntry[]): Promise<void> {
    reach('before the commit')
    await operate(async systemTransaction => writeEntries(systemTransaction, entries, kinds, workerId()))
    reach('after the commit')
  }
  const queue = createBatchQueue<ResultEntry, void>({
    maxBatch,
    // Not before all that is heard in this turn is noted.
    later: setImmediate,
    async run(batch) {
      const entries = batch.map(({ item }) => item)
      for (let isWritten = false; !isWritten;)
        try {
          await write(entries)
          isWritten = true
        } catch (error) {
          // What was sent must not be forgotten: until this is written down, nothing more is sent.
          log('what was sent could not be written down, it is tried again', error)
          await pause(retryMs, undefined, { ref: false })
        }
      unwritten -= entries.length
      for (const entry of entries) if ('written' in entry) entry.written?.()
    },
  })
  return {
    record(entry) {
      unwritten += 1
      void queue.add(entry)
    },
    settle: queue.idle,
    unwritten: () => unwritten,
  }
}

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
  const moves = new Map<string, { outgoingMessage: OutgoingMessage; move: QueueTransition }>()
  const freed: Delivery[] = []
  const told = new Map<string, DeliveryResult[]>()

  const add = ({ group_id, id, ...rest }: OutgoingMessage, recipient_id: number, response: string): void => {
    const key = keyOf({ group_id, id, ...rest })
    const row = results.get(key) ?? { group_id, outgoing_message_id: id, recipient_ids: [], responses: [] }
    results.set(key, row)
    row.recipient_ids.push(recipient_id)
    row.responses.push(response)
  }
  const tell = ({ kind }: OutgoingMessage, result: DeliveryResult): void => {
    if (!kinds[kind]?.settle) return
    told.set(kind, [...(told.get(kind) ?? []), result])
  }
  for (const entry of entries) {
    if (entry.is === 'moved') moves.set(keyOf(entry.outgoingMessage), entry)
    else if (entry.is === 'freed') freed.push(entry.task)
    else if (entry.is === 'over') continue
    else if (entry.is === 'gone')
      await dropDeliveries.run(tx, {
        group_id: entry.outgoingMessage.group_id,
        outgoing_message_id: entry.outgoingMessage.id,
        recipient_ids: [...entry.ids],
      })
    else if (entry.is === 'stored') {
      entry.keep(tx)
      for (const id of entry.ids) {
        add(entry.outgoingMessage, id, storedLocallyResponse)
        tell(entry.outgoingMessage, { id, is: 'stored', response: storedLocallyResponse })
      }
    } else {
      const { task, ending } = entry
      const { outgoingMessage, isRetry } = task.batch
      const row = rowOf(task, ending)
      if (row.state === 'sent' && !isRetry) add(outgoingMessage, task.recipient.id, ending.response)
      else rows.push(row)
      tell(outgoingMessage, { id: task.recipient.id, is: row.state, response: ending.response })
      if (row.state === 'refused' || row.state === 'expired')
        record('mail.undeliverable', {
          group_id: outgoingMessage.group_id,
          outgoing_message_id: outgoingMessage.id,
          kind: outgoingMessage.kind,
          message_id: outgoingMessage.message_id,
          recipient_id: task.recipient.id,
          email: task.recipient.email,
          response: ending.response,
          reason: ending.is === 'never' ? ending.about : 'time',
          is_hard: ending.is === 'never' && ending.isHard,
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
  for (const { outgoingMessage, move } of moves.values())
    updateMessageState.send(tx, { group_id: outgoingMessage.group_id, id: outgoingMessage.id, worker_id, ...move })
  for (const [kind, all] of told) await kinds[kind]!.settle!(tx, all)
}

/** The row of somebody to whom it did not go smoothly. */
function rowOf({ batch, recipient, domain, tries }: Delivery, ending: DeliveryEnding) {
  const { group_id, id: outgoing_message_id, created } = batch.outgoingMessage
  const about = {
    group_id,
    outgoing_message_id,
    recipient_id: recipient.id,
    email: recipient.email,
    domain,
    response: ending.response,
  }
  const states = { sent: 'sent', never: 'refused', later: 'waiting', put_off: 'waiting' } as const
  if (ending.is === 'put_off') return { ...about, state: states.put_off, tries, seconds: 0 }
  const seconds = backOffSeconds(tries + 1)
  const isOver = ending.is === 'later' && Date.now() + seconds * 1000 > Date.parse(created) + giveUpAfterMs
  return { ...about, state: isOver ? ('expired' as const) : states[ending.is], tries: tries + 1, seconds }
}
