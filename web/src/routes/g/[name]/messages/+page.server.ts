import { nextPage, pageIn } from '#lib/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const messages = await locals.read.getmessages({
    group_name: params.name,
    sort_field: 'created',
    sort_dir: 'desc',
    ...pageIn(url),
  })
  return { messages, next: nextPage(url, messages) }
}
