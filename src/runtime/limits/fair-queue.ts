import { createSharedTimeout } from './shared-timeout.ts'
import { rateLimitError } from './rate-limiter.ts'
import type { CallLifetime } from '../calls/cancellation.ts'

/** The owner of a call: an account, or the visitors of a network, who cannot be told apart. */
export type TenantKey = { who: string; network: string; call: string }

export type FairQueueLimits = {
  /** How many calls an account, or the visitors of a network, may run at once. */
  each: number
  /** How many calls all callers of a network may run at once. */
  network: number
  /** How many calls of an account, or of the visitors of a network, may be queued. */
  maxQueued: number
  maxWaitSeconds: number
}
/** Waits for a slot; the returned function releases it. A caller who disconnects leaves the queue. */
export type AcquireSlot = (party: TenantKey, caller: QueuedCaller) => Promise<() => void>

type QueuedCaller = Pick<CallLifetime, 'abortReason' | 'onAbort'>
/** The counters of a call. `kind`: the calls of one name by one tenant. */
type SlotKey = Omit<TenantKey, 'call'> & { kind: string }
type QueuedCall = { slot: SlotKey; take: () => void; refuse: (reason: Error) => void; waits?: Count }

/**
 * Runs calls and queues those over the limit of their account or network, so that a client that sends five hundred at
 * once only delays itself. docs/decisions/0005
 */
export function createFairQueue({ each, network, maxQueued, maxWaitSeconds }: FairQueueLimits): AcquireSlot {
  const running = createCounters()
  const queued = createCounters()
  /** One queue per tenant and call; after its turn a queue goes to the end, so that equals alternate. */
  const queues = new Map<string, Set<QueuedCall>>()
  const timeouts = createSharedTimeout<QueuedCall>(maxWaitSeconds * 1000, queuedCall =>
    drop(queuedCall, rateLimitError(1)),
  )
  // One kind of call cannot take all slots: another one by the same tenant still gets one.
  const same = Math.max(1, each - 1)

  const hasFreeSlot = (seat: SlotKey): boolean =>
    running.of(seat.who) < each && running.of(seat.kind) < same && running.of(seat.network) < network

  function join(queuedCall: QueuedCall): void {
    const { kind, who } = queuedCall.slot
    queues.set(kind, (queues.get(kind) ?? new Set()).add(queuedCall))
    queuedCall.waits = queued.add(who)
    timeouts.watch(queuedCall)
  }
  function leave(queuedCall: QueuedCall): void {
    const { kind } = queuedCall.slot
    const queue = queues.get(kind)
    if (!queue?.delete(queuedCall)) return
    timeouts.forget(queuedCall)
    queued.remove(queuedCall.waits!)
    queues.delete(kind)
    if (queue.size > 0) queues.set(kind, queue)
  }
  function drop(queuedCall: QueuedCall, reason: Error): void {
    leave(queuedCall)
    queuedCall.refuse(reason)
  }
  /** Among the queues that may run, the tenant with the fewest running calls. */
  function findNext(): QueuedCall | undefined {
    let next: QueuedCall | undefined
    for (const queue of queues.values()) {
      const [first] = queue
      if (!first || !hasFreeSlot(first.slot)) continue
      if (!next || running.of(first.slot.who) < running.of(next.slot.who)) next = first
    }
    return next
  }
  /** The returned function releases the slot once. */
  function begin({ who, kind, network }: SlotKey): () => void {
    const counted = [running.add(who), running.add(kind), running.add(network)]
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      for (const count of counted) running.remove(count)
      for (let next = findNext(); next; next = findNext()) {
        leave(next)
        next.take()
      }
    }
  }
  const waitFor = (seat: SlotKey, caller: QueuedCaller): Promise<() => void> =>
    new Promise((resolve, refuse) => {
      const queuedCall: QueuedCall = { slot: seat, take: () => resolve(begin(seat)), refuse }
      join(queuedCall)
      caller.onAbort(reason => drop(queuedCall, reason))
    })

  return async ({ who, network, call }, caller) => {
    if (caller.abortReason) throw caller.abortReason
    const seat = { who, network, kind: `${who} ${call}` }
    if (hasFreeSlot(seat)) return begin(seat)
    if (queued.of(who) >= maxQueued) throw rateLimitError(maxWaitSeconds)
    return waitFor(seat, caller)
  }
}

type Count = { readonly of: string; now: number }
/** Reference counters. A holder keeps its counter and decrements it without a lookup. */
function createCounters() {
  const counts = new Map<string, Count>()
  return {
    of: (key: string): number => counts.get(key)?.now ?? 0,
    add(key: string): Count {
      let count = counts.get(key)
      if (!count) counts.set(key, (count = { of: key, now: 0 }))
      count.now += 1
      return count
    },
    remove(count: Count): void {
      count.now -= 1
      if (count.now === 0) counts.delete(count.of)
    },
  }
}
