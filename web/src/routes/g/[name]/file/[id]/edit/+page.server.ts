import { error, redirect } from '@sveltejs/kit'
import { filePath, folderPath, openFile } from '#lib/files/files.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const [file, { group }] = await Promise.all([openFile(event), event.parent()])
  if (!group.perms.manage_files) error(404, 'nothing here')
  return { file }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { name: group } = event.params
        const file = await event.locals.api.updatefile({
          file_id: numberOrNotFound(event.params.id),
          updated: textOf(form, 'updated'),
          name: textOf(form, 'name'),
          desc: textOf(form, 'desc'),
          path: textOf(form, 'path'),
          ...(form.has('url') ? { url: textOf(form, 'url') } : {}),
        })
        const back = file.type === 'file_type_dir' ? folderPath(group, file.path) : filePath(group, file)
        redirect(303, `${back}?saved=1`)
      },
      {
        places: { 'name exists': 'name', 'invalid path': 'path', 'too many folders': 'path' },
        reasons: { 'invalid_value name': 'file name', 'invalid_value url': 'web address' },
      },
    ),
}
