import { numberOrNotFound } from '#lib/pagination.ts'
import { jsonResponse } from '#lib/writing/json-response.ts'
import type { RequestHandler } from './$types'

/** Photos that a script uploads, one by one. */
export const POST: RequestHandler = event =>
  jsonResponse(
    event,
    async form => {
      const album_id = numberOrNotFound(event.params.id)
      const keep_metadata = form.has('keep_metadata')
      const given = { album_id, keep_metadata, fileupload: form.get('fileupload') }
      const { photos } = (await event.platform!.call('uploadphotos', given)) as { photos: { id: number }[] }
      return { photos: photos.map(({ id }) => ({ id })) }
    },
    'uploadphotos',
  )
