import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { Choice, Flag, Id, JsonList, Num, Text, Type, UploadedFiles, optional, stream } from '#contract/schema.ts'
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

// Visitors can never see the tables of a group.
const visible = { method: 'GET', who: 'account', needs: 'database_visible' } as const
const changing = { method: 'POST', who: 'account', needs: 'manage_databases' } as const

export const getDatabases = endpoint('getdatabases', {
  ...visible,
  summary: 'List the tables of a group that the caller can view.',
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
  summary: 'Get a table.',
  on: 'database',
  params: DATABASE,
  returns: DatabaseTable,
  extended: true,
})

/** The filter for rows. */
export const FILTER = {
  filter: optional(
    JsonList(20_000, DatabaseFilterInput, {
      description:
        'JSON: an array of at most 6 conditions such as `{"col_id": 3, "op": "is", "value": "Rye"}`, all of which must match. ' +
        '`op`: `is`, `is_not`, `begins`, `contains`, `above`, `below`, `empty`, `filled`. Text is compared without case ' +
        'and accents; for a choice, `value` is its number or text. `col_id` 0 with `contains` searches the whole row.',
    }),
  ),
}

export const getDatabaseRows = endpoint('getdatabaserows', {
  ...visible,
  summary: 'List the rows of a table, sorted and filtered.',
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

const DatabaseRowInOrder = Type.Object(
  { ...DatabaseRow.properties, previous_row_id: Num, next_row_id: Num },
  { title: 'databaserow_in_order' },
)
export const getDatabaseRow = endpoint('getdatabaserow', {
  ...visible,
  summary: 'Get a row, and which rows come before and after it by number.',
  on: 'databaserow',
  params: DATABASE_ROW,
  returns: DatabaseRowInOrder,
  extended: true,
})

const ACCESS = (description: string) => optional(Choice(words.database_access, { description }))
const OPTIONS = {
  short_desc: optional(Text(500, { description: 'The title of the table.' })),
  desc: optional(Text(50_000, { description: 'The description of the table.' })),
  desc_type: optional(Choice(words.body_type, { description: 'The format of `desc`.' })),
  view_table: ACCESS('Who can view the table.'),
  add_rows: ACCESS('Who can add rows.'),
  edit_rows: ACCESS('Who can change rows; `database_access_creator`: their own.'),
  edit_table: ACCESS('Who can change or delete the table.'),
  rows_by_mail: optional(Flag({ description: 'Allow adding rows by email.' })),
  display_template: optional(Text(50_000, { description: 'How a row is shown, as HTML with `{{name of a column}}`.' })),
  id_default_hidden: optional(Flag({ description: 'Hide the row number by default.' })),
  updated_default_hidden: optional(Flag({ description: 'Hide the date of the last change by default.' })),
}
const COLUMNS =
  'JSON: an array of columns `{"name": "Flour", "type": "text_column", "required": true}`, also with `choices`, `color`, ' +
  '`width`, `default_hidden` and `description`.'

export const newDatabase = endpoint('newdatabase', {
  ...changing,
  summary: 'Create a table.',
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
  summary: 'Change a table. Values are converted where possible; they are lost only if you allow it.',
  on: 'database',
  edits: 'database',
  params: {
    ...DATABASE,
    name: optional(Text(100, { description: 'Its name.' })),
    columns: optional(
      JsonList(200_000, DatabaseColumnChange, {
        description: `${COLUMNS} An entry with the \`id\` of a column changes that column; columns that are left out are deleted.`,
      }),
    ),
    ...OPTIONS,
    preview: optional(Flag({ description: 'Change nothing: only return what would be lost, in `lost`.' })),
    allow_loss: optional(Flag({ description: 'Allow values to be lost.' })),
  },
  returns: Type.Object({ ...DatabaseTable.properties, lost: ColumnLoss }, { title: 'databasetable_altered' }),
  errors: ['name exists', 'too many columns', 'values would be lost', 'import under way'],
  records: ['database.updated'],
})

export const deleteDatabase = endpoint('deletedatabase', {
  ...changing,
  summary: 'Delete a table and its rows.',
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
    UploadedFiles({ description: 'The images. A value with `image_name` refers to the image with that name.' }),
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
  summary: 'Change a row. Columns that are left out stay unchanged.',
  on: 'databaserow',
  edits: 'databaserow',
  params: {
    ...DATABASE_ROW,
    vals: JsonList(1_000_000, DatabaseValueInput, {
      description: `${VALS} A value with only a \`col_id\` is cleared.`,
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
  summary: 'List the changes of a row: when, by whom, and the previous values.',
  on: 'databaserow',
  params: DATABASE_ROW,
  returns: list(DatabaseRowChange, { fields: ['created'], field: 'created', dir: 'desc' }),
})

export const downloadDatabaseImage = endpoint('downloaddatabaseimage', {
  ...visible,
  summary: 'Get an image of a row.',
  on: 'databaserow',
  params: {
    ...DATABASE_ROW,
    col_id: Id({ description: 'The column.', invalid: 'invalid col_id' }),
    thumbnail: optional(Flag({ description: 'Return the thumbnail.' })),
  },
  returns: stream('application/octet-stream'),
  errors: ['invalid col_id'],
})

export const mailDatabaseTemplate = endpoint('maildatabasetemplate', {
  ...changing,
  summary: 'Send yourself an email template; replying to it adds a row.',
  on: 'database',
  params: DATABASE,
  errors: ['no rows by mail'],
  records: ['database.template_asked'],
})
