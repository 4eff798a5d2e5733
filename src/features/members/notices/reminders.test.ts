import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'
import { dueReminders, remindMembers } from './reminders.ts'

const world = await newWorld()
const { people, sql } = world
const type = 'member_notice_monthly_reminder' as const

const at = (text: string) => Temporal.Instant.from(text)
const remind = async (now: string) => {
  while (await world.app.pipeline.runAsSystem(systemTransaction => remindMembers(systemTransaction, at(now))));
  return (await world.newEmails()).map(({ recipient }) => recipient.replace(/@.*/, '')).toSorted()
}
async function newGroup() {
  await sql(`update member_notices set active = false`)
  const group = await world.addGroup({}, { peopled: ['ben', 'cleo', 'owner'] })
  await sql(`update members set created = '2026-01-15' where group_id = $1`, [group.id])
  await world
    .as('owner')
    .newmembernotice({ group_id: group.id, type, subject: 'Still here?', body: 'You are with us.' })
  await world.newEmails()
  return group
}
const live = (who: 'ben' | 'cleo' | 'owner', zone: string) =>
  sql(`update accounts set timezone = $2 where id = $1`, [people[who].account.id, zone])

test('reminders are due from six in the morning of the first until the end of the second, local time', () => {
  const zones = ['Pacific/Kiritimati', 'Europe/Berlin', 'UTC', 'America/Los_Angeles']

  const due = (now: string) => dueReminders(zones, at(now))

  assert.equal(due('2026-10-31T15:59:59Z'), null)
  assert.deepEqual(due('2026-10-31T16:00:00Z'), { month: '2026-11-01', zones: ['Pacific/Kiritimati'] })
  assert.deepEqual(due('2026-11-01T05:00:00Z')?.zones, ['Pacific/Kiritimati', 'Europe/Berlin'])
  // The clocks went back that night: six o'clock is fourteen hours after Greenwich's midnight, not thirteen.
  assert.deepEqual(due('2026-11-01T13:59:59Z')?.zones, ['Pacific/Kiritimati', 'Europe/Berlin', 'UTC'])
  assert.deepEqual(due('2026-11-01T14:00:00Z')?.zones, zones)
  assert.deepEqual(due('2026-11-03T00:00:00Z')?.zones, ['America/Los_Angeles'])
  assert.equal(due('2026-11-03T08:00:00Z'), null)
})

test('everyone is reminded once a month, on the local morning of the first', async () => {
  await newGroup()
  await live('ben', 'Pacific/Auckland')
  await live('cleo', 'America/New_York')
  await live('owner', 'UTC')

  assert.deepEqual(await remind('2026-02-28T16:59:00Z'), [])
  assert.deepEqual(await remind('2026-02-28T17:00:00Z'), ['ben'])
  assert.deepEqual(await remind('2026-03-01T06:00:00Z'), ['owner'])
  assert.deepEqual(await remind('2026-03-01T11:00:00Z'), ['cleo'])
  assert.deepEqual(await remind('2026-03-01T23:00:00Z'), [])
  assert.deepEqual(await remind('2026-03-15T12:00:00Z'), [])
  assert.deepEqual(await remind('2026-04-01T12:00:00Z'), ['ben', 'cleo', 'owner'])
  for (const who of ['ben', 'cleo'] as const) await live(who, 'UTC')
})

test('new members and those without email are not reminded; added members are', async () => {
  const group = await newGroup()
  const added = await world.as('owner').directadd({ group_id: group.id, emails: 'silent@new.example' })
  await sql(`update members set created = '2026-01-15' where id = $1`, [added.added_members[0]!.id])
  await sql(`update members set created = '2026-03-01T00:00:01Z' where id = $1`, [group.members.ben])
  await world.setMember(group, 'cleo', { email_delivery: 'email_delivery_none' })
  await world.newEmails()

  assert.deepEqual(await remind('2026-03-01T12:00:00Z'), ['owner', 'silent'])
})

test('reminders to many are written in batches, and once when two processes run', async () => {
  const group = await newGroup()
  const many = 1200
  await sql(
    `with made as (
       insert into accounts (email, full_name, status)
       select 'many' || n || '@example.org', 'Many ' || n, 'user_status_confirmed' from generate_series(1, $2::int) n returning id
     )
     insert into members (group_id, account_id, created) select $1, id, '2026-01-15' from made`,
    [group.id, many],
  )
  const all = async () => {
    while (
      await world.app.pipeline.runAsSystem(systemTransaction =>
        remindMembers(systemTransaction, at('2026-05-01T12:00:00Z')),
      )
    );
  }

  await Promise.all([all(), all()])
  // Who was being looked at by one process is left by the other: the next time finds them.
  await all()

  const recipients = (await world.newEmails()).map(({ recipient }) => recipient)
  assert.equal(recipients.length, many + 3)
  assert.equal(new Set(recipients).size, many + 3)
  const facts = await sql(
    `select jsonb_array_length(data -> 'member_info_ids') as n from facts where name = 'group.reminded' and group_id = $1`,
    [group.id],
  )
  assert.ok(facts.every(({ n }) => Number(n) <= 500))
})
