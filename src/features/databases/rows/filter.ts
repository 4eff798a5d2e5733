import { hasChoices } from '../columns/columns.ts'
import { choiceIndex, valueFromText } from '../columns/parse-value.ts'
import { filterOps, type Column, type ColumnType } from '#contract/databases.ts'
import { choiceKey, firstOf, foldText, keyOf, numberKey } from '../columns/value-texts.ts'
import { parseJsonList } from '../columns/values.ts'

type FilterOp = (typeof filterOps)[number]
/** A condition on the keys of a row; `col_id` 0: on any key. */
export type Condition = { col_id: number; op: FilterOp | 'lacks'; key: string }

/** Maximum number of conditions in a filter. */
export const maxConditions = 6
const isOp = (op: unknown): op is FilterOp => (filterOps as readonly unknown[]).includes(op)
const withoutValue: ReadonlySet<FilterOp> = new Set(['empty', 'filled'])
const inTexts: ReadonlySet<FilterOp> = new Set(['begins', 'contains'])
// Columns whose keys are not text: their values are only compared as a whole.
const withoutText: ReadonlySet<ColumnType> = new Set(['number_column', 'checkbox_column'])

/** The key to search for. Null if no value of the column can match. */
async function keyFor(column: Column, op: FilterOp, value: string | number | boolean): Promise<string | null> {
  if (typeof value === 'number' && column.type === 'number_column') return numberKey(value === 0 ? 0 : value)
  const text = String(value)
  if (hasChoices(column)) {
    const n = typeof value === 'number' ? value : choiceIndex(text, column)
    return n >= 1 && n <= column.choices.length ? choiceKey([n]) : null
  }
  if (inTexts.has(op) && !withoutText.has(column.type)) return foldText(text) || null
  const parsed = await valueFromText(column, text)
  return parsed && keyOf(column, parsed)
}

/** For choice columns, conditions test whether a choice is among those selected. */
const ofChoices: Partial<Record<FilterOp, Condition['op']>> = { is: 'contains', begins: 'contains', is_not: 'lacks' }
const opOn = ({ type }: Column, op: FilterOp): Condition['op'] =>
  (type === 'multi_choice_column' ? ofChoices[op] : undefined) ?? op

/** Parses a filter; undefined if it is invalid for these columns. */
export async function parseFilter(columns: readonly Column[], text: string): Promise<Condition[] | undefined> {
  const entries = parseJsonList(text)
  if (!entries || entries.length > maxConditions) return undefined
  const conditions: Condition[] = []
  for (const { col_id, op, value } of entries) {
    if (!isOp(op)) return undefined
    if (col_id === 0 && op === 'contains' && typeof value === 'string' && foldText(value) !== '') {
      conditions.push({ col_id, op, key: foldText(value) })
      continue
    }
    const column = columns.find(({ id }) => id === col_id)
    if (!column) return undefined
    if (withoutValue.has(op)) {
      conditions.push({ col_id: column.id, op, key: '' })
      continue
    }
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
    const key = await keyFor(column, op, value)
    if (key === null) return undefined
    conditions.push({ col_id: column.id, op: opOn(column, op), key })
  }
  return conditions
}

/** The prefix of a key that is stored in its cell. */
const cellKey = (key: string): string => firstOf(key, 100)
/** An upper bound for all texts with a prefix. */
const behind = (key: string): string => `${key}\u{10ffff}`
/** A range of keys in a column. With a needle, cells that contain it, or may contain it: long texts are truncated. */
export type KeySpan = { span_col: number; low: string; high: string; needle: string }
type CutKey = (key: string) => Omit<KeySpan, 'span_col'>
const exactSpans: Partial<Record<Condition['op'], CutKey>> = {
  is: key => ({ low: cellKey(key), high: cellKey(key), needle: '' }),
  begins: key => ({ low: cellKey(key), high: behind(cellKey(key)), needle: '' }),
  above: key => ({ low: cellKey(key), high: behind(''), needle: '' }),
  below: key => ({ low: '', high: cellKey(key), needle: '' }),
}
const containsSpans: Partial<Record<Condition['op'], CutKey>> = {
  contains: key => ({ low: '', high: behind(''), needle: key }),
}

/**
 * Where to find all matching rows: in the cells of one condition, which is fast (`cells`) or slow (`column`), or in the
 * words of all columns (`words`). `same`: all the cells have the same key.
 */
export type FilterPlan = { by: 'cells' | 'column'; span: KeySpan; same: boolean } | { by: 'words'; needle: string }
export function planFilter(conditions: readonly Condition[]): FilterPlan | undefined {
  for (const [by, cuts] of [['cells', exactSpans] as const, ['column', containsSpans] as const])
    for (const { col_id, op, key } of conditions) {
      const cut = cuts[op]
      if (cut && col_id > 0) return { by, span: { span_col: col_id, ...cut(key) }, same: op === 'is' }
    }
  const anywhere = conditions.filter(({ col_id }) => col_id === 0).map(({ key }) => key)
  const needle = anywhere.toSorted((a, b) => b.length - a.length)[0]
  return needle === undefined ? undefined : { by: 'words', needle }
}
