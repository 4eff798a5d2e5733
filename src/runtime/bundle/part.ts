import type { ZipEntry } from '#content/zip.ts'
import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Tx } from '#storage/database.ts'

/** A kind of object with numbers of its own. `account` and `group` are given by the import. */
export type IdKind = string

/** Finds the number that an object has on this server; null if there is no such object. */
export type NewIds = { find(kind: IdKind, old: number): number | null }

/** A person of a bundle as they are known on this server. */
export type ImportedPerson = {
  account_id: number
  email: string
  full_name: string
  /** Nobody has shown yet that the address is theirs: a membership has to be accepted. */
  isUnconfirmed: boolean
}

export type BundleRow = Record<string, unknown>
export type ImportContext = {
  ids: NewIds
  group_id: number
  /** The person with this number in the bundle. */
  person(old: number): ImportedPerson | undefined
}

/** How the rows of one table leave with a group, and come back. */
export type BundleTable = {
  /** The table, and the name of its file. */
  table: string
  /** The order of the rows, as SQL; unique. Rows are `t`. */
  order: string
  /** Which rows belong to group `$1`, as SQL; by default those with its `group_id`. */
  rows?: string
  /** The kind of the numbers in `id`; without it, rows get new numbers that nothing refers to. */
  id?: IdKind
  /** Columns that refer to objects, one each. */
  refs?: Record<string, IdKind>
  /** Columns with lists of such references. */
  lists?: Record<string, IdKind>
  /** Columns with numbers that JSON rounds: they are written as text. */
  texts?: readonly string[]
  /** Columns that stay behind: secrets, what is counted again, and what refers to other groups. */
  leftOut?: readonly string[]
  /** Where HTML is, in columns or inside of JSON (`settings.footer`, `extra_data.*.text`): it's sanitized again. */
  html?: readonly string[] | ((row: BundleRow) => readonly string[])
  /** Columns with identifiers that are unique on a server: those that are taken are replaced. */
  uuids?: readonly string[]
  /** The hashes of files that a row refers to, as SQL of type `text[]`. */
  hashes?: string
  /** Changes a row whose columns refer to this server already; null leaves it out. */
  read?(row: BundleRow, old: BundleRow, context: ImportContext): BundleRow | null
}

/** What a feature adds to the bundle of a group. */
export type BundlePart = {
  tables: readonly BundleTable[]
  /** Files for other programs and for people; an import doesn't read them. */
  files?(source: BundleSource): AsyncIterable<ZipEntry>
  /** Computes what follows from the rows, once all of them are there. */
  derive?(tx: Tx, group_id: number): Promise<void>
}

export type BundleSource = {
  tx: Tx
  blobs: BlobStore
  group: Group
  url: string
  mailDomain: string
  codes: SignedTokens
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/**
 * Replaces the numbers that JSON has under the given keys, at any depth. Those of objects that are gone become 0, which
 * leads nowhere.
 */
export function withNewIds(value: unknown, kinds: Readonly<Record<string, IdKind>>, ids: NewIds): unknown {
  if (Array.isArray(value)) return value.map(item => withNewIds(item, kinds, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => {
      const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined
      if (kind === undefined) return [key, withNewIds(item, kinds, ids)]
      if (Array.isArray(item)) return [key, item.map(one => (isNumber(one) ? newId(kind, one, ids) : one) as unknown)]
      return [key, isNumber(item) ? newId(kind, item, ids) : withNewIds(item, kinds, ids)]
    }),
  )
}

/** Numbers given to people who haven't accepted a membership are beyond those of accounts, and random. */
const firstGivenId = 2 ** 52

const newId = (kind: IdKind, old: number, ids: NewIds): number =>
  old === 0 || (kind === 'account' && old >= firstGivenId) ? old : (ids.find(kind, old) ?? 0)
