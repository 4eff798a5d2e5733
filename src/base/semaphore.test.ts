import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { QueueFullError } from './fair-queue.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'

/** Work that has started, by its name, and a way to end it. */
function newWork(semaphore: Semaphore) {
  const gates = new Map<string, () => void>()
  const started: string[] = []
  return {
    started,
    end: (name: string) => gates.get(name)!(),
    run: (name: string, size?: number) =>
      semaphore(() => {
        started.push(name)
        return new Promise<string>(resolve => gates.set(name, () => resolve(name)))
      }, size),
  }
}

suite('a semaphore', () => {
  test('runs as much as capacity allows, and the rest in order', async () => {
    const { started, end, run } = newWork(createSemaphore(2))
    const all = ['a', 'b', 'c', 'd'].map(name => run(name))
    assert.deepEqual(started, ['a', 'b'])

    end('b')
    await all[1]
    assert.deepEqual(started, ['a', 'b', 'c'])
    end('a')
    await all[0]
    end('c')
    end('d')

    assert.deepEqual(await Promise.all(all), ['a', 'b', 'c', 'd'])
    assert.deepEqual(started, ['a', 'b', 'c', 'd'])
  })

  test('does not let small work overtake large work, and runs oversized work alone', async () => {
    const { started, end, run } = newWork(createSemaphore(10))
    const first = run('first', 6)
    const huge = run('huge', 50)
    const small = run('small', 1)
    assert.deepEqual(started, ['first'])

    end('first')
    await first
    assert.deepEqual(started, ['first', 'huge'])
    end('huge')
    await huge
    assert.deepEqual(started, ['first', 'huge', 'small'])
    end('small')
    await small
  })

  test('rejects work when the queue is full', async () => {
    const { end, run } = newWork(createSemaphore(1, { maxQueued: 1 }))
    const [first, second] = [run('first'), run('second')]

    await assert.rejects(run('third'), QueueFullError)
    end('first')
    await first
    const third = run('third')
    end('second')
    await second
    end('third')

    assert.equal(await third, 'third')
  })

  test('continues after a failure', async () => {
    const semaphore = createSemaphore(1)

    const failing = assert.rejects(
      semaphore(async () => assert.fail('it fails')),
      /it fails/,
    )

    assert.equal(await semaphore(async () => 'done'), 'done')
    await failing
  })
})
