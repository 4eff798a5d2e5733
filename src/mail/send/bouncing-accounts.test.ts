import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remindMembers } from '#features/members/index.ts'
import { bounceHelpers } from '#test/mail/bounces.ts'
import { newWorld } from '#test/world.ts'

// While email to somebody bounces, no email of a group is sent to them, of whatever kind: docs/decisions/0034.

const world = await newWorld()
const { group, sql } = world
const { returned, statusOf } = bounceHelpers(world)
const owner = world.as('owner')
const start_time = Temporal.Now.plainDateISO('UTC').add({ days: 2 }).toString()
const event = { group_id: group.id, name: 'Rye', start_time, all_day: true, rsvp: true, send_invites: true }

const works = (await world.addPerson('added-works')).account.email
const bounces = (await world.addPerson('added-bounces')).account.email
await owner.directadd({ group_id: group.id, emails: `${works}\n${bounces}` })
const planned = await owner.addevent(event)
for (const name of ['ben', 'cleo'] as const)
  await world.as(name).rsvp({ event_id: planned.id, response: 'rsvp_yes', additional_guests: 0, comment: '' })
await owner.newmembernotice({
  group_id: group.id,
  type: 'member_notice_monthly_reminder',
  subject: 'Rules',
  body: 'Be kind',
})
await sql(`update members set created = created - interval '60 days' where group_id = $1`, [group.id])
await returned('cleo')
await sql(`update members set user_status = 'user_status_bouncing' where given_email = $1`, [bounces])

test('no group email goes to a bouncing address, of whatever kind', async () => {
  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
  await world.newEmails()

  await owner.addevent(event)
  await owner.updateevent({ event_id: planned.id, name: 'Spelt' })
  await world.settle()
  await owner.deleteevent({ event_id: planned.id })
  await owner.newchat({ group_id: group.id, subject: 'Ovens', desc: 'About ovens', announce: true })
  const first = Temporal.Instant.from('2031-01-01T12:00:00Z')
  while (await world.app.pipeline.runAsSystem(systemTransaction => remindMembers(systemTransaction, first)));
  const came = await world.newEmails()

  const kindsTo = (email: string) =>
    came.flatMap(({ recipient, kind }) => (recipient === email ? [kind] : [])).toSorted()
  const all = ['chat_announcement', 'event.added', 'event.deleted', 'event.updated', 'member_notice_monthly_reminder']
  assert.deepEqual([kindsTo('ben@example.org'), kindsTo(works)], [all, all])
  assert.deepEqual([kindsTo('cleo@example.org'), kindsTo(bounces)], [[], []])
})

test('account emails do', async () => {
  await world.as('anonymous').requestpasswordreset({ email: 'cleo@example.org' })

  assert.deepEqual(
    (await world.newEmails()).map(({ recipient }) => recipient),
    ['cleo@example.org'],
  )
})
