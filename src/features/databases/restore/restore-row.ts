import { implement } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import type { Column } from '#contract/databases.ts'
import { mayEditRow } from '../access.ts'
import { hasChoices } from '../columns/columns.ts'
import { valueFromText } from '../columns/parse-value.ts'
import { isPicture, parseValue, type CellValue, type ValueChanges } from '../columns/values.ts'
import type { Difference } from '../rows/history.ts'
import { changeRowCall } from '../rows/rows.ts'
import * as contract from './contract.ts'
import { changeById } from './store.ts'

type StoredChange = { fields: Difference[]; vals: CellValue[] | null }

/** The value of a column before a change; null where it was empty, undefined where it fits no longer. */
async function valueBefore(column: Column, { before }: Difference, vals: CellValue[] | null) {
  if (before === '') return null
  const stored = vals?.find(({ col_id }) => col_id === column.id)
  // Choices may have other numbers now, and are found by their texts.
  const value = hasChoices(column) || !stored ? null : await parseValue(column, stored)
  return value ?? (await valueFromText(column, before)) ?? undefined
}

/** What a change replaced, as far as the columns of the table can hold it. */
async function valuesBefore(columns: readonly Column[], { fields, vals }: StoredChange): Promise<ValueChanges> {
  const values = new Map<number, CellValue | null>()
  for (const field of fields) {
    const column = columns.find(({ id }) => id === field.col_id)
    if (!column || isPicture(column)) continue
    const value = await valueBefore(column, field, vals)
    if (value !== undefined) values.set(column.id, value)
  }
  return values
}

export const restoreDatabaseRow = (deps: ArchiveDeps) =>
  implement(
    contract.restoreDatabaseRow,
    async call => {
      const { tx, row, account, access, params, fail } = call
      if (!mayEditRow({ access, account }, row.table, row)) fail('inadequate_permissions', 'edit_rows')
      const found = await changeById.first(tx, { row_id: row.id, id: params.change_id })
      const changes = await valuesBefore(
        row.table.columns,
        (found ?? fail('invalid change_id')) as unknown as StoredChange,
      )
      if (changes.size === 0) fail('nothing to restore')
      return { changes, pictures: [], columns: JSON.stringify(row.table.columns) }
    },
    // A value that the row needs now may have been empty before.
    call => changeRowCall({ ...call, refuse: () => call.fail('nothing to restore') }, deps),
  )
