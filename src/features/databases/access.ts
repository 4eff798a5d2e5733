import type { Value } from '#contract/enumerations.ts'
import { may, type GroupAccess, type GroupRole } from '#contract/permissions.ts'
import type { Account } from '#runtime/calls/identity.ts'

type DatabaseAccess = Value<'database_access'>
type TableAccess = {
  view_table: string
  add_rows: string
  edit_rows: string
  edit_table: string
  account_id: number | null
}
export type DatabaseCaller = { access: GroupAccess; account: Pick<Account, 'id'> | null }

const ranks: Record<GroupRole, number> = { owner: 3, moderator: 2, member: 1, parent_member: 0, pending: 0, visitor: 0 }
/** The minimum rank for each access level. */
const minimumRank: Record<DatabaseAccess, number> = {
  database_access_all: 0,
  database_access_subscribers: 1,
  database_access_creator: 2,
  database_access_moderators: 2,
  database_access_owners: 3,
  database_access_none: 4,
}

const isOwner = ({ access }: DatabaseCaller): boolean => access.role === 'owner'
const isCreator = ({ account }: DatabaseCaller, by: { account_id: number | null }): boolean =>
  account !== null && account.id === by.account_id
const admits = (access: string, caller: DatabaseCaller, by: { account_id: number | null }): boolean =>
  ranks[caller.access.role] >= minimumRank[access as DatabaseAccess] ||
  (access === 'database_access_creator' && isCreator(caller, by))

/** Whether the table's own setting admits the caller. Owners always have access, so that they can fix a table. */
export const isOpenTo = (caller: DatabaseCaller, table: TableAccess): boolean =>
  isOwner(caller) || admits(table.view_table, caller, table)
// The group's settings apply first; a table can only restrict them.
export const maySeeTable = (caller: DatabaseCaller, table: TableAccess): boolean =>
  may('database_visible', caller.access) && isOpenTo(caller, table)
export const mayEditTable = (asker: DatabaseCaller, table: TableAccess): boolean =>
  may('manage_databases', asker.access) &&
  maySeeTable(asker, table) &&
  (isOwner(asker) || admits(table.edit_table, asker, table))
export const mayAddRows = (asker: DatabaseCaller, table: TableAccess): boolean =>
  may('manage_databases', asker.access) && maySeeTable(asker, table) && admits(table.add_rows, asker, table)
export const mayEditRow = (asker: DatabaseCaller, table: TableAccess, row: { account_id: number | null }): boolean =>
  may('manage_databases', asker.access) && maySeeTable(asker, table) && admits(table.edit_rows, asker, row)

/** The values of `view_table` with which the caller sees tables made by others, for the list of tables. */
export const visibleAccess = (asker: DatabaseCaller): string[] =>
  (Object.keys(minimumRank) as DatabaseAccess[]).filter(
    access => isOwner(asker) || ranks[asker.access.role] >= minimumRank[access],
  )

/** Whether every moderator can see the table; only then is its name shown in the activity log. */
export const isForModerators = ({ view_table }: Pick<TableAccess, 'view_table'>): boolean =>
  minimumRank[view_table as DatabaseAccess] <= ranks.moderator
