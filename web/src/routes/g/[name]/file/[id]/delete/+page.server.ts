import { error, redirect } from '@sveltejs/kit'
import { orNullIfForbidden } from '#lib/current-user.ts'
import { folderPath, openFile } from '#lib/files/files.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const file = await openFile(event)
  if (!file.can_delete) error(404, 'nothing here')
  // In a folder there may be what others have added.
  const lost = await orNullIfForbidden(event.locals.api.getfiledeletion({ file_id: file.id }))
  return { file, lost }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const file_id = numberOrNotFound(event.params.id)
      const { path } = await event.locals.api.getfile({ file_id })
      await event.locals.api.deletefile({ file_id, updated: textOf(form, 'updated') })
      redirect(303, `${folderPath(event.params.name, path)}?deleted=1`)
    }),
}
