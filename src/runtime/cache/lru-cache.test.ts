import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLruCache } from './lru-cache.ts'

test('what is kept stays within its bytes, and what was used longest ago goes first', () => {
  const cache = createLruCache<number>(30)
  for (const n of [1, 2, 3]) cache.set(`${n}`, n, 10)
  assert.equal(cache.get('1'), 1)

  cache.set('4', 4, 10)

  assert.deepEqual(
    ['1', '2', '3', '4'].map(name => cache.get(name)),
    [1, undefined, 3, 4],
  )
})

test('what takes the place of something is counted once', () => {
  const cache = createLruCache<string>(30)
  cache.set('other', 'other', 10)
  for (const value of ['a', 'b', 'c']) cache.set('same', value, 15)

  assert.deepEqual([cache.get('same'), cache.get('other')], ['c', 'other'])
})

test('what is larger than all that may be kept is not, and takes nothing else with it', () => {
  const cache = createLruCache<number>(30)
  cache.set('small', 1, 10)
  cache.set('large', 2, 31)

  assert.deepEqual([cache.get('small'), cache.get('large')], [1, undefined])
})

test('what was kept an hour ago is not found', () => {
  let now = 0
  const cache = createLruCache<number>(30, () => now)
  cache.set('old', 1, 10)
  now = 3_599_999
  assert.equal(cache.get('old'), 1)
  now = 3_600_000

  assert.equal(cache.get('old'), undefined)
})
