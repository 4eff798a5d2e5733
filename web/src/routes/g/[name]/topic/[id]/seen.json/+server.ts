import { topicRef } from '#lib/reading/moderated-topic.ts'
import { jsonResponse } from '#lib/writing/json-response.ts'
import type { RequestHandler } from './$types'

/** Marks messages as read that a script has added to an open topic, once they were on the screen. */
export const POST: RequestHandler = event =>
  jsonResponse(event, async form => {
    await event.locals.api.marktopicread({ ...topicRef(event.params), msg_num: Number(form.get('msg_num')) })
    return {}
  })
