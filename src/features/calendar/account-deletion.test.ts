import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { makeAccount, password } from '#test/accounts.ts'
import { unzip } from '#test/fixtures/zip.ts'
import { newWorld } from '#test/world.ts'
import { addMembership } from '#test/world/people.ts'
import { extendSeries } from './scheduled-tasks.ts'
import { rsvpDeletion } from './rsvps/withdraw.ts'

const world = await newWorld()
const { group } = world
const owner = world.as('owner')
const group_id = group.id
const yes = { response: 'rsvp_yes', additional_guests: 0, comment: '' } as const

for (const way of ['leave', 'remove', 'ban', 'delete their account'] as const)
  test(`when people ${way}, the next on the waitlist is promoted`, async () => {
    const [comes, waits] = [await world.addPerson(`comes-${way[0]}`), await world.addPerson(`waits-${way[0]}`)]
    const member_info_id = await addMembership(world, group_id, comes, {})
    await addMembership(world, group_id, waits, {})
    const event = { group_id, name: 'Baking', start_time: '2030-06-01', rsvp: true, max_attendees: 1 }
    const { id: event_id } = await owner.addevent(event)
    await world.as(comes).rsvp({ event_id, ...yes })
    assert.equal((await world.as(waits).rsvp({ event_id, ...yes })).type, 'rsvp_waitlist')
    await world.settle()
    await world.facts()

    const leave = {
      leave: () => world.as(comes).deletesub({ group_id }),
      remove: () => owner.removemember({ group_id, member_info_id }),
      ban: () => owner.banmember({ group_id, member_info_id }),
      'delete their account': () => world.app.pipeline.runAsSystem(call => rsvpDeletion.remove(call, comes.account.id)),
    }
    await leave[way]()
    await world.settle()

    const { data } = await owner.getrsvps({ event_id })
    assert.deepEqual(
      data.map(({ user_id, type }) => [user_id, type]),
      [[waits.account.id, 'rsvp_yes']],
    )
    assert.deepEqual(
      (await world.facts()).filter(name => name.startsWith('event.')),
      ['event.answered', 'event.promoted'],
    )
    assert.deepEqual([(await owner.getevent({ event_id })).num_attendees], [1])
  })

test('deleting an account deletes its responses, and leaves its events to the group without its name', async () => {
  const identity = await makeAccount(world, 'ada@example.org')
  await addMembership(world, group_id, { account: identity.account }, { mod_status: 'sub_modstatus_moderator' })
  const ada = world.as({ identity })
  const event = { group_id, name: 'Of Ada', start_time: '2030-07-01', rsvp: true, max_attendees: 1 }
  const { id: event_id, creator_name } = await ada.addevent(event)
  assert.equal(creator_name, 'Ada Lovelace')
  await ada.rsvp({ event_id, ...yes, comment: 'mine' })
  assert.equal((await world.as('ben').rsvp({ event_id, ...yes })).type, 'rsvp_waitlist')
  const exported = unzip(await buffer((await ada.exportmydata({})).chunks))
  assert.match(String(exported['events.jsonl']), /^\{"id":\d+,.*"name":"Of Ada"/)
  assert.match(String(exported['rsvps.jsonl']), /"type":"rsvp_yes","comment":"mine"/)

  const { parts } = await ada.deleteaccount({ password })
  await world.settle()

  assert.deepEqual(
    parts.filter(({ name }) => name === 'event_rsvps'),
    [{ name: 'event_rsvps', count: 1 }],
  )
  const left = await owner.getevent({ event_id })
  assert.deepEqual([left.name, left.creator_name, left.num_attendees, left.num_waiting], ['Of Ada', '', 1, 0])
  const { data } = await owner.getrsvps({ event_id })
  assert.deepEqual(
    data.map(({ full_name, type }) => [full_name, type]),
    [['Ben', 'rsvp_yes']],
  )
})

test('an endless series is expanded two years ahead, and extended over time', async () => {
  const today = Temporal.Now.plainDateISO('UTC')
  const { id, series_id } = await owner.addevent({
    ...{
      group_id,
      name: 'For ever',
      start_time: today.toString(),
      all_day: true,
      timezone: 'UTC',
      recurrence: 'FREQ=DAILY',
    },
  })
  const countOf = async () =>
    Number(
      (await world.sql(`select count(*) from events where series_id = $1 and deleted is null`, [series_id]))[0]![
        'count'
      ],
    )
  const all = await countOf()
  assert.ok(all >= 731 && all <= 732, String(all))
  await owner.deleteevent({ event_id: id })
  // As if it had been laid out a year ago.
  await world.sql(`delete from events where series_id = $1 and starts > now() + interval '1 year'`, [series_id])
  await world.sql(
    `update event_series set expanded_until = (select max(series_date) from events where series_id = $1) where id = $1`,
    [series_id],
  )

  while (await world.app.pipeline.runAsSystem(extendSeries));

  assert.equal(await countOf(), all - 1)
})
