import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notifyShortOfSpace, setGroupPlan } from '#features/groups/index.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { sql } = world
const page = (group: { name: string }) => `https://folkmoot.test/g/${group.name}`
const newGroup = async () => {
  const group = await world.addGroup(
    { sub_group_access: 'sub_group_subs' },
    { peopled: ['ben', 'cleo', 'owner', 'moderator'] },
  )
  await world.newEmails()
  return group
}

test('subscribed moderators are warned when storage runs short, at 90 and 99 percent', async () => {
  const group = await newGroup()
  await world.as('moderator').updatesub({ group_id: group.id, storage_notify: 'sub_notify_none' })
  const use = async (percent: number) => {
    await sql(`update groups set storage_used = $2 where id = $1`, [group.id, percent * 1000])
    while (await world.app.pipeline.runAsSystem(systemTransaction => notifyShortOfSpace(systemTransaction, 100_000)));
    return world.newEmails()
  }
  const subjects = async (percent: number) => (await use(percent)).map(({ subject }) => subject)
  const short = (percent: number) => [`${group.name} has used ${percent}% of its storage`]

  assert.deepEqual(await subjects(89), [])
  assert.deepEqual(await use(91), [
    {
      recipient: 'owner@example.org',
      kind: 'storage_notify',
      subject: `${group.name} has used 90% of its storage`,
      body: `${group.name} has used 90% of its storage for messages and attachments.

When it's full, nobody can post. To free up space, delete messages with large attachments.

View messages:

    ${page(group)}/messages

--
You're getting this because you moderate ${group.name}.
Notification settings: ${page(group)}/subscription
${group.name}: ${page(group)}
`,
    },
  ])
  assert.deepEqual(await subjects(95), [])
  assert.deepEqual(await subjects(130), short(99))
  assert.deepEqual(await subjects(85), [])
  assert.deepEqual(await subjects(99), [])
  assert.deepEqual(await subjects(79), [])
  assert.deepEqual(await subjects(92), short(90))
  await use(0)
})

test('subscribed owners are told of a new plan', async () => {
  const group = await newGroup()
  const move = async (plan: string) => {
    await world.app.pipeline.runAsSystem(systemTransaction => setGroupPlan(systemTransaction, group.name, plan))
    return (await world.newEmails()).map(({ recipient, kind, subject }) => `${recipient} ${kind} ${subject}`).toSorted()
  }

  assert.deepEqual(await move('group_plan_enterprise'), [
    `moderator@example.org account_notify ${group.name} has a new plan`,
    `owner@example.org account_notify ${group.name} has a new plan`,
  ])
  for (const who of ['owner', 'moderator'] as const)
    await world.as(who).updatesub({ group_id: group.id, account_notify: 'sub_notify_app' })
  assert.deepEqual(await move('group_plan_premium'), [])
})

test('subscribed members are told of a new subgroup, unless it is hidden from some of them', async () => {
  const group = await newGroup()
  for (const who of ['ben', 'cleo', 'owner'] as const)
    await world.as(who).updatesub({ group_id: group.id, sub_group_notify: 'sub_notify_email' })
  await world.as('cleo').updatesub({ group_id: group.id, sub_group_notify: 'sub_notify_none' })
  const make = (sub_group_name: string, privacy: 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted') =>
    world.as('owner').createsubgroup({ group_id: group.id, sub_group_name, desc: 'All about baking bread.', privacy })

  await make('bakers', 'sub_group_privacy_archives')
  const told = await world.newEmails()
  await make('secret', 'sub_group_privacy_unlisted')

  assert.deepEqual(told, [
    {
      recipient: 'ben@example.org',
      kind: 'sub_group_notify',
      subject: `New subgroup: ${group.name}+bakers`,
      body: `${group.name} has a new subgroup, ${group.name}+bakers.

Description:

> All about baking bread.

View subgroup:

    ${page(group)}+bakers

--
You're getting this because you're a member of ${group.name}.
Notification settings: ${page(group)}/subscription
${group.name}: ${page(group)}
`,
    },
  ])
  assert.deepEqual(await world.newEmails(), [])
})
