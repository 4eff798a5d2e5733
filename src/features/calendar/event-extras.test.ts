import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import type { EventObject } from './view.ts'

const world = await newWorld()
const server = await serve(world)
const { group } = world
const { owner: ownerPerson, ben: benPerson } = world.people
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const about = { group_id: group.id, name: 'Repair café', start_time: '2031-05-01T10:00', rsvp: true } as const
const storage = async () => {
  const [row] = await world.sql(`select storage_used, storage_events from groups where id = $1`, [group.id])
  return row as { storage_used: number; storage_events: number }
}
const upload = async (event_id: number, content: Buffer | string, filename: string, person = ownerPerson) =>
  (
    await server.call('uploadeventfiles', { event_id }, { person, way: 'cookie' }, [
      { param: 'fileupload', filename, content },
    ])
  ).body as EventObject & { extra: string }
const download = (url: string, person = benPerson) =>
  server.ask(url.replace(world.settings.url, ''), { headers: headersOf(person, 'cookie') })

test('comments on an event are a topic, and both lead to each other', async () => {
  const { id: event_id } = await owner.addevent({ ...about, location: 'Workshop', timezone: 'Europe/Berlin' })

  const first = await ben.posteventcomment({ event_id, body: 'Can someone mend a toaster?' })
  const second = await cleo.posteventcomment({ event_id, body: 'I can.' })
  const again = await cleo.posteventcomment({ event_id, body: 'I can.' })

  assert.deepEqual([second.topic_id, second.is_pending], [first.topic_id, false])
  assert.deepEqual(again, second)
  const topic = await ben.gettopic({ topic_id: first.topic_id })
  assert.deepEqual([topic.topic.subject, topic.topic.event_id], ['Repair café', event_id])
  const { body, remainder } = topic.data[0]!
  assert.match(body, /^[^R]*toaster\?<\/p>$/)
  assert.match(
    remainder,
    new RegExp(`Repair café.*Thursday.*1 May 2031.*Workshop.*/g/${group.name}/calendar/${event_id}`, 's'),
  )
  assert.equal((await ben.getevent({ event_id })).topic_id, first.topic_id)
  await assert.rejects(ben.posteventcomment({ event_id, body: ' ' }), expectedError('no body'))
  await assert.rejects(world.as('stranger').posteventcomment({ event_id, body: 'Hello' }))

  await owner.updategroup({ group_id: group.id, calendar_access: 'group_access_moderators_only' })
  assert.equal((await ben.gettopic({ topic_id: first.topic_id })).topic.event_id, 0)
  assert.equal((await ben.gettopics({ group_id: group.id })).data[0]!.event_id, 0)
  assert.equal((await owner.gettopics({ group_id: group.id })).data[0]!.event_id, event_id)
  await owner.updategroup({ group_id: group.id, calendar_access: 'group_access_limited' })
})

test('a comment that needs approval is linked to its event once it is approved', async () => {
  const place = await world.addGroup({ moderated: true }, { peopled: true })
  const { id: event_id } = await owner.addevent({ ...about, group_id: place.id })

  const held = await ben.posteventcomment({ event_id, body: 'Is there parking?' })
  assert.deepEqual([held.is_pending, held.topic_id], [true, 0])
  assert.equal((await owner.getevent({ event_id })).topic_id, 0)
  const [pending] = (await owner.getpendingmessages({ group_id: place.id })).data
  await owner.approvependingmessage({ pending_message_id: pending!.id })

  const { topic_id } = await owner.getevent({ event_id })
  assert.equal((await owner.gettopic({ topic_id })).topic.event_id, event_id)
})

test('files of an event are downloaded, counted, named in emails and calendars, and go with the event', async () => {
  const before = await storage()
  const { id: event_id } = await owner.addevent({ ...about, name: 'Files' })
  const empty = await storage()
  const picture = pngOf({ width: 40, height: 30 })

  await upload(event_id, 'Bring a chair', '../../plan, second.txt')
  const { files, updated } = await upload(event_id, picture, 'map.png')

  assert.deepEqual(
    files.map(({ filename, media_type, size }) => [filename, media_type, size]),
    [
      ['plan, second.txt', 'text/plain', 13],
      ['map.png', 'image/png', picture.length],
    ],
  )
  const used = await storage()
  assert.equal(used.storage_used - empty.storage_used, 13 + picture.length)
  assert.equal(used.storage_events - empty.storage_events, 13 + picture.length)
  const [text, small] = [await download(files[0]!.download_url), await download(files[1]!.image_thumbnail_url)]
  assert.deepEqual([text.text, text.headers['content-disposition']?.slice(0, 10)], ['Bring a chair', 'attachment'])
  assert.deepEqual([small.status, small.headers['content-type']], [200, 'image/webp'])
  assert.equal((await download(files[0]!.download_url, world.people.stranger)).status, 400)
  const ics = await download(`/api/v1/downloadevent?event_id=${event_id}`)
  assert.match(
    ics.text.replaceAll('\r\n ', ''),
    /ATTACH;FMTTYPE=image\/png;FILENAME="map.png";SIZE=\d+:https:.*downloadeventfile\?event_id=\d+&file_id=\d+\r\n/,
  )
  await ben.rsvp({ event_id, response: 'rsvp_yes', additional_guests: 0, comment: '' })
  await world.newEmails()
  await owner.updateevent({ event_id, location: 'The yard', updated })
  const [changed] = await world.newEmails()
  assert.match(changed!.body, /Files: plan, second.txt, map\.png/)

  await owner.deleteeventfile({ event_id, file_id: files[0]!.id })
  await assert.rejects(owner.deleteeventfile({ event_id, file_id: files[0]!.id }), expectedError('invalid file_id'))
  assert.equal((await upload(event_id, 'x', 'x.txt', benPerson)).extra, 'manage_calendar')
  await owner.deleteevent({ event_id })
  assert.deepEqual(await storage(), before)
  await world.sql(`update groups set storage_used = $2 where id = $1`, [group.id, world.settings.groupStorage])
  const { id: other } = await owner.addevent({
    ...about,
    name: 'x',
    group_id: (await world.addGroup({}, { peopled: true })).id,
  })
  await world.sql(`update groups set storage_used = $1 where id = (select group_id from events where id = $2)`, [
    world.settings.groupStorage,
    other,
  ])
  assert.equal((await upload(other, 'x', 'x.txt')).extra, 'group out of space')
})

test('the dates of one series are listed, and who created it is told so', async () => {
  const place = await world.addGroup({}, { peopled: true })
  const at = { group_id: place.id, start: '2031-01-01' }
  const { series_id, is_mine } = await owner.addevent({
    ...{ ...about, group_id: place.id, start_time: '2031-01-07T19:00', recurrence: 'FREQ=WEEKLY;COUNT=5' },
  })
  await owner.addevent({ ...about, group_id: place.id, start_time: '2031-01-08T19:00' })

  const first = await ben.getevents({ ...at, series_id, limit: 2 })
  const second = await ben.getevents({ ...at, series_id, limit: 2, page_token: first.next_page_token })

  assert.deepEqual([first.total_count, is_mine, first.data[0]!.is_mine], [5, true, false])
  assert.deepEqual(
    [...first.data, ...second.data].map(({ start_time }) => start_time.slice(5, 10)),
    ['01-07', '01-14', '01-21', '01-28'],
  )
  assert.equal((await owner.getevents({ group_id: group.id, start: '2031-01-01', series_id })).total_count, 0)
})

test('an invitation is previewed as the email that members get, and nothing is sent', async () => {
  const place = await world.addGroup({}, { peopled: true })
  const given = {
    ...{ group_id: place.id, name: 'Choir', start_time: '2031-01-07T19:00', end_time: '2031-01-07T21:00' },
    ...{ timezone: 'Europe/Berlin', location: 'Hall', description: '<p>Bring water</p>', rsvp: true },
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  }
  await world.newEmails()

  const { html, text, subject, recipient } = await owner.getinvitationpreview(given)

  assert.deepEqual(await world.newEmails(), [])
  assert.equal((await owner.getevents({ group_id: place.id, start: '2031-01-01' })).total_count, 0)
  assert.equal(recipient, ownerPerson.account.email)
  assert.match(html, /Bring water/)
  await owner.addevent({ ...given, send_invites: true })
  const sent = (await world.newEmails()).find(email => email.recipient === recipient)!
  const withoutLink = (body: string): string => body.replaceAll(/\/calendar\/\d+/g, '/calendar')
  assert.deepEqual([sent.subject, withoutLink(sent.body)], [subject, text])
  await assert.rejects(
    owner.getinvitationpreview({ ...given, recurrence: 'FREQ=HOURLY' }),
    expectedError('recurrence repeats too often'),
  )
  await assert.rejects(ben.getinvitationpreview(given), { type: 'inadequate_permissions' })
})

test('organizers write to those who are going, waitlisted or invited', async () => {
  const place = await world.addGroup({ calendar_access: 'group_access_subscribers' }, { peopled: true })
  const { id: event_id } = await ben.addevent({ ...about, group_id: place.id, max_attendees: 1, send_invites: true })
  const say = (response: 'rsvp_yes' | 'rsvp_no') => ({ event_id, response, additional_guests: 0, comment: '' })
  await cleo.rsvp(say('rsvp_yes'))
  await owner.rsvp(say('rsvp_yes'))
  await world.as('moderator').rsvp(say('rsvp_no'))
  await world.newEmails()
  const words = { event_id, message_subject: 'Bring oars', message_text: 'And a towel.' }
  const toEveryone = { ...words, going: true, waitlisted: true, invited: true }

  const { recipients_count } = await ben.messageattendees({ ...toEveryone, preview: true })
  assert.deepEqual(await world.newEmails(), [])
  await ben.messageattendees({ ...words, going: true, waitlisted: true })
  const emails = await world.newEmails()

  assert.deepEqual(
    emails.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted(),
    [world.people.cleo, ownerPerson].map(({ account }) => `${account.email}: Bring oars`).toSorted(),
  )
  assert.match(emails[0]!.body, /And a towel\..*responded to an event of/s)
  assert.equal((await ben.messageattendees(toEveryone)).recipients_count, recipients_count)
  const invited = (await world.newEmails()).map(({ recipient }) => recipient)
  assert.equal(invited.length, recipients_count)
  assert.ok(!invited.includes(world.people.moderator.account.email) && !invited.includes(benPerson.account.email))

  await assert.rejects(cleo.messageattendees({ ...words, going: true }), { type: 'inadequate_permissions' })
  await assert.rejects(ben.messageattendees({ ...words, maybe: true }), expectedError('no recipients'))
  await assert.rejects(ben.messageattendees({ event_id, going: true, message_text: 'x' }), expectedError('no subject'))
  await assert.rejects(ben.messageattendees({ event_id, going: true, message_subject: 'x' }), expectedError('no body'))
})
