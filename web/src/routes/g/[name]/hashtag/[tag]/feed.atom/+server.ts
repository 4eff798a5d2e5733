import { error } from '@sveltejs/kit'
import { atomFeed, feedSize } from '#lib/public/atom.ts'
import { openGroup, orNotFound } from '#lib/public/open-group.ts'
import { xmlResponse } from '#lib/public/xml.ts'
import { hashtagFeedPath, searchPath } from '#lib/topics.ts'
import { messagesFor } from '#lib/i18n.ts'
import type { RequestHandler } from './$types'

export const GET: RequestHandler = async ({ locals, params }) => {
  const group = await openGroup(locals.api, params.name)
  const group_name = group.name
  const q = `#${params.tag}`
  const { data, hashtag } = await orNotFound(
    locals.api.searcharchives({ group_name, q, sort_field: 'date', sort_dir: 'desc', limit: feedSize }),
  )
  if (!hashtag) error(404, 'nothing here')
  const feed = atomFeed({
    group,
    title: `#${hashtag.name} · ${group.title || group_name}`,
    path: searchPath(group_name, q),
    self: hashtagFeedPath(group_name, hashtag.name),
    messages: data,
    say: messagesFor(locals.language).message.externalImage,
  })
  return xmlResponse(feed, 'application/atom+xml')
}
