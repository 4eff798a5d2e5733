import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidValueError, expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world
const owner = world.as('owner')
const ben = world.as('ben')
const rows = (hashtag_id: number) =>
  world.sql(
    `select state, round(extract(epoch from until - now()) / 86400) as days from hashtag_followers
     where hashtag_id = $1 and account_id = $2`,
    [hashtag_id, people.ben.account.id],
  )

test('following ends a mute, muting ends following, and each expires as set', async () => {
  const tag = await owner.newhashtag({ group_id: group.id, name: 'bread' })
  const about = { hashtag_id: tag.id }
  await world.facts()

  assert.deepEqual(await ben.followhashtag(about), { ...tag, followed: true })
  assert.deepEqual(await rows(tag.id), [{ state: 'followed', days: null }])
  assert.deepEqual(await ben.mutehashtag({ ...about, duration: 'week' }), { ...tag, muted: true })
  assert.deepEqual(
    (await rows(tag.id)).map(row => [row['state'], Number(row['days'])]),
    [['muted', 7]],
  )
  // It is not followed, so this changes nothing.
  assert.deepEqual(await ben.unfollowhashtag(about), { ...tag, muted: true })
  assert.deepEqual(await ben.unmutehashtag(about), tag)
  assert.deepEqual(await ben.unmutehashtag(about), tag)
  assert.deepEqual(await rows(tag.id), [])
  for (const [duration, fewest, most] of [
    ['day', 1, 1],
    ['month', 28, 31],
  ] as const) {
    await ben.followhashtag({ ...about, duration })
    const days = Number((await rows(tag.id))[0]!['days'])
    assert.ok(days >= fewest && days <= most, `${duration}: ${days}`)
  }
  assert.deepEqual(await ben.unfollowhashtag(about), tag)
  assert.deepEqual(await world.facts(), [])
  await assert.rejects(ben.followhashtag({ ...about, duration: 'year' as 'day' }), invalidValueError('duration'))
})

test('an expired follow or mute has no effect', async () => {
  const tag = await owner.newhashtag({ group_id: group.id, name: 'rye' })
  await ben.mutehashtag({ hashtag_id: tag.id, duration: 'day' })

  await world.sql(`update hashtag_followers set until = now() where hashtag_id = $1`, [tag.id])

  const { data } = await ben.gethashtags({ group_id: group.id, limit: 100 })
  assert.deepEqual(
    data.find(({ id }) => id === tag.id),
    tag,
  )
  assert.deepEqual(await ben.followhashtag({ hashtag_id: tag.id }), { ...tag, followed: true })
})

test('following an alias follows its hashtag', async () => {
  const tag = await owner.newhashtag({ group_id: group.id, name: 'cake' })
  const alias = await owner.newhashtag({ group_id: group.id, name: 'gateau', alias_id: tag.id })

  assert.deepEqual(await ben.followhashtag({ hashtag_id: alias.id }), { ...tag, followed: true })

  assert.deepEqual(await rows(alias.id), [])
  assert.deepEqual(await ben.unfollowhashtag({ hashtag_id: alias.id }), tag)
})

test('non-members and pending members cannot follow or mute', async () => {
  const tag = await owner.newhashtag({ group_id: group.id, name: 'secret' })
  const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const seen = await owner.newhashtag({ group_id: open.id, name: 'seen' })
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_none' }, { parent: group })
  const below = await owner.newhashtag({ group_id: subgroup.id, name: 'below' })

  for (const name of ['stranger', 'banned'] as const) {
    for (const hashtag_id of [tag.id, seen.id])
      await assert.rejects(world.as(name).followhashtag({ hashtag_id }), { type: 'inadequate_permissions' })
  }
  await assert.rejects(world.as('pending').followhashtag({ hashtag_id: tag.id }), { type: 'inadequate_permissions' })
  // Where they may read, they may also say what they want to get once they are in.
  assert.equal((await world.as('pending').mutehashtag({ hashtag_id: seen.id })).muted, true)
  // The owner of the parent manages the hashtags of a subgroup without being in it.
  await assert.rejects(owner.followhashtag({ hashtag_id: below.id }), expectedError('not subscribed'))
  await assert.rejects(ben.followhashtag({ hashtag_id: 999_999 }), expectedError('invalid hashtag_id'))
})
