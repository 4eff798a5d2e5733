import { columnParsers, parseLines, isWithin, type ValueInput } from '../../groups/index.ts'
import type { Column, ColumnType, ValueObject } from '#contract/databases.ts'

/** A stored value: the fields of its column type. */
export type CellValue = { col_id: number } & Partial<Omit<ValueObject, 'col_id' | 'col_type'>>
type ValueFields = Omit<CellValue, 'col_id'>
type ParseValue = (given: ValueInput, column: Column) => ValueFields | null | Promise<ValueFields | null>

const addressFields = ['street_address1', 'street_address2', 'city', 'state', 'zip', 'country'] as const
const profile = ['name', 'email', 'avatar_url', 'profile_url', 'id', 'company', 'location', 'bio'] as const
const isWebAddress = (text: string): boolean => text === '' || /^https:$/.test(URL.parse(text)?.protocol ?? '')

/** Parsers of column types that member fields don't have, or have with fewer fields. */
const databaseParsers = {
  number_column: ({ number }) => (isWithin(number, Number.MAX_VALUE) ? { number: number === 0 ? 0 : number } : null),
  address_column: given => {
    const parsed = parseLines(given, addressFields)
    if (!parsed || Object.values(parsed).every(part => part === '')) return null
    const { lat, lng } = given
    if ((lat ?? null) === null && (lng ?? null) === null) return parsed
    return isWithin(lat, 90) && isWithin(lng, 180) ? { ...parsed, lat, lng } : null
  },
  image_column: given => {
    const fields = parseLines(given, ['image_name'])
    return fields && fields.image_name !== '' ? fields : null
  },
  // GitHub profile data is stored as given, without verification.
  github_column: given => {
    const fields = parseLines(given, ['github_login', ...profile.map(part => `github_${part}` as const)])
    if (!fields || !/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(fields.github_login)) return null
    if (!isWebAddress(fields.github_avatar_url) || !isWebAddress(fields.github_profile_url)) return null
    return { ...fields, github_profile_url: fields.github_profile_url || `https://github.com/${fields.github_login}` }
  },
} satisfies Partial<Record<ColumnType, ParseValue>>
const parsers: Record<ColumnType, ParseValue> = { ...columnParsers, ...databaseParsers }

/** Whether the values of a column are files. */
export const isPicture = ({ type }: Column): boolean => type === 'image_column'

/** Parses a value for a column; null if it is invalid. HTML is sanitized. */
export async function parseValue(column: Column, given: ValueInput): Promise<CellValue | null> {
  const fields = await parsers[column.type](given, column)
  return fields && { col_id: column.id, ...fields }
}

/** New values by column; null clears the value. */
export type ValueChanges = ReadonlyMap<number, CellValue | null>
/** The column with an invalid value; 0 if the list itself is invalid. */
export class InvalidValue {
  readonly col_id: number
  constructor(col_id: number) {
    this.col_id = col_id
  }
}

const maxEntries = 200

/** Parses values from JSON. A value with only a column id clears it. */
export async function parseChanges(columns: readonly Column[], text: string): Promise<ValueChanges | InvalidValue> {
  const changes = new Map<number, CellValue | null>()
  const entries = parseJsonList(text)
  if (!entries) return new InvalidValue(0)
  for (const entry of entries) {
    const column = columns.find(({ id }) => id === entry['col_id'])
    if (!column || changes.has(column.id)) return new InvalidValue(column?.id ?? 0)
    const isEmpty = Object.keys(entry).every(name => name === 'col_id' || name === 'col_type')
    const value = isEmpty ? null : await parseValue(column, entry)
    if (!isEmpty && value === null) return new InvalidValue(column.id)
    changes.set(column.id, value)
  }
  return changes
}

/** Parses a JSON array of objects; null if it is not one. */
export function parseJsonList(text: string): ValueInput[] | null {
  try {
    const value: unknown = JSON.parse(text)
    const isEntry = (entry: unknown) => typeof entry === 'object' && entry !== null && !Array.isArray(entry)
    return Array.isArray(value) && value.length <= maxEntries && value.every(isEntry) ? value : null
  } catch {
    return null
  }
}

/** The values of a row after a change, in the order of the columns; or the required column that would be empty. */
export function applyValueChanges(
  columns: readonly Column[],
  storedValues: readonly CellValue[],
  changes: ValueChanges,
): readonly CellValue[] | InvalidValue {
  const before = new Map(storedValues.map(value => [value.col_id, value]))
  const after = columns.map(({ id }) => (changes.has(id) ? changes.get(id) : before.get(id)) ?? null)
  const missing = columns.find(({ required }, n) => required && after[n] === null)
  return missing ? new InvalidValue(missing.id) : after.filter(value => value !== null)
}
