import { error, redirect } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { signInPath } from '../api.ts'
import { numberOrNotFound } from '../pagination.ts'

export type Chat = Output<'getchat'>
export type ChatMessage = Output<'getchathistory'>['data'][number]

export const chatPath = (group: string, { id }: Pick<Chat, 'id'>): string => `/g/${group}/chat/${id}`

type Opening = { locals: App.Locals; params: { id: string }; url: URL }

/** The chat of a page. It is at one address only: that of its group. */
export async function openChat({ locals, params, url }: Opening): Promise<Chat> {
  if (!(await locals.me())) redirect(303, signInPath(url))
  const [group, chat] = await Promise.all([
    locals.group(),
    locals.read.getchat({ chat_id: numberOrNotFound(params.id) }),
  ])
  if (chat.group_id !== group.id) error(404, 'nothing here')
  return chat
}

/** How many messages the reader has not seen: they are numbered without gaps. None for those who haven't joined. */
export const unreadIn = ({ num_messages, chat_sub }: Pick<Chat, 'num_messages' | 'chat_sub'>): number =>
  chat_sub ? Math.max(0, num_messages - chat_sub.last_msg_seen) : 0
