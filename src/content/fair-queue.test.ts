import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { createFairWorkQueue, QueueFullError } from './fair-queue.ts'

const never = AbortSignal.any([])

/** A queue for one at a time, whose work ends as soon as it begins; finished work is recorded in `done`. */
function newQueue(waiting = { each: 100, all: 100 }) {
  const inTurn = createFairWorkQueue({ concurrency: 1, maxWaiting: waiting })
  const [done, gate]: [string[], PromiseWithResolvers<void>] = [[], Promise.withResolvers()]
  const bring = (party: string, name: string, signal = never) =>
    inTurn(party, signal, async () => void done.push(`${party} ${name}`))
  // Everything waits until it opens.
  const first = inTurn('gate', never, () => gate.promise)
  return { done, bring, open: () => (gate.resolve(), first) }
}

suite('a queue', () => {
  test('has parties take turns, and each in the order in which it came', async () => {
    const { done, bring, open } = newQueue()
    const all = ['1', '2', '3', '4'].map(name => bring('anna', name))
    all.push(bring('ben', '1'), bring('ben', '2'), bring('cleo', '1'))

    await open()
    await Promise.all(all)

    assert.deepEqual(done, ['anna 1', 'ben 1', 'cleo 1', 'anna 2', 'ben 2', 'anna 3', 'anna 4'])
  })

  test('refuses a party that has as much waiting as one may, and nobody else', async () => {
    const { done, bring, open } = newQueue({ each: 2, all: 100 })
    const kept = [bring('anna', '1'), bring('anna', '2')]

    await assert.rejects(bring('anna', '3'), QueueFullError)
    kept.push(bring('ben', '1'))
    await open()
    await Promise.all(kept)

    assert.deepEqual(done, ['anna 1', 'ben 1', 'anna 2'])
  })

  test('that is full refuses the last of whoever has most in it, or who comes where nobody has more', async () => {
    const { done, bring, open } = newQueue({ each: 100, all: 3 })
    const first = bring('anna', '1')
    const refused = ['2', '3'].map(name => assert.rejects(bring('anna', name), QueueFullError))

    const kept = [first, bring('ben', '1'), bring('cleo', '1')]
    await Promise.all(refused)
    await assert.rejects(bring('dan', '1'), QueueFullError)
    await open()
    await Promise.all(kept)

    assert.deepEqual(done, ['anna 1', 'ben 1', 'cleo 1'])
  })

  test('does nothing for who has left', async () => {
    const { done, bring, open } = newQueue()
    const leaving = new AbortController()
    const left = assert.rejects(bring('anna', '1', leaving.signal), /gone/)
    const kept = [bring('anna', '2'), bring('ben', '1')]

    leaving.abort(new Error('gone'))
    await left
    await assert.rejects(bring('anna', '3', leaving.signal), /gone/)
    await open()
    await Promise.all(kept)

    assert.deepEqual(done, ['anna 2', 'ben 1'])
  })

  test('goes on after work that failed', async () => {
    const inTurn = createFairWorkQueue({ concurrency: 1, maxWaiting: { each: 9, all: 9 } })

    const failing = assert.rejects(
      inTurn('anna', never, async () => assert.fail('it fails')),
      /it fails/,
    )

    assert.equal(await inTurn('anna', never, async () => 'done'), 'done')
    await failing
  })
})
