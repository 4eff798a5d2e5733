import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, sql } = world
const { identity, account } = people.stranger
await sql(`update accounts set site_admin = true where id = $1`, [account.id])
const admin = world.as({ identity: { ...identity, account: { ...account, site_admin: true } } })

async function calendarText(token: string): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of (await world.as('anonymous').getcalendar({ token })).chunks) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

test('a suspended group is in no list; restored, everything is as before', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  await sql(`update groups set title = 'Rye' where id = $1`, [group.id])
  const { id: group_id, name: group_name } = group
  const ben = world.as('ben')
  const owner = world.as('owner')
  const { topic_id } = await world.post('cleo', { subject: 'Rye bread', body: 'Rye' }, group)
  const elsewhere = await world.addGroup({}, { peopled: ['owner'] })
  await owner.addevent({ group_id, name: 'Baking', all_day: true, start_time: '2031-03-01', end_time: '2031-03-01' })
  const { url } = await ben.newcalendarfeed({})
  const token = new URL(url).searchParams.get('token')!
  await ben.newdraft({ group_id, draft_type: 'draft_type_post' })
  const lists = async () => ({
    subs: (await ben.getsubs({ limit: 100 })).data.some(sub => sub.group_id === group_id),
    directory: (await ben.getdirectory({ limit: 100 })).data.some(({ id }) => id === group_id),
    search: (await ben.searchgroups({ q: 'rye' })).data.length > 0,
    drafts: (await ben.getdrafts({})).data.some(draft => draft.group_id === group_id),
    topics: (await ben.gettopics({})).data.some(topic => topic.group_id === group_id),
    events: (await ben.getevents({ start: '2031-03-01' })).data.length > 0,
    calendar: /Baking/.test(await calendarText(token)),
    moveTargets: (await owner.getmovetargets({ group_id: elsewhere.id })).groups.some(to => to.group_id === group_id),
    movedTopics: await ben.findtopic({ group_id: world.group.id, topic_id }).then(
      () => true,
      () => false,
    ),
    inbox: JSON.stringify(await ben.getinbox({})).includes(group_name),
  })
  const before = await lists()
  await world.newEmails()

  await admin.suspendgroup({ group_id, reason: 'Advertising only' })
  const emails = await world.newEmails()
  const during = await lists()
  await assert.rejects(owner.getgroup({ group_name }), expectedError('invalid group_id'))
  const notices = await owner.getsuspendedgroups({})
  const others = await ben.getsuspendedgroups({})
  const listed = await admin.getallgroups({ suspended: true })
  await assert.rejects(
    world.as('owner').creategroup({
      group_name,
      desc: 'About rye bread',
      privacy: 'group_privacy_none',
      sub_group_access: 'sub_group_owners',
    }),
  )

  await admin.restoregroup({ group_id })
  const after = await lists()

  assert.deepEqual(during, Object.fromEntries(Object.keys(before).map(list => [list, false])))
  assert.deepEqual(after, before)
  assert.deepEqual(before, { ...Object.fromEntries(Object.keys(before).map(list => [list, true])), inbox: false })
  assert.deepEqual(
    emails.map(({ recipient, subject }) => [recipient, subject]),
    [[people.owner.account.email, 'Rye was suspended']],
  )
  assert.match(emails[0]!.body, /Advertising only/)
  assert.deepEqual(
    notices.groups.map(({ group_name: name, nice_group_name, reason }) => [name, nice_group_name, reason]),
    [[group_name, 'Rye', 'Advertising only']],
  )
  assert.deepEqual(others.groups, [])
  assert.deepEqual(
    listed.data.map(({ id }) => id),
    [group_id],
  )
  const { data: log } = await owner.getactivitylog({ group_id })
  assert.deepEqual(
    log.slice(0, 2).map(({ entry }) => entry),
    ['A site administrator restored the group', 'A site administrator suspended the group: Advertising only'],
  )
})

test('subgroups are suspended with their parent, and restored with it, unless they were suspended before', async () => {
  const parent = await world.addGroup({}, { peopled: ['owner'] })
  const [early, late] = [await world.addGroup({}, { parent }), await world.addGroup({}, { parent })]
  await admin.suspendgroup({ group_id: early.id })
  await admin.suspendgroup({ group_id: parent.id })
  const owner = world.as('owner')
  const isThere = (group_name: string) =>
    owner.getgroup({ group_name }).then(
      () => true,
      () => false,
    )

  assert.deepEqual(await Promise.all([parent, early, late].map(({ name }) => isThere(name))), [false, false, false])
  await assert.rejects(admin.restoregroup({ group_id: late.id }), expectedError('parent suspended'))
  await admin.restoregroup({ group_id: parent.id })
  assert.deepEqual(await Promise.all([parent, early, late].map(({ name }) => isThere(name))), [true, false, true])
  await admin.restoregroup({ group_id: early.id })
  assert.equal(await isThere(early.name), true)
})

test('an administrator deletes any group, suspended or not', async () => {
  const group = await world.addGroup({}, { peopled: ['owner'] })
  await admin.suspendgroup({ group_id: group.id })
  await world.facts()
  await admin.removegroup({ group_id: group.id, understand: 'I understand', reason: 'Spam' })
  assert.deepEqual(await world.facts(), ['group.deleted'])
  await assert.rejects(admin.getgroupdetails({ group_id: group.id }), expectedError('invalid group_id'))
  for (const call of [admin.suspendgroup, admin.restoregroup])
    await assert.rejects(call({ group_id: group.id }), expectedError('invalid group_id'))
  for (const call of [world.as('owner').suspendgroup, world.as('owner').restoregroup])
    await assert.rejects(call({ group_id: world.group.id }), { type: 'inadequate_permissions' })
})
