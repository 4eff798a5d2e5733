import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world
const owner = world.as('owner')
const group_id = group.id
const zoned = { timezone: 'Europe/Berlin', start_time: '2030-06-01T18:00:00' }
const add = (more: Partial<Parameters<typeof owner.addevent>[0]> = {}) =>
  owner.addevent({ group_id, name: 'Baking', ...zoned, ...more })
const yes = { response: 'rsvp_yes', additional_guests: 0, comment: '' } as const
await world.sql(`update accounts set timezone = 'America/Los_Angeles' where id = $1`, [people.cleo.account.id])
people.cleo.account.timezone = 'America/Los_Angeles'

test('an event has all its fields, in its own time zone', async () => {
  await world.facts()
  const event = await add({
    ...{ end_time: '2030-06-01T21:30:00', location: 'The old mill', description: '<p>Rye <script>x</script></p>' },
    ...{ organizer_name: 'Ann', organizer_email: 'ann@example.org', organizer_phone: '12', color_name: 'color_grape' },
    ...{ rsvp: true, max_attendees: 3, additional_guests: true, comment_label: 'What do you bring?' },
    ...{ yes_message: 'See you there', hide_rsvps: true, reminder_minutes: 60 },
  })

  const { id, created, updated, uid, ...said } = event
  assert.deepEqual(said, {
    ...{ object: 'event', creator_name: 'Owner', group_id, group_name: group.name, nice_group_name: group.name },
    ...{ start_time: '2030-06-01T18:00:00.000+02:00', end_time: '2030-06-01T21:30:00.000+02:00' },
    ...{
      timezone: 'Europe/Berlin',
      all_day: false,
      name: 'Baking',
      location: 'The old mill',
      description: '<p>Rye </p>',
    },
    ...{ organizer_name: 'Ann', organizer_email: 'ann@example.org', organizer_phone: '12' },
    ...{ color_name: 'color_grape', color_hex: '#6c4a86', rsvp: true, max_attendees: 3, additional_guests: true },
    ...{ comment_label: 'What do you bring?', yes_message: 'See you there' },
    ...{ has_rsvp: false, rsvp_type: '', rsvp_comment: '', rsvp_additional_guests: 0, hide_rsvps: true },
    ...{ is_locked: false, is_cancelled: false, cancel_message: '', num_attendees: 0, num_waiting: 0 },
    ...{ waitlist_position: 0 },
    ...{ reminder_minutes: 60, series_id: 0, recurrence: '', topic_id: 0, is_mine: true, files: [] },
  })
  assert.match(`${id} ${created} ${updated} ${uid}`, /^\d+ \S+ \S+ [\da-f-]{36}$/)
  assert.deepEqual(await world.as('ben').getevent({ event_id: id }), { ...event, is_mine: false })
  assert.deepEqual(await world.facts(), ['event.added'])
})

test('an all-day event has dates, whatever time was given', async () => {
  const one = await add({ all_day: true, start_time: '2030-03-31' })
  const three = await add({ all_day: true, start_time: '2030-03-30T09:00', end_time: '2030-04-01' })
  const again = await owner.updateevent({ event_id: three.id, end_time: three.end_time })

  assert.deepEqual([one.start_time, one.end_time], ['2030-03-31T00:00:00.000+01:00', '2030-04-01T00:00:00.000+02:00'])
  assert.deepEqual(
    [three.start_time, three.end_time],
    ['2030-03-30T00:00:00.000+01:00', '2030-04-02T00:00:00.000+02:00'],
  )
  assert.equal(again.end_time, three.end_time)
})

test('non-members and those who may not see the calendar get an error', async () => {
  const { id: event_id } = await add()
  const closed = await world.addGroup({ calendar_access: 'group_access_none' }, { peopled: true })
  const open = await world.addGroup(
    { privacy: 'group_privacy_none', calendar_access: 'group_access_public' },
    { peopled: true },
  )
  const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
  const insert = async (id: number) =>
    Number(
      (
        await world.sql(
          `insert into events (group_id, creator_name, starts, ends, timezone, first_day, last_day, name)
           values ($1, 'Ben', '2030-01-01', '2030-01-01', 'UTC', '2030-01-01', '2030-01-01', 'Rye') returning id`,
          [id],
        )
      )[0]!['id'],
    )
  const [inClosed, inOpen, inHidden] = [await insert(closed.id), await insert(open.id), await insert(hidden.id)]

  for (const who of ['stranger', 'pending', 'banned', 'past'] as const)
    await assert.rejects(world.as(who).getevent({ event_id }), expectedError('not subscribed to group'))
  assert.deepEqual(await errorExtraOf(world.as('anonymous').getevent({ event_id })), 'authentication: login required')
  await assert.rejects(world.as('ben').getevent({ event_id: inClosed }), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('stranger').getevent({ event_id: inHidden }), expectedError('invalid event_id'))
  await assert.rejects(world.as('stranger').getevent({ event_id: 999_999 }), expectedError('invalid event_id'))
  for (const who of ['stranger', 'anonymous'] as const)
    assert.equal((await world.as(who).getevent({ event_id: inOpen })).id, inOpen)
  await assert.rejects(world.as('stranger').rsvp({ event_id: inOpen, ...yes }), expectedError('not subscribed'))
  await assert.rejects(world.as('ben').addevent({ group_id, name: 'Rye', start_time: '2030-01-01' }), {
    type: 'inadequate_permissions',
  })
})

test('events are listed by time, paged, between dates in the caller’s time zone', async () => {
  const { id } = await world.addGroup({ default_timezone: 'Pacific/Kiritimati' }, { peopled: true })
  const at = async (start_time: string, more = {}) =>
    (await owner.addevent({ group_id: id, name: start_time, start_time, timezone: 'UTC', ...more })).name
  const late = await at('2031-05-02T06:30:00', { end_time: '2031-05-02T06:45:00' })
  const next = await at('2031-05-02T07:30:00')
  const long = await at('2031-04-20T12:00:00', { end_time: '2031-05-02T12:00:00' })
  const day = await at('2031-05-02', { all_day: true, timezone: 'Pacific/Kiritimati' })
  const namesIn = async (who: 'ben' | 'cleo', start: string, end?: string) =>
    (await world.as(who).getevents({ group_id: id, start, ...(end ? { end } : {}), limit: 100 })).data.map(e => e.name)

  // In Los Angeles the second begins at seven in UTC.
  assert.deepEqual(await namesIn('cleo', '2031-05-01', '2031-05-01'), [long, late])
  assert.deepEqual(await namesIn('cleo', '2031-05-02', '2031-05-02'), [long, day, next])
  assert.deepEqual(await namesIn('ben', '2031-05-02', '2031-05-02'), [long, day, late, next])
  assert.deepEqual(await namesIn('ben', '2031-05-03'), [])

  const pages: string[] = []
  const asked = { group_id: id, start: '2031-01-01', end: '2031-12-31', limit: 2 }
  const first = await world.as('ben').getevents(asked)
  pages.push(...first.data.map(event => event.name))
  const second = await world.as('ben').getevents({ ...asked, page_token: first.next_page_token })
  pages.push(...second.data.map(event => event.name))
  assert.deepEqual(pages, [long, day, late, next])
  assert.deepEqual(
    [
      first.total_count,
      second.total_count,
      first.has_more,
      second.start_item,
      second.end_item,
      second.has_more,
      second.next_page_token,
    ],
    [4, 4, true, 3, 4, false, 0],
  )
})

test('a page of long events is shorter, and the next one continues', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: ['owner'] })
  const owner = world.as('owner')
  const description = `<p>${'rye '.repeat(22_000)}</p>`
  const start_time = '2031-01-01T10:00:00'
  await owner.addevent({ group_id, name: 'Long', start_time, description, recurrence: 'FREQ=DAILY;COUNT=60' })

  const asked = { group_id, start: '2031-01-01', limit: 100 }
  const first = await owner.getevents(asked)
  const second = await owner.getevents({ ...asked, page_token: first.next_page_token })

  assert.ok(first.data.length < 60, `${first.data.length} events`)
  const days = [...first.data, ...second.data].map(event => event.start_time.slice(0, 10))
  assert.deepEqual([days.length, new Set(days).size, second.has_more, second.total_count], [60, 60, false, 60])
})

test('without a group, events of all visible calendars are listed', async () => {
  const person = await world.addPerson('traveller')
  const names: string[] = []
  for (const [n, calendar_access] of (
    ['group_access_limited', 'group_access_none', 'group_access_subscribers'] as const
  ).entries()) {
    const place = await world.addGroup({ calendar_access }, { peopled: ['owner'] })
    await world.sql(
      `insert into events (group_id, creator_name, starts, ends, timezone, first_day, last_day, name)
       values ($1, 'Ben', timestamptz '2032-01-09' - make_interval(days => $2), '2032-01-09', 'UTC', '2032-01-01', '2032-01-09', $3)`,
      [place.id, n, calendar_access],
    )
    await world.sql(`insert into members (group_id, account_id, sort_name, sort_email) values ($1, $2, '', '')`, [
      place.id,
      person.account.id,
    ])
    names.push(calendar_access)
  }

  const { data, total_count } = await world.as(person).getevents({ start: '2032-01-01' })

  assert.deepEqual([data.map(event => event.name), total_count], [[names[2], names[0]], 2])
  await assert.rejects(world.as('ben').getevents({ group_id, start: '2032-01-02', end: '2032-01-01' }), {
    type: 'invalid_value',
    extra: 'end',
  })
})

test('invalid fields are rejected by name, and nothing is stored', async () => {
  const before = await world.sql(`select count(*) from events`)
  const cases: [Partial<Parameters<typeof owner.addevent>[0]>, string][] = [
    [{ name: ' \n ' }, 'invalid name'],
    [{ start_time: 'tomorrow' }, 'invalid start_time'],
    [{ start_time: '2030-02-30T10:00:00' }, 'invalid start_time'],
    [{ start_time: '0000-01-01' }, 'invalid start_time'],
    [{ start_time: '2030-06-01T18:00:00+99:99' }, 'invalid start_time'],
    [{ end_time: '2030-06-01T17:59:00' }, 'invalid end_time'],
    [{ end_time: '2032-06-01T17:59:00' }, 'invalid end_time'],
    [{ timezone: 'Mars/Olympus' }, 'invalid timezone'],
    [{ timezone: '+02:00' }, 'invalid timezone'],
    [{ organizer_email: 'ann' }, 'invalid organizer_email'],
    [{ description: '<div>'.repeat(5000) }, 'invalid description'],
    [{ recurrence: 'every week' }, 'invalid recurrence'],
    [{ recurrence: 'FREQ=WEEKLY;FREQ=DAILY' }, 'invalid recurrence'],
    [{ recurrence: 'FREQ=WEEKLY;COUNT=3;UNTIL=20310101' }, 'invalid recurrence'],
    [{ recurrence: 'FREQ=WEEKLY;UNTIL=20310231' }, 'invalid recurrence'],
    [{ recurrence: 'FREQ=WEEKLY;BYDAY=2MO' }, 'invalid recurrence'],
    [{ recurrence: 'FREQ=HOURLY' }, 'recurrence repeats too often'],
    [{ recurrence: 'FREQ=DAILY;BYHOUR=1,2,3' }, 'recurrence repeats too often'],
    [{ recurrence: 'FREQ=DAILY;COUNT=1000000000' }, 'recurrence has too many dates'],
    [{ recurrence: 'FREQ=DAILY;UNTIL=21990101' }, 'recurrence has too many dates'],
    [{ recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'recurrence has no date'],
  ]

  for (const [wrong, text] of cases) assert.deepEqual(await errorExtraOf(add(wrong)), `bad_request: ${text}`)
  assert.deepEqual(await world.sql(`select count(*) from events`), before)
})

test('PATCH updates an event like POST, with the same CSRF check', async () => {
  const server = await serve(world)
  const { id } = await add()
  const ask = (body: string) =>
    server.ask('/api/v1/updateevent', {
      method: 'PATCH',
      headers: { ...headersOf(people.owner, 'cookie'), 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })

  const changed = await ask(`event_id=${id}&name=Rye&csrf=${people.owner.csrf}`)
  const forged = await ask(`event_id=${id}&name=Spelt`)

  assert.deepEqual([changed.status, (changed.body as { name: string }).name], [200, 'Rye'])
  assert.deepEqual([forged.status, (forged.body as { type: string }).type], [400, 'bad_csrf'])
  assert.equal((await owner.getevent({ event_id: id })).name, 'Rye')
})

test('events count toward the group’s storage, per date, and free it again', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: ['owner'] })
  const owner = world.as('owner')
  const used = async () =>
    (await world.sql(`select storage_used from groups where id = $1`, [group_id]))[0]!['storage_used']
  const baking = { group_id, name: 'Baking', start_time: '2031-01-01T10:00:00' }
  const daily = { ...baking, recurrence: 'FREQ=DAILY;COUNT=5' }
  // Six letters of the name, and the text in both its forms.
  const { id: event_id } = await owner.addevent({ ...daily, description: `<p>${'a'.repeat(993)}</p>` })
  assert.equal(await used(), 5 * (6 + 1000 + 993))

  await owner.updateevent({ event_id, description: '<p>abc</p>' })
  assert.equal(await used(), 4 * (6 + 1000 + 993) + 6 + 10 + 3)
  await owner.updateevent({ event_id, description: '', apply_to: 'all' })
  assert.equal(await used(), 5 * 6)
  await owner.deleteevent({ event_id, apply_to: 'all' })
  assert.equal(await used(), 0)

  const { id: kept } = await owner.addevent(baking)
  await world.sql(`update groups set storage_used = $2 where id = $1`, [group_id, world.settings.groupStorage])
  await assert.rejects(owner.addevent(daily), expectedError('group out of space'))
  await assert.rejects(owner.updateevent({ event_id: kept, name: 'Baking again' }), expectedError('group out of space'))
  assert.equal((await owner.updateevent({ event_id: kept, name: 'Bake' })).name, 'Bake')
  assert.equal((await owner.getevents({ group_id, start: '2031-01-01' })).total_count, 1)
})

test('times are whole minutes: other seconds are rejected', async () => {
  const event = { group_id: group.id, name: 'Rye', start_time: '2030-06-01T18:00:00' }
  for (const start_time of ['2030-06-01T18:00:30', '2030-06-01T18:00:00.5', '2030-06-01T18:00:01Z'])
    await assert.rejects(owner.addevent({ ...event, start_time }), { type: 'invalid_value', extra: 'start_time' })
  const end_time = '2030-06-01T19:00:59'
  await assert.rejects(owner.addevent({ ...event, end_time }), { type: 'invalid_value', extra: 'end_time' })
  const { id: event_id } = await owner.addevent(event)
  await assert.rejects(owner.updateevent({ event_id, start_time: '2030-06-01T18:00:30' }), {
    ...{ type: 'invalid_value', extra: 'start_time' },
  })
  await assert.rejects(owner.updateevent({ event_id, end_time }), { type: 'invalid_value', extra: 'end_time' })
})

test('an event keeps its duration and its end across a clock change', async () => {
  const night = { group_id: group.id, name: 'Night shift', timezone: 'Europe/Berlin' }
  const hoursOf = ({ start_time, end_time }: { start_time: string; end_time: string }) =>
    (Date.parse(end_time) - Date.parse(start_time)) / 3_600_000
  const single = await owner.addevent({ ...night, start_time: '2030-03-30T22:00', end_time: '2030-03-31T06:00' })
  assert.deepEqual([single.end_time.slice(0, 16), hoursOf(single)], ['2030-03-31T06:00', 7])

  const first = await owner.addevent({
    ...{ ...night, start_time: '2030-03-23T22:00', end_time: '2030-03-24T06:00' },
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  })
  const { data } = await owner.getevents({ group_id: group.id, start: '2030-03-22', end: '2030-04-08' })
  const dates = data.filter(({ series_id }) => series_id === first.series_id)
  assert.deepEqual(dates.map(hoursOf), [8, 8, 8])
  assert.equal(dates[1]!.end_time.slice(0, 16), '2030-03-31T07:00')

  const moved = await owner.updateevent({ event_id: single.id, start_time: '2030-05-01T22:00' })
  assert.deepEqual([moved.end_time.slice(0, 16), hoursOf(moved)], ['2030-05-02T05:00', 7])
})
