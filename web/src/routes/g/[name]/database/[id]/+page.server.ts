import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { conditionsOfMonth, loadRows, monthOf } from '#lib/tables/load-table.ts'
import { openTable } from '#lib/tables/table.ts'
import { formatState, parseState, statePath } from '#lib/tables/view-state.ts'
import { furtherOf, parseViewState, viewsOf } from '#lib/tables/views.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, url, parent } = event
  const user = await locals.me()
  if (!user) redirect(303, signInPath(url))
  const table = await openTable(event)
  const views = await viewsOf(event, table)
  const { view, state, isChanged } = parseViewState(url.searchParams, table, views)
  // The form of a filter leads to the address that says it.
  if (url.searchParams.has('add_col') || url.searchParams.has('col'))
    redirect(303, statePath(url.pathname, table, parseState(url.searchParams, table), furtherOf(view)))
  const month = state.layout === 'calendar' ? monthOf(url, table, (await parent()).manner) : null
  const rows = await loadRows(locals.api, table, { state, url, more: month ? conditionsOfMonth(month) : [] })
  return { table, views, view: view?.id ?? 0, isChanged, query: formatState(state, table).toString(), rows, month }
}
