import type { Value } from './values.ts'

/** How many tables a group has at most, and how many rows a table. */
export const mostTables = 200
export const mostRows = 200_000

/** What the values of a row count for in the storage of the group, but for its pictures. */
export const sizeOf = (values: readonly Value[]): number => Buffer.byteLength(JSON.stringify(values))
