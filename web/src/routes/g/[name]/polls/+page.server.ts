import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const [{ group }, user] = await Promise.all([parent(), locals.me()])
  // Polls are never public.
  if (!user) redirect(303, signInPath(url))
  if (!group.perms.polls_visible) error(404, 'nothing here')
  const isClosed = url.searchParams.has('closed')
  const list = await locals.read.getpolls({ group_name: params.name, ...pageParams(url, user), is_closed: isClosed })
  return { polls: list.data, next: nextPage(url, list), isClosed }
}
