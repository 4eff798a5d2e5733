import type { Delivery } from '../delivery.ts'

/** Limits of concurrent sending. */
export type SchedulerLimits = {
  /** Mails in progress or without a stored result. At most these may be sent twice after a crash. */
  slots: number
  /** Mails in progress. Relays limit the connections of one client. */
  active: number
  /** Per domain. */
  perDomain: number
  /** A delivery counts as slow after this time, in milliseconds, and no longer takes a regular slot. */
  slowMs: number
  /** Slow deliveries in total, and per domain. */
  slow: number
  slowPerDomain: number
  /** Time in milliseconds a mail waits here for its domain before it is deferred. */
  waitMs: number
  /** Time in milliseconds to wait for deliveries in progress when stopping. */
  stopMs: number
}
export const defaultSchedulerLimits: SchedulerLimits = {
  slots: 96,
  active: 40,
  perDomain: 24,
  slowMs: 2000,
  slow: 200,
  slowPerDomain: 4,
  waitMs: 3000,
  stopMs: 8000,
}

const initialConcurrency = 4

/** The deliveries to one domain. */
type DomainQueue = {
  domain: string
  waiting: Delivery[]
  /** The concurrency limit: raised after each fast delivery, and reset after a failure. */
  concurrency: number
  active: number
  slow: number
}

/** A delivery in progress. It keeps its slot until its result is stored. */
export type DeliveryRun = {
  task: Delivery
  startedAt: number
  isSlow: boolean
  isOver: boolean
  /** Takes queued deliveries to the same domain into this one, which then has several. */
  takeMore(matches: (task: Delivery) => boolean, limit: number): Delivery[]
  end(outcome: 'well' | 'badly'): void
  settle(): void
}

export type DomainScheduler = {
  add(...tasks: readonly Delivery[]): void
  /** Puts a delivery first in the queue of its domain. */
  addFirst(task: Delivery): void
  waiting(): number
  /** Number of deliveries in progress or without a stored result. */
  open(): number
  /** Domains with queued or slow deliveries. */
  busy(): string[]
  /** Marks slow deliveries, and removes and returns those that waited too long. */
  look(now: number): Delivery[]
  /** Removes and returns the queued deliveries, of all domains or of one. */
  takeOut(domain?: string): Delivery[]
}

/** Assigns slots to domains in turn. docs/decisions/0031 */
export function createDomainScheduler(limits: SchedulerLimits, begin: (run: DeliveryRun) => void): DomainScheduler {
  const lanes = new Map<string, DomainQueue>()
  // Domains that may start a delivery, in the order of their turns.
  const ready = new Set<DomainQueue>()
  const runs = new Set<DeliveryRun>()
  let [waiting, slotsTaken, active, slow] = [0, 0, 0, 0]
  let isStarting = false

  const newQueue = (domain: string) => ({ domain, waiting: [], concurrency: initialConcurrency, active: 0, slow: 0 })
  const laneOf = (domain: string): DomainQueue => lanes.getOrInsertComputed(domain, newQueue)
  const mayBegin = (domainQueue: DomainQueue): boolean =>
    domainQueue.waiting.length > 0 &&
    domainQueue.active < domainQueue.concurrency &&
    domainQueue.slow < limits.slowPerDomain

  const isFull = (): boolean => slotsTaken >= limits.slots || active >= limits.active

  function startReady(): void {
    // A delivery may end at once and call this function again.
    if (isStarting) return
    isStarting = true
    for (const domainQueue of ready) {
      if (isFull()) break
      ready.delete(domainQueue)
      if (!mayBegin(domainQueue)) continue
      start(domainQueue, domainQueue.waiting.shift()!)
      if (mayBegin(domainQueue)) ready.add(domainQueue)
    }
    isStarting = false
  }
  function start(domainQueue: DomainQueue, task: Delivery): void {
    waiting -= 1
    slotsTaken += 1
    active += 1
    domainQueue.active += 1
    task.batch.active += 1
    let taken = 1
    const run: DeliveryRun = {
      task,
      startedAt: performance.now(),
      isSlow: false,
      isOver: false,
      takeMore(matches, limit) {
        const more = domainQueue.waiting.filter(matches).slice(0, limit)
        if (more.length === 0) return []
        const those = new Set(more)
        domainQueue.waiting = domainQueue.waiting.filter(other => !those.has(other))
        waiting -= more.length
        taken += more.length
        task.batch.active += more.length
        return more
      },
      end(outcome) {
        run.isOver = true
        task.batch.active -= taken
        const isFast = outcome === 'well' && performance.now() - run.startedAt < limits.slowMs / 2
        if (isFast) domainQueue.concurrency = Math.min(domainQueue.concurrency + 1, limits.perDomain)
        else if (outcome === 'badly') domainQueue.concurrency = 1
        if (run.isSlow) {
          domainQueue.slow -= 1
          slow -= 1
        } else {
          domainQueue.active -= 1
          active -= 1
        }
        ready.add(domainQueue)
        startReady()
      },
      settle() {
        runs.delete(run)
        if (!run.isSlow) slotsTaken -= 1
        // A new queue for the domain may exist by now.
        const isEmpty = domainQueue.waiting.length === 0 && domainQueue.active + domainQueue.slow === 0
        if (isEmpty && lanes.get(domainQueue.domain) === domainQueue) lanes.delete(domainQueue.domain)
        startReady()
      },
    }
    runs.add(run)
    begin(run)
  }
  function put(tasks: readonly Delivery[], how: 'push' | 'unshift'): void {
    for (const task of tasks) {
      const domainQueue = laneOf(task.domain)
      domainQueue.waiting[how](task)
      waiting += 1
      ready.add(domainQueue)
    }
    startReady()
  }
  function takeOut(domain?: string): Delivery[] {
    const queues = domain === undefined ? [...lanes.values()] : [laneOf(domain)]
    const tasks = queues.flatMap(domainQueue => domainQueue.waiting.splice(0))
    waiting -= tasks.length
    return tasks
  }
  return {
    add: (...tasks) => put(tasks, 'push'),
    addFirst: task => put([task], 'unshift'),
    waiting: () => waiting,
    open: () => runs.size,
    busy: () =>
      [...lanes.values()]
        .filter(domainQueue => domainQueue.waiting.length > 0 || domainQueue.slow > 0)
        .map(({ domain }) => domain),
    look(now) {
      for (const run of runs) {
        if (run.isSlow || run.isOver || now - run.startedAt < limits.slowMs || slow >= limits.slow) continue
        const domainQueue = laneOf(run.task.domain)
        run.isSlow = true
        slotsTaken -= 1
        slow += 1
        active -= 1
        domainQueue.active -= 1
        domainQueue.slow += 1
        domainQueue.concurrency = 1
        ready.add(domainQueue)
      }
      startReady()
      // If all slots are taken, the domain is not to blame.
      if (isFull()) return []
      const late = [...lanes.values()].flatMap(domainQueue => {
        const first = domainQueue.waiting.findIndex(task => now - task.since < limits.waitMs)
        return domainQueue.waiting.splice(0, first === -1 ? domainQueue.waiting.length : first)
      })
      waiting -= late.length
      return late
    },
    takeOut,
  }
}
