// Not on every day: it builds many search indexes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { blockSql } from '#content/tokenizer/index.ts'
import { propertyRuns } from '#test/sampling.ts'
import { count, searchedGroup, searches } from '#test/searched-group.ts'
import { touchSearch } from '../../changes/messages/move-store.ts'
import { maxStaleDocs } from './segment-store.ts'

const { world, group_id, packAll, segments, change, remove, forget, walks } = await searchedGroup(2)
const found = async (q: string) => (await walks({ q })).packed.candidates.map(({ msg_num }) => msg_num)
const packed = [
  { state: 'ready', size: 64, segments: 3 },
  { state: 'ready', size: 512, segments: 1 },
  { state: 'ready', size: 4096, segments: 2 },
]
await packAll()

test('messages changed one by one are found with their new text, and the segment stays', async () => {
  const words = fc.constantFrom(`'rye':1B 'bread':2B`, `'oats':1A,7D 'cake':2B`, `'salt':3C`, `'p=3' 'rye':2B,4B`)
  const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: count }), fc.option(words)), { maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(changes, searches, fc.boolean(), async (changed, asked, isCold) => {
      for (const [n, now] of changed) await (now === null ? remove(n) : change(n, now))
      if (isCold) forget()
      const { packed, unpacked, isWanting } = await walks(asked)
      assert.deepEqual([packed, isWanting], [unpacked, false])
    }),
    { numRuns: propertyRuns(60) },
  )

  assert.deepEqual(await segments(), packed)
})

test('a message changed again is found by its latest text', async () => {
  const seen: number[][] = []
  for (const words of [`'first':1B`, `'second':1B`, `'first':2B`]) {
    await change(1000, words)
    seen.push(await found('first'), await found('second'))
  }
  await remove(1000)

  assert.deepEqual(seen, [[1000], [], [], [1000], [1000], []])
  assert.deepEqual([await found('first'), await found('second')], [[], []])
})

test('a message restored after its segment was built is found again', async () => {
  await change(3000, `'hidden':1B`)
  await world.sql(`update message_search set group_id = -group_id, block = -1 where group_id = $1 and msg_num = 3000`, [
    group_id,
  ])
  await world.sql(`update search_segments set state = 'gone' where group_id = $1`, [group_id])
  await packAll()
  forget()
  const without = await found('hidden')
  await world.sql(
    `update message_search set group_id = $1, block = ${blockSql('$1', '3000')} where group_id = -$1::bigint and msg_num = 3000`,
    [group_id],
  )
  await touchSearch.run(world.database.read, { group_id, msg_nums: [3000] })

  assert.deepEqual([without, await found('hidden')], [[], [3000]])
})

test('the first page is correct when some of the newest messages changed', async () => {
  for (let n = 8100; n < 8110; n += 1) await change(n, `'other':1B`)
  const { packed, unpacked } = await walks({ q: 'rye', below: 8111, most: 20 })

  assert.deepEqual(packed, unpacked)
})

test('a segment deleted before it is read hides no changes in others', async () => {
  for (const n of [8300, 5000, 2000]) await change(n, `'beneath':1B`)
  forget()
  const gone = `update search_segments set state = 'gone' where group_id = $1 and last - first = 511`
  const { packed, unpacked } = await walks({ q: 'beneath', meanwhile: () => world.sql(gone, [group_id]) })
  await packAll()

  assert.deepEqual(packed, unpacked)
  assert.deepEqual(
    packed.candidates.map(({ msg_num }) => msg_num),
    [8300, 5000, 2000],
  )
})

test('with very many changes, the segment with most of them is rebuilt', async () => {
  await world.sql(
    `insert into search_stale_docs (group_id, segment_id, msg_num)
     select $1, id, first + k % (last - first + 1) from search_segments, generate_series(1, $2) k
     where group_id = $1 and state = 'ready' and last - first = 4095`,
    [group_id, maxStaleDocs],
  )
  const before = await walks({ q: 'rye' })
  await packAll()
  await packAll()
  const after = await walks({ q: 'rye' })

  assert.deepEqual([before.packed, before.isWanting], [before.unpacked, true])
  assert.deepEqual([after.packed, after.isWanting], [after.unpacked, false])
  const left = `select count(*)::int as left from search_stale_docs c join search_segments s on s.id = c.segment_id
    where s.group_id = $1 and s.state = 'ready'`
  const [{ left: changed }] = (await world.sql(left, [group_id])) as [{ left: number }]
  assert.ok(changed <= maxStaleDocs, String(changed))
})

test('concurrent changes in one segment do not wait for each other', async () => {
  const change = (n: number) =>
    `update message_search set words = '''beside'':1B' where group_id = ${group_id} and msg_num = ${n}`
  await world.database.transaction(async first => {
    await first.execute({ name: '', text: change(2001) }, [])
    await world.database.transaction(async second => {
      await second.execute({ name: '', text: change(2002) }, [])
      await second.execute({ name: '', text: change(2100) }, [])
    })
    assert.deepEqual(await found('beside'), [2100, 2002])
  })

  assert.deepEqual(await found('beside'), [2100, 2002, 2001])
})

test('stale entries are deleted with their segment', async () => {
  await change(1, `'all':1B`, 4095)
  await packAll()
  await world.sql(`update search_segments set leased_until = '-infinity' where group_id = $1 and state = 'gone'`, [
    group_id,
  ])
  await packAll()

  const noted = `select count(*)::int as noted from search_stale_docs where group_id = $1 and msg_num < 4096`
  assert.deepEqual(await world.sql(noted, [group_id]), [{ noted: 0 }])
})
