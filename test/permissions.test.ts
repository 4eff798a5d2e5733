import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerations as words } from '#contract/enumerations.ts'
import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { permissionNames, permsOf, type Permission } from '#contract/permissions.ts'
import type { Account } from '#runtime/calls/identity.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'

// Everybody × every privacy × every access setting against a table of its own: written from what the API promises, and
// with nothing of the table that the product uses.

/** From the widest to the narrowest; each contains the next. */
const audiences = ['everybody', 'parent', 'members', 'moderators', 'owners', 'nobody'] as const
type Audience = (typeof audiences)[number]
type Flag = (typeof words.mod_permissions)[number]

/** The narrowest audience that somebody is in, and the flags they were given. */
type Who = { in: Audience; flags?: readonly Flag[]; mayNotPost?: true; isPending?: true }
type CallTarget = { own?: Partial<Membership>; parent?: Partial<Membership>; account?: Partial<Account> | null }

const member = { status: 'sub_status_normal', mod_status: 'sub_modstatus_none' }
const owner = { ...member, mod_status: 'sub_modstatus_owner' }
const moderator = (mod_permissions: Flag[]) => ({ ...member, mod_status: 'sub_modstatus_moderator', mod_permissions })
const everyFlag: Flag[] = [...words.mod_permissions]

const people: Record<string, { place: CallTarget; who: Who }> = {
  'an owner': { place: { own: owner }, who: { in: 'owners' } },
  'an owner who has not confirmed': {
    place: { own: owner, account: { status: 'user_status_notconfirmed' } },
    who: { in: 'owners', mayNotPost: true },
  },
  'a moderator with every right': { place: { own: moderator(everyFlag) }, who: { in: 'moderators', flags: everyFlag } },
  'a moderator with no right': { place: { own: moderator([]) }, who: { in: 'moderators' } },
  ...Object.fromEntries(
    everyFlag.map(flag => [
      `a moderator with ${flag}`,
      { place: { own: moderator([flag]) }, who: { in: 'moderators' as const, flags: [flag] } },
    ]),
  ),
  'a member': { place: { own: member }, who: { in: 'members' } },
  'a member with flags of a moderator, who is none': {
    place: { own: { ...member, mod_permissions: everyFlag } },
    who: { in: 'members' },
  },
  'a new member': {
    place: { own: { ...member, post_status: 'sub_poststatus_newusermoderated' } },
    who: { in: 'members' },
  },
  'a member who may not post': {
    place: { own: { ...member, post_status: 'sub_poststatus_notallowed' } },
    who: { in: 'members', mayNotPost: true },
  },
  'a member who has not confirmed': {
    place: { own: member, account: { status: 'user_status_notconfirmed' } },
    who: { in: 'members', mayNotPost: true },
  },
  'a pending member': {
    place: { own: { ...member, status: 'sub_status_pending' } },
    who: { in: 'everybody', isPending: true },
  },
  'a banned member': { place: { own: { ...member, status: 'sub_status_banned' } }, who: { in: 'everybody' } },
  'a banned owner': { place: { own: { ...owner, status: 'sub_status_banned' } }, who: { in: 'everybody' } },
  'a stranger or past member': { place: {}, who: { in: 'everybody' } },
  'somebody who is not signed in': { place: { account: null }, who: { in: 'everybody' } },
}
/** These stand to a subgroup only. */
const fromTheParent: typeof people = {
  'a member of the parent': { place: { parent: member }, who: { in: 'parent' } },
  'a member of the parent who has not confirmed': {
    place: { parent: member, account: { status: 'user_status_notconfirmed' } },
    who: { in: 'parent', mayNotPost: true },
  },
  'a moderator of the parent': { place: { parent: moderator(everyFlag) }, who: { in: 'parent' } },
  'an owner of the parent': { place: { parent: owner }, who: { in: 'owners' } },
  'an owner of the parent, a member here': { place: { parent: owner, own: member }, who: { in: 'owners' } },
  'a member of both': { place: { parent: member, own: member }, who: { in: 'members' } },
  'somebody who waits at the parent': {
    place: { parent: { ...member, status: 'sub_status_pending' } },
    who: { in: 'everybody' },
  },
  'somebody banned at the parent': {
    place: { parent: { ...owner, status: 'sub_status_banned' } },
    who: { in: 'everybody' },
  },
  'a member of the parent who waits here': {
    place: { parent: member, own: { ...member, status: 'sub_status_pending' } },
    who: { in: 'parent', isPending: true },
  },
  'a member of the parent who is banned here': {
    place: { parent: member, own: { ...member, status: 'sub_status_banned' } },
    who: { in: 'everybody' },
  },
}

const readers: Record<GroupSettings['privacy'], { archives: Audience; isListed: boolean }> = {
  group_privacy_none: { archives: 'everybody', isListed: true },
  group_privacy_archives: { archives: 'members', isListed: true },
  group_privacy_unlisted: { archives: 'members', isListed: false },
  group_privacy_unlisted_public: { archives: 'everybody', isListed: false },
  sub_group_privacy_none: { archives: 'everybody', isListed: true },
  sub_group_privacy_archives: { archives: 'members', isListed: true },
  sub_group_privacy_limited_archives: { archives: 'parent', isListed: true },
  sub_group_privacy_unlisted: { archives: 'members', isListed: false },
  sub_group_privacy_unlisted_public_archives: { archives: 'everybody', isListed: false },
}
const access: Record<string, { see: Audience; change: Audience }> = {
  group_access_none: { see: 'nobody', change: 'nobody' },
  group_access_subscribers: { see: 'members', change: 'members' },
  group_access_limited: { see: 'members', change: 'moderators' },
  group_access_moderators_only: { see: 'moderators', change: 'moderators' },
  group_access_public: { see: 'everybody', change: 'members' },
  group_access_public_limited: { see: 'everybody', change: 'moderators' },
  polls_access_none: { see: 'nobody', change: 'nobody' },
  polls_access_subscribers: { see: 'members', change: 'members' },
  polls_access_limited: { see: 'members', change: 'moderators' },
}
const named: Record<string, Audience> = {
  group_view_members_subs: 'members',
  group_view_members_moderators: 'moderators',
  group_view_members_owners: 'owners',
  sub_group_subs: 'members',
  sub_group_moderators: 'moderators',
  sub_group_owners: 'owners',
  hash_tag_create_subs: 'members',
  hash_tag_create_mods_bounce: 'moderators',
  hash_tag_create_mods_remove: 'moderators',
  allow_downloads_by_members: 'members',
  allow_downloads_by_moderators: 'moderators',
  allow_downloads_by_owners: 'owners',
  allow_downloads_by_nobody: 'owners',
}

const isIn = (who: Who, audience: Audience): boolean =>
  audience !== 'nobody' && audiences.indexOf(who.in) >= audiences.indexOf(audience)
/** Owners, and moderators who were given the flag; with an audience, that one as well. */
const holds = (who: Who, flag: Flag, audience: Audience = 'owners'): boolean =>
  isIn(who, audience) || (who.in === 'moderators' && (who.flags?.includes(flag) ?? false))

function mayPost(who: Who, group: GroupSettings): boolean {
  if (who.mayNotPost || group.locked) return false
  if (who.in === 'parent') return group.allow_parent_subs_to_post && !group.announce
  return isIn(who, group.announce ? 'moderators' : 'members')
}

type Rule = (who: Who, group: GroupSettings) => boolean
const to =
  (audience: Audience): Rule =>
  who =>
    isIn(who, audience)
const granted =
  (flag: Flag): Rule =>
  who =>
    holds(who, flag)
const archives: Rule = (who, { privacy }) => isIn(who, readers[privacy].archives)
type Access = keyof GroupSettings & `${string}_access`
const sees =
  (setting: Access): Rule =>
  (who, group) =>
    isIn(who, access[group[setting]]!.see)
const changes =
  (setting: Access): Rule =>
  (who, group) =>
    isIn(who, access[group[setting]]!.change)
const members: Rule = (who, group) => holds(who, 'sub_perm_viewmembers', named[group.members_visible])

const expected: Record<Permission, Rule> = {
  archives_visible: archives,
  view_archives: archives,
  hashtags_visible: archives,
  public_page: archives,
  polls_visible: sees('polls_access'),
  manage_polls: changes('polls_access'),
  can_vote: (who, group) => !who.mayNotPost && isIn(who, access[group.polls_access]!.see),
  chat_visible: sees('chat_access'),
  view_chats: sees('chat_access'),
  manage_chats: changes('chat_access'),
  calendar_visible: sees('calendar_access'),
  view_calendar: sees('calendar_access'),
  manage_calendar: changes('calendar_access'),
  files_visible: sees('files_access'),
  view_files: sees('files_access'),
  manage_files: changes('files_access'),
  database_visible: sees('database_access'),
  view_databases: sees('database_access'),
  manage_databases: changes('database_access'),
  photos_visible: sees('photos_access'),
  view_photos: sees('photos_access'),
  manage_photos: changes('photos_access'),
  wiki_visible: sees('wiki_access'),
  view_wiki: sees('wiki_access'),
  manage_wiki: changes('wiki_access'),
  member_directory_visible: sees('member_directory_access'),
  view_member_directory: sees('member_directory_access'),
  members_visible: members,
  view_members: members,
  guidelines_visible: to('everybody'),
  view_guidelines: to('everybody'),
  subgroups_visible: (who, { privacy }) => isIn(who, readers[privacy].isListed ? 'everybody' : 'members'),
  open_donations_visible: to('nobody'),
  sponsor_visible: to('nobody'),
  ask_visible: to('nobody'),
  can_ask: to('nobody'),
  sub_page: to('members'),
  mod_page: to('moderators'),
  view_activity: to('moderators'),
  manage_subscription: who => isIn(who, 'members') || who.isPending === true,
  delete_group: to('owners'),
  download_entire_group: to('owners'),
  download_archives: (who, group) => isIn(who, named[group.allow_downloads]!),
  create_hashtags: (who, group) => isIn(who, named[group.hash_tag_permissions]!),
  manage_subgroups: (who, group) => holds(who, 'sub_perm_managesubgroups', named[group.sub_group_access]),
  can_post: mayPost,
  can_reply: mayPost,
  manage_pending_messages: granted('sub_perm_pendingmsg'),
  manage_pending_members: granted('sub_perm_pendingmembers'),
  invite_members: granted('sub_perm_invitemembers'),
  remove_members: granted('sub_perm_removemembers'),
  ban_members: granted('sub_perm_banmembers'),
  make_moderator: granted('sub_perm_makemoderator'),
  manage_hashtags: granted('sub_perm_managehashtags'),
  manage_group_settings: granted('sub_perm_groupsettings'),
  manage_member_subscription_options: granted('sub_perm_modsub'),
  manage_members: granted('sub_perm_modsub'),
  download_members: granted('sub_perm_modsub'),
  manage_integrations: granted('sub_perm_integrations'),
  edit_archives: granted('sub_perm_editarchives'),
  manage_group_billing: granted('sub_perm_billing'),
  manage_group_payments: granted('sub_perm_managepaidsubscriptions'),
}

/** Each setting that decides about a right, with all its values; `a subgroup` takes the privacy of one. */
const variants: [string, Partial<GroupSettings>][] = [
  ...Object.keys(readers).map(privacy => [privacy, { privacy }] as [string, Partial<GroupSettings>]),
  ...Object.entries({
    calendar_access: words.public_access,
    wiki_access: words.public_access,
    files_access: words.access,
    database_access: words.access,
    photos_access: words.access,
    member_directory_access: words.member_directory_access,
    polls_access: words.polls_access,
    chat_access: words.chat_access,
    members_visible: words.members_visible,
    sub_group_access: words.sub_group_access,
    hash_tag_permissions: words.hash_tag_permissions,
    allow_downloads: words.allow_downloads,
  }).flatMap(([setting, values]) =>
    (values as readonly string[]).map(
      value => [`${setting} ${value}`, { [setting]: value }] as [string, Partial<GroupSettings>],
    ),
  ),
  ['locked', { locked: true }],
  ['announce', { announce: true }],
  ['allow_parent_subs_to_post', { allow_parent_subs_to_post: true }],
  ['announce and allow_parent_subs_to_post', { announce: true, allow_parent_subs_to_post: true }],
  ['locked and allow_parent_subs_to_post', { locked: true, allow_parent_subs_to_post: true }],
]

const membership = (group_id: number, given: Partial<Membership>): Membership => ({
  id: 1,
  group_id,
  status: 'sub_status_normal',
  post_status: 'sub_poststatus_normal',
  mod_status: 'sub_modstatus_none',
  mod_permissions: [],
  ...given,
})

for (const isSubgroup of [false, true]) {
  for (const [title, given] of variants) {
    if (given.privacy && given.privacy.startsWith('sub_') !== isSubgroup) continue
    test(`everyone's permissions in ${isSubgroup ? 'a subgroup' : 'a group'} with ${title}`, () => {
      const privacy = isSubgroup ? 'sub_group_privacy_archives' : 'group_privacy_archives'
      const settings: GroupSettings = { ...groupSettingDefaults, privacy, ...given }
      const group = { id: 2, parent_id: isSubgroup ? 1 : null, settings } as Group
      const wrong: string[] = []
      for (const [name, { place, who }] of Object.entries({ ...people, ...(isSubgroup && fromTheParent) })) {
        const account =
          place.account === null ? null : ({ id: 1, status: 'user_status_confirmed', ...place.account } as Account)
        const own = place.own ? membership(2, place.own) : null
        const inParent = place.parent ? membership(1, place.parent) : null
        const perms = permsOf(groupAccessOf(group, own, inParent, account))
        for (const right of permissionNames)
          if (perms[right] !== expected[right](who, settings)) wrong.push(`${right} of ${name}: ${perms[right]}`)
      }
      assert.deepEqual(wrong, [])
    })
  }
}

test('the table covers every permission of the API', () => {
  assert.deepEqual(permissionNames.toSorted(), Object.keys(expected).toSorted())
  assert.equal(permissionNames.length, 62)
})
