import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { Choice, Flag, Id, Ids, Text, optional } from '#contract/schema.ts'
import { DATABASE } from '#contract/targets.ts'
import { DatabaseView } from '#contract/databases.ts'
import { FILTER } from '../contract.ts'

// Everyone who sees a table keeps views for themselves; the handlers check who may change those for everyone.
const viewing = { who: 'account', needs: 'database_visible', on: 'database' } as const
const VIEW = { view_id: Id({ description: 'The view.', invalid: 'invalid view_id' }) }
const NAME = Text(60, { description: 'Its name.' })
const SHOWN = {
  ...FILTER,
  layout: optional(Choice(words.database_layout, { description: 'How rows are shown.' })),
  sort_field: optional(Text(64, { description: 'The field that rows are sorted by, as `getdatabaserows` takes it.' })),
  sort_dir: optional(Choice(['asc', 'desc'], { description: 'The direction.' })),
  search: optional(Text(200, { description: 'The text that rows contain.' })),
  columns: optional(
    Ids({ description: 'The shown columns, by id. If absent, those that the table does not hide by default.' }),
  ),
}

export const getDatabaseViews = endpoint('getdatabaseviews', {
  ...viewing,
  method: 'GET',
  summary: 'List the saved views of a table: those for everyone, and your own.',
  params: DATABASE,
  returns: list(DatabaseView, { fields: ['created', 'name'], field: 'created', dir: 'asc' }),
})

export const newDatabaseView = endpoint('newdatabaseview', {
  ...viewing,
  method: 'POST',
  summary: 'Save a view of a table: its filters, order, columns and layout.',
  params: {
    ...DATABASE,
    name: NAME,
    shared: optional(
      Flag({ description: 'For everyone who sees the table. Only for those who can change the table.' }),
    ),
    ...SHOWN,
  },
  returns: DatabaseView,
  errors: ['name exists', 'too many views'],
  records: ['database.updated'],
})

export const updateDatabaseView = endpoint('updatedatabaseview', {
  ...viewing,
  method: 'POST',
  summary: 'Change a saved view. Parameters that are left out stay unchanged.',
  edits: 'databaseview',
  params: { ...DATABASE, ...VIEW, name: optional(NAME), ...SHOWN },
  returns: DatabaseView,
  errors: ['invalid view_id', 'name exists'],
  records: ['database.updated'],
})

export const deleteDatabaseView = endpoint('deletedatabaseview', {
  ...viewing,
  method: 'POST',
  summary: 'Delete a saved view. The rows stay.',
  edits: 'databaseview',
  params: { ...DATABASE, ...VIEW },
  errors: ['invalid view_id'],
  records: ['database.updated'],
})
