import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testCacheFreshness } from '#test/cache-freshness.ts'
import { addMembership } from '#test/world/people.ts'
import { insertRow, topicRows } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { sql, group: parent } = world
const { ben, cleo } = world.people
const organisation = await insertRow(sql, 'organisations', { name: 'Bakers', host: 'old.example.org' })
const group = await world.addGroup({}, { peopled: ['owner'] })
await sql(`update groups set parent_id = $2, org_id = $3, name = 'above+below' where id = $1`, [
  group.id,
  parent.id,
  organisation,
])
const member_id = await addMembership(world, group.id, ben, {})
await addMembership(world, group.id, cleo, {})
const { topic_id } = await world.post('cleo', { subject: 'Bread' }, group)
const label_id = await insertRow(sql, 'member_labels', {
  group_id: group.id,
  name: 'Oven',
  color_name: 'color_apricot',
})

const calls = world.as('ben')
const look = async () => {
  const [one, all] = [await calls.getsinglefeed({ group_id: group.id }), await calls.feed({})]
  const listed = all.data.find(feed => feed.group.id === group.id)!
  assert.deepEqual(one, listed)
  return { ...listed, newest: listed.topics[0]!.topic }
}

const inGroup = { group_id: group.id, account_id: ben.account.id }
testCacheFreshness('a feed', look, {
  'the name of the caller': {
    change: () => sql(`update accounts set full_name = 'Benjamin' where id = $1`, [ben.account.id]),
    seen: feed => feed.member_info.full_name,
    now: 'Benjamin',
  },
  'an option of the membership': {
    change: () => sql(`update members set email_delivery = 'email_delivery_none' where id = $1`, [member_id]),
    seen: feed => feed.member_info.email_delivery,
    now: 'email_delivery_none',
  },
  'a label that was given': {
    change: () => insertRow(sql, 'member_label_assignments', { group_id: group.id, label_id, member_id }),
    seen: feed => feed.member_info.member_labels?.map(({ name }) => name),
    now: ['Oven'],
  },
  'the new name of a label': {
    change: () => sql(`update member_labels set name = 'Stove' where id = $1`, [label_id]),
    seen: feed => feed.member_info.member_labels?.map(({ name }) => name),
    now: ['Stove'],
  },
  'that the caller has become an owner of the group above': {
    change: () =>
      sql(`update members set mod_status = 'sub_modstatus_owner' where group_id = $1 and account_id = $2`, [
        parent.id,
        ben.account.id,
      ]),
    seen: feed => [feed.group.perms.delete_group, feed.member_info.perms?.delete_group],
    now: [true, true],
  },
  'the title of the group': {
    change: () => sql(`update groups set title = 'Bakers' where id = $1`, [group.id]),
    seen: feed => [feed.group.title, feed.member_info.nice_group_name],
    now: ['Bakers', 'Bakers'],
  },
  'the time zone of the group above': {
    change: () =>
      sql(`update groups set settings = settings || '{"default_timezone":"Europe/Vienna"}' where id = $1`, [parent.id]),
    seen: feed => feed.group.default_timezone,
    now: 'Europe/Vienna',
  },
  'the host of the organisation': {
    change: () => sql(`update organisations set host = 'new.example.org' where id = $1`, [organisation]),
    seen: feed => feed.group.org_domain,
    now: 'new.example.org',
  },
  'the subject of a topic': {
    change: () => sql(`update topics set subject = 'Rye' where id = $1`, [topic_id]),
    seen: feed => feed.newest.subject,
    now: 'Rye',
  },
  'the name of who began a topic': {
    change: () => sql(`update accounts set full_name = 'Somebody' where id = $1`, [cleo.account.id]),
    seen: feed => feed.newest.name,
    now: 'Somebody',
  },
  'a topic that the caller has muted': {
    change: () => insertRow(sql, 'topic_followers', { ...inGroup, topic_id, state: 'muted' }),
    seen: feed => [feed.newest.is_unread, feed.newest.followed, feed.newest.muted],
    now: [false, false, true],
  },
  'a topic that the caller follows': {
    change: () => sql(`update topic_followers set state = 'followed' where topic_id = $1`, [topic_id]),
    seen: feed => [feed.newest.is_unread, feed.newest.followed, feed.newest.muted],
    now: [true, true, false],
  },
  'what the caller has read': {
    change: () => sql(`update members set read_until = now() + interval '1 day' where id = $1`, [member_id]),
    seen: feed => feed.newest.is_unread,
    now: false,
  },
  'a topic that is new': {
    change: () => topicRows(world, group.id, [{ subject: 'Cake', most_recent_message: '2100-01-01T00:00:00Z' }]),
    seen: feed => feed.topics.map(({ topic }) => topic.subject),
    now: ['Cake', 'Rye'],
  },
  'that a topic is gone': {
    change: () => sql(`delete from topics where group_id = $1 and subject = 'Cake'`, [group.id]),
    seen: feed => feed.topics.map(({ topic }) => topic.subject),
    now: ['Rye'],
  },
})

test('a changed group is updated in its place', async () => {
  const person = await world.addPerson('joiner')
  const groups = []
  for (const name of ['aa', 'bb', 'cc', 'dd', 'ee']) {
    const made = await world.addGroup({}, { peopled: ['cleo'] })
    await sql(`update groups set name = $2 where id = $1`, [made.id, name])
    await addMembership(world, made.id, person, {})
    await world.post('cleo', { subject: name }, made)
    groups.push(made)
  }
  const seen = async () => {
    const { data } = await world.as(person).feed({ sort_dir: 'desc' })
    return data.map(feed => [
      feed.group.title,
      feed.member_info.nice_group_name,
      feed.topics.map(({ topic }) => topic.subject),
    ])
  }
  const before = ['ee', 'dd', 'cc', 'bb', 'aa'].map(name => [name, name, [name]])
  for (let times = 0; times < 3; times += 1) assert.deepEqual(await seen(), before)

  await world.post('cleo', { subject: 'New' }, groups[1])
  const one = before.with(3, ['bb', 'bb', ['New', 'bb']])
  for (let times = 0; times < 2; times += 1) assert.deepEqual(await seen(), one)
  await sql(`update groups set title = 'Cc' where name = 'cc'`)
  for (let times = 0; times < 2; times += 1) assert.deepEqual(await seen(), one.with(2, ['Cc', 'Cc', ['cc']]))
  await sql(`update groups set title = 'Dd' where name in ('cc', 'dd')`)
  const two = one.with(1, ['Dd', 'Dd', ['dd']]).with(2, ['Dd', 'Dd', ['cc']])
  for (let times = 0; times < 3; times += 1) assert.deepEqual(await seen(), two)
})

test('a cached group shows each caller only what they may see', async () => {
  const perms = async (who: 'owner' | 'cleo') =>
    (await world.as(who).getsinglefeed({ group_id: group.id })).group.perms.manage_group_settings

  for (let times = 0; times < 3; times += 1)
    assert.deepEqual([await perms('owner'), await perms('cleo')], [true, false])
})

test('a former member sees nothing of the group', async () => {
  for (let times = 0; times < 3; times += 1) await look()
  await sql(`delete from members where id = $1`, [member_id])

  const { data } = await calls.feed({})

  assert.deepEqual(
    data.map(feed => feed.group.id),
    [parent.id],
  )
})
