import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import { countApprovedPost, expirePendingMembers, countRejectedPost } from '../index.ts'

const world = await newWorld()
const { group, people } = world
for (const type of [
  'member_notice_rejected_subscription',
  'member_notice_removed_member',
  'member_notice_goodbye',
] as const)
  await world.as('owner').newmembernotice({ group_id: group.id, type, subject: `About ${type}`, body: 'So it is.' })
await world.facts()
const told = async () => (await world.emails()).map(({ recipient, subject }) => `${recipient}: ${subject}`)

test('removing deletes only the membership, returns its last state, and sends the emails', async () => {
  const before = await world.as('sub_perm_removemembers').getmember({ member_info_id: people.ben.id })

  const answer = await world.as('sub_perm_removemembers').removemember({ member_info_id: people.ben.id })
  await world.settle()

  assert.deepEqual(answer, before)
  assert.deepEqual(await world.facts(), ['member.removed'])
  assert.deepEqual(await told(), ['ben@example.org: About member_notice_removed_member'])
  await assert.rejects(world.as('owner').removemember({ member_info_id: people.ben.id }), {
    type: 'bad_request',
    extra: 'member_info_id',
  })
  await assert.rejects(world.as('sub_perm_banmembers').removemember({ member_info_id: people.cleo.id }), {
    type: 'inadequate_permissions',
  })
})

test('removing a pending person rejects them, and removing a ban is silent', async () => {
  await world.as('owner').removemember({ member_info_id: people.pending.id })
  await world.as('owner').removemember({ member_info_id: people.banned.id })
  await world.settle()

  assert.deepEqual(await world.facts(), ['member.rejected', 'member.removed'])
  assert.deepEqual((await told()).slice(1), ['pending@example.org: About member_notice_rejected_subscription'])
  const past = await world.as('owner').getpastmembers({ group_id: group.id, sort_field: 'full_name' })
  assert.deepEqual(
    past.data.map(({ action, member_info }) => [member_info.full_name, action, member_info.status]),
    [
      ['Banned', 'removed_member', 'sub_status_banned'],
      ['Ben', 'removed_member', 'sub_status_normal'],
      ['Pending', 'rejected', 'sub_status_pending'],
    ],
  )
})

test('people who leave get the group’s goodbye notice', async () => {
  await world.as('cleo').deletesub({ group_id: group.id })
  await world.settle()

  assert.deepEqual(await world.facts(), ['member.left'])
  assert.deepEqual((await told()).slice(2), ['cleo@example.org: About member_notice_goodbye'])
})

test('a moderator cannot remove owners or moderators; an owner removes moderators, but no owner', async () => {
  const refused = { type: 'inadequate_permissions' }
  for (const name of ['owner', 'powerless'] as const)
    await assert.rejects(world.as('moderator').removemember({ member_info_id: people[name].id }), refused)
  await assert.rejects(world.as('owner').removemember({ member_info_id: people.owner.id }), refused)
  assert.deepEqual(await world.facts(), [])

  await world.as('owner').removemember({ member_info_id: people.powerless.id })

  assert.deepEqual(await world.facts(), ['member.removed'])
})

test('an owner of the parent outranks moderators and owners of a subgroup', async () => {
  const parent = await world.addGroup({}, { peopled: true })
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent })
  const member_info_id = await addMembership(world, subgroup.id, people.owner, {})
  await addMembership(world, subgroup.id, people.moderator, {
    mod_status: 'sub_modstatus_moderator',
    mod_permissions: ['sub_perm_removemembers', 'sub_perm_banmembers', 'sub_perm_modsub'],
  })
  await addMembership(world, subgroup.id, people.cleo, { mod_status: 'sub_modstatus_owner' })
  const refused = { type: 'inadequate_permissions' }

  for (const name of ['moderator', 'cleo'] as const) {
    await assert.rejects(world.as(name).removemember({ member_info_id }), refused)
    await assert.rejects(world.as(name).banmember({ member_info_id }), {
      type: 'bad_request',
      extra: 'member cannot be a moderator or owner',
    })
    const { errors } = await world
      .as(name)
      .bulkremovemembers({ group_id: subgroup.id, emails: people.owner.account.email })
    assert.deepEqual(
      errors.map(({ status }) => status),
      ['moderator_or_owner'],
    )
  }
  await assert.rejects(
    world.as('moderator').updatemember({ member_info_id, post_status: 'sub_poststatus_notallowed' }),
    refused,
  )
  assert.deepEqual(await world.facts(), [])
})

test('bulk removal reports the result for each address', async () => {
  const many = await world.addGroup({}, { peopled: true })
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent: many })
  await addMembership(world, subgroup.id, people.ben, {})
  const emails = [
    'BEN@example.org',
    'Cleo <cleo@example.org>',
    'cleo@example.org',
    ' ',
    'pending@example.org',
    'stranger@example.org',
    'no address',
    'owner@example.org',
    'powerless@example.org',
  ]

  const answer = await world
    .as('sub_perm_removemembers')
    .bulkremovemembers({ group_id: many.id, emails: emails.join('\r\n') })

  assert.deepEqual(
    { ...answer, errors: answer.errors.map(({ email, status }) => `${email} ${status}`).toSorted() },
    {
      object: 'bulk_remove_results',
      total_emails: 8,
      removed: 3,
      errors: [
        'no address invalid_email',
        'owner@example.org sole_owner',
        'powerless@example.org moderator_or_owner',
        'stranger@example.org not_subscribed',
      ],
    },
  )
  assert.deepEqual((await world.facts()).toSorted(), [
    'member.rejected',
    'member.removed',
    'member.removed',
    'member.removed',
  ])
  await assert.rejects(world.as('ben').getmembers({ group_id: many.id }), { type: 'inadequate_permissions' })
  await assert.rejects(
    world.as('owner').bulkremovemembers({ group_id: many.id, emails: 'a@b.example\n'.repeat(5001) }),
    { type: 'invalid_value', extra: 'emails' },
  )
})

test('a removed member loses access with any key, token or cookie at once', async () => {
  const server = await serve(world)
  for (const end of ['removemember', 'banmember'] as const) {
    const target = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
    const { id } = await world.as('ben').getsub({ group_id: target.id })
    const ask = (call: string) =>
      Promise.all(
        (['cookie', 'key', 'basic'] as const).map(async way => {
          const reply = await server.call(call, { group_id: target.id }, { person: people.ben, way })
          return reply.status === 200 ? 'answered' : (reply.body as { type: string }).type
        }),
      )
    assert.deepEqual(await ask('getmembers'), ['answered', 'answered', 'answered'])

    await world.as('owner')[end]({ member_info_id: id })

    assert.deepEqual(await ask('getmembers'), Array<string>(3).fill('inadequate_permissions'))
    assert.deepEqual(await ask('updatesub'), Array<string>(3).fill('bad_request'))
  }
  await world.facts()
})

test('past members are for premium and enterprise groups', async () => {
  await world.sql(`update groups set plan = 'group_plan_basic' where id = $1`, [group.id])

  await assert.rejects(world.as('cleo').getpastmembers({ group_id: group.id }), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('sub_perm_billing').getpastmembers({ group_name: group.name }), {
    type: 'bad_request',
    extra: 'basic group',
  })
})

test('a pending request expires after two weeks', async () => {
  const slow = await world.addGroup({}, { peopled: true })
  await world.sql(`update members set created = now() - interval '15 days' where group_id = $1`, [slow.id])
  await world.facts()

  await world.app.pipeline.runAsSystem(expirePendingMembers)

  assert.deepEqual(await world.facts(), ['member.expired'])
  const past = await world.as('owner').getpastmembers({ group_id: slow.id })
  assert.deepEqual(
    past.data.map(({ action, member_info }) => [member_info.full_name, action]),
    [['Pending', 'expired_member']],
  )
  await world.app.pipeline.runAsSystem(expirePendingMembers)
  assert.deepEqual(await world.facts(), [])
})

test('a claimed request does not expire', async () => {
  const slow = await world.addGroup({}, { peopled: true })
  const waiting = (await world.as('owner').getmembers({ group_id: slow.id, type: 'pending' })).data[0]!
  await world.sql(`update members set created = now() - interval '15 days' where group_id = $1`, [slow.id])
  await world.facts()

  const claimed = await world.as('sub_perm_pendingmembers').claimpendingmember({ member_info_id: waiting.id })
  await world.app.pipeline.runAsSystem(expirePendingMembers)

  assert.equal(claimed.claimed_by, people.sub_perm_pendingmembers.account.id)
  assert.deepEqual(await world.facts(), ['member.updated'])
  await assert.rejects(world.as('sub_perm_banmembers').claimpendingmember({ member_info_id: waiting.id }), {
    type: 'inadequate_permissions',
  })
  const given = await world.as('owner').claimpendingmember({ member_info_id: waiting.id, claim: false })
  assert.equal(given.claimed_by, 0)
  await world.app.pipeline.runAsSystem(expirePendingMembers)
  assert.deepEqual(await world.facts(), ['member.updated', 'member.expired'])
  const { id } = await world.as('ben').getsub({ group_id: slow.id })
  await assert.rejects(world.as('owner').claimpendingmember({ member_info_id: id }), { extra: 'member not pending' })
})

test('a new member is moderated until enough posts in a row are approved', async () => {
  const newcomers = await world.addGroup({ unmoderate_users_after: 2, new_users_moderated: true })
  const { id } = await world.as('stranger').joingroup({ group_id: newcomers.id })
  const settings = { ...groupSettingDefaults, unmoderate_users_after: 2 }
  const approve = () =>
    world.app.pipeline.runAsSystem(systemTransaction =>
      countApprovedPost(systemTransaction, { id: newcomers.id, settings }, id),
    )
  const status = async () => (await world.as('stranger').getsub({ group_id: newcomers.id })).post_status
  await world.facts()

  await approve()
  await countRejectedPost(world.database.read, newcomers.id, id)
  await approve()
  assert.equal(await status(), 'sub_poststatus_newusermoderated')
  assert.deepEqual(await world.facts(), [])
  await approve()

  assert.equal(await status(), 'sub_poststatus_normal')
  assert.deepEqual(await world.facts(), ['member.unmoderated'])
  await approve()
  assert.deepEqual(await world.facts(), [])
})

test('all counters are right', () => assertCounted(world))
