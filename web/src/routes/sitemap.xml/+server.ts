import { publicGroups, sitemapIndex } from '#lib/public/sitemap.ts'
import { xmlResponse } from '#lib/public/xml.ts'
import type { RequestHandler } from './$types'

export const GET: RequestHandler = async ({ locals }) => {
  const groups = await publicGroups(locals.api)
  const places = groups.map(({ group_url, most_recent_message }) => ({
    loc: `${group_url}/sitemap.xml`,
    lastmod: most_recent_message,
  }))
  return xmlResponse(sitemapIndex(places), 'application/xml')
}
