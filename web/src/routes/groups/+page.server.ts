import { nextPage, pageParams } from '#lib/pagination.ts'
import { baseUrlFor } from '#lib/public/base-url.ts'
import type { PageServerLoad } from './$types'

const orders = ['activity', 'members', 'name'] as const

export const load: PageServerLoad = async ({ locals, url }) => {
  const q = (url.searchParams.get('q') ?? '').slice(0, 200).toWellFormed().replaceAll('\0', '')
  const sort = orders.find(order => order === url.searchParams.get('sort')) ?? 'activity'
  const [groups, origin] = await Promise.all([
    locals.read.getdirectory({ q, sort_field: sort, ...pageParams(url), limit: 30 }),
    baseUrlFor(locals, url),
  ])
  locals.isForAll = true
  return { q, sort, orders, groups, origin, next: nextPage(url, groups), isFirst: !url.searchParams.has('page') }
}
