import { directionFor, nextPage, pageParams } from '#lib/pagination.ts'
import type { User } from '#lib/topics.ts'
import type { PageServerLoad } from './$types'

/** How many wiki pages are shown above the messages. */
const maxWikiPages = 5

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const q = (url.searchParams.get('q') ?? '').trim()
  const [group, user] = await Promise.all([locals.group(), locals.me()])
  const seesWiki = group.perms.wiki_visible
  const place = seesWiki && url.searchParams.get('in') === 'wiki' ? 'wiki' : 'messages'
  const nothing = { q, place, found: null, wiki: null, tag: undefined, next: null } as const
  if (q === '') return nothing
  const asked = { group_name: params.name, q }
  if (place === 'wiki') {
    const wiki = await locals.read.searchwiki({ ...asked, ...pageParams(url, user) })
    return { ...nothing, wiki, next: nextPage(url, wiki) }
  }
  const isFirst = !url.searchParams.has('page')
  const wiki = seesWiki && isFirst ? await locals.read.searchwiki({ ...asked, limit: maxWikiPages }) : null
  if (!group.perms.archives_visible && wiki) return { ...nothing, wiki }
  const found = await locals.read.searcharchives({
    group_name: params.name,
    q,
    ...orderFor(user),
    ...pageParams(url, user),
  })
  // A search for a single hashtag has a feed.
  const tag = /^#[^\s#]+$/.test(q) ? found.hashtag?.name : undefined
  return { q, place, found, wiki, tag, next: nextPage(url, found) }
}

/** By relevance, unless sorted by date. */
const orderFor = (user: User | null) =>
  user?.search_sort === 'date_sort' ? { sort_field: 'date', ...directionFor(user, 'search_sort_dir') } : {}
