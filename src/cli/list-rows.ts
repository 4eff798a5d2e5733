import type { Messages } from '#locales/index.ts'
import type { CommandArgs } from './command.ts'
import { UsageError } from './errors.ts'

/** How many lines a list has at most; the queries ask for one more, to know whether there are others. */
export const maxRows = 1000

/** The id after which a list continues. */
export function readAfter({ after }: CommandArgs['values'], t: Messages): number {
  if (after === undefined) return 0
  if (typeof after !== 'string' || !/^\d{1,15}$/.test(after)) throw new UsageError(t.cli.afterMustBeNumber)
  return Number(after)
}

export const timestampText = (timestamp: string): string => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`

/** Prints a line for each row, and how to see the others. */
export function showRows<Row extends { id: number }>(
  rows: readonly Row[],
  lineOf: (row: Row) => string,
  none: string,
  t: Messages,
): void {
  if (rows.length === 0) return console.log(none)
  const shown = rows.slice(0, maxRows)
  for (const row of shown) console.log(lineOf(row))
  if (rows.length > maxRows) console.log(t.cli.moreRows({ id: String(shown.at(-1)?.id) }))
}
