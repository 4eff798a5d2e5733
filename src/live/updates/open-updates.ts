import { setTimeout as pause } from 'node:timers/promises'
import { createBatchQueue } from '#base/batch-queue.ts'
import { updatesOf, type GroupUpdate, type Update, type UpdateRequest } from '#features/updates/index.ts'
import type { Finders } from '#runtime/calls/targets.ts'
import type { OpenEvents } from '#runtime/http/event-stream.ts'
import type { Bus } from '#runtime/jobs/message-bus.ts'
import type { NewFact } from '#runtime/jobs/outbox.ts'
import { rateLimitError } from '#runtime/limits/rate-limiter.ts'
import type { Database } from '#storage/database.ts'
import { deferredValues } from '#storage/transaction-variable.ts'
import { disconnectsFor } from '../disconnect-rules.ts'
import { eventText, heartbeatText, openingText, streamEvent } from './event-text.ts'
import { startPoller } from './poller.ts'
import { createAccessLookup, mayReceive } from './recipients.ts'
import { createRecentUpdates, type TimedUpdate } from './recent.ts'
import { UpdateStream } from './update-stream.ts'
import { createStreams } from './stream-index.ts'

export type Updates = {
  /** Tells open pages what follows from facts. */
  onCommitted(facts: readonly NewFact[]): void
  open: OpenEvents
  /** How many are open. */
  count(): number
  /** Ends all streams; browsers may reconnect. */
  endAll(): void
  close(): Promise<void>
}
type UpdatesDeps = {
  database: Database
  bus: Bus
  finders: Pick<Finders, 'groupById' | 'memberships'>
  log: (line: string, error?: unknown) => void
}

/** The maximum number of streams per account: a browser has one for all of its tabs. */
const maxPerAccount = 20
/** The first update of a group is sent at once; during a burst, one text per interval is cheaper. */
const batchMs = 100
/** More updates of a group at once are one: anything may have changed. */
const maxAtOnce = 50
/** Each stream gets a heartbeat in this time; proxies close what is silent for a minute. */
const heartbeatMs = 25_000
const tickMs = 250

/** The event streams of open pages. docs/decisions/0043 */
export function openUpdates({ database, bus, finders, log }: UpdatesDeps): Updates {
  const streams = createStreams()
  const recent = createRecentUpdates()
  const accessOf = createAccessLookup(database.read, finders)
  const signedOut = streamEvent('signed_out')

  async function deliverToGroup(group_id: number, updates: readonly TimedUpdate[]): Promise<void> {
    const watching = streams.ofGroup(group_id)
    if (watching.size > 0) await sendPermitted(group_id, watching, updates)
  }
  async function sendPermitted(
    group_id: number,
    watching: Iterable<UpdateStream>,
    updates: readonly TimedUpdate[],
  ): Promise<void> {
    const accesses = await accessOf(group_id, watching)
    const texts = new Map<string, Buffer>()
    for (const [stream, access] of accesses) {
      const permitted = updates.filter(({ update }) => mayReceive(access, update as GroupUpdate))
      if (permitted.length === 0) continue
      // Most may see the same: the text is encoded once.
      const kinds = [...new Set(permitted.map(({ update }) => update.kind))].join()
      stream.send(texts.getOrInsertComputed(kinds, () => Buffer.from(permitted.map(eventText).join(''))))
    }
  }
  const queue = createBatchQueue<{ timed: TimedUpdate; account_id: number }, void>({
    async run(batch) {
      const updates = batch.map(({ item }) => item.timed)
      const [{ update }] = updates as [TimedUpdate]
      if ('group_id' in update) {
        await deliverToGroup(update.group_id, summarized(updates)).catch(error =>
          log('an update could not be sent to open pages', error),
        )
      } else {
        // Whatever has changed, a page asks once.
        const text = Buffer.from(eventText(updates.at(-1)!))
        for (const stream of streams.ofAccount(batch[0]!.item.account_id)) stream.send(text)
      }
      for (const { resolve } of batch) resolve()
      await pause(batchMs, undefined, { ref: false })
    },
  })
  function deliver(timed: TimedUpdate): void {
    const { update } = timed
    recent.add(timed)
    if ('group_id' in update) {
      poller.heard(update)
      void queue.add({ timed, account_id: 0 }, `g${update.group_id}`)
    } else
      for (const account_id of update.account_ids)
        if (streams.ofAccount(account_id).size > 0) void queue.add({ timed, account_id }, `a${account_id}`)
  }
  function publish(at: number, updates: readonly Update[]): void {
    for (const update of updates) {
      deliver({ at, update })
      bus.publish('updates', { at, update })
    }
  }
  function sendMissed(stream: UpdateStream, since: number): void {
    const updates = recent.since(since)
    if (!updates) return stream.send(streamEvent('missed'))
    const byGroup = new Map<number, TimedUpdate[]>()
    for (const timed of updates) {
      const { update } = timed
      if (!('group_id' in update)) {
        if (update.account_ids.includes(stream.account_id)) stream.send(Buffer.from(eventText(timed)))
      } else if (stream.group_ids.includes(update.group_id))
        byGroup.getOrInsertComputed(update.group_id, () => []).push(timed)
    }
    for (const [group_id, those] of byGroup)
      sendPermitted(group_id, [stream], summarized(those)).catch(error =>
        log('an update could not be sent to an open page', error),
      )
  }
  const end = ({ account_id, session_id }: { account_id?: number; session_id?: number }): void => {
    for (const stream of [...streams.ofAccount(account_id ?? 0)])
      if (session_id === undefined || stream.session_id === session_id) stream.end(signedOut)
  }
  const poller = startPoller({
    streams,
    database,
    changed: update => deliver({ at: Date.now(), update }),
    ended: stream => stream.end(signedOut),
    log,
  })
  const beating = setInterval(() => {
    const share = Math.ceil((streams.all().size * tickMs) / heartbeatMs)
    if (share === 0) return
    const text = heartbeatText(Date.now())
    for (const stream of streams.next(share)) stream.send(text)
  }, tickMs).unref()
  const unsubscribe = [
    bus.subscribe('updates', timed => deliver(timed as TimedUpdate)),
    bus.subscribe('endings', disconnect => end((disconnect as { where: { account_id?: number } }).where)),
  ]

  return {
    onCommitted(facts) {
      const at = Date.now()
      for (const fact of facts) {
        const values = deferredValues(fact.data)
        if (!values) publish(at, updatesOf(fact))
        // Known by now: the statement that sets them was part of the transaction.
        else
          values
            .then(known => publish(at, updatesOf({ ...fact, data: { ...fact.data, ...known } } as NewFact)))
            .catch(error => log('an update could not be read from its fact', error))
      }
      // The chats tell the other processes which connections end.
      for (const { where, why } of disconnectsFor(facts)) if (why === 'signedOut') end(where)
    },
    open(opening, lastEventId, open) {
      const request = opening as UpdateRequest
      if (streams.ofAccount(request.account_id).size >= maxPerAccount) throw rateLimitError(60)
      const response = open()
      const stream = new UpdateStream(response, request)
      streams.add(stream)
      response.on('error', ignoreError)
      response.once('close', () => streams.remove(stream))
      const since = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : request.since
      stream.send(openingText(since ?? Date.now()))
      if (since !== null) sendMissed(stream, since)
    },
    count: () => streams.all().size,
    endAll() {
      for (const stream of [...streams.all()]) stream.end()
    },
    async close() {
      clearInterval(beating)
      for (const stop of unsubscribe) stop()
      await poller.stop()
      for (const stream of [...streams.all()]) stream.end()
    },
  }
}

const ignoreError = (): void => {}

/** Updates of one group that fit into a text. */
function summarized(updates: readonly TimedUpdate[]): readonly TimedUpdate[] {
  if (updates.length <= maxAtOnce) return updates
  const kinds = new Map(updates.map(timed => [timed.update.kind, timed]))
  return [...kinds.values()].map(({ at, update }) => ({ at, update: { ...update, ids: [], msg_num: null } }))
}
