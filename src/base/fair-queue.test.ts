import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { createFairQueue, QueueFullError, type FairQueue } from './fair-queue.ts'

const limits = { running: { kind: 2, owner: 3, group: 4 }, queued: { owner: 5 } }
// Releases what is still queued at the end.
const stays = new AbortController()
after(() => stays.abort(new Error('evening')))

/** An owner that records which of its work has started. */
function owner(queue: FairQueue, name: string, group = 'home') {
  const ends: (() => void)[] = []
  const begun: string[] = []
  return {
    begun,
    async call(kind: string, signal: AbortSignal = stays.signal): Promise<void> {
      const end = await queue.acquire({ owner: name, group, kind }, { signal, abortReason: signal.reason })
      begun.push(kind)
      ends.push(end)
    },
    start(...kinds: string[]): void {
      for (const kind of kinds) this.call(kind).catch(() => {})
    },
    end: () => ends.shift()!(),
  }
}
/** Until everything that can start has started. */
const pause = () => new Promise(resolve => setImmediate(resolve))

suite('slots', () => {
  test('work beyond the limit waits for other work of the same owner', async () => {
    const ben = owner(createFairQueue(limits), 'ben')

    const calls = ['a', 'b', 'c', 'd', 'e'].map(kind => ben.call(kind))
    await pause()
    assert.deepEqual(ben.begun, ['a', 'b', 'c'])

    ben.end()
    await pause()
    assert.deepEqual(ben.begun, ['a', 'b', 'c', 'd'])

    ben.end()
    await Promise.all(calls)
    assert.deepEqual(ben.begun, ['a', 'b', 'c', 'd', 'e'])
  })

  test('one kind of work does not take all slots of its owner', async () => {
    const ben = owner(createFairQueue(limits), 'ben')

    ben.start('search', 'search', 'search', 'search')
    await pause()
    assert.deepEqual(ben.begun, ['search', 'search'])

    await ben.call('read')
    assert.deepEqual(ben.begun, ['search', 'search', 'read'])
  })

  test('a busy owner delays nobody else, and the owner with the least in progress is next', async () => {
    const queue = createFairQueue(limits)
    const [ben, cleo, dan] = [owner(queue, 'ben'), owner(queue, 'cleo'), owner(queue, 'dan', 'elsewhere')]

    ben.start('a', 'b', 'c', 'd', 'e', 'f')
    await cleo.call('a')
    cleo.start('b')
    await dan.call('a')
    await pause()
    // Four per group, and three per owner.
    assert.deepEqual([ben.begun, cleo.begun, dan.begun], [['a', 'b', 'c'], ['a'], ['a']])

    ben.end()
    await pause()
    ben.end()
    await pause()
    assert.deepEqual(
      [ben.begun, cleo.begun],
      [
        ['a', 'b', 'c', 'd'],
        ['a', 'b'],
      ],
    )
  })

  test('work is rejected when its owner has too much queued, and when it was queued too long', async () => {
    const refusal = (why: string) => new Error(why)
    const queue = createFairQueue({ running: { group: 1 }, queued: { owner: 1 }, maxWaitMs: 50, refusal })
    const ben = owner(queue, 'ben')
    await ben.call('a')

    const late = ben.call('b')

    await assert.rejects(ben.call('c'), { message: 'full' })
    await assert.rejects(late, { message: 'late' })
    ben.end()
    await ben.call('d')
    assert.deepEqual(ben.begun, ['a', 'd'])
  })

  test('aborted work gives up its place to the next', async () => {
    const ben = owner(createFairQueue({ ...limits, running: { group: 1 } }), 'ben')
    const leaving = new AbortController()
    await ben.call('a')

    const left = ben.call('b', leaving.signal)
    const stayed = ben.call('c')
    leaving.abort(new Error('gone'))
    await assert.rejects(left, { message: 'gone' })
    ben.end()
    await stayed

    assert.deepEqual(ben.begun, ['a', 'c'])
    await assert.rejects(ben.call('d', leaving.signal), { message: 'gone' })
  })

  test('a slot released twice is given out once', async () => {
    const queue = createFairQueue({ ...limits, running: { group: 1 } })
    const end = await queue.acquire({ owner: 'ben' }, stays)
    const ben = owner(queue, 'ben', '')
    ben.start('b', 'c')

    end()
    end()
    await pause()

    assert.deepEqual(ben.begun, ['b'])
  })
})

/** A queue for one at a time, whose work ends as soon as it begins; finished work is recorded in `done`. */
function newQueue(queued = { owner: 100, total: 100 }) {
  const queue = createFairQueue({ running: { group: 1 }, queued })
  const [done, gate]: [string[], PromiseWithResolvers<void>] = [[], Promise.withResolvers()]
  const bring = (name: string, item: string, { signal } = stays) =>
    queue.run({ owner: name }, signal, async () => void done.push(`${name} ${item}`))
  // All work waits until it opens.
  const first = queue.run({ owner: 'gate' }, stays.signal, () => gate.promise)
  return { done, bring, open: () => (gate.resolve(), first) }
}

suite('a queue', () => {
  test('takes owners in turn, and each owner’s work in order', async () => {
    const { done, bring, open } = newQueue()
    const all = ['1', '2', '3', '4'].map(item => bring('anna', item))
    all.push(bring('ben', '1'), bring('ben', '2'), bring('cleo', '1'))

    await open()
    await Promise.all(all)

    assert.deepEqual(done, ['anna 1', 'ben 1', 'cleo 1', 'anna 2', 'ben 2', 'anna 3', 'anna 4'])
  })

  test('rejects work of an owner at its limit, and of nobody else', async () => {
    const { done, bring, open } = newQueue({ owner: 2, total: 100 })
    const kept = [bring('anna', '1'), bring('anna', '2')]

    await assert.rejects(bring('anna', '3'), QueueFullError)
    kept.push(bring('ben', '1'))
    await open()
    await Promise.all(kept)

    assert.deepEqual(done, ['anna 1', 'ben 1', 'anna 2'])
  })

  test('when full rejects the newest work of the owner with most queued', async () => {
    const { done, bring, open } = newQueue({ owner: 100, total: 3 })
    const first = bring('anna', '1')
    const refused = ['2', '3'].map(item => assert.rejects(bring('anna', item), QueueFullError))

    const kept = [first, bring('ben', '1'), bring('cleo', '1')]
    await Promise.all(refused)
    await assert.rejects(bring('dan', '1'), QueueFullError)
    await open()
    await Promise.all(kept)

    assert.deepEqual(done, ['anna 1', 'ben 1', 'cleo 1'])
  })

  test('skips aborted work, and the rest keep their turn', async () => {
    const { done, bring, open } = newQueue()
    const leaving = new AbortController()
    const left = assert.rejects(bring('anna', '1', leaving), /gone/)
    const kept = [bring('anna', '2'), bring('ben', '1')]

    leaving.abort(new Error('gone'))
    await left
    await assert.rejects(bring('anna', '3', leaving), /gone/)
    await open()
    await Promise.all(kept)

    assert.deepEqual(done, ['anna 2', 'ben 1'])
  })

  test('continues after a failure', async () => {
    const queue = createFairQueue({ running: { group: 1 }, queued: { owner: 9 } })

    const failing = assert.rejects(
      queue.run({ owner: 'anna' }, stays.signal, async () => assert.fail('it fails')),
      /it fails/,
    )

    assert.equal(await queue.run({ owner: 'anna' }, stays.signal, async () => 'done'), 'done')
    await failing
  })
})
