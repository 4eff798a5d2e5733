import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { propertyRuns } from '#test/sampling.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group } = world
const [owner, ben] = [world.as('owner'), world.as('ben')]
const group_id = group.id
type AddEventParams = Parameters<typeof owner.addevent>[0]
const add = (more: Partial<AddEventParams> = {}) =>
  owner.addevent({
    group_id,
    name: 'Baking',
    start_time: '2030-03-19T18:00:00',
    timezone: 'Europe/Berlin',
    rsvp: true,
    ...more,
  })
const yes = { response: 'rsvp_yes', additional_guests: 0, comment: '' } as const
const between = async (start: string, end: string) => (await owner.getevents({ group_id, start, end, limit: 100 })).data
const startsOf = async (start: string, end: string) => (await between(start, end)).map(({ start_time }) => start_time)
const wipe = () => world.sql(`delete from events`)
/** Who has answered, by the day of the event. */
const answered = async () =>
  Object.fromEntries(
    (
      await world.sql(
        `select to_char(e.starts at time zone e.timezone, 'MM-DD HH24:MI') as day, e.deleted is not null as gone
         from event_rsvps r join events e on e.id = r.event_id order by 1`,
      )
    ).map(({ day, gone }) => [day, gone]),
  )

test('a repeating event has an event per date, at the same local time across clock changes', async () => {
  await wipe()
  const first = await add({ recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4' })

  assert.deepEqual(await startsOf('2030-01-01', '2030-12-31'), [
    '2030-03-19T18:00:00.000+01:00',
    '2030-03-26T18:00:00.000+01:00',
    '2030-04-02T18:00:00.000+02:00',
    '2030-04-09T18:00:00.000+02:00',
  ])
  const events = await between('2030-01-01', '2030-12-31')
  assert.deepEqual(new Set(events.map(({ series_id }) => series_id)), new Set([first.series_id]))
  assert.deepEqual([first.id, first.recurrence], [events[0]!.id, 'FREQ=WEEKLY;COUNT=4'])
  await ben.rsvp({ event_id: events[1]!.id, ...yes })
  const mine = (await ben.getevents({ group_id, start: '2030-01-01' })).data.map(({ has_rsvp }) => has_rsvp)
  assert.deepEqual(mine, [false, true, false, false])
})

test('a skipped local time is the next one; an ambiguous one is the first', async () => {
  await wipe()
  await add({ start_time: '2030-03-30T02:30:00', recurrence: 'FREQ=DAILY;COUNT=3' })
  await add({ start_time: '2030-10-27T02:30:00' })
  const pacific = await add({
    start_time: '2011-12-29T12:00:00',
    timezone: 'Pacific/Apia',
    recurrence: 'FREQ=DAILY;COUNT=3',
  })

  assert.deepEqual(await startsOf('2030-01-01', '2030-12-31'), [
    '2030-03-30T02:30:00.000+01:00',
    '2030-03-31T03:30:00.000+02:00',
    '2030-04-01T02:30:00.000+02:00',
    '2030-10-27T02:30:00.000+02:00',
  ])
  // On the island there was no thirtieth: it went over the date line.
  const island = await world.sql(`select starts::text from events where series_id = $1 order by starts`, [
    pacific.series_id,
  ])
  assert.deepEqual(
    island.map(({ starts }) => starts),
    ['2011-12-29 22:00:00+00', '2011-12-30 22:00:00+00'],
  )
})

test('one date is changed without the others, and stays changed', async () => {
  await wipe()
  await add({ recurrence: 'FREQ=WEEKLY;COUNT=3' })
  const [, second] = await between('2030-01-01', '2030-12-31')
  await ben.rsvp({ event_id: second!.id, ...yes })

  await owner.updateevent({ event_id: second!.id, start_time: '2030-03-27T10:00:00', location: 'Outside' })
  await owner.updateevent({
    event_id: (await between('2030-01-01', '2030-12-31'))[0]!.id,
    apply_to: 'all',
    start_time: '2030-03-19T19:00:00',
    name: 'Rye',
  })

  assert.deepEqual(
    (await between('2030-01-01', '2030-12-31')).map(({ start_time, name, location }) => [start_time, name, location]),
    [
      ['2030-03-19T19:00:00.000+01:00', 'Rye', ''],
      ['2030-03-27T10:00:00.000+01:00', 'Rye', 'Outside'],
      ['2030-04-02T19:00:00.000+02:00', 'Rye', ''],
    ],
  )
  assert.deepEqual(await answered(), { '03-27 10:00': false })
})

test('this and later dates become a new series', async () => {
  await wipe()
  const { series_id } = await add({ recurrence: 'FREQ=WEEKLY;COUNT=5' })
  const dates = await between('2030-01-01', '2030-12-31')
  for (const { id } of dates) await ben.rsvp({ event_id: id, ...yes })

  const third = await owner.updateevent({
    event_id: dates[2]!.id,
    apply_to: 'following',
    start_time: '2030-04-02T20:00:00',
    max_attendees: 4,
  })

  const after = await between('2030-01-01', '2030-12-31')
  assert.deepEqual(
    after.map(({ id }) => id),
    dates.map(({ id }) => id),
  )
  assert.deepEqual(
    after.map(({ start_time, max_attendees, recurrence, series_id: of }) => [
      start_time.slice(5, 16),
      max_attendees,
      recurrence,
      of === series_id,
    ]),
    [
      ['03-19T18:00', 0, 'FREQ=WEEKLY;UNTIL=20300401', true],
      ['03-26T18:00', 0, 'FREQ=WEEKLY;UNTIL=20300401', true],
      ['04-02T20:00', 4, 'FREQ=WEEKLY;COUNT=3', false],
      ['04-09T20:00', 4, 'FREQ=WEEKLY;COUNT=3', false],
      ['04-16T20:00', 4, 'FREQ=WEEKLY;COUNT=3', false],
    ],
  )
  assert.equal(third.id, dates[2]!.id)
  assert.equal(Object.keys(await answered()).length, 5)
})

test('a series moved to another weekday has new dates: responses are dropped', async () => {
  await wipe()
  const first = await add({ recurrence: 'FREQ=WEEKLY;COUNT=2' })
  await ben.rsvp({ event_id: first.id, ...yes })
  await world.facts()

  const moved = await owner.updateevent({ event_id: first.id, apply_to: 'all', start_time: '2030-03-20T18:00:00' })

  assert.deepEqual(await startsOf('2030-01-01', '2030-12-31'), [
    '2030-03-20T18:00:00.000+01:00',
    '2030-03-27T18:00:00.000+01:00',
  ])
  assert.deepEqual([moved.start_time, moved.has_rsvp], ['2030-03-20T18:00:00.000+01:00', false])
  assert.deepEqual(await answered(), { '03-19 18:00': true })
  assert.deepEqual(await world.facts(), ['event.deleted', 'event.updated'])
})

test('single, later or all dates are deleted, and do not come back', async () => {
  await wipe()
  await add({ recurrence: 'FREQ=DAILY;COUNT=6' })
  const ids = (await between('2030-01-01', '2030-12-31')).map(({ id }) => id)

  await owner.deleteevent({ event_id: ids[1]! })
  await owner.updateevent({ event_id: ids[0]!, apply_to: 'all', start_time: '2030-03-19T09:00:00' })
  assert.deepEqual(
    (await between('2030-01-01', '2030-12-31')).map(({ id }) => id),
    ids.filter(id => id !== ids[1]),
  )
  await owner.deleteevent({ event_id: ids[4]!, apply_to: 'following' })
  assert.deepEqual(
    (await between('2030-01-01', '2030-12-31')).map(({ id }) => id),
    [ids[0], ids[2], ids[3]],
  )
  await assert.rejects(ben.getevent({ event_id: ids[4]! }), expectedError('invalid event_id'))
  await owner.deleteevent({ event_id: ids[2]!, apply_to: 'all' })
  assert.deepEqual(await between('2030-01-01', '2030-12-31'), [])
})

test('an event starts to repeat, changes its rule, and stops', async () => {
  await wipe()
  const event = await add()
  await ben.rsvp({ event_id: event.id, ...yes })
  const event_id = event.id

  await owner.updateevent({ event_id, recurrence: 'FREQ=WEEKLY;COUNT=3' })
  assert.deepEqual(
    (await startsOf('2030-01-01', '2030-12-31')).map(day => day.slice(5, 10)),
    ['03-19', '03-26', '04-02'],
  )
  await assert.rejects(
    owner.updateevent({ event_id, recurrence: 'FREQ=DAILY;COUNT=3' }),
    expectedError('recurrence needs apply_to'),
  )
  await owner.updateevent({ event_id, apply_to: 'all', recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4' })
  assert.deepEqual(
    (await startsOf('2030-01-01', '2030-12-31')).map(day => day.slice(5, 10)),
    ['03-19', '03-21', '03-26', '03-28'],
  )
  await owner.updateevent({ event_id, apply_to: 'all', recurrence: '' })
  assert.deepEqual(
    (await startsOf('2030-01-01', '2030-12-31')).map(day => day.slice(5, 10)),
    ['03-19'],
  )
  assert.deepEqual(await answered(), { '03-19 18:00': false })
})

test('after any change of a series, a response stays on its date or is deleted with it', async () => {
  const change = fc.record({
    which: fc.nat(20),
    apply_to: fc.constantFrom('following', 'all'),
    day: fc.integer({ min: -2, max: 2 }),
    hour: fc.integer({ min: 8, max: 20 }),
    recurrence: fc.constantFrom(
      undefined,
      'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=6',
      'FREQ=DAILY;INTERVAL=3;COUNT=5',
      'FREQ=WEEKLY;COUNT=4',
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async changes => {
      await wipe()
      await add({ recurrence: 'FREQ=WEEKLY;COUNT=6' })
      const days = new Map<number, string>()
      for (const { which, apply_to, day, hour, recurrence } of changes) {
        const coming = await between('2030-01-01', '2031-12-31')
        if (coming.length === 0) return
        for (const { id, start_time } of coming.slice(0, 3)) {
          await ben.rsvp({ event_id: id, ...yes })
          days.set(id, start_time.slice(0, 10))
        }
        const named = coming[which % coming.length]!
        const start = Temporal.PlainDateTime.from(named.start_time.slice(0, 16)).with({ hour }).add({ days: day })
        const changing = owner.updateevent({
          event_id: named.id,
          apply_to,
          start_time: start.toString(),
          ...(recurrence ? { recurrence } : {}),
        })
        // A rule that leaves no date is refused, and changes nothing.
        await changing.catch((error: { extra?: string }) => assert.equal(error.extra, 'recurrence has no date'))
      }
      const kept = await world.sql(
        `select e.id, to_char(e.starts at time zone e.timezone, 'YYYY-MM-DD') as day from event_rsvps r join events e on e.id = r.event_id
         where e.deleted is null`,
      )
      for (const { id, day } of kept) assert.equal(day, days.get(Number(id)))
    }),
    { numRuns: propertyRuns(12) },
  )
})
