import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { requestedView, todayIn } from '#lib/calendar/days.ts'
import { eventErrorFields, eventInput, newEventValues } from '#lib/calendar/event-form.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { typedIn } from '#lib/forms/unsent-form.ts'
import type { Output } from '../../../../../../../client/types.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ parent, request, url }) => {
  const { group, user, manner } = await parent()
  if (!user) redirect(303, signInPath(url))
  requirePageRight(group.perms.manage_calendar, request)
  const { day } = requestedView(url, todayIn(manner.zone))
  return { values: newEventValues(day, manner.zone), here: url.searchParams.has('day') ? `&day=${day}` : '' }
}

export const actions: Actions = {
  preview: event =>
    runAction(
      event,
      async form => {
        const preview = (await event.platform!.call('getinvitationpreview', {
          group_name: event.params.name,
          locale: event.locals.language,
          ...eventInput(form),
        })) as Output<'getinvitationpreview'>
        return { of: '', field: '', why: '', typed: typedIn(form), preview }
      },
      { places: eventErrorFields },
    ),
  create: event =>
    runAction(
      event,
      async form => {
        const { name } = event.params
        const send_invites = form.has('send_invites')
        const { id } = (await event.platform!.call('addevent', {
          group_name: name,
          ...eventInput(form),
          send_invites,
        })) as { id: number }
        return redirect(303, `/g/${name}/calendar/${id}?saved=1`)
      },
      { places: eventErrorFields },
    ),
}
