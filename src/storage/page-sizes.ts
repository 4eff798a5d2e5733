/**
 * The maximum number of rows of an index scan. A literal in the statement tells the planner that few rows come; for a
 * parameter it assumes a tenth of the table, and plans again for every call because that would be expensive.
 * docs/decisions/0004
 */
export const pageSizes = { ten: 11, twenty: 21, fifty: 51, hundred: 101 }
export type PageSize = keyof typeof pageSizes

/** The size that is enough for a page. */
export const pageSizeFor = (count: number): PageSize => sizes.find(size => pageSizes[size] >= count)!
const sizes = Object.keys(pageSizes) as PageSize[]
