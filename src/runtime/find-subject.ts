import { declaredError, loginRequired } from '#contract/errors.ts'
import { isPublic, type Position } from '#contract/permissions.ts'
import { subjectTexts, type SubjectKind } from '#contract/subjects.ts'
import type { Tx } from '#storage/database.ts'
import type { Account } from './identity.ts'
import { isKnown, positionOf } from './standings.ts'
import type { Finders, Group, Membership, Organisation, RowFinder, RowKind, Subject, SubjectRow } from './subjects.ts'

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
  /** Whose group it is about where none is named. */
  groupOf: RowKind | undefined
  /** Whoever names the group has heard of it, also without an account. */
  addressed: boolean
  /** The groups that the caller's key is restricted to, their subgroups included; null: it is not. */
  groups: readonly number[] | null
  /** The call came to the host name of this organisation. */
  organisation: Organisation | null
  /** Refuses who lacks the right that the call needs in the group. */
  checkRight: (position: Position) => void
}

/**
 * Finds what a call is about. Whatever is absent, and whatever the caller may not know of, gets the same text; a visitor is
 * asked to sign in. Null: the call named no group and does not need one.
 */
export async function findSubject(asking: Asking): Promise<Subject | null> {
  // A key that is restricted to groups has to name one: it must not reach the others by naming none.
  if (!isAboutSomething(asking) && asking.groupOptional && !asking.groups) return null
  const subject = isAboutSomething(asking) ? await lookFor(asking) : null
  if (!subject) throw asking.account ? declaredError(subjectTexts[asking.kind]) : loginRequired()
  return subject
}

const isNaming = ({ params }: Asking): boolean => params.group_id !== undefined || Boolean(params.group_name)
const isAboutSomething = (asking: Asking): boolean => isNaming(asking) || rowKindOf(asking) !== null

/** Of what kind the row is that the call is about, or whose group it is about; null: it is about a group that it names. */
function rowKindOf(asking: Asking): RowKind | null {
  const { kind, groupOf, finders, params } = asking
  if (kind !== 'group') return kind
  const isOfRow = groupOf && !isNaming(asking) && params[finders.rows[groupOf].param] !== undefined
  return isOfRow ? groupOf : null
}

/** Null for what is absent, and for what is hidden. */
async function lookFor(asking: Asking): Promise<Subject | null> {
  // All is looked up before anything is refused: what is not there takes as long as what is hidden.
  const atOnce = asking.expected && (await lookUpAtOnce(asking, asking.expected))
  const found = atOnce ?? (await lookUp(asking))
  const { row, group, memberships } = found
  if (!group || !isWithin(asking, group)) return null
  const membership = memberships.find(({ group_id }) => group.id === group_id) ?? null
  const inParent = memberships.find(({ group_id }) => group.parent_id === group_id) ?? null
  if (isTorn(found, membership)) return null
  // Whoever has the name of a group has heard of it; a visitor sees it even so only if it is public.
  const mayName = asking.account !== null || asking.addressed || isPublic(group.settings.privacy)
  const isNamed = Boolean(asking.params.group_name) && mayName
  if (!isNamed && !isKnown(group, membership, inParent)) return null
  const position = positionOf(group, membership, inParent, asking.account)
  if (asking.kind === 'group')
    return row && !isVisible(asking, row, position) ? null : { group, membership, position, row }
  // Who lacks the right in the group that they name hears so, whether or not there is such a row. docs/decisions/0391
  if (isNaming(asking)) asking.checkRight(position)
  if (row?.group_id !== group.id || !isVisible(asking, row, position)) return null
  return { group, membership, position, row }
}

/** Looked at before any right is asked: who may not know of a row is not told either which right they lack. */
function isVisible(asking: Asking, row: SubjectRow, position: Position): boolean {
  const finder = asking.finders.rows[rowKindOf(asking)!] as RowFinder<RowKind>
  return finder.isVisible?.(row, { position, account: asking.account }) ?? true
}

/** Whether the group is one of those to which the host name and the key of the call lead. */
function isWithin({ organisation, groups }: Asking, group: Group): boolean {
  if (organisation && group.org_id !== organisation.id) return false
  return !groups || groups.includes(group.id) || (group.parent_id !== null && groups.includes(group.parent_id))
}

/** An id that says something else than the name is passed over, unless the caller has to do with one of the two. */
const isTorn = ({ asked, memberships }: Found, membership: Membership | null): boolean =>
  asked !== nothing && (membership !== null || memberships.some(({ group_id }) => asked === group_id))

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
  const finding = findRow(asking)
  if (finding === null) return lookUpIn(asking, null)
  // Where the group is named, nothing waits for what it holds.
  if (!isNaming(asking)) return lookUpIn(asking, await finding)
  const [row, found] = await Promise.all([finding, lookUpIn(asking, null)])
  return { ...found, row }
}

/** What a call is about, once its row is found: the group that it names, or that of the row. */
async function lookUpIn(asking: Asking, row: SubjectRow | null): Promise<Found> {
  const group = await findGroup(asking, row?.group_id ?? nothing)
  return { row, group, asked: askedBeside(asking, group), memberships: await findMemberships(asking, group) }
}

/** The same in one round trip, if all is in the group where it is expected. */
async function lookUpAtOnce(asking: Asking, expected: Group): Promise<Found | null> {
  const [row, group, memberships] = await Promise.all([
    findRow(asking),
    findGroup(asking, expected.id),
    findMemberships(asking, expected),
  ])
  const isThere = rowKindOf(asking) === null || row?.group_id === expected.id
  if (!isThere || group?.id !== expected.id || group.parent_id !== expected.parent_id) return null
  return { row, group, asked: askedBeside(asking, group), memberships }
}

/** Null for a call that is about a group alone. */
function findRow(asking: Asking): Promise<SubjectRow | null> | null {
  const { finders, params, account, tx } = asking
  const kind = rowKindOf(asking)
  if (kind === null) return null
  const { param, find } = finders.rows[kind]
  return find(tx, params[param] as number, account)
}

/** No name holds a space: in a form, one is what becomes of a plus sign that nobody escaped. */
export const plusSigned = (name: string): string => name.replaceAll(' ', '+')

const findGroup = ({ finders, params, tx }: Asking, id: number): Promise<Group | null> =>
  params.group_name
    ? finders.groupByName(tx, plusSigned(params.group_name))
    : finders.groupById(tx, params.group_id ?? id)

const askedBeside = ({ params }: Asking, group: Group | null): number =>
  params.group_name && params.group_id !== undefined && params.group_id !== group?.id ? params.group_id : nothing

const none: readonly Membership[] = []
function findMemberships(asking: Asking, group: Group | null): Promise<readonly Membership[]> | readonly Membership[] {
  const { finders, tx, account } = asking
  if (!account) return none
  const around = [group?.id ?? nothing, group?.parent_id ?? nothing, askedBeside(asking, group)] as const
  return finders.memberships(tx, account.id, around)
}
