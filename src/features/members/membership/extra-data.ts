import type { ExtraColumn } from '#contract/resources.ts'
import { parseExtraValue, type ExtraValue } from '../../groups/index.ts'

/** New values by column; null: the member has none there any more. */
export type ValueChanges = ReadonlyMap<number, ExtraValue | null>

/**
 * Reads changes from JSON: an array of values by `col_id`; one with nothing but that is taken away. Undefined: something
 * in it is not what its column takes, or a required column would be empty.
 */
export async function parseValues(columns: readonly ExtraColumn[], text: string): Promise<ValueChanges | undefined> {
  const changes = new Map<number, ExtraValue | null>()
  for (const entry of parseJsonList(text) ?? [null]) {
    const column = columns.find(({ id }) => id === entry?.['col_id'])
    if (!entry || !column) return undefined
    const isEmpty = Object.keys(entry).every(name => name === 'col_id' || name === 'col_type')
    const value = isEmpty ? null : await parseExtraValue(column, entry)
    if (isEmpty ? column.required : value === null) return undefined
    changes.set(column.id, value)
  }
  return changes
}

/** A member's values after a change, in the order of the columns. Columns that are not in it keep theirs. */
export function applyValueChanges(
  columns: readonly ExtraColumn[],
  stored: unknown,
  changes: ValueChanges,
): ExtraValue[] {
  const before = new Map((stored as ExtraValue[]).map(value => [value.col_id, value]))
  const after = columns.map(({ id }) => (changes.has(id) ? changes.get(id) : before.get(id)))
  return after.filter(value => value !== undefined && value !== null)
}

function parseJsonList(text: string): Record<string, unknown>[] | null {
  try {
    const value: unknown = JSON.parse(text)
    const isList = Array.isArray(value) && value.every(entry => typeof entry === 'object' && entry !== null)
    return isList ? (value as Record<string, unknown>[]) : null
  } catch {
    return null
  }
}
