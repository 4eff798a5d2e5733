// Not on every day: it builds many search indexes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { propertyRuns } from '#test/sampling.ts'
import { toTimestamp } from '#storage/values.ts'
import { lookupOf, count, searchedGroup, searches } from '#test/searched-group.ts'
import { until } from '#test/servers/embedded.ts'
import { createIndexer } from './build/indexer.ts'
import { finishSegment } from './segment-store.ts'

const { world, read, group_id, pack, packAll, segments, change, remove, forget, walks, signal } = await searchedGroup()

test('unindexed messages are scanned, and indexing is requested', async () => {
  const { packed, unpacked, isWanting } = await walks({ q: 'rye' })

  assert.deepEqual([packed, isWanting], [unpacked, true])
})

test('searched groups are indexed: large segments, smaller ones for the newest messages', async () => {
  await packAll()

  assert.deepEqual(await segments(), [
    { state: 'ready', size: 64, segments: 3 },
    { state: 'ready', size: 512, segments: 1 },
    { state: 'ready', size: 4096, segments: 2 },
  ])
})

test('the index gives the same results and ranks as SQL', async () => {
  await fc.assert(
    fc.asyncProperty(searches, async asked => {
      const { packed, unpacked } = await walks(asked)
      assert.deepEqual(packed, unpacked)
    }),
    { numRuns: propertyRuns(60) },
  )
})

test('queries with the same matches but different ranks have separate results', async () => {
  const asked = [`"cake o'neil"`, '"cake o neil"', '"rye o\'neil"', '"rye o neil"']
  for (const q of [...asked, ...asked.toReversed()]) {
    const { packed, unpacked } = await walks({ q })
    assert.deepEqual([q, packed], [q, unpacked])
  }
})

test('with few candidates, long postings of other words are not read', async () => {
  const asked = ['word77 rye', 'word77 -rye', 'posterid:99 wor* rye', 'word77 "rye bread oats"']
  for (const q of asked) {
    const segmentCache = forget()
    const { packed, unpacked } = await walks({ q })
    const { segments } = await segmentCache.snapshotOf(read, group_id)
    const words = ['rye', 'bread', 'wor'].map(word => ({ word, isPrefix: word === 'wor', isText: true }))
    const known = segments
      .filter(({ first, last }) => last - first + 1 === 4096)
      .flatMap(segment => words.map(lexeme => segmentCache.cachedPostings(segment, lookupOf(lexeme))))

    assert.deepEqual(packed, unpacked)
    assert.deepEqual([q, known.filter(queryTermPostings => queryTermPostings !== undefined)], [q, []])
  }
})

test('changed messages are found by their new words at once; with many changes they are reindexed', async () => {
  await change(5000, `'novelty':1B`, 70)
  const changed = await walks({ q: 'novelty' })
  const states = await segments()
  await packAll()
  const packed = await walks({ q: 'novelty' })

  assert.deepEqual(
    changed.packed.candidates.map(({ msg_num }) => msg_num),
    Array.from({ length: 70 }, (_, n) => 5069 - n).filter(n => n % 97 !== 5),
  )
  assert.deepEqual(states, [
    { state: 'gone', size: 4096, segments: 1 },
    { state: 'ready', size: 64, segments: 3 },
    { state: 'ready', size: 512, segments: 1 },
    { state: 'ready', size: 4096, segments: 1 },
  ])
  assert.deepEqual([packed.packed, packed.isWanting], [changed.packed, false])
})

test('a changed message in the unindexed tail is found by its new words, and not once it is deleted', async () => {
  const numbers = async (q: string) => (await walks({ q })).packed.candidates.map(({ msg_num }) => msg_num)
  const last = count - 3

  const before = await numbers('tail')
  await change(last, `'tail':1B,2B 'end':3B`)
  const changed = await Promise.all(['tail', '"tail end"', '"end tail"', 'tai*'].map(numbers))
  await remove(last)

  assert.deepEqual([before, changed, await numbers('tail')], [[], [[last], [last], [], [last]], []])
})

test('deleted messages are not found', async () => {
  await world.sql(`delete from message_search where group_id = $1 and msg_num between 5000 and 5069`, [group_id])

  const { packed } = await walks({ q: 'novelty' })

  assert.deepEqual(packed, { candidates: [], stoppedAt: null })
})

test('a message changed during indexing is indexed again', async () => {
  await world.database.transaction(async tx => {
    const own = (text: string) => tx.execute({ name: '', text }, [])
    await own(`update message_search set words = '''late'':1B' where group_id = ${group_id} and msg_num = 6000`)

    // It was claimed while the change was not there to be seen.
    await pack()
    assert.deepEqual((await walks({ q: 'late' })).packed.candidates, [])
  })
  await packAll()

  const { packed, isWanting } = await walks({ q: 'late' })

  assert.deepEqual([packed.candidates.map(({ msg_num }) => msg_num), isWanting], [[6000], false])
})

test('indexing interrupted by a crash is redone', async () => {
  const begun = `update search_segments set state = 'claimed', leased_until = now() - interval '1 second' where group_id = $1 and size = 64`
  await world.sql(begun.replace('size = 64', 'last - first = 63'), [group_id])

  await packAll()

  const { packed, unpacked, isWanting } = await walks({ q: 'rye bread' })
  assert.deepEqual([packed, isWanting], [unpacked, false])
})

test('a slow indexer yields to another that took over', async () => {
  const took = { group_id, leased_until: toTimestamp(Temporal.Instant.from('2026-01-01T00:00:00Z')) }
  const [claimed] = (await world.sql(
    `update search_segments set state = 'claimed' where group_id = $1 and last - first = 63 and state = 'ready' returning id`,
    [group_id],
  )) as [{ id: number }]

  await finishSegment.run(read, {
    ...took,
    id: claimed.id,
    doc_values: Buffer.of(),
    bigram_words: '',
    earliest: null,
    latest: null,
  })

  const state = `select state from search_segments where group_id = $1 and id = $2`
  assert.deepEqual(await world.sql(state, [group_id, claimed.id]), [{ state: 'claimed' }])
  await world.sql(`update search_segments set leased_until = '-infinity' where group_id = $1 and state = 'claimed'`, [
    group_id,
  ])
  await packAll()
})

test('obsolete segments are deleted with their postings once nobody reads them', async () => {
  await world.sql(
    `update search_segments set leased_until = now() - interval '1 second' where group_id = $1 and state = 'gone'`,
    [group_id],
  )

  await packAll()
  // The indexer of the world may have taken one of them.
  await until(async () => (await segments()).every(({ state }) => state !== 'gone'))

  assert.deepEqual(
    await world.sql(
      `select count(*)::int as left from search_postings p where not exists (select from search_segments s where s.id = p.segment_id)`,
    ),
    [{ left: 0 }],
  )
  assert.deepEqual(await segments(), [
    { state: 'ready', size: 64, segments: 3 },
    { state: 'ready', size: 512, segments: 1 },
    { state: 'ready', size: 4096, segments: 2 },
  ])
})

test('messages that are too long together stay unindexed', async () => {
  const indexer = createIndexer(world.database, { maxBytes: 1000 })
  await world.sql(`update search_segments set state = 'gone' where group_id = $1`, [group_id])
  indexer.requestIndexing(group_id)
  await indexer.run(signal)

  const { packed, unpacked } = await walks({ q: 'rye "bread rye"' })

  assert.deepEqual([packed, (await segments()).some(({ state }) => state === 'ready')], [unpacked, false])
})

test('concurrent indexers do the work once', async () => {
  await world.sql(`update search_segments set state = 'gone' where group_id = $1`, [group_id])

  await Promise.all([packAll(), packAll(), packAll()])

  const ready = (await segments()).filter(({ state }) => state === 'ready')
  assert.deepEqual(ready, [
    { state: 'ready', size: 64, segments: 3 },
    { state: 'ready', size: 512, segments: 1 },
    { state: 'ready', size: 4096, segments: 2 },
  ])
})
