import type { ExtraColumn } from '#contract/resources.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import * as contract from '../contract.ts'
import { groupOf } from '../finders.ts'
import { isLine, splitLines } from '../names.ts'
import { lastExtraColumn, lockGroup, setExtraColumns } from '../store.ts'
import { visibleColumns } from '../view.ts'

export { parseExtraValue, type ExtraValue } from './extra-values.ts'
export type { ExtraColumn } from '#contract/resources.ts'

const maxColumns = 100
const maxChoices = 200

type ExtraColumnCall = Call<typeof contract.newExtraColumn> | Call<typeof contract.updateExtraColumn>

/** The choices of a column, one a line; refused where a column of this type has none, or must have some. */
function choicesOf(type: ExtraColumn['type'], given: string, call: Pick<ExtraColumnCall, 'refuse'>): string[] {
  const lines = splitLines(given)
  const hasChoices = type === 'multiple_choice_column' || type === 'multi_choice_column'
  const isWrong = hasChoices ? lines.length === 0 || lines.length > maxChoices : lines.length > 0
  if (isWrong || new Set(lines).size < lines.length) call.refuse('choices')
  return lines
}

function nameOf(name: string, call: Pick<ExtraColumnCall, 'refuse'>): string {
  const trimmed = name.trim()
  if (trimmed === '' || !isLine(trimmed)) call.refuse('name')
  return trimmed
}

/** The group, locked until the end of the transaction. */
async function lockGroupOrFail(tx: Tx, group_id: number, fail: (error: 'invalid group_id') => never): Promise<Group> {
  return groupOf((await lockGroup.first(tx, { id: group_id })) ?? fail('invalid group_id'))
}

export const getExtraColumns = implement(contract.getExtraColumns, async ({ tx, group, access, params }) => {
  const columns = visibleColumns(group, access)
  return pageOf(tx, contract.getExtraColumns, params, {
    total: columns.length,
    fetch: async ({ dir, after, page: { count } }) => {
      // Sorted by id, so a page can start after a deleted one.
      const ordered = dir === 'asc' ? columns : columns.toReversed()
      const isBeyond = (id: number) => !after || (dir === 'asc' ? id > after.id : id < after.id)
      return ordered.filter(({ id }) => isBeyond(id)).slice(0, count)
    },
    cursorOf: ({ id }) => ({ key: id, id }),
    view: column => column,
  })
})

export const newExtraColumn = implement(contract.newExtraColumn, async call => {
  const { tx, params, fail, record } = call
  const group = await lockGroupOrFail(tx, call.group.id, fail)
  if (group.extra_columns.length >= maxColumns) fail('too many columns')
  const { extra_columns_last: last } = await lastExtraColumn.one(tx, { id: group.id })
  const column: ExtraColumn = {
    id: last + 1,
    name: nameOf(params.name, call),
    type: params.type,
    required: params.required ?? false,
    color: params.color ?? '',
    choices: choicesOf(params.type, params.choices ?? '', call),
    width: params.width ?? 0,
    default_hidden: params.default_hidden ?? false,
    profile: params.profile ?? false,
    description: params.description ?? '',
  }
  await setExtraColumns.run(tx, {
    id: group.id,
    extra_columns: json([...group.extra_columns, column]),
    last_id: column.id,
  })
  record('group.column_added', { column_id: column.id, name: column.name })
  return column
})

export const updateExtraColumn = implement(contract.updateExtraColumn, async call => {
  const { tx, params, fail, record } = call
  const group = await lockGroupOrFail(tx, call.group.id, fail)
  const before = group.extra_columns.find(({ id }) => id === params.column_id) ?? fail('invalid column_id')
  const { group_id: _id, group_name: _group, column_id: _column, name, choices, ...given } = params
  const column: ExtraColumn = {
    ...before,
    ...given,
    ...(name !== undefined && { name: nameOf(name, call) }),
    ...(choices !== undefined && { choices: choicesOf(before.type, choices, call) }),
  }
  // Members' values are numbers of choices: one that was taken away would leave them pointing at nothing.
  if (column.choices.length < before.choices.length) call.refuse('choices')
  const columns = group.extra_columns.map(one => (one.id === column.id ? column : one))
  await setExtraColumns.run(tx, { id: group.id, extra_columns: json(columns), last_id: 0 })
  record('group.column_changed', { column_id: column.id, name: column.name })
  return column
})

export const deleteExtraColumn = implement(
  contract.deleteExtraColumn,
  async ({ tx, params, fail, record, ...call }) => {
    const group = await lockGroupOrFail(tx, call.group.id, fail)
    const column = group.extra_columns.find(({ id }) => id === params.column_id) ?? fail('invalid column_id')
    const columns = group.extra_columns.filter(({ id }) => id !== column.id)
    await setExtraColumns.run(tx, { id: group.id, extra_columns: json(columns), last_id: 0 })
    record('group.column_removed', { column_id: column.id, name: column.name })
  },
)
