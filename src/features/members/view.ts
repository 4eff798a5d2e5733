import { colorHex } from '#contract/colors.ts'
import type { GroupSettings } from '#contract/group-settings.ts'
import { permsOf, type Position } from '#contract/permissions.ts'
import type { ExtraMemberData, MemberInfo, MemberLabel } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import { positionOf, type Group } from '#runtime/subjects.ts'
import type { Row } from '#storage/query.ts'
import { abbreviated, hiddenFields, seesAll, type Viewer } from './fields.ts'
import { optionsOf } from './options.ts'

export type MemberObject = Static<typeof MemberInfo>
export type MemberRow = Row<'member.find'>
type Label = Static<typeof MemberLabel>
type Value = Static<typeof ExtraMemberData>
type Profile = Pick<MemberObject, 'profile_privacy'> & {
  [K in 'about_me' | 'location' | 'website' | 'profile_photo_url']: string
} & { about_format: NonNullable<MemberObject['about_format']>; dont_munge_message_id: boolean }

/** What a membership's view needs of its group. */
export type ViewGroup = Pick<Group, 'extra_columns' | 'settings'>

/** A membership as somebody sees it. */
export function memberView(row: MemberRow, group: ViewGroup, viewer: Viewer): MemberObject {
  const profile = profileOf(row.preferences)
  const all = seesAll(viewer, row.user_id)
  const seen: MemberObject = {
    ...(row as unknown as MemberObject),
    ...profile,
    ...optionsOf(row.options),
    object: 'member_info',
    email: all ? row.email : abbreviated(row.email),
    nice_group_name: row.group_title || row.group_name,
    mod_permissions: row.mod_permissions.join(','),
    profile_photo_id: '',
    cover_photo_url: '',
    icon_url: '',
    member_labels: (row.labels as Omit<Label, 'object' | 'color_hex'>[]).map(labelView),
    extra_member_data: valuesFor(row, group, viewer),
  }
  if (all) seen.perms = permsOfMember(row, group)
  // Undefined, and so not written: taking a field out of an object makes all that follows with it slow.
  const hidden = seen as Record<string, unknown>
  for (const field of hiddenFields(viewer, row.user_id, profile.profile_privacy === 'profile_private'))
    hidden[field] = undefined
  return seen
}

/** A label as it goes out. */
export const labelView = (label: Omit<Label, 'object' | 'color_hex'>): Label => ({
  object: 'memberlabel',
  ...label,
  color_hex: colorHex[label.color_name],
})

/** The profile among the preferences of an account, which hold much that is nobody else's business. */
export function profileOf(preferences: unknown): Profile {
  const stored = preferences as Partial<Profile>
  return {
    about_me: stored.about_me ?? '',
    about_format: stored.about_format ?? 'about_html',
    location: stored.location ?? '',
    website: stored.website ?? '',
    profile_photo_url: stored.profile_photo_url ?? '',
    profile_privacy: stored.profile_privacy ?? 'profile_members',
    dont_munge_message_id: stored.dont_munge_message_id ?? false,
  }
}

// A column that was removed took its values with it; one that is not for the profile is for moderators.
function valuesFor(row: MemberRow, { extra_columns }: ViewGroup, viewer: Viewer): Value[] {
  const values = row.extra_data as Value[]
  if (values.length === 0) return []
  const columns = extra_columns.filter(({ profile }) => profile || viewer.moderates)
  const shown = new Map(columns.map(column => [column.id, column.type]))
  return values.filter(({ col_id, col_type }) => shown.get(col_id) === col_type)
}

type OwnPerms = NonNullable<MemberObject['perms']>
const known = new WeakMap<GroupSettings, Map<string, OwnPerms>>()

// In a list most members stand alike: what they may do is worked out once for all of them.
function permsOfMember(row: MemberRow, group: ViewGroup): OwnPerms {
  const perms = known.get(group.settings) ?? new Map<string, OwnPerms>()
  known.set(group.settings, perms)
  const { status, mod_status, mod_permissions, post_status, user_status, owns_parent } = row
  const key = `${status} ${mod_status} ${mod_permissions.join()} ${post_status} ${user_status} ${owns_parent}`
  const found = perms.get(key) ?? { object: 'perms' as const, ...permsOf(positionOfMember(row, group)) }
  perms.set(key, found)
  return found
}

function positionOfMember(row: MemberRow, group: ViewGroup): Position {
  const parentOwner = row.owns_parent
    ? { ...row, status: 'sub_status_normal', mod_status: 'sub_modstatus_owner' }
    : null
  const account = { status: row.user_status } as Parameters<typeof positionOf>[3]
  return positionOf(group as Group, row, parentOwner, account)
}
