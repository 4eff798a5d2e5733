import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { chatFields, fieldByError } from '#lib/chats/chat-form.ts'
import { chatPath } from '#lib/chats/chats.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  if (!(await locals.me())) redirect(303, signInPath(url))
  const group = await locals.group()
  if (!group.perms.manage_chats) error(404, 'nothing here')
  const topic_id = url.searchParams.get('topic')
  if (topic_id === null) return { topic: null }
  const { topic } = await locals.read.gettopic({ topic_id: numberOrNotFound(topic_id), limit: 1 })
  if (topic.group_id !== group.id) error(404, 'nothing here')
  return { topic }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { locals, params } = event
        const announce = form.has('announce')
        const topic = textOf(form, 'topic')
        const chat =
          topic === ''
            ? await locals.api.newchat({ group_name: params.name, ...chatFields(form), announce })
            : await locals.api.topictochat({ topic_id: numberOrNotFound(topic), announce })
        return redirect(303, chatPath(params.name, chat))
      },
      { places: fieldByError },
    ),
}
