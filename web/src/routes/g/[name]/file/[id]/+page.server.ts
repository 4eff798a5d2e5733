import { redirect } from '@sveltejs/kit'
import { orNullIfForbidden } from '#lib/current-user.ts'
import { filePath, folderPath, fullPath, openFile } from '#lib/files/files.ts'
import { linkedFrom } from '#lib/linked-from.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, numberOrNotFound, pageToken } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, params, url } = event
  const file = await openFile(event)
  if (file.type === 'file_type_dir') redirect(303, folderPath(params.name, fullPath(file)))
  const file_id = file.id
  const isFile = file.type === 'file_type_file'
  const group = await locals.group()
  const [versions, text, linked] = await Promise.all([
    isFile ? locals.read.getfileversions({ file_id, ...pageToken(url) }) : null,
    file.media_type === 'text/plain' ? orNullIfForbidden(locals.api.getfiletext({ file_id })) : null,
    linkedFrom({ event, group }, filePath(params.name, file), { withWiki: true }),
  ])
  return { file, text, linked, versions: versions?.data ?? [], next: versions && nextPage(url, versions) }
}

export const actions: Actions = {
  restore: event =>
    runAction(event, async form => {
      const file_id = numberOrNotFound(event.params.id)
      const version = Number(textOf(form, 'version'))
      await event.locals.api.restorefileversion({ file_id, version })
      redirect(303, `${event.url.pathname}?restored=1`)
    }),
}
