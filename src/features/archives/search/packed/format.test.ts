import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '#test/runs.ts'
import { codeOf, unusual, type Counts } from './counts.ts'
import { factsOf, packFacts, readFacts, timeAt } from './facts.ts'
import {
  absent,
  countsAt,
  offsetAt,
  postingsIn,
  secondOf,
  writePostings,
  type Column,
  type Postings,
} from './format.ts'
import { readStandings } from './standing.ts'

const facts = (lengths: number[]) =>
  factsOf(Float64Array.of(1_700_000_009, NaN, 1_700_000_001), Uint32Array.from(lengths))
const told = (read: ReturnType<typeof readFacts>) =>
  [0, 1, 2].map(offset => [timeAt(read, offset), read.lengths[offset]])

test('when messages were written and how long they are is read as it was written', () => {
  const short = readFacts(packFacts(facts([12, 0, 40_000])), 3)
  const long = readFacts(packFacts(facts([12, 0, 70_000])), 3)

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

test('a word that most messages have takes a byte for each message of the segment, another three for each that has it', () => {
  const most = writePostings([0, 1, 3], [{ codes: [5, 6, 7], counts: [] }], 4)
  const few = writePostings([1], [{ codes: [6], counts: [] }], 4)

  assert.deepEqual([...most], [0, 0, 4, 0, 5, 6, 254, 7])
  assert.deepEqual([...few], [1, 0, 1, 0, 6])
  assert.deepEqual([postingsIn(most).isOfAll, postingsIn(few).isOfAll], [true, false])
})

/** All that a list tells: which messages, and how often each of its words stands where. */
function toldBy(postings: Postings) {
  let before = 0
  return Array.from({ length: postings.count }, (_, n) => {
    const [from, to] = [postings.starts?.[n] ?? n, postings.starts?.[n + 1] ?? n + 1]
    const counts = Array.from({ length: to - from }, (__, k) => {
      const code = postings.bytes[postings.codes + from + k]
      return code === absent ? null : countsAt(postings, from + k, code === unusual ? before++ : before)
    })
    return { offset: offsetAt(postings, n), counts }
  }).filter(({ counts }) => counts[0] !== null)
}

const size = 64
const few = fc.constantFrom<Counts>([0, 1, 0, 0], [0, 9, 0, 0], [0, 12, 3, 0], [4, 0, 0, 1], [0, 255, 255, 255])
const any = fc.tuple(fc.nat(4), fc.nat(255), fc.nat(9), fc.nat(3)).filter(counts => counts.some(count => count > 0))
const word = (counts: fc.Arbitrary<Counts>) =>
  fc.dictionary(fc.nat(size - 1).map(String), counts, { minKeys: 1, maxKeys: size }).map(had =>
    Object.entries(had)
      .map(([offset, counts]) => ({ offset: Number(offset), counts }))
      .toSorted((a, b) => a.offset - b.offset),
  )
const words = fc.array(fc.oneof(word(few), word(any)), { minLength: 1, maxLength: 3 })
const ofEach = { minLength: size, maxLength: size }
const counted = fc.oneof(fc.array(few, ofEach), fc.array(any, ofEach))
type Had = readonly { offset: number; counts: Counts }[]
const columnOf = (had: Had): Column => {
  const codes = had.map(({ counts }) => codeOf(counts))
  return { codes, counts: had.filter((_, n) => codes[n] === unusual).flatMap(one => one.counts) }
}
const offsetsOf = (had: Had) => had.map(({ offset }) => offset)
const written = (had: Had): Buffer => writePostings(offsetsOf(had), [columnOf(had)], size)

test('lists tell what was written, each by itself and together, with a table of counts or without', () => {
  let tables = 0
  fc.assert(
    fc.property(words, lists => {
      for (const list of lists) {
        const postings = postingsIn(written(list))
        if (postings.hasTable) tables += 1
        assert.deepEqual(
          toldBy(postings),
          list.map(({ offset, counts }) => ({ offset, counts: [counts] })),
        )
      }
      const together = readStandings(Buffer.concat(lists.map(written)), null).postings
      const all = Map.groupBy(lists.flat(), ({ offset }) => offset)
      assert.deepEqual(
        toldBy(together),
        [...all]
          .map(([offset, had]) => ({ offset, counts: had.map(({ counts }) => counts) }))
          .toSorted((a, b) => a.offset - b.offset),
      )
    }),
    { numRuns: runs(300) },
  )
  assert.ok(tables > 0)
})

test('the list of a pair tells how often each of its words stands in the messages that have it', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(counted, counted, fc.constantFrom(1, 2, 5), (all, others, step) => {
      const first = all.map((counts, offset) => ({ offset, counts })).filter(({ offset }) => offset % step === 0)
      const second = first.map(({ offset }) => ({ offset, counts: others[offset]! }))
      const pair = postingsIn(writePostings(offsetsOf(first), [columnOf(first), columnOf(second)], size))
      const columns = [pair, secondOf(pair)]
      seen.add(columns.map(({ isOfAll, hasTable }) => `${isOfAll} ${hasTable}`).join())

      for (const [n, had] of [first, second].entries())
        assert.deepEqual(
          toldBy(columns[n]!),
          had.map(({ offset, counts }) => ({ offset, counts: [counts] })),
        )
    }),
    { numRuns: runs(300) },
  )
  assert.ok(seen.size > 4)
})

test('counts that stand in many messages are written once', () => {
  const counts: Counts = [0, 9, 0, 0]
  const alike = Array.from({ length: 40 }, (_, offset) => ({ offset, counts }))

  assert.deepEqual(
    [...written(alike)],
    [0, 0, size, 0x80, ...Array(40).fill(0), ...Array(24).fill(absent), 1, 0, 9, 0, 0],
  )
})
