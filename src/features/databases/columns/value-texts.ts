import { textOf } from '#content/text/index.ts'
import type { Column, ColumnType } from '#contract/databases.ts'
import type { CellValue } from './values.ts'

type FormatCell = (value: CellValue, column: Column) => string

const chosenTexts: FormatCell = ({ multi_choice = [] }, { choices }) =>
  multi_choice.map(n => choices[n - 1] ?? '').join('\n')
const joined = (parts: readonly (string | undefined)[], by: string): string => parts.filter(Boolean).join(by)

/** Formats values as text. */
const cellFormatters: Record<ColumnType, FormatCell> = {
  text_column: ({ text = '' }) => text,
  paragraph_column: ({ text = '' }) => text,
  email_column: ({ text = '' }) => text,
  html_paragraph_column: ({ html_text = '' }) => textOf(html_text),
  checkbox_column: ({ checked }) => (checked ? 'yes' : 'no'),
  multiple_choice_column: chosenTexts,
  multi_choice_column: chosenTexts,
  date_column: ({ date }) => dayOf(date ?? ''),
  time_column: ({ time }) => hourOf(time ?? ''),
  number_column: ({ number }) => String(number),
  address_column: ({ street_address1, street_address2, city, state, zip, country }) =>
    joined([street_address1, street_address2, joined([zip, city], ' '), state, country], ', '),
  link_column: ({ url = '' }) => url,
  image_column: ({ image_name = '' }) => image_name,
  github_column: ({ github_login = '' }) => github_login,
}
/** A date alone, or the whole timestamp if it is not midnight. */
const dayOf = (moment: string): string => (moment.endsWith('T00:00:00.000000+00:00') ? moment.slice(0, 10) : moment)
/** The same for a time of day. */
const hourOf = (moment: string): string => /^1970-01-01T(\d\d:\d\d:\d\d)\.0{6}\+00:00$/.exec(moment)?.[1] ?? moment

export const formatValue = (column: Column, value: CellValue | undefined): string =>
  value ? cellFormatters[column.type](value, column) : ''

/** Folds a text for comparison: without case, accents and compatibility differences. */
export function foldText(text: string): string {
  // Most texts are ASCII, and checking that is faster than normalizing.
  const plain = /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{Mn}+/gu, '')
  return plain.toLowerCase().replace(/\s+/gu, ' ').trim()
}

const maxKeyLength = 1000
/** The first characters of a text, without splitting surrogate pairs. */
export const firstOf = (text: string, most: number): string =>
  text.length <= most
    ? text
    : Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('')

/** A sortable key of a number: its bits, inverted for negative numbers. */
export function numberKey(number: number): string {
  const bits = Buffer.alloc(8)
  bits.writeDoubleBE(number)
  const turned = bits[0]! >= 128 ? bits.map(byte => 255 - byte) : bits.map((byte, n) => (n === 0 ? byte + 128 : byte))
  return Buffer.from(turned).toString('hex')
}
/** A key of choices in the order of the column, each between slashes. */
export const choiceKey = (indexes: readonly number[]): string =>
  `/${indexes.map(n => String(n).padStart(4, '0')).join('/')}/`

const keys: Partial<Record<ColumnType, (value: CellValue) => string>> = {
  number_column: ({ number }) => numberKey(number ?? 0),
  checkbox_column: ({ checked }) => (checked ? '1' : '0'),
  multiple_choice_column: ({ multi_choice }) => choiceKey(multi_choice ?? []),
  multi_choice_column: ({ multi_choice }) => choiceKey(multi_choice ?? []),
  date_column: ({ date }) => date ?? '',
  time_column: ({ time }) => time ?? '',
}

/** The searchable text of a value. */
const wordsOf = (column: Column, value: CellValue): string =>
  firstOf(foldText(formatValue(column, value)), maxKeyLength)
// Never empty, because an empty key means an empty cell.
const keyFrom = (column: Column, value: CellValue, words: string): string =>
  keys[column.type]?.(value) ?? (words || ' ')
/** The sort and search key of a value. */
export const keyOf = (column: Column, value: CellValue): string => keyFrom(column, value, wordsOf(column, value))

/** The search data of a row: the keys of its values by column number, and their texts, one per line, without checkboxes. */
export function searchKeysOf(columns: readonly Column[], values: readonly CellValue[]) {
  const byId = new Map(columns.map(column => [column.id, column]))
  const last = values.reduce((most, { col_id }) => Math.max(most, col_id), 0)
  const keysById = Array<string | null>(last).fill(null)
  const lines: string[] = []
  for (const value of values) {
    const column = byId.get(value.col_id)!
    const words = wordsOf(column, value)
    keysById[value.col_id - 1] = keyFrom(column, value, words)
    if (words && column.type !== 'checkbox_column') lines.push(words)
  }
  return { keys: keysById, words: lines.join('\n') }
}
