import { redirect } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { mayDelete } from '#lib/writing/message-permissions.ts'
import { topicPath } from '#lib/topics.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, request }) => {
  const message = await locals.read.getmessage({ group_name: params.name, msg_num: numberOrNotFound(params.num) })
  const { group, user } = await parent()
  requirePageRight(mayDelete(message, group, user), request)
  return { message }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const { name, num } = event.params
      const { read, api } = event.locals
      const { id, topic_id } = await read.getmessage({ group_name: name, msg_num: numberOrNotFound(num) })
      await api.deletemessage({ message_id: id, group_name: name, updated: textOf(form, 'updated') })
      // The last message takes the topic along.
      const rest = await api.gettopic({ topic_id, group_name: name, limit: 1 }).catch((thrown: unknown) => {
        if (isApiFailure(thrown)) return null
        throw thrown
      })
      return redirect(303, rest ? topicPath(name, rest.topic) : `/g/${name}/topics`)
    }),
}
