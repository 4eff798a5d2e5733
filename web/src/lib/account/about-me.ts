import type { Group } from '../topics.ts'
import type { Membership } from './membership.ts'

export type Column = NonNullable<Group['extra_member_data_columns']>[number]
type Value = NonNullable<Membership['extra_member_data']>[number]
/** A field of a form for a part of a value. */
export type Part = {
  name: keyof Value
  kind: 'line' | 'email' | 'url' | 'text' | 'flag' | 'one' | 'some' | 'date' | 'time'
}

/** The parts that a value of each kind of column has. */
const parts: Readonly<Record<Column['type'], readonly Part[]>> = {
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
export const partsOf = ({ type }: Column): readonly Part[] => parts[type]
export const fieldFor = ({ id }: Column, part: Part): string => `c${id}-${part.name}`

/** What a field of a form shows: of a moment, the day or the time; of choices, their numbers. */
export function shownIn(part: Part, value: Value | undefined): string {
  const found = value?.[part.name]
  if (part.kind === 'date') return String(found ?? '').slice(0, 10)
  if (part.kind === 'time') return String(found ?? '').slice(11, 16)
  if (part.kind === 'flag') return found === true ? 'on' : ''
  return Array.isArray(found) ? found.join(',') : String(found ?? '')
}

type Form = ReadonlyMap<string, unknown>
/** The same as a form says it. */
function saidOf(form: Form, column: Column, part: Part): string {
  const name = fieldFor(column, part)
  const said = (field: string): string => (typeof form.get(field) === 'string' ? String(form.get(field)) : '')
  if (part.kind !== 'some') return said(name).replaceAll('\r\n', '\n')
  const numbers = column.choices.map((_, at) => at + 1)
  return numbers.filter(number => said(`${name}-${number}`) !== '').join(',')
}

const readings: Readonly<Partial<Record<Part['kind'], (said: string) => unknown>>> = {
  flag: said => said !== '',
  one: said => [Number(said)],
  some: said => said.split(',').map(Number),
}

/** The first field that must be filled in and is not. */
export const missingIn = (form: Form, columns: readonly Column[]): string | undefined =>
  columns
    .filter(column => column.required && partsOf(column).every(part => saidOf(form, column, part) === ''))
    .map(column => fieldFor(column, partsOf(column)[0]!))
    .find(name => form.has(name))

/** What a form changes, as `updatesub` takes it: columns that it leaves as they are stay whole, and empty ones lose their value. */
export function changesIn(form: Form, columns: readonly Column[], kept: Membership['extra_member_data']): object[] {
  return columns.flatMap(column => {
    const value = kept?.find(({ col_id }) => col_id === column.id)
    const said = partsOf(column).map(part => ({ part, said: saidOf(form, column, part) }))
    const isEmpty = said.every(one => one.said === '' && one.part.kind !== 'flag')
    // What must be said and is not is for the call to refuse.
    const isMissing = column.required && isEmpty
    if (!isMissing && said.every(one => one.said === shownIn(one.part, value))) return []
    const fields = said.map(one => [one.part.name, readings[one.part.kind]?.(one.said) ?? one.said])
    return [{ col_id: column.id, ...(isEmpty ? {} : Object.fromEntries(fields)) }]
  })
}
