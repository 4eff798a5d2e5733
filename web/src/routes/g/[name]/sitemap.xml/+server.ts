import { error } from '@sveltejs/kit'
import { openGroup } from '#lib/public/open-group.ts'
import { mayBeIndexed } from '#lib/public/privacy.ts'
import { sitemap, publicTopics } from '#lib/public/sitemap.ts'
import { xmlResponse } from '#lib/public/xml.ts'
import { topicPath } from '#lib/topics.ts'
import type { RequestHandler } from './$types'

export const GET: RequestHandler = async ({ locals, params }) => {
  const group = await openGroup(locals.api, params.name)
  if (!(await mayBeIndexed(locals.api, group))) error(404, 'nothing here')
  const topics = await publicTopics(locals.api, group.name)
  const places = topics.map(topic => ({
    loc: new URL(topicPath(group.name, topic), group.group_url).href,
    lastmod: topic.most_recent_message,
  }))
  const own = [group.group_url, `${group.group_url}/archive`].map(loc => ({ loc, lastmod: group.most_recent_message }))
  return xmlResponse(sitemap([...own, ...places]), 'application/xml')
}
