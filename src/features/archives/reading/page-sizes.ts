/**
 * How many rows a walk along an index fetches at most. A number in the text tells the planner that few rows come; of a
 * parameter it assumes a tenth of the table, and plans anew for every call because that would be dear.
 * docs/decisions/0060
 */
export const pageSizes = [11, 21, 51, 101] as const
export type PageSize = (typeof pageSizes)[number]

/** The size that is enough for a page. */
export const pageSizeFor = (count: number): PageSize => pageSizes.find(size => size >= count)!
