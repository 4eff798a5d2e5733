import assert from 'node:assert/strict'
import { givePassword } from '#features/accounts/index.ts'
import { test } from 'node:test'
import { readCalendar, readerMissing } from '#test/fixtures/calendar-reader.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

// What calendar-reader makes of the files is held against what the calls say.
const world = await newWorld()
const { group } = world
const [owner, ben] = [world.as('owner'), world.as('ben')]
const group_id = group.id
const tokenOf = (url: string): string => new URL(url).searchParams.get('token')!
async function textOf(token: string): Promise<string> {
  const { chunks } = await world.as('anonymous').getcalendar({ token })
  const pieces: Uint8Array[] = []
  for await (const chunk of chunks) pieces.push(chunk)
  return Buffer.concat(pieces).toString()
}
const zones = ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC']
for (const timezone of zones)
  await owner.addevent({
    ...{ group_id, name: `In ${timezone}; rye, spelt`, timezone, start_time: '2030-02-26T23:30:00' },
    ...{ end_time: '2030-02-27T01:00:00', recurrence: 'FREQ=WEEKLY;COUNT=40', location: 'A\\B' },
    ...{ description: '<p>First line</p><p>Ünïcode 🥖 '.concat('long '.repeat(40), '</p>') },
  })
await owner.addevent({ group_id, name: 'Days', all_day: true, start_time: '2030-03-30', end_time: '2030-04-01' })

test(
  'a calendar program reads every event at its time, in every zone, across clock changes',
  { skip: readerMissing },
  async () => {
    const { url } = await ben.newcalendarfeed({ group_id })
    const { errors, events, components } = await readCalendar(await textOf(tokenOf(url)))

    const told = []
    for (let page_token = 0; ;) {
      const page = await ben.getevents({ group_id, start: '2030-01-01', limit: 100, page_token })
      told.push(...page.data)
      if (!page.has_more) break
      page_token = page.next_page_token
    }
    const utc = (time: string) => Temporal.Instant.from(time).toString({ smallestUnit: 'second' })
    assert.equal(told.length, zones.length * 40 + 1)
    assert.deepEqual(errors, [])
    const byMoment = (a: string[], b: string[]) => (a.join() < b.join() ? -1 : 1)
    assert.deepEqual(
      events.map(({ uid, start, end, summary, status }) => [uid, start, end, summary, status]).toSorted(byMoment),
      told
        .map(({ uid, start_time, end_time, name, all_day }) => {
          const times = all_day ? [start_time.slice(0, 10), end_time.slice(0, 10)] : [utc(start_time), utc(end_time)]
          return [uid, ...times, name, 'CONFIRMED']
        })
        .toSorted(byMoment),
    )
    // Each series is one thing.
    assert.deepEqual(
      [components.length, components.filter(({ rrule }) => rrule).length],
      [zones.length + 1, zones.length],
    )
    assert.deepEqual(
      [events[0]!.location, events[0]!.description.split('\n')[0], events[0]!.description.includes('🥖')],
      ['A\\B', 'First line', true],
    )
  },
)

test('lines are folded, and user text cannot start one', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const evil = 'Bread\r\nEND:VEVENT\r\nBEGIN:VEVENT\u2028SUMMARY:x'
  await owner.addevent({ group_id: place.id, name: 'Rye', start_time: '2031-01-01T10:00', location: evil })
  const { url } = await ben.newcalendarfeed({ group_id: place.id })

  const lines = (await textOf(tokenOf(url))).split('\r\n')

  assert.deepEqual([...new Set(lines.map(line => Buffer.byteLength(line) <= 75))], [true])
  assert.equal(lines.filter(line => line === 'BEGIN:VEVENT').length, 1)
  assert.ok(lines.every(line => !/[\n\r\u2028]/.test(line)))
})

test('a feed URL is a personal secret, shows what its owner may see now, and can be revoked', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  await owner.addevent({ group_id: place.id, name: 'Elsewhere', start_time: '2031-01-01T10:00' })
  const [first, second] = [await ben.newcalendarfeed({}), await ben.newcalendarfeed({})]
  const one = await ben.newcalendarfeed({ group_id: place.id })
  const names = async (url: string) => new Set((await textOf(tokenOf(url))).match(/(?<=SUMMARY:)(Elsewhere|Days)/g))

  await assert.rejects(textOf(tokenOf(first.url)), expectedError('invalid token'))
  await assert.rejects(textOf('x'), expectedError('invalid token'))
  assert.deepEqual(await names(second.url), new Set(['Days', 'Elsewhere']))
  assert.deepEqual(await names(one.url), new Set(['Elsewhere']))
  await ben.deletesub({ group_id: place.id })
  assert.deepEqual([await names(second.url), await names(one.url)], [new Set(['Days']), new Set()])
  await ben.deletecalendarfeed({})
  await assert.rejects(textOf(tokenOf(second.url)), expectedError('invalid token'))
  await assert.rejects(ben.deletecalendarfeed({}), expectedError('no calendar feed'))
  await assert.rejects(world.as('stranger').newcalendarfeed({ group_id }), { type: 'inadequate_permissions' })
  const kept = JSON.stringify(await world.sql(`select secret_hash from calendar_feeds`))
  assert.ok(!kept.includes(tokenOf(one.url)))
})

test('the attendee list is a table without formulas', async () => {
  const { id: event_id } = await owner.addevent({ group_id, name: 'Table', start_time: '2031-05-01', rsvp: true })
  await ben.rsvp({ event_id, response: 'rsvp_yes', additional_guests: 0, comment: '=HYPERLINK("x")' })
  const { chunks, filename } = await owner.downloadrsvps({ event_id })
  const pieces: Uint8Array[] = []
  for await (const chunk of chunks) pieces.push(chunk)

  const [head, row, end] = Buffer.concat(pieces).toString().split('\r\n')
  assert.deepEqual([filename, end], [`rsvps-${event_id}.csv`, ''])
  assert.equal(head, '"name","email","answer","additional_guests","comment","answered"')
  assert.match(row!, /^"Ben","ben@example.org","rsvp_yes","0","'=HYPERLINK\(""x""\)","2/)
  await assert.rejects(ben.downloadrsvps({ event_id }), { type: 'inadequate_permissions' })
})

test('a calendar program gets 304 until something changes', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const event = { group_id: place.id, start_time: '2030-02-26T23:30:00', end_time: '2030-02-27T01:00:00' }
  await owner.addevent({ ...event, name: 'Bread' })
  const server = await serve(world)
  const { pathname, search } = new URL((await ben.newcalendarfeed({ group_id: place.id })).url)
  const get = (headers: Record<string, string> = {}) => server.ask(pathname + search, { headers })

  const first = await get()
  const etag = first.headers.etag!
  const again = await get({ 'if-none-match': etag })
  assert.deepEqual(
    [first.status, first.headers['cache-control'], again.status, again.text, again.headers.etag],
    [200, 'private, no-cache', 304, '', etag],
  )
  await owner.addevent({ ...event, name: 'Rye' })
  const changed = await get({ 'if-none-match': etag })
  assert.deepEqual([changed.status, changed.text.includes('SUMMARY:Rye')], [200, true])
})

test('feeds are listed without their URLs, and end with sessions and keys on a password reset', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const cleo = world.as('cleo')
  await cleo.joingroup({ group_id: place.id })
  const [all, one] = [await cleo.newcalendarfeed({}), await cleo.newcalendarfeed({ group_id: place.id })]
  const listed = (await cleo.getcalendarfeeds({ sort_dir: 'asc' })).data

  const common = { object: 'calendar_feed', url: '' }
  assert.deepEqual(listed, [
    { ...common, id: all.id, created: all.created, group_id: 0, group_name: '' },
    { ...common, id: one.id, created: one.created, group_id: place.id, group_name: place.name },
  ])
  await assert.rejects(ben.deletecalendarfeed({ feed_id: one.id }), expectedError('no calendar feed'))
  await cleo.deletecalendarfeed({ feed_id: one.id })
  await assert.rejects(textOf(tokenOf(one.url)), expectedError('invalid token'))

  const { account } = world.people.cleo
  await world.app.pipeline.runAsSystem(systemTransaction =>
    givePassword(systemTransaction, account, 'another good password'),
  )

  await assert.rejects(textOf(tokenOf(all.url)), expectedError('invalid token'))
  assert.deepEqual((await cleo.getcalendarfeeds({})).data, [])
})

test('an event, and those between two days, are downloaded as a calendar file', { skip: readerMissing }, async () => {
  const read = async (file: { chunks: AsyncIterable<Uint8Array> }) => {
    const pieces: Uint8Array[] = []
    for await (const chunk of file.chunks) pieces.push(chunk)
    return readCalendar(Buffer.concat(pieces).toString())
  }
  const { data } = await ben.getevents({ group_id, start: '2030-03-01', end: '2030-03-31', limit: 100 })
  const file = await read(await ben.downloadevents({ group_id, start: '2030-03-01', end: '2030-03-31' }))
  assert.deepEqual([file.errors, file.events.length], [[], data.length])
  const series = data.find(({ series_id }) => series_id > 0)!
  const single = await read(await ben.downloadevent({ event_id: series.id }))
  assert.deepEqual([single.errors, single.events.map(({ summary }) => summary)], [[], [series.name]])
  assert.equal(single.components[0]!.rrule, '')
  await assert.rejects(
    ben.downloadevents({ group_id, start: '2030-03-02', end: '2030-03-01' }),
    expectedError('end', 'invalid_value'),
  )
  const closed = await world.addGroup({ calendar_access: 'group_access_moderators_only' }, { peopled: true })
  const hidden = await owner.addevent({ group_id: closed.id, name: 'Hidden', start_time: '2031-01-01' })
  await assert.rejects(ben.downloadevent({ event_id: hidden.id }))
  const own = await read(await ben.downloadevents({ start: '2031-01-01', end: '2031-01-02' }))
  assert.ok(!own.events.some(({ summary }) => summary === 'Hidden'))
})
