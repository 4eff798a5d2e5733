import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openRow } from '#lib/tables/table.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  const { table, row } = await openRow(event)
  if (!row.can_edit) error(404, 'nothing here')
  return { table, row }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const row_id = numberOrNotFound(event.params.row)
      await event.platform!.call('deletedatabaserow', { row_id, updated: textOf(form, 'updated') })
      return redirect(303, `/g/${event.params.name}/database/${event.params.id}?deleted=1`)
    }),
}
