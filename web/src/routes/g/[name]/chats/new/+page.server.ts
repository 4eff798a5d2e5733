import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { chatFields, fieldByError } from '#lib/chats/chat-form.ts'
import { chatPath } from '#lib/chats/chats.ts'
import { runAction } from '#lib/forms/run-action.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  if (!(await locals.me())) redirect(303, signInPath(url))
  const group = await locals.group()
  if (!group.perms.manage_chats) error(404, 'nothing here')
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { locals, params } = event
        const announce = form.has('announce')
        const chat = await locals.api.newchat({ group_name: params.name, ...chatFields(form), announce })
        return redirect(303, chatPath(params.name, chat))
      },
      { places: fieldByError },
    ),
}
