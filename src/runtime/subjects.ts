import { ApiError } from '#contract/errors.ts'
import type { GroupSettings } from '#contract/group-settings.ts'
import type { ExtraColumn } from '#contract/resources.ts'
import { isListed, type Position, type Standing } from '#contract/permissions.ts'
import { subjectTexts, type SubjectKind } from '#contract/subjects.ts'
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
export type Organisation = { id: number; created: Timestamp; updated: Timestamp; name: string; host: string }

/** What decides somebody's standing in one group. */
export type Membership = {
  id: number
  group_id: number
  status: string
  post_status: string
  mod_status: string
  mod_permissions: string[]
}

/** The row of each thing that a call can be about. A feature adds its own beside the finder. */
export interface SubjectRows {}
type SubjectRow = SubjectRows[RowKind]
type RowKind = Exclude<SubjectKind, 'group'>

/** What a call is about, once found. A group is all there is to find of itself. */
export type Subject = { group: Group; membership: Membership | null; position: Position; row: SubjectRow | null }

/** How the features find things. Each looks in the given transaction, or in the cache where a read allows it. */
export type Finders = {
  groupById(tx: Tx, id: number): Promise<Group | null>
  /** By its name or by one of its aliases. */
  groupByName(tx: Tx, name: string): Promise<Group | null>
  organisationByHost(tx: Tx, host: string): Promise<Organisation | null>
  /** The caller's memberships in up to three groups: the one in question, its parent, and one that was asked for beside. */
  memberships(tx: Tx, account_id: number, group_ids: Around): Promise<readonly Membership[]>
  /** Everything else has an id of its own and lies in a group. */
  rows: { [K in RowKind]: RowFinder<K> }
}
/** Three groups; 0 for none. */
type Around = readonly [number, number, number]
export type RowFinder<K extends RowKind> = {
  param: string
  find: (tx: Tx, id: number, account: Account | null) => Promise<SubjectRows[K] | null>
}

type Params = { group_id?: number; group_name?: string } & Record<string, unknown>
type Asking = {
  kind: SubjectKind
  params: Params
  account: Account | null
  finders: Finders
  tx: Tx
  /** The group that it will be in, as far as is known: then all is looked up at once. */
  expected: Group | null
  groupOptional: boolean
  /** The groups that the caller's key is restricted to, their subgroups included; null: it is not. */
  groups: readonly number[] | null
  /** The call came to the host name of this organisation. */
  organisation: Organisation | null
}

/**
 * Finds what a call is about. Whatever is absent, and whatever the caller may not know of, gets the same text. Null: the
 * call named no group and does not need one.
 */
export async function findSubject(asking: Asking): Promise<Subject | null> {
  const { kind, params, account, groupOptional, groups, organisation } = asking
  const absent = () => new ApiError('bad_request', subjectTexts[kind])
  const named = Boolean(params.group_name)
  if (kind === 'group' && params.group_id === undefined && !named) {
    // A key that is restricted to groups has to name one: it must not reach the others by naming none.
    if (groupOptional && !groups) return null
    throw absent()
  }
  // All is looked up before anything is refused: what is not there takes as long as what is hidden.
  const { row, group, asked, memberships } = (await lookUpAtOnce(asking)) ?? (await lookUp(asking))

  if (!group || (kind !== 'group' && row?.group_id !== group.id)) throw absent()
  if (organisation && group.org_id !== organisation.id) throw absent()
  if (groups && !groupsOf(group).some(id => groups.includes(id))) throw absent()
  const membership = memberships.find(({ group_id }) => group.id === group_id) ?? null
  const inParent = memberships.find(({ group_id }) => group.parent_id === group_id) ?? null
  // An id that says something else than the name is passed over, unless the caller has to do with one of the two.
  const isTorn = asked !== nothing && (membership || memberships.some(({ group_id }) => asked === group_id))
  if (isTorn) throw absent()
  if (!(named && kind === 'group') && !isKnown(group, membership, inParent)) throw absent()
  return { group, membership, position: positionOf(group, membership, inParent, account), row }
}

/** No group has this id. */
const nothing = 0

type Found = {
  row: SubjectRow | null
  group: Group | null
  /** The group that was asked for by its id beside the name of another. */
  asked: number
  memberships: readonly Membership[]
}

async function lookUp(asking: Asking): Promise<Found> {
  const row = await findRow(asking)
  const group = await findGroup(asking, row?.group_id ?? nothing)
  return { row, group, asked: askedBeside(asking, group), memberships: await findMemberships(asking, group) }
}

/** The same in one round trip, if all is in the group where it is expected. */
async function lookUpAtOnce(asking: Asking): Promise<Found | null> {
  const { expected } = asking
  if (!expected) return null
  const [row, group, memberships] = await Promise.all([
    findRow(asking),
    findGroup(asking, expected.id),
    findMemberships(asking, expected),
  ])
  const isThere = asking.kind === 'group' || row?.group_id === expected.id
  if (!isThere || group?.id !== expected.id || group.parent_id !== expected.parent_id) return null
  return { row, group, asked: askedBeside(asking, group), memberships }
}

async function findRow({ kind, finders, params, account, tx }: Asking): Promise<SubjectRow | null> {
  if (kind === 'group') return null
  const { param, find } = finders.rows[kind]
  return find(tx, params[param] as number, account)
}

const findGroup = ({ finders, params, tx }: Asking, id: number): Promise<Group | null> =>
  params.group_name ? finders.groupByName(tx, params.group_name) : finders.groupById(tx, params.group_id ?? id)

const askedBeside = ({ params }: Asking, group: Group | null): number =>
  params.group_name && params.group_id !== undefined && params.group_id !== group?.id ? params.group_id : nothing

async function findMemberships(asking: Asking, group: Group | null): Promise<readonly Membership[]> {
  const { finders, tx, account } = asking
  if (!account) return []
  const around = [group?.id ?? nothing, group?.parent_id ?? nothing, askedBeside(asking, group)] as const
  return finders.memberships(tx, account.id, around)
}

const groupsOf = (group: Group): number[] => (group.parent_id === null ? [group.id] : [group.id, group.parent_id])

// A subgroup is listed in its parent: who knows the parent knows it.
function isKnown(group: Group, membership: Membership | null, inParent: Membership | null): boolean {
  if (membership || isOwner(inParent)) return true
  return isListed(group.settings.privacy) && (group.parent_listed || inParent !== null)
}

const isIn = (membership: Membership | null): boolean => membership?.status === 'sub_status_normal'
const isOwner = (membership: Membership | null): boolean =>
  isIn(membership) && membership?.mod_status === 'sub_modstatus_owner'

const isPending = (membership: Membership | null): boolean => membership?.status === 'sub_status_pending'

const standingByMod: Record<string, Standing> = {
  sub_modstatus_owner: 'owner',
  sub_modstatus_moderator: 'moderator',
  sub_modstatus_none: 'member',
}

function standingOf(membership: Membership | null, inParent: Membership | null): Standing {
  // Owners of a parent hold every right in its subgroups.
  if (isOwner(inParent)) return 'owner'
  if (isIn(membership)) return standingByMod[membership!.mod_status]!
  // Asking to join a subgroup takes away nothing that a member of the parent has there.
  if (isIn(inParent) && (!membership || isPending(membership))) return 'parent_member'
  // Whoever is banned here is a visitor, also when they are in the parent.
  return isPending(membership) ? 'pending' : 'visitor'
}

/** Where somebody stands in a group, from their memberships in it and in its parent. */
export function positionOf(
  group: Pick<Group, 'settings'>,
  membership: Membership | null,
  inParent: Membership | null,
  account: Pick<Account, 'status'> | null,
): Position {
  const standing = standingOf(membership, inParent)
  return {
    standing,
    grants: new Set(standing === 'moderator' ? membership!.mod_permissions : []),
    muted: account?.status === 'user_status_notconfirmed' || membership?.post_status === 'sub_poststatus_notallowed',
    hasSubscription: isIn(membership) || isPending(membership),
    group: group.settings,
  }
}
