import { nextPage, pageToken } from '#lib/pagination.ts'
import { openWiki } from '#lib/wiki/wiki.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { params, url, locals } = event
  await openWiki(event)
  const list = await locals.read.getwikichanges({ group_name: params.name, limit: 50, ...pageToken(url) })
  return { changes: list.data, next: nextPage(url, list) }
}
