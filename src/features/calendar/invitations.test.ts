// Not on every day: it receives or sends many emails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCalendar, readerMissing, type ReadComponent, type ReadEvent } from '#test/fixtures/calendar-reader.ts'
import { newWorld } from '#test/world.ts'

// What calendars of invited people hold after each email, as python3-icalendar reads it.
const world = await newWorld()
const { id: group_id } = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const when = {
  start_time: '2030-06-01T18:00:00',
  end_time: '2030-06-01T20:00:00',
  timezone: 'Europe/Berlin',
  rsvp: true,
}
const answer = (response: 'rsvp_yes' | 'rsvp_no' | 'rsvp_maybe') => ({ response, additional_guests: 0, comment: '' })

let read = 0
/** The emails since the last time: to whom, about what, and what their calendar reads. */
async function emails(recipient?: string) {
  await world.settle()
  const rows = (await world.sql(
    `select id, recipient, kind, subject, calendar from service_emails where id > $1 order by id`,
    [read],
  )) as { id: number; recipient: string; kind: string; subject: string; calendar: string | null }[]
  read = rows.at(-1)?.id ?? read
  return rows.filter(row => !recipient || row.recipient === `${recipient}@example.org`)
}
const told = async () => (await emails()).map(({ recipient, subject }) => `${recipient.split('@')[0]}: ${subject}`)
const calendars = async (recipient: string) =>
  Promise.all((await emails(recipient)).map(({ calendar }) => readCalendar(calendar!)))
const datesOf = async (series_id: number) =>
  (await owner.getevents({ group_id, start: '2030-01-01', limit: 100 })).data.filter(
    event => event.series_id === series_id,
  )
const shown = ({ uid, rrule, recurrence_id, partstat }: ReadComponent) => [uid, rrule, recurrence_id, partstat]
const starts = (events: readonly ReadEvent[]) => events.map(({ start }) => start.slice(5, 16))
const weekly = (name: string) =>
  owner.addevent({ group_id, name, ...when, recurrence: 'FREQ=WEEKLY;COUNT=5', send_invites: true })

test(
  'when later dates become a new series, calendars are told that the old one ends',
  { skip: readerMissing },
  async () => {
    const first = await weekly('Kneading')
    const dates = await datesOf(first.series_id)
    const [invited] = await calendars('ben')
    await cleo.rsvp({ event_id: dates[3]!.id, ...answer('rsvp_yes') })
    await emails()

    const third = await owner.updateevent({
      event_id: dates[2]!.id,
      apply_to: 'following',
      start_time: '2030-06-15T19:00:00',
    })

    const sent = await emails()
    assert.deepEqual(
      sent.map(({ recipient, kind }) => `${recipient.split('@')[0]}: ${kind}`).toSorted(),
      ['ben', 'cleo', 'owner'].flatMap(name => [`${name}: event.shortened`, `${name}: event.updated`]),
    )
    for (const [name, partstat] of [
      ['ben', 'NEEDS-ACTION'],
      ['cleo', 'ACCEPTED'],
    ] as const) {
      const mine = sent.filter(({ recipient }) => recipient === `${name}@example.org`)
      assert.equal(mine[0]!.subject, 'Updated: Kneading (ends on Saturday, 8 June 2030)')
      const [old, later] = await Promise.all(mine.map(({ calendar }) => readCalendar(calendar!)))
      assert.deepEqual([old!.method, old!.errors, later!.method, later!.errors], ['REQUEST', [], 'REQUEST', []])
      assert.deepEqual(old!.components.map(shown), [
        [first.uid, 'FREQ=WEEKLY;UNTIL=20300608T160000Z', '', 'NEEDS-ACTION'],
      ])
      assert.ok(old!.components[0]!.sequence > invited!.components[0]!.sequence)
      const [whole, ...others] = later!.components
      assert.deepEqual(shown(whole!), [third.uid, 'FREQ=WEEKLY;UNTIL=20300629T170000Z', '', 'NEEDS-ACTION'])
      assert.deepEqual(
        others.map(({ recurrence_id, partstat: one }) => [recurrence_id, one]),
        partstat === 'ACCEPTED' ? [['2030-06-22T19:00:00', 'ACCEPTED']] : [],
      )
      assert.deepEqual(starts([...old!.events, ...later!.events]), [
        ...['06-01T16:00', '06-08T16:00', '06-15T17:00', '06-22T17:00', '06-29T17:00'],
      ])
    }
    assert.notEqual(third.uid, first.uid)

    // Also where nothing changed that needs an email by itself, and where the later dates are cancelled.
    const [, , , , fifth] = dates
    await owner.updateevent({ event_id: fifth!.id, apply_to: 'following', organizer_phone: '12' })
    assert.deepEqual(
      (await calendars('ben')).map(({ method, events }) => [method, starts(events)]),
      [
        ['REQUEST', ['06-15T17:00', '06-22T17:00']],
        ['REQUEST', ['06-29T17:00']],
      ],
    )
    await owner.updateevent({ event_id: dates[3]!.id, apply_to: 'following', is_cancelled: true })
    assert.deepEqual(
      (await calendars('ben')).map(({ method, events }) => [method, starts(events)]),
      [
        ['REQUEST', ['06-15T17:00']],
        ['CANCEL', ['06-22T17:00']],
      ],
    )
  },
)

test('a series ends in calendars when its later dates are deleted', { skip: readerMissing }, async () => {
  const first = await owner.addevent({
    ...{ group_id, name: 'Endless', ...when, recurrence: 'FREQ=MONTHLY', send_invites: true },
  })
  const dates = await datesOf(first.series_id)
  await emails()

  await owner.deleteevent({ event_id: dates[2]!.id, apply_to: 'following' })

  const [email] = await emails('ben')
  assert.equal(email!.subject, 'Cancelled: Endless')
  const { method, events, components } = await readCalendar(email!.calendar!)
  assert.deepEqual([method, starts(events)], ['REQUEST', ['06-01T16:00', '07-01T16:00']])
  assert.deepEqual(components.map(shown), [[first.uid, 'FREQ=MONTHLY;UNTIL=20300701T160000Z', '', 'NEEDS-ACTION']])
})

test('an update of a series keeps the responses per date', { skip: readerMissing }, async () => {
  const first = await weekly('Sieving')
  const dates = await datesOf(first.series_id)
  for (const { id } of dates) await ben.rsvp({ event_id: id, ...answer('rsvp_yes') })
  await ben.rsvp({ event_id: dates[1]!.id, ...answer('rsvp_no') })
  await ben.rsvp({ event_id: dates[3]!.id, ...answer('rsvp_maybe') })
  await owner.deleteevent({ event_id: dates[4]!.id })
  await owner.updateevent({ event_id: dates[2]!.id, start_time: '2030-06-15T19:00:00' })
  // The emails about different dates come in any order.
  const date = '2030-06-15T18:00:00'
  const moved = (await calendars('ben')).find(({ components }) => components[0]!.recurrence_id === date)
  assert.deepEqual(moved!.components.map(shown), [[first.uid, '', date, 'ACCEPTED']])

  await owner.updateevent({ event_id: first.id, apply_to: 'all', location: 'The mill' })

  const [series] = await calendars('ben')
  assert.deepEqual(series!.errors, [])
  assert.deepEqual(
    new Set([...moved!.components, ...series!.components].map(({ organizer }) => organizer)).size,
    1,
    'updates come from the organizer that the calendar knows',
  )
  assert.deepEqual(series!.components.map(shown), [
    [first.uid, 'FREQ=WEEKLY;UNTIL=20300622T160000Z', '', 'ACCEPTED'],
    [first.uid, '', '2030-06-08T18:00:00', 'DECLINED'],
    [first.uid, '', '2030-06-15T18:00:00', 'ACCEPTED'],
    [first.uid, '', '2030-06-22T18:00:00', 'TENTATIVE'],
  ])
  assert.deepEqual(starts(series!.events), ['06-01T16:00', '06-08T16:00', '06-15T17:00', '06-22T16:00'])
})

test('an update with very many different responses has those for the next dates', { skip: readerMissing }, async () => {
  const { series_id, id } = await owner.addevent({
    ...{ group_id, name: 'Daily', ...when, recurrence: 'FREQ=DAILY;COUNT=140', send_invites: true },
  })
  await world.sql(
    `insert into event_rsvps (group_id, event_id, account_id, type)
     select e.group_id, e.id, a.id, 'rsvp_no' from events e, accounts a
     where e.series_id = $1 and a.email = 'ben@example.org' order by e.starts limit 65`,
    [series_id],
  )
  await emails()

  await owner.updateevent({ event_id: id, apply_to: 'all', location: 'The mill' })

  const [series] = await calendars('ben')
  const [whole, ...others] = series!.components
  assert.equal(whole!.partstat, 'NEEDS-ACTION')
  assert.deepEqual(
    [others.length, new Set(others.map(({ partstat }) => partstat)), others.at(-1)!.recurrence_id],
    [60, new Set(['DECLINED']), '2030-07-30T18:00:00'],
  )
  assert.equal(series!.events.length, 140)
})

test('invited people without a response are told of a new time, place or cancellation', async () => {
  const { id: event_id } = await owner.addevent({ group_id, name: 'Baking', ...when, send_invites: true })
  await cleo.rsvp({ event_id, ...answer('rsvp_no') })
  await emails()

  await owner.updateevent({ event_id, start_time: '2030-06-02T18:00:00' })
  assert.deepEqual((await told()).toSorted(), ['ben: Updated: Baking', 'owner: Updated: Baking'])
  await owner.updateevent({ event_id, location: 'The mill' })
  assert.deepEqual((await told()).toSorted(), ['ben: Updated: Baking', 'owner: Updated: Baking'])
  await owner.updateevent({ event_id, organizer_phone: '12' })
  assert.deepEqual(await told(), [])
  await owner.updateevent({ event_id, is_cancelled: true })
  assert.deepEqual((await told()).toSorted(), ['ben: Cancelled: Baking', 'owner: Cancelled: Baking'])
  await owner.updateevent({ event_id, location: 'The barn' })
  assert.deepEqual(await told(), [])
})

test('an event without invitations concerns only those who responded', async () => {
  const { id: event_id } = await owner.addevent({ group_id, name: 'Quiet', ...when })
  await cleo.rsvp({ event_id, ...answer('rsvp_maybe') })
  await emails()

  await owner.updateevent({ event_id, location: 'The mill' })

  assert.deepEqual(await told(), ['cleo: Updated: Quiet'])
})

test('people invited on joining are told of changes too, until they leave', async () => {
  const open = await world.addGroup({ send_invites_on_join: true }, { peopled: ['owner'] })
  const next = Temporal.Now.plainDateISO('UTC').add({ days: 3 })
  const event = await owner.addevent({ group_id: open.id, name: 'Next', start_time: next.toString(), all_day: true })
  const person = world.as(await world.addPerson('newcomer'))
  await person.joingroup({ group_id: open.id })
  await emails()

  await owner.updateevent({ event_id: event.id, location: 'The mill' })
  assert.deepEqual(await told(), ['newcomer: Updated: Next'])
  await person.deletesub({ group_id: open.id })
  await emails()
  await owner.updateevent({ event_id: event.id, location: 'The barn' })
  assert.deepEqual(await told(), [])
})
