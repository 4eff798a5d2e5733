/** Only pages of very long texts reach this limit. */
export const maxPageBytes = 4 * 1024 * 1024

/** How many rows `pageOf` had before the page was cut. */
export type TruncatedRow = { found: number }

/** A row of a page; where `is_long`, its texts exceed their share and were left out. */
type LengthFlaggedRow = { is_long: boolean }
/** How long the texts of each row may be, so that the page stays within the limit. */
export const maxRowBytes = (rows: number): number => Math.floor(maxPageBytes / rows)

/** The more expensive statement (`truncateByBytes`) runs only if a row of the page is long. */
export async function truncateIfLong<Row extends LengthFlaggedRow, Cutting>(
  short: Promise<Row[]>,
  cut: () => Promise<Cutting[]>,
): Promise<(Row | Cutting)[]> {
  const rows = await short
  return rows.some(({ is_long }) => is_long) ? cut() : rows
}

type PageSelect = {
  /** A statement that selects at most the rows of one page, in order. */
  select: string
  /** Its alias in the surrounding statement and in the expressions here. */
  as: string
  /** The size of a row's texts. `octet_length` does not read them. */
  bytes: string
  order: string
}

/** The rows of a page, as part of a `from`, up to the one that exceeds the limit; each row has `found`. */
export const truncateByBytes = ({ select, as, bytes, order }: PageSelect): string =>
  `(select ${as}.* from (
     select ${as}.*, count(*) over () as found,
       coalesce(sum(${bytes}) over (order by ${order} rows between unbounded preceding and 1 preceding), 0) as bytes_before
     from (${select}) ${as}
   ) ${as} where ${as}.bytes_before < ${maxPageBytes}) ${as}`
