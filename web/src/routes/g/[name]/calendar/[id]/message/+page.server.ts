import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction, type FormFields } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { typedIn } from '#lib/forms/unsent-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

const lists = { going: 'rsvp_yes', waitlisted: 'rsvp_waitlist', maybe: 'rsvp_maybe' } as const

export const load: PageServerLoad = async ({ locals, params, parent, request, url }) => {
  const event_id = numberOrNotFound(params.id)
  const [{ group, user }, event] = await Promise.all([parent(), locals.read.getevent({ event_id })])
  if (!user) redirect(303, signInPath(url))
  if (event.group_id !== group.id) error(404, 'nothing here')
  requirePageRight(group.perms.mod_page || (event.is_mine && group.perms.sub_page), request)
  const countOf = async (type: (typeof lists)['going' | 'waitlisted' | 'maybe']): Promise<number> =>
    (await locals.api.getrsvps({ event_id, type, limit: 1 })).total_count ?? 0
  const [going, waitlisted, maybe] = await Promise.all(Object.values(lists).map(countOf))
  return { event, counts: { going: going!, waitlisted: waitlisted!, maybe: maybe! } }
}

const inputOf = (id: string, form: FormFields) => ({
  event_id: numberOrNotFound(id),
  ...Object.fromEntries(['going', 'waitlisted', 'maybe', 'invited'].map(name => [name, form.has(name)])),
  message_subject: textOf(form, 'message_subject'),
  message_text: textOf(form, 'message_text').replaceAll('\r\n', '\n'),
})
const places = { 'no subject': 'message_subject', 'no body': 'message_text' }

export const actions: Actions = {
  preview: event =>
    runAction(
      event,
      async form => {
        const input = { ...inputOf(event.params.id, form), preview: true }
        const { recipients_count } = await event.locals.api.messageattendees(input)
        return { of: '', field: '', why: '', typed: typedIn(form), reaches: recipients_count }
      },
      { places },
    ),
  send: event =>
    runAction(
      event,
      async form => {
        const { recipients_count } = await event.locals.api.messageattendees(inputOf(event.params.id, form))
        return { sent: recipients_count }
      },
      { places },
    ),
}
