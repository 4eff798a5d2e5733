import { topicRef } from '#lib/reading/topic/moderated-topic.ts'
import { jsonResponse } from '#lib/writing/json-response.ts'
import type { RequestHandler } from './$types'

/** Marks a topic as read, or up to the messages that a script has added to it when open, once they were on the screen. */
export const POST: RequestHandler = event =>
  jsonResponse(event, async form => {
    const last = form.get('msg_num')
    const upTo = last === undefined ? {} : { msg_num: Number(last) }
    await event.locals.api.marktopicread({ ...topicRef(event.params), ...upTo })
    return {}
  })
