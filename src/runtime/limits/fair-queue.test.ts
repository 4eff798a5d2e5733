import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { createFairQueue, type AcquireSlot } from './fair-queue.ts'
import { openCallLifetime, type CallLifetime } from '../calls/cancellation.ts'

const limits = { each: 3, network: 4, maxQueued: 5, maxWaitSeconds: 3600 }
// Releases those who still wait at the end.
const stays = openCallLifetime()
after(() => stays.abort(new Error('evening')))

/** A caller that records which of its calls have started. */
function caller(takeTurn: AcquireSlot, who: string, network = 'home') {
  const ends: (() => void)[] = []
  const begun: string[] = []
  return {
    begun,
    async call(name: string, callLifetime: CallLifetime = stays): Promise<void> {
      const end = await takeTurn({ who, network, call: name }, callLifetime)
      begun.push(name)
      ends.push(end)
    },
    start(...names: string[]): void {
      for (const name of names) this.call(name).catch(() => {})
    },
    end: () => ends.shift()!(),
  }
}
/** Until every call that can start has started. */
const pause = () => new Promise(resolve => setImmediate(resolve))

test('calls beyond the limit wait until others of the same caller have ended', async () => {
  const ben = caller(createFairQueue(limits), 'ben')

  const calls = ['a', 'b', 'c', 'd', 'e'].map(name => ben.call(name))
  await pause()
  assert.deepEqual(ben.begun, ['a', 'b', 'c'])

  ben.end()
  await pause()
  assert.deepEqual(ben.begun, ['a', 'b', 'c', 'd'])

  ben.end()
  await Promise.all(calls)
  assert.deepEqual(ben.begun, ['a', 'b', 'c', 'd', 'e'])
})

test('one call never takes all turns of a caller', async () => {
  const ben = caller(createFairQueue(limits), 'ben')

  ben.start('search', 'search', 'search', 'search')
  await pause()
  assert.deepEqual(ben.begun, ['search', 'search'])

  await ben.call('read')
  assert.deepEqual(ben.begun, ['search', 'search', 'read'])
})

test('who calls much holds up nobody else, and those who wait take turns', async () => {
  const takeTurn = createFairQueue(limits)
  const [ben, cleo, dan] = [caller(takeTurn, 'ben'), caller(takeTurn, 'cleo'), caller(takeTurn, 'dan', 'elsewhere')]

  ben.start('a', 'b', 'c', 'd', 'e', 'f')
  await cleo.call('a')
  cleo.start('b')
  await dan.call('a')
  await pause()
  // Four per network, and three per caller.
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

test('too many who wait are refused, and so is who waits too long', async () => {
  const ben = caller(createFairQueue({ ...limits, each: 1, maxQueued: 1, maxWaitSeconds: 0.05 }), 'ben')
  await ben.call('a')

  const waiting = ben.call('b')

  assert.equal(await errorExtraOf(ben.call('c')), 'rate_limit: ')
  assert.equal(await errorExtraOf(waiting), 'rate_limit: ')
  ben.end()
  await ben.call('d')
  assert.deepEqual(ben.begun, ['a', 'd'])
})

test('who leaves while they wait loses their place, and the next one gets it', async () => {
  const ben = caller(createFairQueue({ ...limits, each: 1 }), 'ben')
  const leaving = openCallLifetime()
  await ben.call('a')

  const left = ben.call('b', leaving)
  const stayed = ben.call('c')
  leaving.abort(new Error('gone'))
  await assert.rejects(left, { message: 'gone' })
  ben.end()
  await stayed

  assert.deepEqual(ben.begun, ['a', 'c'])
  await assert.rejects(ben.call('d', leaving), { message: 'gone' })
})

test('a turn that is ended twice is given once', async () => {
  const takeTurn = createFairQueue({ ...limits, each: 1 })
  const end = await takeTurn({ who: 'ben', network: 'home', call: 'a' }, stays)
  const ben = caller(takeTurn, 'ben')
  ben.start('b', 'c')

  end()
  end()
  await pause()

  assert.deepEqual(ben.begun, ['b'])
})
