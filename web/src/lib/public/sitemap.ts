import type { Api } from '../api.ts'
import type { Group, Topic } from '../topics.ts'
import { orMissing } from './open-group.ts'
import { element, type Xml } from './xml.ts'

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
type Place = { loc: string; lastmod?: string | null | undefined }

const placesIn = (outer: string, inner: string, places: readonly Place[]): Xml =>
  element(
    outer,
    { xmlns },
    places.map(({ loc, lastmod }) =>
      element(inner, {}, [element('loc', {}, loc), ...(lastmod ? [element('lastmod', {}, lastmod)] : [])]),
    ),
  )
/** Pages that search engines may look at, and files that tell of more of them. */
export const sitemap = (places: readonly Place[]): Xml => placesIn('urlset', 'url', places)
export const sitemapIndex = (places: readonly Place[]): Xml => placesIn('sitemapindex', 'sitemap', places)

type Page<T> = { data: T[]; next_page_token: number }
/** No more pages than these are asked for, of 100 each. What is older is found through the archive of the group. */
const mostPages = 10

async function pagesOf<T>(ask: (page_token: number) => Promise<Page<T>>): Promise<T[]> {
  const found: T[] = []
  let token = 0
  for (let page = 0; page < mostPages; page += 1) {
    const { data, next_page_token } = await orMissing(ask(token))
    found.push(...data)
    token = next_page_token
    if (token === 0) break
  }
  return found
}

/** The public groups of the directory, those first where something was said last. */
export const groupsFor = async (api: Api): Promise<Group[]> =>
  (await pagesOf(page_token => api.getdirectory({ sort_field: 'activity', limit: 100, page_token }))).filter(
    ({ privacy }) => privacy === 'group_privacy_none',
  )

/** The topics of a group in which something was said last. */
export const topicsFor = (api: Api, group_name: string): Promise<Topic[]> =>
  pagesOf(page_token => api.gettopics({ group_name, limit: 100, page_token }))
