import type { Value } from './enumerations.ts'

/**
 * What an owner can set in a group, with the value a new group begins with. Stored as one document in the group's row:
 * a value that is not stored is the default here, so a new setting needs no migration.
 */
export const groupSettingDefaults = {
  privacy: 'group_privacy_archives' as Value<'group_privacy'> | Value<'sub_group_privacy'>,
  locked: false,
  announce: false,
  moderated: false,
  new_users_moderated: true,
  restricted: false,
  invite_only: false,
  allow_non_subs_to_post: false,
  allow_parent_subs_to_post: false,
  reply_to: 'group_reply_to_group' as Value<'group_reply_to'>,
  allow_downloads: 'allow_downloads_by_members' as Value<'allow_downloads'>,
  members_visible: 'group_view_members_moderators' as Value<'members_visible'>,
  sub_group_access: 'sub_group_owners' as Value<'sub_group_access'>,
  calendar_access: 'group_access_limited' as Value<'public_access'>,
  wiki_access: 'group_access_subscribers' as Value<'public_access'>,
  files_access: 'group_access_subscribers' as Value<'access'>,
  database_access: 'group_access_subscribers' as Value<'access'>,
  photos_access: 'group_access_subscribers' as Value<'access'>,
  member_directory_access: 'group_access_moderators_only' as Value<'member_directory_access'>,
  polls_access: 'polls_access_subscribers' as Value<'polls_access'>,
  chat_access: 'group_access_subscribers' as Value<'chat_access'>,
  hash_tag_permissions: 'hash_tag_create_subs' as Value<'hash_tag_permissions'>,
}

/** The settings of one group, complete. */
export type GroupSettings = typeof groupSettingDefaults
