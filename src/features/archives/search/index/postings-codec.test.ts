import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { propertyRuns } from '#test/sampling.ts'
import { frequencyCode, ESCAPE, type FieldFrequencies } from './field-frequencies.ts'
import { docValuesOf, encodeDocValues, decodeDocValues, timeAt } from './doc-values.ts'
import {
  NOT_PRESENT,
  countsAt,
  offsetAt,
  readPostings,
  secondTermPostings,
  writePostings,
  type FrequencyColumn,
  type Postings,
} from './postings-codec.ts'
import { readUnitedPostings } from './term-postings.ts'

const facts = (lengths: number[]) =>
  docValuesOf(Float64Array.of(1_700_000_009, NaN, 1_700_000_001), Uint32Array.from(lengths))
const told = (read: ReturnType<typeof decodeDocValues>) =>
  [0, 1, 2].map(offset => [timeAt(read, offset), read.lengths[offset]])

test('dates and lengths survive encoding', () => {
  const short = decodeDocValues(encodeDocValues(facts([12, 0, 40_000])), 3)
  const long = decodeDocValues(encodeDocValues(facts([12, 0, 70_000])), 3)

  assert.deepEqual(told(short), [
    [1_700_000_009, 12],
    [NaN, 0],
    [1_700_000_001, 40_000],
  ])
  assert.deepEqual(told(long), [
    [1_700_000_009, 12],
    [NaN, 0],
    [1_700_000_001, 70_000],
  ])
})

test('a common term takes a byte per message of the segment, others three per match', () => {
  const most = writePostings([0, 1, 3], [{ codes: [5, 6, 7], counts: [] }], 4)
  const few = writePostings([1], [{ codes: [6], counts: [] }], 4)

  assert.deepEqual([...most], [0, 0, 4, 0, 5, 6, 254, 7])
  assert.deepEqual([...few], [1, 0, 1, 0, 6])
  assert.deepEqual([readPostings(most).isDense, readPostings(few).isDense], [true, false])
})

/** All that a list tells: which messages, and how often each of its words stands where. */
function toldBy(postings: Postings) {
  let before = 0
  return Array.from({ length: postings.count }, (_, n) => {
    const [from, to] = [postings.starts?.[n] ?? n, postings.starts?.[n + 1] ?? n + 1]
    const counts = Array.from({ length: to - from }, (__, k) => {
      const code = postings.bytes[postings.codes + from + k]
      return code === NOT_PRESENT ? null : countsAt(postings, from + k, code === ESCAPE ? before++ : before)
    })
    return { offset: offsetAt(postings, n), counts }
  }).filter(({ counts }) => counts[0] !== null)
}

const size = 64
const few = fc.constantFrom<FieldFrequencies>(
  [0, 1, 0, 0],
  [0, 9, 0, 0],
  [0, 12, 3, 0],
  [4, 0, 0, 1],
  [0, 255, 255, 255],
)
const any = fc.tuple(fc.nat(4), fc.nat(255), fc.nat(9), fc.nat(3)).filter(counts => counts.some(count => count > 0))
const word = (counts: fc.Arbitrary<FieldFrequencies>) =>
  fc.dictionary(fc.nat(size - 1).map(String), counts, { minKeys: 1, maxKeys: size }).map(had =>
    Object.entries(had)
      .map(([offset, counts]) => ({ offset: Number(offset), counts }))
      .toSorted((a, b) => a.offset - b.offset),
  )
const words = fc.array(fc.oneof(word(few), word(any)), { minLength: 1, maxLength: 3 })
const ofEach = { minLength: size, maxLength: size }
const counted = fc.oneof(fc.array(few, ofEach), fc.array(any, ofEach))
type Had = readonly { offset: number; counts: FieldFrequencies }[]
const columnOf = (had: Had): FrequencyColumn => {
  const codes = had.map(({ counts }) => frequencyCode(counts))
  return { codes, counts: had.filter((_, n) => codes[n] === ESCAPE).flatMap(one => one.counts) }
}
const offsetsOf = (had: Had) => had.map(({ offset }) => offset)
const written = (had: Had): Buffer => writePostings(offsetsOf(had), [columnOf(had)], size)

test('postings survive encoding, alone and combined, with a frequency table or without', () => {
  let tables = 0
  fc.assert(
    fc.property(words, lists => {
      for (const list of lists) {
        const postings = readPostings(written(list))
        if (postings.hasTable) tables += 1
        assert.deepEqual(
          toldBy(postings),
          list.map(({ offset, counts }) => ({ offset, counts: [counts] })),
        )
      }
      const together = readUnitedPostings(Buffer.concat(lists.map(written)), null).postings
      const all = Map.groupBy(lists.flat(), ({ offset }) => offset)
      assert.deepEqual(
        toldBy(together),
        [...all]
          .map(([offset, had]) => ({ offset, counts: had.map(({ counts }) => counts) }))
          .toSorted((a, b) => a.offset - b.offset),
      )
    }),
    { numRuns: propertyRuns(300) },
  )
  assert.ok(tables > 0)
})

test('bigram postings have the frequency of each word', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(counted, counted, fc.constantFrom(1, 2, 5), (all, others, step) => {
      const first = all.map((counts, offset) => ({ offset, counts })).filter(({ offset }) => offset % step === 0)
      const second = first.map(({ offset }) => ({ offset, counts: others[offset]! }))
      const pair = readPostings(writePostings(offsetsOf(first), [columnOf(first), columnOf(second)], size))
      const columns = [pair, secondTermPostings(pair)]
      seen.add(columns.map(({ isDense, hasTable }) => `${isDense} ${hasTable}`).join())

      for (const [n, had] of [first, second].entries())
        assert.deepEqual(
          toldBy(columns[n]!),
          had.map(({ offset, counts }) => ({ offset, counts: [counts] })),
        )
    }),
    { numRuns: propertyRuns(300) },
  )
  assert.ok(seen.size > 4)
})

test('frequencies shared by many messages are stored once', () => {
  const counts: FieldFrequencies = [0, 9, 0, 0]
  const alike = Array.from({ length: 40 }, (_, offset) => ({ offset, counts }))

  assert.deepEqual(
    [...written(alike)],
    [0, 0, size, 0x80, ...Array(40).fill(0), ...Array(24).fill(NOT_PRESENT), 1, 0, 9, 0, 0],
  )
})
