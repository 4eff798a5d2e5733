import { parseAddress } from '#contract/address.ts'
import type { ExtraColumn, ExtraMemberData } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import { toTimestamp } from '#storage/values.ts'
import { sanitizeOrNull } from './description.ts'
import { isLine } from '../names.ts'

/** A member's value in one column, as stored and as returned. */
export type ExtraValue = Static<typeof ExtraMemberData>

type ExtraFields = Omit<ExtraValue, 'col_id' | 'col_type'>
/** A value as a caller gives it. */
export type ValueInput = Record<string, unknown>
/** The fields of a value; null when it is none of this type. */
type ParseColumn = (given: ValueInput, column: ChoiceColumn) => ExtraFields | null | Promise<ExtraFields | null>
type ChoiceColumn = Pick<ExtraColumn, 'choices'>

const maxText = 20_000
const maxLine = 1000

const parseText = (value: unknown, limit: number): string | null =>
  typeof value === 'string' && value.length <= limit && value.isWellFormed() && !value.includes('\0') ? value : null
const parseLine = (value: unknown): string | null => {
  const found = parseText(value ?? '', maxLine)
  return found !== null && isLine(found) ? found.trim() : null
}
/** Every named field as one line; null when one of them is none. */
export function parseLines<const K extends string>(given: ValueInput, names: readonly K[]): Record<K, string> | null {
  const entries = names.map(name => [name, parseLine(given[name])] as const)
  return entries.every(([, value]) => value !== null) ? (Object.fromEntries(entries) as Record<K, string>) : null
}
export const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit

function webAddress(value: unknown): string | null {
  const url = parseLine(value)
  return url && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : null
}

/** A timestamp in the format of the API, from a timestamp, a date or a time. */
function parseTimestamp(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null
  const whole = /^\d{4}-\d\d-\d\d$/.test(value)
    ? `${value}T00:00:00Z`
    : /^\d\d:\d\d(:\d\d)?$/.test(value)
      ? `1970-01-01T${value}Z`
      : value
  try {
    return toTimestamp(Temporal.Instant.from(whole))
  } catch {
    return null
  }
}

/** The numbers of choices, beginning with 1, each once and in order. */
function parseChoices(value: unknown, column: ChoiceColumn, most: number): number[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) return null
  const isChoice = (one: unknown): one is number =>
    Number.isInteger(one) && Number(one) >= 1 && Number(one) <= column.choices.length
  return value.every(isChoice) && new Set(value).size === value.length ? value.toSorted((a, b) => a - b) : null
}

const withText = (value: string | null): ExtraFields | null => (value ? { text: value } : null)

/** The values of each column type. */
export const columnParsers: Record<ExtraColumn['type'], ParseColumn> = {
  text_column: ({ text: given }) => withText(parseLine(given)),
  paragraph_column: ({ text: given }) => withText(parseText(given, maxText)),
  email_column: ({ text: given }) => withText(typeof given === 'string' ? parseAddress(given.trim()) : null),
  checkbox_column: ({ checked }) => (typeof checked === 'boolean' ? { checked } : null),
  multiple_choice_column: ({ multi_choice }, column) => {
    const chosen = parseChoices(multi_choice, column, 1)
    return chosen && { multi_choice: chosen }
  },
  multi_choice_column: ({ multi_choice }, column) => {
    const chosen = parseChoices(multi_choice, column, column.choices.length)
    return chosen && { multi_choice: chosen }
  },
  date_column: ({ date }) => {
    const timestamp = parseTimestamp(date)
    return timestamp === null ? null : { date: timestamp }
  },
  time_column: ({ time }) => {
    const found = parseTimestamp(time)
    return found === null ? null : { time: found }
  },
  address_column: given => {
    const lines = parseLines(given, ['street_address1', 'street_address2', 'city', 'state', 'zip'])
    if (!lines || Object.values(lines).every(part => part === '')) return null
    const { lat, lng } = given
    if (lat === undefined && lng === undefined) return lines
    return isWithin(lat, 90) && isWithin(lng, 180) ? { ...lines, lat, lng } : null
  },
  link_column: given => {
    const [url, found] = [webAddress(given['url']), parseLines(given, ['title', 'desc'])]
    return url && found ? { ...found, url } : null
  },
  image_column: given => {
    const [url, found] = [webAddress(given['url']), parseLines(given, ['image_name'])]
    return url && found ? { ...found, url } : null
  },
  html_paragraph_column: async ({ html_text }) => {
    const given = parseText(html_text, maxText)
    const clean = given && (await sanitizeOrNull(given))
    return clean ? { html_text: clean } : null
  },
}

/** A parsed value; null if it does not fit the column. HTML is sanitized. */
export async function parseExtraValue(column: ExtraColumn, given: unknown): Promise<ExtraValue | null> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const fields = await columnParsers[column.type](given as ValueInput, column)
  return fields && { col_id: column.id, col_type: column.type, ...fields }
}
