import { error } from '@sveltejs/kit'
import { markNotificationsRead, orNullIfForbidden } from '#lib/current-user.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

const responses = ['rsvp_yes', 'rsvp_waitlist', 'rsvp_maybe', 'rsvp_no'] as const
const maxPeople = 50

export const load: PageServerLoad = async request => {
  const { locals, params, parent, url } = request
  const event_id = numberOrNotFound(params.id)
  const [{ group }, event, user] = await Promise.all([parent(), locals.read.getevent({ event_id }), locals.me()])
  if (event.group_id !== group.id) error(404, 'nothing here')
  const shown = responses.find(type => type === url.searchParams.get('show')) ?? 'rsvp_yes'
  const asked = event.rsvp && user !== null
  const [people, later] = await Promise.all([
    asked
      ? orNullIfForbidden(locals.api.getrsvps({ event_id, type: shown, limit: maxPeople, sort_field: 'arrival' }))
      : null,
    event.series_id === 0
      ? null
      : locals.read.getevents({ group_name: params.name, start: event.start_time.slice(0, 10), limit: 100 }),
    markNotificationsRead(request, { event_id }),
  ])
  const dates = later?.data.filter(({ series_id, id }) => series_id === event.series_id && id !== event.id) ?? []
  return { event, shown, people, nextDates: dates.slice(0, 3) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const guests = textOf(form, 'additional_guests').trim()
        const { type } = await event.locals.api.rsvp({
          event_id: numberOrNotFound(event.params.id),
          // What is not an option is refused by the call.
          response: textOf(form, 'response') as 'rsvp_yes',
          additional_guests: guests === '' ? 0 : Number(guests),
          comment: textOf(form, 'comment'),
        })
        return { answered: type }
      },
      { places: { 'no place for guests': 'additional_guests' } },
    ),
}
