import { setTimeout as pause } from 'node:timers/promises'
import type { Road } from '#runtime/road.ts'
import type { Database } from '#storage/database.ts'
import { oneLineOf } from '../wire/reply.ts'
import type { Routes } from '../wire/routes.ts'
import { urgencies } from './add.ts'
import { type Move, openBook, type Point } from './book.ts'
import { type Claim, openClaim, takeDeliveries, takeMailings } from './claims.ts'
import { createGivingWay } from './give-way.ts'
import { createHand } from './hand.ts'
import type { Kinds, Opened } from './kind.ts'
import { createLanes, type Limits, type Run, usualLimits } from './lanes.ts'
import { yieldTaken } from './lapse.ts'
import { createLines } from './lines.ts'
import { keeping } from './mailbox.ts'
import { sendTask } from './send-task.ts'
import { type Batch, domainOf, type Ending, type Task } from './task.ts'
import { createWorker } from './worker.ts'

/** What goes out. Every process of an installation has one; they share the work. */
export type Queue = {
  /** There may be something to send now. */
  wake(): void
  /** Works until nothing is due, and nothing is being sent any more. */
  settle(): Promise<void>
  stop(): Promise<void>
}
export type QueueOptions = {
  database: Database
  road: Pick<Road, 'operate' | 'posting'>
  kinds: Kinds
  /** How mails leave; without one they stay in the local mailbox. */
  routes: Routes | undefined
  log: (line: string, error?: unknown) => void
  limits?: Limits
  pollMs?: number
  /** For tests: told of each point that is reached. */
  reach?: (point: Point) => void
}

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

export function startQueue(options: QueueOptions): Queue {
  const { database, road, kinds, routes, log, limits = usualLimits, pollMs = 1000, reach = () => {} } = options
  const worker = createWorker(database, () => yieldTaken(database.read, worker.id(), lanes, giveBack))
  const book = openBook({ operate: road.operate, kinds, workerId: worker.id, log, reach })
  const lines = routes && createLines(routes)
  const lanes = createLanes(limits, run => void send(run).catch(error => log('a mail could not be sent', error)))
  const batches = new Set<Batch>()
  const hand = createHand()
  const givesWay = createGivingWay(road.posting)
  let [isStopping, failures, closedUntil, sentAt, opening] = [false, 0, 0, -Infinity, 0]
  // How many wait until nothing is due; whether mail to members waits for who is posting.
  let [awaiting, isLate] = [0, false]
  let filling: Promise<boolean> | undefined

  /** Takes what is due, as much as there is room for; whether there was anything. */
  async function fill(): Promise<boolean> {
    if (isStopping || database.isFull() || performance.now() < closedUntil || book.waiting() > mostUnwritten)
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
    const claiming = { database, kinds, worker_id: await worker.enrolled() }
    await hand.free(database.read, claiming.worker_id)
    try {
      const late = routes && !isLate ? await takeDeliveries(claiming, mostDeliveries, lanes.busy()) : []
      const { claims, left } = await takeMailings(claiming, {
        limit: room,
        urgency: isLate ? urgencies.letter : urgencies.digest,
      })
      hand.add([...late, ...claims])
      if (left > 0)
        log(`took over ${left} mailings whose sender is gone: of each, what was being sent then may come twice`)
      return [...late, ...claims]
    } catch (error) {
      hand.tear()
      throw error
    }
  }

  /** Mailings of which somebody waits for their turn; one that only waits for answers takes no room. */
  const unbegun = (): number => [...batches].filter(({ left, active }) => left > active).length

  /** Makes the mails of a mailing, and lets them wait for their turn. */
  async function begin(claim: Claim): Promise<void> {
    const { mailing, ids, late, begun } = claim
    const isKept = !routes && kinds[mailing.kind]!.isKept
    if (begun > mostBegun) return giveUp(claim, 'no try to make its mails came to an end')
    try {
      const opened = isKept || ids.length === 0 ? toNobody : await openClaim(database, kinds, claim)
      reach('composed')
      if (!routes) {
        const keep = isKept ? () => {} : await keeping(mailing, opened)
        const kept = isKept ? ids : opened.recipients.map(({ id }) => id)
        book.note({ is: 'kept', mailing, ids: kept, keep })
        return finish(claim)
      }
      const { recipients } = opened
      const batch: Batch = {
        claim,
        mailing,
        opened,
        left: recipients.length,
        active: 0,
        isRetry: late !== null,
        givenBack: null,
      }
      const gone = late ? new Set(ids).difference(new Set(recipients.map(({ id }) => id))) : new Set<number>()
      if (gone.size > 0) book.note({ is: 'gone', mailing, ids: [...gone] })
      if (recipients.length === 0) return finish(claim)
      batches.add(batch)
      const wait = (): void => {
        const since = performance.now()
        for (const recipient of recipients) {
          const tries = late?.get(recipient.id)?.tries ?? 0
          const task = { batch, recipient, domain: domainOf(recipient.email), tries, since, isRepeated: false }
          if (isStopping) giveBack(task)
          else lanes.add(task)
        }
      }
      if (late) return wait()
      // That they could be made is written down first, and the count of tries begins anew: whoever is killed later was not killed
      // by making them.
      const move = { state: 'queued', tries: 0, error: null, seconds: 0, keep: true } as const
      book.note({ is: 'moved', mailing, move, written: wait })
    } catch (error) {
      log(`the mails of mailing ${mailing.id} could not be made`, error)
      giveUp(claim, oneLineOf(error instanceof Error ? error.message : String(error)))
    }
  }
  const toNobody: Opened = { recipients: [], for: () => Promise.reject(new Error('there is nobody to write to')) }

  /** After some tries it stays where it is, to be looked at. */
  function giveUp(claim: Claim, error: string): void {
    if (claim.late) return putOff(claim, error)
    const tries = claim.begun - 1 + failureWeighs
    const seconds = failurePauses[Math.ceil(tries / failureWeighs) - 1] ?? 0
    finish(claim, { state: tries >= mostBegun ? 'dead' : 'queued', tries, error, seconds, keep: false })
  }
  function putOff(claim: Claim, response: string): void {
    const { mailing, ids, late } = claim
    const batch: Batch = { claim, mailing, opened: toNobody, left: 0, active: 0, isRetry: true, givenBack: '' }
    for (const id of ids) {
      const { email, tries } = late!.get(id)!
      const task = { batch, recipient: { id, email }, domain: domainOf(email), tries, since: 0, isRepeated: false }
      book.note({ is: 'ended', task, ending: { is: 'later', response } })
    }
    finish(claim)
  }
  /** It is in nobody's hands any more, once that is written down; what was put off has rows that say the rest. */
  function finish(claim: Claim, move: Move = { state: 'done', tries: 0, error: null, seconds: 0, keep: false }): void {
    const written = (): void => hand.drop(claim)
    book.note(claim.late ? { is: 'over', written } : { is: 'moved', mailing: claim.mailing, move, written })
  }

  async function send(run: Run): Promise<void> {
    const { task } = run
    if (task.batch.left === task.batch.active) void work()
    const outcome = await sendTask(task, lines!)
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
    if (isForAll && routes!.isOne) {
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
  function close(task: Task, response: string): void {
    if (failures === 0) log(`no mail goes out: ${response}`)
    // What was begun together fails together, and is one failure.
    if (performance.now() >= closedUntil) {
      closedUntil = performance.now() + Math.min(1000 * 2 ** failures, longestPause)
      failures += 1
    }
    for (const waiting of [task, ...lanes.takeOut()]) giveBack(waiting, response)
  }
  function giveBack(task: Task, response = ''): void {
    const { batch } = task
    if (batch.isRetry) book.note({ is: 'freed', task })
    batch.left -= 1
    batch.givenBack ??= response
    over(batch)
  }
  function end(task: Task, ending: Ending, written?: () => void): void {
    book.note({ is: 'ended', task, ending, ...(written ? { written } : {}) })
    task.batch.left -= 1
    over(task.batch)
  }
  /** A mailing of which nothing is left is finished, or goes back to where it was. */
  function over(batch: Batch): void {
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
    lines?.look(now)
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
  const isIdle = (): boolean => lanes.open() + lanes.waiting() + opening === 0 && book.waiting() === 0 && !filling

  /** All was said to its end and written down. */
  async function ended(): Promise<void> {
    while (lanes.open() + opening > 0) await pause(10)
    await book.settle()
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
      lines?.closeAll()
      await Promise.race([ended(), pause(limits.stopMs + lastMs, undefined, { ref: false })])
      await worker.resign().catch(error => log('the mail queue could not sign off', error))
    },
  }
}
