import type { Api } from '../api.ts'
import type { Group, Topic } from '../topics.ts'
import type { WikiPage } from '../wiki/wiki.ts'
import { orNotFound } from './open-group.ts'
import { hasWarning } from './privacy.ts'
import { element, type Xml } from './xml.ts'

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
type SitemapEntry = { loc: string; lastmod?: string | null | undefined }

const sitemapEntries = (outer: string, inner: string, places: readonly SitemapEntry[]): Xml =>
  element(
    outer,
    { xmlns },
    places.map(({ loc, lastmod }) =>
      element(inner, {}, [element('loc', {}, loc), ...(lastmod ? [element('lastmod', {}, lastmod)] : [])]),
    ),
  )
/** Pages for search engines, and sitemaps with more of them. */
export const sitemap = (places: readonly SitemapEntry[]): Xml => sitemapEntries('urlset', 'url', places)
export const sitemapIndex = (places: readonly SitemapEntry[]): Xml => sitemapEntries('sitemapindex', 'sitemap', places)

type Page<T> = { data: T[]; next_page_token: number }
/** At most this many list pages of 100 are read. Older topics are found through the archive of the group. */
const maxPages = 10

async function pagesOf<T>(ask: (page_token: number) => Promise<Page<T>>): Promise<T[]> {
  const found: T[] = []
  let token = 0
  for (let page = 0; page < maxPages; page += 1) {
    const { data, next_page_token } = await orNotFound(ask(token))
    found.push(...data)
    token = next_page_token
    if (token === 0) break
  }
  return found
}

/** The public groups of the directory, the most recently active first. */
export const publicGroups = async (api: Api): Promise<Group[]> =>
  (await pagesOf(page_token => api.getdirectory({ sort_field: 'activity', limit: 100, page_token }))).filter(
    group => group.privacy === 'group_privacy_none' && !hasWarning(group),
  )

/** The most recently active topics of a group. */
export const publicTopics = (api: Api, group_name: string): Promise<Topic[]> =>
  pagesOf(page_token => api.gettopics({ group_name, limit: 100, page_token }))

/** The pages of a wiki that everyone may read, the latest changed first. */
export const publicWikiPages = (api: Api, group_name: string): Promise<WikiPage[]> =>
  pagesOf(page_token => api.getwikipages({ group_name, sort_field: 'updated', limit: 100, page_token }))
