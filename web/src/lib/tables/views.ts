import { error } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { isApiFailure } from '../api.ts'
import { numberOrNotFound } from '../pagination.ts'
import type { Table } from './table.ts'
import { filterOf, formatState, parseState, statePath, type Condition, type ViewState } from './view-state.ts'

export type View = Output<'getdatabaseviews'>['data'][number]
/** What an address adds to the state that it says: which view it began with. */
export type Further = Record<string, string>

/** The saved views of a table, in the order in which they were made. */
export const viewsOf = async ({ locals }: { locals: App.Locals }, { id }: Pick<Table, 'id'>): Promise<View[]> =>
  (await locals.read.getdatabaseviews({ database_id: id, limit: 100 })).data

/** A view of the page's table by the number in its address. */
export async function openView(event: { locals: App.Locals; params: { view: string } }, table: Table): Promise<View> {
  const id = numberOrNotFound(event.params.view)
  const view = (await viewsOf(event, table)).find(one => one.id === id)
  return view ?? error(404, 'nothing here')
}

const paramsOf = (view: View): URLSearchParams => {
  const params = new URLSearchParams({
    ...{ as: view.layout, sort: view.sort_field, dir: view.sort_dir, q: view.search, cols: view.columns.join() },
  })
  for (const { col_id, op, value = '' } of view.filter === '' ? [] : (JSON.parse(view.filter) as Condition[]))
    params.append('f', `${col_id}:${op}:${value}`)
  return params
}
/** What a view shows; columns that are gone are left out. */
export const stateOfView = (view: View, table: Table): ViewState => parseState(paramsOf(view), table)

/** The view that an address names, and the state: that of the view, unless the address says another. */
export function parseViewState(params: URLSearchParams, table: Table, views: readonly View[]) {
  const view = views.find(({ id }) => String(id) === params.get('view')) ?? null
  const saved = view && stateOfView(view, table)
  const state = saved && !params.has('own') ? saved : parseState(params, table)
  const isChanged = saved !== null && formatState(state, table).toString() !== formatState(saved, table).toString()
  return { view, state, isChanged }
}

/** What addresses of other states add, on a table that shows a view. */
export const furtherOf = (view: View | null): Further => (view ? { view: String(view.id), own: '1' } : {})
export const viewPath = (path: string, { id }: View): string => `${path}?view=${id}`
/** The page that saves a state as a new view. */
export const newViewPath = (path: string, table: Table, state: ViewState): string =>
  statePath(`${path}/view/new`, table, state)

/** A state as calls take it. */
export const viewInput = (state: ViewState, table: Table) => {
  const isDefault = !formatState(state, table).has('cols')
  return {
    layout: state.layout,
    sort_field: state.sort,
    sort_dir: state.dir,
    search: state.q,
    filter: filterOf({ q: '', filters: state.filters }),
    columns: isDefault ? [] : state.columns.map(({ id }) => id),
  }
}

/** A name that is taken is so in its field. */
export const viewPlaces = { 'name exists': 'name' } as const
export const isGone = (thrown: unknown): boolean => isApiFailure(thrown) && thrown.extra === 'invalid view_id'
