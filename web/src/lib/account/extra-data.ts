import { changesIn, fieldFor, missingColumn, submittedValue, type ColumnInput } from '../columns/column-inputs.ts'
import { isApiFailure } from '../api.ts'
import { throwFormError } from '../forms/run-action.ts'
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

/** The changes of member fields, as `updatesub` takes them. */
export const extraDataChanges = (
  form: FormFields,
  columns: readonly Column[],
  before: Membership['extra_member_data'],
): object[] => changesIn(form, columns, before, inputsOf)

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
/** What the calls take for each kind of input, as far as it can be told from a form. */
const isSound: Readonly<Record<ColumnInput['kind'], (text: string, choices: number) => boolean>> = {
  line: text => text.length <= 1000 && !text.includes('\n'),
  text: text => text.length <= 20_000,
  html: text => text.length <= 20_000,
  email: text => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim()),
  url: text => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  date: isDate,
  time: text => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text),
  one: (text, choices) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= choices,
  some: () => true,
  flag: () => true,
  number: () => true,
  image: () => true,
}
/** The first member field with a value that no call takes. */
const wrongField = (form: FormFields, columns: readonly Column[]): string | undefined =>
  columns
    .flatMap(column => inputsOf(column).map(input => ({ column, input, text: submittedValue(form, column, input) })))
    .filter(({ column, input, text }) => text !== '' && !isSound[input.kind](text, column.choices.length))
    .map(({ column, input }) => fieldFor(column, input))
    .find(name => form.has(name))

/** Refuses a form in which a member field is missing. */
export function checkRequiredFields(form: FormFields, columns: readonly Column[]): void {
  const missing = missingColumn(form, columns, inputsOf)
  if (missing) throwFormError(missing)
}
/** A call with member fields; what it refuses in them is shown at the field. */
export const withExtraData = <T>(form: FormFields, columns: readonly Column[], calling: Promise<T>): Promise<T> =>
  calling.catch((thrown: unknown) => {
    if (!isApiFailure(thrown) || thrown.extra !== 'extra_member_data') throw thrown
    const field = wrongField(form, columns)
    return field ? throwFormError(field, 'invalid_value') : throwFormError('wrong about me')
  })
