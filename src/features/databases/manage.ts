import { implement, type Call } from '#runtime/calls/handler.ts'
import { json } from '#storage/values.ts'
import { sanitizeOrNull, isLine, lockGroupRow } from '../groups/index.ts'
import { isForModerators, mayEditTable } from './access.ts'
import { alterRows } from './columns/alter.ts'
import { parseColumns } from './columns/columns.ts'
import * as contract from './contract.ts'
import { isWorking } from './csv/store.ts'
import { tableOf, type TableRow } from './finders.ts'
import { tableRemoval } from './removal.ts'
import { maxTables } from './limits.ts'
import { addToStorage, changeTable, countTables, deleteTable, insertTable, lockTable, tableNamed } from './store.ts'
import { tableView } from './view.ts'

type DatabaseCall = Call<typeof contract.newDatabase> | Call<typeof contract.updateDatabase>
type OptionsCall = Pick<DatabaseCall, 'refuse'> & {
  params: Partial<DatabaseCall['params']>
  fail: (error: 'too many columns') => never
}
type DatabaseOptions = Pick<
  TableRow,
  (typeof plainOptions)[number] | 'name' | 'description' | 'display_template' | 'columns'
>

/** Options that are stored as given. */
const plainOptions = [
  'short_desc',
  'desc_type',
  'view_table',
  'add_rows',
  'edit_rows',
  'edit_table',
  'rows_by_mail',
  'id_default_hidden',
  'updated_default_hidden',
] as const

/** The defaults of a new table. */
const defaultOptions: DatabaseOptions & { max_col_id: number } = {
  name: '',
  short_desc: '',
  description: '',
  desc_type: 'html',
  view_table: 'database_access_all',
  add_rows: 'database_access_all',
  edit_rows: 'database_access_all',
  edit_table: 'database_access_creator',
  rows_by_mail: false,
  display_template: '',
  id_default_hidden: false,
  updated_default_hidden: false,
  columns: [],
  max_col_id: 0,
}

/** The options of a table after a change. HTML must be sanitized before. */
function optionsFrom(before: typeof defaultOptions, { params, refuse, fail }: OptionsCall, texts: SanitizedTexts) {
  const entries = plainOptions.filter(field => params[field] !== undefined).map(field => [field, params[field]])
  const name = params.name?.trim() ?? before.name
  if (name === '' || !isLine(name)) refuse('name')
  if (params.short_desc !== undefined && !isLine(params.short_desc)) refuse('short_desc')
  const next = { ...before, ...Object.fromEntries(entries), ...texts, name }
  if (params.columns === undefined) return next
  const read = parseColumns(params.columns, { columns: [...before.columns], max_col_id: before.max_col_id })
  if (!('wrong' in read)) return { ...next, ...read }
  const { wrong } = read
  if (wrong === 'too many columns') return fail(wrong)
  return wrong === 0 ? refuse('columns') : refuse('columns', wrong)
}

type SanitizedTexts = { description?: string; display_template?: string }
type PrepareCall = Pick<OptionsCall, 'params' | 'refuse'>

/** Sanitizes the HTML texts. */
async function sanitizeTexts({ params, refuse }: PrepareCall, desc_type: string): Promise<SanitizedTexts> {
  const { desc, display_template } = params
  const isHtml = (params.desc_type ?? desc_type) === 'html'
  const description = desc === undefined || !isHtml ? desc : ((await sanitizeOrNull(desc)) ?? refuse('desc'))
  const template =
    display_template === undefined
      ? undefined
      : ((await sanitizeOrNull(display_template)) ?? refuse('display_template'))
  return {
    ...(description !== undefined && { description }),
    ...(template !== undefined && { display_template: template }),
  }
}

/** The name of a table in facts that every moderator can read. */
export const nameForFact = (table: Pick<TableRow, 'name' | 'view_table'>): string =>
  isForModerators(table) ? table.name : ''

export const newDatabase = implement(
  contract.newDatabase,
  call => sanitizeTexts(call, defaultOptions.desc_type),
  async call => {
    const { tx, group, account, access, prepared, fail, record } = call
    const table = optionsFrom(defaultOptions, call, prepared)
    await lockGroupRow.one(tx, { group_id: group.id })
    if ((await countTables.one(tx, { group_id: group.id })).count >= maxTables) fail('too many databases')
    const row =
      (await insertTable.first(tx, { group_id: group.id, account_id: account.id, table: json(table) })) ??
      fail('name exists')
    record('database.created', { database_id: row.id, name: nameForFact(row) })
    return tableView(tableOf(row), { access, account })
  },
)

export const updateDatabase = implement(
  contract.updateDatabase,
  call => sanitizeTexts(call, call.row.desc_type),
  async call => {
    const { tx, group, account, access, params, prepared, fail, record } = call
    const asker = { access, account }
    if (!mayEditTable(asker, call.row)) fail('inadequate_permissions', 'edit_table')
    const before = tableOf(
      (await lockTable.first(tx, { group_id: group.id, id: call.row.id })) ?? fail('invalid database_id'),
    )
    const after = optionsFrom(before, call, prepared)
    const namesake = await tableNamed.first(tx, { group_id: group.id, name: after.name })
    if (namesake && namesake.id !== before.id) fail('name exists')
    // Columns cannot change while an import is running that was parsed with them.
    const isReading = params.columns !== undefined && (await isWorking.one(tx, { table_id: before.id })).working
    if (isReading) fail('import under way')
    const onlyLook = params.preview === true
    const { lost, more } = await alterRows(tx, before, after.columns, { onlyLook })
    if (onlyLook) return { ...tableView(before, asker), lost }
    if (lost.length > 0 && !params.allow_loss) fail('values would be lost')
    const changed = tableOf(await changeTable.one(tx, { group_id: group.id, id: before.id, table: json(after) }))
    const fields = [...plainOptions, 'name', 'description', 'display_template', 'columns'] as const
    const different = fields.filter(field => JSON.stringify(before[field]) !== JSON.stringify(changed[field]))
    if (more !== 0) await addToStorage.run(tx, { group_id: group.id, bytes: more })
    const names = different.map(field => (field === 'description' ? 'desc' : field))
    if (names.length > 0)
      record('database.updated', { database_id: before.id, name: nameForFact(changed), fields: names })
    return { ...tableView(changed, asker), lost }
  },
)

export const deleteDatabase = implement(contract.deleteDatabase, async call => {
  const { tx, group, account, access, row: table, fail, record } = call
  const asker = { access, account }
  if (!mayEditTable(asker, table)) fail('inadequate_permissions', 'edit_table')
  const { size } = (await deleteTable.first(tx, { group_id: group.id, id: table.id })) ?? fail('invalid database_id')
  await addToStorage.run(tx, { group_id: group.id, bytes: -size })
  await tableRemoval.enqueue(tx, { table_id: table.id })
  record('database.deleted', { database_id: table.id, name: nameForFact(table) })
})
