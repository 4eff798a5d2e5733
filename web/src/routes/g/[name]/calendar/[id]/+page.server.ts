import { error } from '@sveltejs/kit'
import { markNotificationsRead, orNullIfForbidden } from '#lib/current-user.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, numberOrNotFound, pageToken } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

const responses = ['rsvp_yes', 'rsvp_waitlist', 'rsvp_maybe', 'rsvp_no'] as const
const maxPeople = 50
const maxComments = 5
const maxPolls = 5

export const load: PageServerLoad = async request => {
  const { locals, params, parent, url } = request
  const event_id = numberOrNotFound(params.id)
  const [{ group }, event, user] = await Promise.all([parent(), locals.read.getevent({ event_id }), locals.me()])
  if (event.group_id !== group.id) error(404, 'nothing here')
  const shown = responses.find(type => type === url.searchParams.get('show')) ?? 'rsvp_yes'
  const asked = event.rsvp && user !== null
  const list = { event_id, type: shown, limit: maxPeople, sort_field: 'arrival', ...pageToken(url) } as const
  const series = { group_name: params.name, series_id: event.series_id, start: event.start_time.slice(0, 10), limit: 4 }
  const { archives_visible, can_post, polls_visible } = group.perms
  const hasPolls = user !== null && polls_visible && event.topic_id !== 0
  const [people, dates, discussion, polls] = await Promise.all([
    asked ? orNullIfForbidden(locals.api.getrsvps(list)) : null,
    event.series_id === 0 ? null : locals.read.getevents(series),
    event.topic_id === 0 || !archives_visible
      ? null
      : orNullIfForbidden(locals.read.gettopic({ topic_id: event.topic_id, limit: maxComments, sort_dir: 'desc' })),
    hasPolls ? locals.read.getpolls({ group_name: params.name, event_id, limit: maxPolls }) : null,
    markNotificationsRead(request, { event_id }),
  ])
  return {
    ...{ event, shown, people, discussion, polls: polls?.data ?? [] },
    nextPeople: people && nextPage(url, people),
    nextDates: dates?.data.filter(({ id }) => id !== event.id).slice(0, 3) ?? [],
    numDates: dates?.total_count ?? 0,
    mayComment: user !== null && can_post && discussion?.topic.is_closed !== true,
  }
}

export const actions: Actions = {
  rsvp: event =>
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
  comment: event =>
    runAction(
      event,
      async form => {
        const body = textOf(form, 'body').replaceAll('\r\n', '\n')
        const { is_pending } = await event.locals.api.posteventcomment({
          event_id: numberOrNotFound(event.params.id),
          body,
        })
        return { commented: is_pending ? ('pending' as const) : ('posted' as const) }
      },
      { of: 'comment', places: { 'no body': 'body', 'post too big': 'body' } },
    ),
  upload: event =>
    runAction(
      event,
      async form => {
        const event_id = numberOrNotFound(event.params.id)
        await event.platform!.call('uploadeventfiles', { event_id, fileupload: form.get('fileupload') })
        return { uploaded: true }
      },
      {
        ...{ of: 'files', forCall: 'uploadeventfiles' },
        reasons: { 'bad attachment': 'missing', 'post too big': 'files too big' },
        places: { missing: 'fileupload', 'files too big': 'fileupload', 'group out of space': 'fileupload' },
      },
    ),
  removefile: event =>
    runAction(
      event,
      async form => {
        const event_id = numberOrNotFound(event.params.id)
        await event.locals.api.deleteeventfile({ event_id, file_id: Number(textOf(form, 'file_id')) })
        return { removed: true }
      },
      { of: 'files' },
    ),
}
