import { colorHex } from '#contract/colors.ts'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { permsOf, type GroupAccess } from '#contract/permissions.ts'
import type { ExtraMemberData, MemberInfo, MemberLabel } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group, GroupPhotos } from '#runtime/calls/targets.ts'
import type { Row } from '#storage/query.ts'
import { hiddenFields, seesAllFields, viewerOf, type MemberViewer } from './list/visible-fields.ts'
import { optionsOf } from './membership/options.ts'

export type MemberObject = Static<typeof MemberInfo>
export type MemberRow = Row<'member.find'>
/** A membership with all fields; permissions are computed lazily, since few see them. */
type WholeMember = Required<Omit<MemberObject, 'perms'>>
type MemberLabelObject = Static<typeof MemberLabel>
type StoredLabel = Omit<MemberLabelObject, 'object' | 'color_hex' | 'color_name'> & { color_name: string }
type ExtraValueObject = Static<typeof ExtraMemberData>
type Profile = Required<Pick<MemberObject, 'profile_privacy' | 'about_format'>> & {
  [K in 'about_me' | 'location' | 'website' | 'profile_photo_url']: string
} & { dont_munge_message_id: boolean }

/** The group fields needed for the view of a membership. */
export type ViewGroup = Pick<Group, 'extra_columns' | 'settings'>

/** A membership for a viewer. */
export function memberView(found: MemberRow, group: ViewGroup, viewer: MemberViewer): MemberObject {
  const row = viewer.account_id === found.user_id ? found : withGivenIdentity(found)
  const profile = profileOf(row.preferences)
  const all = seesAllFields(viewer, row)
  const whole: WholeMember = {
    ...optionsOf(row.options),
    object: 'member_info',
    id: row.id,
    created: row.created,
    updated: row.updated,
    user_id: row.user_id,
    group_id: row.group_id,
    group_name: row.group_name,
    nice_group_name: row.group_title || row.group_name,
    subs_count: row.subs_count,
    status: row.status as WholeMember['status'],
    mod_status: row.mod_status as WholeMember['mod_status'],
    email: row.email,
    user_name: row.user_name,
    full_name: row.full_name,
    profile_photo_id: '',
    ...groupPhotosOf(row),
    most_recent_message: row.most_recent_message,
    // Past members of before it was counted don't have it.
    num_messages: row.num_messages ?? 0,
    member_labels: (row.labels as StoredLabel[]).map(labelView),
    extra_member_data: valuesFor(row, group, viewer),
    post_status: row.post_status as WholeMember['post_status'],
    mod_permissions: row.mod_permissions.join(','),
    email_delivery: row.email_delivery as WholeMember['email_delivery'],
    message_selection: row.message_selection as WholeMember['message_selection'],
    max_attachment_size: row.max_attachment_size as WholeMember['max_attachment_size'],
    user_status: row.user_status as WholeMember['user_status'],
    timezone: row.timezone,
    moderator_notes: row.moderator_notes,
    moderator_notes_updated: row.moderator_notes_updated,
    auto_follow_replies: row.auto_follow_replies,
    approved_posts: row.approved_posts,
    num_drafts: row.num_drafts,
    claimed_by: row.claimed_by,
    ...profile,
  }
  const seen: MemberObject = whole
  if (all) seen.perms = permsOfMember(found === row ? row : { ...row, user_status: 'user_status_confirmed' }, group)
  // Undefined, and so not written: taking a field out of an object makes all that follows with it slow.
  const hidden = seen as Record<string, unknown>
  for (const field of hiddenFields(viewer, row, profile.profile_privacy === 'profile_private'))
    hidden[field] = undefined
  return seen
}

// Past members of before groups had photos have none.
function groupPhotosOf({ group_photos }: Pick<MemberRow, 'group_photos'>) {
  const { icon_url = '', cover_photo_url = '' } = (group_photos as Partial<GroupPhotos> | undefined) ?? {}
  return { icon_url, cover_photo_url }
}

export const undeliverableStatuses: readonly string[] = ['user_status_bouncing', 'user_status_bounced']

/**
 * Of somebody who was added and has not agreed, others see what was given and whether mail from this group arrives, and nothing
 * by which to tell whether the address had an account before. docs/decisions/0016, docs/decisions/0016
 */
function withGivenIdentity(row: MemberRow): MemberRow {
  const { given_id, given_name, given_email, mail_status } = row
  if (!given_id) return row
  const user_status = undeliverableStatuses.includes(mail_status) ? mail_status : 'user_status_notconfirmed'
  const account = { user_name: '', timezone: '', preferences: {}, user_status }
  return { ...row, ...account, user_id: given_id, full_name: given_name ?? '', email: given_email ?? '' }
}

/** A label in a response. */
export function labelView({ id, created, group_id, name, description, color_name }: StoredLabel): MemberLabelObject {
  const color = color_name as MemberLabelObject['color_name']
  return {
    object: 'memberlabel',
    id,
    created,
    group_id,
    name,
    description,
    color_name: color,
    color_hex: colorHex[color],
  }
}

/** The public profile, from the account's private preferences. */
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

// Values of deleted columns are gone; columns outside the profile are for moderators.
function valuesFor(row: MemberRow, { extra_columns }: ViewGroup, viewer: MemberViewer): ExtraValueObject[] {
  const values = row.extra_data as ExtraValueObject[]
  if (values.length === 0) return []
  const columns = extra_columns.filter(({ profile }) => profile || viewer.rank === 'moderator')
  const shown = new Map(columns.map(column => [column.id, column.type]))
  return values.filter(({ col_id, col_type }) => shown.get(col_id) === col_type)
}

type OwnPerms = NonNullable<MemberObject['perms']>
const permsCache = new WeakMap<GroupSettings, Map<string, OwnPerms>>()

// Most members of a list have the same permissions: computed once for all of them.
function permsOfMember(row: MemberRow, group: ViewGroup): OwnPerms {
  const perms = permsCache.getOrInsertComputed(group.settings, () => new Map<string, OwnPerms>())
  const { status, mod_status, mod_permissions, post_status, user_status, owns_parent } = row
  const key = `${status} ${mod_status} ${mod_permissions.join()} ${post_status} ${user_status} ${owns_parent}`
  return perms.getOrInsertComputed(key, () => permsOf(positionOfMember(row, group)))
}

/** A membership as its owner sees it. */
export const ownView = (row: MemberRow, group: ViewGroup): MemberObject =>
  memberView(row, group, viewerOf({ id: row.user_id }, positionOfMember(row, group)))

function positionOfMember(row: MemberRow, group: ViewGroup): GroupAccess {
  const parentOwner = row.owns_parent
    ? { ...row, status: 'sub_status_normal', mod_status: 'sub_modstatus_owner' }
    : null
  return groupAccessOf(group, row, parentOwner, { status: row.user_status })
}
