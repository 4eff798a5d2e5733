import type { Group } from '../topics.ts'
import type { Membership } from './membership.ts'

export type Column = NonNullable<Group['extra_member_data_columns']>[number]
type ExtraValue = NonNullable<Membership['extra_member_data']>[number]
/** A field of a form for a part of a value. */
export type ColumnInput = {
  name: keyof ExtraValue
  kind: 'line' | 'email' | 'url' | 'text' | 'flag' | 'one' | 'some' | 'date' | 'time'
}

/** The parts that a value of each kind of column has. */
const inputsByType: Readonly<Record<Column['type'], readonly ColumnInput[]>> = {
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
export const fieldFor = ({ id }: Column, columnInput: ColumnInput): string => `c${id}-${columnInput.name}`

/** The value of a form field: the day or time of a timestamp, the numbers of choices. */
export function inputValue(columnInput: ColumnInput, value: ExtraValue | undefined): string {
  const found = value?.[columnInput.name]
  if (columnInput.kind === 'date') return String(found ?? '').slice(0, 10)
  if (columnInput.kind === 'time') return String(found ?? '').slice(11, 16)
  if (columnInput.kind === 'flag') return found === true ? 'on' : ''
  return Array.isArray(found) ? found.join(',') : String(found ?? '')
}

type FormFields = ReadonlyMap<string, unknown>
/** The same from a form. */
function submittedValue(form: FormFields, column: Column, columnInput: ColumnInput): string {
  const name = fieldFor(column, columnInput)
  const submitted = (field: string): string => (typeof form.get(field) === 'string' ? String(form.get(field)) : '')
  if (columnInput.kind !== 'some') return submitted(name).replaceAll('\r\n', '\n')
  const numbers = column.choices.map((_, at) => at + 1)
  return numbers.filter(number => submitted(`${name}-${number}`) !== '').join(',')
}

const inputParsers: Readonly<Partial<Record<ColumnInput['kind'], (submitted: string) => unknown>>> = {
  flag: submitted => submitted !== '',
  one: submitted => [Number(submitted)],
  some: submitted => submitted.split(',').map(Number),
}

/** The first field that must be filled in and is not. */
export const missingColumn = (form: FormFields, columns: readonly Column[]): string | undefined =>
  columns
    .filter(
      column =>
        column.required && inputsOf(column).every(columnInput => submittedValue(form, column, columnInput) === ''),
    )
    .map(column => fieldFor(column, inputsOf(column)[0]!))
    .find(name => form.has(name))

/** The changes of a form, as `updatesub` takes them: unchanged columns are left out, and empty ones lose their value. */
export function changesIn(
  form: FormFields,
  columns: readonly Column[],
  kept: Membership['extra_member_data'],
): object[] {
  return columns.flatMap(column => {
    const value = kept?.find(({ col_id }) => col_id === column.id)
    const submitted = inputsOf(column).map(columnInput => ({
      part: columnInput,
      said: submittedValue(form, column, columnInput),
    }))
    const isEmpty = submitted.every(one => one.said === '' && one.part.kind !== 'flag')
    // Missing required values are rejected by the call.
    const isMissing = column.required && isEmpty
    if (!isMissing && submitted.every(one => one.said === inputValue(one.part, value))) return []
    const fields = submitted.map(one => [one.part.name, inputParsers[one.part.kind]?.(one.said) ?? one.said])
    return [{ col_id: column.id, ...(isEmpty ? {} : Object.fromEntries(fields)) }]
  })
}
