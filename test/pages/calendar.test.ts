// Not on every day: it walks through many pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { insertRows } from '../database/rows.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { daysOf, requestedView, shownDays } from '../../web/src/lib/calendar/days.ts'
import { formatRecurrence, parseRecurrence } from '../../web/src/lib/calendar/recurrence.ts'
import { leaveEarly } from './leave-early.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const api = world.as('owner')
const group = await world.addGroup({ calendar_access: 'group_access_public_limited' }, { peopled: true })
const calendar = `/g/${group.name}/calendar`

function browserOf(name: PersonName | null, language = 'en-GB'): Visitor {
  const visitor = newVisitor(server, origin, language)
  if (name) visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
for (const name of ['owner', 'ben', 'cleo'] as const)
  await world.as(name).updateuser({ time_pref: 'military_time', date_pref: 'international_date' })
const [owner, ben, cleo] = [browserOf('owner'), browserOf('ben'), browserOf('cleo')]
/** What a page says, without its tags. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head)[\s\S]*?<\/(?:style|head)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')
/** What a month shows on a day. */
const cellOf = (html: string, day: string): string =>
  textOf(new RegExp(`day=${day}#day"[^>]*>(.*?)</td>`, 's').exec(html)?.[1] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const basic = {
  ...{ name: 'Baking', start_day: '2031-03-12', start_time: '18:00', end_day: '2031-03-12', end_time: '20:00' },
  ...{
    timezone: 'Europe/Berlin',
    repeat: 'none',
    interval: '1',
    nth: '1',
    nth_weekday: 'MO',
    ends: 'never',
    count: '10',
  },
  ...{
    location: 'The mill',
    description: 'Rye & oats',
    max_attendees: '0',
    reminder_minutes: '0',
    color_name: 'color_sky',
  },
}

test('a month of many events shows at once what changes in it, however often it was shown', async () => {
  const busy = await world.addGroup({ calendar_access: 'group_access_public_limited' }, { peopled: true })
  // More than one call answers.
  await insertRows(
    world.sql,
    'events',
    Array.from({ length: 120 }, (_, n) => {
      const day = `2032-03-${String(1 + Math.floor(n / 4)).padStart(2, '0')}`
      return {
        ...{ group_id: busy.id, account_id: world.people.owner.account.id, creator_name: 'Owner', timezone: 'UTC' },
        ...{ starts: `${day}T18:00Z`, ends: `${day}T19:00Z`, all_day: false, first_day: day, last_day: day },
        ...{ name: `Rye ${n}`, location: '' },
      }
    }),
  )
  const shown = async (day: string) =>
    cellOf((await ben.open(`/g/${busy.name}/calendar?day=2032-03-01`)).text, `2032-03-${day}`)
  const [early, late] = [await shown('01'), await shown('30')]
  await world.sql(
    `update events set name = replace(name, 'Rye', 'Oats') where group_id = $1 and name in ('Rye 0', 'Rye 119')`,
    [busy.id],
  )

  const names = (cell: string) => [...cell.matchAll(/[A-Z]\w+(?: \d+)?/g)].map(([name]) => name)
  assert.deepEqual(
    [names(early), names(late)],
    [
      ['Rye 0', 'Rye 1', 'Rye 2', 'Rye 3'],
      ['Rye 116', 'Rye 117', 'Rye 118', 'Rye 119'],
    ],
  )
  assert.deepEqual(
    [names(await shown('01')), names(await shown('30'))],
    [
      ['Oats 0', 'Rye 1', 'Rye 2', 'Rye 3'],
      ['Rye 116', 'Rye 117', 'Rye 118', 'Oats 119'],
    ],
  )
})

test('a month shows events on their days, in the time zone of the reader', async () => {
  const group_id = group.id
  const at = { group_id, timezone: 'UTC' }
  await api.addevent({ ...at, name: 'Late', start_time: '2030-05-31T23:30', end_time: '2030-06-01T01:00' })
  await api.addevent({ ...at, name: 'Camp', start_time: '2030-05-14', end_time: '2030-05-16', all_day: true })
  await api.addevent({ ...at, name: 'Midnight', start_time: '2030-05-20T22:00', end_time: '2030-05-21T00:00' })

  const { text } = await browserOf(null).open(`${calendar}?day=2030-05-01`)
  assert.match(textOf(text), /May 2030/)
  assert.deepEqual(
    ['13', '14', '15', '16', '17', '20', '21'].map(day => cellOf(text, `2030-05-${day}`).replace(/^\d+ ?/, '')),
    ['', 'Camp', 'Camp', 'Camp', '', '22:00 Midnight', ''],
  )
  assert.deepEqual([cellOf(text, '2030-05-31'), cellOf(text, '2030-06-01')], ['31 23:30 Late', '1 Late'])
  await world.as('ben').updateuser({ timezone: 'Asia/Tokyo' })
  const there = (await ben.open(`${calendar}?day=2030-06-01`)).text
  assert.deepEqual([cellOf(there, '2030-05-31'), cellOf(there, '2030-06-01')], ['31', '1 08:30 Late'])
  await world.as('ben').updateuser({ timezone: 'UTC' })
  const week = (await ben.open(`${calendar}?view=week&day=2030-05-15`)).text
  assert.deepEqual(
    [...week.matchAll(/<bdi>([^<]*)<\/bdi><\/a><\/li>/g)].map(([, name]) => name),
    ['Camp', 'Camp', 'Camp'],
  )
  assert.match(
    textOf((await ben.open(`${calendar}?view=agenda&day=2030-05-15`)).text),
    /15 May .*Camp .*Monday,? 20 May .*22:00–00:00 .*Midnight/,
  )
  for (const nonsense of ['day=2030-02-31', 'day=x', 'view=year', 'day=99999-01-01'])
    assert.equal((await ben.open(`${calendar}?${nonsense}`)).status, 200, nonsense)
})

test('a calendar that someone may not see looks like none', async () => {
  const closed = await world.addGroup({ calendar_access: 'group_access_moderators_only' }, { peopled: true })
  const { id } = await api.addevent({ group_id: closed.id, name: 'Secret', start_time: '2031-01-01T10:00' })
  for (const path of ['', `/${id}`, '/new', '/subscribe', `/${id}/edit`, `/${id}/cancel`])
    assert.equal((await ben.open(`/g/${closed.name}/calendar${path}`)).status, 404, path)
  assert.equal((await ben.open(`/g/${closed.name}`)).text.includes(`/g/${closed.name}/calendar`), false)
  assert.equal((await owner.open(`/g/${closed.name}/calendar/${id}`)).status, 200)
  // An event is at one address only.
  assert.equal((await owner.open(`${calendar}/${id}`)).status, 404)
})

test('an event is created from the form, repeats, and says so in words', async () => {
  const weekly = { repeat: 'weekly', interval: '2', on_TU: 'on', on_TH: 'on', ends: 'until', until: '2031-06-30' }
  const shown = await owner.send(`${calendar}/new?day=2031-03-11`, {
    ...basic,
    start_day: '2031-03-11',
    end_day: '2031-03-11',
    ...weekly,
    rsvp: 'on',
  })
  assert.match(
    textOf(shown.text),
    /Event saved\. Baking .*When Tuesday,? 11 March 2031.* 17:00–19:00 .*Tue.* 18:00 in Europe\/Berlin/,
  )
  assert.match(
    textOf(shown.text),
    /Every 2 weeks on Tuesday and Thursday, until 30 June 2031 Next: 13 March ?, 25 March/,
  )
  assert.match(textOf(shown.text), /Where The mill Open map .*Rye & oats/)
  const id = Number(/calendar\/(\d+)\/edit/.exec(shown.text)![1])
  const { recurrence, description, rsvp } = await api.getevent({ event_id: id })
  assert.deepEqual(
    { recurrence, description, rsvp },
    {
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20310630',
      description: '<p>Rye &amp; oats</p>',
      rsvp: true,
    },
  )
  const german = await browserOf(null, 'de').open(`${calendar}/${id}`)
  assert.match(textOf(german.text), /Alle 2 Wochen: Dienstag und Donnerstag, bis 30\. Juni 2031/)

  const wrong = await owner.send(`${calendar}/new`, { ...basic, name: 'Kept', end_time: '17:00' })
  assert.match(textOf(wrong.text), /The end must be after the start/)
  assert.match(wrong.text, /value="Kept"/)
  const rule = await owner.send(`${calendar}/new`, { ...basic, repeat: 'custom', rule: 'FREQ=HOURLY' })
  assert.match(textOf(rule.text), /An event can repeat once a day at most\./)
})

test('how an event repeats is said in words while its form is filled in', async () => {
  const said = async (query: string, visitor = owner): Promise<string> => {
    const { status, text } = await visitor.open(`/calendar/repeat?${query}`)
    assert.equal(status, 200, query)
    return text
  }
  const german = browserOf(null, 'de')
  const second = 'repeat=weekly&interval=2&on_TU=on&ends=until&until=2027-06-30'
  assert.equal(await said(second), 'Every second Tuesday, until 30 June 2027')
  assert.equal(await said(second, german), 'Jeden zweiten Dienstag, bis 30. Juni 2027')
  assert.equal(
    await said('repeat=monthly_weekday&interval=1&nth=3&nth_weekday=SA'),
    'Every third Saturday of the month',
  )
  assert.equal(
    await said('repeat=monthly_weekday&interval=1&nth=-1&nth_weekday=FR', german),
    'Jeden letzten Freitag im Monat',
  )
  assert.equal(await said('repeat=weekly&interval=1&on_MO=on&on_WE=on'), 'Every week on Monday and Wednesday')
  assert.equal(await said('repeat=weekly&interval=5&on_MO=on&ends=count&count=3'), 'Every 5 weeks on Monday, 3 times')
  assert.equal(await said('repeat=none'), '')
  assert.equal(await said(`repeat=custom&rule=${encodeURIComponent('<b>"')}`), 'By the rule <b>"')
  for (const nonsense of [
    '',
    'repeat=toString',
    'repeat=weekly&interval=x&on_XX=on',
    'repeat=daily&ends=until&until=x',
  ])
    assert.doesNotMatch(await said(nonsense), /undefined|NaN|Invalid/, nonsense)
  const refused = await owner.send(`${calendar}/new`, {
    ...basic,
    name: '',
    repeat: 'weekly',
    ends: 'until',
    until: 'x',
  })
  assert.equal(refused.status, 400)
  assert.match(refused.text, /data-words[^>]*>Every week</)
})

test('people respond, wait for a spot, and are told what happened', async () => {
  const { id } = await api.addevent({
    ...{ group_id: group.id, name: 'Repair', start_time: '2031-05-01T10:00', end_time: '2031-05-01T12:00', rsvp: true },
    ...{ max_attendees: 3, additional_guests: true, comment_label: 'What do you bring?', yes_message: 'Side door.' },
  })
  const at = `${calendar}/${id}`
  const going = await ben.send(at, { response: 'rsvp_yes', additional_guests: '1', comment: 'A toaster' }, '?/rsvp')
  assert.match(textOf(going.text), /Your response is saved\..*Side door\. .*2 of 3 spots taken/)
  const waiting = await cleo.send(at, { response: 'rsvp_yes', additional_guests: '1', comment: '' }, '?/rsvp')
  assert.match(textOf(waiting.text), /All spots are taken\. You're number 1 on the waitlist\..*1 on the waitlist/)
  assert.match(textOf((await cleo.open(`${calendar}?day=2031-05-01`)).text), /Repair \(Waitlist, number 1\)/)
  const more = await ben.send(at, { response: 'rsvp_yes', additional_guests: '2', comment: 'Four toasters' }, '?/rsvp')
  assert.match(textOf(more.text), /No spots are left\. Bring at most 1 guest\./)
  assert.match(more.text, /value="Four toasters"/)
  assert.match(textOf((await owner.open(`${at}?show=rsvp_waitlist`)).text), /Waitlist .*Cleo/)
  await ben.send(at, { response: 'rsvp_no', additional_guests: '0', comment: '' }, '?/rsvp')
  assert.match(textOf((await cleo.open(at)).text), /Are you going\?/)
  assert.equal((await world.as('cleo').getevent({ event_id: id })).rsvp_type, 'rsvp_yes')

  assert.match(textOf((await browserOf(null).open(at)).text), /Sign in to respond/)
  await api.updateevent({ event_id: id, is_locked: true })
  assert.match(textOf((await ben.open(at)).text), /Responses are closed\. You can't go\./)
})

test('one date or all of a series change, and what someone else changed meanwhile is shown', async () => {
  const first = await api.addevent({
    ...{ group_id: group.id, name: 'Choir', start_time: '2032-01-05T20:00', end_time: '2032-01-05T22:00' },
    ...{ timezone: 'Europe/Berlin', recurrence: 'FREQ=WEEKLY;COUNT=4' },
  })
  const dates = async () =>
    (await api.getevents({ group_id: group.id, start: '2032-01-01', end: '2032-02-01' })).data.map(
      ({ name, start_time }) => `${name} ${start_time.slice(5, 16)}`,
    )
  const edit = `${calendar}/${first.id}/edit`
  const values = (html: string): Record<string, string> => ({
    ...basic,
    ...{ name: 'Choir', start_day: '2032-01-05', start_time: '20:00', end_day: '2032-01-05', end_time: '22:00' },
    ...{
      location: '',
      description: '',
      color_name: 'color_cerulean_blue',
      repeat: 'weekly',
      ends: 'count',
      count: '4',
    },
    updated: /name="updated" value="([^"]*)"/.exec(html)![1]!,
  })
  const open = await owner.open(edit)
  await owner.fill(open, { ...values(open.text), apply_to: 'this', name: 'Concert', start_time: '19:00' })
  assert.deepEqual(await dates(), [
    'Concert 01-05T19:00',
    'Choir 01-12T20:00',
    'Choir 01-19T20:00',
    'Choir 01-26T20:00',
  ])

  const second = (await api.getevents({ group_id: group.id, start: '2032-01-12', limit: 1 })).data[0]!
  const at = `${calendar}/${second.id}/edit`
  const stale = await owner.open(at)
  await api.updateevent({ event_id: second.id, location: 'The church' })
  const changes = {
    ...values(stale.text),
    start_day: '2032-01-12',
    end_day: '2032-01-12',
    apply_to: 'following',
    name: 'Singing',
  }
  const refused = await owner.fill(stale, changes)
  assert.match(textOf(refused.text), /This was changed while you were editing.*The church/)
  assert.match(refused.text, /value="Singing"/)
  const again = {
    ...changes,
    location: 'The church',
    updated: /name="updated" value="([^"]*)"/.exec(refused.text)![1]!,
  }
  await owner.fill(refused, again)
  assert.deepEqual(await dates(), [
    'Concert 01-05T19:00',
    'Singing 01-12T20:00',
    'Singing 01-19T20:00',
    'Singing 01-26T20:00',
  ])
})

test('an event is cancelled with a message, restored and deleted', async () => {
  const { id } = await api.addevent({ group_id: group.id, name: 'Picnic', start_time: '2031-08-01T12:00', rsvp: true })
  const at = `${calendar}/${id}`
  const cancelled = await owner.send(`${at}/cancel`, { what: 'cancel', message: 'Rain' })
  assert.match(textOf(cancelled.text), /Cancelled Rain Picnic/)
  assert.match(cancelled.text, /role="status"/)
  const restored = await owner.send(`${at}/cancel`, { what: 'restore' })
  assert.doesNotMatch(textOf(restored.text), /Cancelled Rain/)
  const deleted = await owner.send(`${at}/cancel`, { what: 'delete', message: '' })
  assert.match(textOf(deleted.text), /Event deleted\./)
  assert.equal((await owner.open(at)).status, 404)
  assert.equal((await ben.open(`${calendar}/new`)).status, 404)
})

test('a calendar is subscribed to by a private link, and downloaded', async () => {
  const shown = await ben.send(`${calendar}/subscribe`, {})
  const [, url] = /value="(https:[^"]*getcalendar[^"]*)"/.exec(shown.text)!
  assert.match(shown.text, /href="webcal:[^"]*getcalendar/)
  const feed = await server.ask(`/api/v1/getcalendar?token=${new URL(url!).searchParams.get('token')}`)
  assert.match(feed.text, /SUMMARY:Camp/)
  assert.match(textOf((await ben.open(`${calendar}/subscribe`)).text), /A new link replaces it/)
  const all = await ben.send('/calendar/subscribe', {})
  assert.match(all.text, /webcal:/)
  const own = await ben.open('/calendar?day=2030-05-01')
  assert.deepEqual([cellOf(own.text, '2030-05-14'), own.text.includes('downloadevents?start=')], ['14 Camp', true])
  assert.match((await browserOf(null).open('/calendar')).path, /^\/login/)
})

test('who leaves while a calendar is loading does not harm the server', async () => {
  const cookie = `${sessionCookieName}=${world.people.ben.ways.cookie.cookie}`
  for (const path of [calendar, `${calendar}?view=agenda`]) await leaveEarly(server.port, path, { cookie })
})

test('whole weeks are shown, from Monday or Sunday', () => {
  assert.deepEqual(shownDays('month', '2026-11-18', true), { first: '2026-10-26', last: '2026-12-06' })
  assert.deepEqual(shownDays('month', '2026-11-18', false), { first: '2026-11-01', last: '2026-12-05' })
  assert.deepEqual(shownDays('week', '2026-11-15', true), { first: '2026-11-09', last: '2026-11-15' })
  assert.deepEqual(requestedView(new URL('https://x/?day=2026-13-01&view=agenda'), '2026-11-18'), {
    view: 'agenda',
    day: '2026-11-18',
  })
  const event = {
    start_time: '2026-03-28T23:00:00.000+01:00',
    end_time: '2026-03-29T08:00:00.000+02:00',
    all_day: false,
  }
  assert.deepEqual(daysOf(event as Parameters<typeof daysOf>[0], 'America/New_York'), {
    first: '2026-03-28',
    last: '2026-03-29',
  })
})

test('a rule that the form can express comes back the same; any other is a custom one', () => {
  for (const rule of [
    'FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,SU;COUNT=5',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=MONTHLY;UNTIL=20270101',
    'FREQ=YEARLY',
    '',
  ])
    assert.equal(formatRecurrence(parseRecurrence(rule)), rule)
  for (const rule of ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'FREQ=YEARLY;BYDAY=1MO;BYMONTH=5', 'FREQ=DAILY;BYDAY=MO'])
    assert.deepEqual([parseRecurrence(rule).repeat, formatRecurrence(parseRecurrence(rule))], ['custom', rule])
})
