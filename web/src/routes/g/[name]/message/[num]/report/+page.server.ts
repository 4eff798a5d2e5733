import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => ({
  message: await locals.read.getmessage({ group_name: params.name, msg_num: numberOrNotFound(params.num) }),
})

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const { name, num } = event.params
      const { read, api } = event.locals
      const { id } = await read.getmessage({ group_name: name, msg_num: numberOrNotFound(num) })
      await api.reportmessage({ message_id: id, group_name: name, reason: textOf(form, 'reason') })
      return { isReported: true }
    }),
}
