import { textOf } from '../forms/submitted-form.ts'

/** A column that someone fills in: a member field of a group, or a column of a table. */
export type FormColumn = { id: number; name: string; required: boolean; choices: string[]; description: string }
/** A field of a form for a part of a value. */
export type ColumnInput = {
  name: string
  kind: 'line' | 'email' | 'url' | 'text' | 'html' | 'flag' | 'one' | 'some' | 'date' | 'time' | 'number' | 'image'
}
export type ColumnValue = { col_id: number }
/** The parts that a value of a column has. */
export type InputsOf<C extends FormColumn> = (column: C) => readonly ColumnInput[]
type FormFields = ReadonlyMap<string, unknown>

export const fieldFor = ({ id }: Pick<FormColumn, 'id'>, { name }: ColumnInput): string => `c${id}-${name}`

/** The value of a form field: the day or time of a timestamp, the numbers of choices. */
export function inputValue({ name, kind }: ColumnInput, value: ColumnValue | undefined): string {
  const fields = value as Record<string, string | number | boolean | number[] | null | undefined> | undefined
  const found = fields?.[name]
  if (kind === 'date') return String(found ?? '').slice(0, 10)
  if (kind === 'time') return String(found ?? '').slice(11, 16)
  if (kind === 'flag') return found === true ? 'on' : ''
  return Array.isArray(found) ? found.join(',') : String(found ?? '')
}

/** The same from a form. */
export function submittedValue(form: FormFields, column: FormColumn, input: ColumnInput): string {
  const name = fieldFor(column, input)
  const submitted = (field: string): string => textOf(form, field)
  if (input.kind !== 'some') return submitted(name).replaceAll('\r\n', '\n')
  const numbers = column.choices.map((_, at) => at + 1)
  return numbers.filter(number => submitted(`${name}-${number}`) !== '').join(',')
}

const inputParsers: Readonly<Partial<Record<ColumnInput['kind'], (submitted: string) => unknown>>> = {
  flag: submitted => submitted !== '',
  one: submitted => [Number(submitted)],
  some: submitted => submitted.split(',').map(Number),
  // What is no number is refused by the call.
  number: submitted => Number(submitted),
}
/** What a call takes for what was typed. */
export const parsedInput = ({ kind }: ColumnInput, submitted: string): unknown =>
  inputParsers[kind]?.(submitted) ?? submitted

/** The first field that must be filled in and is not. */
export const missingColumn = <C extends FormColumn>(
  form: FormFields,
  columns: readonly C[],
  inputsOf: InputsOf<C>,
): string | undefined =>
  columns
    .filter(column => column.required && inputsOf(column).every(input => submittedValue(form, column, input) === ''))
    .map(column => fieldFor(column, inputsOf(column)[0]!))
    .find(name => form.has(name))

/** The changes of a form, as calls take them: unchanged columns are left out, and empty ones lose their value. */
export function changesIn<C extends FormColumn>(
  form: FormFields,
  columns: readonly C[],
  before: readonly ColumnValue[] | undefined,
  inputsOf: InputsOf<C>,
): ColumnValue[] {
  return columns.flatMap(column => {
    const value = before?.find(({ col_id }) => col_id === column.id)
    const submitted = inputsOf(column).map(input => ({ input, text: submittedValue(form, column, input) }))
    const isEmpty = submitted.every(({ input, text }) => text === '' && input.kind !== 'flag')
    // Missing required values are rejected by the call.
    const isMissing = column.required && (isEmpty || value === undefined)
    if (!isMissing && submitted.every(({ input, text }) => text === inputValue(input, value))) return []
    const fields = submitted.map(({ input, text }) => [input.name, parsedInput(input, text)])
    return [{ col_id: column.id, ...(isEmpty ? {} : Object.fromEntries(fields)) }]
  })
}
