import { declaredError, loginRequired } from '#contract/errors.ts'
import { isPublic, type GroupAccess } from '#contract/permissions.ts'
import { targetErrors, type TargetKind } from '#contract/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Account, Identity } from './identity.ts'
import { isGroupVisible, groupAccessOf } from './group-access.ts'
import type { Finders, Group, Membership, Organisation, RowFinder, RowKind, CallTarget, TargetRow } from './targets.ts'

type Params = { group_id?: number; group_name?: string } & Record<string, unknown>
type TargetRequest = {
  kind: TargetKind
  params: Params
  account: Account | null
  how: Identity['how'] | null
  finders: Finders
  tx: Tx
  /** The expected group, if known: then everything is looked up in one round trip. */
  expectedGroup: Group | null
  groupOptional: boolean
  /** The kind of row whose group is the target where no group is named. */
  groupOf: RowKind | undefined
  /** A group that is addressed by name is visible to visitors if its privacy allows. */
  addressed: boolean
  /** The groups that the caller's key is restricted to, including their subgroups; null: no restriction. */
  groups: readonly number[] | null
  /** The organisation of the requested host name. */
  organisation: Organisation | null
  /** Throws if the caller lacks the permission that the call needs in the group. */
  checkPermission: (access: GroupAccess) => void
}

/**
 * Resolves the target of a call. Absent and hidden objects get the same error; a visitor is asked to sign in. Null: the
 * call names no group and does not need one.
 */
export async function resolveTarget(request: TargetRequest): Promise<CallTarget | null> {
  // A key that is restricted to groups has to name one: otherwise it could reach the others.
  if (!hasTarget(request) && request.groupOptional && !request.groups) return null
  const target = hasTarget(request) ? await lookUpVisible(request) : null
  if (!target) throw request.account ? declaredError(targetErrors[request.kind]) : loginRequired()
  return target
}

const namesGroup = ({ params }: TargetRequest): boolean => params.group_id !== undefined || Boolean(params.group_name)
const hasTarget = (request: TargetRequest): boolean => namesGroup(request) || rowKindOf(request) !== null

/** The kind of the target row, or of the row whose group is the target; null: the call names a group. */
function rowKindOf(request: TargetRequest): RowKind | null {
  const { kind, groupOf, finders, params } = request
  if (kind !== 'group') return kind
  const isOfRow = groupOf && !namesGroup(request) && params[finders.rows[groupOf].param] !== undefined
  return isOfRow ? groupOf : null
}

/** Null for absent and for hidden targets. */
async function lookUpVisible(request: TargetRequest): Promise<CallTarget | null> {
  // Everything is looked up before anything is refused, so that timing does not tell absent from hidden.
  const atOnce = request.expectedGroup && (await lookUpInOneTrip(request, request.expectedGroup))
  const lookup = atOnce ?? (await lookUp(request))
  const { row, group, memberships } = lookup
  if (!group || !isWithin(request, group)) return null
  const membership = memberships.find(({ group_id }) => group.id === group_id) ?? null
  const inParent = memberships.find(({ group_id }) => group.parent_id === group_id) ?? null
  if (isAmbiguous(lookup, membership)) return null
  // Naming a group is enough to reach it with an account; a visitor sees it only if it is public.
  const mayName = request.account !== null || request.addressed || isPublic(group.settings.privacy)
  const isNamed = Boolean(request.params.group_name) && mayName
  if (!isNamed && !isGroupVisible(group, membership, inParent)) return null
  const access = groupAccessOf(group, membership, inParent, request.account)
  if (request.kind === 'group')
    return row && !isVisible(request, row, access) ? null : { group, membership, access, row }
  // A caller who lacks the permission in the named group is told so, whether or not the row exists. docs/decisions/0014
  if (namesGroup(request)) request.checkPermission(access)
  if (row?.group_id !== group.id || !isVisible(request, row, access)) return null
  return { group, membership, access, row }
}

/** Checked before any permission: a caller who may not know of a row must not learn which permission is missing. */
function isVisible(request: TargetRequest, row: TargetRow, access: GroupAccess): boolean {
  const finder = request.finders.rows[rowKindOf(request)!] as RowFinder<RowKind>
  return finder.isVisible?.(row, { access, account: request.account, how: request.how }) ?? true
}

/** Whether the host name and the key of the call give access to the group. */
function isWithin({ organisation, groups }: TargetRequest, group: Group): boolean {
  if (organisation && group.org_id !== organisation.id) return false
  return !groups || groups.includes(group.id) || (group.parent_id !== null && groups.includes(group.parent_id))
}

/** An id that contradicts the name is ignored, unless the caller is a member of one of the two groups. */
const isAmbiguous = ({ otherGroupId, memberships }: TargetLookup, membership: Membership | null): boolean =>
  otherGroupId !== noGroupId && (membership !== null || memberships.some(({ group_id }) => otherGroupId === group_id))

const noGroupId = 0

type TargetLookup = {
  row: TargetRow | null
  group: Group | null
  /** The id of a group that was given beside the name of another. */
  otherGroupId: number
  memberships: readonly Membership[]
}

async function lookUp(request: TargetRequest): Promise<TargetLookup> {
  const rowLookup = findRow(request)
  if (rowLookup === null) return lookUpIn(request, null)
  // If the group is named, the lookups do not depend on the row.
  if (!namesGroup(request)) return lookUpIn(request, await rowLookup)
  const [row, found] = await Promise.all([rowLookup, lookUpIn(request, null)])
  return { ...found, row }
}

/** Completes the lookup from the row: the named group, or that of the row. */
async function lookUpIn(request: TargetRequest, row: TargetRow | null): Promise<TargetLookup> {
  const group = await findGroup(request, row?.group_id ?? noGroupId)
  return {
    row,
    group,
    otherGroupId: otherGroupIdOf(request, group),
    memberships: await findMemberships(request, group),
  }
}

/** The same in one round trip, if everything is in the expected group. */
async function lookUpInOneTrip(request: TargetRequest, expected: Group): Promise<TargetLookup | null> {
  const [row, group, memberships] = await Promise.all([
    findRow(request),
    findGroup(request, expected.id),
    findMemberships(request, expected),
  ])
  const isThere = rowKindOf(request) === null || row?.group_id === expected.id
  if (!isThere || group?.id !== expected.id || group.parent_id !== expected.parent_id) return null
  return { row, group, otherGroupId: otherGroupIdOf(request, group), memberships }
}

/** Null for a call whose target is a group. */
function findRow(request: TargetRequest): Promise<TargetRow | null> | null {
  const { finders, params, account, tx } = request
  const kind = rowKindOf(request)
  if (kind === null) return null
  const { param, find } = finders.rows[kind]
  return find(tx, params[param] as number, account)
}

/** Names contain no spaces: in a form, a space is an unescaped plus sign. */
export const restorePlusSigns = (name: string): string => name.replaceAll(' ', '+')

const findGroup = ({ finders, params, tx }: TargetRequest, id: number): Promise<Group | null> =>
  params.group_name
    ? finders.groupByName(tx, restorePlusSigns(params.group_name))
    : finders.groupById(tx, params.group_id ?? id)

const otherGroupIdOf = ({ params }: TargetRequest, group: Group | null): number =>
  params.group_name && params.group_id !== undefined && params.group_id !== group?.id ? params.group_id : noGroupId

const none: readonly Membership[] = []
function findMemberships(
  request: TargetRequest,
  group: Group | null,
): Promise<readonly Membership[]> | readonly Membership[] {
  const { finders, tx, account } = request
  if (!account) return none
  const around = [group?.id ?? noGroupId, group?.parent_id ?? noGroupId, otherGroupIdOf(request, group)] as const
  return finders.memberships(tx, account.id, around)
}
