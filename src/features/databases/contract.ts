import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { Choice, Flag, Id, JsonList, Text, Type, UploadedFiles, optional, stream } from '#contract/schema.ts'
import { DATABASE, DATABASE_ROW, GROUP } from '#contract/targets.ts'
import {
  DatabaseColumnChange,
  DatabaseColumnInput,
  DatabaseFilterInput,
  DatabaseRow,
  DatabaseRowChange,
  DatabaseTable,
  DatabaseValueInput,
  ColumnLoss,
} from '#contract/databases.ts'

export { DatabaseRow, DatabaseTable } from '#contract/databases.ts'

// No setting shows the tables of a group to visitors.
const visible = { who: 'account', needs: 'database_visible' } as const
const changing = { method: 'POST', who: 'account', needs: 'manage_databases', extension: true } as const

export const getDatabases = endpoint('getdatabases', {
  ...visible,
  method: 'GET',
  summary: 'The tables of a group that the caller may see.',
  on: 'group',
  params: GROUP,
  returns: list(DatabaseTable, {
    fields: ['name', 'created', 'updated'],
    field: 'name',
    dir: 'asc',
    dirs: { updated: 'desc' },
  }),
  extended: true,
})

export const getDatabase = endpoint('getdatabase', {
  ...visible,
  method: 'GET',
  summary: 'One table.',
  on: 'database',
  params: DATABASE,
  returns: DatabaseTable,
  extended: true,
  extension: true,
})

/** Which rows are asked for. */
export const FILTER = {
  filter: optional(
    JsonList(20_000, DatabaseFilterInput, {
      description:
        'JSON: an array of at most 6 `{"col_id": 3, "op": "is", "value": "Rye"}`, all of which must hold. ' +
        '`op`: `is`, `is_not`, `begins`, `contains`, `above`, `below`, `empty`, `filled`. Texts are compared without case ' +
        'and accents; of a choice `value` is its place or its words. `col_id` 0 with `contains`: anywhere in the row.',
    }),
  ),
}

export const getDatabaseRows = endpoint('getdatabaserows', {
  ...visible,
  method: 'GET',
  summary: 'The rows of a table, in any order, and all or those that a filter lets through.',
  on: 'database',
  params: {
    ...DATABASE,
    ...FILTER,
    sort_field: optional(
      Text(64, {
        description:
          '`row_num`, `created`, `updated`, or `col_` and the id of a column: `col_3`. Empty values come last.',
      }),
    ),
  },
  returns: list(DatabaseRow, {
    fields: ['row_num', 'created', 'updated'],
    field: 'row_num',
    dir: 'asc',
    dirs: { updated: 'desc' },
  }),
  extended: true,
})

export const getDatabaseRow = endpoint('getdatabaserow', {
  ...visible,
  method: 'GET',
  summary: 'One row.',
  on: 'databaserow',
  params: DATABASE_ROW,
  returns: DatabaseRow,
  extended: true,
  extension: true,
})

const ACCESS = (description: string) => optional(Choice(words.database_access, { description }))
const OPTIONS = {
  short_desc: optional(Text(500, { description: 'What the table is for, in a line.' })),
  desc: optional(Text(50_000, { description: 'What the table is for.' })),
  desc_type: optional(Choice(words.body_type, { description: 'What `desc` is written in.' })),
  view_table: ACCESS('Who sees the table.'),
  add_rows: ACCESS('Who adds rows.'),
  edit_rows: ACCESS('Who changes rows; `database_access_creator`: their own.'),
  edit_table: ACCESS('Who changes or deletes the table.'),
  rows_by_mail: optional(Flag({ description: 'Rows can be added by answering a mail.' })),
  display_template: optional(Text(50_000, { description: 'How a row is shown, as HTML with `{{name of a column}}`.' })),
  id_default_hidden: optional(Flag({ description: 'The number of a row is not shown at first.' })),
  updated_default_hidden: optional(Flag({ description: 'When a row was changed is not shown at first.' })),
}
const COLUMNS =
  'JSON: an array of columns `{"name": "Flour", "type": "text_column", "required": true}`, also with `choices`, `color`, ' +
  '`width`, `default_hidden` and `description`.'

export const newDatabase = endpoint('newdatabase', {
  ...changing,
  summary: 'Make a table.',
  on: 'group',
  params: {
    ...GROUP,
    name: Text(100, { description: 'Its name.' }),
    columns: JsonList(200_000, DatabaseColumnInput, { description: COLUMNS }),
    ...OPTIONS,
  },
  returns: DatabaseTable,
  errors: ['name exists', 'too many databases', 'too many columns'],
  records: ['database.created'],
})

export const updateDatabase = endpoint('updatedatabase', {
  ...changing,
  summary:
    'Alter a table. What can be kept of its values is kept; what would be lost is lost only where that is allowed.',
  on: 'database',
  edits: 'database',
  params: {
    ...DATABASE,
    name: optional(Text(100, { description: 'Its name.' })),
    columns: optional(
      JsonList(200_000, DatabaseColumnChange, {
        description: `${COLUMNS} One with the \`id\` of a column is that column as it is to be; columns that are missing are removed.`,
      }),
    ),
    ...OPTIONS,
    preview: optional(Flag({ description: 'Change nothing: only say in `lost` what would be lost.' })),
    allow_loss: optional(Flag({ description: 'Values may be lost.' })),
  },
  returns: Type.Object({ ...DatabaseTable.properties, lost: ColumnLoss }, { title: 'databasetable_altered' }),
  errors: ['name exists', 'too many columns', 'values would be lost', 'import under way'],
  records: ['database.updated'],
})

export const deleteDatabase = endpoint('deletedatabase', {
  ...changing,
  summary: 'Delete a table with its rows.',
  on: 'database',
  edits: 'database',
  params: DATABASE,
  records: ['database.deleted'],
})

const VALS =
  'JSON: an array of values by `col_id`, such as `[{"col_id": 1, "text": "Rye"}, {"col_id": 2, "multi_choice": [1]}]`. A wrong ' +
  'one is refused with `vals.` and its `col_id`.'
const PICTURES = {
  fileupload: optional(
    UploadedFiles({ description: 'The pictures. A value with `image_name` is the picture with that name.' }),
  ),
}

export const newDatabaseRow = endpoint('newdatabaserow', {
  ...changing,
  summary: 'Add a row.',
  on: 'database',
  params: { ...DATABASE, vals: JsonList(1_000_000, DatabaseValueInput, { description: VALS }), ...PICTURES },
  returns: DatabaseRow,
  errors: ['too many rows', 'group out of space', 'bad attachment'],
  records: ['database.row_added'],
})

export const updateDatabaseRow = endpoint('updatedatabaserow', {
  ...changing,
  summary: 'Change a row. Columns that are not named stay as they are.',
  on: 'databaserow',
  edits: 'databaserow',
  params: {
    ...DATABASE_ROW,
    vals: JsonList(1_000_000, DatabaseValueInput, {
      description: `${VALS} One with nothing but its \`col_id\` is emptied.`,
    }),
    ...PICTURES,
  },
  returns: DatabaseRow,
  errors: ['group out of space', 'bad attachment'],
  records: ['database.row_updated'],
})

export const deleteDatabaseRow = endpoint('deletedatabaserow', {
  ...changing,
  summary: 'Delete a row.',
  on: 'databaserow',
  edits: 'databaserow',
  params: DATABASE_ROW,
  records: ['database.row_deleted'],
})

export const getDatabaseRowHistory = endpoint('getdatabaserowhistory', {
  ...visible,
  method: 'GET',
  summary: 'What was done to a row: when, by whom, and what stood there before.',
  on: 'databaserow',
  params: DATABASE_ROW,
  returns: list(DatabaseRowChange, { fields: ['created'], field: 'created', dir: 'desc' }),
  extension: true,
})

export const downloadDatabaseImage = endpoint('downloaddatabaseimage', {
  ...visible,
  method: 'GET',
  summary: 'A picture in a row.',
  on: 'databaserow',
  params: {
    ...DATABASE_ROW,
    col_id: Id({ description: 'The column.', invalid: 'invalid col_id' }),
    thumbnail: optional(Flag({ description: 'A small one.' })),
  },
  returns: stream('application/octet-stream'),
  errors: ['invalid col_id'],
  extension: true,
})

export const mailDatabaseTemplate = endpoint('maildatabasetemplate', {
  ...changing,
  summary: 'Have a letter sent whose answer adds a row.',
  on: 'database',
  params: DATABASE,
  errors: ['no rows by mail'],
  records: ['database.template_asked'],
})
