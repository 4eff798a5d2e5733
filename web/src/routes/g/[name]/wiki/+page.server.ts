import { nextPage, pageToken } from '#lib/pagination.ts'
import { redirect } from '@sveltejs/kit'
import { findPage, openWiki, wikiPagePath } from '#lib/wiki/wiki.ts'
import type { PageServerLoad } from './$types'

/** The wiki begins with its start page; without one, with the list of its pages. */
export const load: PageServerLoad = async event => {
  const { params, url } = event
  const group = await openWiki(event)
  const id = group.sticky_wiki_page_id ?? 0
  const start = id === 0 || url.searchParams.size > 0 ? undefined : await findPage(event, params.name, String(id))
  if (start) redirect(303, wikiPagePath(group, start.page))
  const list = await event.locals.read.getwikipages({ group_name: params.name, limit: 100, ...pageToken(url) })
  return { pages: list.data, total: list.total_count, next: nextPage(url, list) }
}
