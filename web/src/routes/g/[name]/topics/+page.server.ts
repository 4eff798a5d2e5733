import { nextPage, pageIn } from '#lib/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const group_name = params.name
  const [topics, hashtags] = await Promise.all([
    locals.read.gettopics({ group_name, ...pageIn(url) }),
    locals.read.gethashtags({ group_name, limit: 8, sort_field: 'topic_count', sort_dir: 'desc' }),
  ])
  return { topics, hashtags, next: nextPage(url, topics), isFirst: !url.searchParams.has('page') }
}
