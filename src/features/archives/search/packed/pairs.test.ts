import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { pairsIn } from './pairs.ts'
import { SegmentWriter } from './segment-writer.ts'
import { placeOf } from './vector.ts'

test('others have their turn while pairs are found', async () => {
  const [size, paired] = [1024, ['rye', 'bread']]
  const words = new SegmentWriter(size)
  for (let offset = 0; offset < size; offset += 1)
    for (const [at, word] of paired.entries()) words.add(word, offset, [[0, 1, 0, 0]], [placeOf(at, 1)])
  let [turns, isFound] = [0, false]
  const others = (async () => {
    for (; !isFound; turns += 1) await setImmediate()
  })()

  const pairs = await pairsIn(words, paired, size)
  isFound = true
  await others

  assert.deepEqual(
    [...pairs.packed()].map(({ word }) => word),
    [' rye bread'],
  )
  assert.ok(turns >= size / 64, String(turns))
})
