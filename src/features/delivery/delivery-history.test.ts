import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertRow } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people, sql } = world
const member_info_id = group.members.ben
const about = { group_id: group.id }
const history = () => world.as('owner').getdeliveryhistory({ member_info_id })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('each of the last 31 days says how email went', async () => {
  const bounce = { ...about, account_id: people.ben.account.id, recipient_id: member_info_id, subject: 'Rye' }
  const failure = { type: 'delivery_single', response: '452 Mailbox full', is_hard: false, counts: true }
  for (const [at, is_delay] of [
    [1, false],
    [2, true],
    [40, false],
  ] as const)
    await insertRow(sql, 'bounces', { ...bounce, ...failure, outgoing_message_id: at, is_delay, created: daysAgo(at) })

  const { days, probe_time, probe_status } = await history()

  assert.equal(days.length, 31)
  assert.deepEqual(
    days.slice(-3).map(({ date, delivered, deferred, bounced }) => [date, delivered, deferred, bounced]),
    [
      [daysAgo(2).slice(0, 10), 0, 1, 0],
      [daysAgo(1).slice(0, 10), 0, 0, 1],
      [daysAgo(0).slice(0, 10), 0, 0, 0],
    ],
  )
  assert.equal(
    days.reduce((sum, { bounced }) => sum + bounced, 0),
    1,
  )
  assert.deepEqual([probe_time, probe_status], [null, ''])
})

test('a probe is sent, bounces, or is confirmed', async () => {
  const account_id = people.ben.account.id
  await sql(`update accounts set status = 'user_status_bouncing' where id = $1`, [account_id])
  await insertRow(sql, 'bounce_states', { account_id, email: people.ben.account.email })
  await world.as('owner').sendbounceprobe({ member_info_id })
  const { probe_time, probe_status } = await history()
  assert.ok(probe_time)
  assert.equal(probe_status, 'probe_sent')

  await insertRow(sql, 'bounces', {
    ...{ account_id, group_id: 0, outgoing_message_id: 0, recipient_id: 7, subject: 'Probe', response: '550' },
    ...{ type: 'delivery_bounce_probe', is_hard: true, counts: true, is_delay: false },
  })
  assert.equal((await history()).probe_status, 'probe_bounced')
  await sql(`update accounts set status = 'user_status_confirmed' where id = $1`, [account_id])
  assert.equal((await history()).probe_status, 'probe_confirmed')
})

test('only those who manage members see it', async () => {
  await assert.rejects(world.as('cleo').getdeliveryhistory({ member_info_id }), {
    type: 'inadequate_permissions',
    extra: 'manage_members',
  })
})
