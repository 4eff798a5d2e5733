import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, numberOrNotFound, pageToken } from '#lib/pagination.ts'
import { openRow } from '#lib/tables/table.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, params, url } = event
  if (!(await locals.me())) redirect(303, signInPath(url))
  const [{ table, row }, list] = await Promise.all([
    openRow(event),
    locals.read.getdatabaserowhistory({ row_id: numberOrNotFound(params.row), limit: 50, ...pageToken(url) }),
  ])
  return { table, row, changes: list.data, next: nextPage(url, list) }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      await event.platform!.call('restoredatabaserow', {
        row_id: numberOrNotFound(event.params.row),
        change_id: textOf(form, 'change_id'),
        updated: textOf(form, 'updated'),
      })
      return redirect(303, `${event.url.pathname.replace(/\/history$/, '')}?saved=1`)
    }),
}
