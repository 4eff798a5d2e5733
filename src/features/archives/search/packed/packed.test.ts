import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { blockSql, searchVector, mark } from '#content/words/index.ts'
import { runs } from '#test/runs.ts'
import { newWorld } from '#test/world.ts'
import { toTimestamp } from '#storage/values.ts'
import { parseQuery } from '../parse-query.ts'
import { rankingOf, wantedBy } from '../tsquery.ts'
import { walkFew, walkFor, type Walk } from '../walk.ts'
import { wordPacking } from './pack.ts'
import { plainOf } from './plain.ts'
import { wordShelf } from './shelf.ts'
import { finishSegment } from './store.ts'
import { walkPacked } from './walk.ts'

const world = await newWorld()
const { read } = world.database
const { signal } = new AbortController()
const { id: group_id } = await world.addGroup({})

// Two large segments, some smaller ones, and a few messages behind them; some are missing.
const count = 2 * 4096 + 512 + 3 * 64 + 40
const vocabulary = ['rye', 'bread', 'oats', 'cake', 'salt', 'yeast', "o'neil", '中国', 'crumb']
const numbers = Array.from({ length: count }, (_, n) => n + 1).filter(n => n % 97 !== 5)
const wordsOf = (n: number, share: number) =>
  vocabulary
    .flatMap((word, k) =>
      Array.from({ length: ((n * 7919 + k * 104_729) >> 3) % share === 0 ? ((n * k) % 9) + 1 : 0 }, () => word),
    )
    .join(' ')
const vectorOf = (n: number) =>
  searchVector({
    ...{
      subject: wordsOf(n, 11),
      body: `${wordsOf(n + 1, 3)} word${n}`,
      quoted: wordsOf(n + 2, 5),
      remainder: wordsOf(n + 3, 7),
    },
    ...{
      name: `Writer ${n % 5}`,
      marks: [mark.poster(n % 397 === 0 ? 99 : n % 7), ...(n % 13 === 0 ? [mark.attachment] : [])],
    },
  })
await world.sql(
  `with made as (
     insert into message_search (group_id, msg_num, block, created, words)
     select $1, n, ${blockSql('$1', 'n')}, timestamptz '2026-01-01' + n * interval '1 minute', words::tsvector
     from unnest($2::bigint[], $3::text[]) m (n, words) returning block, created
   ), counted as (update groups set last_msg_num = $4 where id = $1)
   insert into message_blocks (group_id, block, earliest, latest)
   select $1, block, min(created), max(created) from made group by block`,
  [group_id, numbers, numbers.map(vectorOf), count],
)

async function pack(): Promise<void> {
  const packing = wordPacking(world.database)
  packing.want(group_id)
  await packing.run(signal)
}
/** The same until all is packed: whoever changes something elsewhere may keep it waiting for a moment. */
async function packAll(): Promise<void> {
  const claimed = `select from search_segments where group_id = $1 and state = 'claimed'`
  for (let tries = 0; tries < 1000; tries += 1) {
    await pack()
    if ((await world.sql(claimed, [group_id])).length === 0) return
  }
}
const segments = () =>
  world.sql(
    `select state, (last - first + 1)::int as size, count(*)::int as segments from search_segments where group_id = $1
    group by 1, 2 order by 1, 2`,
    [group_id],
  )

let shelf = wordShelf(16 * 1024 * 1024)
type Asked = { q: string; exclude_sigs?: boolean } & Partial<Pick<Walk, 'dir' | 'above' | 'below' | 'most' | 'range'>>
/** What both walks find, and whether something was not packed. */
async function walks({ q, exclude_sigs = false, ...asked }: Asked) {
  const [query, tags] = [parseQuery(q), { wanted: [], unwanted: [] }]
  const walk: Walk = {
    ...wantedBy(query, tags, exclude_sigs)!,
    ...{ group_id, ranking: rankingOf(query, exclude_sigs), range: { from: null, until: null } },
    ...{ dir: 'desc', above: 0, below: Number.MAX_SAFE_INTEGER, most: 1000, enough: Infinity },
    ...asked,
  }
  const wanted: number[] = []
  const ways = {
    ...{ shelf, state: await shelf.stateOf(read, group_id) },
    ...{ few: walkFew, many: walkFor, want: () => void wanted.push(group_id) },
  }
  const packed = await walkPacked(read, { ...walk, plain: plainOf(query, tags, exclude_sigs) }, ways)
  return { unpacked: await walkFor(read, walk), packed, isWanting: wanted.length > 0 }
}

test('what is not packed is walked, and asks to be packed', async () => {
  const { packed, unpacked, isWanting } = await walks({ q: 'rye' })

  assert.deepEqual([packed, isWanting], [unpacked, true])
})

test('what is searched is packed: large segments, smaller ones of the newest messages', async () => {
  await packAll()

  assert.deepEqual(await segments(), [
    { state: 'ready', size: 64, segments: 3 },
    { state: 'ready', size: 512, segments: 1 },
    { state: 'ready', size: 4096, segments: 2 },
  ])
})

const moment = (minutes: number) => toTimestamp(Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes }))

test('the same messages with the same ranks are found in what is packed', async () => {
  const word = fc.constantFrom(
    ...vocabulary,
    ...[
      '"rye bread"',
      '"bread rye oats"',
      '"rye oats cake"',
      '"bread oats"',
      '"oats cake word7*"',
      '"rye rye"',
      '"salt cake cru*"',
      '"cake o\'neil"',
      'cru*',
      'wor*',
      'word7*',
      '中国人',
    ],
    'posterid:3',
    'posterid:99',
    'posterid:99',
    'from:writer',
    'from:4',
    'has:attachment',
    'word77',
    'nowhere',
  )
  const term = fc.tuple(fc.constantFrom('', '', '-'), word).map(parts => parts.join(''))
  const number = fc.integer({ min: 0, max: count + 5 })
  const searches = fc.record({
    q: fc.array(term, { maxLength: 3 }).map(terms => terms.join(' ')),
    exclude_sigs: fc.boolean(),
    dir: fc.constantFrom('asc', 'desc'),
    above: fc.oneof(fc.constant(0), number),
    below: fc.oneof(fc.constant(Number.MAX_SAFE_INTEGER), number),
    most: fc.constantFrom(1, 20, 1000),
    range: fc
      .tuple(fc.boolean(), number, number)
      .map(([isBound, from, until]) =>
        isBound
          ? { from: moment(Math.min(from, until)), until: moment(Math.max(from, until)) }
          : { from: null, until: null },
      ),
  })

  await fc.assert(
    fc.asyncProperty(searches, async asked => {
      const { packed, unpacked } = await walks(asked)
      assert.deepEqual(packed, unpacked)
    }),
    { numRuns: runs(60) },
  )
})

test('for few messages that may match, long lists of other words are not read', async () => {
  const asked = ['word77 rye', 'word77 -rye', 'posterid:99 wor* rye', 'word77 "rye bread oats"']
  for (const q of asked) {
    shelf = wordShelf(16 * 1024 * 1024)
    const { packed, unpacked } = await walks({ q })
    const { segments } = await shelf.stateOf(read, group_id)
    const lexemes = ['rye', 'bread', 'wor'].map(word => ({ word, isBeginning: word === 'wor', isText: true }))
    const known = segments
      .filter(({ first, last }) => last - first + 1 === 4096)
      .flatMap(segment =>
        lexemes.map(lexeme => shelf.recall(segment, { lexemes: [lexeme], required: new Set(), placed: new Set() })),
      )

    assert.deepEqual(packed, unpacked)
    assert.deepEqual([q, known.filter(standings => standings !== undefined)], [q, []])
  }
})

test('a message that changes is found by its new words by the next call, and packed again', async () => {
  const change = (n: number, words: string) =>
    world.sql(`update message_search set words = $3::tsvector where group_id = $1 and msg_num = $2`, [
      group_id,
      n,
      words,
    ])

  await change(5000, `'novelty':1B`)
  const changed = await walks({ q: 'novelty' })
  const states = await segments()
  await packAll()
  const packed = await walks({ q: 'novelty' })

  assert.deepEqual(
    changed.packed.candidates.map(({ msg_num }) => msg_num),
    [5000],
  )
  assert.deepEqual(states, [
    { state: 'gone', size: 4096, segments: 1 },
    { state: 'ready', size: 64, segments: 3 },
    { state: 'ready', size: 512, segments: 1 },
    { state: 'ready', size: 4096, segments: 1 },
  ])
  assert.deepEqual([packed.packed, packed.isWanting], [changed.packed, false])
})

test('a message behind all segments that changes is found by its new words, and not once it is deleted', async () => {
  const numbers = async (q: string) => (await walks({ q })).packed.candidates.map(({ msg_num }) => msg_num)
  const last = count - 3

  const before = await numbers('tail')
  await world.sql(`update message_search set words = $3::tsvector where group_id = $1 and msg_num = $2`, [
    group_id,
    last,
    `'tail':1B,2B 'end':3B`,
  ])
  const changed = await Promise.all(['tail', '"tail end"', '"end tail"', 'tai*'].map(numbers))
  await world.sql(`delete from message_search where group_id = $1 and msg_num = $2`, [group_id, last])

  assert.deepEqual([before, changed, await numbers('tail')], [[], [[last], [last], [], [last]], []])
})

test('a message that is deleted is found no more', async () => {
  await world.sql(`delete from message_search where group_id = $1 and msg_num = 5000`, [group_id])

  const { packed } = await walks({ q: 'novelty' })

  assert.deepEqual(packed, { candidates: [], edge: null })
})

test('who changes a message while it is packed has it packed again', async () => {
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

test('what was begun by somebody who died is made again', async () => {
  const begun = `update search_segments set state = 'claimed', leased_until = now() - interval '1 second' where group_id = $1 and size = 64`
  await world.sql(begun.replace('size = 64', 'last - first = 63'), [group_id])

  await packAll()

  const { packed, unpacked, isWanting } = await walks({ q: 'rye bread' })
  assert.deepEqual([packed, isWanting], [unpacked, false])
})

test('who is so slow that another began anew leaves it to them', async () => {
  const took = { group_id, leased_until: toTimestamp(Temporal.Instant.from('2026-01-01T00:00:00Z')) }
  const [claimed] = (await world.sql(
    `update search_segments set state = 'claimed' where group_id = $1 and last - first = 63 and state = 'ready' returning id`,
    [group_id],
  )) as [{ id: number }]

  await finishSegment.run(read, {
    ...took,
    id: claimed.id,
    facts: Buffer.of(),
    paired: '',
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

test('what is gone is removed with its words, once nobody reads it', async () => {
  await world.sql(
    `update search_segments set leased_until = now() - interval '1 second' where group_id = $1 and state = 'gone'`,
    [group_id],
  )

  await packAll()

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

test('messages that are too long together are left as they are', async () => {
  const packing = wordPacking(world.database, 1000)
  await world.sql(`update search_segments set state = 'gone' where group_id = $1`, [group_id])
  packing.want(group_id)
  await packing.run(signal)

  const { packed, unpacked } = await walks({ q: 'rye "bread rye"' })

  assert.deepEqual([packed, (await segments()).some(({ state }) => state === 'ready')], [unpacked, false])
})

test('several who pack at once do it once', async () => {
  await world.sql(`update search_segments set state = 'gone' where group_id = $1`, [group_id])

  await Promise.all([packAll(), packAll(), packAll()])

  const ready = (await segments()).filter(({ state }) => state === 'ready')
  assert.deepEqual(ready, [
    { state: 'ready', size: 64, segments: 3 },
    { state: 'ready', size: 512, segments: 1 },
    { state: 'ready', size: 4096, segments: 2 },
  ])
})
