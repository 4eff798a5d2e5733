import { createSharedTimeout } from './shared-timeout.ts'

/** Whose work it is, its kind, and which owners share a limit: all of them, if no group is given. */
export type WorkKey = { owner: string; kind?: string; group?: string }

export type FairQueueLimits = {
  /** How much may run at once: of one kind of an owner, of an owner, and of a group of owners. */
  running: { kind?: number; owner?: number; group: number }
  /** How much may be queued: of an owner, and in total. */
  queued: { owner: number; total?: number }
  maxWaitMs?: number
  /** The error for work that finds the queue full, or was queued too long. */
  refusal?: (why: 'full' | 'late') => Error
}

/** The queue is so long that this would not be done in time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** The signal is read only if the work is queued: creating one for every call is expensive. */
type Waiter = { readonly abortReason?: unknown; readonly signal: AbortSignal }

export type FairQueue = {
  /** Waits for a slot; the returned function releases it. Work that is aborted leaves the queue. */
  acquire(key: WorkKey, waiter: Waiter): Promise<() => void>
  /** Runs work in a slot. Once it has started, it is not aborted from here. */
  run<T>(key: WorkKey, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

/** Where work is counted. `kind`: of one owner. */
type Slot = Required<WorkKey>
type QueuedWork = { slot: Slot; signal: AbortSignal; take(): void; refuse(reason: unknown): void; onAbort(): void }

/**
 * Runs work and queues what exceeds the limits, so that an owner with five hundred items only delays itself: the owner
 * with the least work in progress goes first, and equals take turns. When the queue is full, the last item of the owner
 * with the most is refused. docs/decisions/0005
 */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const { maxWaitMs, refusal = () => new QueueFullError('too much is queued') } = limits
  const most = { kind: Infinity, owner: Infinity, ...limits.running }
  const running = { kind: createCounters(), owner: createCounters(), group: createCounters() }
  const queued = createCounters()
  let totalQueued = 0
  /** One queue per owner and kind; after its turn a queue goes to the end. */
  const queues = new Map<string, Set<QueuedWork>>()
  const timeouts =
    maxWaitMs === undefined ? null : createSharedTimeout<QueuedWork>(maxWaitMs, work => drop(work, refusal('late')))

  const hasFreeSlot = ({ kind, owner, group }: Slot): boolean =>
    running.owner.of(owner) < most.owner && running.kind.of(kind) < most.kind && running.group.of(group) < most.group

  function join(work: QueuedWork): void {
    const { kind, owner } = work.slot
    const queue = (queues.get(kind) ?? new Set()).add(work)
    queues.set(kind, queue)
    queued.add(owner)
    totalQueued += 1
    timeouts?.watch(work)
    work.signal.addEventListener('abort', work.onAbort)
    if (totalQueued > (limits.queued.total ?? Infinity)) drop([...longestOr(queue)].at(-1)!, refusal('full'))
  }
  const longestOr = (own: Set<QueuedWork>): Set<QueuedWork> =>
    queues.values().reduce((longest, queue) => (queue.size > longest.size ? queue : longest), own)
  function leave(work: QueuedWork): void {
    const { kind, owner } = work.slot
    const queue = queues.get(kind)!
    queue.delete(work)
    if (queue.size === 0) queues.delete(kind)
    queued.remove(owner)
    totalQueued -= 1
    timeouts?.forget(work)
    work.signal.removeEventListener('abort', work.onAbort)
  }
  function drop(work: QueuedWork, reason: unknown): void {
    leave(work)
    work.refuse(reason)
  }
  /** Takes the next work that may run out of the queue. */
  function takeNext(): QueuedWork | undefined {
    let next: QueuedWork | undefined
    for (const [first] of queues.values()) {
      if (!hasFreeSlot(first!.slot)) continue
      if (!next || running.owner.of(first!.slot.owner) < running.owner.of(next.slot.owner)) next = first
    }
    if (!next) return undefined
    const { kind } = next.slot
    const queue = queues.get(kind)!
    leave(next)
    queues.delete(kind)
    if (queue.size > 0) queues.set(kind, queue)
    return next
  }
  /** The returned function releases the slot once. */
  function begin({ kind, owner, group }: Slot): () => void {
    running.kind.add(kind)
    running.owner.add(owner)
    running.group.add(group)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running.kind.remove(kind)
      running.owner.remove(owner)
      running.group.remove(group)
      for (let next = takeNext(); next; next = takeNext()) next.take()
    }
  }
  const waitFor = (slot: Slot, signal: AbortSignal): Promise<() => void> =>
    new Promise((resolve, refuse) => {
      const take = (): void => resolve(begin(slot))
      const work: QueuedWork = { slot, signal, take, refuse, onAbort: () => drop(work, signal.reason) }
      join(work)
    })

  const queue: FairQueue = {
    async acquire({ owner, kind = '', group = '' }, waiter) {
      if (waiter.abortReason) throw waiter.abortReason
      const slot = { owner, kind: `${owner} ${kind}`, group }
      if (hasFreeSlot(slot)) return begin(slot)
      if (queued.of(owner) >= limits.queued.owner) throw refusal('full')
      return waitFor(slot, waiter.signal)
    },
    async run(key, signal, work) {
      const release = await queue.acquire(key, { signal, abortReason: signal.reason })
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
  return queue
}

function createCounters() {
  const counts = new Map<string, { now: number }>()
  return {
    of: (key: string): number => counts.get(key)?.now ?? 0,
    add(key: string): void {
      const count = counts.get(key)
      if (count) count.now += 1
      else counts.set(key, { now: 1 })
    },
    remove(key: string): void {
      const count = counts.get(key)!
      count.now -= 1
      if (count.now === 0) counts.delete(key)
    },
  }
}
