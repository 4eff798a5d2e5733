import { enumerations as words } from '#contract/enumerations.ts'
import { isLine, type ValueInput } from '../../groups/index.ts'
import type { Column, ColumnType } from '#contract/databases.ts'
import { parseJsonList } from './values.ts'

const maxColumns = 60
const maxChoices = 200

type ColumnList = { columns: Column[]; max_col_id: number }
/** An error in a list of columns: the number of the invalid column from 1, 0 for the whole list, or that there are too many. */
type InvalidColumns = { wrong: number | 'too many columns' }

const types: readonly string[] = words.database_column_type
const withChoices: ReadonlySet<ColumnType> = new Set(['multiple_choice_column', 'multi_choice_column'])
export const hasChoices = ({ type }: Column): boolean => withChoices.has(type)

const line = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.length <= most && value.isWellFormed() && isLine(value) ? value.trim() : null
const flag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

function choicesOf(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length > maxChoices) return null
  const choices = value.map(choice => line(choice, 200) || null)
  const lines = choices.filter(choice => choice !== null)
  return lines.length === choices.length && new Set(lines).size === lines.length ? lines : null
}

/** Parses a column. Missing fields keep their previous or default values. */
function parseColumn(given: ValueInput, before: Column | undefined, id: number): Column | null {
  const type = given['type'] ?? before?.type
  const width = given['width'] ?? before?.width ?? 0
  const read = {
    name: line(given['name'] ?? before?.name, 100),
    required: flag(given['required'] ?? before?.required ?? false),
    color: line(given['color'] ?? before?.color ?? '', 50),
    choices: choicesOf(given['choices'] ?? before?.choices ?? []),
    default_hidden: flag(given['default_hidden'] ?? before?.default_hidden ?? false),
    description: line(given['description'] ?? before?.description ?? '', 1000),
  }
  const { name, required, color, choices, default_hidden, description } = read
  if (!name || required === null || color === null || choices === null || default_hidden === null) return null
  if (description === null || typeof type !== 'string' || !types.includes(type)) return null
  if (!Number.isInteger(width) || Number(width) < 0 || Number(width) > 2000) return null
  const column = { id, name, type: type as ColumnType, required, color, choices, width: Number(width) }
  const isWhole = hasChoices({ ...column, default_hidden, description }) === choices.length > 0
  return isWhole ? { ...column, default_hidden, description } : null
}

/** Parses the columns of a table. An entry with the id of an existing column replaces it. */
export function parseColumns(text: string, before: ColumnList): ColumnList | InvalidColumns {
  const entries = parseJsonList(text)
  if (!entries || entries.length === 0) return { wrong: 0 }
  if (entries.length > maxColumns) return { wrong: 'too many columns' }
  const columns: Column[] = []
  let last = before.max_col_id
  for (const [n, entry] of entries.entries()) {
    const existing = before.columns.find(({ id }) => id === entry['id'])
    const isNew = entry['id'] === undefined
    const isTwice = columns.some(({ id }) => id === existing?.id)
    if ((!existing && !isNew) || isTwice) return { wrong: n + 1 }
    const column = parseColumn(entry, existing, existing?.id ?? (last += 1))
    // Names must be unique, because the header of a CSV file identifies columns by name.
    const isNamed = columns.some(({ name }) => name.toLowerCase() === column?.name.toLowerCase())
    if (!column || isNamed) return { wrong: n + 1 }
    columns.push(column)
  }
  return { columns, max_col_id: last }
}
