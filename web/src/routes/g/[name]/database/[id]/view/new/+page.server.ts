import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openTable } from '#lib/tables/table.ts'
import { formatState, parseState } from '#lib/tables/view-state.ts'
import { viewInput, viewPlaces } from '#lib/tables/views.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  const table = await openTable(event)
  return { table, query: formatState(parseState(event.url.searchParams, table), table).toString() }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const database_id = numberOrNotFound(event.params.id)
        const table = await event.locals.api.getdatabase({ database_id })
        const state = parseState(new URLSearchParams(textOf(form, 'state')), table)
        const { id } = (await event.platform!.call('newdatabaseview', {
          ...{ database_id, name: textOf(form, 'name'), shared: textOf(form, 'shared') === 'everyone' },
          ...viewInput(state, table),
        })) as { id: number }
        return redirect(303, `/g/${event.params.name}/database/${database_id}?view=${id}`)
      },
      { places: viewPlaces },
    ),
}
