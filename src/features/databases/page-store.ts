import { cutByBytes } from '#runtime/page-bytes.ts'
import type { Dir, Start } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { mostConditions } from './filter.ts'

export type RowOrder = 'row_num' | 'updated' | 'column'
/** Where rows are looked for: along their order, as far as a block of it, among some that are known, or among all. */
export type Source = 'walk' | 'block' | 'some' | 'all'

// A block of some thousand is enough where many rows fit; where few do, all are looked at, which takes as long as ten blocks.
// docs/decisions/0226
const block = 4000
const cell = 'r.keys[:col_id::int]'
const signs: Record<Dir, string> = { asc: '>', desc: '<' }
// Spelled out, as a function would be called for every row.
const fitsOne = (n: number): string => {
  const [op, key, col] = [`(:ops::text[])[${n}]`, `(:wanted::text[])[${n}]`, `(:cols::int[])[${n}]`]
  return `(${op} is null or coalesce(case ${op}
    when 'is' then r.keys[${col}] = ${key}
    when 'contains' then strpos(case when ${col} = 0 then array_to_string(r.keys, E'\\n') else r.keys[${col}] end, ${key}) > 0
    when 'begins' then starts_with(r.keys[${col}], ${key})
    when 'above' then r.keys[${col}] > ${key}
    when 'below' then r.keys[${col}] < ${key}
    when 'is_not' then r.keys[${col}] is distinct from ${key}
    when 'lacks' then coalesce(strpos(r.keys[${col}], ${key}), 0) = 0
    when 'empty' then r.keys[${col}] is null
    when 'filled' then r.keys[${col}] is not null end, false))`
}
const fits = Array.from({ length: mostConditions }, (_, n) => fitsOne(n + 1)).join(' and ')

/** Behind which row a page begins, by the row itself. */
const beyondOf: Record<RowOrder, (sign: string) => string> = {
  row_num: sign => `r.row_num ${sign} :after_id?::bigint`,
  updated: sign => `(r.updated, r.row_num) ${sign} (:after_key?::text::timestamptz, :after_id?::bigint)`,
  // What is empty comes last, whichever way: an empty key stands for that.
  column: sign => `((${cell} is null) > (:after_key?::text = '') or ((${cell} is null) = (:after_key = '')
    and (coalesce(left(${cell}, 100), ''), r.row_num) ${sign} (:after_key::text collate "C", :after_id?::bigint)))`,
}
const orderOf: Record<RowOrder, (dir: Dir) => string> = {
  row_num: dir => `r.row_num ${dir}`,
  updated: dir => `r.updated ${dir}, r.row_num ${dir}`,
  column: dir => `(${cell} is null), left(${cell}, 100) ${dir}, r.row_num ${dir}`,
}
/** The same once the rows of the page are found. */
const lastOrder: Record<RowOrder, (dir: Dir) => string> = {
  ...orderOf,
  column: dir => `r.sort_key ${dir} nulls last, r.row_num ${dir}`,
}
const sortKey: Record<RowOrder, string> = { row_num: 'null::text', updated: 'null::text', column: `left(${cell}, 100)` }

const walkRows = (order: RowOrder, dir: Dir, beyond: string, most: string) =>
  `(select r.* from database_rows r where r.table_id = :table_id and ${beyond} order by ${orderOf[order](dir)} limit ${most}) r`
const walkCells = (dir: Dir, start: Start, most: string) =>
  `(select c.row_num from database_cells c where c.table_id = :table_id and c.col_id = :col_id::int
      and ${start === 'first' ? 'true' : `(c.key, c.row_num) ${signs[dir]} (:after_key?::text, :after_id?::bigint)`}
    order by c.key ${dir}, c.row_num ${dir} limit ${most}) c
   join database_rows r on r.table_id = :table_id and r.row_num = c.row_num`

function textOf(source: Source, order: RowOrder, dir: Dir, start: Start): string {
  const beyond = start === 'first' ? 'true' : beyondOf[order](signs[dir])
  const walk = (most: string) => (order === 'column' ? walkCells(dir, start, most) : walkRows(order, dir, beyond, most))
  const scan = (where: string) => `database_rows r where r.table_id = :table_id and ${where} ${beyond} and ${fits}`
  const from: Record<Source, string> = {
    walk: walk(':count'),
    block: `${walk(String(block))} where ${fits}`,
    some: scan('r.row_num = any(:some::int[]) and'),
    all: scan(''),
  }
  const select = `select r.*, ${sortKey[order]} as sort_key from ${from[source]} order by ${orderOf[order](dir)} limit :count`
  return `select r.id, r.group_id, r.table_id, r.row_num, r.account_id, r.created, r.updated, r.vals, r.size, r.sort_key as "sort_key?",
     r.found as "found!"
   from ${cutByBytes({ select, as: 'r', bytes: 'r.bytes', order: lastOrder[order](dir) })} order by ${lastOrder[order](dir)}`
}

type Name = `${Source}:${RowOrder}:${Dir}:${Start}`
const [sources, orders] = [['walk', 'block', 'some', 'all'] as const, ['row_num', 'updated', 'column'] as const]
const texts = sources.flatMap(source =>
  orders.flatMap(order =>
    (['asc', 'desc'] as const).flatMap(dir =>
      (['first', 'next'] as const).map(
        start => [`${source}:${order}:${dir}:${start}`, textOf(source, order, dir, start)] as const,
      ),
    ),
  ),
)
/** The rows of a page, by where they are looked for, order, direction and start. */
export const rowPages = queryFamily('databaseRow.page', Object.fromEntries(texts) as Record<Name, string>)

/** Rows whose cell in a column is empty, which the walk along its cells does not meet. */
const emptyText = (dir: Dir) => {
  const select = `select r.*, null::text as sort_key from database_rows r
    where r.table_id = :table_id and ${cell} is null and r.row_num ${signs[dir]} :after_id::bigint
    order by r.row_num ${dir} limit :count`
  return `select r.id, r.group_id, r.table_id, r.row_num, r.account_id, r.created, r.updated, r.vals, r.size, r.sort_key as "sort_key?",
     r.found as "found!" from ${cutByBytes({ select, as: 'r', bytes: 'r.bytes', order: `r.row_num ${dir}` })} order by r.row_num ${dir}`
}
export const emptyPages = queryFamily('databaseRow.emptyPage', { asc: emptyText('asc'), desc: emptyText('desc') })

/** The rows of the cells in a span, but no more than `most`. */
export const rowsInSpan = query(
  'databaseCell.rowsInSpan',
  `select c.row_num from database_cells c
   where c.table_id = :table_id and c.col_id = :span_col and c.key between :low::text and :high::text
     and (:needle::text = '' or strpos(c.key, :needle) > 0 or length(c.key) = 100) limit :most`,
)
/** How many of some rows fit. */
export const countFitting = query(
  'databaseRow.countFitting',
  `select count(*)::int as "count!" from database_rows r
   where r.table_id = :table_id and r.row_num = any(:some::int[]) and ${fits}`,
)
