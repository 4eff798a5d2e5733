import { looksLikeFormula } from '#content/csv.ts'
import type { Column, ColumnType } from '#contract/databases.ts'
import { valueFromText } from '../columns/parse-value.ts'
import { formatValue } from '../columns/value-texts.ts'
import { parseValue, type CellValue } from '../columns/values.ts'

/** The fields of a value that have CSV columns of their own; the first has the name of the table's column. */
const cellParts: Partial<Record<ColumnType, readonly (keyof CellValue)[]>> = {
  address_column: ['street_address1', 'street_address2', 'city', 'state', 'zip', 'country', 'lat', 'lng'],
  link_column: ['url', 'title', 'desc'],
  github_column: [
    ...(['github_login', 'github_name', 'github_email', 'github_avatar_url', 'github_profile_url'] as const),
    ...(['github_id', 'github_company', 'github_location', 'github_bio'] as const),
  ],
}
const numbers: ReadonlySet<string> = new Set(['lat', 'lng'])

/** A CSV column: a column of the table, or a part of one. */
export type Cell = { label: string; column: Column; part: keyof CellValue | null }

/** The CSV columns, with unique names. */
export function cellsOf(columns: readonly Column[]): Cell[] {
  const usedNames = new Set(columns.map(({ name }) => name.toLowerCase()))
  const labelled = (wanted: string): string => {
    let label = wanted
    while (usedNames.has(label.toLowerCase())) label += ' *'
    usedNames.add(label.toLowerCase())
    return label
  }
  return columns.flatMap(column =>
    (cellParts[column.type] ?? [null]).map((part, n) => ({
      label: n === 0 ? column.name : labelled(`${column.name}: ${String(part).replace('github_', '')}`),
      column,
      part,
    })),
  )
}

/** The text of a CSV cell. */
export function cellText({ column, part }: Cell, value: CellValue | undefined): string {
  if (!value) return ''
  if (part !== null) return String(value[part] ?? '')
  return column.type === 'html_paragraph_column' ? (value.html_text ?? '') : formatValue(column, value)
}

/** The value from the CSV cells of one column; null if they are empty, undefined if they are invalid. */
export async function valueOfCells(
  column: Column,
  texts: readonly { part: Cell['part']; text: string }[],
): Promise<CellValue | null | undefined> {
  const filled = texts.filter(({ text }) => text !== '')
  if (filled.length === 0) return null
  const { part, text } = filled[0]!
  if (part === null) return (await valueFromText(column, text)) ?? undefined
  const entries = filled.map(cell => [cell.part, numbers.has(cell.part!) ? Number(cell.text) : cell.text])
  return (await parseValue(column, Object.fromEntries(entries))) ?? undefined
}

// The apostrophe that guards formulas in exports is removed on import.
const guardedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/
const isNumber = /^-?\d+(\.\d+)?(e[+-]\d+)?$/
export const guardFormula = (text: string, { column, part }: Cell): string =>
  looksLikeFormula(text) && !((column.type === 'number_column' || numbers.has(part ?? '')) && isNumber.test(text))
    ? `'${text}`
    : text
export const unguardFormula = (text: string): string => (guardedFormula.test(text) ? text.slice(1) : text)
