import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const user = await locals.me()
  if (!user) redirect(303, signInPath(url))
  const { id: group_id } = await locals.group()
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 500)
  const chat = url.searchParams.get('chat') ?? ''
  const about = /^[1-9]\d{0,14}$/.test(chat) ? await locals.read.getchat({ chat_id: Number(chat) }) : null
  const within = about?.group_id === group_id ? about : null
  const page = pageParams(url, user)
  if (q !== '' || within) {
    const found =
      q === ''
        ? null
        : await locals.read.searchchat({ group_id, q, ...page, ...(within ? { chat_id: within.id } : {}) })
    return { q, within, found: found?.data ?? [], chats: null, isClosed: false, next: found && nextPage(url, found) }
  }
  const isClosed = url.searchParams.has('closed')
  const chats = await locals.read.getchats({ group_id, show_closed: isClosed, ...page })
  return { q, within, found: [], chats: chats.data, isClosed, next: nextPage(url, chats) }
}
