import { enumerations as words } from './enumerations.ts'
import {
  Bool,
  Nullable,
  Num,
  Str,
  Timestamp,
  Type,
  Word,
  fields,
  resource,
  type Static,
  type TProperties,
} from './schema.ts'

const allOptional = (properties: TProperties): TProperties =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]))

/** A column of a table. */
export const DatabaseColumn = Type.Object(
  {
    id: Num,
    name: Str,
    type: Word(words.database_column_type),
    required: Bool,
    color: Str,
    choices: Type.Array(Str),
    width: Num,
    default_hidden: Bool,
    description: Str,
  },
  { title: 'database_column' },
)
export type Column = Static<typeof DatabaseColumn>
const { id, name, type, ...columnOptions } = DatabaseColumn.properties
/** The parameters of a new column. */
export const DatabaseColumnInput = Type.Object({ name, type, ...allOptional(columnOptions) })
/** The parameters of a new or existing column, by its id: what is left out does not change. */
export const DatabaseColumnChange = Type.Object(allOptional({ id, name, type, ...columnOptions }))
export type ColumnType = Column['type']

/** A table of a group. The last fields say what the caller may do with it. */
export const DatabaseTable = resource('databasetable', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  user_id: Num,
  name: Str,
  short_desc: Str,
  desc: Str,
  desc_type: Word(words.body_type),
  ...fields(['edit_table', 'edit_rows', 'add_rows', 'view_table'], Word(words.database_access)),
  ...fields(['num_rows', 'max_row_id', 'num_columns', 'max_col_id'], Num),
  display_template: Str,
  ...fields(['id_default_hidden', 'updated_default_hidden', 'rows_by_mail'], Bool),
  columns: Type.Array(DatabaseColumn),
  ...fields(['can_edit_table', 'can_add_rows'], Bool),
})
export type TableObject = Static<typeof DatabaseTable>

const github = ['login', 'name', 'email', 'avatar_url', 'profile_url', 'id', 'company', 'location', 'bio'] as const

/** A value in a row. Every field is present; those that its column does not have are empty. */
export const DatabaseValue = Type.Object(
  {
    col_id: Num,
    col_type: Word(words.database_column_type),
    ...fields(['text', 'html_text'], Str),
    ...fields(['date', 'time'], Nullable(Timestamp)),
    checked: Bool,
    multi_choice: Type.Array(Num),
    ...fields(['street_address1', 'street_address2', 'city', 'state', 'zip', 'country'], Str),
    ...fields(['lat', 'lng'], Nullable(Num)),
    ...fields(['title', 'url', 'desc', 'image_name'], Str),
    image_data: Type.Array(Str),
    number: Nullable(Num),
    ...fields(
      github.map(part => `github_${part}` as const),
      Str,
    ),
  },
  { title: 'databasevalue' },
)
export type ValueObject = Static<typeof DatabaseValue>
const { col_id, col_type: _type, image_data: _pictures, ...valueFields } = DatabaseValue.properties
/** The parameters of a value: the fields that its column has. */
export const DatabaseValueInput = Type.Object({ col_id, ...allOptional(valueFields) })

export const filterOps = ['is', 'is_not', 'begins', 'contains', 'above', 'below', 'empty', 'filled'] as const
/** A condition on the values of a column; `empty` and `filled` take no value. */
export const DatabaseFilterInput = Type.Object({
  col_id: Num,
  op: Word(filterOps),
  value: Type.Optional(Type.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'] })),
})

/** A row of a table. `can_edit` is about the caller. */
export const DatabaseRow = resource('databaserow', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  table_id: Num,
  user_id: Num,
  row_num: Num,
  num_vals: Num,
  vals: Type.Array(DatabaseValue),
  can_edit: Bool,
})
export type RowObject = Static<typeof DatabaseRow>

/** A change to a row. */
export const DatabaseRowChange = resource('databaserow_change', {
  id: Num,
  created: Timestamp,
  user_id: Num,
  name: Str,
  action: Word(['added', 'changed']),
  fields: Type.Array(
    Type.Object({ col_id: Num, name: Str, before: Str, after: Str }, { title: 'databaserow_change_field' }),
  ),
})

/** A deleted row. The names of its columns are from when it was deleted. */
export const DeletedDatabaseRow = resource('databaserow_deleted', {
  id: Num,
  created: Timestamp,
  deleted: Timestamp,
  group_id: Num,
  table_id: Num,
  user_id: Num,
  row_num: Num,
  deleted_by: Num,
  name: Str,
  fields: Type.Array(Type.Object({ col_id: Num, name: Str, text: Str }, { title: 'databaserow_deleted_field' })),
})
export type DeletedRowObject = Static<typeof DeletedDatabaseRow>

/** A saved view of a table. `can_edit` is about the caller. */
export const DatabaseView = resource('databaseview', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  table_id: Num,
  name: Str,
  shared: Bool,
  layout: Word(words.database_layout),
  sort_field: Str,
  sort_dir: Word(['asc', 'desc']),
  search: Str,
  filter: Str,
  columns: Type.Array(Num),
  can_edit: Bool,
})
export type ViewObject = Static<typeof DatabaseView>

/** What altering a table would delete. */
export const ColumnLoss = Type.Array(
  Type.Object({ col_id: Num, name: Str, values: Num }, { title: 'databasetable_loss' }),
)

/** Rows from a file. */
export const DatabaseImport = resource('databaseimport', {
  id: Num,
  created: Timestamp,
  group_id: Num,
  table_id: Num,
  state: Word(['preview', 'refused', 'working', 'done']),
  ...fields(['lines', 'done', 'wrong_count'], Num),
  wrong: Type.Array(
    Type.Object(
      // Imports of earlier versions have no `reason` and `value`.
      {
        line: Num,
        column: Str,
        reason: Type.Optional(Word(words.import_problem)),
        value: Type.Optional(Str),
        text: Str,
      },
      { title: 'databaseimport_wrong' },
    ),
  ),
  ignored: Type.Array(Str),
})
export type ImportObject = Static<typeof DatabaseImport>
