import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { createBatchQueue, nextEventLoopTurn, type Batch } from './batch-queue.ts'

/** Waits for its gate, if it has one, and returns the square of each number. */
function squares(options: { maxBatch?: number; later?: (begin: () => void) => unknown; gate?: Promise<void> } = {}) {
  const batches: number[][] = []
  const { gate, ...rest } = options
  const queue = createBatchQueue<number, number>({
    ...rest,
    async run(batch) {
      batches.push(batch.map(({ item }) => item))
      await gate
      for (const { item, resolve } of batch) resolve(item * item)
    },
  })
  return { queue, batches }
}

suite('a batch queue', () => {
  test('runs the first item at once, and later ones together, each with its own result', async () => {
    const { queue, batches } = squares()

    const results = await Promise.all([1, 2, 3].map(n => queue.add(n)))

    assert.deepEqual(results, [1, 4, 9])
    assert.deepEqual(batches, [[1], [2, 3]])
  })

  test('with a delayed start includes items added until then', async () => {
    const { queue, batches } = squares({ later: begin => nextEventLoopTurn().then(begin) })

    await Promise.all([1, 2, 3].map(n => queue.add(n)))

    assert.deepEqual(batches, [[1, 2, 3]])
  })

  test('makes no batch larger than allowed', async () => {
    const { queue, batches } = squares({ maxBatch: 2 })

    await Promise.all([1, 2, 3, 4].map(n => queue.add(n)))

    assert.deepEqual(batches, [[1], [2, 3], [4]])
  })

  test('can be given the number of queued items for the next batch', async () => {
    const batches: string[] = []
    const queue = createBatchQueue<string, void>({
      maxBatch: queued => (queued[0]!.item === 'large' ? 1 : queued.length),
      later: setImmediate,
      async run(batch) {
        batches.push(batch.map(({ item }) => item).join(' '))
        for (const { resolve } of batch) resolve()
      },
    })

    await Promise.all(['large', 'small', 'tiny'].map(item => queue.add(item)))

    assert.deepEqual(batches, ['large', 'small tiny'])
  })

  test('keeps items of different keys apart, and no key waits for another', async () => {
    const gates = new Map([
      ['a', Promise.withResolvers<void>()],
      ['b', Promise.withResolvers<void>()],
    ])
    const queue = createBatchQueue<string, string>({
      async run(batch) {
        await gates.get(batch[0]!.item)!.promise
        for (const { item, resolve } of batch) resolve(`${item}${batch.length}`)
      },
    })
    const ofA = [queue.add('a', 'a'), queue.add('a', 'a'), queue.add('a', 'a')]

    gates.get('b')!.resolve()
    assert.equal(await queue.add('b', 'b'), 'b1')
    gates.get('a')!.resolve()

    assert.deepEqual(await Promise.all(ofA), ['a1', 'a2', 'a2'])
  })

  test('reports a failure to the items that have no result yet, and continues', async () => {
    const queue = createBatchQueue<number, number>({
      later: setImmediate,
      async run(batch) {
        for (const { item, resolve, reject } of batch) {
          if (item === 0) throw new Error('the batch failed')
          if (item < 0) reject(new Error(`${item} is negative`))
          else resolve(item)
        }
      },
    })

    const outcomes = await Promise.allSettled([1, -1, 0, 2].map(n => queue.add(n)))

    const told = outcomes.map(one => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message))
    assert.deepEqual(told, [1, '-1 is negative', 'the batch failed', 'the batch failed'])
    assert.equal(await queue.add(3), 3)
  })

  test('whose batches return no promise starts the next without waiting for results', async () => {
    const batches: Batch<number, number>[] = []
    const queue = createBatchQueue<number, number>({ run: batch => void batches.push(batch) })

    const results = [queue.add(1), queue.add(2)]
    for (const [entry] of batches) entry!.resolve(entry!.item)

    assert.deepEqual(await Promise.all(results), [1, 2])
  })

  test('is idle when nothing is queued or running', async () => {
    const gate = Promise.withResolvers<void>()
    const { queue, batches } = squares({ gate: gate.promise })
    await queue.idle()
    void queue.add(1)
    void queue.add(2)

    const idle = queue.idle().then(() => batches.length)
    gate.resolve()

    assert.equal(await idle, 2)
  })
})
