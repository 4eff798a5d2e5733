import { error } from '@sveltejs/kit'
import { openGroup } from '#lib/public/open-group.ts'
import { mayBeIndexed } from '#lib/public/privacy.ts'
import { sitemap, publicTopics, publicWikiPages } from '#lib/public/sitemap.ts'
import { xmlResponse } from '#lib/public/xml.ts'
import { topicPath } from '#lib/topics.ts'
import { wikiPagePath } from '#lib/wiki/wiki.ts'
import type { RequestHandler } from './$types'

export const GET: RequestHandler = async ({ locals, params }) => {
  const group = await openGroup(locals.api, params.name)
  if (!(await mayBeIndexed(locals.api, group))) error(404, 'nothing here')
  const topics = await publicTopics(locals.api, group.name)
  const places = topics.map(topic => ({
    loc: new URL(topicPath(group.name, topic), group.group_url).href,
    lastmod: topic.most_recent_message,
  }))
  const wiki = group.perms.wiki_visible ? await publicWikiPages(locals.api, group.name) : []
  const wikiPlaces = wiki.map(page => ({
    loc: new URL(wikiPagePath(group, page), group.group_url).href,
    lastmod: page.updated,
  }))
  const own = [group.group_url, `${group.group_url}/archive`].map(loc => ({ loc, lastmod: group.most_recent_message }))
  return xmlResponse(sitemap([...own, ...places, ...wikiPlaces]), 'application/xml')
}
