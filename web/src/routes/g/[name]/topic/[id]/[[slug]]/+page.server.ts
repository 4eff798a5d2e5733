import { nextPage, numberIn, pageIn } from '#lib/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const messages = await locals.read.gettopic({
    topic_id: numberIn(params.id),
    group_name: params.name,
    ...pageIn(url),
  })
  return { messages, topic: messages.topic, next: nextPage(url, messages), isFirst: !url.searchParams.has('page') }
}
