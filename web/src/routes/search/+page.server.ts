import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const q = (url.searchParams.get('q') ?? '').trim()
  const user = await locals.me()
  if (q === '' || !user) return { q, groups: [], next: null, isFirst: true }
  const { page_token = 0 } = pageParams(url)
  const found = await locals.read.searchgroups({ q, limit: 20, page_token })
  return { q, groups: found.data, next: nextPage(url, found), isFirst: page_token === 0 }
}
