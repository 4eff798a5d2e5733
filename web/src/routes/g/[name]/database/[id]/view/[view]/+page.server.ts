import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openTable } from '#lib/tables/table.ts'
import { parseState } from '#lib/tables/view-state.ts'
import { openView, viewInput, viewPlaces } from '#lib/tables/views.ts'
import type { Actions, PageServerLoad, RequestEvent } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  const table = await openTable(event)
  const view = await openView(event, table)
  if (!view.can_edit) error(404, 'nothing here')
  return { table, view }
}

const idsOf = ({ params }: RequestEvent) => ({
  database_id: numberOrNotFound(params.id),
  view_id: numberOrNotFound(params.view),
})
const tableOf = ({ params }: RequestEvent): string => `/g/${params.name}/database/${params.id}`

export const actions: Actions = {
  rename: event =>
    runAction(
      event,
      async form => {
        const given = { name: textOf(form, 'name'), updated: textOf(form, 'updated') }
        await event.platform!.call('updatedatabaseview', { ...idsOf(event), ...given })
        return redirect(303, `${tableOf(event)}?view=${event.params.view}`)
      },
      { of: 'rename', places: viewPlaces },
    ),
  // Saves what the table shows as the view.
  show: event =>
    runAction(
      event,
      async form => {
        const ids = idsOf(event)
        const table = await event.locals.api.getdatabase({ database_id: ids.database_id })
        const shown = viewInput(parseState(new URLSearchParams(textOf(form, 'state')), table), table)
        await event.platform!.call('updatedatabaseview', { ...ids, ...shown, updated: textOf(form, 'updated') })
        return redirect(303, `${tableOf(event)}?view=${ids.view_id}`)
      },
      { of: 'show' },
    ),
  delete: event =>
    runAction(
      event,
      async form => {
        await event.platform!.call('deletedatabaseview', { ...idsOf(event), updated: textOf(form, 'updated') })
        return redirect(303, tableOf(event))
      },
      { of: 'delete' },
    ),
}
