import type { Value } from '../enumerations.ts'

/**
 * The settings of a group with their defaults. Stored as one document in the group's row: a value that is not stored is
 * the default here, so a new setting needs no migration.
 */
export const groupSettingDefaults = {
  privacy: 'group_privacy_archives' as Value<'group_privacy'> | Value<'sub_group_privacy'>,
  fig_leaf: 'fig_leaf_none' as Value<'fig_leaf'>,

  // Name and presentation.
  alias: '',
  subject_tag: '',
  footer: '',
  website: '',
  default_color: 'color_cerulean_blue' as Value<'color'>,
  default_timezone: 'UTC',
  default_time_pref: 'standard_time' as Value<'time_pref'>,
  default_date_pref: 'us_date' as Value<'date_pref'>,
  default_monday_start: false,

  // Joining and posting.
  locked: false,
  announce: false,
  moderated: false,
  new_users_moderated: true,
  unmoderate_users_after: 1,
  restricted: false,
  invite_only: false,
  allow_non_subs_to_post: false,
  allow_parent_subs_to_post: false,
  send_invites_on_join: false,

  // Handling of posts.
  reply_to: 'group_reply_to_group' as Value<'group_reply_to'>,
  remove_other_reply_options: false,
  force_html_emails: false,
  normalize_html_emails: false,
  plain_text_only: false,
  seperate_footers: false,
  handle_attachments: 'group_attachments_normal' as Value<'handle_attachments'>,
  bounce_attachments: false,
  handle_virus: 'handle_virus_block' as Value<'handle_virus'>,
  disable_edits: false,
  auto_close_threads: false,
  close_threads_after: 0,
  auto_moderate_threads: false,
  moderate_threads_after: 0,
  allow_reposts: false,
  min_days_between_reposts: 0,
  max_number_of_reposts: 0,
  hash_tags_required: false,
  hash_tag_permissions: 'hash_tag_create_subs' as Value<'hash_tag_permissions'>,
  max_photo_size_email: 'max_photo_size_none' as Value<'max_photo_size'>,
  max_photo_size_photos: 'max_photo_size_none' as Value<'max_photo_size'>,
  max_photo_size_databases: 'max_photo_size_none' as Value<'max_photo_size'>,
  max_photo_size_wiki_images: 'max_photo_size_none' as Value<'max_photo_size'>,
  allow_photos_in_files: false,

  // Defaults of a new membership.
  email_delivery_default: 'email_delivery_single' as Value<'email_delivery'>,
  message_selection_default: 'message_selection_all' as Value<'message_selection'>,
  max_attachment_size_default: 'max_attachment_size_unlimited' as Value<'max_attachment_size'>,
  auto_follow_replies_default: false,
  disable_no_email: false,

  // Permissions.
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

  send_event_summaries: false,
  event_summary_schedule: 'event_summary_monthly' as Value<'event_summary_schedule'>,
}

export type GroupSettings = typeof groupSettingDefaults
