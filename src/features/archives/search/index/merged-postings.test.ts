import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodePostings, postingsSize } from './merged-postings.ts'
import { offsetAt, writePostings } from './postings-codec.ts'

const size = 4096
const listOf = (offsets: number[]) => writePostings(offsets, [{ codes: offsets.map(() => 1), counts: [] }], size)
const most = Array.from({ length: 3000 }, (_, n) => n)
const pieces = [
  { ordinal: 2, list: listOf([5, 7]), positions: Buffer.of(1, 8, 1, 12) },
  { ordinal: 9, list: listOf(most), positions: Buffer.alloc(6000, 1) },
]
/** As a volume has it: docs/decisions/0027. */
function rowOf(these: typeof pieces) {
  const entries = these.map(({ ordinal, list, positions }) => {
    const entry = Buffer.alloc(10)
    entry.writeInt16BE(ordinal)
    entry.writeInt32BE(list.length, 2)
    entry.writeInt32BE(positions.length, 6)
    return entry
  })
  return {
    lengths: Buffer.concat(entries),
    postings: Buffer.concat(these.map(({ list }) => list)),
    positions: Buffer.concat(these.map(({ positions }) => positions)),
  }
}
const offsetsIn = (lists: ReturnType<typeof decodePostings>, ordinal: number) => {
  const { postings } = lists.bySegment[ordinal]!
  return Array.from({ length: postings.isDense ? 0 : postings.count }, (_, n) => offsetAt(postings, n))
}

test('postings of a merge are found by their lengths, and counted once', () => {
  const row = rowOf(pieces)
  const lists = decodePostings(row, false)
  const bytes = row.postings.length + row.positions.length

  assert.deepEqual(Object.keys(lists.bySegment), ['2', '9'])
  assert.deepEqual([offsetsIn(lists, 2), lists.bySegment[9]!.postings.isDense], [[5, 7], true])
  assert.ok(postingsSize(lists) >= bytes && postingsSize(lists) < bytes + 1000)
})

test('postings of several terms are combined per segment', () => {
  const second = { ordinal: 2, list: listOf([6, 7]), positions: Buffer.of(1, 4, 1, 4) }
  const row = rowOf([...pieces, second])
  const lists = decodePostings(row, true)

  assert.deepEqual(Object.keys(lists.bySegment), ['2', '9'])
  assert.deepEqual(offsetsIn(lists, 2), [5, 6, 7])
  assert.deepEqual(lists.bySegment[2]!.positions, {
    starts: Uint32Array.of(0, 1, 2, 4),
    values: Uint16Array.of(8, 4, 4, 12),
  })
  // More than the bytes that came: they are made anew, two bytes a place.
  assert.ok(postingsSize(lists) > row.postings.length + row.positions.length)
})

test('an unmerged segment has one ordinal, and an absent term none', () => {
  const alone = decodePostings({ lengths: null, postings: listOf([5]), positions: null }, false)
  const nowhere = decodePostings({ lengths: null, postings: null, positions: null }, false)

  assert.deepEqual([offsetsIn(alone, 0), alone.hasPositions, nowhere.bySegment], [[5], false, []])
})
