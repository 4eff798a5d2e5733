import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const q = (url.searchParams.get('q') ?? '').trim()
  const user = await locals.me()
  if (q === '' || !user) return { q, groups: [], next: null, isFirst: true }
  const { page_token = 0 } = pageParams(url)
  const [found, subs] = await Promise.all([
    locals.read.searchgroups({ q, limit: 20, page_token }),
    locals.read.getsubs({ limit: 100 }),
  ])
  const withPeople = new Set(subs.data.filter(({ perms }) => perms?.members_visible).map(sub => sub.group_name))
  const groups = found.data.map(group => ({ ...group, seesPeople: withPeople.has(group.group_name) }))
  return { q, groups, next: nextPage(url, found), isFirst: page_token === 0 }
}
