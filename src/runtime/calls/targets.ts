import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { ExtraColumn } from '#contract/resources.ts'
import type { GroupAccess } from '#contract/permissions.ts'
import type { TargetKind } from '#contract/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'
import type { Account, Identity } from './identity.ts'

/** The icon and the cover photo of a group: the hashes of their files, and their URLs. */
export type GroupPhotos = {
  readonly icon?: readonly string[]
  readonly icon_url?: string
  readonly cover_photo?: readonly string[]
  readonly cover_photo_url?: string
}

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
  photos: GroupPhotos
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
  /** Where its wiki begins; 0: with the list of its pages. */
  wiki_main_page_id: number
  most_recent_message: Timestamp | null
}

/** An organisation that owns groups. On its host name no other groups exist. */
export type Organisation = {
  id: number
  created: Timestamp
  updated: Timestamp
  name: string
  host: string
  main_group_id: number | null
}

/** What determines the caller's role in one group. */
export type Membership = {
  id: number
  group_id: number
  status: string
  post_status: string
  mod_status: string
  mod_permissions: string[]
  /** Set while a membership that others created is not yet accepted by its owner. */
  given_id?: number | null
  /** The options that differ from the defaults. */
  options?: unknown
}

/** The row type of each kind of target. A feature adds its own next to its finder. */
export interface TargetRows {}
export type TargetRow = TargetRows[RowKind]
export type RowKind = Exclude<TargetKind, 'group'>

/** The resolved target of a call. For a call about a group, `row` is null. */
export type CallTarget = { group: Group; membership: Membership | null; access: GroupAccess; row: TargetRow | null }

/** How the features look up rows: in the given transaction, or in the cache where a read allows it. */
export type Finders = {
  groupById(tx: Tx, id: number): Promise<Group | null>
  /** By name or alias. */
  groupByName(tx: Tx, name: string): Promise<Group | null>
  organisationByHost(tx: Tx, host: string): Promise<Organisation | null>
  /** The caller's memberships in up to three groups: the group itself, its parent, and one that was named beside it. */
  memberships(tx: Tx, account_id: number, group_ids: GroupIds): Promise<readonly Membership[]>
  /** Every other kind of target has an id of its own and belongs to a group. */
  rows: { [K in RowKind]: RowFinder<K> }
}
/** Who requests a row, and their access to its group. */
export type RowViewer = { access: GroupAccess; account: Account | null; how: Identity['how'] | null }
/** Three groups; 0 for none. */
type GroupIds = readonly [number, number, number]
export type RowFinder<K extends RowKind> = {
  param: string
  /** The row is the same for every caller. */
  isSameForAll?: true
  /**
   * Whether the caller may know of the row, in a group that they can see. Absent: every row is visible.
   * docs/decisions/0014
   */
  isVisible?: (row: TargetRows[K], viewer: RowViewer) => boolean
  find: (tx: Tx, id: number, account: Account | null) => Promise<TargetRows[K] | null>
}
