import { directionFor, nextPage, pageParams } from '#lib/pagination.ts'
import type { User } from '#lib/topics.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const q = (url.searchParams.get('q') ?? '').trim()
  if (q === '') return { q, found: null, tag: undefined, next: null }
  const user = await locals.me()
  const found = await locals.read.searcharchives({
    group_name: params.name,
    q,
    ...orderFor(user),
    ...pageParams(url, user),
  })
  // A search for a single hashtag has a feed.
  const tag = /^#[^\s#]+$/.test(q) ? found.hashtag?.name : undefined
  return { q, found, tag, next: nextPage(url, found) }
}

/** By relevance, unless sorted by date. */
const orderFor = (user: User | null) =>
  user?.search_sort === 'date_sort' ? { sort_field: 'date', ...directionFor(user, 'search_sort_dir') } : {}
