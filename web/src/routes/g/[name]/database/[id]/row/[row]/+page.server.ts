import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { rowInput, saveRow } from '#lib/tables/row-form.ts'
import { openRow, type TableColumn } from '#lib/tables/table.ts'
import type { Actions, PageServerLoad } from './$types'

/** The columns that a form shows: all of them, or the one that is edited in its cell. */
const columnsFor = (columns: readonly TableColumn[], only: string): TableColumn[] =>
  columns.filter(({ id }) => only === '' || String(id) === only)

export const load: PageServerLoad = async event => {
  const { locals, params, url } = event
  if (!(await locals.me())) redirect(303, signInPath(url))
  const [{ table, row }, history] = await Promise.all([
    openRow(event),
    locals.read.getdatabaserowhistory({ row_id: numberOrNotFound(params.row), limit: 1 }),
  ])
  const only = url.searchParams.get('only') ?? ''
  const columns = columnsFor(table.columns, only)
  if (columns.length === 0 && only !== '') error(404, 'nothing here')
  return { table, row, columns, only: Number(only), last: history.data[0]! }
}

export const actions: Actions = {
  default: event => {
    const places: Record<string, string> = {}
    return runAction(
      event,
      async form => {
        const row_id = numberOrNotFound(event.params.row)
        const { api } = event.locals
        const [table, row] = await Promise.all([
          api.getdatabase({ database_id: numberOrNotFound(event.params.id) }),
          api.getdatabaserow({ row_id }),
        ])
        const columns = columnsFor(table.columns, textOf(form, 'only'))
        const input = { row_id, ...rowInput(form, columns, row.vals), updated: textOf(form, 'updated') }
        await saveRow(form, columns, places, () => event.platform!.call('updatedatabaserow', input))
        return redirect(303, `${event.url.pathname}?saved=1`)
      },
      { places, reasons: { 'bad attachment': 'not an image' }, forCall: 'updatedatabaserow' },
    )
  },
}
