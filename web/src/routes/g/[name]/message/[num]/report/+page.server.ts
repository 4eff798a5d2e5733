import { attempt } from '#lib/account/attempt.ts'
import { textOf } from '#lib/forms.ts'
import { numberIn } from '#lib/pages.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => ({
  message: await locals.read.getmessage({ group_name: params.name, msg_num: numberIn(params.num) }),
})

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const { name, num } = event.params
      const { read, api } = event.locals
      const { id } = await read.getmessage({ group_name: name, msg_num: numberIn(num) })
      await api.reportmessage({ message_id: id, group_name: name, reason: textOf(form, 'reason') })
      return { isReported: true }
    }),
}
