import type { Value } from '#contract/enumerations.ts'
import { isPublic, may, type GroupAccess, type Permission } from '#contract/permissions.ts'
import { groupAccessOf, isGroupVisible } from '#runtime/calls/group-access.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { allowedDelivery } from '../../groups/index.ts'
import { joinStatus, newPostStatus } from '../../members/index.ts'
import type { ArchiveDeps } from '../deps.ts'
import { wouldBeHeld } from '../posting/would-be-held.ts'
import { isInside, type People, type PeopleKind } from './people-kinds.ts'
import { postOutcome, postSituation } from './post-situation.ts'

export type AffectedRight = Value<'affected_right'>
type Outcome = Value<'right_outcome'>
/** Some people, in a group with some settings. */
type Situation = {
  people: People
  group: Group
  access: GroupAccess
  storage_used: number
  deps: Pick<ArchiveDeps, 'postLimits'>
}
type RightRule = { isFor: (kind: PeopleKind, group: Group) => boolean; outcome: (situation: Situation) => Outcome }

const allowedIf = (isAllowed: boolean): Outcome => (isAllowed ? 'allowed' : 'refused')
const isReal = (kind: PeopleKind): boolean => kind !== 'newcomer'
/** With an account, the name of a group is enough to open its page; without one, it must be public or listed. */
const reaches = ({ people, group }: Situation): boolean =>
  people.kind !== 'visitor' || isPublic(group.settings.privacy) || isGroupVisible(group, null, null)

const byPermission = (permission: Permission): RightRule => ({
  isFor: isReal,
  outcome: situation => allowedIf(reaches(situation) && may(permission, situation.access)),
})
const joins = { sub_status_normal: 'allowed', sub_status_pending: 'held' } as const
const posting = (with_attachment: boolean): RightRule => ({
  isFor: kind => !['visitor', 'nonmember', 'pending'].includes(kind),
  outcome: ({ people, deps, ...writer }) =>
    postOutcome(postSituation({ ...writer, membership: people.membership }, { with_attachment }, deps)).outcome,
})
const emailedMessages: readonly string[] = [
  ...['email_delivery_single', 'email_delivery_digest', 'email_delivery_html_digest', 'email_delivery_summary'],
]

/** What settings decide about, and how. */
const rightRules: Record<AffectedRight, RightRule> = {
  find_group: {
    isFor: isReal,
    outcome: ({ people, group }) => allowedIf(isGroupVisible(group, people.membership, people.inParent)),
  },
  view_group: { isFor: isReal, outcome: situation => allowedIf(reaches(situation)) },
  view_archives: byPermission('archives_visible'),
  view_members: byPermission('members_visible'),
  view_subgroups: {
    ...byPermission('subgroups_visible'),
    isFor: (kind, group) => isReal(kind) && group.subgroups_count > 0,
  },
  view_calendar: byPermission('calendar_visible'),
  view_chats: byPermission('chat_visible'),
  view_databases: byPermission('database_visible'),
  manage_calendar: byPermission('manage_calendar'),
  manage_chats: byPermission('manage_chats'),
  manage_databases: byPermission('manage_databases'),
  download_archives: byPermission('download_archives'),
  create_hashtags: byPermission('create_hashtags'),
  create_subgroups: {
    ...byPermission('manage_subgroups'),
    isFor: (kind, group) => isReal(kind) && group.parent_id === null,
  },
  join: {
    isFor: (kind, group) => kind === (group.parent_id === null ? 'nonmember' : 'parent_member'),
    outcome: ({ group }) => {
      const status = joinStatus(group.settings)
      return status === null ? 'refused' : joins[status]
    },
  },
  post: posting(false),
  post_attachments: posting(true),
  post_by_email: {
    isFor: kind => ['visitor', 'pending'].includes(kind),
    outcome: ({ people, deps, ...writer }) => {
      const mailed = { proven: true, virus_name: '' }
      return postOutcome(postSituation({ ...writer, membership: people.membership }, { mailed }, deps)).outcome
    },
  },
  edit_messages: {
    isFor: isInside,
    outcome: ({ people: { membership }, group, access }) =>
      allowedIf(
        may('edit_archives', access) ||
          (may('can_post', access) &&
            !group.settings.disable_edits &&
            !wouldBeHeld({ group, access, membership }, null)),
      ),
  },
  receive_messages: {
    isFor: kind => kind === 'newcomer',
    outcome: ({ group }) => allowedIf(emailedMessages.includes(group.settings.email_delivery_default)),
  },
  turn_off_email: {
    isFor: isInside,
    outcome: ({ group }) => allowedIf(allowedDelivery(group.settings, 'email_delivery_none') === 'email_delivery_none'),
  },
}
const rights = Object.entries(rightRules) as [AffectedRight, RightRule][]

export type RightEffect = {
  object: 'right_effect'
  right: AffectedRight
  people: PeopleKind
  before: Outcome
  after: Outcome
  num_people: number | null
  examples: string[]
  is_serious: boolean
}
type Outcomes = Partial<Record<AffectedRight, Outcome>>
type RightContext = Pick<Situation, 'deps' | 'storage_used'>

function outcomesFor(people: People, group: Group, context: RightContext): Outcomes {
  const membership =
    people.kind === 'newcomer'
      ? { ...people.membership!, post_status: newPostStatus(group.settings) }
      : people.membership
  const account = { status: people.isConfirmed ? 'user_status_confirmed' : 'user_status_notconfirmed' } as const
  const access = groupAccessOf(group, membership, people.inParent, people.kind === 'visitor' ? null : account)
  const situation = { ...context, people: { ...people, membership }, group, access }
  return Object.fromEntries(
    rights
      .filter(([, { isFor }]) => isFor(people.kind, group))
      .map(([right, { outcome }]) => [right, outcome(situation)] as const),
  )
}

const order: readonly Outcome[] = ['refused', 'held', 'allowed']
const isLess = (before: Outcome, after: Outcome): boolean => order.indexOf(after) < order.indexOf(before)
const isBasic = (right: AffectedRight): boolean => right.startsWith('view_') || right === 'post'

/** Something becomes public, or members lose essential rights. */
const isSerious = (kind: PeopleKind, right: AffectedRight, before: Outcome, after: Outcome): boolean =>
  isLess(before, after) ? isInside(kind) && isBasic(right) : kind === 'visitor' && right.startsWith('view_')

/** Who may do more or less in a group with other settings. */
export function rightEffects(
  all: readonly People[],
  before: Group,
  after: Group,
  context: RightContext,
): RightEffect[] {
  const effects = new Map<string, RightEffect>()
  for (const people of all) {
    const [old, now] = [outcomesFor(people, before, context), outcomesFor(people, after, context)]
    for (const [right, is] of Object.entries(now) as [AffectedRight, Outcome][]) {
      const was = old[right]!
      if (was === is) continue
      // Effects on posting include attachments.
      if (right === 'post_attachments' && old.post === was && now.post === is) continue
      const key = `${right} ${people.kind} ${was} ${is}`
      const same = effects.get(key)
      effects.set(key, {
        ...{ object: 'right_effect', right, people: people.kind, before: was, after: is },
        num_people: people.num_people === null ? null : people.num_people + (same?.num_people ?? 0),
        examples: [...(same?.examples ?? []), ...people.examples].slice(0, 3),
        is_serious: isSerious(people.kind, right, was, is),
      })
    }
  }
  return [...effects.values()]
}
