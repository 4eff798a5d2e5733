import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerations } from '#contract/enumerations.ts'
import { addMembership, type PersonName } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world
const idOf = (name: PersonName) => people[name].id

test('an owner appoints a moderator with permissions and an owner, and reverts it', async () => {
  const made = await world.as('owner').updatemember({
    member_info_id: idOf('ben'),
    mod_status: 'sub_modstatus_moderator',
    mod_permissions: ['sub_perm_banmembers', 'sub_perm_modsub'],
  })
  assert.deepEqual(
    [made.mod_status, made.mod_permissions],
    ['sub_modstatus_moderator', 'sub_perm_banmembers,sub_perm_modsub'],
  )
  assert.equal(made.perms?.ban_members, true)
  const owner = await world.as('owner').updatemember({ member_info_id: idOf('ben'), mod_status: 'sub_modstatus_owner' })
  assert.deepEqual([owner.mod_status, owner.mod_permissions], ['sub_modstatus_owner', ''])

  const plain = await world.as('owner').updatemember({ member_info_id: idOf('ben'), mod_status: 'sub_modstatus_none' })

  assert.deepEqual([plain.mod_status, plain.mod_permissions], ['sub_modstatus_none', ''])
  assert.deepEqual(await world.facts(), ['member.role_changed', 'member.role_changed', 'member.role_changed'])
  await world.as('owner').updatemember({ member_info_id: idOf('ben'), mod_status: 'sub_modstatus_none' })
  assert.deepEqual(await world.facts(), [])
})

test('nobody grants what they lack, and moderators cannot make owners', async () => {
  await world.as('owner').updatemember({
    member_info_id: idOf('cleo'),
    mod_status: 'sub_modstatus_moderator',
    mod_permissions: ['sub_perm_makemoderator', 'sub_perm_banmembers'],
  })
  await world.facts()
  const target = { member_info_id: idOf('ben') }
  const refused = [
    { mod_status: 'sub_modstatus_owner' },
    { mod_status: 'sub_modstatus_moderator', mod_permissions: ['sub_perm_removemembers'] },
    { mod_status: 'sub_modstatus_moderator', mod_permissions: ['sub_perm_banmembers', 'sub_perm_groupsettings'] },
  ] as const
  for (const role of refused)
    await assert.rejects(
      world.as('cleo').updatemember({
        ...target,
        ...role,
        mod_permissions: [...(('mod_permissions' in role && role.mod_permissions) || [])],
      }),
      {
        type: 'inadequate_permissions',
      },
    )
  assert.deepEqual(await world.facts(), [])

  const made = await world.as('cleo').updatemember({
    ...target,
    mod_status: 'sub_modstatus_moderator',
    mod_permissions: ['sub_perm_banmembers'],
  })

  assert.equal(made.mod_permissions, 'sub_perm_banmembers')
  assert.deepEqual(await world.facts(), ['member.role_changed'])
  // An equal now: out of reach.
  await assert.rejects(world.as('cleo').updatemember({ ...target, mod_status: 'sub_modstatus_none' }), {
    type: 'inadequate_permissions',
  })
  await world.as('owner').updatemember({ ...target, mod_status: 'sub_modstatus_none' })
  await world.as('owner').updatemember({ member_info_id: idOf('cleo'), mod_status: 'sub_modstatus_none' })
  await world.facts()
})

test('no single permission allows raising oneself or affecting higher ranks', async () => {
  for (const flag of enumerations.mod_permissions) {
    const attempts = [
      { member_info_id: idOf(flag), mod_status: 'sub_modstatus_owner' as const },
      { member_info_id: idOf(flag), mod_permissions: [...enumerations.mod_permissions] },
      { member_info_id: idOf('owner'), mod_status: 'sub_modstatus_none' as const },
      { member_info_id: idOf('powerless'), mod_permissions: [flag] },
      { member_info_id: idOf('owner'), post_status: 'sub_poststatus_notallowed' as const },
      { member_info_id: idOf('powerless'), email_delivery: 'email_delivery_none' as const },
      { member_info_id: idOf(flag), post_status: 'sub_poststatus_allowed' as const },
    ]
    for (const attempt of attempts)
      await assert.rejects(
        world.as(flag).updatemember(attempt),
        { type: 'inadequate_permissions' },
        `${flag} ${JSON.stringify(attempt)}`,
      )
    for (const name of ['owner', 'powerless', flag] as const)
      await assert.rejects(world.as(flag).removemember({ member_info_id: idOf(name) }), {
        type: 'inadequate_permissions',
      })
  }
  assert.deepEqual(await world.facts(), [])
})

test('the last owner cannot be demoted, even by themselves; of two who demote each other one stays', async () => {
  const role = { mod_status: 'sub_modstatus_none' } as const
  await assert.rejects(world.as('owner').updatemember({ member_info_id: idOf('owner'), ...role }), {
    type: 'bad_request',
    extra: 'sole owner',
  })
  const pair = await world.addGroup({})
  const ids = [
    await addMembership(world, pair.id, people.ben, { mod_status: 'sub_modstatus_owner' }),
    await addMembership(world, pair.id, people.cleo, { mod_status: 'sub_modstatus_owner' }),
  ]

  await Promise.allSettled([
    world.as('ben').updatemember({ member_info_id: ids[1]!, ...role }),
    world.as('cleo').updatemember({ member_info_id: ids[0]!, ...role }),
  ])

  const owners = await world.sql(`select id from members where group_id = $1 and mod_status = 'sub_modstatus_owner'`, [
    pair.id,
  ])
  assert.equal(owners.length, 1)
  assert.deepEqual(await world.facts(), ['member.role_changed'])
})

test('a moderator with the permission sets options, posting and notes of a member', async () => {
  const options = {
    email_delivery: 'email_delivery_digest',
    post_status: 'sub_poststatus_moderated',
    moderator_notes: 'Posts too much.',
    sub_notify: 'sub_notify_app',
  } as const

  const changed = await world.as('sub_perm_modsub').updatemember({ member_info_id: idOf('ben'), ...options })

  const { email_delivery, post_status, moderator_notes, sub_notify } = changed
  assert.deepEqual({ email_delivery, post_status, moderator_notes, sub_notify }, options)
  assert.notEqual(changed.moderator_notes_updated, null)
  assert.deepEqual(await world.facts(), ['member.updated'])
  const [fact] = await world.sql(`select data from facts order by id desc limit 1`)
  assert.deepEqual((fact!['data'] as { fields: string[] }).fields.toSorted(), Object.keys(options).toSorted())
  await assert.rejects(world.as('powerless').updatemember({ member_info_id: idOf('ben'), ...options }), {
    type: 'inadequate_permissions',
  })
  await assert.rejects(world.as('ben').updatemember({ member_info_id: idOf('ben'), ...options }), {
    type: 'inadequate_permissions',
    extra: 'mod_page',
  })
  await world.as('sub_perm_modsub').updatemember({ member_info_id: idOf('sub_perm_modsub'), color: 'color_sky' })
  assert.deepEqual(await world.facts(), ['member.updated'])
})

test('only members get a role, and only moderators permissions', async () => {
  await assert.rejects(
    world.as('owner').updatemember({ member_info_id: idOf('pending'), mod_status: 'sub_modstatus_moderator' }),
    { type: 'invalid_value', extra: 'mod_status' },
  )
  await assert.rejects(
    world.as('owner').updatemember({ member_info_id: idOf('ben'), mod_permissions: ['sub_perm_banmembers'] }),
    { type: 'invalid_value', extra: 'mod_permissions' },
  )
  // Whoever may not decide on them does not know of them.
  await assert.rejects(
    world.as('sub_perm_modsub').updatemember({ member_info_id: idOf('pending'), color: 'color_sky' }),
    { extra: 'member_info_id' },
  )
  assert.deepEqual(await world.facts(), [])
})

test('unknown parameters change nothing', async () => {
  const before = await world.sql(`select * from members where id = $1`, [idOf('ben')])
  const sneaky = { member_info_id: idOf('ben'), status: 'sub_status_banned', approved_posts: 99, user_id: 1, id: 5 }

  await world.as('owner').updatemember(sneaky)
  await world.as('ben').updatesub({
    group_id: group.id,
    post_status: 'sub_poststatus_allowed',
    mod_status: 'sub_modstatus_owner',
  } as never)

  assert.deepEqual(await world.sql(`select * from members where id = $1`, [idOf('ben')]), before)
  assert.deepEqual(await world.facts(), [])
})

test('all counters are right', () => assertCounted(world))
