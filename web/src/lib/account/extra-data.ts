import { changesIn, missingColumn, type ColumnInput } from '../columns/column-inputs.ts'
import type { Group } from '../topics.ts'
import type { Membership } from './membership.ts'

type Column = NonNullable<Group['extra_member_data_columns']>[number]
type FormFields = ReadonlyMap<string, unknown>

/** The parts that a value of each kind of column has. */
export const inputsByType: Readonly<Record<Column['type'], readonly ColumnInput[]>> = {
  text_column: [{ name: 'text', kind: 'line' }],
  paragraph_column: [{ name: 'text', kind: 'text' }],
  email_column: [{ name: 'text', kind: 'email' }],
  checkbox_column: [{ name: 'checked', kind: 'flag' }],
  multiple_choice_column: [{ name: 'multi_choice', kind: 'one' }],
  multi_choice_column: [{ name: 'multi_choice', kind: 'some' }],
  date_column: [{ name: 'date', kind: 'date' }],
  time_column: [{ name: 'time', kind: 'time' }],
  address_column: (['street_address1', 'street_address2', 'zip', 'city', 'state'] as const).map(name => ({
    name,
    kind: 'line',
  })),
  link_column: [
    { name: 'url', kind: 'url' },
    { name: 'title', kind: 'line' },
    { name: 'desc', kind: 'line' },
  ],
  image_column: [
    { name: 'url', kind: 'url' },
    { name: 'image_name', kind: 'line' },
  ],
  html_paragraph_column: [{ name: 'html_text', kind: 'text' }],
}
export const inputsOf = ({ type }: Column): readonly ColumnInput[] => inputsByType[type]

/** The first member field that must be filled in and is not. */
export const missingExtraData = (form: FormFields, columns: readonly Column[]): string | undefined =>
  missingColumn(form, columns, inputsOf)

/** The changes of member fields, as `updatesub` takes them. */
export const extraDataChanges = (
  form: FormFields,
  columns: readonly Column[],
  before: Membership['extra_member_data'],
): object[] => changesIn(form, columns, before, inputsOf)
