// Not on every day: it builds many search indexes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchedGroup } from '#test/searched-group.ts'
import { currentFormat } from './segment-store.ts'

const { world, group_id, change, inFormat } = await searchedGroup(2)
const [older, newer] = [inFormat(currentFormat), inFormat(currentFormat + 1)]
const queries = ['rye', '"rye bread"', 'rye -oats', 'word7*', 'posterid:99 cake', '"rye rye" beside']

/** The searches of a program with an empty cache: that all are right, and whether all of it came from the index. */
async function answersOf({ forget, walks }: ReturnType<typeof inFormat>) {
  forget()
  let isAllIndexed = true
  for (const q of queries) {
    const { packed, unpacked, isWanting } = await walks({ q })
    assert.deepEqual([q, packed], [q, unpacked])
    isAllIndexed &&= !isWanting
  }
  return { isAllIndexed }
}

const ownLists = `select id from search_segments where format = $1 union all select id from search_merges where format = $1`
/** Everything that a format has, so that it can be compared. */
const rowsOf = (format: number) =>
  world.sql(
    `select 'segment' as kind, id, xmin::text as version, state, null as lists from search_segments where format = $1
     union all select 'merge', id, xmin::text, state, null from search_merges where format = $1
     union all select 'lists', segment_id, max(xmin::text), null, md5(string_agg(postings || positions, '' order by term))
       from search_postings where segment_id in (${ownLists}) group by 2 order by 1, 2`,
    [format],
  )
/** Turns the bytes of a format round; the second time they are as before. */
const garble = (format: number) =>
  world.sql(
    `update search_postings set postings = decode(reverse(encode(postings, 'hex')), 'hex') where segment_id in (${ownLists})`,
    [format],
  )

test('a program with another format ignores the index and uses SQL', async () => {
  await older.packAll()

  assert.deepEqual(await answersOf(older), { isAllIndexed: true })
  assert.deepEqual(await answersOf(newer), { isAllIndexed: false })
})

test('it builds its own index, and leaves the other one alone', async () => {
  const before = await rowsOf(currentFormat)
  await newer.packAll()

  assert.deepEqual(await rowsOf(currentFormat), before)
  assert.deepEqual(
    (await rowsOf(currentFormat + 1)).map(({ kind, state }) => [kind, state]),
    before.map(({ kind, state }) => [kind, state]),
  )
})

test('two formats work side by side, without reading each other’s bytes', async () => {
  await garble(currentFormat + 1)
  const fromOlder = await answersOf(older)
  await garble(currentFormat + 1)
  await garble(currentFormat)
  const fromNewer = await answersOf(newer)
  await garble(currentFormat)

  assert.deepEqual([fromOlder, fromNewer], [{ isAllIndexed: true }, { isAllIndexed: true }])
})

test('a changed message is found in both', async () => {
  await change(5000, `'beside':1B 'rye':2B,3B`)

  assert.deepEqual([await answersOf(older), await answersOf(newer)], [{ isAllIndexed: true }, { isAllIndexed: true }])
})

test('an unused format is deleted after a day, and not before', async () => {
  const lastUsed = (age: string) =>
    world.sql(`update search_formats set used = now() - $2::interval where format = $1`, [currentFormat, age])
  const before = await rowsOf(currentFormat)

  await lastUsed('23 hours')
  await newer.packAll()
  const kept = await rowsOf(currentFormat)
  await lastUsed('25 hours')
  await newer.packAll()
  await world.sql(`update search_segments set leased_until = '-infinity' where state = 'gone'`)
  await newer.packAll()

  assert.deepEqual(kept, before)
  assert.deepEqual(await rowsOf(currentFormat), [])
  const orphans = `select count(*)::int as orphans from search_postings
    where segment_id not in (select id from search_segments union all select id from search_merges)`
  assert.deepEqual(await world.sql(orphans), [{ orphans: 0 }])
  assert.deepEqual(await world.sql(`select format from search_formats`), [{ format: currentFormat + 1 }])
  assert.deepEqual([await answersOf(newer), await answersOf(older)], [{ isAllIndexed: true }, { isAllIndexed: false }])
})

test('a program of that format rebuilds it when it returns', async () => {
  await older.packAll()

  assert.deepEqual(await answersOf(older), { isAllIndexed: true })
  assert.deepEqual(
    (
      await world.sql(`select state from search_segments where group_id = $1 and format = $2`, [
        group_id,
        currentFormat,
      ])
    ).some(({ state }) => state === 'ready'),
    true,
  )
})
