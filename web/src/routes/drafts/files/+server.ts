import { textOf } from '#lib/forms/submitted-form.ts'
import { jsonResponse } from '#lib/writing/json-response.ts'
import type { RequestHandler } from './$types'

/** Files of a draft come and go one by one while it is written. */
export const POST: RequestHandler = event =>
  jsonResponse(
    event,
    async form => {
      const { api } = event.locals
      const draft_id = Number(textOf(form, 'draft_id'))
      const attachment_id = Number(textOf(form, 'remove'))
      if (attachment_id > 0) {
        await api.deleteattachment({ draft_id, attachment_id })
        return { files: [] }
      }
      const fileupload = form.get('fileupload')
      const inline = form.has('inline')
      const added = await event.platform!.call('uploadattachments', { draft_id, inline, fileupload })
      return { files: (added as Awaited<ReturnType<typeof api.getattachments>>).data }
    },
    'uploadattachments',
  )
