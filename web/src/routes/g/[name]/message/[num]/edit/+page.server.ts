import { error, redirect } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { textOf } from '#lib/forms.ts'
import { numberIn } from '#lib/pages.ts'
import { messagePath } from '#lib/topics.ts'
import { places } from '#lib/writing/drafting.ts'
import { mayEdit } from '#lib/writing/may.ts'
import { sourceOf } from '#lib/writing/source.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent }) => {
  const message = await locals.read.getmessage({ group_name: params.name, msg_num: numberIn(params.num) })
  const { group, user } = await parent()
  if (!mayEdit(message, group, user)) error(404, 'nothing here')
  return { message, ...sourceOf(message) }
}

export const actions: Actions = {
  default: event =>
    attempt(
      event,
      async form => {
        const { name, num } = event.params
        const message = await event.locals.read.getmessage({
          group_name: name,
          msg_num: numberIn(num),
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
      { places, forCall: 'updatemessage' },
    ),
}
