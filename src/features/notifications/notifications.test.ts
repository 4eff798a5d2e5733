import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld, type World } from '#test/world.ts'

const world = await newWorld()
const { sql } = world
const newGroup = (settings = {}) => world.addGroup(settings, { peopled: true })
type Who = Parameters<World['as']>[0]

/** What somebody is told, the newest first; read afterwards, so that the next test begins anew. */
async function told(who: Who, group?: { id: number }) {
  await world.settle()
  const { data } = await world.as(who).getnotifications({ unread: true, locale: 'en' })
  await world.as(who).marknotificationsread({ all: true })
  return data.filter(({ group_id }) => !group || group_id === group.id).map(({ event, text }) => ({ event, text }))
}
const countOf = async (who: Who) => {
  await world.settle()
  return (await world.as(who).getnotificationcount({})).unread
}

suite('a message', () => {
  test('notifies those who have posted in its topic or follow it, but not its author or who has muted it', async () => {
    const group = await newGroup()
    const rye = await world.post('ben', { subject: 'Rye' }, group)
    await world.as('cleo').followtopic({ topic_id: rye.topic_id })
    await world.as('owner').mutetopic({ topic_id: rye.topic_id })
    await world.answer('sub_perm_pendingmsg', rye, {}, group)
    const name = world.people.sub_perm_pendingmsg.account.full_name

    assert.deepEqual(await told('ben', group), [{ event: 'replied', text: `${name} replied in Rye` }])
    assert.deepEqual(await told('cleo', group), [{ event: 'posted', text: `${name} posted in Rye` }])
    assert.deepEqual(await told('owner', group), [])
    assert.deepEqual(await told('sub_perm_pendingmsg', group), [])
  })

  test('adds to the unread notification of its topic, and is counted once however often its job runs', async () => {
    const group = await newGroup()
    const rye = await world.post('ben', { subject: 'Oats' }, group)
    for (const who of ['cleo', 'owner', 'cleo'] as const) await world.answer(who, rye, {}, group)
    await world.settle()
    await sql(
      `insert into jobs (subscriber, fact_id) select 'notes', id from facts where name = 'message.posted' and group_id = $1`,
      [group.id],
    )

    assert.equal(await countOf('ben'), 1)
    const [one] = (await world.as('ben').getnotifications({ unread: true })).data
    assert.deepEqual(
      [one!.num_events, one!.text],
      [3, `${world.people.cleo.account.full_name} replied in Oats, and there are 2 more messages`],
    )
    assert.match(one!.url, new RegExp(`/g/${group.name}/topic/${rye.topic_id}[?]from=4#m4$`))
    await world.as('ben').marktopicread({ topic_id: rye.topic_id })
    assert.equal(await countOf('ben'), 0)
  })

  test('with a followed hashtag notifies at the beginning of a topic', async () => {
    const group = await newGroup()
    const first = await world.post('ben', { subject: 'Loaf #baking' }, group)
    const [tag] = (await world.as('cleo').gethashtags({ group_id: group.id })).data
    await world.as('cleo').followhashtag({ hashtag_id: tag!.id })
    const second = await world.post('ben', { subject: 'Roll #baking' }, group)
    await world.answer('owner', second, {}, group)

    assert.ok(first.topic_id !== second.topic_id)
    assert.deepEqual(
      (await told('cleo', group)).map(({ event }) => event),
      ['started'],
    )
  })

  test('mentions members by their name, or by a first name that only one of them has', async () => {
    const group = await newGroup({ members_visible: 'group_view_members_subs' })
    for (const [name, full] of [
      ['marta', 'Marta Olsen'],
      ['jon', 'Jon Berg'],
      ['jona', 'Jon Aas'],
    ] as const) {
      const person = await world.addPerson(`${name}-mentioned`)
      await sql(`update accounts set full_name = $2 where id = $1`, [person.account.id, full])
      await world.as(person).joingroup({ group_id: group.id })
      people[name] = person
    }
    await world.post(
      'ben',
      { subject: 'Bread', body: '<p>@Marta, would you? And @Jon Aas&#39;s oven; mail ben@jon.example</p>' },
      group,
    )
    await world.post('ben', { subject: 'Cake', body: '<p>@jon @MARTA OLSEN @nobody</p>' }, group)

    const benName = world.people.ben.account.full_name
    assert.deepEqual(await told(people.marta!), [
      { event: 'mentioned', text: `${benName} mentioned you in Cake` },
      { event: 'mentioned', text: `${benName} mentioned you in Bread` },
    ])
    assert.deepEqual(
      (await told(people.jona!)).map(({ text }) => text),
      [`${benName} mentioned you in Bread`],
    )
    assert.deepEqual(await told(people.jon!), [])
    const names = async (q: string) =>
      (await world.as('ben').findmentions({ group_id: group.id, q })).names.map(({ full_name }) => full_name)
    assert.deepEqual([await names('JO'), await names('%'), await names('')], [['Jon Aas', 'Jon Berg'], [], []])
    await assert.rejects(world.as('anonymous').findmentions({ group_id: group.id, q: 'jo' }), {
      type: 'authentication',
    })
  })
})

test('a mention in a chat is read with its message, and whoever has read that already gets none', async () => {
  const group = await newGroup({ chat_access: 'group_access_subscribers' })
  const person = await world.addPerson('petra-mentioned')
  await sql(`update accounts set full_name = 'Petra Holm' where id = $1`, [person.account.id])
  await world.as(person).joingroup({ group_id: group.id })
  const chat = await world.as('ben').newchat({ group_id: group.id, subject: 'Ovens', desc: 'O', announce: false })
  const { id: chatsub_id } = await world.as(person).joinchat({ chat_id: chat.id })
  const say = (message: string) => world.as('ben').postchatmessage({ chatsub_id: chat.chat_sub!.id, message })
  for (const text of ['@Petra, stone?', '@Petra, or gas?']) await say(text)

  assert.equal(await countOf(person), 2)
  await world.as(person).markchatread({ chatsub_id, msg_num: 1 })
  assert.equal(await countOf(person), 1)
  await world.as(person).markchatread({ chatsub_id, msg_num: 2 })
  assert.equal(await countOf(person), 0)
  const { msg_num } = await say('@Petra, well?')
  await world.as(person).markchatread({ chatsub_id, msg_num })
  assert.equal(await countOf(person), 0)
})

const people: Partial<Record<'marta' | 'jon' | 'jona', Awaited<ReturnType<World['addPerson']>>>> = {}

suite('a notification is hidden', () => {
  test('at once from who was banned, and is counted no more', async () => {
    const group = await newGroup()
    const rye = await world.post('ben', { subject: 'Rye' }, group)
    await told('ben')
    await world.answer('cleo', rye, {}, group)
    assert.equal(await countOf('ben'), 1)
    await sql(`update members set status = 'sub_status_banned' where id = $1`, [group.members.ben])
    assert.deepEqual((await world.as('ben').getnotifications({ unread: true })).data, [])
    await sql(`update members set status = 'sub_status_normal' where id = $1`, [group.members.ben])
    await world.as('owner').banmember({ member_info_id: group.members.ben })
    assert.equal(await countOf('ben'), 0)
  })

  test('when its message is deleted or its group is suspended', async () => {
    const group = await newGroup()
    const rye = await world.post('cleo', { subject: 'Rye' }, group)
    const { message_id } = await world.answer('ben', rye, {}, group)
    await world.as('owner').likemessage({ message_id: rye.message_id })
    assert.equal(await countOf('cleo'), 2)
    await sql(`update groups set suspended = now() where id = $1`, [group.id])
    assert.deepEqual(await told('cleo', group), [])
    await sql(`update groups set suspended = null where id = $1`, [group.id])
    await world.as('owner').deletemessage({ message_id })
    await world.settle()
    assert.deepEqual(
      (await world.as('cleo').getnotifications({})).data
        .filter(({ group_id }) => group_id === group.id)
        .map(({ event }) => event),
      ['liked'],
    )
  })
})

test('likes are counted, and an unlike takes one back', async () => {
  const group = await newGroup()
  const { message_id } = await world.post('cleo', { subject: 'Rye' }, group)
  for (const who of ['ben', 'owner', 'cleo'] as const) await world.as(who).likemessage({ message_id })
  await world.settle()
  const one = (await world.as('cleo').getnotifications({})).data.find(({ event }) => event === 'liked')
  assert.equal(one!.num_events, 2)
  for (const who of ['ben', 'owner'] as const) await world.as(who).unlikemessage({ message_id })
  assert.equal(await countOf('cleo'), 0)
})

test('decisions and memberships notify whom they concern, in the language of the account', async () => {
  const group = await world.addGroup({ moderated: true, restricted: true }, { peopled: true })
  await sql(`update groups set title = 'Bakers' where id = $1`, [group.id])
  const [one, two] = [
    await world.hold('ben', { subject: 'Held' }, group),
    await world.hold('ben', { subject: 'No' }, group),
  ]
  await world.as('owner').approvependingmessage({ pending_message_id: one })
  // Notices are listed as they came, and jobs of two facts end in any order.
  await world.settle()
  await world.as('owner').rejectpendingmessage({ pending_message_id: two })
  const person = await world.addPerson('asking')
  await world.as(person).joingroup({ group_id: group.id })
  const invited = await world.addPerson('invited')
  await world.as('owner').invite({ group_id: group.id, emails: invited.account.email })
  const [pending] = (await world.as('owner').getmembers({ group_id: group.id, type: 'pending' })).data.filter(
    ({ user_id }) => user_id === person.account.id,
  )
  await world.as('owner').approvemember({ member_info_id: pending!.id })

  assert.deepEqual(await told('ben', group), [
    { event: 'rejected', text: 'Your post No was rejected' },
    { event: 'approved', text: 'Your post Held was approved' },
  ])
  assert.deepEqual(await told(person), [{ event: 'request_approved', text: "You're now a member of Bakers" }])
  assert.deepEqual(await told(invited), [{ event: 'invited', text: "You're invited to Bakers" }])
  const german = await world.as(person).getnotifications({ locale: 'de' })
  assert.equal(german.data[0]!.text, 'Sie sind jetzt Mitglied von Bakers')
})

test('whoever responded to an event is told when it is deleted, and led to the calendar', async () => {
  const group = await newGroup()
  const event = await world.as('owner').addevent({
    ...{ group_id: group.id, name: 'Oven day', start_time: '2031-08-05T10:00', rsvp: true },
  })
  for (const [who, response] of [
    ['ben', 'rsvp_yes'],
    ['cleo', 'rsvp_no'],
  ] as const)
    await world.as(who).rsvp({ event_id: event.id, response, additional_guests: 0, comment: '' })
  await told('ben')
  await world.as('owner').deleteevent({ event_id: event.id })
  await world.settle()

  const [one] = (await world.as('ben').getnotifications({ unread: true, locale: 'en' })).data
  assert.deepEqual([one!.event, one!.text, one!.event_id], ['event_deleted', 'Oven day was deleted', 0])
  assert.ok(one!.url.endsWith(`/g/${group.name}/calendar`))
  assert.deepEqual(await told('ben', group), [{ event: 'event_deleted', text: 'Oven day was deleted' }])
  assert.deepEqual(await told('cleo', group), [])
})

test('where notifications go is chosen by kind, and an email that was turned off is not sent', async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: true })
  const ben = world.as('ben')
  const before = await ben.getnotificationsettings({})
  assert.ok(before.kinds.every(({ page, email, has_email }) => page && email === has_email))
  const without = before.kinds.map(({ kind }) => kind).filter(kind => kind !== 'post')
  const after = await ben.updatenotificationsettings({ page: without, email: without })
  assert.deepEqual(
    after.kinds.filter(({ page }) => !page),
    [{ object: 'notification_setting', kind: 'post', page: false, email: false, push: true, has_email: true }],
  )
  await world.newEmails()
  const pending_message_id = await world.hold('ben', { subject: 'Held' }, group)
  await world.as('owner').rejectpendingmessage({ pending_message_id, reason: 'No' })
  assert.deepEqual(
    (await world.newEmails()).filter(({ kind }) => kind === 'member_notice_rejected_message'),
    [],
  )
  assert.deepEqual(await told('ben', group), [])
  await ben.updatenotificationsettings({
    page: before.kinds.map(({ kind }) => kind),
    email: before.kinds.map(({ kind }) => kind),
  })
})

test('a person keeps the newest 500, for 90 days', async () => {
  const group = await newGroup()
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  const account_id = world.people.ben.account.id
  await sql(`delete from notifications where account_id = $1`, [account_id])
  await sql(
    `insert into notifications (account_id, group_id, kind, event, key, fact_ids, shown, created)
     select $1, $2, 'group', 'request_rejected', 'k' || n, '{}', true, now() - make_interval(days => case when n > 505 then 100 else 1 end) from generate_series(1, 510) n`,
    [account_id, group.id],
  )
  const { sweepNotificationsOfPeople } = await import('./index.ts')
  assert.equal(await world.app.pipeline.runAsSystem(sweepNotificationsOfPeople), false)
  assert.equal((await world.as('ben').getnotificationcount({})).total_count, 500)
  await world.answer('cleo', rye, {}, group)
  await world.settle()
  assert.deepEqual(await world.as('ben').getnotificationcount({}), {
    object: 'notification_count',
    unread: 500,
    total_count: 500,
  })
  assert.equal((await world.as('ben').getnotifications({ limit: 1 })).data[0]!.event, 'replied')
})

test('only one’s own notifications can be marked', async () => {
  const group = await newGroup()
  const rye = await world.post('cleo', { subject: 'Rye' }, group)
  await world.answer('owner', rye, {}, group)
  await world.settle()
  const [one] = (await world.as('cleo').getnotifications({ unread: true })).data
  await assert.rejects(
    world.as('ben').marknotificationsread({ notification_id: one!.id }),
    expectedError('invalid notification_id'),
  )
  await assert.rejects(world.as('ben').marknotificationsread({}), expectedError('no notifications'))
  const left = await countOf('cleo')
  assert.equal((await world.as('cleo').marknotificationsread({ notification_id: one!.id })).unread, left - 1)
})
