import { numberOrNotFound } from '#lib/pagination.ts'
import { atomFeed, feedSize } from '#lib/public/atom.ts'
import { openGroup, orNotFound } from '#lib/public/open-group.ts'
import { xmlResponse } from '#lib/public/xml.ts'
import { topicPath } from '#lib/topics.ts'
import { messagesFor } from '#lib/i18n.ts'
import type { RequestHandler } from './$types'

export const GET: RequestHandler = async ({ locals, params }) => {
  const group = await openGroup(locals.api, params.name)
  const topic_id = numberOrNotFound(params.id)
  const { topic, data } = await orNotFound(
    locals.api.gettopic({ group_name: group.name, topic_id, sort_dir: 'desc', limit: feedSize }),
  )
  const feed = atomFeed({
    group,
    title: `${topic.subject} · ${group.title || group.name}`,
    path: topicPath(group.name, topic),
    self: `/g/${group.name}/topic/${topic_id}/feed.atom`,
    messages: data,
    say: messagesFor(locals.language).message.externalImage,
  })
  return xmlResponse(feed, 'application/atom+xml')
}
