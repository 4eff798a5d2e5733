import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf, packFacts, postingsIn, readFacts, timeAt, writePostings } from './format.ts'

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

test('what was packed with milliseconds is read as seconds', () => {
  const times = Float64Array.of(1_700_000_009_999, NaN, 1_700_000_001_000)
  const old = Buffer.concat([Buffer.from(times.buffer), Buffer.from(Uint32Array.of(12, 0, 9).buffer)])

  assert.deepEqual(told(readFacts(old, 3)), [
    [1_700_000_009, 12],
    [NaN, 0],
    [1_700_000_001, 9],
  ])
})

test('a word that most messages have takes a byte for each message of the segment, another three for each that has it', () => {
  const most = writePostings([0, 1, 3], [5, 6, 7], [], 4)
  const few = writePostings([1], [6], [], 4)

  assert.deepEqual([...most], [0, 0, 4, 0, 5, 6, 254, 7])
  assert.deepEqual([...few], [1, 0, 1, 0, 6])
  assert.deepEqual([postingsIn(most).isOfAll, postingsIn(few).isOfAll], [true, false])
})
