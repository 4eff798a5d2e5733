import { may, type Position } from '#contract/permissions.ts'

/** Who is looking at a membership. */
export type Viewer = {
  account_id: number | null
  /** A moderator or owner of its group. */
  moderates: boolean
}
/** The caller of a call in a group, looking at its members. */
export const viewerOf = (account: { id: number } | null, position: Position): Viewer => ({
  account_id: account?.id ?? null,
  moderates: may('mod_page', position),
})

type Eyes = 'self' | 'moderators' | 'self and moderators' | 'profile'

/**
 * Who sees which field of a membership; what is not listed is for everybody who may see the membership at all. `profile`:
 * the person and moderators, others unless the profile is private. docs/decisions/0040
 */
export const fieldRights = {
  email: 'self and moderators',
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
} as const satisfies Record<string, Eyes>
type HiddenField = keyof typeof fieldRights

const seen: Record<Eyes, (viewer: Viewer, isSelf: boolean, isPrivate: boolean) => boolean> = {
  self: (_, isSelf) => isSelf,
  moderators: viewer => viewer.moderates,
  'self and moderators': (viewer, isSelf) => isSelf || viewer.moderates,
  profile: (viewer, isSelf, isPrivate) => isSelf || viewer.moderates || !isPrivate,
}

const listed = Object.entries(fieldRights) as [HiddenField, Eyes][]
// An address is not left out but abbreviated.
const hiddenFrom = (viewer: Viewer, isSelf: boolean, isPrivate: boolean): HiddenField[] =>
  listed.filter(([name, eyes]) => name !== 'email' && !seen[eyes](viewer, isSelf, isPrivate)).map(([name]) => name)
const bits = [false, true]
/** By moderator, self, private profile: worked out once, as every member of every list is asked about. */
const hidden = bits.map(moderates =>
  bits.map(isSelf => bits.map(isPrivate => hiddenFrom({ account_id: null, moderates }, isSelf, isPrivate))),
)

/** The fields of a membership that this viewer does not get. */
export function hiddenFields(viewer: Viewer, user_id: number, isPrivate: boolean): readonly HiddenField[] {
  const isSelf = viewer.account_id === user_id
  return hidden[Number(viewer.moderates)]![Number(isSelf)]![Number(isPrivate)]!
}

/** Whether a viewer sees what a membership says only to its owner and to moderators. */
export const seesAll = (viewer: Viewer, user_id: number): boolean => viewer.moderates || viewer.account_id === user_id

/** Who writes, but not where to: `ben@...` */
export const abbreviated = (email: string): string => `${email.slice(0, email.lastIndexOf('@'))}@...`
