import { error, redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { mayDelete } from '#lib/writing/message-permissions.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent }) => {
  const message = await locals.read.getmessage({ group_name: params.name, msg_num: numberOrNotFound(params.num) })
  const { group, user } = await parent()
  if (!mayDelete(message, group, user)) error(404, 'nothing here')
  return { message }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const { name, num } = event.params
      const { read, api } = event.locals
      const { id } = await read.getmessage({ group_name: name, msg_num: numberOrNotFound(num) })
      await api.deletemessage({ message_id: id, group_name: name, updated: textOf(form, 'updated') })
      return redirect(303, `/g/${name}/topics`)
    }),
}
