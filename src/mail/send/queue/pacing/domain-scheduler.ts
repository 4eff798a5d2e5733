import type { Delivery } from '../delivery.ts'

/** How much is sent at once. */
export type SchedulerLimits = {
  /** Mails that are being sent, or were and are not written down yet. After a kill no more than these may come twice. */
  slots: number
  /** Mails that are being sent: a relay does not like more connections of one client. */
  active: number
  /** Of one domain: as many as it takes quickly. */
  perDomain: number
  /** Who does not answer for so long, in milliseconds, keeps nobody else waiting any more. */
  slowMs: number
  /** Mails to those who do not answer: in all, and of one domain. */
  slow: number
  slowPerDomain: number
  /** For so long, in milliseconds, a mail waits here for others of its domain. */
  waitMs: number
  /** For so long, in milliseconds, it is waited at the end for what is being sent. */
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

/** All that goes to one domain. */
type DomainQueue = {
  domain: string
  waiting: Delivery[]
  /** So many at once: wider with each that goes quickly, narrow again when one does not. */
  concurrency: number
  active: number
  slow: number
}

/** A task that was begun. It has a slot until what became of it is written down. */
export type DeliveryRun = {
  task: Delivery
  begun: number
  isSlow: boolean
  isOver: boolean
  end(went: 'well' | 'badly'): void
  settle(): void
}

export type DomainScheduler = {
  add(task: Delivery): void
  /** Comes before all others of its domain. */
  addFirst(task: Delivery): void
  waiting(): number
  /** Being sent now, however slowly it is answered, or not written down yet. */
  open(): number
  /** Domains that have enough to do. */
  busy(): string[]
  /** Looks for who does not answer; answers those who waited too long behind them. */
  look(now: number): Delivery[]
  /** All that wait, or those of one domain: they are not here any more. */
  takeOut(domain?: string): Delivery[]
}

/** Gives slots to mails, domain by domain in turns. docs/decisions/0031 */
export function createDomainScheduler(limits: SchedulerLimits, begin: (run: DeliveryRun) => void): DomainScheduler {
  const lanes = new Map<string, DomainQueue>()
  // Those which could begin something, each once, in the order of their turns.
  const ready = new Set<DomainQueue>()
  const runs = new Set<DeliveryRun>()
  let [waiting, slotsTaken, active, slow] = [0, 0, 0, 0]
  let isTurning = false

  const newQueue = (domain: string) => ({ domain, waiting: [], concurrency: initialConcurrency, active: 0, slow: 0 })
  const laneOf = (domain: string): DomainQueue => lanes.getOrInsertComputed(domain, newQueue)
  const mayBegin = (domainQueue: DomainQueue): boolean =>
    domainQueue.waiting.length > 0 &&
    domainQueue.active < domainQueue.concurrency &&
    domainQueue.slow < limits.slowPerDomain

  const isFull = (): boolean => slotsTaken >= limits.slots || active >= limits.active

  function turn(): void {
    // Who begins may end at once, and would come back here.
    if (isTurning) return
    isTurning = true
    for (const domainQueue of ready) {
      if (isFull()) break
      ready.delete(domainQueue)
      if (!mayBegin(domainQueue)) continue
      start(domainQueue, domainQueue.waiting.shift()!)
      if (mayBegin(domainQueue)) ready.add(domainQueue)
    }
    isTurning = false
  }
  function start(domainQueue: DomainQueue, task: Delivery): void {
    waiting -= 1
    slotsTaken += 1
    active += 1
    domainQueue.active += 1
    task.batch.active += 1
    const run: DeliveryRun = {
      task,
      begun: performance.now(),
      isSlow: false,
      isOver: false,
      end(went) {
        run.isOver = true
        task.batch.active -= 1
        const batchable = went === 'well' && performance.now() - run.begun < limits.slowMs / 2
        if (batchable) domainQueue.concurrency = Math.min(domainQueue.concurrency + 1, limits.perDomain)
        else if (went === 'badly') domainQueue.concurrency = 1
        if (run.isSlow) {
          domainQueue.slow -= 1
          slow -= 1
        } else {
          domainQueue.active -= 1
          active -= 1
        }
        ready.add(domainQueue)
        turn()
      },
      settle() {
        runs.delete(run)
        if (!run.isSlow) slotsTaken -= 1
        // Another may have its place, if all else of this one was written down before.
        const isEmpty = domainQueue.waiting.length === 0 && domainQueue.active + domainQueue.slow === 0
        if (isEmpty && lanes.get(domainQueue.domain) === domainQueue) lanes.delete(domainQueue.domain)
        turn()
      },
    }
    runs.add(run)
    begin(run)
  }
  function put(task: Delivery, how: 'push' | 'unshift'): void {
    const domainQueue = laneOf(task.domain)
    domainQueue.waiting[how](task)
    waiting += 1
    ready.add(domainQueue)
    turn()
  }
  function takeOut(domain?: string): Delivery[] {
    const from = domain === undefined ? [...lanes.values()] : [laneOf(domain)]
    const tasks = from.flatMap(domainQueue => domainQueue.waiting.splice(0))
    waiting -= tasks.length
    return tasks
  }
  return {
    add: task => put(task, 'push'),
    addFirst: task => put(task, 'unshift'),
    waiting: () => waiting,
    open: () => runs.size,
    busy: () =>
      [...lanes.values()]
        .filter(domainQueue => domainQueue.waiting.length > 0 || domainQueue.slow > 0)
        .map(({ domain }) => domain),
    look(now) {
      for (const run of runs) {
        if (run.isSlow || run.isOver || now - run.begun < limits.slowMs || slow >= limits.slow) continue
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
      turn()
      // Where all slots are taken it is nobody's fault in particular.
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
