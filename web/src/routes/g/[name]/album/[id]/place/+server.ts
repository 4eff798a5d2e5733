import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { jsonResponse } from '#lib/writing/json-response.ts'
import type { RequestHandler } from './$types'

/** A photo that a script puts into another place. */
export const POST: RequestHandler = event =>
  jsonResponse(event, async form => {
    const after = textOf(form, 'after_photo_id')
    const place = after === '' ? {} : { after_photo_id: Number(after) }
    const photo_ids = [Number(textOf(form, 'photo_ids'))]
    await event.locals.api.orderphotos({ album_id: numberOrNotFound(event.params.id), photo_ids, ...place })
    return {}
  })
