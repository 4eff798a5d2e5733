import { error, redirect } from '@sveltejs/kit'
import { openChat } from '#lib/chats/chats.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const [chat, group] = await Promise.all([openChat(event), event.locals.group()])
  if (!group.perms.manage_chats || !group.perms.can_post) error(404, 'nothing here')
  return { chat }
}

const numberIn = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const chat = await openChat(event)
      const [from, to] = [numberIn(textOf(form, 'from')), numberIn(textOf(form, 'to'))]
      const subject = textOf(form, 'subject').trim()
      const posted = await event.locals.api.chattotopic({
        chat_id: chat.id,
        ...(from === undefined ? {} : { from_msg_num: from }),
        ...(to === undefined ? {} : { to_msg_num: to }),
        ...(subject === '' ? {} : { subject }),
      })
      if (posted.is_pending) return { isPending: true }
      return redirect(303, `/g/${event.params.name}/topic/${posted.topic_id}`)
    }),
}
