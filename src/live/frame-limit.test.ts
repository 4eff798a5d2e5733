import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLeakyBucket } from '#runtime/limits/rate-limiter.ts'
import { createFrameLimit } from './frame-limit.ts'

test('all connections of a person share a limit, and the first frame after a pause is always accepted', () => {
  let now = 0
  const clock = () => now
  const meter = createLeakyBucket(clock)
  const connect = (person: string) => createFrameLimit(() => meter(person, { count: 3, seconds: 60 }), clock)
  const [one, two, other] = [connect('ben'), connect('ben'), connect('cleo')]

  const first = [one(), one(), one(), one()].map(error => error?.type)
  now += 5000
  const second = [two(), other()].map(error => error?.type)
  now += 10_000
  // The level has fallen by three quarters of a frame: not enough for another one.
  const afterPause = [two(), two()].map(error => error?.type)

  assert.deepEqual(first, [undefined, undefined, undefined, 'rate_limit'])
  assert.deepEqual(second, ['rate_limit', undefined])
  assert.deepEqual(afterPause, [undefined, 'rate_limit'])
})
