import type { Call } from '#runtime/calls/handler.ts'
import type { FetchPage } from '#runtime/responses/pagination.ts'
import type { Row } from '#storage/query.ts'
import { planFilter, type Condition, type FilterPlan } from './filter.ts'
import { countMatching, emptyPages, rowPages, rowsInSpan, rowsWithWords, type RowOrder } from './page-store.ts'

export type PageRow = Row<'databaseRow.page'>
type Tx = Call['tx']

// Row numbers follow the order of creation, so both sort the same.
const orders: Record<string, RowOrder> = { row_num: 'row_num', created: 'row_num', updated: 'updated' }
/** The orders that no column decides. */
export const plainOrderOf = (field: string): 'row_num' | 'updated' | undefined => {
  const { order } = orderOf(field)
  return order === 'column' ? undefined : order
}
const columnField = /^col_(\d{1,9})$/
export const orderOf = (field: string): { order: RowOrder; col_id: number } => {
  const col_id = Number(columnField.exec(field)?.[1] ?? 0)
  return { order: col_id ? 'column' : (orders[field] ?? 'row_num'), col_id }
}
/** Bounds before the first and after the last row. */
const [beforeAll, behindAll] = [0, 2 ** 31 - 1]

/** All rows in order: first those with a value in the sort column, by its cells, then the others. */
export const listRows =
  (tx: Tx, table_id: number): FetchPage<PageRow> =>
  async ({ field, dir, start, after, page }) => {
    const { order, col_id } = orderOf(field)
    const nothing = { ops: [], wanted: [], cols: [], some: [], same: null, reach: 0 }
    const isAmongEmpty = order === 'column' && after?.key === ''
    const filled = isAmongEmpty
      ? []
      : await rowPages[`walk:${order}:${dir}:${start}`].all(tx, { table_id, col_id, ...nothing, ...page })
    const count = page.count - filled.length
    if (order !== 'column' || count === 0 || (filled[0]?.found ?? 0) > filled.length) return filled
    const first = dir === 'asc' ? beforeAll : behindAll
    const empty = await emptyPages[dir].all(tx, { table_id, col_id, count, after_id: isAmongEmpty ? after.id : first })
    const found = filled.length + (empty[0]?.found ?? 0)
    return [...filled, ...empty].map(row => ({ ...row, found }))
  }

/** Up to this many rows can be checked one by one. */
const smallResult = 3000
// A large block is enough if more than a few rows match. A small one is tried before scanning a whole column. docs/decisions/0037
const blocks = { small: 1000, large: 4000 }

/** The rows of a page, and the total; if there are many, the total is only a lower bound. */
type MatchingRows = { rows: PageRow[]; total: number }
type SearchAttempt = () => Promise<MatchingRows | undefined>

/** A page of the rows that match a filter. */
export async function findMatchingRows(
  tx: Tx,
  table_id: number,
  conditions: readonly Condition[],
  { field, dir, start, after, page }: Parameters<FetchPage<PageRow>>[0],
): Promise<MatchingRows> {
  const { order, col_id } = orderOf(field)
  const filterPlan = planFilter(conditions)
  const about = {
    table_id,
    cols: conditions.map(({ col_id: id }) => id),
    ops: conditions.map(({ op }) => op),
    wanted: conditions.map(({ key }) => key),
  }
  const query = { ...about, some: [], same: null, reach: blocks.large, col_id, ...page }
  const first = dir === 'asc' ? beforeAll : behindAll
  const numbersOf = async (found: FilterPlan, behind: number, most: number): Promise<number[]> => {
    const rows =
      found.by === 'words'
        ? await rowsWithWords[dir].all(tx, { table_id, needle: found.needle, behind, most })
        : await rowsInSpan.all(tx, { table_id, ...found.span, most })
    return rows.map(({ row_num }) => row_num)
  }
  const pageOfSome = (some: number[]) => rowPages[`some:${order}:${dir}:${start}`].all(tx, { ...query, some })
  const enough = (rows: PageRow[]) => ((rows[0]?.found ?? 0) >= page.count ? { rows, total: 0 } : undefined)
  const nextOf = (some: number[]): number[] => {
    const behind = page.after_id ?? first
    return some.filter(row => (dir === 'asc' ? row > behind : row < behind)).slice(0, page.count)
  }
  const isAlone = conditions.length === 1

  /** Undefined if there are more than a few. */
  const amongFew: SearchAttempt = async () => {
    const some = filterPlan ? await numbersOf(filterPlan, first, smallResult + 1) : []
    if (some.length > smallResult) return undefined
    if (some.length === 0) return { rows: [], total: 0 }
    // These are exactly the matching rows, in order.
    if (isAlone && filterPlan?.by === 'words')
      return { rows: await pageOfSome(order === 'row_num' ? nextOf(some) : some), total: some.length }
    const { count: total } = await countMatching.one(tx, { ...about, some })
    return { rows: await pageOfSome(some), total }
  }
  /** Words are stored in the order of rows. */
  const alongWords: SearchAttempt = async () => {
    if (filterPlan?.by !== 'words' || order !== 'row_num') return undefined
    const most = isAlone ? page.count : smallResult
    const some = await numbersOf(filterPlan, page.after_id ?? first, most)
    const rows = await pageOfSome(some)
    return some.length < most ? { rows, total: 0 } : enough(rows)
  }
  const alongSame: SearchAttempt = async () => {
    if (!filterPlan || filterPlan.by === 'words' || !filterPlan.same || order !== 'row_num') return undefined
    const { span_col, low: same } = filterPlan.span
    return enough(await rowPages[`same:row_num:${dir}:${start}`].all(tx, { ...query, col_id: span_col, same }))
  }
  const amongNext =
    (reach: number): SearchAttempt =>
    async () => {
      // Rows with an empty value are not among the cells of a column.
      if (order === 'column' && after?.key === '') return undefined
      return enough(await rowPages[`block:${order}:${dir}:${start}`].all(tx, { ...query, reach }))
    }
  const attempts: Record<FilterPlan['by'] | 'none', readonly SearchAttempt[]> = {
    cells: [amongFew, alongSame, amongNext(blocks.large)],
    column: [amongNext(blocks.small), amongFew, amongNext(blocks.large)],
    words: [amongFew, alongWords, amongNext(blocks.large)],
    none: [amongNext(blocks.large)],
  }
  for (const attempt of attempts[filterPlan?.by ?? 'none']) {
    const found = await attempt()
    if (found) return found
  }
  return { rows: await rowPages[`all:${order}:${dir}:${start}`].all(tx, query), total: 0 }
}
