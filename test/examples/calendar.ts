import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** The bakers' events, and who attends. */
export async function calendar({ show, make, people: { bob } }: Story): Promise<void> {
  const { id: event_id } = await show('addevent', {
    ...{ ...bakers, name: 'Baking together', start_time: '2031-06-03T18:00:00', end_time: '2031-06-03T21:00:00' },
    ...{ timezone: 'Europe/London', location: 'The old mill', recurrence: 'FREQ=WEEKLY;COUNT=4' },
    ...{ rsvp: true, max_attendees: 12, additional_guests: true, comment_label: 'What do you bring?' },
  })
  await show('rsvp', { event_id, response: 'rsvp_yes', additional_guests: 1, comment: 'Rye flour' }, bob)
  await show('getevent', { event_id }, bob)
  await show('getevents', { ...bakers, start: '2031-06-01', end: '2031-06-30', limit: 2 })
  await show('getrsvps', { event_id })
  await show('updateevent', { event_id, apply_to: 'following', start_time: '2031-06-03T19:00:00' })
  const { files } = await show('uploadeventfiles', { event_id }, undefined, { fileupload: 'recipe.txt' })
  await show('downloadeventfile', { event_id, file_id: files[0]!.id }, bob)
  await show('deleteeventfile', { event_id, file_id: files[0]!.id })
  await show('posteventcomment', { event_id, body: 'Shall I bring a scale?' }, bob)
  await show('messageattendees', {
    ...{ event_id, going: true, message_subject: 'What to bring', message_text: 'Bring an apron.' },
  })
  const preview = { ...bakers, name: 'Open day', start_time: '2031-08-01T10:00:00', location: 'The mill' }
  await show('getinvitationpreview', preview)
  await show('downloadevent', { event_id })
  await show('downloadevents', { ...bakers, start: '2031-06-01', end: '2031-06-30' })
  await show('downloadrsvps', { event_id })
  const { url } = await show('newcalendarfeed', bakers, bob)
  await show('getcalendar', { token: new URL(url).searchParams.get('token')! }, null)
  await show('getcalendarfeeds', {}, bob)
  await show('deletecalendarfeed', bakers, bob)
  const { id: other } = await make('addevent', { ...bakers, name: 'Market', start_time: '2031-07-05', all_day: true })
  await show('deleteevent', { event_id: other, message: 'The market is closed.' })
}
