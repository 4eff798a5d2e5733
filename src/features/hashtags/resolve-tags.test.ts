import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tagKey } from '#content/text/tag-key.ts'
import { insertRow } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'
import { createTags, hashtagsByIds, tagsFor, type ResolvedTags } from './index.ts'

const world = await newWorld()
const { group, people } = world
const { read } = world.database
const owner = world.as('owner')
const create = (words: readonly string[]) => world.app.pipeline.runAsSystem(call => createTags(call, group.id, words))
const named = ({ tags, unknown }: ResolvedTags) => ({ tags: tags.map(({ name }) => name), unknown })

test('words are resolved ignoring case, aliases to their hashtag, and unknown ones are reported', async () => {
  const bread = await owner.newhashtag({ group_id: group.id, name: 'Bread' })
  await owner.newhashtag({ group_id: group.id, name: 'Brot', alias_id: bread.id })
  await owner.newhashtag({ group_id: group.id, name: 'Rye' })

  const tags = await tagsFor(read, group.id, ['new', 'RYE', 'brot', '42', 'bread', 'New', 'a b', 'br\u200bead', 'x'])

  assert.deepEqual(named(tags), { tags: ['Rye', 'Bread'], unknown: ['new', 'x'] })
  assert.deepEqual(await tagsFor(read, group.id, ['42']), { tags: [], unknown: [] })
})

test('missing hashtags are created as first written, with a fact each', async () => {
  await world.facts()

  const made = await create(['Wheat', 'bread', 'wheat', 'Sta\u0308dte', '7'])

  assert.deepEqual(named(made), { tags: ['Wheat', 'Bread', 'Städte'], unknown: [] })
  assert.deepEqual(await world.facts(), ['hashtag.created', 'hashtag.created'])
  assert.deepEqual(named(await create(['WHEAT'])), { tags: ['Wheat'], unknown: [] })
  assert.deepEqual(await create([]), { tags: [], unknown: [] })
  assert.deepEqual(await world.facts(), [])
})

test('names are compared in normalized form', async () => {
  const spellings = [
    ['Οδός', 'ΟΔΌΣ', 'οδόσ'],
    ['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul'],
    ['Straße', 'STRASSE', 'strasse', 'STRAẞE'],
    ['ﬁsh', 'fish', 'ＦＩＳＨ'],
  ]

  const made = await create(spellings.flat())

  assert.deepEqual(named(made).tags, ['Οδός', 'İstanbul', 'Straße', 'ﬁsh'])
  for (const words of spellings) assert.deepEqual(named(await tagsFor(read, group.id, words)).tags, [words[0]])
})

test('the database compares names as the code does', async () => {
  const letters = Array.from({ length: 0x1ffff }, (_, code) => code)
    .filter(code => code < 0xd800 || code > 0xdfff)
    .map(code => String.fromCodePoint(code))
    .filter(letter => /[\p{L}\p{M}\p{N}]/u.test(letter))
  const words = letters.map(letter => `a${letter}i${letter}`)

  const [row] = await world.sql(
    `select array_agg(case when unicode_assigned(word) then hashtag_key(word) end order by place) as keys from unnest($1::text[]) with ordinality as w(word, place)`,
    [words],
  )

  // Letters that are newer than the database have no key.
  const keys = row!['keys'] as (string | null)[]
  assert.ok(keys.filter(key => key === null).length < 1000)
  assert.deepEqual(
    words.filter((word, at) => keys[at] !== null && tagKey(word) !== keys[at]),
    [],
  )
})

test('twenty concurrent posts with the same hashtags in any order create each once', async () => {
  await world.facts()

  const made = await Promise.all(
    Array.from({ length: 20 }, (_, n) => create(n % 2 ? ['left', 'RIGHT'] : ['right', 'LEFT'])),
  )

  const ids = new Set(
    made.map(({ tags }) =>
      tags
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
        .join(),
    ),
  )
  assert.equal(ids.size, 1)
  assert.deepEqual(await world.facts(), ['hashtag.created', 'hashtag.created'])
  const [count] = await world.sql(
    `select hashtags_count = (select count(*) from hashtags where group_id = $1) as right from groups where id = $1`,
    [group.id],
  )
  assert.deepEqual(count, { right: true })
})

test('in a full group new words stay unknown', async () => {
  const [{ hashtags_count }] = (await world.sql(`select hashtags_count from groups where id = $1`, [group.id])) as [
    { hashtags_count: number },
  ]
  await world.sql(`update groups set hashtags_count = 9999 where id = $1`, [group.id])

  const made = await create(['first', 'second', 'rye'])

  assert.deepEqual(named(made), { tags: ['first', 'Rye'], unknown: ['second'] })
  await world.sql(`update groups set hashtags_count = $2 where id = $1`, [group.id, hashtags_count + 1])
})

test('hashtags of several groups are shown by id, each with the caller’s state', async () => {
  const other = await world.addGroup({ privacy: 'group_privacy_none' })
  const here = await owner.newhashtag({ group_id: group.id, name: 'here' })
  const id = await insertRow(world.sql, 'hashtags', { group_id: other.id, name: 'there' })
  await world.as('ben').followhashtag({ hashtag_id: here.id })

  const shown = await hashtagsByIds(read, [group.id, other.id], [here.id, id, here.id, 999_999], people.ben.account.id)

  assert.deepEqual(
    [...shown.keys()].toSorted((a, b) => a - b),
    [here.id, id],
  )
  assert.deepEqual(shown.get(here.id), { ...here, followed: true })
  assert.deepEqual([shown.get(id)!.followed, shown.get(id)!.muted], [null, null])
  assert.deepEqual((await hashtagsByIds(read, [group.id], [id], null)).size, 0)
  assert.deepEqual((await hashtagsByIds(read, [group.id], [here.id], null)).get(here.id)?.followed, null)
})
