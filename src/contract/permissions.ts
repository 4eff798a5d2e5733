import { enumerations, type Value } from './enumerations.ts'
import type { GroupSettings } from './groups/group-settings.ts'

/** The roles in a group. A banned or past member has the role of a visitor. */
export const groupRoles = enumerations.group_role
export type GroupRole = Value<'group_role'>
export type Grant = Value<'mod_permissions'>

/** Everything that determines what someone may do in a group. */
export type GroupAccess = {
  role: GroupRole
  /** The permissions that a moderator was given. */
  grants: ReadonlySet<string>
  /** May not post: address unconfirmed, or posting disabled for this member. */
  muted: boolean
  /** Is a member, or pending. */
  hasSubscription: boolean
  group: GroupSettings
}

/** A named condition on the group's settings; the name is printed on the reference page. */
type Predicate = { name: string; applies: (access: GroupAccess) => boolean }
type Cell = boolean | Predicate | { name: string; grant: Grant; or: Predicate | undefined }

const predicate = (name: string, applies: (access: GroupAccess) => boolean): Predicate => ({ name, applies })
const ifGranted = (grant: Grant, or?: Predicate): Cell => ({ name: or ? `${grant}, or ${or.name}` : grant, grant, or })

const publicPrivacy: ReadonlySet<string> = new Set([
  'group_privacy_none',
  'group_privacy_unlisted_public',
  'sub_group_privacy_none',
  'sub_group_privacy_unlisted_public_archives',
])
const listedPrivacy: ReadonlySet<string> = new Set([
  'group_privacy_none',
  'group_privacy_archives',
  'sub_group_privacy_none',
  'sub_group_privacy_archives',
  'sub_group_privacy_limited_archives',
])
/** Whether anyone may read the archives. */
export const isPublic = (privacy: string): boolean => publicPrivacy.has(privacy)
/** For queries with the same condition on many groups. */
export const listedPrivacies: readonly string[] = [...listedPrivacy]
/** Whether the group is in the directory (a subgroup: in its parent's), so its existence is no secret. */
export const isListed = (privacy: string): boolean => listedPrivacy.has(privacy)

const publicArchives = predicate('public archives', ({ group }) => isPublic(group.privacy))
// Those who see a group see its listed subgroups; an unlisted one is visible to its members only.
const listed = predicate('listed', ({ group }) => isListed(group.privacy))
const parentArchives = predicate(
  'public archives, or privacy sub_group_privacy_limited_archives',
  ({ group }) => isPublic(group.privacy) || group.privacy === 'sub_group_privacy_limited_archives',
)

/** The rank of each role; an access setting has a minimum rank to view and one to change. */
const ranks: Record<GroupRole, number> = { owner: 3, moderator: 3, member: 2, parent_member: 1, pending: 1, visitor: 1 }
const nobody = 9
const accessRanks: Record<string, { see: number; change: number }> = {
  none: { see: nobody, change: nobody },
  subscribers: { see: 2, change: 2 },
  limited: { see: 2, change: 3 },
  moderators_only: { see: 3, change: 3 },
  public: { see: 1, change: 2 },
  public_limited: { see: 1, change: 3 },
}
type AccessSetting = keyof GroupSettings & `${string}_access`
/** By the values of the settings, which begin with the name of the feature. */
const accessByWord = new Map<string, (typeof accessRanks)[string]>(
  Object.entries(accessRanks).flatMap(([word, access]) =>
    ['group', 'polls'].map(about => [`${about}_access_${word}`, access] as const),
  ),
)
const accessOf = (access: GroupAccess, setting: AccessSetting) =>
  accessByWord.get(access.group[setting]) ?? accessRanks.none!
const sees = (setting: AccessSetting): PermissionRow =>
  all(predicate(`sees by ${setting}`, access => ranks[access.role] >= accessOf(access, setting).see))
const changes = (setting: AccessSetting): PermissionRow =>
  all(predicate(`changes by ${setting}`, access => ranks[access.role] >= accessOf(access, setting).change))

const settingIs = <K extends keyof GroupSettings>(setting: K, ...values: GroupSettings[K][]): Predicate =>
  predicate(`${setting} ${values.join(' or ')}`, ({ group }) => values.includes(group[setting]))

const subscribed = predicate('has asked to join', ({ hasSubscription }) => hasSubscription)
const mayPost = predicate('may post', ({ muted, group }) => !muted && !group.locked)
const mayPostHere = predicate(
  'may post, and not announce',
  ({ muted, group }) => !muted && !group.locked && !group.announce,
)
const parentMayPost = predicate(
  'may post, not announce, and allow_parent_subs_to_post',
  ({ muted, group }) => !muted && !group.locked && !group.announce && group.allow_parent_subs_to_post,
)
const mayVote = predicate(
  'may vote by polls_access',
  access => !access.muted && accessOf(access, 'polls_access').see <= ranks[access.role],
)

/** owner, moderator, member, member of the parent group, pending member, visitor */
type PermissionRow = readonly [Cell, Cell, Cell, Cell, Cell, Cell]
const all = (cell: Cell): PermissionRow => [cell, cell, cell, cell, cell, cell]
const archives: PermissionRow = [true, true, true, parentArchives, publicArchives, publicArchives]
/** Owners, and moderators and members with the permission; nobody else. */
const inside = (moderator: Cell, member: Cell): PermissionRow => [true, moderator, member, false, false, false]
const moderatorGrant = (grant: Grant): PermissionRow => inside(ifGranted(grant), false)
const posting: PermissionRow = [mayPost, mayPost, mayPostHere, parentMayPost, false, false]

/** The one table of permissions. Every check, every `perms` object, every button and the reference page use it. */
const table = {
  archives_visible: archives,
  polls_visible: sees('polls_access'),
  members_visible: inside(
    ifGranted(
      'sub_perm_viewmembers',
      settingIs('members_visible', 'group_view_members_subs', 'group_view_members_moderators'),
    ),
    settingIs('members_visible', 'group_view_members_subs'),
  ),
  chat_visible: sees('chat_access'),
  calendar_visible: sees('calendar_access'),
  files_visible: sees('files_access'),
  database_visible: sees('database_access'),
  photos_visible: sees('photos_access'),
  wiki_visible: sees('wiki_access'),
  member_directory_visible: sees('member_directory_access'),
  hashtags_visible: archives,
  guidelines_visible: all(true),
  subgroups_visible: [true, true, true, listed, listed, listed],
  open_donations_visible: all(false),
  sponsor_visible: all(false),
  manage_subgroups: inside(
    ifGranted('sub_perm_managesubgroups', settingIs('sub_group_access', 'sub_group_subs', 'sub_group_moderators')),
    settingIs('sub_group_access', 'sub_group_subs'),
  ),
  ask_visible: all(false),
  delete_group: [true, false, false, false, false, false],
  download_archives: inside(
    settingIs('allow_downloads', 'allow_downloads_by_members', 'allow_downloads_by_moderators'),
    settingIs('allow_downloads', 'allow_downloads_by_members'),
  ),
  download_entire_group: [true, false, false, false, false, false],
  download_members: moderatorGrant('sub_perm_modsub'),
  view_activity: [true, true, false, false, false, false],
  create_hashtags: inside(true, settingIs('hash_tag_permissions', 'hash_tag_create_subs')),
  manage_hashtags: moderatorGrant('sub_perm_managehashtags'),
  manage_integrations: moderatorGrant('sub_perm_integrations'),
  manage_group_settings: moderatorGrant('sub_perm_groupsettings'),
  make_moderator: moderatorGrant('sub_perm_makemoderator'),
  manage_member_subscription_options: moderatorGrant('sub_perm_modsub'),
  manage_pending_members: moderatorGrant('sub_perm_pendingmembers'),
  remove_members: moderatorGrant('sub_perm_removemembers'),
  ban_members: moderatorGrant('sub_perm_banmembers'),
  manage_group_billing: moderatorGrant('sub_perm_billing'),
  manage_group_payments: moderatorGrant('sub_perm_managepaidsubscriptions'),
  edit_archives: moderatorGrant('sub_perm_editarchives'),
  manage_pending_messages: moderatorGrant('sub_perm_pendingmsg'),
  invite_members: moderatorGrant('sub_perm_invitemembers'),
  can_post: posting,
  can_reply: posting,
  can_vote: [mayVote, mayVote, mayVote, false, false, false],
  manage_polls: changes('polls_access'),
  manage_databases: changes('database_access'),
  manage_photos: changes('photos_access'),
  manage_members: moderatorGrant('sub_perm_modsub'),
  manage_calendar: changes('calendar_access'),
  manage_chats: changes('chat_access'),
  view_member_directory: sees('member_directory_access'),
  manage_files: changes('files_access'),
  manage_wiki: changes('wiki_access'),
  manage_subscription: [true, true, true, subscribed, true, false],
  public_page: [true, true, true, parentArchives, publicArchives, publicArchives],
  sub_page: [true, true, true, false, false, false],
  mod_page: [true, true, false, false, false, false],
  can_ask: all(false),
} satisfies Record<string, PermissionRow>

/** Permissions used by the code only; the contract has no flag for them in `perms`. */
const internalTable = {
  view_addresses: moderatorGrant('sub_perm_viewmembers'),
} satisfies Record<string, PermissionRow>

/** The earlier names of the same permissions; both are in every `perms` object. */
const legacyNames = {
  view_archives: 'archives_visible',
  view_databases: 'database_visible',
  view_photos: 'photos_visible',
  view_calendar: 'calendar_visible',
  view_chats: 'chat_visible',
  view_files: 'files_visible',
  view_members: 'members_visible',
  view_wiki: 'wiki_visible',
  view_guidelines: 'guidelines_visible',
} as const satisfies Record<string, keyof typeof table>

export type Permission = keyof typeof table | keyof typeof legacyNames
export type InternalPermission = keyof typeof internalTable
export type Perms = { object: 'perms' } & Record<Permission, boolean>

const rows = Object.entries({
  ...table,
  ...Object.fromEntries(Object.entries(legacyNames).map(([name, same]) => [name, table[same]])),
}) as [Permission, PermissionRow][]
const internalRows = Object.entries(internalTable) as [InternalPermission, PermissionRow][]
const rowOf = new Map<Permission | InternalPermission, PermissionRow>([...rows, ...internalRows])
const columnOf = Object.fromEntries(groupRoles.map((role, column) => [role, column])) as Record<GroupRole, number>
export const permissionNames: readonly Permission[] = rows.map(([name]) => name)

function isAllowed(cell: Cell, access: GroupAccess): boolean {
  if (typeof cell === 'boolean') return cell
  if ('grant' in cell) return access.grants.has(cell.grant) || (cell.or?.applies(access) ?? false)
  return cell.applies(access)
}

export function may(permission: Permission | InternalPermission, access: GroupAccess): boolean {
  return isAllowed(rowOf.get(permission)![columnOf[access.role]]!, access)
}

/** Why someone may do something or not: by the role alone, by what a moderator was granted, or by the group's settings. */
export type PermissionReason = { allowed: boolean; by: 'role' | 'grant' | 'settings'; rule: string }

export function explainPermission(permission: Permission, access: GroupAccess): PermissionReason {
  const cell = rowOf.get(permission)![columnOf[access.role]]!
  const allowed = isAllowed(cell, access)
  if (typeof cell === 'boolean') return { allowed, by: 'role', rule: access.role }
  if (!('grant' in cell)) return { allowed, by: 'settings', rule: cell.name }
  return cell.or?.applies(access)
    ? { allowed, by: 'settings', rule: cell.or.name }
    : { allowed, by: 'grant', rule: cell.grant }
}

/** For each role, the fixed permissions, and those that depend on the group. */
const columns = groupRoles.map((_, column) => ({
  fixed: { object: 'perms', ...Object.fromEntries(rows.map(([name, row]) => [name, row[column] === true])) } as Perms,
  conditional: rows.map(([name, row]) => [name, row[column]!] as const).filter(([, cell]) => typeof cell !== 'boolean'),
}))

/** The `perms` object of the API: every flag, always. */
export function permsOf(access: GroupAccess): Perms {
  const { fixed, conditional: open } = columns[columnOf[access.role]]!
  // Copied and filled in: building sixty fields one by one took several times as long.
  const perms = { ...fixed }
  for (const [name, cell] of open) perms[name] = isAllowed(cell, access)
  return perms
}

/** The table as text, for the reference page. */
export function permissionTable(): string[][] {
  const word = (cell: Cell) =>
    cell === true ? 'yes' : cell === false ? '' : 'grant' in cell ? `granted: ${cell.name}` : cell.name
  return [...rows, ...internalRows].map(([name, row]) => [name, ...row.map(word)])
}
