import { hash } from 'node:crypto'
import type { Addresses } from '../groups/index.ts'
import { mayAddRows, mayEditRow, mayEditTable, type DatabaseCaller } from './access.ts'
import type { StoredRow, TableRow } from './finders.ts'
import type { Column, RowObject, TableObject, ValueObject } from '#contract/databases.ts'
import { isPicture, type CellValue } from './columns/values.ts'

/** A table as API resource for a caller. */
export function tableView(table: TableRow, asker: DatabaseCaller): TableObject {
  const { account_id, description, ...row } = table
  return {
    object: 'databasetable',
    ...row,
    user_id: account_id ?? 0,
    desc: description,
    desc_type: row.desc_type as TableObject['desc_type'],
    view_table: row.view_table as TableObject['view_table'],
    add_rows: row.add_rows as TableObject['add_rows'],
    edit_rows: row.edit_rows as TableObject['edit_rows'],
    edit_table: row.edit_table as TableObject['edit_table'],
    num_columns: row.columns.length,
    columns: [...row.columns],
    can_edit_table: mayEditTable(asker, table),
    can_add_rows: mayAddRows(asker, table),
  }
}

/** The fields of an empty value. */
const emptyValue: Omit<ValueObject, 'col_id' | 'col_type'> = {
  text: '',
  html_text: '',
  date: null,
  time: null,
  checked: false,
  multi_choice: [],
  street_address1: '',
  street_address2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  lat: null,
  lng: null,
  title: '',
  url: '',
  desc: '',
  image_name: '',
  image_data: [],
  number: null,
  github_login: '',
  github_name: '',
  github_email: '',
  github_avatar_url: '',
  github_profile_url: '',
  github_id: '',
  github_company: '',
  github_location: '',
  github_bio: '',
}

/** The URLs of an image in a row and of its thumbnail. */
export function pictureUrls({ url }: Addresses, row_id: number, col_id: number): [string, string] {
  const address = `${url}/api/v1/downloaddatabaseimage?row_id=${row_id}&col_id=${col_id}`
  return [address, `${address}&thumbnail=1`]
}

function valueView(column: Column, value: CellValue, row_id: number, addresses: Addresses): ValueObject {
  const shown = { ...emptyValue, ...value, col_type: column.type }
  if (!isPicture(column)) return shown
  const urls = pictureUrls(addresses, row_id, column.id)
  return { ...shown, url: urls[0], image_data: urls }
}

/** Everything besides a row that affects how it is shown to a caller. */
export function rowsViewKey(table: TableRow, asker: DatabaseCaller, { url }: Addresses): string {
  const own = asker.account?.id ?? null
  const [others, ownRows] = [null, own].map(account_id => mayEditRow(asker, table, { account_id }))
  const columns = hash('sha1', JSON.stringify(table.columns))
  return JSON.stringify([table.id, columns, url, others, ownRows === others ? 0 : own])
}

/** Rows of a table as API resources for a caller. */
export function rowsView(table: TableRow, asker: DatabaseCaller, addresses: Addresses): (row: StoredRow) => RowObject {
  const columns = new Map(table.columns.map(column => [column.id, column]))
  return ({ vals, account_id, ...row }) => ({
    object: 'databaserow',
    id: row.id,
    created: row.created,
    updated: row.updated,
    group_id: row.group_id,
    table_id: row.table_id,
    user_id: account_id ?? 0,
    row_num: row.row_num,
    num_vals: vals.length,
    vals: vals.map(value => valueView(columns.get(value.col_id)!, value, row.id, addresses)),
    can_edit: mayEditRow(asker, table, { account_id }),
  })
}
