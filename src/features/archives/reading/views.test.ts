import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRow, messageRows } from '#test/database/message-rows.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { insertRow, topicRows } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { sql, group } = world
const ben = world.people.ben.account.id
await sql(
  `update accounts set preferences = '{"profile_photo_url": "https://photos.test/ben.png", "profile_privacy": "profile_public"}' where id = $1`,
  [ben],
)
const hashtag = await insertRow(sql, 'hashtags', {
  ...{ group_id: group.id, name: 'Baking', created: '2026-02-01T00:00:00Z' },
})
await insertRow(sql, 'hashtag_followers', {
  ...{ group_id: group.id, hashtag_id: hashtag, account_id: ben },
  state: 'followed',
})

/** A topic with one message by Ben, all of whose columns say something. */
const [topic = 0] = await topicRows(world, group.id, [
  {
    ...{ created: '2026-03-01T10:00:00Z', updated: '2026-03-02T10:00:00Z', subject: 'Rye', summary: 'Rye bread' },
    ...{ account_id: ben, name: 'Benjamin', is_sticky: true, is_closed: true, is_moderated: true },
    ...{ reply_to: 'thread_reply_to_sender', hashtag_ids: [hashtag] },
  },
])
const message = await messageRow(world, group.id, {
  ...{ topic_id: topic, created: '2026-03-01T10:00:00Z', author: world.people.ben, name: 'Benjamin', subject: 'Rye' },
  body: '<p><img src="cid:oven&amp;co@x" /></p>',
  quoted: '<p><img src="cid:oven%26co@x" /></p>',
  remainder: '<p><img src="cid:other" /></p>',
  files: ['oven.png', 'notes.txt'],
  columns: {
    ...{ updated: '2026-03-01T11:00:00Z', subject_with_tags: 'Rye #Baking', snippet: 'Rye bread' },
    ...{ is_plain_text: true, is_reply: true, num_likes: 1, rev_count: 2 },
  },
})
await insertRow(sql, 'message_likes', { group_id: group.id, message_id: message.id, account_id: ben })
const file = (columns: Record<string, unknown>) =>
  insertRow(sql, 'attachments', {
    group_id: group.id,
    message_id: message.id,
    size: 5,
    hash: '0'.repeat(64),
    ...columns,
  })
const notes = await file({ attach_num: 2, filename: 'notes.txt', media_type: 'text/plain' })
const oven = await file({
  ...{ attach_num: 1, filename: 'oven.png', media_type: 'image/png', content_id: 'oven&co@x' },
  thumbnail_hash: '1'.repeat(64),
})
const url = 'https://folkmoot.test/api/v1/downloadattachment?attachment_id='

const shownTag = {
  ...{
    id: hashtag,
    object: 'hashtag',
    created: '2026-02-01T00:00:00.000000+00:00',
    group_id: group.id,
    name: 'Baking',
  },
  ...{
    alias: null,
    mods_only_post: false,
    mods_only_replies: false,
    no_email: false,
    moderated: false,
    special: false,
  },
  ...{ replies_unmoderated: false, locked: false, until: 'hash_tag_delete_none', close_instead_of_delete: false },
  ...{ description: '', color_name: 'color_cerulean_blue', reply_to: 'thread_reply_group_default', topic_count: 1 },
  ...{ last_message_date: '2026-03-01T10:00:00.000000+00:00', muted: false, followed: true },
}
const shownTopic = {
  user_id: ben,
  ...{ id: topic, object: 'topic', group_id: group.id, group_subject_tag: '', subject: 'Rye', summary: 'Rye bread' },
  ...{ created: '2026-03-01T10:00:00.000000+00:00', updated: '2026-03-02T10:00:00.000000+00:00', name: 'Ben' },
  ...{ profile_photo_url: 'https://photos.test/ben.png', num_messages: 1, is_sticky: true, is_moderated: true },
  ...{ is_closed: true, has_attachments: true, reply_to: 'thread_reply_to_sender' },
  most_recent_message: '2026-03-01T10:00:00.000000+00:00',
  chat_id: 0,
  event_id: 0,
}
const shownMessage = {
  ...{ id: message.id, object: 'message', msg_num: message.msg_num, topic_id: topic, group_id: group.id, user_id: ben },
  ...{ created: '2026-03-01T10:00:00.000000+00:00', updated: '2026-03-01T11:00:00.000000+00:00', name: 'Ben' },
  ...{ profile_photo_url: 'https://photos.test/ben.png', subject: 'Rye', subject_with_tags: 'Rye #Baking' },
  ...{ body: `<p><img src="${url}${oven}" /></p>`, quoted: `<p><img src="${url}${oven}" /></p>` },
  ...{ remainder: '<p><img src="cid:other" /></p>', snippet: 'Rye bread', is_plain_text: true, is_reply: true },
  ...{
    has_liked: true,
    is_closed: true,
    is_moderated: true,
    can_repost: false,
    num_likes: 1,
    poll_id: 0,
    parent_id: 0,
    rev_count: 2,
    mod_status: 'sub_modstatus_none',
  },
  reply_to: 'thread_reply_to_sender',
  attachments: [
    {
      ...{ id: oven, filename: 'oven.png', media_type: 'image/png', size: 5, download_url: `${url}${oven}` },
      image_thumbnail_url: `${url}${oven}&thumbnail=1`,
    },
    {
      ...{ id: notes, filename: 'notes.txt', media_type: 'text/plain', size: 5, download_url: `${url}${notes}` },
      image_thumbnail_url: '',
    },
  ],
}
/** The caller's state for the topic. */
const standing = { is_unread: false, num_unread: 0, followed: false, muted: false }
/** The hex of a colour is the contract's business. */
const plain = <T extends { hashtags: unknown }>(shown: T) => {
  const tags = (shown.hashtags ?? []) as { color_hex: string }[]
  return { ...shown, hashtags: tags.map(({ color_hex: _hex, ...tag }) => tag) }
}

test('a topic is shown with its hashtags and its author', async () => {
  const list = await world.as('ben').gettopics({ group_id: group.id })

  assert.deepEqual(list.data.map(plain), [{ ...shownTopic, ...standing, hashtags: [shownTag] }])
})

test('a message is shown with its hashtags, its files and its author, in every list', async () => {
  const ben = world.as('ben')
  const expected = { ...shownMessage, hashtags: [shownTag] }

  assert.deepEqual((await ben.gettopic({ topic_id: topic })).data.map(plain), [expected])
  assert.deepEqual((await ben.getmessages({ group_id: group.id })).data.map(plain), [expected])
  const { raw_message, ...one } = await ben.getmessage({ group_id: group.id, msg_num: message.msg_num })
  assert.deepEqual(plain(one), expected)
  assert.match(raw_message!, /^Subject: Rye #Baking\r\n/)
})

test('likes and follows are the caller’s own', async () => {
  const [seen] = (await world.as('cleo').gettopic({ topic_id: topic })).data

  const expected = { ...shownMessage, has_liked: false, hashtags: [{ ...shownTag, followed: false }] }
  assert.deepEqual(plain(seen!), expected)
})

test('lists in a group include the group and the caller’s membership', async () => {
  const ben = world.as('ben')
  const [perms, found, sub] = await Promise.all([
    ben.getperms({ group_id: group.id }),
    ben.getgroup({ group_id: group.id }),
    ben.getsub({ group_id: group.id }),
  ])
  const around = { group_perms: perms, group: found, sub_data: [sub] }

  const topics = await ben.gettopics({ group_id: group.id })
  const messages = await ben.getmessages({ group_id: group.id })
  const inTopic = await ben.gettopic({ topic_id: topic })
  const of = ({ group_perms, group, sub_data }: typeof topics) => ({ group_perms, group, sub_data })

  assert.deepEqual(
    [topics, messages, inTopic].map(list => of(list as typeof topics)),
    [around, around, around],
  )
  assert.equal(inTopic.cover_photo_url, '')
  assert.deepEqual(plain(inTopic.topic), { ...shownTopic, ...standing, hashtags: [shownTag] })
  assert.deepEqual(plain(messages.topic!), { ...shownTopic, hashtags: [shownTag] })
  assert.deepEqual(
    [topics, messages, inTopic].map(({ total_count, start_item, end_item }) => [total_count, start_item, end_item]),
    [
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ],
  )
})

test('an empty list includes the group, and no topic', async () => {
  const empty = await world.addGroup({ privacy: 'group_privacy_none' })

  const list = await world.as('anonymous').getmessages({ group_id: empty.id })

  assert.deepEqual([list.data, list.sub_data, list.topic, list.total_count], [[], [], null, 0])
})

test('extended adds the user', async () => {
  const both = (await world.as('ben').gettopics({ group_id: group.id, extended: true })) as unknown as [object, object]

  assert.equal((both[1] as { email: string }).email, 'ben@example.org')
})

test('an author is shown with the current name, or the last one if the account is deleted', async () => {
  const place = await world.addGroup({ privacy: 'group_privacy_none' })
  const [there, gone, off, nameless] = await Promise.all(
    ['there', 'gone', 'off', 'nameless'].map(name => world.addPerson(name)),
  )
  await sql(`update accounts set full_name = 'Somebody New' where id = $1`, [there!.account.id])
  await sql(`delete from accounts where id = $1`, [gone!.account.id])
  await sql(`update accounts set status = 'user_status_inactive', full_name = '' where id = $1`, [off!.account.id])
  await sql(`update accounts set full_name = '' where id = $1`, [nameless!.account.id])
  const authors = [there!, gone!, off!, nameless!, null]
  await messageRows(
    world,
    place.id,
    authors.map((author, n) => ({ author, name: `Then ${n}`, created: `2026-01-0${n + 1}T00:00:00Z` })),
  )

  const calls = world.as('anonymous')
  const messages = await calls.getmessages({ group_id: place.id, sort_dir: 'asc' })
  const topics = await calls.gettopics({ group_id: place.id, sort_field: 'created', sort_dir: 'asc' })

  const names = ['Somebody New', 'Then 1', 'Then 2', 'Then 3', 'Then 4']
  assert.deepEqual(
    messages.data.map(({ name }) => name),
    names,
  )
  assert.deepEqual(
    topics.data.map(({ name }) => name),
    names,
  )
  const ids = messages.data.map(({ user_id }) => user_id)
  assert.deepEqual(ids, [there!.account.id, 0, 0, nameless!.account.id, 0])
})

test('the reply target follows the topic, else its hashtags', async () => {
  const place = await world.addGroup({ privacy: 'group_privacy_none' })
  const tag = (name: string, reply_to: string) => insertRow(sql, 'hashtags', { group_id: place.id, name, reply_to })
  const tags = [await tag('Open', 'thread_reply_group_default'), await tag('Offers', 'thread_reply_to_sender')]
  const tagged = { hashtag_ids: tags }
  const only = { reply_to: 'group_reply_only_to_sender' }
  const topics = await topicRows(world, place.id, [tagged, { ...tagged, ...only }, {}])
  await messageRows(
    world,
    place.id,
    topics.map(topic_id => ({ topic_id })),
  )

  const list = await world.as('anonymous').getmessages({ group_id: place.id, sort_dir: 'asc' })

  assert.deepEqual(
    list.data.map(({ reply_to }) => reply_to),
    ['thread_reply_to_sender', 'group_reply_only_to_sender', 'thread_reply_group_default'],
  )
})

test('topics expire by the settings of their group, there and in the list over all groups', async () => {
  const ageing = await world.addGroup(
    { auto_close_threads: true, close_threads_after: 30, auto_moderate_threads: true, moderate_threads_after: 40 },
    { peopled: true },
  )
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  await messageRows(
    world,
    ageing.id,
    [45, 35, 25].map(age => ({ created: days(age), subject: `${age}` })),
  )
  const states = (list: { data: { group_id: number; subject: string; is_closed: boolean; is_moderated: boolean }[] }) =>
    list.data
      .filter(({ group_id }) => group_id === ageing.id)
      .map(({ subject, is_closed, is_moderated }) => [subject, is_closed, is_moderated])

  const cleo = world.as('cleo')
  const expected = [
    ['25', false, false],
    ['35', true, false],
    ['45', true, true],
  ]
  assert.deepEqual(states(await cleo.gettopics({ group_id: ageing.id })), expected)
  assert.deepEqual(states(await cleo.gettopics({})), expected)
  assert.deepEqual(states(await cleo.getmessages({ group_id: ageing.id, sort_field: 'created' })), expected)
})

test('revisions are shown newest first, with their authors', async () => {
  for (const [rev, columns] of [
    { subject: 'Rye', body: '<img src="cid:oven&amp;co@x" />', account_id: ben },
    { subject: 'Rey', body: 'first', account_id: null },
  ].entries())
    await insertRow(sql, 'message_revisions', {
      ...{ group_id: group.id, message_id: message.id, rev: 2 - rev, created: '2026-03-01T10:30:00Z', ...columns },
    })

  const list = await world.as('ben').getmessagerevisions({ message_id: message.id })

  const common = { object: 'message_revision', created: '2026-03-01T10:30:00.000000+00:00', group_id: group.id }
  assert.deepEqual(list.data, [
    {
      ...{ ...common, rev: 2, message_id: message.id, user_id: ben, name: 'Ben', subject: 'Rye' },
      body: `<img src="${url}${oven}" />`,
      raw_message: '',
    },
    {
      ...{ ...common, rev: 1, message_id: message.id, user_id: 0, name: 'Benjamin', subject: 'Rey', body: 'first' },
      raw_message: '',
    },
  ])
  assert.equal(list.total_count, 2)
  const [second] = (await world.as('ben').getmessagerevisions({ message_id: message.id, sort_dir: 'asc', limit: 1 }))
    .data
  assert.equal(second!.rev, 1)
})

test('members see which authors moderate the group, and nobody else does', async () => {
  const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const rye = await world.post('owner', { subject: 'Rye' }, open)
  await world.answer('moderator', rye, {}, open)
  await world.answer('ben', rye, {}, open)
  const roles = async (who: 'ben' | 'stranger') =>
    (await world.as(who).gettopic({ topic_id: rye.topic_id })).data.map(({ mod_status }) => mod_status)

  assert.deepEqual(await roles('ben'), ['sub_modstatus_owner', 'sub_modstatus_moderator', 'sub_modstatus_none'])
  assert.deepEqual(await roles('stranger'), Array(3).fill('sub_modstatus_none'))
})

test('a topic lists its authors by number of posts, with or without an account', async () => {
  const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const rye = await world.post('owner', { subject: 'Rye' }, open)
  for (const who of ['ben', 'ben', 'cleo'] as const) await world.answer(who, rye, {}, open)
  for (const name of ['Ada', 'Ada', 'Bo'])
    await messageRow(world, open.id, { topic_id: rye.topic_id, created: new Date().toISOString(), name })
  const of = (who: 'owner' | 'ben' | 'cleo', num_messages: number) => {
    const { id: user_id, full_name: name } = world.people[who].account
    return { user_id, name, profile_photo_url: who === 'ben' ? 'https://photos.test/ben.png' : '', num_messages }
  }
  const unknown = (name: string, num_messages: number) => ({ user_id: 0, name, profile_photo_url: '', num_messages })

  assert.deepEqual(await world.as('stranger').gettopicpeople({ topic_id: rye.topic_id }), {
    ...{ object: 'topic_people', topic_id: rye.topic_id, num_messages: 7, num_people: 5 },
    people: [of('ben', 2), unknown('Ada', 2), of('owner', 1), of('cleo', 1), unknown('Bo', 1)],
  })
  await assert.rejects(
    world.as('stranger').gettopicpeople({ topic_id: topic }),
    expectedError('archives_visible', 'inadequate_permissions'),
  )
})
