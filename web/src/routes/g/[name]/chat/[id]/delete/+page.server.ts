import { error, redirect } from '@sveltejs/kit'
import { openChat } from '#lib/chats/chats.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const chat = await openChat(event)
  if (!chat.can_manage) error(404, 'nothing here')
  return { chat }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const chat = await openChat(event)
      await event.locals.api.deletechat({ chat_id: chat.id, updated: textOf(form, 'updated') })
      return redirect(303, `/g/${event.params.name}/chats`)
    }),
}
