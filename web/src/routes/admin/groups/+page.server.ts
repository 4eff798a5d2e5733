import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

const plans = ['group_plan_basic', 'group_plan_premium', 'group_plan_enterprise'] as const
const sorts = [
  ...(['created', 'name', 'num_members', 'num_messages', 'storage_used', 'storage_messages', 'storage_files'] as const),
  ...(['storage_photos', 'storage_wiki', 'storage_chats', 'storage_tables', 'storage_events'] as const),
] as const

export const load: PageServerLoad = async ({ locals, url }) => {
  const q = (url.searchParams.get('q') ?? '').slice(0, 200).replaceAll('\0', '')
  const plan = plans.find(word => word === url.searchParams.get('plan'))
  const sort = sorts.find(word => word === url.searchParams.get('sort')) ?? 'created'
  const org = url.searchParams.get('org') ?? ''
  const org_id = /^\d{1,15}$/.test(org) ? Number(org) : undefined
  const isSuspended = url.searchParams.get('state') === 'suspended'
  const groups = await locals.read.getallgroups({
    ...{ q, sort_field: sort, ...pageParams(url) },
    ...(plan && { plan }),
    ...(isSuspended && { suspended: true }),
    ...(org_id !== undefined && { org_id }),
  })
  const done = url.searchParams.get('done')
  return { q, plan, plans, sort, org_id, isSuspended, done, groups, next: nextPage(url, groups) }
}
