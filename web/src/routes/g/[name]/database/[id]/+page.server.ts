import { redirect } from '@sveltejs/kit'
import { begun, signInPath } from '#lib/api.ts'
import { conditionsOfMonth, initialState, loadRows, monthOf } from '#lib/tables/load-table.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openTable } from '#lib/tables/table.ts'
import { formatState, parseState, statePath } from '#lib/tables/view-state.ts'
import { furtherOf, parseViewState, viewsOf } from '#lib/tables/views.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, params, url } = event
  const id = numberOrNotFound(params.id)
  const reading = begun(Promise.all([openTable(event), viewsOf(event, { id })]))
  // Most people open a table as it is: which rows it shows then need not wait for its columns.
  const initialRows = url.search === '' ? begun(loadRows(locals.api, { id }, { state: initialState, url })) : null
  if (!(await locals.me())) redirect(303, signInPath(url))
  const [table, views] = await reading
  const { view, state, isChanged } = parseViewState(url.searchParams, table, views)
  // The form of a filter leads to the address that says it.
  if (url.searchParams.has('add_col') || url.searchParams.has('col'))
    redirect(303, statePath(url.pathname, table, parseState(url.searchParams, table), furtherOf(view)))
  const month = state.layout === 'calendar' ? monthOf(url, table, await locals.manner()) : null
  const rows = await (initialRows ??
    loadRows(locals.api, table, { state, url, more: month ? conditionsOfMonth(month) : [] }))
  return { table, views, view: view?.id ?? 0, isChanged, query: formatState(state, table).toString(), rows, month }
}
