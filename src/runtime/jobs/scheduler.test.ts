import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startScheduler } from './scheduler.ts'

const never = () => new Promise<void>(() => {})
const logged: string[] = []
const log = (line: string): void => void logged.push(line)

test('a running task is aborted when the scheduler stops, which is no failure', async () => {
  const begun = Promise.withResolvers<void>()
  const clock = startScheduler(
    [
      {
        name: 'long work',
        everySeconds: 0.001,
        async run(signal) {
          begun.resolve()
          await Promise.race([
            never(),
            new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
          ])
        },
      },
    ],
    log,
  )
  // Idle tasks do not keep a process alive.
  const alive = setInterval(() => {}, 1000)
  await begun.promise

  await clock.stop()

  clearInterval(alive)
  assert.deepEqual(logged.splice(0), [])
})

test('a failed task is logged, and run again', async () => {
  let times = 0
  const again = Promise.withResolvers<void>()
  const clock = startScheduler(
    [
      {
        name: 'bad work',
        everySeconds: 0.001,
        async run() {
          if ((times += 1) === 2) again.resolve()
          throw new Error('no ink')
        },
      },
    ],
    log,
  )
  const alive = setInterval(() => {}, 1000)
  await again.promise
  await clock.stop()

  clearInterval(alive)
  assert.deepEqual(new Set(logged), new Set(['the scheduled task bad work failed']))
})

test('a running task is not started again', async () => {
  let times = 0
  const others = Promise.withResolvers<void>()
  let left = 5
  const clock = startScheduler(
    [
      { name: 'long work', everySeconds: 0.001, run: () => ((times += 1), others.promise) },
      {
        name: 'short work',
        everySeconds: 0.001,
        async run() {
          if ((left -= 1) === 0) others.resolve()
        },
      },
    ],
    log,
  )
  const alive = setInterval(() => {}, 1000)
  await others.promise
  const timesMeanwhile = times

  await clock.stop()

  clearInterval(alive)
  assert.equal(timesMeanwhile, 1)
})
