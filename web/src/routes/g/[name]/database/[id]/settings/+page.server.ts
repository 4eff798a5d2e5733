import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openTable } from '#lib/tables/table.ts'
import type { Actions, PageServerLoad } from './$types'

const texts = ['name', 'short_desc', 'view_table', 'add_rows', 'edit_rows', 'edit_table'] as const
const flags = ['rows_by_mail', 'id_default_hidden', 'updated_default_hidden'] as const

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
        await event.platform!.call('updatedatabase', {
          database_id: numberOrNotFound(event.params.id),
          updated: textOf(form, 'updated'),
          ...Object.fromEntries(texts.map(name => [name, textOf(form, name)])),
          ...Object.fromEntries(flags.map(name => [name, form.has(name)])),
        })
        return redirect(303, `/g/${event.params.name}/database/${event.params.id}?settings=1`)
      },
      { places: { 'name exists': 'name' } },
    ),
}
