import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people, settings } = world
const link = (name: 'owner' | 'ben') => {
  const { account, id } = people[name]
  const page = name === 'owner' ? `memberbyuid/${account.id}` : `members/${id}`
  return `<a href="${settings.url}/g/${group.name}/${page}">${account.full_name} &lt;${account.email}&gt;</a>`
}
const log = async (filter: object = {}) =>
  (await world.as('owner').getactivitylog({ group_id: group.id, ...filter })) as unknown as {
    total_count: number
    data: { entry: string; via: string; created: string }[]
  }
const entries = async (filter: object = {}) => (await log(filter)).data.map(({ entry }) => entry)

await world.as('owner').banmember({ group_id: group.id, member_info_id: people.ben.id })
await world.as('owner').banmember({ group_id: group.id, member_info_id: people.cleo.id })

test('the log lists events newest first, with links to people', async () => {
  const { data, total_count } = await log()

  assert.equal(total_count, 2)
  assert.deepEqual(
    data.map(({ via }) => via),
    ['via_api', 'via_api'],
  )
  assert.equal(data[1]!.entry, `${link('owner')} banned ${link('ben')}`)
})

test('deleted people have no link, and settings are named as on their pages', async () => {
  const place = await world.addGroup({}, { peopled: true })
  await world.as('owner').removemember({ member_info_id: place.members.cleo })
  await world.as('owner').updategroup({ group_id: place.id, subject_tag: 'Rye' })
  const { topic_id } = await world.post('owner', { subject: 'Rye', body: 'Bread' }, place)
  await world.as('owner').updatetopic({ topic_id, is_closed: true })
  const told = await entries({ group_id: place.id, filter_by: 'moderator', sort_dir: 'asc' })

  assert.deepEqual(
    told.map(entry => entry.replace(/<a.*?<.a>/, 'X')),
    [
      'X removed Cleo &lt;cleo@example.org&gt;',
      'X changed the settings: Subject prefix',
      'X changed the topic Rye: locked or unlocked',
    ],
  )
})

test('entries are in the language that is asked for, English otherwise', async () => {
  const place = await world.addGroup({ moderated: true, subject_tag: 'r' }, { peopled: true })
  const { id: group_id, members } = place
  await world.as('owner').updategroup({ group_id, subject_tag: 'Rye', privacy: 'group_privacy_unlisted' })
  await world.as('owner').updatemember({ member_info_id: members.ben, moderator_notes: 'Kind' })
  await world.as('owner').removemember({ member_info_id: members.cleo })
  await world.hold('ben', { subject: '<Rye> & spelt', body: 'Bread' }, place)
  const told = async (language: string) =>
    (await entries({ group_id, sort_dir: 'asc', language })).map(entry => entry.replace(/<a.*?<.a>/g, 'X'))

  assert.deepEqual(await told('de-AT'), [
    'X hat die Sichtbarkeit von „Gelistet – alle können sie finden, nur Mitglieder lesen“ auf „Privat – nur Mitglieder können sie finden und lesen“ geändert',
    'X hat Einstellungen geändert: Betreff-Präfix',
    'X hat X geändert: Notizen der Moderatoren',
    'X hat Cleo &lt;cleo@example.org&gt; entfernt',
    'Eine Nachricht von ben@example.org wartet auf Freigabe: &lt;Rye&gt; &amp; spelt',
  ])
  assert.equal((await told('xx'))[3], 'X removed Cleo &lt;cleo@example.org&gt;')
})

test('it can be filtered by kind, action, person and date', async () => {
  const all = await entries()
  const today = new Date().toISOString().slice(0, 10)

  assert.deepEqual(await entries({ filter_by: 'moderator' }), all)
  assert.deepEqual(await entries({ filter_by: 'payment' }), [])
  assert.deepEqual(await entries({ action: 'member.banned' }), all)
  assert.deepEqual(await entries({ action: 'group.created' }), [])
  assert.deepEqual(await entries({ member_info_id: people.ben.id }), [all[1]])
  assert.deepEqual(await entries({ member_info_id: people.owner.id }), all)
  assert.deepEqual(await entries({ member_info_id: 999_999 }), [])
  assert.deepEqual(await entries({ past_member_info_id: 999_999 }), [])
  assert.deepEqual(await entries({ restrict_date: 'past_24_hours' }), all)
  assert.deepEqual(await entries({ start_date: '2001-01-01', end_date: today }), all)
  assert.deepEqual(await entries({ restrict_date: 'custom', end_date: '2001-01-01' }), [])
  assert.deepEqual(await entries({ sort_field: 'created', sort_dir: 'asc' }), all.toReversed())
})

test('days begin at midnight in the caller’s time zone', async () => {
  const [{ created }] = (await world.sql(`select min(created) as created from facts`)) as [{ created: string }]
  const far = Temporal.Instant.from(created).toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate()
  const inZone = world.app.callAs({
    ...people.owner.identity,
    account: { ...people.owner.account, timezone: 'Pacific/Kiritimati' },
  })

  const there = await inZone.getactivitylog({ group_id: group.id, start_date: far.toString() })
  const dayBefore = await inZone.getactivitylog({ group_id: group.id, end_date: far.subtract({ days: 1 }).toString() })

  assert.deepEqual([there.data.length, dayBefore.data.length], [2, 0])
})

test('a wrong filter is rejected by name', async () => {
  for (const name of ['filter_by', 'restrict_date', 'start_date', 'end_date', 'action']) {
    await assert.rejects(log({ [name]: 'nonsense' }), { type: 'bad_request', extra: `invalid ${name}` })
  }
  await assert.rejects(world.as('ben').getactivitylog({ group_id: group.id }), { type: 'inadequate_permissions' })
})

test('dates at the ends of the calendar work', async () => {
  const all = await entries()

  for (const day of ['0000-01-01', '0001-01-01']) {
    assert.deepEqual(await entries({ start_date: day }), all)
    assert.deepEqual(await entries({ end_date: day }), [])
  }
  assert.deepEqual(await entries({ end_date: '9999-12-31' }), all)
  assert.deepEqual(await entries({ start_date: '9999-12-31' }), [])
})

test('the log does not reveal the name of an unlisted subgroup', async () => {
  const parent = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
  const made = await world.as('owner').createsubgroup({
    group_id: parent.id,
    sub_group_name: 'secret',
    desc: 'A subgroup that is not listed.',
    privacy: 'sub_group_privacy_unlisted',
  })
  await world.as('owner').deletegroup({ group_id: made.id, understand: 'I understand' })
  const seenBy = async (who: 'owner' | 'moderator') =>
    (await world.as(who).getactivitylog({ group_id: parent.id })).data.map(({ entry }) =>
      entry.replace(/<a.*<.a>/, 'X'),
    )

  assert.deepEqual(await seenBy('owner'), [
    `X deleted the subgroup ${parent.name}+secret`,
    `X created the subgroup ${parent.name}+secret`,
  ])
  assert.deepEqual(await seenBy('moderator'), ['X deleted a subgroup', 'X created a subgroup'])
})

test('pending, invited and banned people are shown only to those who may list them', async () => {
  const shut = await world.addGroup({ restricted: true }, { peopled: true })
  const { pending, banned, cleo } = shut.members
  const { id: asking } = await world.as('stranger').joingroup({ group_id: shut.id })
  await world.as('owner').claimpendingmember({ member_info_id: pending })
  await world.as('owner').claimpendingmember({ member_info_id: pending, claim: false })
  await world.as('owner').updatemember({ member_info_id: banned, moderator_notes: 'Loud' })
  await world.as('owner').removemember({ member_info_id: pending })
  await world.as('owner').unbanmember({ member_info_id: banned })
  await world.as('owner').banmember({ member_info_id: cleo })
  await world.as('owner').removemember({ member_info_id: cleo })
  await world.as('owner').invite({ group_id: shut.id, emails: 'guest@new.example' })
  await world.as('stranger').deletesub({ group_id: shut.id })
  await world.as('owner').updatemember({ member_info_id: shut.members.ben, moderator_notes: 'Kind' })
  type Seer =
    | 'owner'
    | 'sub_perm_pendingmembers'
    | 'sub_perm_banmembers'
    | 'sub_perm_invitemembers'
    | 'sub_perm_billing'
  const seenBy = async (who: Seer, more: object = {}) => {
    const list = await world.as(who).getactivitylog({ group_id: shut.id, limit: 100, ...more })
    assert.equal(list.total_count, list.data.length)
    return list.data
      .map(({ entry }) => entry.replace(/<a[^>]*>([^\s<]+).*?<.a>/g, '$1').replaceAll(/ &lt;.*?&gt;/g, ''))
      .toReversed()
  }

  const told: [string, Seer | 'everybody'][] = [
    ['Stranger asked to join', 'sub_perm_pendingmembers'],
    ['Owner claimed the request of Pending', 'sub_perm_pendingmembers'],
    ['Owner released the request of Pending', 'sub_perm_pendingmembers'],
    ['Owner changed moderator notes of Banned', 'sub_perm_banmembers'],
    ['Owner rejected the membership of Pending', 'sub_perm_pendingmembers'],
    ['Owner lifted the ban of Banned', 'sub_perm_banmembers'],
    ['Owner banned Cleo', 'sub_perm_banmembers'],
    ['Owner removed Cleo', 'sub_perm_banmembers'],
    ['Owner invited guest@new.example', 'sub_perm_invitemembers'],
    ['Stranger unsubscribed', 'sub_perm_pendingmembers'],
    ['Owner changed moderator notes of Ben', 'everybody'],
  ]
  const expected = (who: Seer) =>
    told.filter(([, by]) => who === 'owner' || by === who || by === 'everybody').map(([entry]) => entry)
  const always = expected('sub_perm_billing')
  const seers = ['owner', 'sub_perm_pendingmembers', 'sub_perm_banmembers', 'sub_perm_invitemembers'] as const
  for (const who of seers) assert.deepEqual(await seenBy(who), expected(who), who)
  assert.deepEqual(await seenBy('sub_perm_billing'), always)
  assert.deepEqual(await seenBy('sub_perm_billing', { action: 'member.banned' }), [])
  assert.deepEqual(await seenBy('sub_perm_billing', { member_info_id: asking }), [])
  assert.deepEqual(await seenBy('sub_perm_billing', { member_info_id: shut.members.owner }), always)
  await world.as('owner').updategroup({ group_id: shut.id, members_visible: 'group_view_members_owners' })
  assert.deepEqual(await seenBy('sub_perm_pendingmembers', { action: 'member.requested' }), [])
})

test('markup in a name is escaped', async () => {
  await world.sql(`update accounts set full_name = '<b>Ben</b>' where id = $1`, [people.ben.account.id])

  const [, entry = ''] = await entries()

  assert.ok(entry.includes('&lt;b&gt;Ben&lt;/b&gt; &lt;ben@example.org&gt;'), entry)
})

test('bounces are shown to those who may see members', async () => {
  const group_id = (await world.addGroup({ members_visible: 'group_view_members_owners' }, { peopled: true })).id
  const undelivered = {
    recipient_id: 0,
    email: 'ben@example.org',
    response: '550 no ben@example.org',
    reason: 'time',
  } as const
  await world.app.pipeline.runAsSystem(async ({ record }) =>
    record('mail.undeliverable', {
      group_id,
      outgoing_message_id: 0,
      kind: 'notification',
      message_id: null,
      ...undelivered,
    }),
  )
  const seenBy = async (who: 'owner' | 'sub_perm_viewmembers' | 'sub_perm_billing') =>
    (await world.as(who).getactivitylog({ group_id })).data.map(({ entry }) => entry)

  const told = ['Mail to ben@example.org could not be delivered: 550 no ben@example.org']
  assert.deepEqual(await seenBy('owner'), told)
  assert.deepEqual(await seenBy('sub_perm_viewmembers'), told)
  assert.deepEqual(await seenBy('sub_perm_billing'), [])
})

test('without the right to list members, the log shows no names or addresses but one’s own', async () => {
  const hidden = await world.addGroup({ members_visible: 'group_view_members_owners' }, { peopled: true })
  const { id: group_id, members } = hidden
  await world.as('stranger').joingroup({ group_id })
  await world.as('owner').updatemember({ member_info_id: members.ben, moderator_notes: 'Kind' })
  await world.as('owner').directadd({ group_id, emails: 'Nora <nora@new.example>' })
  await world.as('sub_perm_billing').updatesub({ group_id, email_delivery: 'email_delivery_digest' })
  await world.as('cleo').deletesub({ group_id })
  await world.post('ben', { subject: 'Rye', body: 'Bread' }, hidden)
  await world.as('owner').updategroup({ group_id, moderated: true })
  await world.hold('ben', { subject: 'Spelt', body: 'Bread' }, hidden)
  const seenBy = async (who: 'sub_perm_viewmembers' | 'sub_perm_billing' | 'sub_perm_pendingmsg', more: object = {}) =>
    (await world.as(who).getactivitylog({ group_id, limit: 100, sort_dir: 'asc', ...more })).data.map(
      ({ entry }) => entry,
    )
  await assert.rejects(world.as('sub_perm_billing').getmembers({ group_id }), { type: 'inadequate_permissions' })

  const { account } = people.sub_perm_billing
  const own = `<a href="${settings.url}/g/${hidden.name}/memberbyuid/${account.id}">${account.full_name} &lt;${account.email}&gt;</a>`
  assert.deepEqual(await seenBy('sub_perm_billing'), [
    'A member subscribed',
    'A member changed moderator notes of a member',
    'A moderator added a member',
    `${own} changed email delivery of ${own}`,
    'A member unsubscribed',
    'A member posted message #1: Rye',
    'A moderator changed the settings: Moderate all posts',
    'A message from a member is pending approval: Spelt',
  ])
  assert.deepEqual(await seenBy('sub_perm_billing', { member_info_id: members.ben }), [])
  assert.equal((await seenBy('sub_perm_billing', { member_info_id: members.sub_perm_billing })).length, 1)
  assert.match((await seenBy('sub_perm_viewmembers')).join(), /&lt;ben@example\.org&gt;.*nora@new\.example/)
  assert.equal(
    (await seenBy('sub_perm_pendingmsg')).at(-1),
    'A message from ben@example.org is pending approval: Spelt',
  )
})
