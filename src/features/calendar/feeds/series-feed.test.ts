// Not on every day: it has a program of other makers read many calendars.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCalendar, readerMissing } from '#test/fixtures/calendar-reader.ts'
import { newWorld } from '#test/world.ts'

// What a calendar program makes of a feed is held against what the calls say.
const world = await newWorld()
const owner = world.as('owner')
const utc = (time: string) => Temporal.Instant.from(time).toString({ smallestUnit: 'second' })

/** A calendar of its own with one series, and what is done to it. */
async function feedOf(more: Partial<Parameters<typeof owner.addevent>[0]> = {}) {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  await owner.updategroup({ group_id: group.id, title: 'Bakers; of Kent' })
  const first = await owner.addevent({
    ...{ group_id: group.id, name: 'Baking', timezone: 'Europe/Berlin', start_time: '2030-03-19T18:00' },
    ...{ end_time: '2030-03-19T20:00', recurrence: 'FREQ=WEEKLY;COUNT=6', ...more },
  })
  const { url } = await owner.newcalendarfeed({ group_id: group.id })
  const token = new URL(url).searchParams.get('token')!
  const events = async () => (await owner.getevents({ group_id: group.id, start: '2030-01-01', limit: 100 })).data
  async function read() {
    const pieces: Uint8Array[] = []
    for await (const chunk of (await world.as('anonymous').getcalendar({ token })).chunks) pieces.push(chunk)
    return readCalendar(Buffer.concat(pieces).toString())
  }
  /** The file says of each date what the calls say, and is well formed. */
  async function assertSame() {
    const file = await read()
    const sorted = (rows: string[][]) => rows.map(row => row.join(' | ')).toSorted()
    assert.deepEqual(file.errors, [])
    assert.deepEqual(
      sorted(file.events.map(({ start, end, summary, status }) => [start, end, summary, status])),
      sorted(
        (await events()).map(({ start_time, end_time, name, all_day, is_cancelled }) => [
          ...(all_day ? [start_time.slice(0, 10), end_time.slice(0, 10)] : [utc(start_time), utc(end_time)]),
          ...[name, is_cancelled ? 'CANCELLED' : 'CONFIRMED'],
        ]),
      ),
    )
    return file
  }
  return { first, events, read, assertSame }
}

test('a series is one event with a rule and its exceptions', { skip: readerMissing }, async () => {
  const { first, events, assertSame } = await feedOf()
  const [, second, third, fourth, fifth] = await events()
  await owner.updateevent({ event_id: second!.id, start_time: '2030-03-27T19:00' })
  await owner.updateevent({ event_id: third!.id, name: 'Rye baking', location: 'The mill' })
  await owner.deleteevent({ event_id: fourth!.id })
  await owner.updateevent({ event_id: fifth!.id, is_cancelled: true })

  const { components } = await assertSame()

  assert.deepEqual(
    components.map(({ uid, rrule, exdates, recurrence_id }) => [uid, rrule, exdates, recurrence_id]),
    [
      [first.uid, 'FREQ=WEEKLY;UNTIL=20300423T160000Z', ['2030-04-09T18:00:00'], ''],
      [first.uid, '', [], '2030-03-26T18:00:00'],
      [first.uid, '', [], '2030-04-02T18:00:00'],
      [first.uid, '', [], '2030-04-16T18:00:00'],
    ],
  )
  assert.equal(new Set(components.map(({ sequence }) => sequence)).size, 1)
  assert.deepEqual([...new Set((await events()).map(({ uid }) => uid))], [first.uid])
})

test('each change of a series increases its version', { skip: readerMissing }, async () => {
  const { events, read } = await feedOf()
  const versions: number[] = []
  const note = async () => void versions.push((await read()).components[0]!.sequence)
  const [first, second, third] = await events()
  await note()
  await owner.updateevent({ event_id: first!.id, apply_to: 'all', name: 'Bread' })
  await note()
  await owner.updateevent({ event_id: second!.id, start_time: '2030-03-27T19:00' })
  await note()
  await owner.deleteevent({ event_id: third!.id })
  await note()
  assert.ok(
    versions.every((version, n) => n === 0 || version > versions[n - 1]!),
    versions.join(),
  )
})

test('after any change, the file matches the API', { skip: readerMissing }, async () => {
  for (const recurrence of [
    'FREQ=WEEKLY;BYDAY=TU,TH;INTERVAL=2;COUNT=9',
    'COUNT=8;FREQ=DAILY',
    'FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20301231',
    'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=5',
  ])
    for (const all_day of [false, true]) {
      const times = all_day ? { start_time: '2030-03-19', end_time: '2030-03-20' } : {}
      const { events, assertSame } = await feedOf({ recurrence, all_day, ...times })
      await assertSame()
      const dates = await events()
      const middle = dates[2]!.id
      await owner.updateevent({
        event_id: middle,
        apply_to: 'following',
        name: 'Later',
        ...(all_day ? {} : { start_time: dates[2]!.start_time.slice(0, 11).concat('07:30') }),
      })
      await assertSame()
      await owner.updateevent({ event_id: dates[1]!.id, apply_to: 'all', location: 'The mill' })
      await owner.deleteevent({ event_id: dates[0]!.id })
      await assertSame()
      await owner.updateevent({ event_id: middle, apply_to: 'all', recurrence: 'FREQ=DAILY;COUNT=3' })
      await assertSame()
      await owner.deleteevent({ event_id: dates[1]!.id, apply_to: 'all' })
      await assertSame()
    }
})

test('an endless series has an endless rule', { skip: readerMissing }, async () => {
  const { events, read } = await feedOf({ recurrence: 'FREQ=WEEKLY' })
  const known = (await events()).map(({ start_time }) => utc(start_time))
  const { components, events: dates, errors } = await read()
  assert.deepEqual([errors, components.map(({ rrule }) => rrule)], [[], ['FREQ=WEEKLY']])
  assert.deepEqual(
    dates.slice(0, 90).map(({ start }) => start),
    known.slice(0, 90),
  )
})

test('a feed has its group’s name, a refresh interval, and keeps links', { skip: readerMissing }, async () => {
  const description =
    '<p>Bring <a href="https://example.org/list?a=1&amp;b=2">what is on the list</a> and see <a href="https://example.org/">example.org</a>.</p>'
  const { read } = await feedOf({ description })
  const { head, events } = await read()
  assert.deepEqual(head, {
    ...{ NAME: 'Bakers; of Kent', 'X-WR-CALNAME': 'Bakers; of Kent' },
    ...{ 'REFRESH-INTERVAL': 'PT1H', 'X-PUBLISHED-TTL': 'PT1H' },
  })
  assert.equal(
    events[0]!.description,
    'Bring what is on the list <https://example.org/list?a=1&b=2> and see example.org.',
  )
})
