import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { bigramNameOf, commonBigrams } from './bigrams.ts'
import { SegmentWriter } from './segment-writer.ts'
import { positionOf } from '../tsvector-reader.ts'

test('finding bigrams yields to other work', async () => {
  const [size, bigramWords] = [1024, ['rye', 'bread']]
  const numbers = bigramWords.map((_, n) => n)
  const words = new SegmentWriter(size)
  for (let offset = 0; offset < size; offset += 1)
    for (const word of numbers) words.add(word, offset, [[0, 1, 0, 0]], [positionOf(word, 1)])
  let [turns, isFound] = [0, false]
  const others = (async () => {
    for (; !isFound; turns += 1) await setImmediate()
  })()

  const pairs = await commonBigrams(words, numbers, size)
  isFound = true
  await others

  assert.deepEqual(
    [...pairs.encodedTerms(pair => bigramNameOf(bigramWords, pair))].map(({ word }) => word),
    [' rye bread'],
  )
  assert.ok(turns >= size / 64, String(turns))
})
