import { createSharedTimeout } from './shared-timeout.ts'
import { rateLimitError } from './rate-limiter.ts'
import type { CallLifetime } from '../calls/cancellation.ts'

/** Whose call it is: an account's, or that of the visitors of a network, who cannot be told apart. */
export type TenantKey = { who: string; network: string; call: string }

export type FairQueueLimits = {
  /** How many calls an account, or the visitors of a network, may have under way at once. */
  each: number
  /** How many all callers of a network may. */
  network: number
  /** How many calls of an account, or of the visitors of a network, may wait for their turn. */
  maxQueued: number
  /** How long they may, in seconds. */
  maxWaitSeconds: number
}
/** Waits for the turn of a call; what comes back ends it. Whoever leaves loses their place. */
export type AcquireSlot = (party: TenantKey, caller: QueuedCaller) => Promise<() => void>

/** Whoever made the call, and may leave. */
type QueuedCaller = Pick<CallLifetime, 'abortReason' | 'onAbort'>
/** What a call is counted by. `kind`: the calls of one name of a party. */
type SlotKey = Omit<TenantKey, 'call'> & { kind: string }
type QueuedCall = { slot: SlotKey; take: () => void; refuse: (reason: Error) => void; waits?: Count }

/**
 * Calls under way, and those that wait until others of the same account or network have ended: whoever sends five hundred
 * at once waits for themselves, and not everybody for them. docs/decisions/0005
 */
export function createFairQueue({ each, network, maxQueued, maxWaitSeconds }: FairQueueLimits): AcquireSlot {
  const running = createCounters()
  const queued = createCounters()
  /** Each call of each party has its own; one that has had its turn goes to the end, so that equals take turns. */
  const queues = new Map<string, Set<QueuedCall>>()
  const timeouts = createSharedTimeout<QueuedCall>(maxWaitSeconds * 1000, queuedCall =>
    drop(queuedCall, rateLimitError(1)),
  )
  // Of one call not all: another one of the same person, or of another visitor, finds a turn beside it.
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
  /** Of those who may, whoever has least under way. */
  function findNext(): QueuedCall | undefined {
    let next: QueuedCall | undefined
    for (const queue of queues.values()) {
      const [first] = queue
      if (!first || !hasFreeSlot(first.slot)) continue
      if (!next || running.of(first.slot.who) < running.of(next.slot.who)) next = first
    }
    return next
  }
  /** What comes back ends the turn, once. */
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
/** How many there are of what. Who is counted holds the count, and gives it back without looking it up again. */
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
