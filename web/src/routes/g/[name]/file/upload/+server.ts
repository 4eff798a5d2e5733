import { textOf } from '#lib/forms/submitted-form.ts'
import { jsonResponse } from '#lib/writing/json-response.ts'
import type { RequestHandler } from './$types'

/** Files that a script uploads, one by one. */
export const POST: RequestHandler = event =>
  jsonResponse(
    event,
    async form => {
      const given = { group_name: event.params.name, path: textOf(form, 'path'), fileupload: form.get('fileupload') }
      const { files } = (await event.platform!.call('uploadfiles', given)) as { files: { id: number }[] }
      return { files: files.map(({ id }) => ({ id })) }
    },
    'uploadfiles',
  )
