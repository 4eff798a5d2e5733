// Not on every day: it builds many search indexes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { propertyRuns } from '#test/sampling.ts'
import { lookupOf, searchedGroup, searches } from '#test/searched-group.ts'
import { toColumns } from '../../sql/scan.ts'
import { createSegmentCache } from '../segment-cache.ts'
import { currentFormat } from '../segment-store.ts'
import { markForRemerge } from './merge-store.ts'

const { world, read, group_id, packAll, segments, change, forget, walks } = await searchedGroup(2)
const found = async (q: string) => (await walks({ q })).packed.candidates.map(({ msg_num }) => msg_num)
/** The merges and large segments, and whose postings are stored. */
async function bound() {
  const [row] = await world.sql(
    `select (select array_agg(state order by state) from search_merges v where group_id = $1) as merges,
       (select count(*)::int from search_segments where group_id = $1 and state = 'ready' and merge_id is not null) as inside,
       (select count(*)::int from search_segments where group_id = $1 and state = 'ready' and merge_id is null and last - first = 4095) as alone,
       (select count(distinct p.segment_id)::int from search_postings p join search_segments s on s.id = p.segment_id
         where s.group_id = $1 and s.state = 'ready' and s.last - s.first = 4095) as own`,
    [group_id],
  )
  return row
}

test('large segments are merged, and lose their own postings', async () => {
  await packAll()

  assert.deepEqual(await bound(), { merges: ['done'], inside: 2, alone: 0, own: 0 })
})

test('merged segments give the same results and ranks', async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.boolean(), async (asked, isCold) => {
      if (isCold) forget()
      const { packed, unpacked, isWanting } = await walks(asked)
      assert.deepEqual([packed, isWanting], [unpacked, false])
    }),
    { numRuns: propertyRuns(60) },
  )
})

const rye = lookupOf({ word: 'rye', isPrefix: false, isText: true })
const largeOf = async (segmentCache: ReturnType<typeof createSegmentCache>) =>
  (await segmentCache.snapshotOf(read, group_id)).segments.filter(({ first, last }) => last - first === 4095)

test('postings read from a merge for one segment are cached for the others', async () => {
  const segmentCache = forget()
  await walks({ q: 'rye "bread oats"', below: 5000, above: 4500 })

  const known = (await largeOf(segmentCache)).map(segment => segmentCache.cachedPostings(segment, rye))

  assert.deepEqual(
    known.map(queryTermPostings => (queryTermPostings?.[0]?.postings.count ?? 0) > 0),
    [true, true],
  )
})

test('postings read from a merge are cached even if the segment cache is full', async () => {
  const segmentCache = createSegmentCache(200_000)
  const segments = await largeOf(segmentCache)
  const candidates = Array.from({ length: 1400 }, (_, n) => ({ msg_num: n, time: 0, rank: 0 }))
  const long = toColumns({ candidates, stoppedAt: null })
  for (let n = 0; n < 4; n += 1) segmentCache.cacheSearch(`${n}`, long)

  await segmentCache.read(read, segments, rye)

  assert.deepEqual(
    segments.map(segment => segmentCache.cachedPostings(segment, rye) !== undefined),
    [true, true],
  )
})

test('changed messages in a merge are found by their new words; with many changes their segment is split off', async () => {
  await change(5000, `'novelty':1B 'crumb':2B`)
  const changed = await found('novelty')
  await packAll()
  const few = await bound()
  await change(5000, `'many':1B`, 70)
  await change(5000, `'novelty':1B 'crumb':2B`)
  await packAll()

  assert.deepEqual([changed, await found('novelty')], [[5000], [5000]])
  assert.deepEqual(few, { merges: ['done'], inside: 2, alone: 0, own: 0 })
  assert.deepEqual(await bound(), { merges: ['done'], inside: 1, alone: 1, own: 1 })
  const { packed, unpacked, isWanting } = await walks({ q: '"novelty crumb" -posterid:3' })
  assert.deepEqual([packed, isWanting], [unpacked, false])
})

test('a merge with mostly stale segments is rebuilt', async () => {
  const states = async () =>
    (await segments()).filter(({ size }) => size === 4096).map(({ state, segments: n }) => [state, n])

  // As if it had had more of them.
  await markForRemerge.run(read, { group_id, format: currentFormat, least: 2 })
  const worn = await states()
  await packAll()
  await packAll()

  assert.deepEqual(worn, [
    ['gone', 2],
    ['ready', 1],
  ])
  assert.deepEqual(await found('novelty'), [5000])
  assert.deepEqual(await bound(), { merges: ['done'], inside: 2, alone: 0, own: 0 })
})

test('an interrupted merge is finished or rolled back', async () => {
  const [merge] = (await world.sql(`select id from search_merges where group_id = $1`, [group_id])) as [{ id: number }]
  // One died while they bound, another before they had removed the lists that are of no use any more.
  await world.sql(
    `with begun as (
       insert into search_merges (group_id, leased_until) values ($1, now() - interval '1 second') returning id
     ), lists as (
       insert into search_postings (group_id, segment_id, term, postings, positions)
       select $1::bigint, id, 'rye', ''::bytea, ''::bytea from begun
       union all
       select $1, s.id, 'rye', '', '' from search_segments s where s.merge_id = $2
     )
     update search_merges set state = 'merged', leased_until = now() - interval '1 second' where id = $2`,
    [group_id, merge.id],
  )

  await packAll()

  assert.deepEqual(await bound(), { merges: ['done'], inside: 2, alone: 0, own: 0 })
  const left = `select count(*)::int as left from search_postings p where p.group_id = $1
    and p.segment_id not in (select id from search_segments union all select id from search_merges)`
  assert.deepEqual(await world.sql(left, [group_id]), [{ left: 0 }])
})

test('concurrent merges run once', async () => {
  await world.sql(`update search_segments set state = 'gone' where group_id = $1`, [group_id])

  await Promise.all([packAll(), packAll(), packAll()])
  await packAll()

  assert.deepEqual(await bound(), { merges: ['done'], inside: 2, alone: 0, own: 0 })
  assert.deepEqual(
    (await segments()).filter(({ state }) => state === 'ready'),
    [
      { state: 'ready', size: 64, segments: 3 },
      { state: 'ready', size: 512, segments: 1 },
      { state: 'ready', size: 4096, segments: 2 },
    ],
  )
  const { packed, unpacked, isWanting } = await walks({ q: 'rye "bread oats"' })
  assert.deepEqual([packed, isWanting], [unpacked, false])
})
