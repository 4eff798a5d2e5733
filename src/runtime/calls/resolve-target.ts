import { declaredError, loginRequired } from '#contract/errors.ts'
import { isPublic, type GroupAccess } from '#contract/permissions.ts'
import { targetErrors, type TargetKind } from '#contract/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Account } from './identity.ts'
import { isGroupVisible, groupAccessOf } from './group-role.ts'
import type { Finders, Group, Membership, Organisation, RowFinder, RowKind, CallTarget, TargetRow } from './targets.ts'

type Params = { group_id?: number; group_name?: string } & Record<string, unknown>
type TargetRequest = {
  kind: TargetKind
  params: Params
  account: Account | null
  finders: Finders
  tx: Tx
  /** The group that it will be in, as far as is known: then all is looked up at once. */
  expectedGroup: Group | null
  groupOptional: boolean
  /** Whose group it is about where none is named. */
  groupOf: RowKind | undefined
  /** Whoever names the group has heard of it, also without an account. */
  addressed: boolean
  /** The groups that the caller's key is restricted to, their subgroups included; null: it is not. */
  groups: readonly number[] | null
  /** The call came to the host name of this organisation. */
  organisation: Organisation | null
  /** Refuses who lacks the right that the call needs in the group. */
  checkRight: (access: GroupAccess) => void
}

/**
 * Finds what a call is about. Whatever is absent, and whatever the caller may not know of, gets the same text; a visitor is
 * asked to sign in. Null: the call named no group and does not need one.
 */
export async function resolveTarget(request: TargetRequest): Promise<CallTarget | null> {
  // A key that is restricted to groups has to name one: it must not reach the others by naming none.
  if (!hasTarget(request) && request.groupOptional && !request.groups) return null
  const target = hasTarget(request) ? await lookUpVisible(request) : null
  if (!target) throw request.account ? declaredError(targetErrors[request.kind]) : loginRequired()
  return target
}

const namesGroup = ({ params }: TargetRequest): boolean => params.group_id !== undefined || Boolean(params.group_name)
const hasTarget = (request: TargetRequest): boolean => namesGroup(request) || rowKindOf(request) !== null

/** Of what kind the row is that the call is about, or whose group it is about; null: it is about a group that it names. */
function rowKindOf(request: TargetRequest): RowKind | null {
  const { kind, groupOf, finders, params } = request
  if (kind !== 'group') return kind
  const isOfRow = groupOf && !namesGroup(request) && params[finders.rows[groupOf].param] !== undefined
  return isOfRow ? groupOf : null
}

/** Null for what is absent, and for what is hidden. */
async function lookUpVisible(request: TargetRequest): Promise<CallTarget | null> {
  // All is looked up before anything is refused: what is not there takes as long as what is hidden.
  const atOnce = request.expectedGroup && (await lookUpInOneTrip(request, request.expectedGroup))
  const lookup = atOnce ?? (await lookUp(request))
  const { row, group, memberships } = lookup
  if (!group || !isWithin(request, group)) return null
  const membership = memberships.find(({ group_id }) => group.id === group_id) ?? null
  const inParent = memberships.find(({ group_id }) => group.parent_id === group_id) ?? null
  if (isAmbiguous(lookup, membership)) return null
  // Whoever has the name of a group has heard of it; a visitor sees it even so only if it is public.
  const mayName = request.account !== null || request.addressed || isPublic(group.settings.privacy)
  const isNamed = Boolean(request.params.group_name) && mayName
  if (!isNamed && !isGroupVisible(group, membership, inParent)) return null
  const access = groupAccessOf(group, membership, inParent, request.account)
  if (request.kind === 'group')
    return row && !isVisible(request, row, access) ? null : { group, membership, access, row }
  // Who lacks the right in the group that they name hears so, whether or not there is such a row. docs/decisions/0014
  if (namesGroup(request)) request.checkRight(access)
  if (row?.group_id !== group.id || !isVisible(request, row, access)) return null
  return { group, membership, access, row }
}

/** Looked at before any right is asked: who may not know of a row is not told either which right they lack. */
function isVisible(request: TargetRequest, row: TargetRow, access: GroupAccess): boolean {
  const finder = request.finders.rows[rowKindOf(request)!] as RowFinder<RowKind>
  return finder.isVisible?.(row, { access, account: request.account }) ?? true
}

/** Whether the group is one of those to which the host name and the key of the call lead. */
function isWithin({ organisation, groups }: TargetRequest, group: Group): boolean {
  if (organisation && group.org_id !== organisation.id) return false
  return !groups || groups.includes(group.id) || (group.parent_id !== null && groups.includes(group.parent_id))
}

/** An id that says something else than the name is passed over, unless the caller has to do with one of the two. */
const isAmbiguous = ({ otherGroupId, memberships }: TargetLookup, membership: Membership | null): boolean =>
  otherGroupId !== noGroupId && (membership !== null || memberships.some(({ group_id }) => otherGroupId === group_id))

/** No group has this id. */
const noGroupId = 0

type TargetLookup = {
  row: TargetRow | null
  group: Group | null
  /** The group that was asked for by its id beside the name of another. */
  otherGroupId: number
  memberships: readonly Membership[]
}

async function lookUp(request: TargetRequest): Promise<TargetLookup> {
  const rowLookup = findRow(request)
  if (rowLookup === null) return lookUpIn(request, null)
  // Where the group is named, nothing waits for what it holds.
  if (!namesGroup(request)) return lookUpIn(request, await rowLookup)
  const [row, found] = await Promise.all([rowLookup, lookUpIn(request, null)])
  return { ...found, row }
}

/** What a call is about, once its row is found: the group that it names, or that of the row. */
async function lookUpIn(request: TargetRequest, row: TargetRow | null): Promise<TargetLookup> {
  const group = await findGroup(request, row?.group_id ?? noGroupId)
  return {
    row,
    group,
    otherGroupId: otherGroupIdOf(request, group),
    memberships: await findMemberships(request, group),
  }
}

/** The same in one round trip, if all is in the group where it is expected. */
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

/** Null for a call that is about a group alone. */
function findRow(request: TargetRequest): Promise<TargetRow | null> | null {
  const { finders, params, account, tx } = request
  const kind = rowKindOf(request)
  if (kind === null) return null
  const { param, find } = finders.rows[kind]
  return find(tx, params[param] as number, account)
}

/** No name holds a space: in a form, one is what becomes of a plus sign that nobody escaped. */
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
