import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRow } from '#test/database/message-rows.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { insertRow, topicRows } from '#test/database/rows.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { serve } from '#test/servers/server.ts'
import { statementsOn } from '#test/database/statements.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { sql } = world
const reader = await world.addPerson('reader')
const calls = world.as(reader)
const join = (group: { id: number }, where: Parameters<typeof addMembership>[3] = {}, person: Person = reader) =>
  addMembership(world, group.id, person, where)

const first = await world.addGroup({ privacy: 'group_privacy_archives' })
const second = await world.addGroup({ privacy: 'group_privacy_unlisted' })
const third = await world.addGroup({ privacy: 'group_privacy_none' })
await sql(`update groups set name = 'feed-' || id where id = any($1::bigint[])`, [[first.id, second.id, third.id]])
await join(first)
await join(second, { mod_status: 'sub_modstatus_owner' })
await join(third, { status: 'sub_status_pending' })

const url = 'https://folkmoot.test/api/v1/downloadattachment?attachment_id='
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T00:00:00.000000+00:00`

test('a feed lists what is new in each group of the caller', async () => {
  const tag = await insertRow(sql, 'hashtags', { group_id: first.id, name: 'Bread', last_message_date: at(9) })
  const older = await insertRow(sql, 'hashtags', { group_id: first.id, name: 'Rye', last_message_date: at(8) })
  await insertRow(sql, 'hashtags', { group_id: first.id, name: 'Never' })
  await insertRow(sql, 'hashtags', { group_id: first.id, name: 'Alias', alias_of: tag, last_message_date: at(9) })
  const days = [1, 2, 3, 4, 5, 6, 7]
  const topics = await topicRows(
    world,
    first.id,
    days.map(day => ({ created: at(day), is_sticky: day === 1, hashtag_ids: day === 7 ? [tag] : [] })),
  )
  const newest = topics[6]!
  const author = world.people.ben
  const sent = { topic_id: newest, author, created: at(7), files: ['a.txt', 'oven.png'] }
  const { id: message_id, msg_num } = await messageRow(world, first.id, sent)
  const file = { group_id: first.id, message_id, size: 5, hash: '0'.repeat(64), created: at(7) }
  await insertRow(sql, 'attachments', { ...file, attach_num: 1, filename: 'a.txt', media_type: 'text/plain' })
  const picture = await insertRow(sql, 'attachments', {
    ...{ ...file, attach_num: 2, filename: 'oven.png', media_type: 'image/png', width: 640, height: 480 },
    thumbnail_hash: '1'.repeat(64),
  })

  const feeds = await calls.feed({})

  assert.deepEqual([feeds.total_count, feeds.sort_field, feeds.sort_dir, feeds.has_more], [2, 'group', 'asc', false])
  const [mine, owned] = feeds.data
  const [sub, group] = await Promise.all([calls.getsub({ group_id: first.id }), calls.getgroup({ group_id: first.id })])
  assert.deepEqual([mine!.member_info, mine!.group], [sub, group])
  assert.deepEqual(
    mine!.topics.map(({ topic }) => topic.id),
    [topics[6], topics[5], topics[4], topics[3], topics[2]],
  )
  const [listed] = (await calls.gettopics({ group_id: first.id, sort_field: 'created' })).data
  assert.deepEqual(mine!.topics[0], {
    topic: listed,
    images: [
      {
        ...{
          object: 'attachment',
          id: String(picture),
          created: at(7),
          group_id: first.id,
          user_id: author.account.id,
        },
        ...{ thread_id: newest, message_num: msg_num, attach_num: 2, type: 'image', sub_type: 'png', name: 'oven.png' },
        ...{ content: `${url}${picture}`, thumbnail_url: `${url}${picture}&thumbnail=1` },
        ...{ image_width: 640, image_height: 480 },
      },
    ],
  })
  assert.deepEqual(
    mine!.hashtags.map(({ id, followed }) => [id, followed]),
    [
      [tag, false],
      [older, false],
    ],
  )
  const empty = { events: [], files: [], photos: [], chats: [], wikis: [], tables: [] }
  const { object, member_info: _member, group: _group, topics: _topics, hashtags: _tags, ...rest } = mine!
  assert.deepEqual([object, rest], ['feed', { ...empty, subgroups: [] }])
  assert.deepEqual([owned!.group.id, owned!.topics, owned!.hashtags], [second.id, [], []])
  assert.deepEqual(await calls.getfeed({}), feeds)
  assert.deepEqual(await calls.getsinglefeed({ group_id: first.id }), mine)
})

test('a feed includes subgroups the caller may know of', async () => {
  const [parent, owned] = [await world.addGroup({ privacy: 'group_privacy_none' }), await world.addGroup({})]
  const person = await world.addPerson('subreader')
  await join(parent, {}, person)
  await join(owned, { mod_status: 'sub_modstatus_owner' }, person)
  const sub = async (
    parent: { id: number; name: string },
    privacy: 'sub_group_privacy_none' | 'sub_group_privacy_unlisted',
  ) => {
    await sql(`update groups set subgroups_count = subgroups_count + 1 where id = $1`, [parent.id])
    return world.addGroup({ privacy }, { parent })
  }
  const [open, hidden, joined] = [
    await sub(parent, 'sub_group_privacy_none'),
    await sub(parent, 'sub_group_privacy_unlisted'),
    await sub(parent, 'sub_group_privacy_unlisted'),
  ]
  await join(joined, {}, person)
  const unlisted = await sub(owned, 'sub_group_privacy_unlisted')
  const theirs = world.as(person)

  const { data } = await theirs.feed({})

  const subgroups = new Map(data.map(feed => [feed.group.id, feed.subgroups.map(({ id }) => id)]))
  assert.deepEqual(subgroups.get(parent.id), [joined.id, open.id])
  assert.deepEqual(subgroups.get(owned.id), [unlisted.id])
  assert.deepEqual(subgroups.get(joined.id), [])
  assert.ok(![...subgroups.keys()].includes(hidden.id))
  const shown = data.find(feed => feed.group.id === parent.id)!.subgroups[0]
  assert.deepEqual(shown, await theirs.getgroup({ group_id: joined.id }))
})

test('feeds are paged in each order, every group once', async () => {
  const person = await world.addPerson('pager')
  const groups: { id: number; name: string; member_id: number; delivery: string }[] = []
  for (const delivery of ['digest', 'single', 'none', 'single', 'digest']) {
    const group = await world.addGroup({})
    const id = await join(group, {}, person)
    await sql(`update members set email_delivery = $2 where id = $1`, [id, `email_delivery_${delivery}`])
    groups.push({ ...group, member_id: id, delivery })
  }
  const theirs = world.as(person)
  const walked = async (sort_field: string, sort_dir: 'asc' | 'desc', call: 'feed' | 'getfeed' = 'feed') => {
    const ids: number[] = []
    for (let page_token = 0; ;) {
      const page = await theirs[call]({ limit: 2, sort_field, sort_dir, page_token })
      ids.push(...page.data.map(({ group }) => group.id))
      if (!page.has_more) return ids
      page_token = page.next_page_token
    }
  }
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  const orders: Record<string, (a: (typeof groups)[number], b: (typeof groups)[number]) => number> = {
    group: (a, b) => compare(a.name, b.name),
    delivery: (a, b) => compare(a.delivery, b.delivery) || a.member_id - b.member_id,
    joined: (a, b) => a.member_id - b.member_id,
    full_name: (a, b) => a.member_id - b.member_id,
    email: (a, b) => a.member_id - b.member_id,
  }

  for (const [field, order] of Object.entries(orders)) {
    const expected = groups.toSorted(order).map(({ id }) => id)
    assert.deepEqual(await walked(field, 'asc'), expected)
    assert.deepEqual(await walked(field, 'desc'), expected.toReversed())
    assert.deepEqual(await walked(field, 'asc', 'getfeed'), expected)
  }
})

test('a page of feeds takes the same few statements however many groups it has', async t => {
  // More than either page has: both say how many there are in all.
  for (let n = 0; n < 5; n += 1) await world.addGroup({}, { peopled: true })
  const statementsIn = statementsOn(world, t)
  const statements = async (who: 'moderator' | 'cleo', limit: number) => {
    const { answer, names } = await statementsIn(() => world.as(who).feed({ limit }))
    assert.equal(answer.data.length, limit)
    // Where a page goes on is written down once.
    const own = names.filter(name => !name.startsWith('cursors.'))
    return own.map(name => name.split(':')[0]!).toSorted()
  }

  const whole = ['feed.count', 'feed.page', 'feed.topics']
  assert.deepEqual(await statements('cleo', 1), whole)
  for (let times = 0; times < 2; times += 1) assert.deepEqual(await statements('moderator', 5), whole)
  // What had not changed the second time is not read again.
  const steady = ['feed.count', 'feed.prints']
  for (const limit of [5, 1]) assert.deepEqual(await statements('moderator', limit), steady)
  await sql(`update accounts set full_name = 'Mo' where id = $1`, [world.people.moderator.account.id])
  assert.deepEqual(await statements('moderator', 5), ['feed.count', 'feed.page', 'feed.prints', 'feed.topics'])
  // Nor asked for in vain where it may change each time.
  assert.deepEqual(await statements('moderator', 5), whole)
  assert.deepEqual(await statements('moderator', 5), steady)
  // One group of several is read by itself.
  const { data } = await world.as('moderator').feed({ limit: 1 })
  await sql(`update groups set title = 'Changed' where id = $1`, [data[0]!.group.id])
  assert.deepEqual(await statements('moderator', 5), ['feed.count', 'feed.page', 'feed.prints', 'feed.topics'])
  assert.deepEqual(await statements('moderator', 5), steady)
})

test('the feed of a group is for its members', async () => {
  for (const who of ['stranger', 'pending', 'banned'] as const)
    await assert.rejects(world.as(who).getsinglefeed({ group_id: world.group.id }), { type: 'inadequate_permissions' })
  assert.deepEqual((await world.as('stranger').feed({})).data, [])
  assert.equal((await world.as('cleo').getsinglefeed({ group_id: world.group.id })).group.id, world.group.id)
})

test('a feed has the newest files and photos its reader may see', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const [owner, ben] = [world.as('owner'), world.as('ben')]
  const { id: folder_id } = await owner.newfilefolder({ group_id, name: 'Plans' })
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const name of names) await owner.newfilelink({ group_id, path: 'Plans', name, url: `https://${name}.example/` })
  const { id: album_id } = await owner.newalbum({ group_id, title: 'Ovens' })
  const parts = names.map(name => ({
    ...{ param: 'fileupload', filename: `${name}.png`, content: pngOf({ width: 9, height: 9 }) },
  }))
  await server.call('uploadphotos', { album_id }, { person: world.people.owner, way: 'cookie' }, parts)
  // Their sizes are made.
  await world.settle()

  const { files, photos } = await ben.getsinglefeed({ group_id })

  const { data: newest } = await ben.getfiledirectory({ group_id, path: 'Plans', sort_field: 'updated' })
  const { data: added } = await ben.getphotos({ album_id, sort_field: 'created' })
  assert.deepEqual([files, photos], [newest.slice(0, 5), added.slice(0, 5)])
  assert.deepEqual([files[0]!.name, files[0]!.parent_dir_id, files[0]!.path], ['f', folder_id, '/Plans'])
  assert.deepEqual([photos[0]!.name, photos[0]!.format], ['f.png', 'png'])
  const [feed] = (await ben.feed({ limit: 100 })).data.filter(({ group }) => group.id === group_id)
  assert.deepEqual([feed!.files, feed!.photos], [files, photos])

  await owner.updategroup({
    ...{ group_id, files_access: 'group_access_moderators_only', photos_access: 'group_access_none' },
  })
  const hidden = await ben.getsinglefeed({ group_id })
  assert.deepEqual([hidden.files, hidden.photos], [[], []])
  assert.deepEqual((await owner.getsinglefeed({ group_id })).files.length, 5)
})

test('a feed has the chats and tables its reader may see', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const owner = world.as('owner')
  const about = { group_id: group.id }
  const chat = await owner.newchat({ ...about, subject: 'Rye', desc: 'About rye', announce: false })
  const closed = await owner.newchat({ ...about, subject: 'Old', desc: 'Over', announce: false })
  await owner.updatechat({ chat_id: closed.id, is_closed: true })
  const columns = JSON.stringify([{ name: 'Flour', type: 'text_column' }])
  const table = await owner.newdatabase({ ...about, name: 'Flours', columns })
  await owner.newdatabase({ ...about, name: 'Debts', columns, view_table: 'database_access_owners' })

  const { chats, tables } = await world.as('ben').getsinglefeed(about)

  assert.deepEqual(chats, (await world.as('ben').getchats(about)).data)
  assert.deepEqual(tables, (await world.as('ben').getdatabases(about)).data)
  assert.deepEqual([chats.map(({ id }) => id), tables.map(({ id }) => id)], [[chat.id], [table.id]])
})
