import { directionFor, nextPage, pageParams } from '#lib/pagination.ts'
import type { User } from '#lib/topics.ts'
import type { PageServerLoad } from './$types'

/** How many wiki pages, files and photos are shown above the messages. */
const maxAbove = 5
/** Names are searched with shorter texts. */
const maxNameSearch = 200

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const q = (url.searchParams.get('q') ?? '').trim()
  const [group, user] = await Promise.all([locals.group(), locals.me()])
  const seesWiki = group.perms.wiki_visible
  const place = seesWiki && url.searchParams.get('in') === 'wiki' ? 'wiki' : 'messages'
  const nothing = { q, place, found: null, wiki: null, files: null, photos: null, tag: undefined, next: null } as const
  if (q === '') return nothing
  const asked = { group_name: params.name, q }
  if (place === 'wiki') {
    const wiki = await locals.read.searchwiki({ ...asked, ...pageParams(url, user) })
    return { ...nothing, wiki, next: nextPage(url, wiki) }
  }
  const isFirst = !url.searchParams.has('page')
  const above = { ...asked, limit: maxAbove }
  // Files and photos are never public.
  const isNamed = user !== null && isFirst && q.length <= maxNameSearch
  const [wiki, files, photos, found] = await Promise.all([
    seesWiki && isFirst ? locals.read.searchwiki(above) : null,
    isNamed && group.perms.files_visible ? locals.read.searchfiles(above) : null,
    isNamed && group.perms.photos_visible ? locals.read.searchphotos(above) : null,
    group.perms.archives_visible || !seesWiki || !isFirst
      ? locals.read.searcharchives({ ...asked, ...orderFor(user), ...pageParams(url, user) })
      : null,
  ])
  if (!found) return { ...nothing, wiki, files, photos }
  // A search for a single hashtag has a feed.
  const tag = /^#[^\s#]+$/.test(q) ? found.hashtag?.name : undefined
  return { q, place, found, wiki, files, photos, tag, next: nextPage(url, found) }
}

/** By relevance, unless sorted by date. */
const orderFor = (user: User | null) =>
  user?.search_sort === 'date_sort' ? { sort_field: 'date', ...directionFor(user, 'search_sort_dir') } : {}
