import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { conditionsOfMonth, loadRows, monthOf } from '#lib/tables/load-table.ts'
import { openTable } from '#lib/tables/table.ts'
import { formatState, parseState } from '#lib/tables/view-state.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, url, parent } = event
  const user = await locals.me()
  if (!user) redirect(303, signInPath(url))
  const table = await openTable(event)
  const state = parseState(url.searchParams, table)
  // The form of a filter leads to the address that says it.
  if (url.searchParams.has('add_col') || url.searchParams.has('col'))
    redirect(303, `${url.pathname}?${formatState(state, table)}`)
  const { zone } = (await parent()).manner
  const month = state.layout === 'calendar' ? monthOf(url, table, { user, zone }) : null
  const rows = await loadRows(locals.api, table, { state, url, more: month ? conditionsOfMonth(month) : [] })
  return { table, query: formatState(state, table).toString(), rows, month }
}
