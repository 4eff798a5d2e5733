import { isDeepStrictEqual } from 'node:util'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import * as contract from '../contract.ts'
import type { Column } from '#contract/databases.ts'
import { formatValue } from '../columns/value-texts.ts'
import type { CellValue } from '../columns/values.ts'

/** A change to one column, as text. */
export type Difference = { col_id: number; name: string; before: string; after: string }

const maxShownLength = 2000
const shownValue = (column: Column, value: CellValue | undefined): string =>
  formatValue(column, value).slice(0, maxShownLength).toWellFormed()

/** The columns in which two versions of a row differ; a new image may have the same name as the old one. */
export function differences(
  columns: readonly Column[],
  before: readonly CellValue[],
  after: readonly CellValue[],
  pictures: readonly { col_id: number }[],
): Difference[] {
  const [old, now] = [before, after].map(values => new Map(values.map(value => [value.col_id, value])))
  const isOther = ({ id }: Column) =>
    !isDeepStrictEqual(old!.get(id), now!.get(id)) || pictures.some(({ col_id }) => col_id === id)
  return columns.filter(isOther).map(column => ({
    col_id: column.id,
    name: column.name,
    before: shownValue(column, old!.get(column.id)),
    after: shownValue(column, now!.get(column.id)),
  }))
}

// The addition of a row is not stored as a change; it is listed as change 0.
const changes = `(
  select c.id, c.created, c.account_id, c.fields from database_changes c where c.row_id = :row_id
  union all
  select 0, r.created, r.account_id, '[]' from database_rows r where r.id = :row_id
) h`
const pages = keysetFamily(
  'databaseChange.page',
  'h.id',
  { created: 'h.id' },
  ({
    afterCondition,
    order,
  }) => `select h.id as "id!", h.created as "created!", h.account_id as "account_id?", h.fields as "fields!",
      coalesce(a.full_name, '') as "name!"
     from ${changes} left join accounts a on a.id = h.account_id where ${afterCondition} order by ${order} limit :count`,
)
const countChanges = query(
  'databaseChange.count',
  `select count(*)::int + 1 as "count!" from database_changes where row_id = :row_id`,
)

export const getDatabaseRowHistory = implement(contract.getDatabaseRowHistory, async ({ tx, row, params }) =>
  pageOf(tx, contract.getDatabaseRowHistory, params, {
    total: (await countChanges.one(tx, { row_id: row.id })).count,
    fetch: ({ dir, start, page }) => pages[`created:${dir}:${start}`].all(tx, { row_id: row.id, ...page }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: ({ account_id, fields, ...change }) => ({
      object: 'databaserow_change' as const,
      ...change,
      user_id: account_id ?? 0,
      action: change.id === 0 ? ('added' as const) : ('changed' as const),
      fields: fields as Difference[],
    }),
  }),
)
