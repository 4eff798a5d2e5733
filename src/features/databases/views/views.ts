import type { ViewObject } from '#contract/databases.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Row } from '#storage/query.ts'
import { isLine } from '../../groups/index.ts'
import { mayEditTable, type DatabaseCaller } from '../access.ts'
import { tableOf, type TableRow } from '../finders.ts'
import { maxViews } from '../limits.ts'
import { nameForFact } from '../manage.ts'
import { parseFilter } from '../rows/filter.ts'
import { sortingOf } from '../rows/get-rows.ts'
import { lockTable } from '../store.ts'
import * as contract from './contract.ts'
import * as store from './store.ts'

type ViewRow = Row<'databaseView.lock'>
type ViewFields = Pick<ViewRow, 'name' | 'layout' | 'sort_field' | 'sort_dir' | 'search' | 'filter' | 'columns'>
type ChangeCall = Call<typeof contract.newDatabaseView> | Call<typeof contract.updateDatabaseView>
type GivenView = { params: Partial<ChangeCall['params']> } & Pick<ChangeCall, 'refuse'>

const defaults: ViewFields = {
  name: '',
  layout: 'grid',
  sort_field: '',
  sort_dir: 'asc',
  search: '',
  filter: '',
  columns: [],
}

const isShared = ({ account_id }: Pick<ViewRow, 'account_id'>): boolean => account_id === null
const viewObject = (row: ViewRow, table: TableRow, asker: DatabaseCaller): ViewObject => {
  const { account_id: _account, ...fields } = row
  return {
    object: 'databaseview',
    ...fields,
    layout: row.layout as ViewObject['layout'],
    sort_dir: row.sort_dir as ViewObject['sort_dir'],
    shared: isShared(row),
    can_edit: !isShared(row) || mayEditTable(asker, table),
  }
}

/** A view after a change; what it names must be in the table. */
async function fieldsOf(table: TableRow, before: ViewFields, { params, refuse }: GivenView): Promise<ViewFields> {
  const { filter, sort_field = before.sort_field, columns = before.columns } = params
  const name = params.name?.trim() ?? before.name
  if (name === '' || !isLine(name)) refuse('name')
  if (filter && !(await parseFilter(table.columns, filter))) refuse('filter')
  if (params.sort_field && !sortingOf(table).fields.includes(sort_field)) refuse('sort_field')
  if (params.columns?.some(id => !table.columns.some(column => column.id === id))) refuse('columns')
  return {
    ...{ name, sort_field, columns: [...new Set(columns)] },
    filter: filter ?? before.filter,
    layout: params.layout ?? before.layout,
    sort_dir: params.sort_dir ?? before.sort_dir,
    search: params.search?.trim() ?? before.search,
  }
}

export const getDatabaseViews = implement(contract.getDatabaseViews, async call => {
  const { tx, row: table, account, access, params } = call
  const asker = { access, account }
  const whose = { table_id: table.id, account_id: account.id }
  return pageOf(tx, contract.getDatabaseViews, params, {
    counting: { by: whose.account_id, count: async () => (await store.countViews.one(tx, whose)).count },
    fetch: ({ field, dir, start, page }) =>
      store.viewPages[`${field as 'created' | 'name'}:${dir}:${start}`].all(tx, { ...whose, ...page }),
    cursorOf: ({ id, name }, field) => ({ key: field === 'name' ? name.toLowerCase() : id, id }),
    view: row => viewObject(row, table, asker),
  })
})

type TableCall = Pick<Call<typeof contract.newDatabaseView>, 'tx' | 'group' | 'row'> & {
  fail: (error: 'invalid database_id') => never
}
type ViewCall = Pick<Call<typeof contract.deleteDatabaseView>, 'tx' | 'group' | 'row' | 'account' | 'access' | 'fail'>
/** Locks the table, so that the number of its views and their names hold. */
async function lockTableOf({ tx, group, row, fail }: TableCall): Promise<TableRow> {
  return tableOf((await lockTable.first(tx, { group_id: group.id, id: row.id })) ?? fail('invalid database_id'))
}
async function lockOwnView(call: ViewCall, id: number): Promise<{ table: TableRow; view: ViewRow }> {
  const { tx, account, access, fail } = call
  const table = await lockTableOf(call)
  const found = await store.lockView.first(tx, { id, table_id: table.id, account_id: account.id })
  const view = found ?? fail('invalid view_id')
  if (isShared(view) && !mayEditTable({ access, account }, table)) fail('inadequate_permissions', 'edit_table')
  return { table, view }
}
const factOf = (table: TableRow) => ({ database_id: table.id, name: nameForFact(table), fields: ['views'] })

export const newDatabaseView = implement(contract.newDatabaseView, async call => {
  const { tx, group, account, access, params, fail, record } = call
  const asker = { access, account }
  const table = await lockTableOf(call)
  const shared = params.shared === true
  if (shared && !mayEditTable(asker, table)) fail('inadequate_permissions', 'edit_table')
  const fields = await fieldsOf(table, defaults, call)
  const account_id = shared ? null : account.id
  if ((await store.countViewsOf.one(tx, { table_id: table.id, account_id })).count >= maxViews) fail('too many views')
  const inserted = await store.insertView.first(tx, {
    ...{ group_id: group.id, table_id: table.id, account_id },
    ...fields,
  })
  const view = inserted ?? fail('name exists')
  if (shared) record('database.updated', factOf(table))
  return viewObject(view, table, asker)
})

export const updateDatabaseView = implement(contract.updateDatabaseView, async call => {
  const { tx, account, access, params, fail, record } = call
  const { table, view } = await lockOwnView(call, params.view_id)
  const fields = await fieldsOf(table, view, call)
  const { account_id } = view
  const namesake = await store.viewNamed.first(tx, { table_id: table.id, account_id, name: fields.name })
  if (namesake && namesake.id !== view.id) fail('name exists')
  const changed = await store.changeView.one(tx, { id: view.id, ...fields })
  if (isShared(view)) record('database.updated', factOf(table))
  return viewObject(changed, table, { access, account })
})

export const deleteDatabaseView = implement(contract.deleteDatabaseView, async call => {
  const { tx, params, record } = call
  const { table, view } = await lockOwnView(call, params.view_id)
  await store.deleteView.run(tx, { id: view.id })
  if (isShared(view)) record('database.updated', factOf(table))
})
