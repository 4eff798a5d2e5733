import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerations } from '#contract/enumerations.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group } = world
const at = { group_id: group.id }
// Nothing but the right to manage hashtags.
const calls = world.as('sub_perm_managehashtags')
const countOf = async (group_id: number) =>
  (
    await world.sql(
      `select hashtags_count, (select count(*) from hashtags h where h.group_id = g.id) as real from groups g
    where id = $1`,
      [group_id],
    )
  )[0]

test('a hashtag is created, changed in every field, and deleted', async () => {
  const made = await calls.newhashtag({
    ...at,
    name: 'Bread',
    description: 'Loaves & <b>rolls</b>',
    until: 'hashtag_delete_day',
  })
  assert.deepEqual(made, {
    object: 'hashtag',
    id: made.id,
    created: made.created,
    group_id: group.id,
    name: 'Bread',
    alias: null,
    mods_only_post: false,
    mods_only_replies: false,
    no_email: false,
    moderated: false,
    special: false,
    replies_unmoderated: false,
    locked: false,
    until: 'hash_tag_delete_day',
    close_instead_of_delete: false,
    description: 'Loaves & <b>rolls</b>',
    color_name: 'color_cerulean_blue',
    color_hex: '#2a72b5',
    reply_to: 'thread_reply_group_default',
    topic_count: 0,
    last_message_date: null,
    muted: false,
    followed: false,
  })
  const wanted = {
    name: 'Brot',
    description: '',
    color_name: 'color_tomato',
    mods_only_post: true,
    mods_only_replies: true,
    no_email: true,
    moderated: true,
    replies_unmoderated: true,
    special: true,
    locked: true,
    until: 'hash_tag_delete_month',
    close_instead_of_delete: true,
    reply_to: 'thread_reply_to_sender',
  } as const

  const changed = await calls.updatehashtag({ hashtag_id: made.id, ...wanted })

  assert.deepEqual(changed, { ...made, ...wanted, until: 'hashtag_delete_month', color_hex: '#e2543d' })
  // As it is already.
  assert.deepEqual(await calls.updatehashtag({ hashtag_id: made.id, ...wanted }), changed)
  assert.deepEqual((await calls.gethashtags(at)).data, [changed])
  await calls.deletehashtag({ hashtag_id: made.id })
  assert.deepEqual((await calls.gethashtags(at)).data, [])
  await assert.rejects(calls.deletehashtag({ hashtag_id: made.id }), expectedError('invalid hashtag_id'))
  assert.deepEqual(await world.facts(), ['hashtag.created', 'hashtag.updated', 'hashtag.deleted'])
  const [fact] = await world.sql(`select data from facts where name = 'hashtag.updated' and group_id = $1`, [group.id])
  const fields = Object.keys(wanted)
  const { name, fields: recorded } = fact!['data'] as { name: string; fields: string[] }
  assert.deepEqual([name, recorded.toSorted()], ['Brot', fields.toSorted()])
  assert.deepEqual(await countOf(group.id), { hashtags_count: 0, real: 0 })
})

test('each expiry is accepted in both spellings and returned in the specified one', async () => {
  const { id } = await calls.newhashtag({ ...at, name: 'until' })

  for (const word of enumerations.hashtag_until) {
    for (const spelling of [word.replace(/^hash_?tag/, 'hash_tag'), word.replace(/^hash_?tag/, 'hashtag')])
      assert.equal((await calls.updatehashtag({ hashtag_id: id, until: spelling })).until, word)
  }
  await assert.rejects(calls.updatehashtag({ hashtag_id: id, until: 'hashtag_delete_hour' }), {
    type: 'invalid_value',
    extra: 'until',
  })
})

test('a taken, confusing or too long name is rejected', async () => {
  const taken = await calls.newhashtag({ ...at, name: 'Städte' })
  const other = await calls.newhashtag({ ...at, name: 'other' })
  const bad = [
    '',
    ' ',
    'two words',
    'a,b',
    '#a',
    '2026',
    '٤٢',
    '12.5',
    '(3/4',
    'rye:',
    'rye!',
    'rye。',
    'a\u0000b',
    'a\u202eb',
    '\u200b',
    '\u200d',
    '\u0301',
    'a\tb',
  ]

  for (const name of [...bad, 'x'.repeat(101)]) {
    await assert.rejects(calls.newhashtag({ ...at, name }), expectedError('invalid name'), JSON.stringify(name))
    await assert.rejects(
      calls.updatehashtag({ hashtag_id: other.id, name }),
      expectedError('invalid name'),
      JSON.stringify(name),
    )
  }
  // The same letters, composed otherwise and in capitals.
  for (const name of ['STÄDTE', 'Sta\u0308dte']) {
    await assert.rejects(calls.newhashtag({ ...at, name }), expectedError('name exists'))
    await assert.rejects(calls.updatehashtag({ hashtag_id: other.id, name }), expectedError('name exists'))
  }
  assert.equal((await calls.updatehashtag({ hashtag_id: taken.id, name: 'STÄDTE' })).name, 'STÄDTE')
  for (const name of ['2026a', 'c++', 'x'.repeat(100), '👩‍🌾', 'نمی‌دانم', '日本語'])
    assert.equal((await calls.newhashtag({ ...at, name })).name, name)
})

test('markup in names and descriptions is text, and returned as given', async () => {
  const payloads = [
    '<script>alert(1)</script>',
    '"><img/src=x/onerror=alert(1)>',
    'javascript:alert`1`',
    '{{7*x}}',
    '&lt;b&gt',
  ]

  for (const name of payloads) {
    const made = await calls.newhashtag({ ...at, name, description: name })
    assert.deepEqual([made.name, made.description], [name, name])
  }
})

test('only those with permission manage hashtags', async () => {
  const { id } = await calls.newhashtag({ ...at, name: 'guarded' })

  for (const name of ['ben', 'powerless', 'sub_perm_editarchives', 'stranger'] as const) {
    const others = world.as(name)
    await assert.rejects(others.newhashtag({ ...at, name: 'x' }), { type: 'inadequate_permissions' })
    await assert.rejects(others.updatehashtag({ hashtag_id: id, name: 'x' }), { type: 'inadequate_permissions' })
    await assert.rejects(others.deletehashtag({ hashtag_id: id }), { type: 'inadequate_permissions' })
  }
  assert.equal((await world.as('owner').updatehashtag({ hashtag_id: id, special: true })).special, true)
})

test('an alias points to a hashtag of the same group that is no alias itself', async () => {
  const elsewhere = await world.addGroup({}, { peopled: true })
  const foreign = await calls.newhashtag({ group_id: elsewhere.id, name: 'foreign' })
  const cats = await calls.newhashtag({ ...at, name: 'cats' })
  const kittens = await calls.newhashtag({ ...at, name: 'kittens' })

  const kitties = await calls.newhashtag({ ...at, name: 'kitties', alias_id: kittens.id })

  assert.deepEqual(kitties.alias, { id: kittens.id, name: 'kittens' })
  const set = (hashtag_id: number, alias_id: number) => calls.updatehashtag({ hashtag_id, alias_id })
  for (const [tag, target] of [
    [cats.id, cats.id],
    [cats.id, kitties.id],
    [kittens.id, kitties.id],
    [cats.id, foreign.id],
    [cats.id, 999_999],
  ] as const)
    await assert.rejects(set(tag, target), expectedError('invalid alias_id'))
  for (const alias_id of [kitties.id, foreign.id, 999_999])
    await assert.rejects(calls.newhashtag({ ...at, name: 'y', alias_id }), expectedError('invalid alias_id'))
  await assert.rejects(
    calls.updatehashtag({ hashtag_id: cats.id, alias_id: kittens.id, no_alias: true }),
    expectedError('invalid alias_id'),
  )

  assert.deepEqual((await set(kittens.id, cats.id)).alias, { id: cats.id, name: 'cats' })

  const aliases = (await calls.gethashtags({ ...at, limit: 100 })).data.filter(({ alias }) => alias)
  assert.deepEqual(
    aliases.map(({ name, alias }) => [name, alias?.name]),
    [
      ['kittens', 'cats'],
      ['kitties', 'cats'],
    ],
  )
  assert.equal((await calls.updatehashtag({ hashtag_id: kitties.id, no_alias: true })).alias, null)
  await calls.deletehashtag({ hashtag_id: cats.id })
  assert.equal((await calls.updatehashtag({ hashtag_id: kittens.id })).alias, null)
})

test('of twenty concurrent hashtags of one name one is created, and no aliases form a cycle', async () => {
  const elsewhere = await world.addGroup({}, { peopled: true })
  const there = { group_id: elsewhere.id }
  await world.facts()

  const made = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => calls.newhashtag({ ...there, name: n % 2 ? 'Same' : 'same' })),
  )
  const [one, two] = await Promise.all(['one', 'two'].map(name => calls.newhashtag({ ...there, name })))
  const pairs = [
    [one!.id, two!.id],
    [two!.id, one!.id],
  ] as const
  const aliased = await Promise.allSettled(
    pairs.map(([hashtag_id, alias_id]) => calls.updatehashtag({ hashtag_id, alias_id })),
  )
  const renamed = await Promise.allSettled(
    pairs.map(([hashtag_id]) => calls.updatehashtag({ hashtag_id, name: 'New' })),
  )

  const successes = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.filter(({ status }) => status === 'fulfilled').length
  assert.deepEqual([made, aliased, renamed].map(successes), [1, 1, 1])
  assert.deepEqual(await countOf(elsewhere.id), { hashtags_count: 3, real: 3 })
  assert.equal((await world.facts()).filter(name => name === 'hashtag.created').length, 3)
})

test('a group has at most ten thousand hashtags', async () => {
  const full = await world.addGroup({}, { peopled: true })
  await world.sql(`insert into hashtags (group_id, name) select $1, 'tag' || n from generate_series(1, 9999) n`, [
    full.id,
  ])
  await world.sql(`update groups set hashtags_count = 9999 where id = $1`, [full.id])

  const last = await calls.newhashtag({ group_id: full.id, name: 'last' })

  await assert.rejects(calls.newhashtag({ group_id: full.id, name: 'more' }), expectedError('too many hashtags'))
  await assert.rejects(calls.newhashtag({ group_id: full.id, name: 'LAST' }), expectedError('name exists'))
  await calls.deletehashtag({ hashtag_id: last.id })
  assert.equal((await calls.newhashtag({ group_id: full.id, name: 'more' })).name, 'more')
})
