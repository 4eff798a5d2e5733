import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Kept } from './kept.ts'

test('what is asked for again stays, what is not goes when there is no more room', () => {
  const kept = new Kept<number>(100)
  for (let n = 0; n < 10; n += 1) {
    kept.set(`${n}`, n, 10)
    kept.get('0')
  }

  assert.deepEqual(
    ['0', '1', '2', '8', '9'].map(key => kept.get(key)),
    [0, undefined, undefined, 8, 9],
  )
})

test('what would take more than its share is not kept', () => {
  const kept = new Kept<number>(100)
  kept.set('small', 1, 40)
  kept.set('large', 2, 60)

  assert.deepEqual([kept.get('small'), kept.get('large')], [1, undefined])
})
