import { sideActions } from '#lib/chats/chat-actions.ts'
import { openChat } from '#lib/chats/chats.ts'
import { nextPage, pageToken } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, url } = event
  const chat = await openChat(event)
  const sub = chat.chat_sub
  const people =
    sub && !chat.is_closed ? await locals.read.chatmembers({ chatsub_id: sub.id, limit: 100, ...pageToken(url) }) : null
  return { chat, people: people?.data ?? [], next: people && nextPage(url, people) }
}

export const actions = sideActions
