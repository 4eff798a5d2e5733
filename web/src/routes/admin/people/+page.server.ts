import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

const states = ['confirmed', 'unconfirmed', 'suspended'] as const

export const load: PageServerLoad = async ({ locals, url }) => {
  const q = (url.searchParams.get('q') ?? '').slice(0, 200).replaceAll('\0', '')
  const state = states.find(word => word === url.searchParams.get('state'))
  const users = await locals.read.getusers({ q, ...(state && { state }), ...pageParams(url) })
  return { q, state, states, users, next: nextPage(url, users) }
}
