import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { rowInput, saveRow } from '#lib/tables/row-form.ts'
import { openTable } from '#lib/tables/table.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  const table = await openTable(event)
  if (!table.can_add_rows) error(404, 'nothing here')
  return { table }
}

export const actions: Actions = {
  default: event => {
    const places: Record<string, string> = {}
    return runAction(
      event,
      async form => {
        const database_id = numberOrNotFound(event.params.id)
        const { columns } = await event.locals.api.getdatabase({ database_id })
        const input = rowInput(form, columns, [])
        const { id } = (await saveRow(form, columns, places, () =>
          event.platform!.call('newdatabaserow', { database_id, ...input }),
        )) as { id: number }
        return redirect(303, `/g/${event.params.name}/database/${database_id}/row/${id}?added=1`)
      },
      { places, reasons: { 'bad attachment': 'not an image' }, forCall: 'newdatabaserow' },
    )
  },
}
