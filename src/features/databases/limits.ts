import type { CellValue } from './columns/values.ts'

/** How many tables a group has at most, and how many rows a table. */
export const maxTables = 200
export const maxRows = 200_000

/** What the values of a row count for in the storage of the group, but for its pictures. */
export const sizeOf = (values: readonly CellValue[]): number => Buffer.byteLength(JSON.stringify(values))
