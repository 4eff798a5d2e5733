import { nextPage, pageToken } from '#lib/pagination.ts'
import { openWiki } from '#lib/wiki/wiki.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { params, url, locals } = event
  await openWiki(event)
  const byDate = url.searchParams.get('sort') === 'updated'
  const sort = byDate ? ({ sort_field: 'updated', sort_dir: 'desc' } as const) : {}
  const list = await locals.read.getwikipages({ group_name: params.name, limit: 100, ...sort, ...pageToken(url) })
  return { pages: list.data, total: list.total_count, next: nextPage(url, list), byDate }
}
