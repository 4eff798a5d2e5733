import { setTimeout as pause } from 'node:timers/promises'
import { createPostingBackPressure } from './pacing/back-pressure.ts'
import { createCircuitBreaker } from './pacing/circuit-breaker.ts'
import { type Claim, takeMessages, takeRetries } from './claims.ts'
import { createConnectionPool } from './pacing/connection-pool.ts'
import { createDomainScheduler, defaultSchedulerLimits } from './pacing/domain-scheduler.ts'
import { priorities, shares } from './enqueue.ts'
import { createFinishClaim } from './finish-claim.ts'
import { createHeldLeases } from './held-leases.ts'
import { dropLostDeliveries } from './drop-lost-deliveries.ts'
import { createOpenBatches } from './open-batches.ts'
import { noMailQueue, type MailQueue, type MailQueueOptions } from './options.ts'
import { openResultWriter } from './result-writer.ts'
import { deliveryRunner } from './run-delivery.ts'
import { claimStarter } from './start-claim.ts'
import { createWorkerLease } from './worker-lease.ts'

export { noMailQueue, type MailQueue, type MailQueueOptions }

// Limits of messages composed at once, and of emails waiting for a slot.
const maxComposing = 8
const maxWaiting = 600
const maxRetries = 100
const maxUnwritten = 2000
const checkMs = 250
// Time to write the last results when stopping; without a database this cannot succeed.
const finalWriteMs = 4000

/** Connects the parts of the queue. Its states are in docs/architecture/changing-mail-queue.md. */
export function startMailQueue(options: MailQueueOptions): MailQueue {
  const { database, pipeline, kinds, routes, log, limits = defaultSchedulerLimits, pollMs = 1000 } = options
  const { reach = () => {} } = options
  let [isStopping, settling] = [false, 0]
  const composing = new Set<Claim>()
  /** Whether email to members is held back in favour of posting. */
  let isHeldBack = false
  let filling: Promise<boolean> | undefined

  const worker = createWorkerLease(database, () =>
    dropLostDeliveries(database.read, worker.id(), scheduler, batches.requeue),
  )
  const resultWriter = openResultWriter({ operate: pipeline.runAsSystem, kinds, workerId: worker.id, log, reach })
  const heldLeases = createHeldLeases()
  const finishClaim = createFinishClaim(resultWriter, heldLeases)
  const batches = createOpenBatches(resultWriter, finishClaim, () => void work())
  const breaker = createCircuitBreaker(log)
  const connectionPool = routes && createConnectionPool(routes)
  const scheduler = createDomainScheduler(limits, run => {
    const { batch } = run.task
    if (batch.left === batch.active) void work()
    void runDelivery?.(run).catch(error => log('a mail could not be sent', error))
  })
  const runDelivery =
    connectionPool &&
    deliveryRunner({
      ...{ connectionPool, scheduler, batches, breaker, reach },
      isSingleRoute: routes.isSingleRoute,
      isStopping: () => isStopping,
    })
  const startClaim = claimStarter({
    ...{ database, kinds, batches, finishClaim, resultWriter, log, reach },
    isSent: routes !== undefined,
    schedule: tasks => (isStopping ? tasks.forEach(task => batches.requeue(task)) : scheduler.add(...tasks)),
  })
  const mustWait = createPostingBackPressure(pipeline.postingConcurrency)

  /** Emails that were claimed and have not begun. */
  function waitingOf(priority: number): number {
    const composed = [...composing].filter(one => one.priority === priority)
    return composed.reduce((sum, { ids }) => sum + ids.length, batches.waitingOf(priority))
  }
  async function claim(limit: number): Promise<Claim[]> {
    const claiming = { database, kinds, worker_id: await worker.registered() }
    await heldLeases.releaseStrays(database.read, claiming.worker_id)
    try {
      const retries = routes && !isHeldBack ? await takeRetries(claiming, maxRetries, scheduler.busy()) : []
      const names = isHeldBack ? (['notification'] as const) : (['notification', 'message', 'digest'] as const)
      const { claims, left } = await takeMessages(claiming, {
        limit,
        priorities: names.map(name => priorities[name]),
        waiting: names.map(name => waitingOf(priorities[name])),
        shares: names.map(name => shares[name]),
      })
      heldLeases.add([...retries, ...claims])
      if (left > 0)
        log(
          `took over ${left} outgoing messages whose sender is gone: of each, what was being sent then may come twice`,
        )
      return [...retries, ...claims]
    } catch (error) {
      heldLeases.markUncertain()
      throw error
    }
  }
  /** Claims due messages if there is room; returns whether any were claimed. */
  async function fill(): Promise<boolean> {
    if (isStopping || database.isDiskFull() || breaker.isOpen() || resultWriter.unwritten() > maxUnwritten) return false
    const room = scheduler.waiting() < maxWaiting ? maxComposing - batches.unstarted() - composing.size : 0
    if (room <= 0) return false
    isHeldBack = settling === 0 && mustWait()
    const claims = await claim(room)
    reach('claimed')
    // Not awaited, so that a slow composition does not block others.
    for (const one of claims) {
      composing.add(one)
      void startClaim(one).finally(() => {
        composing.delete(one)
        void work()
      })
    }
    return claims.length > 0
  }
  /** Claims due messages while there is room; returns whether any were claimed. */
  async function work(): Promise<boolean> {
    if (isStopping) return false
    let hasClaimed = false
    try {
      while (await (filling ??= fill().finally(() => (filling = undefined)))) hasClaimed = true
    } catch (error) {
      log('the mail queue could not work', error)
    }
    return hasClaimed
  }
  function check(): void {
    const now = performance.now()
    if (isHeldBack) void work()
    for (const task of scheduler.look(now)) batches.end(task, { is: 'put_off', response: '' })
    connectionPool?.closeIdle(now)
  }
  const polling = setInterval(() => void work(), pollMs).unref()
  const checking = setInterval(check, checkMs).unref()
  const isSending = (): boolean => scheduler.open() + composing.size > 0
  const isIdle = (): boolean => !isSending() && scheduler.waiting() === 0 && resultWriter.unwritten() === 0 && !filling

  async function finishSending(): Promise<void> {
    while (isSending()) await pause(10)
    await resultWriter.settle()
  }

  void work()
  return {
    // While email is held back, `check` polls often enough.
    wake: () => void (isHeldBack || work()),
    async settle() {
      settling += 1
      do {
        await work()
        while (!isIdle() && !isStopping) await pause(1)
      } while (await work())
      settling -= 1
    },
    stats: () => ({ waiting: scheduler.waiting(), sending: scheduler.open(), attempts: resultWriter.attempts }),
    async stop() {
      isStopping = true
      clearInterval(polling)
      await filling?.catch(() => {})
      const deadline = performance.now() + limits.stopMs
      // Deliveries in progress are completed, since aborting one could deliver it twice.
      do {
        for (const task of scheduler.takeOut()) batches.requeue(task)
        await pause(5)
      } while (isSending() && performance.now() < deadline)
      clearInterval(checking)
      connectionPool?.closeAll()
      await Promise.race([finishSending(), pause(limits.stopMs + finalWriteMs, undefined, { ref: false })])
      await worker.unregister().catch(error => log('the mail queue could not sign off', error))
    },
  }
}
