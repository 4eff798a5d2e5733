import { nextPage, pageIn } from '#lib/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const hashtags = await locals.read.gethashtags({ group_name: params.name, ...pageIn(url), limit: 100 })
  return { hashtags, next: nextPage(url, hashtags) }
}
