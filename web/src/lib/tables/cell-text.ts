import { formatDay } from '../calendar/describe.ts'
import type { Formatters } from '../locale.ts'
import { plainTextOf } from '../writing/editable-source.ts'
import type { CellValue, TableColumn, TableRow } from './table.ts'

type FormatCell = (value: CellValue, column: TableColumn, reader: Formatters) => string

const joined = (parts: readonly string[], by: string): string => parts.filter(Boolean).join(by)
const chosen: FormatCell = ({ multi_choice }, { choices }, { listOf }) => listOf(multi_choice.map(n => choices[n - 1]!))
/** A day is stored as its midnight. */
const isDay = (date: string): boolean => date.slice(11, 19) === '00:00:00'

const formatters: Record<TableColumn['type'], FormatCell> = {
  text_column: ({ text }) => text,
  paragraph_column: ({ text }) => text,
  email_column: ({ text }) => text,
  html_paragraph_column: ({ html_text }) => plainTextOf(html_text),
  checkbox_column: ({ checked }, _column, { t }) => (checked ? t.tables.yes : t.tables.no),
  multiple_choice_column: chosen,
  multi_choice_column: chosen,
  date_column: ({ date }, _column, reader) => (date ? formatDate(reader, date) : ''),
  time_column: ({ time }, _column, { dateFormat, clock }) => (time ? dateFormat(clock, 'UTC')(new Date(time)) : ''),
  number_column: ({ number }, _column, reader) => (number === null ? '' : reader.number(number)),
  address_column: ({ street_address1, street_address2, city, state, zip, country }) =>
    joined([street_address1, street_address2, joined([zip, city], ' '), state, country], ', '),
  link_column: ({ title, url }) => title || url.replace(/^https?:\/\/(?:www\.)?/, ''),
  image_column: ({ image_name }) => image_name,
  github_column: ({ github_name, github_login }) => github_name || github_login,
}

function formatDate(reader: Formatters, date: string): string {
  const day = formatDay(reader, date.slice(0, 10), { day: 'numeric', month: 'short', year: 'numeric' })
  return isDay(date) ? day : `${day}, ${reader.dateFormat(reader.clock, 'UTC')(new Date(date))}`
}

/** A value as people read it. */
export const cellText = (reader: Formatters, column: TableColumn, value: CellValue | undefined): string =>
  value ? formatters[column.type](value, column, reader) : ''

const maxShown = 140
/** The beginning of a long text. */
export const shortened = (text: string): string =>
  text.length <= maxShown ? text : `${Array.from(text.slice(0, maxShown)).slice(0, -1).join('').trimEnd()}…`

const titleTypes: ReadonlySet<TableColumn['type']> = new Set([
  'text_column',
  'paragraph_column',
  'email_column',
  'link_column',
  'github_column',
  'address_column',
])
/** The column that names rows: the first one with a text. */
export const titleColumn = (columns: readonly TableColumn[]): TableColumn | undefined =>
  columns.find(({ type }) => titleTypes.has(type)) ?? columns[0]

/** What a row is called: its first text, or its number. */
export function rowTitle(reader: Formatters, columns: readonly TableColumn[], row: TableRow): string {
  const column = titleColumn(columns)
  const text = column
    ? cellText(
        reader,
        column,
        row.vals.find(({ col_id }) => col_id === column.id),
      )
    : ''
  return shortened(text.trim()) || reader.t.tables.row.number({ number: reader.number(row.row_num) })
}
