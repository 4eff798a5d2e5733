import { nextPage, pageIn } from '#lib/pages.ts'
import { picturesOn } from '#lib/reading/pictures.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const messages = await locals.read.getmessages({
    group_name: params.name,
    sort_field: 'created',
    sort_dir: 'desc',
    ...pageIn(url),
  })
  const { user } = await parent()
  const pictures = await picturesOn(locals, { group_name: params.name, user, url }, messages.data)
  return { messages, pictures, next: nextPage(url, messages) }
}
