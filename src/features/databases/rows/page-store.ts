import { truncateByBytes } from '#runtime/responses/page-byte-limit.ts'
import type { SortDirection, PageStart } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { maxConditions } from './filter.ts'

export type RowOrder = 'row_num' | 'updated' | 'column'
/** The source of rows: in order, in a block of that order, in the cells with the same key, among given rows, or among all. */
export type RowSource = 'walk' | 'block' | 'same' | 'some' | 'all'

const cell = 'r.keys[:col_id::int]'
const signs: Record<SortDirection, string> = { asc: '>', desc: '<' }
// Inlined, because a function would be called for every row.
const matchesOneSql = (n: number): string => {
  const [op, key, col] = [`(:ops::text[])[${n}]`, `(:wanted::text[])[${n}]`, `(:cols::int[])[${n}]`]
  return `(${op} is null or coalesce(case ${op}
    when 'is' then r.keys[${col}] = ${key}
    when 'contains' then strpos(case when ${col} = 0 then r.words else r.keys[${col}] end, ${key}) > 0
    when 'begins' then starts_with(r.keys[${col}], ${key})
    when 'above' then r.keys[${col}] > ${key}
    when 'below' then r.keys[${col}] < ${key}
    when 'is_not' then r.keys[${col}] is distinct from ${key}
    when 'lacks' then coalesce(strpos(r.keys[${col}], ${key}), 0) = 0
    when 'empty' then r.keys[${col}] is null
    when 'filled' then r.keys[${col}] is not null end, false))`
}
const matchesSql = Array.from({ length: maxConditions }, (_, n) => matchesOneSql(n + 1)).join(' and ')

/** The condition for rows after the cursor. */
const beyondOf: Record<RowOrder, (sign: string) => string> = {
  row_num: sign => `r.row_num ${sign} :after_id?::bigint`,
  updated: sign => `(r.updated, r.row_num) ${sign} (:after_key?::text::timestamptz, :after_id?::bigint)`,
  // Empty values come last in both directions; they have an empty key.
  column: sign => `((${cell} is null) > (:after_key?::text = '') or ((${cell} is null) = (:after_key = '')
    and (coalesce(left(${cell}, 100), ''), r.row_num) ${sign} (:after_key::text collate "C", :after_id?::bigint)))`,
}
const orderOf: Record<RowOrder, (dir: SortDirection) => string> = {
  row_num: dir => `r.row_num ${dir}`,
  updated: dir => `r.updated ${dir}, r.row_num ${dir}`,
  column: dir => `(${cell} is null), left(${cell}, 100) ${dir}, r.row_num ${dir}`,
}
/** The order of the cells of a column. */
const cellOrder = (dir: SortDirection): string => `c.key ${dir}, c.row_num ${dir}`
/** The order of the rows of a page once they are found. */
const lastOrder: Record<RowOrder, (dir: SortDirection) => string> = {
  ...orderOf,
  column: dir => `r.sort_key ${dir} nulls last, r.row_num ${dir}`,
}
const sortKey: Record<RowOrder, string> = { row_num: 'null::text', updated: 'null::text', column: `left(${cell}, 100)` }

const walkRows = (order: RowOrder, dir: SortDirection, beyond: string, most: string) =>
  `(select r.* from database_rows r where r.table_id = :table_id and ${beyond} order by ${orderOf[order](dir)} limit ${most}) r`
const ownCells = `c.table_id = :table_id and c.col_id = :col_id::int`
const rowOfCell = `join database_rows r on r.table_id = :table_id and r.row_num = c.row_num`
const walkCells = (dir: SortDirection, start: PageStart, most: string) =>
  `(select c.key, c.row_num from database_cells c where ${ownCells}
      and ${start === 'first' ? 'true' : `(c.key, c.row_num) ${signs[dir]} (:after_key?::text, :after_id?::bigint)`}
    order by ${cellOrder(dir)} limit ${most}) c ${rowOfCell}`
/** Cells with the same key are in the order of their rows. */
const sameCells = (dir: SortDirection, start: PageStart) =>
  `(select c.key, c.row_num from database_cells c where ${ownCells} and c.key = :same?::text
      and ${start === 'first' ? 'true' : `c.row_num ${signs[dir]} :after_id?::bigint`}
    order by c.row_num ${dir} limit :reach::int) c ${rowOfCell}`

type RowQuery = { from: string; key: string; order: string }

function textOf(source: RowSource, order: RowOrder, dir: SortDirection, start: PageStart): string {
  const beyond = start === 'first' ? 'true' : beyondOf[order](signs[dir])
  const byRow = { key: sortKey[order], order: orderOf[order](dir) }
  // In the order of the scan, so that it ends with the page.
  const walk = (most: string): RowQuery =>
    order === 'column'
      ? { from: walkCells(dir, start, most), key: 'c.key', order: cellOrder(dir) }
      : { from: walkRows(order, dir, beyond, most), ...byRow }
  const scan = (where: string): RowQuery => ({
    from: `database_rows r where r.table_id = :table_id and ${where} ${beyond} and ${matchesSql}`,
    ...byRow,
  })
  const fitting = ({ from, ...rest }: RowQuery): RowQuery => ({ from: `${from} where ${matchesSql}`, ...rest })
  const queries: Record<RowSource, () => RowQuery> = {
    walk: () => walk(':count'),
    block: () => fitting(walk(':reach::int')),
    same: () => fitting({ from: sameCells(dir, start), key: 'null::text', order: `c.row_num ${dir}` }),
    some: () => scan('r.row_num = any(:some::int[]) and'),
    all: () => scan(''),
  }
  const { from, ...by } = queries[source]()
  const select = `select r.*, ${by.key} as sort_key from ${from} order by ${by.order} limit :count`
  return `select r.id, r.group_id, r.table_id, r.row_num, r.account_id, r.created, r.updated, r.vals, r.size, r.sort_key as "sort_key?",
     r.found as "found!"
   from ${truncateByBytes({ select, as: 'r', bytes: 'r.bytes', order: lastOrder[order](dir) })} order by ${lastOrder[order](dir)}`
}

type RowPageKey = `${RowSource}:${RowOrder}:${SortDirection}:${PageStart}`
const [sources, orders] = [['walk', 'block', 'same', 'some', 'all'] as const, ['row_num', 'updated', 'column'] as const]
const texts = sources.flatMap(source =>
  orders.flatMap(order =>
    (['asc', 'desc'] as const).flatMap(dir =>
      (['first', 'next'] as const).map(
        start => [`${source}:${order}:${dir}:${start}`, textOf(source, order, dir, start)] as const,
      ),
    ),
  ),
)
/** The rows of a page, by source, order, direction and start. */
export const rowPages = queryFamily('databaseRow.page', Object.fromEntries(texts) as Record<RowPageKey, string>)

type WalkKey = `${Exclude<RowOrder, 'column'>}:${SortDirection}:${PageStart}`
/** All rows of a table in an order that no column decides, as cached pages need them: with their versions, or these alone. */
function walkTexts(textOf: (rows: string, order: string) => string): Record<WalkKey, string> {
  const walks = (['row_num', 'updated'] as const).flatMap(order =>
    (['asc', 'desc'] as const).flatMap(dir =>
      (['first', 'next'] as const).map(start => {
        const beyond = start === 'first' ? 'true' : beyondOf[order](signs[dir])
        // System columns are not among all columns.
        const rows = `(select r.*, concat(r.id, '-', r.xmin) as print from database_rows r
          where r.table_id = :table_id and ${beyond} order by ${orderOf[order](dir)} limit :count) r`
        return [`${order}:${dir}:${start}`, textOf(rows, orderOf[order](dir))] as const
      }),
    ),
  )
  return Object.fromEntries(walks) as Record<WalkKey, string>
}
export const walkPages = queryFamily(
  'databaseRow.walk',
  walkTexts(
    (rows, order) =>
      `select r.id, r.group_id, r.table_id, r.row_num, r.account_id, r.created, r.updated, r.vals, r.size, null::text as "sort_key?",
         r.found as "found!", r.print as "print!"
       from ${truncateByBytes({ select: `select r.* from ${rows}`, as: 'r', bytes: 'r.bytes', order })} order by ${order}`,
  ),
  { genericPlan: true },
)
export const walkVersions = queryFamily(
  'databaseRow.walkVersions',
  walkTexts((rows, order) => `select string_agg(r.print, ' ' order by ${order}) as print from ${rows}`),
  { genericPlan: true },
)

/** Rows with an empty value in a column, which have no cell. */
const emptyText = (dir: SortDirection) => {
  const select = `select r.*, null::text as sort_key from database_rows r
    where r.table_id = :table_id and ${cell} is null and r.row_num ${signs[dir]} :after_id::bigint
    order by r.row_num ${dir} limit :count`
  return `select r.id, r.group_id, r.table_id, r.row_num, r.account_id, r.created, r.updated, r.vals, r.size, r.sort_key as "sort_key?",
     r.found as "found!" from ${truncateByBytes({ select, as: 'r', bytes: 'r.bytes', order: `r.row_num ${dir}` })} order by r.row_num ${dir}`
}
export const emptyPages = queryFamily('databaseRow.emptyPage', { asc: emptyText('asc'), desc: emptyText('desc') })

/** The rows of the cells in a range of keys, at most `most`. */
export const rowsInSpan = query(
  'databaseCell.rowsInSpan',
  `select c.row_num from database_cells c
   where c.table_id = :table_id and c.col_id = :span_col and c.key between :low::text and :high::text
     and (:needle::text = '' or strpos(c.key, :needle) > 0 or octet_length(c.key) >= 100) limit :most`,
)
/** The rows that contain a text, in order after a row, at most `most`. */
const rowsWith = (dir: SortDirection) => `select b.block * 16 + w.place::int - 1 as "row_num!" from database_words b
   cross join lateral string_to_table(convert_from(b.words, 'UTF8'), E'\\r') with ordinality w(words, place)
   where b.table_id = :table_id and position(convert_to(:needle, 'UTF8') in b.words) > 0 and strpos(w.words, :needle) > 0
     and b.block ${signs[dir]}= :behind::int / 16 and b.block * 16 + w.place - 1 ${signs[dir]} :behind
   order by b.block ${dir}, w.place ${dir} limit :most`
export const rowsWithWords = queryFamily('databaseRow.withWords', { asc: rowsWith('asc'), desc: rowsWith('desc') })
/** The number of given rows that match. */
export const countMatching = query(
  'databaseRow.countFitting',
  `select count(*)::int as "count!" from database_rows r
   where r.table_id = :table_id and r.row_num = any(:some::int[]) and ${matchesSql}`,
)

/** The rows before and after a row, by number; 0: none. */
export const rowNeighbours = query(
  'databaseRow.neighbours',
  `select coalesce((select r.id from database_rows r where r.table_id = :table_id and r.row_num < :row_num order by r.row_num desc limit 1), 0) as "previous_row_id!",
     coalesce((select r.id from database_rows r where r.table_id = :table_id and r.row_num > :row_num order by r.row_num limit 1), 0) as "next_row_id!"`,
)
