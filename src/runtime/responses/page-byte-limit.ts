/** Little for the memory of the server, and much for whoever reads a page: only pages of very long texts end by it. */
export const maxPageBytes = 4 * 1024 * 1024

/** What `pageOf` has to know of a page that was cut: how many rows there were before that. */
export type TruncatedRow = { found: number }

/** A row of a page; where `is_long`, its texts take more than their share and were left out. */
type LengthFlaggedRow = { is_long: boolean }
/** How long the texts of each row of a page may be, so that all of them are short enough together. */
export const maxRowBytes = (rows: number): number => Math.floor(maxPageBytes / rows)

/** A page of which no row is long needs no cut: only where one is, the dearer statement is asked (`cutByBytes`). */
export async function truncateIfLong<Row extends LengthFlaggedRow, Cutting>(
  short: Promise<Row[]>,
  cut: () => Promise<Cutting[]>,
): Promise<(Row | Cutting)[]> {
  const rows = await short
  return rows.some(({ is_long }) => is_long) ? cut() : rows
}

type PageSelect = {
  /** A statement that finds at most the rows of one page, in their order. */
  select: string
  /** Its name in the statement around it, and in what is said of its columns here. */
  as: string
  /** How long the texts of a row are. `octet_length` knows without reading them. */
  bytes: string
  order: string
}

/** The rows of a page, as part of a `from`, up to the one with which their texts become too long; each says `found`. */
export const truncateByBytes = ({ select, as, bytes, order }: PageSelect): string =>
  `(select ${as}.* from (
     select ${as}.*, count(*) over () as found,
       coalesce(sum(${bytes}) over (order by ${order} rows between unbounded preceding and 1 preceding), 0) as bytes_before
     from (${select}) ${as}
   ) ${as} where ${as}.bytes_before < ${maxPageBytes}) ${as}`
