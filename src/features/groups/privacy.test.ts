import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { addMembership, type PersonName } from '#test/world/people.ts'
import { loginRequiredError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

// Who knows of a group by its id, and who reads its archives: for every privacy, and for everybody who could stand to it.

const world = await newWorld()
const { people } = world
type Who = PersonName | 'anonymous'
type Privacy = GroupSettings['privacy']

const owner = { mod_status: 'sub_modstatus_owner' }
/** In the group itself. */
const inside = { owner, ben: {}, pending: { status: 'sub_status_pending' }, banned: { status: 'sub_status_banned' } }
/** In the parent only; the powerless one is a moderator there. */
const above = {
  cleo: {},
  moderator: owner,
  powerless: { mod_status: 'sub_modstatus_moderator', mod_permissions: ['sub_perm_groupsettings'] },
}
const everybody: Who[] = [
  'owner',
  'ben',
  'pending',
  'banned',
  'cleo',
  'moderator',
  'powerless',
  'stranger',
  'anonymous',
]

const known: Record<'listed' | 'unlisted', Who[]> = {
  listed: everybody,
  unlisted: ['owner', 'ben', 'pending', 'banned'],
}
const readers = {
  all: everybody,
  members: ['owner', 'ben'] as Who[],
  parent: ['owner', 'ben', 'cleo', 'powerless'] as Who[],
}
const groups: [Privacy, known: Who[], readers: Who[]][] = [
  ['group_privacy_none', known.listed, readers.all],
  ['group_privacy_archives', known.listed, readers.members],
  ['group_privacy_unlisted', known.unlisted, readers.members],
  ['group_privacy_unlisted_public', known.unlisted, readers.all],
]
const subgroups: [Privacy, known: Who[], readers: Who[]][] = [
  ['sub_group_privacy_none', known.listed, readers.all],
  ['sub_group_privacy_archives', known.listed, readers.members],
  ['sub_group_privacy_limited_archives', known.listed, readers.parent],
  ['sub_group_privacy_unlisted', known.unlisted, readers.members],
  ['sub_group_privacy_unlisted_public_archives', known.unlisted, readers.all],
]

type CreatedGroup = { id: number; name: string }
async function peopled(
  settings: Partial<GroupSettings>,
  who: Record<string, object>,
  parent?: CreatedGroup,
): Promise<CreatedGroup> {
  const group = await world.addGroup(settings, parent ? { parent } : {})
  for (const [name, where] of Object.entries(who))
    await addMembership(world, group.id, people[name as PersonName], where)
  return group
}
async function check(group: CreatedGroup, knows: readonly Who[], reads: readonly Who[]): Promise<void> {
  const missing = { type: 'bad_request', extra: 'invalid group_id' }
  for (const who of everybody) {
    const byId = world.as(who).getperms({ group_id: group.id })
    if (knows.includes(who)) assert.equal((await byId).archives_visible, reads.includes(who), who)
    else await assert.rejects(byId, who === 'anonymous' ? loginRequiredError : missing, who)
    const byName = world.as(who).getperms({ group_name: group.name })
    // A name is enough for whoever is signed in.
    const isShown = who !== 'anonymous' || knows.includes(who) || reads.includes(who)
    if (isShown) assert.equal((await byName).archives_visible, reads.includes(who), who)
    else await assert.rejects(byName, loginRequiredError, who)
  }
  const [row] = await world.sql(`select id from members where group_id = $1 limit 1`, [group.id])
  const { id: member_info_id } = row as { id: number }
  for (const who of everybody.filter(who => !knows.includes(who) && who !== 'anonymous'))
    await assert.rejects(world.as(who).getmember({ member_info_id }), { extra: 'member_info_id' }, who)
}

for (const [privacy, knows, reads] of groups)
  test(`${privacy}: who can see the group, and who can read it`, async () => {
    await check(await peopled({ privacy }, inside), knows, reads)
  })

for (const [privacy, knows, reads] of subgroups) {
  // An owner of the parent holds every right below it, and so is always among them.
  const parentOwner: Who = 'moderator'
  const readsToo = [...reads, parentOwner]

  test(`${privacy} in a listed group: who can see the subgroup, and who can read it`, async () => {
    const parent = await peopled({ privacy: 'group_privacy_archives' }, above)
    await check(await peopled({ privacy }, inside, parent), [...knows, parentOwner], readsToo)
  })
  test(`${privacy} in an unlisted group: a listed subgroup is listed for its parent's members only`, async () => {
    const parent = await peopled({ privacy: 'group_privacy_unlisted' }, above)
    const listedFor: Who[] = knows === known.listed ? ['cleo', 'powerless'] : []
    await check(await peopled({ privacy }, inside, parent), [...known.unlisted, parentOwner, ...listedFor], readsToo)
  })
}

test('archives made private are closed to everyone at once', async () => {
  const group = await peopled({ privacy: 'group_privacy_unlisted_public' }, inside)
  assert.equal((await world.as('anonymous').getperms({ group_name: group.name })).archives_visible, true)

  await world.as('owner').updategroup({ group_id: group.id, privacy: 'group_privacy_unlisted' })

  assert.equal((await world.as('stranger').getperms({ group_name: group.name })).archives_visible, false)
  assert.equal((await world.as('stranger').getgroup({ group_name: group.name })).messages_count, undefined)
  await assert.rejects(world.as('anonymous').getgroup({ group_name: group.name }), loginRequiredError)
})
