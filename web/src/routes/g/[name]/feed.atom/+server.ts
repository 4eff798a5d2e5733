import { atomFeed, feedSize } from '#lib/public/atom.ts'
import { openGroup, orNotFound } from '#lib/public/open-group.ts'
import { xmlResponse } from '#lib/public/xml.ts'
import { messagesFor } from '#lib/i18n.ts'
import type { RequestHandler } from './$types'

export const GET: RequestHandler = async ({ locals, params }) => {
  const group = await openGroup(locals.api, params.name)
  const group_name = group.name
  const { data } = await orNotFound(locals.api.getmessages({ group_name, sort_field: 'created', limit: feedSize }))
  const feed = atomFeed({
    group,
    title: group.title || group_name,
    path: `/g/${group_name}/topics`,
    self: `/g/${group_name}/feed.atom`,
    messages: data,
    say: messagesFor(locals.language).message.externalImage,
  })
  return xmlResponse(feed, 'application/atom+xml')
}
