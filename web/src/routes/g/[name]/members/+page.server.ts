import { nextPage, pageIn } from '#lib/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const members = await locals.read.getmembers({ group_name: params.name, ...pageIn(url), limit: 50 })
  return { members, next: nextPage(url, members) }
}
