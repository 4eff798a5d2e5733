import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressChecksum } from '#contract/address.ts'
import { mailCalls } from '#mail/receive/calls.ts'
import { json } from '#storage/values.ts'
import { expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { bounceHelpers } from '#test/mail/bounces.ts'
import { newWorld } from '#test/world.ts'

// What was sent is written down here by hand.
const world = await newWorld({}, { mail: { kinds: {} } })
const { people, group, sql } = world
const { report, returned } = bounceHelpers(world)

/** A message of the group that was sent, at a moment; who is named in `refused` was not taken. */
async function sent(subject: string, at: string, refused: Record<number, string> = {}): Promise<number> {
  const { message_id } = await world.post('ben', { subject, body: 'Rye' })
  const about = [group.id, message_id]
  await sql(
    `insert into outgoing_message_results (group_id, outgoing_message_id, created, recipient_ids, responses)
     select group_id, id, $3::timestamptz, array_agg(r), array_agg('250 taken by ' || r)
     from outgoing_messages, unnest(recipient_ids) r where group_id = $1 and message_id = $2 and not $4::jsonb ? r::text
     group by group_id, id`,
    [...about, at, json(refused)],
  )
  await sql(
    `insert into deliveries (group_id, outgoing_message_id, recipient_id, email, domain, state, tries, run_at, last_try, response)
     select group_id, id, r.key::bigint, '', '', 'refused', 1, now(), $3::timestamptz, r.value
     from outgoing_messages, jsonb_each_text($4::jsonb) r where group_id = $1 and message_id = $2 and r.key::bigint = any(recipient_ids)`,
    [...about, at, json(refused)],
  )
  return message_id
}
const nothing = { msg_id: 0, time: null, subject: '', type: '', response: '' }
const prefixed = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}_${name}`, value]))

test('before the first email there is no delivery information', async () => {
  const { created, updated, ...info } = await world.as('cleo').getdeliveryinfo({ group_id: group.id })

  assert.equal(created, updated)
  assert.deepEqual(info, {
    object: 'delivery_info',
    group_id: group.id,
    ...prefixed('success', nothing),
    ...prefixed('attempt', nothing),
    bounces: [],
  })
})

test('the last accepted email, the last attempt, and bounces are listed', async () => {
  const cleo = people.cleo.id
  const first = await sent('Bread', '2026-11-10T08:00:00.000000+00:00')
  const second = await sent('Cake', '2026-11-11T08:00:00.000000+00:00', { [cleo]: '550 5.7.1 No cake' })
  await report('cleo', second, { about: 'message', response: '550 5.7.1 No cake' })

  const { created, ...info } = await world.as('cleo').getdeliveryinfo({ group_id: group.id })
  const bounce = {
    object: 'bounce_info',
    created: info.bounces[0]?.created,
    group_id: group.id,
    msg_id: second,
    subject: 'Cake',
    response: '550 5.7.1 No cake',
    is_hard: true,
    type: 'delivery_message',
  }
  const expected = {
    object: 'delivery_info',
    updated: '2026-11-11T08:00:00.000000+00:00',
    group_id: group.id,
    ...prefixed('success', {
      msg_id: first,
      time: '2026-11-10T08:00:00.000000+00:00',
      subject: 'Bread',
      type: 'delivery_message',
      response: `250 taken by ${cleo}`,
    }),
    ...prefixed('attempt', {
      msg_id: second,
      time: '2026-11-11T08:00:00.000000+00:00',
      subject: 'Cake',
      type: 'delivery_message',
      response: '550 5.7.1 No cake',
    }),
    bounces: [bounce],
  }

  assert.deepEqual(info, expected)
  // The same for a moderator, by the membership, and for oneself without naming the group.
  for (const named of [{ group_id: group.id }, {}]) {
    const asModerator = await world.as('sub_perm_modsub').getdeliveryinfo({ ...named, member_info_id: cleo })
    assert.deepEqual(asModerator, { created, ...expected })
  }
  assert.deepEqual(await world.as('cleo').getdeliveryinfo({ member_info_id: cleo }), { created, ...expected })
  const everywhere = await world.as('cleo').getdeliveryinfo({})
  assert.deepEqual({ ...everywhere, created }, { ...expected, created, group_id: 0 })

  const page = await world.as('cleo').getbounceinfo({})
  assert.deepEqual([page.total_count, page.sort_field, page.sort_dir, page.data], [1, 'created', 'desc', [bounce]])
})

test('bounces are paged, newest first', async () => {
  for (const subject of ['One', 'Two', 'Three'])
    await report('moderator', await sent(subject, '2026-11-12T08:00:00Z'), { is_hard: false })
  const calls = world.as('moderator')

  const first = await calls.getbounceinfo({ limit: 2 })
  const second = await calls.getbounceinfo({ limit: 2, page_token: first.next_page_token })

  assert.deepEqual(
    [...first.data, ...second.data].map(({ subject }) => subject),
    ['Three', 'Two', 'One'],
  )
  assert.deepEqual([first.has_more, second.has_more, second.total_count], [true, false, 3])
  const backwards = await calls.getbounceinfo({ sort_dir: 'asc' })
  assert.deepEqual(
    backwards.data.map(({ subject }) => subject),
    ['One', 'Two', 'Three'],
  )
})

test('delivery information of others is for those who manage members', async () => {
  const about = { group_id: group.id, member_info_id: people.cleo.id }
  const other = await world.addGroup({}, { peopled: true })

  await assert.rejects(world.as('ben').getdeliveryinfo(about), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('powerless').getdeliveryinfo(about), { type: 'inadequate_permissions' })
  // The group follows from the membership; one that is hidden looks absent.
  await assert.rejects(world.as('ben').getdeliveryinfo({ member_info_id: people.cleo.id }), {
    type: 'inadequate_permissions',
  })
  const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
  for (const member_info_id of [hidden.members.cleo, 999_999])
    await assert.rejects(world.as('stranger').getdeliveryinfo({ member_info_id }), expectedError('invalid group_id'))
  await assert.rejects(
    world.as('owner').getdeliveryinfo({ group_id: other.id, member_info_id: people.cleo.id }),
    expectedError('member_info_id'),
  )
  await assert.rejects(
    world.as('owner').getdeliveryinfo({ group_id: group.id, member_info_id: 999_999 }),
    expectedError('member_info_id'),
  )
  assert.equal((await world.as('stranger').getdeliveryinfo({ group_id: group.id })).attempt_time, null)
  await assert.rejects(world.as('stranger').getdeliveryinfo({ group_id: 999_999 }), expectedError('invalid group_id'))
})

test('a probe counts as an attempt and may bounce, for everyone who manages the member', async () => {
  const { id: member_info_id, account } = people.cleo
  await returned('cleo')
  await world.newEmails()
  await world.as('sub_perm_modsub').sendbounceprobe({ member_info_id })
  await world.newEmails()
  const [email] = await sql(
    `update service_emails set state = 'sent', response = '250 taken' where kind = 'bounce_probe' returning id, created, subject`,
  )
  await mailCalls(world.app.pipeline, null).acceptbouncereport({
    ...{
      of_group_id: 0,
      outgoing_message_id: 1,
      recipient_id: Number(email!['id']),
      mark: addressChecksum(account.email),
    },
    ...{ is_hard: true, about: 'recipient', response: '550 5.1.1 User unknown' },
  })

  const asked = { group_id: group.id, member_info_id }
  const info = await world.as('sub_perm_modsub').getdeliveryinfo(asked)

  const probe = { subject: email!['subject'], type: 'delivery_bounce_probe' }
  const { attempt_msg_id, attempt_subject, attempt_type, attempt_response, success_type, bounces } = info
  assert.deepEqual(
    { attempt_msg_id, subject: attempt_subject, type: attempt_type, attempt_response, success_type },
    { attempt_msg_id: 0, ...probe, attempt_response: '250 taken', success_type: 'delivery_bounce_probe' },
  )
  assert.deepEqual(bounces[0], {
    object: 'bounce_info',
    created: bounces[0]?.created,
    ...{ group_id: 0, msg_id: 0, response: '550 5.1.1 User unknown', is_hard: true },
    ...probe,
  })
  assert.deepEqual(await world.as('cleo').getdeliveryinfo({ group_id: group.id }), info)
})

test('delivery information does not reveal a hidden membership', async () => {
  const absent = await errorExtraOf(world.as('ben').getdeliveryinfo({ member_info_id: 987_654_321 }))

  for (const who of ['pending', 'banned'] as const)
    assert.equal(await errorExtraOf(world.as('ben').getdeliveryinfo({ member_info_id: world.people[who].id })), absent)
})
