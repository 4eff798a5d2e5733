import { talkActions } from '#lib/chats/chat-actions.ts'
import { openChat } from '#lib/chats/chats.ts'
import { markNotificationsRead } from '#lib/current-user.ts'
import { loadMessages } from '#lib/chats/load-messages.ts'
import type { PageServerLoad } from './$types'

/** How many of the group's chats and of the people in the chat are shown beside it. */
const [most, mostPeople] = [30, 12]

export const load: PageServerLoad = async event => {
  const { locals, url, platform } = event
  const [chat, group] = await Promise.all([openChat(event), locals.group()])
  const sub = chat.chat_sub
  const [shown, chats, people] = await Promise.all([
    loadMessages(locals.read, chat, url),
    locals.read.getchats({ group_id: group.id, limit: most }),
    sub && !chat.is_closed ? locals.read.chatmembers({ chatsub_id: sub.id, limit: mostPeople }) : null,
  ])
  const last = shown.messages.at(-1)?.msg_num ?? 0
  // Showing messages marks them as read, and the mentions in them.
  if (sub && last > sub.last_msg_seen && platform!.isShown)
    await locals.read.markchatread({ chatsub_id: sub.id, msg_num: last })
  else if (!shown.hasLater) await markNotificationsRead(event, { chat_id: chat.id })
  const named = (name: string) => shown.messages.find(({ msg_num }) => String(msg_num) === url.searchParams.get(name))
  return {
    chat,
    shown,
    chats: chats.data,
    people: people?.data ?? [],
    reply: named('reply'),
    edit: named('edit'),
    nonce: crypto.randomUUID(),
  }
}

export const actions = talkActions
