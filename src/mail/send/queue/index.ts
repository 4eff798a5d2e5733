import { setTimeout as pause } from 'node:timers/promises'
import { oneLineOf } from '../smtp/reply.ts'
import { priorities } from './enqueue.ts'
import { type QueueTransition, openResultWriter } from './result-writer.ts'
import { type Claim, openClaim, takeRetries, takeMessages } from './claims.ts'
import { createPostingBackPressure } from './back-pressure.ts'
import { createHeldLeases } from './held-leases.ts'
import type { OpenedMessage } from './message-type.ts'
import { createDomainScheduler, type DeliveryRun, defaultSchedulerLimits } from './domain-scheduler.ts'
import { yieldTaken } from './lapse.ts'
import type { MailQueue, MailQueueOptions } from './options.ts'
import { createConnectionPool } from './connection-pool.ts'
import { storeLocally } from './local-mailbox.ts'
import { sendDelivery } from './send-delivery.ts'
import { type DeliveryBatch, domainOf, type DeliveryEnding, type Delivery } from './delivery.ts'
import { createWorkerLease } from './worker-lease.ts'

export type { MailQueue, MailQueueOptions }

// So many mailings are made at once, with all that is in them; so many mails may wait here.
const mostMailings = 8
const mostWaiting = 600
const mostDeliveries = 100
const mostUnwritten = 2000
// A process may end with a mailing in its hands for reasons of its own. One that cannot be made is no such thing, and is tried three
// times, far enough apart for whatever else was wrong to pass.
const mostBegun = 9
const failureWeighs = 3
const failurePauses = [30, 300]
const lookMs = 250
const longestPause = 60_000
const recentMs = 60_000
// Without a database nothing can be written down, and the process must come to its end.
const lastMs = 4000

export function startMailQueue(options: MailQueueOptions): MailQueue {
  const {
    database,
    pipeline,
    kinds,
    routes,
    log,
    limits = defaultSchedulerLimits,
    pollMs = 1000,
    reach = () => {},
  } = options
  const worker = createWorkerLease(database, () => yieldTaken(database.read, worker.id(), lanes, giveBack))
  const resultWriter = openResultWriter({ operate: pipeline.runAsSystem, kinds, workerId: worker.id, log, reach })
  const connectionPool = routes && createConnectionPool(routes)
  const lanes = createDomainScheduler(
    limits,
    run => void send(run).catch(error => log('a mail could not be sent', error)),
  )
  const batches = new Set<DeliveryBatch>()
  const heldLeases = createHeldLeases()
  const givesWay = createPostingBackPressure(pipeline.postingConcurrency)
  let [isStopping, failures, closedUntil, sentAt, opening] = [false, 0, 0, -Infinity, 0]
  // How many wait until nothing is due; whether mail to members waits for who is posting.
  let [awaiting, isLate] = [0, false]
  let filling: Promise<boolean> | undefined

  /** Takes what is due, as much as there is room for; whether there was anything. */
  async function fill(): Promise<boolean> {
    if (isStopping || database.isFull() || performance.now() < closedUntil || resultWriter.unwritten() > mostUnwritten)
      return false
    const room = lanes.waiting() < mostWaiting ? mostMailings - unbegun() - opening : 0
    if (room <= 0) return false
    isLate = awaiting === 0 && givesWay()
    const claims = await take(room)
    reach('claimed')
    // One that takes long to make keeps the others from nothing.
    for (const claim of claims) {
      opening += 1
      void begin(claim).finally(() => {
        opening -= 1
        void work()
      })
    }
    return claims.length > 0
  }
  async function take(room: number): Promise<Claim[]> {
    const claiming = { database, kinds, worker_id: await worker.registered() }
    await heldLeases.releaseStrays(database.read, claiming.worker_id)
    try {
      const late = routes && !isLate ? await takeRetries(claiming, mostDeliveries, lanes.busy()) : []
      const { claims, left } = await takeMessages(claiming, {
        limit: room,
        urgency: isLate ? priorities.letter : priorities.digest,
      })
      heldLeases.add([...late, ...claims])
      if (left > 0)
        log(`took over ${left} mailings whose sender is gone: of each, what was being sent then may come twice`)
      return [...late, ...claims]
    } catch (error) {
      heldLeases.markUncertain()
      throw error
    }
  }

  /** Mailings of which somebody waits for their turn; one that only waits for answers takes no room. */
  const unbegun = (): number => [...batches].filter(({ left, active }) => left > active).length

  /** Makes the mails of a mailing, and lets them wait for their turn. */
  async function begin(claim: Claim): Promise<void> {
    const { mailing, ids, retries, attempts } = claim
    const isKept = !routes && kinds[mailing.kind]!.isStoredLocally
    if (attempts > mostBegun) return giveUp(claim, 'no try to make its mails came to an end')
    try {
      const opened = isKept || ids.length === 0 ? toNobody : await openClaim(database, kinds, claim)
      reach('composed')
      if (!routes) {
        const keep = isKept ? () => {} : await storeLocally(mailing, opened)
        const kept = isKept ? ids : opened.recipients.map(({ id }) => id)
        resultWriter.record({ is: 'kept', mailing, ids: kept, keep })
        return finish(claim)
      }
      const { recipients } = opened
      const batch: DeliveryBatch = {
        claim,
        mailing,
        opened,
        left: recipients.length,
        active: 0,
        isRetry: retries !== null,
        givenBack: null,
      }
      const gone = retries ? new Set(ids).difference(new Set(recipients.map(({ id }) => id))) : new Set<number>()
      if (gone.size > 0) resultWriter.record({ is: 'gone', mailing, ids: [...gone] })
      if (recipients.length === 0) return finish(claim)
      batches.add(batch)
      const wait = (): void => {
        const since = performance.now()
        for (const recipient of recipients) {
          const tries = retries?.get(recipient.id)?.tries ?? 0
          const task = { batch, recipient, domain: domainOf(recipient.email), tries, since, isRepeated: false }
          if (isStopping) giveBack(task)
          else lanes.add(task)
        }
      }
      if (retries) return wait()
      // That they could be made is written down first, and the count of tries begins anew: whoever is killed later was not killed
      // by making them.
      const move = { state: 'queued', tries: 0, error: null, seconds: 0, keep: true } as const
      resultWriter.record({ is: 'moved', mailing, move, written: wait })
    } catch (error) {
      log(`the mails of mailing ${mailing.id} could not be made`, error)
      giveUp(claim, oneLineOf(error instanceof Error ? error.message : String(error)))
    }
  }
  const toNobody: OpenedMessage = {
    recipients: [],
    for: () => Promise.reject(new Error('there is nobody to write to')),
  }

  /** After some tries it stays where it is, to be looked at. */
  function giveUp(claim: Claim, error: string): void {
    if (claim.retries) return putOff(claim, error)
    const tries = claim.attempts - 1 + failureWeighs
    const seconds = failurePauses[Math.ceil(tries / failureWeighs) - 1] ?? 0
    finish(claim, { state: tries >= mostBegun ? 'dead' : 'queued', tries, error, seconds, keep: false })
  }
  function putOff(claim: Claim, response: string): void {
    const { mailing, ids, retries } = claim
    const batch: DeliveryBatch = { claim, mailing, opened: toNobody, left: 0, active: 0, isRetry: true, givenBack: '' }
    for (const id of ids) {
      const { email, tries } = retries!.get(id)!
      const task = { batch, recipient: { id, email }, domain: domainOf(email), tries, since: 0, isRepeated: false }
      resultWriter.record({ is: 'ended', task, ending: { is: 'later', response } })
    }
    finish(claim)
  }
  /** It is in nobody's hands any more, once that is written down; what was put off has rows that say the rest. */
  function finish(
    claim: Claim,
    queueTransition: QueueTransition = { state: 'done', tries: 0, error: null, seconds: 0, keep: false },
  ): void {
    const written = (): void => heldLeases.drop(claim)
    resultWriter.record(
      claim.retries ? { is: 'over', written } : { is: 'moved', mailing: claim.mailing, move: queueTransition, written },
    )
  }

  async function send(run: DeliveryRun): Promise<void> {
    const { task } = run
    if (task.batch.left === task.batch.active) void work()
    const outcome = await sendDelivery(task, connectionPool!)
    run.end(outcome.is === 'closed' || outcome.is === 'again' ? 'badly' : 'well')
    if (outcome.is === 'sent') {
      reach('taken by the other side')
      if (failures > 0) log('mail goes out again')
      failures = 0
      sentAt = performance.now()
    }
    if (outcome.is === 'again' && !task.isRepeated && !isStopping) {
      run.settle()
      return lanes.addFirst({ ...task, isRepeated: true })
    }
    // Whoever takes mail of others from us means this one with it.
    const isForAll = outcome.is === 'closed' || (outcome.is === 'settings' && performance.now() - sentAt > recentMs)
    if (isForAll && routes!.isSingleRoute) {
      run.settle()
      return close(task, outcome.response)
    }
    const ending =
      outcome.is === 'never' || outcome.is === 'sent' ? outcome : { is: 'later' as const, response: outcome.response }
    end(task, ending, run.settle)
    // None of the others would come through either.
    if (outcome.is === 'closed') for (const other of lanes.takeOut(task.domain)) end(other, ending)
  }

  /** The one way out is closed: nothing is lost, all of it waits as it did before. */
  function close(task: Delivery, response: string): void {
    if (failures === 0) log(`no mail goes out: ${response}`)
    // What was begun together fails together, and is one failure.
    if (performance.now() >= closedUntil) {
      closedUntil = performance.now() + Math.min(1000 * 2 ** failures, longestPause)
      failures += 1
    }
    for (const waiting of [task, ...lanes.takeOut()]) giveBack(waiting, response)
  }
  function giveBack(task: Delivery, response = ''): void {
    const { batch } = task
    if (batch.isRetry) resultWriter.record({ is: 'freed', task })
    batch.left -= 1
    batch.givenBack ??= response
    over(batch)
  }
  function end(task: Delivery, ending: DeliveryEnding, written?: () => void): void {
    resultWriter.record({ is: 'ended', task, ending, ...(written ? { written } : {}) })
    task.batch.left -= 1
    over(task.batch)
  }
  /** A mailing of which nothing is left is finished, or goes back to where it was. */
  function over(batch: DeliveryBatch): void {
    if (batch.left > 0) return
    batches.delete(batch)
    void work()
    const { claim, givenBack } = batch
    if (givenBack === null) finish(claim)
    else finish(claim, { state: 'queued', tries: 0, error: givenBack, seconds: 0, keep: false })
  }

  function look(): void {
    const now = performance.now()
    if (isLate) void work()
    for (const task of lanes.look(now)) end(task, { is: 'put_off', response: '' })
    connectionPool?.closeIdle(now)
  }
  /** Takes what is due as long as there is room; whether there was anything. */
  async function work(): Promise<boolean> {
    if (isStopping) return false
    let found = false
    try {
      while (await (filling ??= fill().finally(() => (filling = undefined)))) found = true
    } catch (error) {
      log('the mail queue could not work', error)
    }
    return found
  }
  const polling = setInterval(() => void work(), pollMs).unref()
  const looking = setInterval(look, lookMs).unref()
  const isIdle = (): boolean =>
    lanes.open() + lanes.waiting() + opening === 0 && resultWriter.unwritten() === 0 && !filling

  /** All was said to its end and written down. */
  async function ended(): Promise<void> {
    while (lanes.open() + opening > 0) await pause(10)
    await resultWriter.settle()
  }

  void work()
  return {
    // Where mail to members waits, it is looked often enough whether it still does.
    wake: () => void (isLate || work()),
    async settle() {
      awaiting += 1
      do {
        await work()
        while (!isIdle() && !isStopping) await pause(1)
      } while (await work())
      awaiting -= 1
    },
    async stop() {
      isStopping = true
      clearInterval(polling)
      await filling?.catch(() => {})
      const until = performance.now() + limits.stopMs
      // What is being said is said to its end, or it would come twice.
      do {
        for (const task of lanes.takeOut()) giveBack(task)
        await pause(5)
      } while (lanes.open() + opening > 0 && performance.now() < until)
      clearInterval(looking)
      connectionPool?.closeAll()
      await Promise.race([ended(), pause(limits.stopMs + lastMs, undefined, { ref: false })])
      await worker.unregister().catch(error => log('the mail queue could not sign off', error))
    },
  }
}
