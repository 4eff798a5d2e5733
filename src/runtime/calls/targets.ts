import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { ExtraColumn } from '#contract/resources.ts'
import type { GroupAccess } from '#contract/permissions.ts'
import type { TargetKind } from '#contract/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'
import type { Account } from './identity.ts'

/** A group, as every call in it knows it. */
export type Group = {
  id: number
  created: Timestamp
  updated: Timestamp
  name: string
  parent_id: number | null
  /** Whether the parent is in the directory; true for a group without one. */
  parent_listed: boolean
  /** The organisation that owns it, and its host name; empty for none. */
  org_id: number | null
  org_domain: string
  title: string
  description: string
  plain_description: string
  plan: string
  settings: GroupSettings
  extra_columns: readonly ExtraColumn[]
  members_count: number
  pending_count: number
  banned_count: number
  moderators_count: number
  subgroups_count: number
  aliases_count: number
  threads_count: number
  messages_count: number
  pending_messages_count: number
  open_chats_count: number
  most_recent_message: Timestamp | null
}

/** An enterprise that owns groups. On its host name no others exist. */
export type Organisation = {
  id: number
  created: Timestamp
  updated: Timestamp
  name: string
  host: string
  main_group_id: number | null
}

/** What decides somebody's standing in one group. */
export type Membership = {
  id: number
  group_id: number
  status: string
  post_status: string
  mod_status: string
  mod_permissions: string[]
  /** There as long as others have made it and its owner has not agreed. */
  given_id?: number | null
  /** What was changed of its options. */
  options?: unknown
}

/** The row of each thing that a call can be about. A feature adds its own beside the finder. */
export interface TargetRows {}
export type TargetRow = TargetRows[RowKind]
export type RowKind = Exclude<TargetKind, 'group'>

/** What a call is about, once found. A group is all there is to find of itself. */
export type CallTarget = { group: Group; membership: Membership | null; access: GroupAccess; row: TargetRow | null }

/** How the features find things. Each looks in the given transaction, or in the cache where a read allows it. */
export type Finders = {
  groupById(tx: Tx, id: number): Promise<Group | null>
  /** By its name or by one of its aliases. */
  groupByName(tx: Tx, name: string): Promise<Group | null>
  organisationByHost(tx: Tx, host: string): Promise<Organisation | null>
  /** The caller's memberships in up to three groups: the one in question, its parent, and one that was asked for beside. */
  memberships(tx: Tx, account_id: number, group_ids: GroupIds): Promise<readonly Membership[]>
  /** Everything else has an id of its own and lies in a group. */
  rows: { [K in RowKind]: RowFinder<K> }
}
/** Who asks for a row, and their access in its group. */
export type RowViewer = { access: GroupAccess; account: Account | null }
/** Three groups; 0 for none. */
type GroupIds = readonly [number, number, number]
export type RowFinder<K extends RowKind> = {
  param: string
  /** Whoever asks finds the same. */
  isSameForAll?: true
  /** Whether the caller may know of it, in a group that they know. Without it everything in the group is known. docs/decisions/0014 */
  isVisible?: (row: TargetRows[K], viewer: RowViewer) => boolean
  find: (tx: Tx, id: number, account: Account | null) => Promise<TargetRows[K] | null>
}
