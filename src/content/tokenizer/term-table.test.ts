import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { propertyRuns } from '#test/sampling.ts'
import { TermTable } from './term-table.ts'

const numberOf = (numbers: TermTable, word: string): number => {
  const bytes = Buffer.from(`before${word}behind`)
  return numbers.numberOf(bytes, 6, bytes.length - 6)
}

test('terms are numbered in order, and a repeated term keeps its number', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4 })), words => {
      const numbers = new TermTable()
      const different = [...new Set(words)]

      assert.deepEqual(
        words.map(word => numberOf(numbers, word)),
        words.map(word => different.indexOf(word)),
      )
      assert.deepEqual(
        different.map((_, n) => numbers.nameOf(n)),
        different,
      )
    }),
    { numRuns: propertyRuns(200) },
  )
})

test('terms keep their numbers when the table grows, even a very long one', () => {
  const numbers = new TermTable()
  const words = [...Array.from({ length: 20_000 }, (_, n) => `word${n}`), 'é'.repeat(200_000)]

  const given = words.map(word => numberOf(numbers, word))

  assert.deepEqual(given, [...words.keys()])
  assert.deepEqual(
    words.map(word => numberOf(numbers, word)),
    given,
  )
  assert.deepEqual(
    given.map(n => numbers.nameOf(n)),
    words,
  )
})
