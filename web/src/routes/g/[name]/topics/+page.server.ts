import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const group_name = params.name
  const token = url.searchParams.get('page')
  const [topics, hashtags] = await Promise.all([
    locals.read.gettopics({ group_name, limit: 20, ...(token ? { page_token: Number(token) } : {}) }),
    locals.read.gethashtags({ group_name, limit: 8, sort_field: 'topic_count', sort_dir: 'desc' } as never),
  ])
  return { topics, hashtags, isFirst: token === null }
}
