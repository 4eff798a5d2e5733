import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

const states = ['confirmed', 'unconfirmed', 'suspended'] as const

export const load: PageServerLoad = async ({ locals, url }) => {
  const q = (url.searchParams.get('q') ?? '').slice(0, 200).replaceAll('\0', '')
  const state = states.find(word => word === url.searchParams.get('state'))
  const group = url.searchParams.get('group') ?? ''
  const group_id = /^\d{1,15}$/.test(group) ? Number(group) : undefined
  const users = await locals.read.getusers({
    ...{ q, ...pageParams(url) },
    ...(state && { state }),
    ...(group_id !== undefined && { group_id }),
  })
  return { q, state, states, group_id, done: url.searchParams.get('done'), users, next: nextPage(url, users) }
}
