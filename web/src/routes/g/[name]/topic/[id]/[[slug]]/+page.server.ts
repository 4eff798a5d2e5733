import { nextPage, numberIn, pageIn } from '#lib/pages.ts'
import { audienceUnder } from '#lib/writing/reply.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const messages = await locals.read.gettopic({
    topic_id: numberIn(params.id),
    group_name: params.name,
    ...pageIn(url),
  })
  const audience = await audienceUnder(locals, (await parent()).group, messages)
  return {
    messages,
    audience,
    topic: messages.topic,
    next: nextPage(url, messages),
    isFirst: !url.searchParams.has('page'),
  }
}
