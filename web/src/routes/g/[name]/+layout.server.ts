import { redirect } from '@sveltejs/kit'
import { needsWarning } from '#lib/public/content-warning.ts'
import { isOpen, mayBeIndexed } from '#lib/public/privacy.ts'
import type { LayoutServerLoad } from './$types'

/** Pages that show nothing of the archives. */
const isApart = (route: string | null): boolean =>
  ['warning', 'join', 'leave', 'subscription', 'invite'].some(page => route?.startsWith(`/g/[name]/${page}`))

export const load: LayoutServerLoad = async ({ locals, cookies, route, url }) => {
  const group = await locals.group()
  if (needsWarning(group, cookies) && !isApart(route.id))
    redirect(303, `/g/${group.name}/warning?next=${encodeURIComponent(url.pathname + url.search)}`)
  locals.isForAll = isOpen(group)
  return { group, isIndexed: await mayBeIndexed(locals.api, group) }
}
