import type { ListSorting, ListPage, PagingParams } from '#contract/list-page.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'

/** A page of a list that is short enough to be fetched and sorted in memory. */
export function pageInMemory<Row extends { id: number }, Item>(
  tx: Tx,
  list: { sorting: ListSorting | undefined },
  params: PagingParams,
  { rows, view }: { rows: readonly Row[]; view: (row: Row) => Item },
): Promise<ListPage<Item>> {
  const keyOf = (row: Row, field: string): string => String((row as Record<string, unknown>)[field])
  return pageOf<Row, Item>(tx, list, params, {
    total: rows.length,
    fetch: async ({ field, dir, after, page: { count } }) => {
      const sign = dir === 'asc' ? 1 : -1
      const order = (key: string, id: number, than: string, thanId: number): number =>
        sign * (key === than ? id - thanId : key < than ? -1 : 1)
      return rows
        .filter(row => !after || order(keyOf(row, field), row.id, String(after.key), after.id) > 0)
        .toSorted((a, b) => order(keyOf(a, field), a.id, keyOf(b, field), b.id))
        .slice(0, count)
    },
    cursorOf: (row, field) => ({ key: keyOf(row, field), id: row.id }),
    view,
  })
}
