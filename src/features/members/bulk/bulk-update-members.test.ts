import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group = await world.addGroup({}, { peopled: true })
const { id: group_id, members } = group
const owner = world.as('owner')
const moderator = world.as('moderator')

const reasons = ({ skipped }: { skipped: { member_info_id: number; reason: string }[] }) =>
  skipped.map(({ member_info_id, reason }) => [member_info_id, reason])

test('a preview shows the effects, and changes nothing', async () => {
  const member_info_ids = [members.ben, members.owner, 999_999]
  const preview = await moderator.bulkupdatemembers({ group_id, action: 'remove', member_info_ids, preview: true })

  assert.deepEqual([preview.total, preview.done, preview.names.map(name => name.toLowerCase())], [3, 1, ['ben']])
  assert.deepEqual(reasons(preview), [
    [999_999, 'gone'],
    [members.owner, 'moderator_or_owner'],
  ])
  assert.equal((await owner.getmember({ member_info_id: members.ben })).status, 'sub_status_normal')
  assert.deepEqual(await world.facts(), [])
})

test('labels, delivery and moderation are set for many members, where they differ', async () => {
  const label = await owner.newmemberlabel({ group_id, name: 'Baker' })
  const both = { group_id, member_info_ids: [members.ben, members.cleo] }
  await owner.setmemberlabels({ member_info_id: members.ben, label_ids: [label.id] })
  const added = await owner.bulkupdatemembers({ ...both, action: 'add_label', for_label_id: label.id })
  assert.deepEqual([added.done, reasons(added)], [1, [[members.ben, 'unchanged']]])
  const labels = async (id: number) => (await owner.getmember({ member_info_id: id })).member_labels!.map(l => l.name)
  assert.deepEqual([await labels(members.ben), await labels(members.cleo)], [['Baker'], ['Baker']])

  const set = await owner.bulkupdatemembers({
    group_id,
    action: 'set_delivery',
    new_email_delivery: 'email_delivery_digest',
    all_matching: true,
    label_id: label.id,
  })
  assert.deepEqual([set.total, set.done], [2, 2])
  const held = await owner.bulkupdatemembers({
    ...both,
    action: 'set_posting',
    new_post_status: 'sub_poststatus_moderated',
  })
  assert.equal(held.done, 2)
  const { email_delivery, post_status } = await owner.getmember({ member_info_id: members.cleo })
  assert.deepEqual([email_delivery, post_status], ['email_delivery_digest', 'sub_poststatus_moderated'])

  const removed = await owner.bulkupdatemembers({ ...both, action: 'remove_label', for_label_id: label.id })
  assert.deepEqual([removed.done, await labels(members.ben)], [2, []])
})

test('pending people are approved, members banned and removed, with their facts and counters', async () => {
  const place = await world.addGroup({}, { peopled: true })
  await world.facts()
  const about = { group_id: place.id }
  const approved = await owner.bulkupdatemembers({ ...about, action: 'approve', all_matching: true, status: 'pending' })
  const banned = await owner.bulkupdatemembers({
    ...about,
    action: 'ban',
    member_info_ids: [place.members.pending, place.members.moderator, place.members.banned],
  })
  const removed = await owner.bulkupdatemembers({ ...about, action: 'remove', member_info_ids: [place.members.ben] })

  assert.deepEqual([approved.done, banned.done, removed.done], [1, 1, 1])
  assert.deepEqual(reasons(banned), [
    [place.members.moderator, 'moderator_or_owner'],
    [place.members.banned, 'unchanged'],
  ])
  assert.deepEqual(await world.facts(), ['member.approved', 'member.banned', 'member.removed'])
  const counts = await owner.getmembercounts(about)
  assert.deepEqual([counts.pending, counts.banned], [0, 2])
  const [row] = await world.sql(
    `select count(*)::int as n from members where group_id = $1 and status = 'sub_status_normal'`,
    [place.id],
  )
  assert.equal(counts.members, row!['n'])
})

test('is rejected without members, without the permission, and with a label of another group', async () => {
  await assert.rejects(owner.bulkupdatemembers({ group_id, action: 'ban' }), expectedError('no members'))
  await assert.rejects(
    owner.bulkupdatemembers({ group_id, action: 'add_label', for_label_id: 999_999, member_info_ids: [members.ben] }),
    expectedError('invalid label_id'),
  )
  for (const action of ['approve', 'remove', 'ban', 'set_posting'] as const)
    await assert.rejects(
      world.as('powerless').bulkupdatemembers({ group_id, action, member_info_ids: [members.ben] }),
      { type: 'inadequate_permissions' },
    )
})

test('a message is emailed to the selected members; bouncing addresses and oneself are skipped', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const group_id = place.id
  const member_info_ids = [place.members.owner, place.members.ben, place.members.cleo]
  await world.sql(`update members set user_status = 'user_status_bouncing' where id = $1`, [place.members.cleo])
  const sending = { group_id, member_info_ids, action: 'send_message' } as const
  const preview = await world.as('owner').bulkupdatemembers({ ...sending, preview: true })
  assert.deepEqual([preview.done, preview.skipped.map(({ reason }) => reason).toSorted()], [1, ['bouncing', 'self']])
  await assert.rejects(world.as('owner').bulkupdatemembers(sending), { extra: 'no subject' })
  const noText = { ...sending, message_subject: 'Boats' }
  await assert.rejects(world.as('owner').bulkupdatemembers(noText), { extra: 'no body' })
  await assert.rejects(world.as('ben').bulkupdatemembers(noText), { type: 'inadequate_permissions' })
  await world.facts()
  await world.newEmails()

  const { done } = await world.as('owner').bulkupdatemembers({ ...noText, message_text: 'Bring oars.' })

  assert.equal(done, 1)
  assert.deepEqual(await world.facts(), ['message.sent'])
  const emails = await world.newEmails()
  assert.deepEqual(
    emails.map(({ recipient }) => recipient),
    ['ben@example.org'],
  )
  assert.match(emails[0]!.body, /Bring oars\./)
})

test('a label is added by its name: a preview creates none, and repeating it finds the one that was created', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const { ben, cleo } = place.members
  const adding = { group_id: place.id, action: 'add_label' as const, member_info_ids: [ben, cleo], new_label: 'Baker' }
  await world.facts()
  const preview = await owner.bulkupdatemembers({ ...adding, preview: true })
  assert.deepEqual([preview.done, await world.facts()], [2, []])
  assert.equal((await owner.bulkupdatemembers(adding)).done, 2)
  assert.deepEqual(await world.facts(), ['label.added', 'member.labelled', 'member.labelled'])
  const again = await owner.bulkupdatemembers({ ...adding, new_label: 'baker ' })
  assert.deepEqual(
    [again.done, reasons(again)],
    [
      0,
      [
        [ben, 'unchanged'],
        [cleo, 'unchanged'],
      ],
    ],
  )
  await assert.rejects(owner.bulkupdatemembers({ ...adding, new_label: ' ' }), expectedError('invalid name'))
})
