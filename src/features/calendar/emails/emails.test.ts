import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCalendar, readerMissing } from '#test/fixtures/calendar-reader.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { composeNotification } from '#mail/send/notifications/compose.ts'
import { localNotificationById } from '#mail/send/notifications/store.ts'
import { remindAttendees } from '../scheduled-tasks.ts'
import { dueSummary, sendEventSummaries } from './event-summaries.ts'

// What goes with emails is read by calendar-reader, and answered as calendars do.
const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { emailsTo, mail } = await mailHelpers(world)
const small = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
const group_id = small.id
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const when = {
  start_time: '2030-06-01T18:00:00',
  end_time: '2030-06-01T20:00:00',
  timezone: 'Europe/Berlin',
  rsvp: true,
}
const yes = { response: 'rsvp_yes', additional_guests: 0, comment: '' } as const
const calendarTo = async (email: string): Promise<string> =>
  String(
    (await world.sql(`select calendar from service_emails where recipient = $1 order by id desc limit 1`, [email]))[0]![
      'calendar'
    ],
  )
const answer = (uid: string, email: string, partstat: string, more: string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SEQUENCE:0',
    'DTSTAMP:20300101T000000Z',
    `ATTENDEE;CN="Ben; B.";PARTSTAT=${partstat}:mailto:${email}`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const asCalendar = { 'MIME-Version': '1.0', 'Content-Type': 'text/calendar; method=REPLY; charset=utf-8' }

test('members are invited by email, with a calendar attachment', { skip: readerMissing }, async () => {
  const event = await owner.addevent({ group_id, name: 'Baking', location: 'The mill', ...when, send_invites: true })
  const [email] = await emailsTo('ben@example.org')

  assert.equal(email!.subject, `Invitation: Baking (${small.name})`)
  assert.match(email!.body, /Baking: Saturday,? 1 June 2030, 18:00 – 20:00 \(Europe\/Berlin\)/)
  assert.match(email!.body, new RegExp(`https://folkmoot.test/g/${small.name}/calendar/${event.id}`))
  const [kept] = await world.sql(
    `select id from service_emails where recipient = 'ben@example.org' order by id desc limit 1`,
  )
  const { raw } = await composeNotification(
    (await localNotificationById.first(world.database.read, { id: Number(kept!['id']) }))!,
    'folkmoot.test',
  )
  assert.match(Buffer.concat(raw).toString(), /content-type: text\/calendar; charset=utf-8; method=REQUEST/i)
  const { method, errors, events } = await readCalendar(await calendarTo('ben@example.org'))
  assert.deepEqual([method, errors], ['REQUEST', []])
  assert.deepEqual(events, [
    {
      uid: event.uid,
      sequence: 0,
      summary: 'Baking',
      location: 'The mill',
      description: '',
      status: 'CONFIRMED',
      start: '2030-06-01T16:00:00Z',
      end: '2030-06-01T18:00:00Z',
    },
  ])
})

test('an invitation to a series has its rule and exceptions', { skip: readerMissing }, async () => {
  const series = { name: 'Kneading', ...when, recurrence: 'FREQ=WEEKLY;COUNT=5' }
  const first = await owner.addevent({ group_id, ...series, send_invites: true })
  await emailsTo('ben@example.org')
  const invited = await readCalendar(await calendarTo('ben@example.org'))
  const dates = (await owner.getevents({ group_id, start: '2030-01-01', limit: 100 })).data.filter(
    ({ series_id }) => series_id === first.series_id,
  )
  const rule = 'FREQ=WEEKLY;UNTIL=20300629T160000Z'
  assert.deepEqual(
    [invited.method, invited.errors, invited.components.map(({ uid, rrule }) => [uid, rrule]), invited.events.length],
    ['REQUEST', [], [[first.uid, rule]], 5],
  )

  // One date that is changed is told as that date, several as the series.
  await ben.rsvp({ event_id: dates[1]!.id, ...yes })
  await owner.updateevent({ event_id: dates[1]!.id, start_time: '2030-06-08T19:00:00' })
  await emailsTo('ben@example.org')
  const moved = await readCalendar(await calendarTo('ben@example.org'))
  assert.deepEqual(
    moved.components.map(({ uid, recurrence_id, start, end }) => [uid, recurrence_id, start, end]),
    [[first.uid, '2030-06-08T18:00:00', '2030-06-08T17:00:00Z', '2030-06-08T19:00:00Z']],
  )
  await owner.updateevent({ event_id: first.id, apply_to: 'all', name: 'Kneading dough' })
  await emailsTo('ben@example.org')
  const renamed = await readCalendar(await calendarTo('ben@example.org'))
  assert.deepEqual(
    renamed.components.map(({ uid, rrule, recurrence_id, summary }) => [uid, rrule, recurrence_id, summary]),
    [
      [first.uid, rule, '', 'Kneading dough'],
      [first.uid, '', '2030-06-08T18:00:00', 'Kneading dough'],
    ],
  )
  assert.ok(renamed.components[0]!.sequence > invited.components[0]!.sequence)

  // One date is called off by itself, the whole series by what it is known by.
  await owner.deleteevent({ event_id: dates[1]!.id })
  await emailsTo('ben@example.org')
  const gone = await readCalendar(await calendarTo('ben@example.org'))
  assert.deepEqual(
    [gone.method, gone.components.map(({ uid, recurrence_id, status }) => [uid, recurrence_id, status])],
    ['CANCEL', [[first.uid, '2030-06-08T18:00:00', 'CANCELLED']]],
  )
  await ben.rsvp({ event_id: dates[2]!.id, ...yes })
  await owner.deleteevent({ event_id: first.id, apply_to: 'all' })
  await emailsTo('ben@example.org')
  const over = await readCalendar(await calendarTo('ben@example.org'))
  assert.deepEqual(
    [over.method, over.components.map(({ uid, rrule, recurrence_id }) => [uid, rrule, recurrence_id])],
    ['CANCEL', [[first.uid, '', '']]],
  )
})

test('a calendar reply by email counts for its owner if the sender is verified', async () => {
  const { id: event_id, uid } = await owner.addevent({ group_id, name: 'By mail', ...when, send_invites: true })
  const [email] = await emailsTo('ben@example.org')
  const send = (from: string, body: string, headers: Record<string, string> = asCalendar) =>
    mail(from, email!.reply_to, { subject: 'Accepted: By mail', body, headers })
  const mine = async () => (await ben.getevent({ event_id })).rsvp_type

  assert.match(
    await send('ben@example.org', answer(uid, 'ben@example.org', 'ACCEPTED', ['COMMENT:Rye\\, spelt'])),
    /^250/,
  )
  const event = await ben.getevent({ event_id })
  assert.deepEqual([event.rsvp_type, event.rsvp_comment], ['rsvp_yes', 'Rye, spelt'])
  assert.match(await send('ben@example.org', answer(uid, 'BEN@example.org', 'tentative')), /^250/)
  assert.equal(await mine(), 'rsvp_maybe')
  // Of somebody else, of another event, of several, as a request, without an answer: nothing changes.
  const hostile = [
    answer(uid, 'cleo@example.org', 'ACCEPTED'),
    answer('another', 'ben@example.org', 'ACCEPTED'),
    answer(uid, 'ben@example.org', 'ACCEPTED').replace('REPLY', 'REQUEST'),
    answer(uid, 'ben@example.org', 'DELEGATED'),
    answer(uid, 'ben@example.org', 'ACCEPTED', ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:cleo@example.org']),
    answer(uid, 'ben@example.org', 'ACCEPTED', Array<string>(3000).fill('X-A:b')),
    'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\n',
  ]
  for (const body of hostile) assert.match(await send('ben@example.org', body), /^550/)
  assert.match(await send('stranger@example.org', answer(uid, 'stranger@example.org', 'ACCEPTED')), /^550/)
  assert.equal(await mine(), 'rsvp_maybe')
  assert.equal((await owner.getrsvps({ event_id })).total_count, 1)
})

test('a late reply never replaces a newer one', async () => {
  const { id: event_id, uid } = await owner.addevent({ group_id, name: 'Late mail', ...when, send_invites: true })
  const [email] = await emailsTo('ben@example.org')
  const send = (partstat: string, stamp: string, sequence = 0) => {
    const body = answer(uid, 'ben@example.org', partstat)
      .replace('20300101T000000Z', stamp)
      .replace('SEQUENCE:0', `SEQUENCE:${sequence}`)
    return mail('ben@example.org', email!.reply_to, { subject: 'Answer', body, headers: asCalendar })
  }
  const mine = async () => (await ben.getevent({ event_id })).rsvp_type

  assert.match(await send('ACCEPTED', '20260101T120000Z'), /^250/)
  assert.match(await send('DECLINED', '20260101T110000Z'), /^550/)
  assert.equal(await mine(), 'rsvp_yes')
  assert.match(await send('TENTATIVE', '20260101T120000Z'), /^250/)
  assert.match(await send('DECLINED', '20260101T130000Z', 1), /^250/)
  assert.match(await send('ACCEPTED', '20260101T140000Z', 0), /^550/)
  assert.equal(await mine(), 'rsvp_no')
  // Nor one that was given on the page.
  await ben.rsvp({ event_id, ...yes })
  assert.match(await send('DECLINED', '20260101T150000Z'), /^550/)
  assert.equal(await mine(), 'rsvp_yes')
  assert.equal(
    await errorExtraOf(ben.rsvp({ event_id, ...yes, answered: '2026-01-01T00:00:00Z' })),
    'bad_request: older answer',
  )
})

test('a calendar reply covers a whole series, or one date of it', async () => {
  const series = { name: 'Sieving', ...when, recurrence: 'FREQ=WEEKLY;COUNT=4' }
  const { uid, series_id } = await owner.addevent({ group_id, ...series, send_invites: true })
  const [email] = await emailsTo('ben@example.org')
  const send = (partstat: string, more: string[] = []) =>
    mail('ben@example.org', email!.reply_to, {
      ...{ subject: 'Answer', body: answer(uid, 'ben@example.org', partstat, more), headers: asCalendar },
    })
  const mine = async () =>
    (await ben.getevents({ group_id, start: '2030-01-01', limit: 100 })).data
      .filter(event => event.series_id === series_id)
      .map(({ rsvp_type }) => rsvp_type)

  assert.match(await send('ACCEPTED'), /^250/)
  assert.deepEqual(await mine(), ['rsvp_yes', 'rsvp_yes', 'rsvp_yes', 'rsvp_yes'])
  assert.match(await send('DECLINED', ['RECURRENCE-ID;TZID=Europe/Berlin:20300608T180000']), /^250/)
  assert.match(await send('TENTATIVE', ['RECURRENCE-ID:20300615T160000Z']), /^250/)
  assert.match(await send('DECLINED', ['RECURRENCE-ID;TZID="W. Europe Standard Time":20300622T180000']), /^250/)
  assert.match(await send('DECLINED', ['RECURRENCE-ID;TZID=Europe/Berlin:20300609T180000']), /^550/)
  assert.deepEqual(await mine(), ['rsvp_yes', 'rsvp_no', 'rsvp_maybe', 'rsvp_no'])
})

test('promotions, changes and cancellations are emailed to those affected', async () => {
  const { id: event_id } = await owner.addevent({ group_id, name: 'Full', ...when, max_attendees: 1 })
  await ben.rsvp({ event_id, ...yes })
  await cleo.rsvp({ event_id, ...yes })
  const told = async () =>
    (await world.newEmails()).map(({ recipient, subject }) => `${recipient.split('@')[0]}: ${subject}`)
  await told()

  await ben.rsvp({ event_id, response: 'rsvp_no', additional_guests: 0, comment: '' })
  assert.deepEqual(await told(), ['cleo: You have a spot: Full'])
  await owner.updateevent({ event_id, organizer_phone: '12' })
  assert.deepEqual(await told(), [])
  await owner.updateevent({ event_id, start_time: '2030-06-02T18:00:00' })
  assert.deepEqual(await told(), ['cleo: Updated: Full'])
  assert.match(await calendarTo('cleo@example.org'), /SEQUENCE:1\r\n/)
  await owner.updateevent({ event_id, is_cancelled: true, cancel_message: 'The oven is cold.' })
  const [email] = await emailsTo('cleo@example.org').then(emails => emails.slice(-1))
  assert.equal(email!.subject, 'Cancelled: Full')
  assert.match(email!.body, /The oven is cold\./)
  assert.match(await calendarTo('cleo@example.org'), /METHOD:CANCEL\r\n[^]*STATUS:CANCELLED/)
  await told()
  const series = await owner.addevent({ group_id, name: 'Series', ...when, recurrence: 'FREQ=DAILY;COUNT=3' })
  await cleo.rsvp({ event_id: series.id, ...yes })
  await owner.deleteevent({ event_id: series.id, apply_to: 'all', message: 'No more.' })
  assert.deepEqual(await told(), ['cleo: Cancelled: Series'])
})

test('attendees are reminded once, in time', async () => {
  const soon = Temporal.Now.instant().add({ minutes: 30 }).round('minute').toString()
  const { id: event_id } = await owner.addevent({
    group_id,
    name: 'Soon',
    start_time: soon,
    rsvp: true,
    reminder_minutes: 60,
  })
  await ben.rsvp({ event_id, ...yes })
  await cleo.rsvp({ event_id, response: 'rsvp_maybe', additional_guests: 0, comment: '' })
  await world.newEmails()

  for (const _ of [1, 2]) await world.app.pipeline.runAsSystem(remindAttendees)

  assert.deepEqual(
    (await world.newEmails()).map(({ recipient, subject }) => [recipient, subject]),
    [['ben@example.org', 'Reminder: Soon']],
  )
})

test('a group sends its members the upcoming events once, on the chosen day', async () => {
  const zone = 'Asia/Tokyo'
  const place = await world.addGroup(
    { send_event_summaries: true, event_summary_schedule: 'event_summary_weekly_friday', default_timezone: zone },
    { peopled: ['owner', 'ben'] },
  )
  await owner.addevent({ group_id: place.id, name: 'Next', start_time: '2030-06-08T10:00:00', timezone: zone })
  await owner.addevent({ group_id: place.id, name: 'Later', start_time: '2030-06-15T10:00:00', timezone: zone })
  const at = (time: string) =>
    world.app.pipeline.runAsSystem(systemTransaction =>
      sendEventSummaries(systemTransaction, Temporal.Instant.from(time)),
    )
  const told = async () => (await world.newEmails()).filter(({ kind }) => kind === 'event.summed')
  await told()

  await at('2030-06-06T20:59:00Z')
  assert.deepEqual(await told(), [])
  // Six on Friday in Tokyo is nine on Thursday in UTC.
  for (const _ of [1, 2]) await at('2030-06-06T21:00:00Z')
  const emails = await told()
  assert.deepEqual(emails.map(({ recipient }) => recipient).toSorted(), ['ben@example.org', 'owner@example.org'])
  assert.match(emails[0]!.body, /Next: Saturday,? 8 June 2030, 10:00/)
  assert.doesNotMatch(emails[0]!.body, /Later/)
  const first = Temporal.ZonedDateTime.from('2030-07-01T06:00[Asia/Tokyo]')
  assert.deepEqual(dueSummary('', first)?.until.toPlainDate().toString(), '2030-08-01')
  assert.equal(dueSummary('', first.add({ days: 1 })), null)
})

test('new members are invited to upcoming events if the group wants it', async () => {
  const open = await world.addGroup({ send_invites_on_join: true }, { peopled: ['owner'] })
  const next = Temporal.Now.plainDateISO('UTC').add({ days: 3 }).toString()
  await owner.addevent({ group_id: open.id, name: 'Next', start_time: next, all_day: true })
  const person = await world.addPerson('newcomer')
  await world.newEmails()

  await world.as(person).joingroup({ group_id: open.id })

  const emails = (await world.newEmails()).filter(({ kind }) => kind === 'event.invited')
  assert.deepEqual(
    emails.map(({ recipient, subject }) => [recipient, subject]),
    [['newcomer@example.org', `Invitation: Next (${open.name})`]],
  )
})

test('only those who may post unmoderated to all members can invite them', async () => {
  const open = { calendar_access: 'group_access_subscribers' } as const
  const invites = async (settings: Parameters<typeof world.addGroup>[0], who: 'ben' | 'moderator', status: string) => {
    const place = await world.addGroup({ ...open, ...settings }, { peopled: ['owner', 'moderator', 'ben'] })
    await world.sql(`update members set post_status = $2 where id = $1`, [place.members[who], status])
    const event = { group_id: place.id, name: 'Buy this', start_time: '2030-06-01T18:00:00' }
    assert.equal(await errorExtraOf(world.as(who).addevent(event)), 'done')
    return errorExtraOf(world.as(who).addevent({ ...event, send_invites: true }))
  }
  const refused = 'inadequate_permissions: can_post'
  const normal = 'sub_poststatus_normal'

  assert.equal(await invites({}, 'ben', normal), 'done')
  assert.equal(await invites({ moderated: true }, 'ben', 'sub_poststatus_allowed'), 'done')
  assert.equal(await invites({ moderated: true, announce: true }, 'moderator', normal), 'done')
  assert.equal(await invites({ moderated: true }, 'ben', normal), refused)
  assert.equal(await invites({ announce: true }, 'ben', normal), refused)
  for (const status of ['moderated', 'newusermoderated', 'notallowed'])
    assert.equal(await invites({}, 'ben', `sub_poststatus_${status}`), refused, status)
})
