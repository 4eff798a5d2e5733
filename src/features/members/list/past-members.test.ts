import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })

test('past members are paged completely in every order', async () => {
  for (const [n, end] of [
    'removemember',
    'banmember',
    'deletesub',
    'removemember',
    'deletesub',
    'removemember',
  ].entries()) {
    const person = await world.addPerson(`past${(n * 5) % 6}`)
    const id = await addMembership(world, group.id, person, {
      status: n === 5 ? 'sub_status_pending' : 'sub_status_normal',
    })
    if (end === 'deletesub') await world.app.callAs(person.identity).deletesub({ group_id: group.id })
    else await world.as('owner')[end as 'banmember']({ member_info_id: id })
  }
  type Past = Awaited<ReturnType<ReturnType<typeof world.as>['getpastmembers']>>['data'][number]
  const keys: Record<string, (past: Past) => string> = {
    full_name: past => past.member_info.full_name!.toLowerCase(),
    email: past => past.member_info.email!,
    reason: past => past.action,
    created: past => past.created,
  }
  for (const [sort_field, key] of Object.entries(keys))
    for (const sort_dir of ['asc', 'desc'] as const) {
      const found: Past[] = []
      let page_token = 0
      do {
        const page = await world
          .as('moderator')
          .getpastmembers({ group_id: group.id, sort_field, sort_dir, limit: 4, page_token })
        assert.deepEqual([page.total_count, page.sort_field], [6, sort_field])
        found.push(...page.data)
        page_token = page.next_page_token
      } while (page_token !== 0)

      const sorted = found.map(past => `${key(past)} ${String(past.id).padStart(9, '0')}`)
      assert.deepEqual(sorted, sort_dir === 'asc' ? sorted.toSorted() : sorted.toSorted().toReversed(), sort_field)
      assert.equal(new Set(found.map(({ id }) => id)).size, 6)
    }
  const { data } = await world.as('owner').getpastmembers({ group_id: group.id })
  assert.deepEqual(
    data.map(({ action }) => action),
    ['rejected', 'left', 'removed_member', 'left', 'ban_members', 'removed_member'],
  )
})

test('a member sees past members like members, and cannot sort them by address', async () => {
  const page = await world.as('ben').getpastmembers({ group_id: group.id, sort_field: 'email' })

  assert.equal(page.sort_field, 'created')
  for (const { member_info } of page.data) assert.equal('email' in member_info, false)
  await assert.rejects(world.as('stranger').getpastmembers({ group_id: group.id }), { type: 'inadequate_permissions' })
})

test('banned people are named only to those who may ban', async () => {
  const place = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
  const person = await world.addPerson('put-out')
  const id = await addMembership(world, place.id, person, {})
  await world.as('owner').banmember({ member_info_id: id })
  const named = async (who: 'owner' | 'moderator' | 'ben') => {
    const [past] = (await world.as(who).getpastmembers({ group_id: place.id })).data
    const { full_name, user_id, email } = past!.member_info
    return [past!.action, full_name, user_id, email]
  }

  const { account } = person
  const whole = ['ban_members', account.full_name, account.id, account.email]
  assert.deepEqual([await named('owner'), await named('moderator')], [whole, whole])
  assert.deepEqual(await named('ben'), ['ban_members', undefined, undefined, undefined])
  const mod_permissions = ['sub_perm_groupsettings', 'sub_perm_modsub', 'sub_perm_viewmembers'] as const
  await world
    .as('owner')
    .updatemember({ member_info_id: place.members.moderator, mod_permissions: [...mod_permissions] })
  assert.deepEqual(await named('moderator'), ['ban_members', undefined, undefined, undefined])
})

test('all counters are right', () => assertCounted(world))
