import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { folderPath } from '#lib/files/files.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageToken } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url, request }) => {
  const [group, user] = await Promise.all([locals.group(), locals.me()])
  if (!user) redirect(303, signInPath(url))
  if (!group.perms.files_visible) error(404, 'nothing here')
  requirePageRight(group.perms.manage_files, request)
  if (!group.perms.manage_files) return { files: [], next: null }
  const list = await locals.read.getdeletedfiles({ group_name: params.name, limit: 50, ...pageToken(url) })
  return { files: list.data, next: nextPage(url, list) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const group_name = event.params.name
        const file_id = Number(textOf(form, 'file_id'))
        const name = textOf(form, 'name')
        const file = await event.locals.api.undeletefile({ group_name, file_id, ...(name !== '' && { name }) })
        redirect(303, `${folderPath(group_name, file.path)}?restored=1`)
      },
      { reasons: { 'invalid_value name': 'file name' } },
    ),
}
