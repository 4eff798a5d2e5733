import { setTimeout as pause } from 'node:timers/promises'
import type { Operate, Operation } from '#runtime/commit.ts'
import { json } from '#storage/values.ts'
import type { Mailing } from '../outgoing.ts'
import { backOff, patienceMs } from './back-off.ts'
import type { Kinds, Result } from './kind.ts'
import { dropDeliveries, freeDeliveries, insertResults, moveMailing, putDeliveries } from './store.ts'
import type { Ending, Task } from './task.ts'

/** How a mailing stands: `keep`: it is still being sent here. */
export type Move = {
  state: 'queued' | 'done' | 'dead'
  tries: number
  error: string | null
  seconds: number
  keep: boolean
}

/** Something that is to be written down. */
export type Entry =
  | { is: 'ended'; task: Task; ending: Ending; written?: () => void }
  | { is: 'moved'; mailing: Mailing; move: Move; written?: () => void }
  | { is: 'freed'; task: Task }
  /** Of what was taken nothing is left; all that became of it stands before this. */
  | { is: 'over'; written: () => void }
  | { is: 'gone'; mailing: Mailing; ids: readonly number[] }
  | { is: 'kept'; mailing: Mailing; ids: readonly number[]; keep(tx: Operation['tx']): void }

/** Writes down what happened, in groups: one commit for all that came while the last one was made. */
export type Book = {
  note(entry: Entry): void
  /** All that was noted is written down. */
  settle(): Promise<void>
  /** How much is not. */
  waiting(): number
}

type Options = {
  operate: Operate
  kinds: Kinds
  workerId: () => number
  log: (line: string, error?: unknown) => void
  reach: (point: Point) => void
}

/** Moments at which a test ends the process. */
export type Point = 'claimed' | 'composed' | 'taken by the other side' | 'before the commit' | 'after the commit'

const most = 500
const retryMs = 1000

export const keptResponse = 'kept in the local mailbox'

export function openBook({ operate, kinds, workerId, log, reach }: Options): Book {
  const entries: Entry[] = []
  let writing: Promise<void> | undefined

  async function write(group: readonly Entry[]): Promise<void> {
    await operate(async operation => writeEntries(operation, group, kinds, workerId()))
    reach('after the commit')
  }
  async function writeAll(): Promise<void> {
    while (entries.length > 0) {
      const group = entries.slice(0, most)
      reach('before the commit')
      try {
        await write(group)
      } catch (error) {
        // What was sent must not be forgotten: until this is written down, nothing more is sent.
        log('what was sent could not be written down, it is tried again', error)
        await pause(retryMs, undefined, { ref: false })
        continue
      }
      entries.splice(0, group.length)
      for (const entry of group) if ('written' in entry) entry.written?.()
    }
  }
  const begin = (): Promise<void> =>
    (writing ??= writeAll().finally(() => {
      writing = undefined
      // Who noted something after the last look and before this found that somebody was writing.
      if (entries.length > 0) void begin()
    }))
  return {
    note(entry) {
      entries.push(entry)
      // Not before all that is heard in this turn is noted.
      if (entries.length === 1 && !writing) setImmediate(() => void begin())
    },
    async settle() {
      while (entries.length > 0) await begin()
    },
    waiting: () => entries.length,
  }
}

const keyOf = ({ group_id, id }: Mailing): string => `${group_id} ${id}`

async function writeEntries({ tx, record }: Operation, entries: readonly Entry[], kinds: Kinds, worker_id: number) {
  const results = new Map<
    string,
    { group_id: number; mailing_id: number; recipient_ids: number[]; responses: string[] }
  >()
  const rows: object[] = []
  const moves = new Map<string, { mailing: Mailing; move: Move }>()
  const freed: Task[] = []
  const told = new Map<string, Result[]>()

  const add = ({ group_id, id, ...rest }: Mailing, recipient_id: number, response: string): void => {
    const key = keyOf({ group_id, id, ...rest })
    const row = results.get(key) ?? { group_id, mailing_id: id, recipient_ids: [], responses: [] }
    results.set(key, row)
    row.recipient_ids.push(recipient_id)
    row.responses.push(response)
  }
  const tell = ({ kind }: Mailing, result: Result): void => {
    if (!kinds[kind]?.settle) return
    told.set(kind, [...(told.get(kind) ?? []), result])
  }
  for (const entry of entries) {
    if (entry.is === 'moved') moves.set(keyOf(entry.mailing), entry)
    else if (entry.is === 'freed') freed.push(entry.task)
    else if (entry.is === 'over') continue
    else if (entry.is === 'gone')
      await dropDeliveries.run(tx, {
        group_id: entry.mailing.group_id,
        mailing_id: entry.mailing.id,
        recipient_ids: [...entry.ids],
      })
    else if (entry.is === 'kept') {
      entry.keep(tx)
      for (const id of entry.ids) {
        add(entry.mailing, id, keptResponse)
        tell(entry.mailing, { id, is: 'kept', response: keptResponse })
      }
    } else {
      const { task, ending } = entry
      const { mailing, isRetry } = task.batch
      const row = rowOf(task, ending)
      if (row.state === 'sent' && !isRetry) add(mailing, task.recipient.id, ending.response)
      else rows.push(row)
      tell(mailing, { id: task.recipient.id, is: row.state, response: ending.response })
      if (row.state === 'refused' || row.state === 'expired')
        record('mail.undeliverable', {
          group_id: mailing.group_id,
          mailing_id: mailing.id,
          kind: mailing.kind,
          message_id: mailing.message_id,
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
    freeDeliveries.send(tx, {
      group_ids: freed.map(({ batch }) => batch.mailing.group_id),
      mailing_ids: freed.map(({ batch }) => batch.mailing.id),
      recipient_ids: freed.map(({ recipient }) => recipient.id),
      worker_id,
    })
  for (const { mailing, move } of moves.values())
    moveMailing.send(tx, { group_id: mailing.group_id, id: mailing.id, worker_id, ...move })
  for (const [kind, all] of told) await kinds[kind]!.settle!(tx, all)
}

/** The row of somebody to whom it did not go smoothly. */
function rowOf({ batch, recipient, domain, tries }: Task, ending: Ending) {
  const { group_id, id: mailing_id, created } = batch.mailing
  const about = {
    group_id,
    mailing_id,
    recipient_id: recipient.id,
    email: recipient.email,
    domain,
    response: ending.response,
  }
  const states = { sent: 'sent', never: 'refused', later: 'waiting', put_off: 'waiting' } as const
  if (ending.is === 'put_off') return { ...about, state: states.put_off, tries, seconds: 0 }
  const seconds = backOff(tries + 1)
  const isOver = ending.is === 'later' && Date.now() + seconds * 1000 > Date.parse(created) + patienceMs
  return { ...about, state: isOver ? ('expired' as const) : states[ending.is], tries: tries + 1, seconds }
}
