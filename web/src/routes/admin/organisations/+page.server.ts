import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const organisations = await locals.read.getorganisations(pageParams(url))
  return { organisations, next: nextPage(url, organisations) }
}
