import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people } = world
const open = await world.addGroup({ new_users_moderated: false, email_delivery_default: 'email_delivery_summary' })
await addMembership(world, open.id, people.owner, { mod_status: 'sub_modstatus_owner' })

test('anyone joins an open group with its defaults, and leaves it again', async () => {
  const joined = await world.as('stranger').joingroup({ group_id: open.id, auto_follow_replies: true })
  const { status, post_status, mod_status, email_delivery, auto_follow_replies, subs_count } = joined
  assert.deepEqual(
    { status, post_status, mod_status, email_delivery, auto_follow_replies, subs_count },
    {
      status: 'sub_status_normal',
      post_status: 'sub_poststatus_normal',
      mod_status: 'sub_modstatus_none',
      email_delivery: 'email_delivery_summary',
      auto_follow_replies: true,
      subs_count: 2,
    },
  )
  assert.deepEqual(await world.facts(), ['member.joined'])
  await assert.rejects(world.as('stranger').joingroup({ group_id: open.id }), {
    type: 'bad_request',
    extra: 'already subscribed',
  })
  assert.deepEqual(await world.as('stranger').getsub({ group_id: open.id }), joined)

  assert.equal(await world.as('stranger').deletesub({ group_id: open.id }), undefined)

  assert.deepEqual(await world.facts(), ['member.left'])
  await assert.rejects(world.as('stranger').deletesub({ group_id: open.id }), { extra: 'not subscribed' })
  await assert.rejects(world.as('stranger').getsub({ group_id: open.id }), { extra: 'not subscribed' })
})

test('new members of a group that moderates them are marked', async () => {
  const group = await world.addGroup({ new_users_moderated: true })

  const joined = await world.as('stranger').joingroup({ group_name: group.name })

  assert.equal(joined.post_status, 'sub_poststatus_newusermoderated')
  assert.deepEqual(await world.facts(), ['member.joined'])
})

test('where moderators approve, joining creates a pending request', async () => {
  const group = await world.addGroup({ restricted: true }, { peopled: true })

  const waiting = await world.as('stranger').joingroup({ group_id: group.id })
  await world.settle()

  assert.equal(waiting.status, 'sub_status_pending')
  assert.deepEqual(await world.facts(), ['member.requested'])
  const told = (await world.emails()).map(({ recipient, kind, subject }) => `${recipient} ${kind}: ${subject}`)
  const subject = `stranger@example.org wants to join ${group.name}`
  assert.deepEqual(told.toSorted(), [
    `moderator@example.org pending_sub_notify: ${subject}`,
    `owner@example.org pending_sub_notify: ${subject}`,
    `sub_perm_pendingmembers@example.org pending_sub_notify: ${subject}`,
  ])
  await assert.rejects(world.as('stranger').joingroup({ group_id: group.id }), { extra: 'already pending' })
  const here = { group_id: group.id, member_info_id: waiting.id }
  await assert.rejects(world.as('sub_perm_modsub').approvemember(here), { type: 'inadequate_permissions' })

  const approved = await world.as('sub_perm_pendingmembers').approvemember({ member_info_id: waiting.id })

  assert.equal(approved.status, 'sub_status_normal')
  assert.deepEqual(await world.facts(), ['member.approved'])
  const again = await world.as('owner').approvemember({ member_info_id: waiting.id })
  assert.equal(again.status, 'sub_status_normal')
  assert.deepEqual(await world.facts(), [])
})

test('uninvited, banned or unconfirmed people cannot join, nor bypass the parent', async () => {
  const closed = await world.addGroup({ invite_only: true })
  await assert.rejects(world.as('stranger').joingroup({ group_id: closed.id }), { extra: 'invite only' })

  const group = await world.addGroup({}, { peopled: true })
  await assert.rejects(world.as('banned').joingroup({ group_id: group.id }), { extra: 'banned' })

  const unconfirmed = await world.addPerson('unconfirmed')
  unconfirmed.identity.account.status = 'user_status_notconfirmed'
  await assert.rejects(world.app.callAs(unconfirmed.identity).joingroup({ group_id: group.id }), {
    extra: 'not confirmed',
  })

  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent: group })
  await assert.rejects(world.as('stranger').joingroup({ group_id: subgroup.id }), { extra: 'not subscribed' })
  await assert.rejects(world.as('pending').joingroup({ group_id: subgroup.id }), { extra: 'not subscribed' })
  assert.deepEqual(await world.facts(), [])
  assert.equal((await world.as('ben').joingroup({ group_id: subgroup.id })).status, 'sub_status_normal')
  assert.deepEqual(await world.facts(), ['member.joined'])

  await world.as('ben').deletesub({ group_id: group.id })

  assert.deepEqual(await world.facts(), ['member.left', 'member.left'])
})

test('a hidden group is joined by its name only', async () => {
  const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' })
  const absent = { type: 'bad_request', extra: 'invalid group_id' }
  for (const call of ['joingroup', 'deletesub', 'getsub', 'updatesub'] as const)
    await assert.rejects(world.as('stranger')[call]({ group_id: hidden.id }), absent)

  assert.equal((await world.as('stranger').joingroup({ group_name: hidden.name })).status, 'sub_status_normal')
  assert.deepEqual(await world.facts(), ['member.joined'])
})

test('joining a subgroup while removed from the parent ends in both or neither', async () => {
  const parent = await world.addGroup({}, { peopled: true })
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent })
  const { id } = await world.as('ben').getsub({ group_id: parent.id })

  await Promise.allSettled([
    world.as('owner').removemember({ member_info_id: id }),
    ...Array.from({ length: 5 }, () => world.as('ben').joingroup({ group_id: subgroup.id })),
  ])

  const left = await world.sql(`select from members where account_id = $1 and group_id in ($2, $3)`, [
    people.ben.account.id,
    parent.id,
    subgroup.id,
  ])
  assert.equal(left.length, 0)
  await world.facts()
})

test('a delivery option disabled by the group is rejected', async () => {
  const group = await world.addGroup({ disable_no_email: true, force_html_emails: true })

  for (const email_delivery of ['email_delivery_none', 'email_delivery_digest'] as const)
    await assert.rejects(world.as('stranger').joingroup({ group_id: group.id, email_delivery }), {
      type: 'invalid_value',
      extra: 'email_delivery',
    })
})

test('the last owner cannot leave; one of two can, even when both try at once', async () => {
  await assert.rejects(world.as('owner').deletesub({ group_id: open.id }), { type: 'bad_request', extra: 'sole owner' })
  await addMembership(world, open.id, people.moderator, { mod_status: 'sub_modstatus_owner' })

  const outcomes = await Promise.allSettled([
    world.as('owner').deletesub({ group_id: open.id }),
    world.as('moderator').deletesub({ group_id: open.id }),
  ])

  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.deepEqual(await world.facts(), ['member.left'])
})

test('fifty concurrent joins create one membership', async () => {
  const group = await world.addGroup({})

  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => world.as('stranger').joingroup({ group_id: group.id })),
  )

  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') assert.equal((outcome.reason as { extra: string }).extra, 'already subscribed')
  assert.deepEqual(await world.facts(), ['member.joined'])
})

test('getsubs lists memberships and pending requests, by group or by age', async () => {
  const person = await world.addPerson('collector')
  const calls = world.app.callAs(person.identity)
  const names = []
  for (const settings of [{}, { restricted: true }, {}]) {
    const group = await world.addGroup(settings)
    await calls.joingroup({ group_id: group.id })
    names.push(group.name)
  }

  const byGroup = await calls.getsubs({})
  const byAge = await calls.getsubs({ sort_field: 'created', sort_dir: 'desc', limit: 2 })
  const rest = await calls.getsubs({
    sort_field: 'created',
    sort_dir: 'desc',
    limit: 2,
    page_token: byAge.next_page_token,
  })

  assert.deepEqual(
    byGroup.data.map(({ group_name }) => group_name),
    names.toSorted(),
  )
  assert.deepEqual([byGroup.sort_field, byGroup.total_count, byGroup.has_more], ['group', 3, false])
  assert.deepEqual(
    [...byAge.data, ...rest.data].map(({ group_name }) => group_name),
    names.toReversed(),
  )
  assert.deepEqual(byGroup.data.map(({ status }) => status).toSorted(), [
    'sub_status_normal',
    'sub_status_normal',
    'sub_status_pending',
  ])
})

test('all counters are right', () => assertCounted(world))

test('member fields can be filled in when joining; what is not valid leaves no request', async () => {
  const { id: group_id } = await world.addGroup({ restricted: true }, { peopled: ['owner'] })
  const owner = world.as('owner')
  const column = { group_id, name: 'House', type: 'text_column', required: true } as const
  await owner.newextracolumn({ ...column, profile: true })
  await owner.newextracolumn({ ...column, name: 'For moderators' })
  await owner.newextracolumn({ ...column, name: 'Why?', profile: true, required: false })
  await world.facts()
  const asked = async () =>
    (await world.as('stranger').getjoinquestions({ group_id })).questions.map(({ name }) => name)
  assert.deepEqual(await asked(), ['House', 'Why?'])
  const join = (...values: object[]) =>
    world.as('stranger').joingroup({ group_id, extra_member_data: JSON.stringify(values) })
  for (const values of [
    [{ col_id: 1 }],
    [{ col_id: 1, text: 7 }],
    [{ col_id: 2, text: 'Mine' }],
    [{ col_id: 9, text: '' }],
  ])
    await assert.rejects(join(...values), { type: 'invalid_value', extra: 'extra_member_data' })
  assert.deepEqual(await world.facts(), [])

  const { id, status, extra_member_data } = await join({ col_id: 1, text: 'No. 7' })
  const answers = [{ col_id: 1, col_type: 'text_column', text: 'No. 7' }]
  assert.deepEqual([status, extra_member_data], ['sub_status_pending', answers])
  assert.deepEqual((await owner.getmember({ member_info_id: id })).extra_member_data, answers)
  assert.deepEqual(await world.facts(), ['member.requested'])
  // Where everyone is let in, only what must be answered is asked; where only the invited are, nothing.
  await owner.updategroup({ group_id, restricted: false })
  assert.deepEqual(await asked(), ['House'])
  await owner.updategroup({ group_id, invite_only: true })
  assert.deepEqual(await asked(), [])
})
