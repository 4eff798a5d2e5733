import type { Value } from '#contract/enumerations.ts'
import { may, type Position, type Standing } from '#contract/permissions.ts'
import type { Account } from '#runtime/identity.ts'

type Access = Value<'database_access'>
type Table = { view_table: string; add_rows: string; edit_rows: string; edit_table: string; account_id: number | null }
/** Whoever asks. */
export type Asker = { position: Position; account: Pick<Account, 'id'> | null }

const ranks: Record<Standing, number> = { owner: 3, moderator: 2, member: 1, parent_member: 0, pending: 0, visitor: 0 }
/** The lowest rank that each word lets in. */
const least: Record<Access, number> = {
  database_access_all: 0,
  database_access_subscribers: 1,
  database_access_creator: 2,
  database_access_moderators: 2,
  database_access_owners: 3,
  database_access_none: 4,
}

const isOwner = ({ position }: Asker): boolean => position.standing === 'owner'
const made = ({ account }: Asker, by: { account_id: number | null }): boolean =>
  account !== null && account.id === by.account_id
const admits = (access: string, asker: Asker, by: { account_id: number | null }): boolean =>
  ranks[asker.position.standing] >= least[access as Access] || (access === 'database_access_creator' && made(asker, by))

/** Whether the table itself is open to somebody; whether tables are at all, the settings of the group say. Owners can always mend a table. */
export const isOpenTo = (asker: Asker, table: Table): boolean =>
  isOwner(asker) || admits(table.view_table, asker, table)
// The settings of the group come first; a table only narrows what they allow.
export const maySeeTable = (asker: Asker, table: Table): boolean =>
  may('database_visible', asker.position) && isOpenTo(asker, table)
export const mayEditTable = (asker: Asker, table: Table): boolean =>
  may('manage_databases', asker.position) &&
  maySeeTable(asker, table) &&
  (isOwner(asker) || admits(table.edit_table, asker, table))
export const mayAddRows = (asker: Asker, table: Table): boolean =>
  may('manage_databases', asker.position) && maySeeTable(asker, table) && admits(table.add_rows, asker, table)
export const mayEditRow = (asker: Asker, table: Table, row: { account_id: number | null }): boolean =>
  may('manage_databases', asker.position) && maySeeTable(asker, table) && admits(table.edit_rows, asker, row)

/** For the list of tables: the words of `view_table` under which somebody sees also what others have made. */
export const seenBy = (asker: Asker): string[] =>
  (Object.keys(least) as Access[]).filter(access => isOwner(asker) || ranks[asker.position.standing] >= least[access])

/** Whether every moderator sees it: only then its name stands where they all read. */
export const isForModerators = ({ view_table }: Pick<Table, 'view_table'>): boolean =>
  least[view_table as Access] <= ranks.moderator
