import type { Task } from './task.ts'

/** How much is sent at once. */
export type Limits = {
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
export const usualLimits: Limits = {
  slots: 96,
  active: 40,
  perDomain: 24,
  slowMs: 2000,
  slow: 200,
  slowPerDomain: 4,
  waitMs: 3000,
  stopMs: 8000,
}

const startWidth = 4

/** All that goes to one domain. */
type Lane = {
  domain: string
  waiting: Task[]
  /** So many at once: wider with each that goes quickly, narrow again when one does not. */
  width: number
  active: number
  slow: number
}

/** A task that was begun. It has a slot until what became of it is written down. */
export type Run = {
  task: Task
  begun: number
  isSlow: boolean
  isOver: boolean
  end(went: 'well' | 'badly'): void
  settle(): void
}

export type Lanes = {
  add(task: Task): void
  /** Comes before all others of its domain. */
  addFirst(task: Task): void
  waiting(): number
  /** Being sent now, however slowly it is answered, or not written down yet. */
  open(): number
  /** Domains that have enough to do. */
  busy(): string[]
  /** Looks for who does not answer; answers those who waited too long behind them. */
  look(now: number): Task[]
  /** All that wait, or those of one domain: they are not here any more. */
  takeOut(domain?: string): Task[]
}

/** Gives slots to mails, domain by domain in turns. docs/decisions/0166 */
export function createLanes(limits: Limits, begin: (run: Run) => void): Lanes {
  const lanes = new Map<string, Lane>()
  // Those which could begin something, each once, in the order of their turns.
  const ready = new Set<Lane>()
  const runs = new Set<Run>()
  let [waiting, slotsTaken, active, slow] = [0, 0, 0, 0]
  let isTurning = false

  const laneOf = (domain: string): Lane => {
    const found = lanes.get(domain)
    if (found) return found
    const lane = { domain, waiting: [], width: startWidth, active: 0, slow: 0 }
    lanes.set(domain, lane)
    return lane
  }
  const mayBegin = (lane: Lane): boolean =>
    lane.waiting.length > 0 && lane.active < lane.width && lane.slow < limits.slowPerDomain

  const isFull = (): boolean => slotsTaken >= limits.slots || active >= limits.active

  function turn(): void {
    // Who begins may end at once, and would come back here.
    if (isTurning) return
    isTurning = true
    for (const lane of ready) {
      if (isFull()) break
      ready.delete(lane)
      if (!mayBegin(lane)) continue
      start(lane, lane.waiting.shift()!)
      if (mayBegin(lane)) ready.add(lane)
    }
    isTurning = false
  }
  function start(lane: Lane, task: Task): void {
    waiting -= 1
    slotsTaken += 1
    active += 1
    lane.active += 1
    task.batch.active += 1
    const run: Run = {
      task,
      begun: performance.now(),
      isSlow: false,
      isOver: false,
      end(went) {
        run.isOver = true
        task.batch.active -= 1
        const isQuick = went === 'well' && performance.now() - run.begun < limits.slowMs / 2
        if (isQuick) lane.width = Math.min(lane.width + 1, limits.perDomain)
        else if (went === 'badly') lane.width = 1
        if (run.isSlow) {
          lane.slow -= 1
          slow -= 1
        } else {
          lane.active -= 1
          active -= 1
        }
        ready.add(lane)
        turn()
      },
      settle() {
        runs.delete(run)
        if (!run.isSlow) slotsTaken -= 1
        // Another may have its place, if all else of this one was written down before.
        const isEmpty = lane.waiting.length === 0 && lane.active + lane.slow === 0
        if (isEmpty && lanes.get(lane.domain) === lane) lanes.delete(lane.domain)
        turn()
      },
    }
    runs.add(run)
    begin(run)
  }
  function put(task: Task, how: 'push' | 'unshift'): void {
    const lane = laneOf(task.domain)
    lane.waiting[how](task)
    waiting += 1
    ready.add(lane)
    turn()
  }
  function takeOut(domain?: string): Task[] {
    const from = domain === undefined ? [...lanes.values()] : [laneOf(domain)]
    const tasks = from.flatMap(lane => lane.waiting.splice(0))
    waiting -= tasks.length
    return tasks
  }
  return {
    add: task => put(task, 'push'),
    addFirst: task => put(task, 'unshift'),
    waiting: () => waiting,
    open: () => runs.size,
    busy: () =>
      [...lanes.values()].filter(lane => lane.waiting.length > 0 || lane.slow > 0).map(({ domain }) => domain),
    look(now) {
      for (const run of runs) {
        if (run.isSlow || run.isOver || now - run.begun < limits.slowMs || slow >= limits.slow) continue
        const lane = laneOf(run.task.domain)
        run.isSlow = true
        slotsTaken -= 1
        slow += 1
        active -= 1
        lane.active -= 1
        lane.slow += 1
        lane.width = 1
        ready.add(lane)
      }
      turn()
      // Where all slots are taken it is nobody's fault in particular.
      if (isFull()) return []
      const late = [...lanes.values()].flatMap(lane => {
        const first = lane.waiting.findIndex(task => now - task.since < limits.waitMs)
        return lane.waiting.splice(0, first === -1 ? lane.waiting.length : first)
      })
      waiting -= late.length
      return late
    },
    takeOut,
  }
}
