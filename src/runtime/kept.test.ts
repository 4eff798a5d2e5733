import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKept } from './kept.ts'

test('what is kept stays within its bytes, and what was used longest ago goes first', () => {
  const kept = createKept<number>(30)
  for (const n of [1, 2, 3]) kept.keep(`${n}`, n, 10)
  assert.equal(kept.find('1'), 1)

  kept.keep('4', 4, 10)

  assert.deepEqual(
    ['1', '2', '3', '4'].map(name => kept.find(name)),
    [1, undefined, 3, 4],
  )
})

test('what takes the place of something is counted once', () => {
  const kept = createKept<string>(30)
  kept.keep('other', 'other', 10)
  for (const value of ['a', 'b', 'c']) kept.keep('same', value, 15)

  assert.deepEqual([kept.find('same'), kept.find('other')], ['c', 'other'])
})

test('what is larger than all that may be kept is not, and takes nothing else with it', () => {
  const kept = createKept<number>(30)
  kept.keep('small', 1, 10)
  kept.keep('large', 2, 31)

  assert.deepEqual([kept.find('small'), kept.find('large')], [1, undefined])
})

test('what was kept an hour ago is not found', () => {
  let now = 0
  const kept = createKept<number>(30, () => now)
  kept.keep('old', 1, 10)
  now = 3_599_999
  assert.equal(kept.find('old'), 1)
  now = 3_600_000

  assert.equal(kept.find('old'), undefined)
})
