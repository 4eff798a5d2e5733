import { redirect } from '@sveltejs/kit'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { messagePath } from '#lib/topics.ts'
import { fieldByError } from '#lib/writing/draft-actions.ts'
import { mayEdit } from '#lib/writing/message-permissions.ts'
import { editableSource } from '#lib/writing/editable-source.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, request }) => {
  const message = await locals.read.getmessage({ group_name: params.name, msg_num: numberOrNotFound(params.num) })
  const { group, user } = await parent()
  requirePageRight(mayEdit(message, group, user), request)
  return { message, ...editableSource(message) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { name, num } = event.params
        const message = await event.locals.read.getmessage({
          group_name: name,
          msg_num: numberOrNotFound(num),
        })
        await event.platform!.call('updatemessage', {
          message_id: message.id,
          group_name: name,
          updated: textOf(form, 'updated'),
          ...(form.has('subject') ? { subject: textOf(form, 'subject') } : {}),
          body: textOf(form, 'body').replaceAll('\r\n', '\n'),
          body_type: textOf(form, 'body_type'),
        })
        return redirect(303, messagePath(name, message))
      },
      { places: fieldByError, forCall: 'updatemessage' },
    ),
}
