import type { CellValue } from './columns/values.ts'

/** Maximum number of tables per group, and of rows per table. */
export const maxTables = 200
export const maxRows = 200_000
/** Maximum number of views per table that are for everyone, and of each person's own. */
export const maxViews = 30

/** Bytes that the values of a row add to the group's storage, without images. */
export const sizeOf = (values: readonly CellValue[]): number => Buffer.byteLength(JSON.stringify(values))
