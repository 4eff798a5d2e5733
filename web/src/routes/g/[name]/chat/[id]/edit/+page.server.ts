import { error, redirect } from '@sveltejs/kit'
import { chatFields, fieldByError, plainDesc } from '#lib/chats/chat-form.ts'
import { chatPath, openChat } from '#lib/chats/chats.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const chat = await openChat(event)
  if (!chat.can_manage) error(404, 'nothing here')
  return { chat, desc: plainDesc(chat.desc) }
}

const setClosed =
  (is_closed: boolean): Actions[string] =>
  event =>
    runAction(
      event,
      async form => {
        const chat = await openChat(event)
        await event.locals.api.updatechat({ chat_id: chat.id, is_closed, updated: textOf(form, 'updated') })
        return redirect(303, chatPath(event.params.name, chat))
      },
      { of: 'state' },
    )

export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const chat = await openChat(event)
        const { subject, desc } = chatFields(form)
        const updated = textOf(form, 'updated')
        await event.locals.api.updatechat({ chat_id: chat.id, updated, subject, ...(form.has('desc') ? { desc } : {}) })
        return redirect(303, chatPath(event.params.name, chat))
      },
      { of: 'save', places: fieldByError },
    ),
  close: setClosed(true),
  reopen: setClosed(false),
}
