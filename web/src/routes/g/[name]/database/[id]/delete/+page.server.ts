import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openTable } from '#lib/tables/table.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  const table = await openTable(event)
  if (!table.can_edit_table) error(404, 'nothing here')
  return { table }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        if (!form.has('understand')) throwFormError('not understood')
        const database_id = numberOrNotFound(event.params.id)
        await event.platform!.call('deletedatabase', { database_id, updated: textOf(form, 'updated') })
        return redirect(303, `/g/${event.params.name}/databases?deleted=1`)
      },
      { places: { 'not understood': 'understand' } },
    ),
}
