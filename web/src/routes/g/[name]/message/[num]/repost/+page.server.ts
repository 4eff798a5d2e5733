import { error, redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { orNullIfForbidden } from '#lib/current-user.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, request }) => {
  const group_name = params.name
  const message = await locals.read.getmessage({ group_name, msg_num: numberOrNotFound(params.num) })
  // A second repost is reported by the response to the form.
  if (!message.can_repost && request.method !== 'POST') error(404, 'nothing here')
  return { message, audience: await orNullIfForbidden(locals.api.getaudience({ group_name })) }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async () => {
      const { name: group_name, num } = event.params
      const { id: message_id } = await event.locals.read.getmessage({ group_name, msg_num: numberOrNotFound(num) })
      const { extra } = await event.locals.api.repostmessage({ message_id, group_name })
      return extra === 'pending post' ? { isHeld: true } : redirect(303, `/g/${group_name}/topics`)
    }),
}
