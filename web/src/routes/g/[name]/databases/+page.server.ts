import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const [{ group }, user] = await Promise.all([parent(), locals.me()])
  // Tables are never public.
  if (!user) redirect(303, signInPath(url))
  if (!group.perms.database_visible) error(404, 'nothing here')
  const list = await locals.read.getdatabases({ group_name: params.name, ...pageParams(url, user), limit: 100 })
  return { tables: list.data, next: nextPage(url, list) }
}
