import { may, type Permission, type GroupAccess } from '#contract/permissions.ts'

/** The caller's relation to the memberships they look at. */
type ViewerRank = 'stranger' | 'member' | 'moderator'
/**
 * The viewer of memberships of a group. Created only from an access: a call that changes a membership
 * shows what a call that reads it shows the same caller.
 */
export type MemberViewer = {
  readonly account_id: number | null
  readonly access: GroupAccess | null
  readonly rank: ViewerRank
  /** Knows the addresses of members, and finds members by them. */
  readonly seesAddresses: boolean
}

/** The caller of a call in a group, looking at its members. */
export function viewerOf(account: { id: number } | null, access: GroupAccess): MemberViewer {
  const rank = !may('view_members', access) ? 'stranger' : may('mod_page', access) ? 'moderator' : 'member'
  return { account_id: account?.id ?? null, access, rank, seesAddresses: may('view_addresses', access) }
}
/** A viewer who sees only themselves: just joined, or not a member. */
export const ownViewer = (account: { id: number }): MemberViewer => ({
  account_id: account.id,
  access: null,
  rank: 'stranger',
  seesAddresses: false,
})

/** Seeing non-members needs the permission to decide on them. */
const neededPermission: Record<string, Permission> = {
  sub_status_pending: 'manage_pending_members',
  sub_status_banned: 'ban_members',
}
/** Whether a caller with this access may know of a membership in this state. */
export function maySee(access: GroupAccess, { status }: { status: string }): boolean {
  const needed = neededPermission[status]
  return needed === undefined || may(needed, access)
}

// Those who may remove or ban people can do so in any state of the membership.
const actsOnAnyone: readonly Permission[] = ['remove_members', 'ban_members']
/** Whether a caller with this access may know that the membership exists: they see it, or may end it. */
export const maySeeMember = (access: GroupAccess, member: { status: string }): boolean =>
  maySee(access, member) || actsOnAnyone.some(right => may(right, access))

type FieldAudience = 'members' | 'profile' | 'address' | 'self and moderators' | 'moderators' | 'self'

/**
 * Who sees which field of a membership; fields not listed say nothing about the person, and are for everyone who may act
 * on the membership. `members`: the person, and those who may see members. `profile`: the same, unless the profile is
 * private: then only the person. docs/decisions/0014
 */
export const fieldRights = {
  user_id: 'members',
  user_name: 'members',
  full_name: 'members',
  mod_status: 'members',
  profile_photo_url: 'profile',
  profile_photo_id: 'profile',
  profile_privacy: 'members',
  most_recent_message: 'members',
  num_messages: 'members',
  member_labels: 'members',
  extra_member_data: 'members',
  color: 'self and moderators',
  email: 'address',
  num_drafts: 'self',
  moderator_notes: 'moderators',
  moderator_notes_updated: 'moderators',
  claimed_by: 'moderators',
  post_status: 'self and moderators',
  approved_posts: 'self and moderators',
  mod_permissions: 'self and moderators',
  perms: 'self and moderators',
  email_delivery: 'self and moderators',
  message_selection: 'self and moderators',
  max_attachment_size: 'self and moderators',
  auto_follow_replies: 'self and moderators',
  dont_munge_message_id: 'self and moderators',
  user_status: 'self and moderators',
  signature: 'self and moderators',
  use_signature: 'self and moderators',
  use_signature_email: 'self and moderators',
  pending_msg_notify: 'self and moderators',
  pending_sub_notify: 'self and moderators',
  sub_notify: 'self and moderators',
  storage_notify: 'self and moderators',
  sub_group_notify: 'self and moderators',
  message_report_notify: 'self and moderators',
  account_notify: 'self and moderators',
  owner_msg_notify: 'self and moderators',
  chat_notify: 'self and moderators',
  photo_notify: 'self and moderators',
  file_notify: 'self and moderators',
  wiki_notify: 'self and moderators',
  database_notify: 'self and moderators',
  timezone: 'profile',
  about_me: 'profile',
  about_format: 'profile',
  location: 'profile',
  website: 'profile',
} as const satisfies Record<string, FieldAudience>
type HiddenField = keyof typeof fieldRights

type ViewerRelation = { rank: ViewerRank; isSelf: boolean; isPrivate: boolean; seesAddresses: boolean }
const audienceRules: Record<FieldAudience, (look: ViewerRelation) => boolean> = {
  members: ({ rank, isSelf }) => isSelf || rank !== 'stranger',
  profile: ({ rank, isSelf, isPrivate }) => isSelf || (rank !== 'stranger' && !isPrivate),
  address: ({ rank, isSelf, seesAddresses }) => isSelf || (rank !== 'stranger' && seesAddresses),
  'self and moderators': ({ rank, isSelf }) => isSelf || rank === 'moderator',
  moderators: ({ rank }) => rank === 'moderator',
  self: ({ isSelf }) => isSelf,
}

const audienceByField = Object.entries(fieldRights) as [HiddenField, FieldAudience][]
const hiddenFrom = (look: ViewerRelation): HiddenField[] =>
  audienceByField.filter(([, eyes]) => !audienceRules[eyes](look)).map(([name]) => name)
const bits = [false, true]
const hiddenByRelation = (rank: ViewerRank) =>
  bits.map(isSelf =>
    bits.map(isPrivate => bits.map(seesAddresses => hiddenFrom({ rank, isSelf, isPrivate, seesAddresses }))),
  )
/** By rank, self, private profile, addresses: computed once, as every member of a list needs it. */
const hiddenByRank: Record<ViewerRank, HiddenField[][][][]> = {
  stranger: hiddenByRelation('stranger'),
  member: hiddenByRelation('member'),
  moderator: hiddenByRelation('moderator'),
}

type ViewedMember = { user_id: number; status: string }
const rankFor = ({ rank, access }: MemberViewer, member: ViewedMember): ViewerRank =>
  access && maySee(access, member) ? rank : 'stranger'

/** The fields of a membership that this viewer does not get. */
export function hiddenFields(viewer: MemberViewer, member: ViewedMember, isPrivate: boolean): readonly HiddenField[] {
  const isSelf = Number(viewer.account_id === member.user_id)
  // Those who decide on a non-member see who it is.
  const seesAddress = viewer.seesAddresses || member.status !== 'sub_status_normal'
  return hiddenByRank[rankFor(viewer, member)][isSelf]![Number(isPrivate)]![Number(seesAddress)]!
}

/** Whether a viewer sees the fields for the member and moderators only. */
export const seesAllFields = (viewer: MemberViewer, member: ViewedMember): boolean =>
  viewer.account_id === member.user_id || rankFor(viewer, member) === 'moderator'
