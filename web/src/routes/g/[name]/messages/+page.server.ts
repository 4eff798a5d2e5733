import { directionFor, nextPage, pageParams } from '#lib/pagination.ts'
import { loadShownPictures } from '#lib/reading/pictures.ts'
import type { PageServerLoad } from './$types'

/** The messages of a group, newest first by default: with their texts, or a line each. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const user = await locals.me()
  const group_name = params.name
  const isInLines = url.searchParams.get('show') === 'lines'
  const direction = directionFor(user, isInLines ? 'messages_sort_dir' : 'expanded_messages_sort_dir')
  const order = { sort_field: 'created', sort_dir: 'desc', ...direction } as const
  const messages = await locals.read.getmessages({ group_name, ...order, ...pageParams(url, user) })
  const pictures = isInLines ? null : await loadShownPictures(locals, { group_name, user, url }, messages.data)
  return { messages, pictures, isInLines, next: nextPage(url, messages), isFirst: !url.searchParams.has('page') }
}
