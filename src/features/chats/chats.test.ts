import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group = await world.addGroup(
  { privacy: 'group_privacy_archives' },
  { peopled: ['owner', 'moderator', 'ben', 'cleo'] },
)
const { ben, cleo } = world.people
const forbidden = { type: 'inadequate_permissions' }
const words = {
  group_id: group.id,
  subject: 'Rye',
  desc: '<p>About <b>rye</b></p><script>alert(1)</script>',
  announce: false,
}
const newChat = (more: Partial<typeof words> = {}) => world.as('ben').newchat({ ...words, ...more })
const listOf = async (input: { show_closed?: boolean; sort_field?: string; sort_dir?: 'asc' | 'desc' } = {}) =>
  (await world.as('cleo').getchats({ group_id: group.id, limit: 100, ...input })).data

test('the opener of a chat is in it, and others are not', async () => {
  await world.facts()

  const chat = await newChat()
  const seen = (await listOf()).find(({ id }) => id === chat.id)
  const { open_chats_count } = await world.as('ben').getgroup({ group_id: group.id })

  const { id, created, updated, chat_sub } = chat
  const sub = { object: 'chat_sub', id: chat_sub!.id, created, updated: created, user_id: ben.account.id }
  const expected = {
    ...{ object: 'chat', id, created, updated, user_id: ben.account.id, profile_photo_url: '', name: 'Ben' },
    ...{ can_view_profile: true, group_id: group.id, subject: 'Rye', desc: '<p>About <b>rye</b></p>' },
    ...{ is_closed: false, num_messages: 0, num_members: 1, topic_id: 0 },
    ...{ can_post: true, can_manage: true, last_message: null },
    chat_sub: { ...sub, group_id: group.id, chat_id: id, last_msg_seen: 0, is_muted: false },
  }
  assert.deepEqual(chat, expected)
  assert.deepEqual(
    { ...seen, chat_sub: null },
    { ...expected, can_view_profile: seen?.can_view_profile, can_manage: false, chat_sub: null },
  )
  assert.deepEqual([seen?.chat_sub, open_chats_count, await world.facts()], [null, 1, ['chat.created']])
})

test('a chat needs a subject', async () => {
  await assert.rejects(newChat({ subject: ' \n ' }), expectedError('invalid subject'))
  await assert.rejects(newChat({ subject: 'x'.repeat(201) }), expectedError('invalid subject'))
  await assert.rejects(newChat({ desc: '<p> </p>' }), expectedError('invalid desc'))
  await assert.rejects(newChat({ group_id: 999_999 }), expectedError('invalid group_id'))
})

test('people in a chat see each other, whatever members_visible says', async () => {
  const hiding = await world.addGroup(
    { chat_access: 'group_access_subscribers', members_visible: 'group_view_members_owners' },
    { peopled: true },
  )
  const profile_photo_url = 'https://example.org/moderator.png'
  await world.sql(`update accounts set preferences = preferences || $2 where id = $1`, [
    world.people.moderator.account.id,
    JSON.stringify({ profile_photo_url }),
  ])
  const { id: chat_id } = await world
    .as('moderator')
    .newchat({ group_id: hiding.id, subject: 'Rye', desc: 'Rye', announce: false })
  const { id: chatsub_id } = await world.as('cleo').joinchat({ chat_id })

  const { data } = await world.as('cleo').chatmembers({ chatsub_id })

  const seen = data.map(member => [member.user_id, member.full_name, member.mod_status, member.profile_photo_url])
  assert.deepEqual(seen, [
    [world.people.moderator.account.id, 'Moderator', 'sub_modstatus_moderator', profile_photo_url],
    [cleo.account.id, 'Cleo', 'sub_modstatus_none', ''],
  ])
  assert.deepEqual(
    [data[0]!.email, data[0]!.mod_permissions, data[0]!.email_delivery],
    [undefined, undefined, undefined],
  )
})

test('members join an open chat once, see who is in it, and leave it', async () => {
  const { id: chat_id, chat_sub } = await newChat()
  await world.facts()

  const sub = await world.as('cleo').joinchat({ chat_id })
  await assert.rejects(world.as('cleo').joinchat({ chat_id }), expectedError('already subscribed'))
  const members = await world.as('cleo').chatmembers({ chatsub_id: sub.id })
  await assert.rejects(world.as('cleo').chatmembers({ chatsub_id: chat_sub!.id }), expectedError('invalid chatsub_id'))
  await assert.rejects(world.as('cleo').leavechat({ chatsub_id: chat_sub!.id }), expectedError('invalid chatsub_id'))
  await world.as('cleo').leavechat({ chatsub_id: sub.id })
  await assert.rejects(world.as('cleo').leavechat({ chatsub_id: sub.id }), expectedError('invalid chatsub_id'))

  assert.deepEqual([sub.user_id, sub.chat_id, sub.last_msg_seen], [cleo.account.id, chat_id, 0])
  assert.deepEqual(
    [members.total_count, members.data.map(({ id, full_name, email }) => [id, full_name, email])],
    [
      2,
      [
        [group.members.ben, 'Ben', undefined],
        [group.members.cleo, 'Cleo', cleo.account.email],
      ],
    ],
  )
  assert.deepEqual(await world.facts(), ['chat.joined', 'chat.left'])
  await assert.rejects(world.as('stranger').joinchat({ chat_id }), forbidden)
  await assert.rejects(world.as('cleo').joinchat({ chat_id: 999_999 }), expectedError('invalid chat_id'))
})

test('only the opener changes, closes, reopens and deletes a chat', async () => {
  const { id: chat_id } = await newChat()
  const sub = await world.as('cleo').joinchat({ chat_id })
  await world.facts()
  for (const who of ['cleo', 'owner'] as const) {
    await assert.rejects(world.as(who).updatechat({ chat_id, is_closed: true }), forbidden)
    await assert.rejects(world.as(who).deletechat({ chat_id }), forbidden)
  }

  const named = await world.as('ben').updatechat({ chat_id, subject: 'Wheat', desc: 'About wheat' })
  const closed = await world.as('ben').updatechat({ chat_id, is_closed: true })
  const again = await world.as('ben').updatechat({ chat_id, is_closed: true })
  await assert.rejects(world.as('owner').joinchat({ chat_id }), expectedError('closed chat'))
  await assert.rejects(world.as('cleo').chatmembers({ chatsub_id: sub.id }), expectedError('closed chat'))
  const listed = [
    (await listOf()).some(({ id }) => id === chat_id),
    (await listOf({ show_closed: true })).map(({ id }) => id),
  ]
  const history = await world.as('cleo').getchathistory({ chat_id })
  const opened = await world.as('ben').updatechat({ chat_id, is_closed: false })
  await world.as('ben').deletechat({ chat_id })

  assert.deepEqual([named.subject, named.desc, named.is_closed], ['Wheat', 'About wheat', false])
  assert.deepEqual([closed.is_closed, again, opened.is_closed], [true, closed, false])
  assert.deepEqual(listed, [false, [chat_id]])
  assert.deepEqual(
    history.data.map(({ type, msg_num, message }) => ({ type, msg_num, message })),
    [{ type: 'chat_msg_type_closed', msg_num: 1, message: '' }],
  )
  assert.deepEqual(await world.facts(), ['chat.updated', 'chat.closed', 'chat.reopened', 'chat.deleted'])
  await assert.rejects(world.as('ben').deletechat({ chat_id }), expectedError('invalid chat_id'))
  await assert.rejects(world.as('cleo').leavechat({ chatsub_id: sub.id }), expectedError('invalid chatsub_id'))
  await world.settle()
  assert.deepEqual(await world.sql(`select id from chat_subs where chat_id = $1`, [chat_id]), [])
})

test('the owners of the group manage a chat whose opener has left', async () => {
  const dan = await world.addGroup({}, { peopled: ['owner', 'moderator', 'ben', 'cleo'] })
  const { id: chat_id } = await newChat({ group_id: dan.id })

  await world.as('owner').removemember({ group_id: dan.id, member_info_id: dan.members.ben })

  await assert.rejects(world.as('moderator').updatechat({ chat_id, is_closed: true }), forbidden)
  assert.equal((await world.as('owner').updatechat({ chat_id, is_closed: true })).is_closed, true)
})

test('chats are sorted by activity, creation and subject', async () => {
  const place = await world.addGroup({}, { peopled: ['ben', 'cleo'] })
  const ids: number[] = []
  for (const subject of ['b', 'C', 'a']) ids.push((await newChat({ group_id: place.id, subject })).id)
  const [b, c, a] = ids
  await world.as('ben').updatechat({ chat_id: b!, desc: 'newer' })
  const ask = async (sort_field: string, sort_dir?: 'asc' | 'desc') => {
    const input = { group_id: place.id, sort_field, ...(sort_dir ? { sort_dir } : {}) }
    return (await world.as('cleo').getchats(input)).data.map(({ id }) => id)
  }

  assert.deepEqual(await ask('updated'), [b, a, c])
  assert.deepEqual(await ask('no such field'), [b, a, c])
  assert.deepEqual(await ask('created'), [a, c, b])
  assert.deepEqual(await ask('subject'), [a, b, c])
  assert.deepEqual(await ask('subject', 'desc'), [c, b, a])
  const first = await world.as('cleo').getchats({ group_id: place.id, limit: 2 })
  const second = await world.as('cleo').getchats({ group_id: place.id, limit: 2, page_token: first.next_page_token })
  assert.deepEqual(
    [...first.data, ...second.data].map(({ id }) => id),
    [b, a, c],
  )
  assert.deepEqual([first.total_count, first.has_more, second.has_more], [3, true, false])
})

test('there are no chats where they are disabled, and moderators open them where members may not', async () => {
  const off = await world.addGroup({ chat_access: 'group_access_none' }, { peopled: ['owner', 'ben'] })
  const limited = await world.addGroup({ chat_access: 'group_access_limited' }, { peopled: ['powerless', 'ben'] })

  await assert.rejects(newChat({ group_id: off.id }), forbidden)
  await assert.rejects(world.as('owner').getchats({ group_id: off.id }), forbidden)
  await assert.rejects(newChat({ group_id: limited.id }), forbidden)
  const { id: chat_id } = await world.as('powerless').newchat({ ...words, group_id: limited.id })
  assert.equal((await world.as('ben').joinchat({ chat_id })).chat_id, chat_id)
})

test('people who are banned, removed or left are in no chat, and do not come back to one', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo', 'powerless'] })
  const { id: chat_id } = await world.as('owner').newchat({ ...words, group_id: place.id })
  const subs = [await world.as('ben').joinchat({ chat_id }), await world.as('cleo').joinchat({ chat_id })]

  await world.as('owner').banmember({ group_id: place.id, member_info_id: place.members.ben })
  await world.as('cleo').deletesub({ group_id: place.id })

  const [chat] = (await world.as('owner').getchats({ group_id: place.id })).data
  assert.equal(chat!.num_members, 1)
  await assert.rejects(world.as('ben').leavechat({ chatsub_id: subs[0]!.id }), expectedError('invalid chatsub_id'))
  await assert.rejects(world.as('ben').joinchat({ chat_id }), forbidden)
  await assert.rejects(world.as('cleo').getchathistory({ chat_id }), forbidden)
})

test('an announced chat is emailed to all recipients of the group, except its opener', async () => {
  await world.newEmails()
  await world.setMember(group, 'moderator', { email_delivery: 'email_delivery_none' })

  const { id } = await newChat({ announce: true, subject: 'Ovens' })
  const emails = await world.newEmails()

  const told = emails.map(({ recipient, kind, subject }) => ({ recipient, kind, subject }))
  const announced = { kind: 'chat_announcement', subject: 'New chat: Ovens' }
  assert.deepEqual(
    told.toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1)),
    [
      { recipient: 'cleo@example.org', ...announced },
      { recipient: 'owner@example.org', ...announced },
    ],
  )
  assert.ok(emails[0]!.body.includes(`/chat/${id}`) && emails[0]!.body.includes('About rye'))
  // An answer reaches those who look after the group.
  const [{ reply_to } = { reply_to: '' }] = await world.sql(
    `select distinct reply_to from service_emails where kind = 'chat_announcement'`,
  )
  assert.equal(reply_to, `${group.name}+owner@folkmoot.test`)
})

test('announcements to large groups are sent in batches', async () => {
  const place = await world.addGroup({}, { peopled: ['ben'] })
  await world.sql(
    `with made as (insert into accounts (email, status) select 'm' || n || '@example.net', 'user_status_confirmed'
       from generate_series(1, 600) n returning id, email)
     insert into members (group_id, account_id, sort_name, sort_email) select $1, id, '', email from made`,
    [place.id],
  )
  await world.newEmails()

  await newChat({ group_id: place.id, announce: true })
  const { announceChats } = await import('./announce.ts')
  const rounds = [
    await world.app.pipeline.runAsSystem(announceChats),
    await world.app.pipeline.runAsSystem(announceChats),
  ]

  assert.deepEqual([rounds, (await world.newEmails()).length], [[true, false], 600])
})

test('chats need a browser session: keys and tokens are rejected', async () => {
  const server = await serve(world)
  const { id: chat_id } = await newChat()
  const ask = async (way: 'cookie' | 'key' | 'basic') =>
    (await server.call('getchathistory', { chat_id }, { person: ben, way })).body as { object: string; type?: string }

  const answers = [await ask('cookie'), await ask('key'), await ask('basic')]

  assert.deepEqual(
    answers.map(({ object, type }) => type ?? object),
    ['list', 'authentication', 'authentication'],
  )
})

test('the activity log lists chats, and not their messages', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const { id: chat_id } = await newChat({ group_id: place.id, subject: 'A <b>' })
  await world.as('ben').updatechat({ chat_id, is_closed: true })

  const { data } = await world.as('owner').getactivitylog({ group_id: place.id })

  const by = `<a href="https://folkmoot.test/g/${place.name}/memberbyuid/${ben.account.id}">Ben &lt;ben@example.org&gt;</a>`
  assert.deepEqual(
    data.map(({ entry }) => entry),
    [`${by} closed the chat A &lt;b&gt;`, `${by} opened the chat A &lt;b&gt;`],
  )
})
