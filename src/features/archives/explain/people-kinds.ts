import type { Value } from '#contract/enumerations.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { countSpecialMembers, exampleMembers, moderatorsOf, parentCounts } from './preview-store.ts'

export type PeopleKind = Value<'people_kind'>
/** People with the same permissions in a group, whatever its settings. */
export type People = {
  kind: PeopleKind
  /** Null: anyone. */
  num_people: number | null
  examples: readonly string[]
  membership: Membership | null
  inParent: Membership | null
  isConfirmed: boolean
}

const plainMember = (group_id: number): Membership => ({
  id: 0,
  group_id,
  status: 'sub_status_normal',
  post_status: 'sub_poststatus_normal',
  mod_status: 'sub_modstatus_none',
  mod_permissions: [],
})

const kindByPostStatus: Readonly<Record<string, PeopleKind>> = {
  sub_poststatus_normal: 'member',
  sub_poststatus_newusermoderated: 'new_member',
  sub_poststatus_moderated: 'moderated_member',
  sub_poststatus_allowed: 'trusted_member',
  sub_poststatus_notallowed: 'muted_member',
}
const numExamples = 3

/** Everyone affected by a change of settings, grouped by equal permissions; empty groups are left out. */
export async function peopleOf(tx: Tx, group: Group, caller: GroupAccess): Promise<People[]> {
  const group_id = group.id
  const [special, moderators, parent] = await Promise.all([
    countSpecialMembers.all(tx, { group_id }),
    moderatorsOf.all(tx, { group_id }),
    group.parent_id === null ? null : parentCounts.first(tx, { group_id, parent_id: group.parent_id }),
  ])
  const known = may('view_members', caller)
    ? await exampleMembers.all(tx, { group_id, ids: special.flatMap(({ ids }) => ids) })
    : []
  const namesOf = (isOne: (member: (typeof known)[number]) => boolean): string[] =>
    known
      .filter(isOne)
      .slice(0, numExamples)
      .map(({ full_name }) => full_name)

  const none = { membership: null, inParent: null, isConfirmed: true, examples: [] as string[] }
  const member = plainMember(group_id)
  const inParent = group.parent_id === null ? null : plainMember(group.parent_id)
  const isPlain = (one: (typeof known)[number]): boolean =>
    one.status === 'sub_status_normal' &&
    one.mod_status === 'sub_modstatus_none' &&
    one.post_status === 'sub_poststatus_normal' &&
    one.user_status !== 'user_status_notconfirmed'
  const numSpecial = special.reduce((sum, { num_people }) => sum + num_people, 0)
  const outside: People[] = [
    { ...none, kind: 'visitor', num_people: null },
    { ...none, kind: 'nonmember', num_people: null },
    // A person who asks to join a subgroup is in its parent, with the permissions of its members.
    parent
      ? {
          ...none,
          kind: 'parent_member',
          num_people: parent.members_count - parent.owners - group.members_count - group.banned_count,
          inParent,
        }
      : {
          ...none,
          kind: 'pending',
          num_people: group.pending_count,
          membership: { ...member, status: 'sub_status_pending' },
          examples: may('manage_pending_members', caller) ? namesOf(one => one.status === 'sub_status_pending') : [],
        },
    { ...none, kind: 'newcomer', num_people: null, membership: member, inParent },
  ]
  const inside: People[] = [
    {
      ...none,
      kind: 'member',
      num_people: group.members_count - moderators.length - numSpecial,
      membership: member,
      inParent,
      examples: namesOf(isPlain),
    },
    ...special.map(({ kind: status, num_people, ids }): People => {
      const isUnconfirmed = status === 'unconfirmed'
      return {
        kind: isUnconfirmed ? 'unconfirmed' : kindByPostStatus[status]!,
        num_people,
        membership: { ...member, ...(isUnconfirmed ? { given_id: 1 } : { post_status: status }) },
        inParent: isUnconfirmed ? null : inParent,
        isConfirmed: !isUnconfirmed,
        examples: isUnconfirmed ? [] : namesOf(({ id }) => ids.includes(id)),
      }
    }),
    // Moderators have individual permissions, so each is checked.
    ...moderators.map(({ full_name, user_status, ...membership }): People => ({
      kind: membership.mod_status === 'sub_modstatus_owner' ? 'owner' : 'moderator',
      num_people: 1,
      membership,
      inParent,
      isConfirmed: user_status !== 'user_status_notconfirmed',
      examples: full_name === '' ? [] : [full_name],
    })),
  ]
  return [...outside, ...inside].filter(({ num_people }) => num_people === null || num_people > 0)
}

/** Whether they are in the group already. */
export const isInside = (kind: PeopleKind): boolean =>
  !['visitor', 'nonmember', 'parent_member', 'pending', 'newcomer', 'unconfirmed'].includes(kind)
