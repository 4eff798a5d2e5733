// Made from the declarations of all calls by npm run generate; changes belong there.

export type AccountDeletion = {
  object: 'account_deletion'
  deleted: boolean
  sole_owner_of: string[]
  parts: ({
    name: string
    count: number
  })[]
}

export type ActivityLog = {
  object: 'activity_log'
  id: number
  created: string
  group_id: number
  entry: string
  via: 'via_web' | 'via_email' | 'via_api' | 'via_robot'
}

export type ApiKey = {
  object: 'api_key'
  id: number
  created: string
  name: string
  status: 'api_key_active' | 'api_key_expired' | 'api_key_revoked'
  scopes: ('read' | 'write' | 'moderate' | 'admin')[]
  group_ids: number[]
  expires: string | null
  last_used: string | null
}

export type Attachment = {
  object: 'attachment'
  id: string
  created: string
  group_id: number
  user_id: number
  thread_id: number
  message_num: number
  attach_num: number
  type: string
  sub_type: string
  name: string
  content: string
  thumbnail_url: string
  image_width: number | null
  image_height: number | null
}

export type BulkRemoveError = {
  object: 'bulk_remove_error'
  email: string
  status: 'not_subscribed' | 'sole_owner' | 'invalid_email' | 'moderator_or_owner'
}

export type BulkRemoveResults = {
  object: 'bulk_remove_results'
  total_emails: number
  removed: number
  errors: BulkRemoveError[]
}

export type DirectAddError = {
  object: 'direct_add_error'
  email: string
  status: 'already_member' | 'already_invited' | 'banned' | 'bouncing' | 'invalid_email' | 'not_confirmed' | 'pending' | 'unwanted'
  group_id: number
}

export type DirectAddResults = {
  object: 'direct_add_results'
  total_emails: number
  errors: DirectAddError[]
  added_members: MemberInfo[]
}

export type Draft = {
  object: 'draft'
  id: number
  created: string
  updated: string
  user_id: number
  group_id: number
  draft_type: 'draft_type_post' | 'draft_type_reply' | 'draft_type_dm' | 'draft_type_post_to_sub'
  subject: string
  body: string
  body_type: 'html' | 'plain' | 'markdown'
  is_special: boolean
  bcc_me: boolean
  bcc_all: boolean
  num_attachments: number
  next_attachment_id: number
  message_id: number
  dm_member_id: number
  member_id: number
  reply_to: '' | 'sender' | 'group_and_sender' | 'mods'
}

export type DraftAttachment = {
  object: 'draft_attachment'
  id: number
  draft_id: number
  url: string
  filename: string
  content_type: string
  size: number
  inline: boolean
}

export type Error = {
  object: 'error'
  type: 'unauthorized_error' | 'bad_request' | 'authentication' | 'expired' | 'rate_limit' | 'inadequate_permissions' | 'invalid_value' | 'server' | 'bad_csrf' | 'two_factor_required' | 'pending_adds'
  /** What exactly; empty where the type says it all. */
  extra: string
}

export type ExtraMemberData = {
  col_id: number
  col_type: 'text_column' | 'paragraph_column' | 'checkbox_column' | 'multiple_choice_column' | 'date_column' | 'time_column' | 'address_column' | 'multi_choice_column' | 'link_column' | 'image_column' | 'html_paragraph_column' | 'email_column'
  text?: string
  date?: string
  time?: string
  street_address1?: string
  street_address2?: string
  city?: string
  state?: string
  zip?: string
  title?: string
  url?: string
  desc?: string
  image_name?: string
  html_text?: string
  lat?: number
  lng?: number
  checked?: boolean
  multi_choice?: number[]
}

export type ExtraMemberDataColumn = {
  id: number
  name: string
  type: 'text_column' | 'paragraph_column' | 'checkbox_column' | 'multiple_choice_column' | 'date_column' | 'time_column' | 'address_column' | 'multi_choice_column' | 'link_column' | 'image_column' | 'html_paragraph_column' | 'email_column'
  required: boolean
  color: string
  choices: string[]
  width: number
  default_hidden: boolean
  profile: boolean
  description: string
}

export type Feed = {
  object: 'feed'
  member_info: MemberInfo
  group: Group
  topics: FeedTopic[]
  events: ({})[]
  files: ({})[]
  photos: ({})[]
  chats: ({})[]
  wikis: ({})[]
  subgroups: Group[]
  tables: ({})[]
  hashtags: Hashtag[]
}

export type FeedAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Feed[]
}

export type FeedTopic = {
  topic: Topic
  images: Attachment[]
}

export type GetactivitylogAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: ActivityLog[]
}

export type GetapikeysAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: ApiKey[]
}

export type GetattachmentsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: DraftAttachment[]
}

export type GetdraftsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Draft[]
}

export type GetextracolumnsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: ExtraMemberDataColumn[]
}

export type GetfeedAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Feed[]
}

export type GetgroupaliasesAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Groupalias[]
}

export type GethashtagsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Hashtag[]
}

export type GetinvitesAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Invite[]
}

export type GetmemberlabelsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Memberlabel[]
}

export type GetmembernoticesAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Membernotice[]
}

export type GetmembersAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: MemberInfo[]
}

export type GetmessagerevisionsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: MessageRevision[]
}

export type GetmessagesAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  group_perms?: Perms
  group?: Group
  sub_data: MemberInfo[]
  topic: Topic | null
  data: Message[]
}

export type GetpastmembersAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: PastMember[]
}

export type GetpendingaddsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: PendingAdds[]
}

export type GetpendingmessagesAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Pendingmsg[]
}

export type GetsessionsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Session[]
}

export type GetsubgroupsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Group[]
}

export type GetsubsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: MemberInfo[]
}

export type GettopicAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  group_perms?: Perms
  group?: Group
  sub_data: MemberInfo[]
  cover_photo_url: string
  topic: Topic
  data: Message[]
}

export type GettopicsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  group_perms?: Perms
  group?: Group
  sub_data: MemberInfo[]
  data: Topic[]
}

export type Group = {
  object: 'group'
  id: number
  created: string
  updated: string
  name: string
  nice_group_name: string
  title: string
  alias: string
  desc: string
  plain_desc: string
  website: string
  email_address: string
  group_url: string
  cover_photo_url: string
  icon_url: string
  org_domain: string
  parent_group_id: number
  org_id: number
  sub_group_categoryid: number
  subgroupcategoryid: number
  subs_count: number
  announce: boolean
  restricted: boolean
  invite_only: boolean
  locked: boolean
  trial_group: boolean
  has_cover_photo: boolean
  has_icon: boolean
  type: 'group_type_messages'
  plan: 'group_plan_basic' | 'group_plan_premium' | 'group_plan_enterprise'
  privacy: 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public' | 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none' | 'sub_group_privacy_unlisted_public_archives'
  default_color: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow'
  perms: Perms
  most_recent_message?: string | null
  threads_count?: number
  messages_count?: number
  subject_tag?: string
  open_chats_count?: number
  pending_subs_count?: number
  pending_msgs_count?: number
  footer?: string
  default_timezone?: string
  moderated?: boolean
  new_users_moderated?: boolean
  allow_non_subs_to_post?: boolean
  allow_parent_subs_to_post?: boolean
  force_html_emails?: boolean
  normalize_html_emails?: boolean
  remove_other_reply_options?: boolean
  seperate_footers?: boolean
  plain_text_only?: boolean
  hash_tags_required?: boolean
  bounce_attachments?: boolean
  allow_photos_in_files?: boolean
  allow_reposts?: boolean
  auto_follow_replies_default?: boolean
  default_monday_start?: boolean
  disable_edits?: boolean
  disable_no_email?: boolean
  auto_close_threads?: boolean
  auto_moderate_threads?: boolean
  send_event_summaries?: boolean
  send_invites_on_join?: boolean
  unmoderate_users_after?: number
  min_days_between_reposts?: number
  max_number_of_reposts?: number
  close_threads_after?: number
  moderate_threads_after?: number
  sticky_wiki_page_id?: number
  calendar_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | 'group_access_public' | 'group_access_public_limited'
  wiki_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | 'group_access_public' | 'group_access_public_limited'
  files_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none'
  database_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none'
  photos_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none'
  member_directory_access?: 'group_access_limited' | 'group_access_moderators_only' | 'group_access_none'
  polls_access?: 'polls_access_subscribers' | 'polls_access_limited' | 'polls_access_none'
  chat_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_none'
  moderation?: 'unmoderated' | 'moderated' | 'new_users_moderated'
  reply_to?: 'group_reply_to_group' | 'group_reply_to_sender' | 'group_reply_to_moderators' | 'group_reply_to_group_and_sender' | 'group_reply_only_to_sender'
  allow_downloads?: 'allow_downloads_by_members' | 'allow_downloads_by_moderators' | 'allow_downloads_by_owners' | 'allow_downloads_by_nobody'
  members_visible?: 'group_view_members_subs' | 'group_view_members_moderators' | 'group_view_members_owners'
  sub_group_access?: 'sub_group_subs' | 'sub_group_moderators' | 'sub_group_owners'
  subgroup_access?: 'sub_group_subs' | 'sub_group_moderators' | 'sub_group_owners'
  handle_attachments?: 'group_attachments_normal' | 'group_attachments_bounced' | 'group_attachments_stripped' | 'group_attachments_moderated'
  handle_virus?: 'handle_virus_block' | 'handle_virus_moderate'
  max_photo_size_email?: 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small'
  max_photo_size_photos?: 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small'
  max_photo_size_databases?: 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small'
  max_photo_size_wiki_images?: 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small'
  hash_tag_permissions?: 'hash_tag_create_subs' | 'hash_tag_create_mods_bounce' | 'hash_tag_create_mods_remove'
  email_delivery_default?: 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary'
  message_selection_default?: 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message'
  max_attachment_size_default?: 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none'
  default_time_pref?: 'standard_time' | 'military_time'
  default_date_pref?: 'us_date' | 'international_date'
  event_summary_schedule?: 'event_summary_monthly' | 'event_summary_weekly_sunday' | 'event_summary_weekly_monday' | 'event_summary_weekly_tuesday' | 'event_summary_weekly_wednesday' | 'event_summary_weekly_thursday' | 'event_summary_weekly_friday' | 'event_summary_weekly_saturday'
  extra_member_data_columns?: ExtraMemberDataColumn[]
}

export type Groupalias = {
  object: 'groupalias'
  id: number
  created: string
  updated: string
  name: string
  alias_group_id: number
}

export type Hashtag = {
  object: 'hashtag'
  id: number
  created: string
  group_id: number
  name: string
  alias: HashtagAlias | null
  mods_only_post: boolean
  mods_only_replies: boolean
  no_email: boolean
  moderated: boolean
  special: boolean
  replies_unmoderated: boolean
  locked: boolean
  until: 'hash_tag_delete_none' | 'hash_tag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hash_tag_delete_six_months' | 'hash_tag_delete_year'
  close_instead_of_delete: boolean
  description: string
  color_name: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow'
  color_hex: string
  reply_to: 'thread_reply_group_default' | 'thread_reply_to_sender' | 'group_reply_only_to_sender'
  topic_count: number
  last_message_date: string | null
  muted: boolean | null
  followed: boolean | null
}

export type HashtagAlias = {
  id: number
  name: string
}

export type Invite = {
  object: 'invite'
  id: number
  created: string
  expires: string
  group_id: number
  user_id: number
  email: string
  full_name: string
}

export type InviteError = {
  object: 'invite_error'
  email: string
  status: 'already_member' | 'already_invited' | 'banned' | 'bouncing' | 'invalid_email' | 'not_confirmed' | 'pending' | 'unwanted'
}

export type InviteResults = {
  object: 'invite_results'
  total_emails: number
  errors: InviteError[]
  invites: Invite[]
}

export type Login = {
  token: string
  user: LoginUser
}

export type LoginUser = {
  object: 'user'
  id: number
  created: string
  updated: string
  status: 'user_status_confirmed' | 'user_status_notconfirmed' | 'user_status_bouncing' | 'user_status_bounced' | 'user_status_inactive'
  email: string
  full_name: string
  user_name: string
  timezone: string
  profile_photo_url: string
  csrf_token: string
  about_me: string
  location: string
  website: string
  post_pref: 'user_postpref_html' | 'user_postpref_plain' | 'user_postpref_markdown'
  per_page_pref: 'user_per_page_pref20' | 'user_per_page_pref50' | 'user_per_page_pref100' | 'user_per_page_pref_infinite'
  allow_idpa_login: boolean
  allow_idpb_login: boolean
  allow_sso_login: boolean
  two_factor_enabled: boolean
  dont_munge_message_id: boolean
  monday_start: boolean
  recovery_codes: string
  about_format: 'about_html' | 'about_plain' | 'about_markdown'
  time_pref: 'standard_time' | 'military_time'
  date_pref: 'us_date' | 'international_date'
  profile_privacy: 'profile_private' | 'profile_members' | 'profile_public'
  default_message_view: 'thread_view' | 'message_view' | 'expanded_message_view'
  topics_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  topic_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  messages_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  expanded_messages_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  search_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  photos_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  album_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  search_sort: 'relevance_sort' | 'date_sort'
  photos_order_by: 'photos_order_by_created' | 'photos_order_by_name' | 'photos_order_by_taken'
  album_order_by: 'album_order_by_created' | 'album_order_by_name' | 'album_order_by_updated'
  home_page: 'home_page_groups'
  subscriptions: MemberInfo[]
}

export type MemberInfo = {
  object: 'member_info'
  id: number
  created: string
  updated: string
  group_id: number
  group_name: string
  nice_group_name: string
  subs_count: number
  status: 'sub_status_normal' | 'sub_status_pending' | 'sub_status_banned'
  cover_photo_url: string
  icon_url: string
  user_id?: number
  mod_status?: 'sub_modstatus_none' | 'sub_modstatus_moderator' | 'sub_modstatus_owner'
  email?: string
  user_name?: string
  full_name?: string
  profile_photo_url?: string
  profile_photo_id?: string
  color?: string
  profile_privacy?: 'profile_private' | 'profile_members' | 'profile_public'
  most_recent_message?: string | null
  member_labels?: Memberlabel[]
  extra_member_data?: ExtraMemberData[]
  post_status?: 'sub_poststatus_normal' | 'sub_poststatus_allowed' | 'sub_poststatus_newusermoderated' | 'sub_poststatus_moderated' | 'sub_poststatus_notallowed'
  mod_permissions?: string
  email_delivery?: 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary'
  message_selection?: 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message'
  max_attachment_size?: 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none'
  user_status?: 'user_status_confirmed' | 'user_status_notconfirmed' | 'user_status_bouncing' | 'user_status_bounced' | 'user_status_inactive'
  about_format?: 'about_html' | 'about_plain' | 'about_markdown'
  timezone?: string
  about_me?: string
  location?: string
  website?: string
  signature?: string
  moderator_notes?: string
  auto_follow_replies?: boolean
  dont_munge_message_id?: boolean
  use_signature?: boolean
  use_signature_email?: boolean
  approved_posts?: number
  num_drafts?: number
  claimed_by?: number
  pending_msg_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  pending_sub_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  sub_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  storage_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  sub_group_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  message_report_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  account_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  chat_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  photo_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  file_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  wiki_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  database_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'
  owner_msg_notify?: 'sub_ownermsg_notify_none' | 'sub_ownermsg_notify_all' | 'sub_ownermsg_notify_subs'
  moderator_notes_updated?: string | null
  perms?: Perms
}

export type Memberlabel = {
  object: 'memberlabel'
  id: number
  created: string
  group_id: number
  name: string
  description: string
  color_name: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow'
  color_hex: string
}

export type Membernotice = {
  object: 'membernotice'
  id: number
  created: string
  updated: string
  group_id: number
  type: 'member_notice_welcome' | 'member_notice_pending_subscription' | 'member_notice_rejected_subscription' | 'member_notice_removed_member' | 'member_notice_banned_member' | 'member_notice_goodbye' | 'member_notice_direct_add' | 'member_notice_invite' | 'member_notice_guidelines' | 'member_notice_monthly_reminder' | 'member_notice_rejected_message' | 'member_notice_locked_group' | 'member_notice_locked_topic' | 'member_notice_message_to_member' | 'member_notice_sponsorship'
  name: string
  subject: string
  body: string
  active: boolean
}

export type Message = {
  object: 'message'
  id: number
  created: string
  updated: string
  user_id: number
  group_id: number
  topic_id: number
  body: string
  quoted: string
  remainder: string
  snippet: string
  subject: string
  subject_with_tags: string
  name: string
  profile_photo_url: string
  is_plain_text: boolean
  is_reply: boolean
  has_liked: boolean
  is_closed: boolean
  is_moderated: boolean
  can_repost: boolean
  msg_num: number
  num_likes: number
  poll_id: number
  rev_count: number
  reply_to: 'thread_reply_group_default' | 'thread_reply_to_sender' | 'group_reply_only_to_sender'
  hashtags: Hashtag[]
  attachments: MessageAttachment[]
  raw_message?: string
}

export type MessageAttachment = {
  id: number
  media_type: string
  download_url: string
  image_thumbnail_url: string
  filename: string
}

export type MessageHistory = {
  object: 'message_history'
  month_counts: MonthCount[]
  tz_offset: number
}

export type MessageRevision = {
  object: 'message_revision'
  rev: number
  created: string
  message_id: number
  group_id: number
  user_id: number
  name: string
  subject: string
  body: string
  raw_message: string
}

export type MessageSearchResult = {
  object: 'message_search_result'
  id: number
  created: string
  updated: string
  group_id: number
  topic_id: number
  summary: string
  snippet: string
  subject: string
  body: string
  profile_photo_url: string
  name: string
  user_id: number
  rev_count: number
  msg_num: number
  num_msgs_in_topic: number
  can_view_profile: boolean
  is_closed: boolean
  is_moderated: boolean
  is_sticky: boolean
  has_attachments: boolean
  hashtags: Hashtag[]
}

export type MonthCount = {
  object: 'month_count'
  year: number
  month: number
  msgs_sent: number
}

export type NewApiKey = {
  object: 'api_key'
  id: number
  created: string
  name: string
  status: 'api_key_active' | 'api_key_expired' | 'api_key_revoked'
  scopes: ('read' | 'write' | 'moderate' | 'admin')[]
  group_ids: number[]
  expires: string | null
  last_used: string | null
  key: string
}

export type OauthLogin = {
  object: 'oauth_login'
  state: string
  web_client_id: string
  ios_client_id: string
  android_client_id: string
  scopes: string[]
  authorization_url: string
  provider_name: string
}

export type Org = {
  object: 'org'
  id: number
  created: string
  updated: string
  title: string
  name: string
  domain: string
  org_url: string
  default_timezone: string
  parent_group_id: number
  logged_out_wiki_page_id: number
  disable_signup: boolean
  disable_plus_one: boolean
  ga_code: string
  login_page_text: string
  no_account_text: string
}

export type OtherUser = {
  object: 'user'
  id: number
  created: string | null
  updated: string | null
  email: string
  full_name: string
  user_name: string
  timezone: string
  profile_photo_url: string
  status: 'user_status_confirmed' | 'user_status_notconfirmed' | 'user_status_bouncing' | 'user_status_bounced' | 'user_status_inactive'
}

export type PastMember = {
  object: 'past_member'
  id: number
  created: string
  action: 'left' | 'removed_member' | 'rejected' | 'spamleft' | 'ban_members' | 'unbanned' | 'expired_member' | 'deleted_account'
  joined: string
  member_info: MemberInfo
}

export type PendingAdds = {
  object: 'pending_adds'
  id: number
  created: string
  group_id: number
  group_name: string
  user_id: number
  total_emails: number
  emails: string
  subject: string
  message: string
}

export type PendingAttachment = {
  filename: string
  media_type: string
  download_url: string
  image_thumbnail_url: string
  size: number
}

export type Pendingmsg = {
  object: 'pendingmsg'
  id: number
  created: string
  updated: string
  group_id: number
  user_id: number
  topic_id: number
  reason: 'group' | 'member' | 'new_member' | 'topic' | 'hashtag' | 'attachment'
  type: 'pendingmsg_group' | 'pendingmsg_member' | 'pendingmsg_new_member' | 'pendingmsg_topic' | 'pendingmsg_hashtag' | 'pendingmsg_attachment'
  claimed_by: number
  claiming_user: OtherUser | null
  claimed_date: string | null
  sender: OtherUser
  sender_email: string
  sender_name: string
  raw_message: string
  message_body: string
  virus_name: string
  body_format: 'html' | 'plain'
  editor_member_id: number
  editor: string
  edit_reason: string
  subject: string
  subject_with_tags: string
  body: string
  quoted: string
  remainder: string
  snippet: string
  name: string
  email: string
  is_plain_text: boolean
  is_reply: boolean
  is_special: boolean
  is_web_post: boolean
  has_attachments: boolean
  attachments: PendingAttachment[]
  expires: string | null
}

export type Perms = {
  object: 'perms'
  archives_visible: boolean
  polls_visible: boolean
  members_visible: boolean
  chat_visible: boolean
  calendar_visible: boolean
  files_visible: boolean
  database_visible: boolean
  photos_visible: boolean
  wiki_visible: boolean
  member_directory_visible: boolean
  hashtags_visible: boolean
  guidelines_visible: boolean
  subgroups_visible: boolean
  open_donations_visible: boolean
  sponsor_visible: boolean
  manage_subgroups: boolean
  ask_visible: boolean
  delete_group: boolean
  download_archives: boolean
  download_entire_group: boolean
  download_members: boolean
  view_activity: boolean
  create_hashtags: boolean
  manage_hashtags: boolean
  manage_integrations: boolean
  manage_group_settings: boolean
  make_moderator: boolean
  manage_member_subscription_options: boolean
  manage_pending_members: boolean
  remove_members: boolean
  ban_members: boolean
  manage_group_billing: boolean
  manage_group_payments: boolean
  edit_archives: boolean
  manage_pending_messages: boolean
  invite_members: boolean
  can_post: boolean
  can_reply: boolean
  can_vote: boolean
  manage_polls: boolean
  manage_photos: boolean
  manage_members: boolean
  manage_calendar: boolean
  manage_chats: boolean
  view_member_directory: boolean
  manage_files: boolean
  manage_wiki: boolean
  manage_subscription: boolean
  public_page: boolean
  sub_page: boolean
  mod_page: boolean
  can_ask: boolean
  view_archives: boolean
  view_databases: boolean
  view_photos: boolean
  view_calendar: boolean
  view_chats: boolean
  view_files: boolean
  view_members: boolean
  view_wiki: boolean
  view_guidelines: boolean
}

export type Registration = {
  object: 'success'
  extra: string
  user: {
    object: 'user'
    email: string
  }
}

export type SearcharchivesAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  collapse_topics: boolean
  exclude_sigs: boolean
  start_date: string
  end_date: string
  preset_date_range: string
  hashtag: Hashtag | null
  poster_user_id: number
  poster_profile_photo_url: string
  profile_photo_url: string
  poster_name: string
  name: string
  can_view_poster_profile: boolean
  can_view_profile: boolean
  data: MessageSearchResult[]
}

export type SearchmembersAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: MemberInfo[]
}

export type Session = {
  object: 'session'
  id: number
  created: string
  last_used: string
  expires: string
  address: string
  agent: string
  is_current: boolean
}

export type Success = {
  object: 'success'
  extra: string
}

export type Topic = {
  object: 'topic'
  id: number
  created: string
  updated: string
  group_id: number
  group_subject_tag: string
  subject: string
  summary: string
  name: string
  profile_photo_url: string
  num_messages: number
  is_sticky: boolean
  is_moderated: boolean
  is_closed: boolean
  has_attachments: boolean
  reply_to: 'thread_reply_group_default' | 'thread_reply_to_sender' | 'group_reply_only_to_sender'
  most_recent_message: string | null
  hashtags: Hashtag[] | null
}

export type TwoFactorSetup = {
  object: 'two_factor_setup'
  secret: string
  otpauth_url: string
  qr_code_url: string
}

export type UploadattachmentsAnswer = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: DraftAttachment[]
}

export type User = {
  object: 'user'
  id: number
  created: string
  updated: string
  status: 'user_status_confirmed' | 'user_status_notconfirmed' | 'user_status_bouncing' | 'user_status_bounced' | 'user_status_inactive'
  email: string
  full_name: string
  user_name: string
  timezone: string
  profile_photo_url: string
  csrf_token: string
  about_me: string
  location: string
  website: string
  post_pref: 'user_postpref_html' | 'user_postpref_plain' | 'user_postpref_markdown'
  per_page_pref: 'user_per_page_pref20' | 'user_per_page_pref50' | 'user_per_page_pref100' | 'user_per_page_pref_infinite'
  allow_idpa_login: boolean
  allow_idpb_login: boolean
  allow_sso_login: boolean
  two_factor_enabled: boolean
  dont_munge_message_id: boolean
  monday_start: boolean
  recovery_codes: string
  about_format: 'about_html' | 'about_plain' | 'about_markdown'
  time_pref: 'standard_time' | 'military_time'
  date_pref: 'us_date' | 'international_date'
  profile_privacy: 'profile_private' | 'profile_members' | 'profile_public'
  default_message_view: 'thread_view' | 'message_view' | 'expanded_message_view'
  topics_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  topic_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  messages_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  expanded_messages_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  search_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  photos_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  album_sort_dir: 'sort_none' | 'sort_asc' | 'sort_desc'
  search_sort: 'relevance_sort' | 'date_sort'
  photos_order_by: 'photos_order_by_created' | 'photos_order_by_name' | 'photos_order_by_taken'
  album_order_by: 'album_order_by_created' | 'album_order_by_name' | 'album_order_by_updated'
  home_page: 'home_page_groups'
}

/** Every call: whether it reads, what it takes, and what it answers. */
export type Calls = {
  /** Sign in with an address and a password: sets the session cookie and returns a token for HTTP Basic. */
  login: {
    method: 'POST'
    input: {
      /** The address of the account. */
      email: string
      /** Its password. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
      /** Accepted and ignored. */
      api_key?: string | undefined
      /** Accepted; a token is always returned. */
      token?: boolean | undefined
    }
    answer: Login
  }
  /** End the session: its cookie and its token stop working at once. */
  logout: {
    method: 'POST'
    input: {}
    answer: undefined
  }
  /** The signed-in user. */
  getuser: {
    method: 'GET'
    input: {}
    answer: User
  }
  /** Change one’s preferences or profile. What is not given stays as it is. How one may sign in is for keys with `admin`. */
  updateuser: {
    method: 'POST'
    input: {
      /** The name that others see. */
      full_name?: string | undefined
      /** What they are called for short. */
      user_name?: string | undefined
      /** A text about oneself, in the form that `about_format` says. */
      about_me?: string | undefined
      about_format?: 'about_html' | 'about_plain' | 'about_markdown' | undefined
      location?: string | undefined
      /** An http or https address, or empty. */
      website?: string | undefined
      profile_privacy?: 'profile_private' | 'profile_members' | 'profile_public' | undefined
      /** The IANA name of a time zone, such as Europe/Berlin. */
      timezone?: string | undefined
      post_pref?: 'user_postpref_html' | 'user_postpref_plain' | 'user_postpref_markdown' | undefined
      per_page_pref?: 'user_per_page_pref20' | 'user_per_page_pref50' | 'user_per_page_pref100' | 'user_per_page_pref_infinite' | undefined
      allow_idpa_login?: boolean | undefined
      allow_idpb_login?: boolean | undefined
      allow_sso_login?: boolean | undefined
      dont_munge_message_id?: boolean | undefined
      monday_start?: boolean | undefined
      time_pref?: 'standard_time' | 'military_time' | undefined
      date_pref?: 'us_date' | 'international_date' | undefined
      default_message_view?: 'thread_view' | 'message_view' | 'expanded_message_view' | undefined
      topics_sort_dir?: 'sort_none' | 'sort_asc' | 'sort_desc' | undefined
      topic_sort_dir?: 'sort_none' | 'sort_asc' | 'sort_desc' | undefined
      messages_sort_dir?: 'sort_none' | 'sort_asc' | 'sort_desc' | undefined
      expanded_messages_sort_dir?: 'sort_none' | 'sort_asc' | 'sort_desc' | undefined
      search_sort_dir?: 'sort_none' | 'sort_asc' | 'sort_desc' | undefined
      photos_sort_dir?: 'sort_none' | 'sort_asc' | 'sort_desc' | undefined
      album_sort_dir?: 'sort_none' | 'sort_asc' | 'sort_desc' | undefined
      search_sort?: 'relevance_sort' | 'date_sort' | undefined
      photos_order_by?: 'photos_order_by_created' | 'photos_order_by_name' | 'photos_order_by_taken' | undefined
      album_order_by?: 'album_order_by_created' | 'album_order_by_name' | 'album_order_by_updated' | undefined
      home_page?: 'home_page_groups' | undefined
    }
    answer: User
  }
  /** Change what others see of oneself. What is not given stays as it is. */
  updateprofile: {
    method: 'POST'
    input: {
      /** The name that others see. */
      full_name?: string | undefined
      /** What they are called for short. */
      user_name?: string | undefined
      /** A text about oneself, in the form that `about_format` says. */
      about_me?: string | undefined
      about_format?: 'about_html' | 'about_plain' | 'about_markdown' | undefined
      location?: string | undefined
      /** An http or https address, or empty. */
      website?: string | undefined
      profile_privacy?: 'profile_private' | 'profile_members' | 'profile_public' | undefined
    }
    answer: User
  }
  /** The profile, subscriptions, sessions and API keys of the signed-in user, as a zip. */
  exportmydata: {
    method: 'GET'
    input: {}
    answer: Blob
  }
  /** Delete one’s account and all that belongs to it. With `preview` nothing happens but the answer. */
  deleteaccount: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password?: string | undefined
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
      /** Only say what would go; asks for no password. */
      preview?: boolean | undefined
    }
    answer: AccountDeletion
  }
  /** Make an account. A letter with a link goes to the address; an address that is known gets one that says so. */
  registeruser: {
    method: 'POST'
    input: {
      /** The mail address. If wrong: `bad_request` with `invalid email address`. */
      email: string
      /** At least 6 characters, and none of those that everybody tries. If wrong: `bad_request` with `invalid password`. */
      password: string
      /** The name that others see. */
      full_name?: string | undefined
      /** The IANA name of a time zone, such as Europe/Berlin. */
      timezone?: string | undefined
    }
    answer: Registration
  }
  /** Show that an address is one’s own, with what its letter carries: that of a new account, or a new one. */
  confirmemail: {
    method: 'POST'
    input: {
      /** What the link in the letter carries. If wrong: `bad_request` with `invalid token`. */
      token: string
      /** Asked for where the address was registered more than once: that of this letter. */
      password?: string | undefined
    }
    answer: undefined
  }
  /** Send the letter that confirms an address once more. The answer is the same for any address. */
  resendconfirmation: {
    method: 'POST'
    input: {
      /** The mail address. If wrong: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: Success
  }
  /** Send a letter that lets one choose a new password. The answer is the same for any address. */
  requestpasswordreset: {
    method: 'POST'
    input: {
      /** The mail address. If wrong: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: Success
  }
  /** Choose a new password with what the letter carries. All sessions and API keys of the account are over. */
  resetpassword: {
    method: 'POST'
    input: {
      /** What the link in the letter carries. If wrong: `bad_request` with `invalid token`. */
      token: string
      /** At least 6 characters, and none of those that everybody tries. If wrong: `bad_request` with `invalid password`. */
      password: string
    }
    answer: undefined
  }
  /** Change the password. The other sessions and their tokens are over. */
  changepassword: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** At least 6 characters, and none of those that everybody tries. If wrong: `bad_request` with `invalid password`. */
      new_password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: undefined
  }
  /** Move the account to another address. It counts once the letter to that address has been answered. */
  changeemail: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
      /** The mail address. If wrong: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: Success
  }
  /** Begin to switch two-factor on: returns what an authenticator app needs. It counts once it is confirmed. */
  enabletwofactor: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
    }
    answer: TwoFactorSetup
  }
  /** Show that the app works: two-factor is on, the other sessions are over, and recovery codes are shown once. */
  confirmtwofactor: {
    method: 'POST'
    input: {
      /** The code that the app shows. Zeros may lead. */
      twofactor: number
    }
    answer: User
  }
  /** Switch two-factor off. The other sessions are over. */
  disabletwofactor: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: User
  }
  /** New recovery codes instead of the old ones, shown once. */
  regeneraterecoverycodes: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: User
  }
  /** Make an API key. It is shown in this answer and never again. */
  createapikey: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
      /** What the key is for. */
      name: string
      /** What the key may do; without it, `read` and `write`. */
      scopes?: ('read' | 'write' | 'moderate' | 'admin')[] | undefined
      /** The groups it may be used in, their subgroups included; without it, all. If wrong: `bad_request` with `invalid group_id`. */
      group_ids?: number[] | undefined
      /** When it stops working; without it, never. */
      expires?: string | undefined
    }
    answer: NewApiKey
  }
  /** The API keys of the user, without the keys themselves. */
  getapikeys: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`), `name`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetapikeysAnswer
  }
  /** Revoke an API key: it stops working at once, and stays in the list. */
  revokeapikey: {
    method: 'POST'
    input: {
      /** The key, by its id. If wrong: `bad_request` with `invalid api_key_id`. */
      api_key_id: number
    }
    answer: ApiKey
  }
  /** Delete an API key: it stops working at once, and is gone from the list. */
  deleteapikey: {
    method: 'POST'
    input: {
      /** The key, by its id. If wrong: `bad_request` with `invalid api_key_id`. */
      api_key_id: number
    }
    answer: undefined
  }
  /** Where the user is signed in. */
  getsessions: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created`, `last_used` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsessionsAnswer
  }
  /** End one session, or all but the one that asks: cookies and tokens stop working at once. */
  revokesession: {
    method: 'POST'
    input: {
      /** The session to end. If wrong: `bad_request` with `invalid session_id`. */
      session_id?: number | undefined
      /** End all sessions but the one that asks. */
      all?: boolean | undefined
    }
    answer: undefined
  }
  /** Begin to sign in through an identity provider: a state for the final call, good once and for ten minutes. */
  idpaloginstart: {
    method: 'POST'
    input: {}
    answer: OauthLogin
  }
  /** Begin to sign in through an identity provider: a state for the final call, good once and for ten minutes. */
  idpbloginstart: {
    method: 'POST'
    input: {}
    answer: OauthLogin
  }
  /** Sign in with what the identity provider gave: sets the session cookie and returns a token for HTTP Basic. Makes an account for somebody new. */
  idpaloginfinal: {
    method: 'POST'
    input: {
      /** From the start call, made in the same browser. If wrong: `bad_request` with `invalid state`. */
      state: string
      /** The authorization code. It counts where both are given. */
      code?: string | undefined
      /** Instead of a code: an access token issued to one of our client ids. */
      access_token?: string | undefined
      /** As the provider sent it along with the code (RFC 9207), if it did. */
      iss?: string | undefined
    }
    answer: Login
  }
  /** Sign in with what the identity provider gave: sets the session cookie and returns a token for HTTP Basic. Makes an account for somebody new. */
  idpbloginfinal: {
    method: 'POST'
    input: {
      /** From the start call, made in the same browser. If wrong: `bad_request` with `invalid state`. */
      state: string
      /** The authorization code. It counts where both are given. */
      code?: string | undefined
      /** Instead of a code: an access token issued to one of our client ids. */
      access_token?: string | undefined
      /** As the provider sent it along with the code (RFC 9207), if it did. */
      iss?: string | undefined
    }
    answer: Login
  }
  /** Allow an identity provider to sign the user in again, with the token of a letter. */
  enableidplogin: {
    method: 'POST'
    input: {
      /** From the link in the letter. If wrong: `bad_request` with `invalid token`. */
      token: string
    }
    answer: undefined
  }
  /** Make a group. Whoever makes it is its owner. */
  creategroup: {
    method: 'POST'
    input: {
      /** Letters, digits and single hyphens, 2 to 34 of them. If wrong: `bad_request` with `invalid group_name`. */
      group_name: string
      /** What the group is for (HTML): at least 11 visible characters. If wrong: `bad_request` with `description too short`. */
      desc: string
      /** Who sees the group and its archives; private archives never become more public. */
      privacy: 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public'
      /** Who makes subgroups. */
      sub_group_access: 'sub_group_subs' | 'sub_group_moderators' | 'sub_group_owners'
      /** How messages come. */
      email_delivery?: 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary' | undefined
      /** Which messages come. */
      message_selection?: 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message' | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none' | undefined
    }
    answer: Group
  }
  /** Make a subgroup. Whoever makes it is its owner. */
  createsubgroup: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What follows the plus sign: letters, digits and single hyphens, 2 to 34 of them. If wrong: `bad_request` with `invalid group_name`. */
      sub_group_name: string
      /** What the group is for (HTML): at least 11 visible characters. If wrong: `bad_request` with `description too short`. */
      desc: string
      /** Who sees the group and its archives; private archives never become more public. */
      privacy: 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none'
      /** How messages come. */
      email_delivery?: 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary' | undefined
      /** Which messages come. */
      message_selection?: 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message' | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none' | undefined
    }
    answer: Group
  }
  /** A group. One that the caller is not in must be asked for by name. */
  getgroup: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Group
  }
  /** What the caller may do in a group. */
  getperms: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Perms
  }
  /** The subgroups of a group that the caller may know of. */
  getsubgroups: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`), `name`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsubgroupsAnswer
  }
  /** Change settings of a group. */
  updategroup: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How the group is called in full. */
      title?: string | undefined
      /** The name in addresses; of a subgroup: ParentGroupName+SubGroupName. If wrong: `bad_request` with `invalid group_name`. */
      name?: string | undefined
      /** A further name for mail and calls; once set it can be changed, but not blanked. */
      alias?: string | undefined
      /** What the group is for (HTML): at least 11 visible characters. */
      desc?: string | undefined
      /** What stands in brackets before the subject of each message. */
      subject_tag?: string | undefined
      /** What stands under each message (HTML). */
      footer?: string | undefined
      /** An absolute http or https address. */
      website?: string | undefined
      /** Only moderators post. */
      announce?: boolean | undefined
      /** Every post is held until a moderator approves it. */
      moderated?: boolean | undefined
      /** The first posts of a new member are held. */
      new_users_moderated?: boolean | undefined
      /** Who wants to join waits for a moderator. */
      restricted?: boolean | undefined
      /** Mail from people who are no members is taken. */
      allow_non_subs_to_post?: boolean | undefined
      /** Mail goes out as HTML; plain digests become HTML digests. */
      force_html_emails?: boolean | undefined
      /** The looks of HTML mail are evened out. */
      normalize_html_emails?: boolean | undefined
      /** Only the default way to reply is offered. */
      remove_other_reply_options?: boolean | undefined
      /** Messages are turned into plain text. */
      plain_text_only?: boolean | undefined
      /** Every topic needs a hashtag. */
      hash_tags_required?: boolean | undefined
      /** Mail with attachments is refused. */
      bounce_attachments?: boolean | undefined
      /** Photos may be put among the files. */
      allow_photos_in_files?: boolean | undefined
      /** New members follow the topics they reply to. */
      auto_follow_replies_default?: boolean | undefined
      /** Messages cannot be edited. */
      disable_edits?: boolean | undefined
      /** Members cannot switch off all mail; who had gets special notices. */
      disable_no_email?: boolean | undefined
      /** Topics are closed after close_threads_after days. */
      auto_close_threads?: boolean | undefined
      /** Replies to topics are held after moderate_threads_after days. */
      auto_moderate_threads?: boolean | undefined
      /** Messages may be posted again (premium and enterprise). */
      allow_reposts?: boolean | undefined
      /** Nobody posts. */
      lock_group?: boolean | undefined
      /** Approved posts after which a new member is no longer moderated. */
      unmoderate_users_after?: number | undefined
      /** Days. */
      close_threads_after?: number | undefined
      /** Days. */
      moderate_threads_after?: number | undefined
      /** Days. */
      min_days_between_reposts?: number | undefined
      /** How often one message may be posted again. */
      max_number_of_reposts?: number | undefined
      /** Where replies go. */
      reply_to?: 'group_reply_to_group' | 'group_reply_to_sender' | 'group_reply_to_moderators' | 'group_reply_to_group_and_sender' | 'group_reply_only_to_sender' | undefined
      /** Who sees the group and its archives; private archives never become more public. */
      privacy?: 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public' | 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none' | 'sub_group_privacy_unlisted_public_archives' | undefined
      /** Who sees the list of members. */
      members_visible?: 'group_view_members_subs' | 'group_view_members_moderators' | 'group_view_members_owners' | undefined
      /** Who makes subgroups. */
      subgroup_access?: 'sub_group_subs' | 'sub_group_moderators' | 'sub_group_owners' | undefined
      /** The same, in the spelling of the group object. */
      sub_group_access?: 'sub_group_subs' | 'sub_group_moderators' | 'sub_group_owners' | undefined
      /** Who sees and changes the calendar. */
      calendar_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | 'group_access_public' | 'group_access_public_limited' | undefined
      /** Who sees and changes the files. */
      files_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | undefined
      /** Who sees and changes the databases. */
      database_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | undefined
      /** Who sees and changes the wiki. */
      wiki_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | 'group_access_public' | 'group_access_public_limited' | undefined
      /** Who sees and changes the photos. */
      photos_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | undefined
      /** Who sees the directory of members. */
      member_directory_access?: 'group_access_limited' | 'group_access_moderators_only' | 'group_access_none' | undefined
      /** Who votes, and who makes polls. */
      polls_access?: 'polls_access_subscribers' | 'polls_access_limited' | 'polls_access_none' | undefined
      /** Who chats, and who opens chats. */
      chat_access?: 'group_access_limited' | 'group_access_subscribers' | 'group_access_none' | undefined
      /** What happens to attachments in mail. */
      handle_attachments?: 'group_attachments_normal' | 'group_attachments_bounced' | 'group_attachments_stripped' | 'group_attachments_moderated' | undefined
      /** What happens to mail with a virus. */
      handle_virus?: 'handle_virus_block' | 'handle_virus_moderate' | undefined
      /** Whether a page asks before it shows the archives. */
      fig_leaf?: 'fig_leaf_archives' | 'fig_leaf_none' | undefined
      /** To what size photos in mail are made smaller. */
      max_photo_size_email?: 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small' | undefined
      /** To what size photos in albums are made smaller. */
      max_photo_size_photos?: 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small' | undefined
      /** To what size photos in databases are made smaller. */
      max_photo_size_databases?: 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small' | undefined
      /** To what size photos in the wiki are made smaller. */
      max_photo_size_wiki_images?: 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small' | undefined
      /** Who makes hashtags. */
      hash_tag_permissions?: 'hash_tag_create_subs' | 'hash_tag_create_mods_bounce' | 'hash_tag_create_mods_remove' | undefined
      /** How new members get messages. */
      email_delivery_default?: 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary' | undefined
      /** Which messages new members get. */
      message_selection_default?: 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message' | undefined
      /** Up to what size new members get attachments. */
      max_attachment_size_default?: 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none' | undefined
      /** An IANA time zone; subgroups have that of their parent. */
      default_timezone?: string | undefined
      /** Nobody joins without an invitation. */
      invite_only?: boolean | undefined
      /** Members of the parent post in this subgroup. */
      allow_parent_subs_to_post?: boolean | undefined
      /** New members get invitations to the events to come. */
      send_invites_on_join?: boolean | undefined
      /** The footer is an attachment of its own. */
      seperate_footers?: boolean | undefined
      /** Who downloads the archives. */
      allow_downloads?: 'allow_downloads_by_members' | 'allow_downloads_by_moderators' | 'allow_downloads_by_owners' | 'allow_downloads_by_nobody' | undefined
      /** The colour of the group. */
      default_color?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
      /** How times are written to those who are not signed in. */
      default_time_pref?: 'standard_time' | 'military_time' | undefined
      /** How dates are written to those who are not signed in. */
      default_date_pref?: 'us_date' | 'international_date' | undefined
      /** Weeks begin on Monday for those who are not signed in. */
      default_monday_start?: boolean | undefined
      /** Members get a list of the events to come. */
      send_event_summaries?: boolean | undefined
      /** When. */
      event_summary_schedule?: 'event_summary_monthly' | 'event_summary_weekly_sunday' | 'event_summary_weekly_monday' | 'event_summary_weekly_tuesday' | 'event_summary_weekly_wednesday' | 'event_summary_weekly_thursday' | 'event_summary_weekly_friday' | 'event_summary_weekly_saturday' | undefined
    }
    answer: Group
  }
  /** Delete a group for good, with its subgroups and all that is in them. */
  deletegroup: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Exactly the words: I understand If wrong: `bad_request` with `understand`. */
      understand: string
      /** Why, for the record. */
      reason?: string | undefined
    }
    answer: undefined
  }
  /** The further names of a group. Only premium and enterprise groups have any. */
  getgroupaliases: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`), `name`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetgroupaliasesAnswer
  }
  /** Give a premium or enterprise group a further name, for mail and for `group_name`. */
  newgroupalias: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Formed like the name of a group. If wrong: `bad_request` with `invalid name`. */
      name: string
    }
    answer: Groupalias
  }
  /** Give up a further name of a group. The alias in the settings of the group stays. */
  deletegroupalias: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** If wrong: `bad_request` with `invalid alias_id`. */
      alias_id: number
    }
    answer: undefined
  }
  /** The columns for data about members; a member sees those that are part of a profile. */
  getextracolumns: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `position` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetextracolumnsAnswer
  }
  /** Add a column for data about members. */
  newextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its heading: one line, with something to see in it. */
      name: string
      /** What a value in it is; it stays so. */
      type: 'text_column' | 'paragraph_column' | 'checkbox_column' | 'multiple_choice_column' | 'date_column' | 'time_column' | 'address_column' | 'multi_choice_column' | 'link_column' | 'image_column' | 'html_paragraph_column' | 'email_column'
      /** A member must fill it in. */
      required?: boolean | undefined
      /** The colour of its heading. */
      color?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
      /** For the columns with choices: one a line, at most 200. */
      choices?: string | undefined
      /** In pixels; 0: as wide as need be. */
      width?: number | undefined
      /** Not shown unless asked for. */
      default_hidden?: boolean | undefined
      /** Part of the profile: members see it, and fill in their own. */
      profile?: boolean | undefined
      /** What it is for. */
      description?: string | undefined
    }
    answer: ExtraMemberDataColumn
  }
  /** Change a column for data about members. Its type stays; choices can be renamed and added, not taken away. */
  updateextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** If wrong: `bad_request` with `invalid column_id`. */
      column_id: number
      /** Its heading: one line, with something to see in it. */
      name?: string | undefined
      /** A member must fill it in. */
      required?: boolean | undefined
      /** The colour of its heading. */
      color?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
      /** For the columns with choices: one a line, at most 200. */
      choices?: string | undefined
      /** In pixels; 0: as wide as need be. */
      width?: number | undefined
      /** Not shown unless asked for. */
      default_hidden?: boolean | undefined
      /** Part of the profile: members see it, and fill in their own. */
      profile?: boolean | undefined
      /** What it is for. */
      description?: string | undefined
    }
    answer: ExtraMemberDataColumn
  }
  /** Remove a column for data about members, with what it holds. */
  deleteextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** If wrong: `bad_request` with `invalid column_id`. */
      column_id: number
    }
    answer: undefined
  }
  /** The organisation whose host name was asked, or the one that owns a group. */
  getorg: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Org
  }
  /** The members of a group. */
  getmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Which of them; pending, banned and bouncing need the right to do something about them. */
      type?: 'members' | 'pending' | 'banned' | 'mods' | 'bouncing' | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `full_name` (the default, `asc`), `email`, `delivery`, `joined`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmembersAnswer
  }
  /** Members whose name contains a text, or, for moderators, whose address does; a thousand of them at most. */
  searchmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Part of a name or address. */
      q: string
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `full_name` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchmembersAnswer
  }
  /** One member of a group. */
  getmember: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: MemberInfo
  }
  /** Who was a member, with how that ended. For premium and enterprise groups. */
  getpastmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `full_name`, `email`, `reason`, `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpastmembersAnswer
  }
  /** Let somebody in who waits. */
  approvemember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: MemberInfo
  }
  /** Look after somebody who waits, so that the wait does not end by itself after 14 days; or stop doing so. */
  claimpendingmember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** False gives them back. */
      claim?: boolean | undefined
    }
    answer: MemberInfo
  }
  /** Remove a member, refuse somebody who waits, or forget a ban. Answers the membership as it last was. */
  removemember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: MemberInfo
  }
  /** Remove many members by their addresses. */
  bulkremovemembers: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address a line. */
      emails: string
    }
    answer: BulkRemoveResults
  }
  /** Ban a member: they leave the group, and their address cannot join or post again. */
  banmember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: MemberInfo
  }
  /** Lift a ban: the person is no member, and may join again. Answers the membership as it last was. */
  unbanmember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: MemberInfo
  }
  /** Change a membership as a moderator. Roles and rights need make_moderator, everything else manage_member_subscription_options. */
  updatemember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** How messages come. */
      email_delivery?: 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary' | undefined
      /** Which messages come. */
      message_selection?: 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message' | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none' | undefined
      /** Whether moderators are told of messages that wait for them. */
      pending_msg_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether moderators are told who wants to become a member. */
      pending_sub_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether moderators are told of new members. */
      sub_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether moderators are told when space runs short. */
      storage_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of new subgroups. */
      sub_group_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether moderators are told of messages that somebody reported. */
      message_report_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether owners are told of what concerns the plan of the group. */
      account_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of new chats. */
      chat_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of new photos. */
      photo_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of new files. */
      file_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of changed wiki pages. */
      wiki_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of changed databases. */
      database_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Which mail to the owners moderators get: all, or that of members. */
      owner_msg_notify?: 'sub_ownermsg_notify_none' | 'sub_ownermsg_notify_all' | 'sub_ownermsg_notify_subs' | undefined
      /** Plain text under the member’s posts. */
      signature?: string | undefined
      /** Under posts from the pages. */
      use_signature?: boolean | undefined
      /** Under posts by mail. */
      use_signature_email?: boolean | undefined
      /** In which colour the member sees the group. */
      color?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
      /** JSON: an array with a value for each column; columns left out stay as they are. */
      extra_member_data?: string | undefined
      /** Only an owner makes an owner. */
      mod_status?: 'sub_modstatus_none' | 'sub_modstatus_moderator' | 'sub_modstatus_owner' | undefined
      /** The rights of a moderator. Nobody gives what they lack. */
      mod_permissions?: ('sub_perm_pendingmsg' | 'sub_perm_pendingmembers' | 'sub_perm_invitemembers' | 'sub_perm_removemembers' | 'sub_perm_banmembers' | 'sub_perm_makemoderator' | 'sub_perm_managehashtags' | 'sub_perm_groupsettings' | 'sub_perm_modsub' | 'sub_perm_integrations' | 'sub_perm_editarchives' | 'sub_perm_billing' | 'sub_perm_managesubgroups' | 'sub_perm_viewmembers' | 'sub_perm_managepaidsubscriptions')[] | undefined
      /** Whether posts wait for a moderator, or are refused. */
      post_status?: 'sub_poststatus_normal' | 'sub_poststatus_allowed' | 'sub_poststatus_newusermoderated' | 'sub_poststatus_moderated' | 'sub_poststatus_notallowed' | undefined
      /** For moderators only. */
      moderator_notes?: string | undefined
    }
    answer: MemberInfo
  }
  /** Ask a member once more to confirm their address. */
  sendconfirmation: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: undefined
  }
  /** Make people members without asking them. Until they agree, what was given is all that is shown of them. For premium and enterprise groups. */
  directadd: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address a line, or `Name <address>`; 5,000 at most. */
      emails: string
      /** Of the letter to them. */
      subject?: string | undefined
      /** What the letter to them says in your words. */
      message?: string | undefined
      /** Subgroups to add them to as well. */
      subgroupids?: number[] | undefined
      /** The same by name or alias, comma-separated. */
      subgroupnames?: string | undefined
    }
    answer: DirectAddResults
  }
  /** What waits for a site administrator: people to be added to groups. */
  getpendingadds: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpendingaddsAnswer
  }
  /** Add the people that a moderator wanted to add. */
  approvependingadds: {
    method: 'POST'
    input: {
      /** Which, as `getpendingadds` lists them. If wrong: `bad_request` with `invalid pending_adds_id`. */
      pending_adds_id: number
    }
    answer: DirectAddResults
  }
  /** Do not add the people that a moderator wanted to add. */
  rejectpendingadds: {
    method: 'POST'
    input: {
      /** Which, as `getpendingadds` lists them. If wrong: `bad_request` with `invalid pending_adds_id`. */
      pending_adds_id: number
    }
    answer: undefined
  }
  /** Invite people by mail. An invitation is good for 14 days, once, and for that address only. */
  invite: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address a line, or `Name <address>`; 1,000 at most. */
      emails: string
      /** Of the letter. */
      subject?: string | undefined
      /** What the letter says besides the invitation. */
      message?: string | undefined
    }
    answer: InviteResults
  }
  /** The invitations that are open. */
  getinvites: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetinvitesAnswer
  }
  /** Take an invitation back. */
  cancelinvite: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** If wrong: `bad_request` with `invalid invite_id`. */
      invite_id: number
    }
    answer: undefined
  }
  /** Become a member by an invitation, with the token from its letter and the account of that address. */
  acceptinvite: {
    method: 'POST'
    input: {
      /** From the link in the letter. If wrong: `bad_request` with `invalid token`. */
      token: string
    }
    answer: MemberInfo
  }
  /** Leave a group that one was added to, or turn its invitation down, with the token from the letter and without an account. */
  declineadd: {
    method: 'POST'
    input: {
      /** From the link in the letter. If wrong: `bad_request` with `invalid token`. */
      token: string
      /** Nobody adds or invites this address any more, in any group. */
      forever?: boolean | undefined
    }
    answer: undefined
  }
  /** The labels that a group has for its members. Who has them is shown with the members. */
  getmemberlabels: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `name` (the default, `asc`), `created`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmemberlabelsAnswer
  }
  /** Make a label for members; a group has 200 at most. */
  newmemberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** At least one visible character; no other label of the group has it. If wrong: `bad_request` with `invalid name`. */
      name: string
      /** What it means. */
      description?: string | undefined
      /** The colour it is shown in. */
      color_name?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
    }
    answer: Memberlabel
  }
  /** Change a label for members. */
  updatememberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The label. If wrong: `bad_request` with `invalid label_id`. */
      label_id: number
      /** At least one visible character; no other label of the group has it. If wrong: `bad_request` with `invalid name`. */
      name?: string | undefined
      /** What it means. */
      description?: string | undefined
      /** The colour it is shown in. */
      color_name?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
    }
    answer: Memberlabel
  }
  /** Remove a label, from everybody who has it too. */
  deletememberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The label. If wrong: `bad_request` with `invalid label_id`. */
      label_id: number
    }
    answer: undefined
  }
  /** Put labels on a member: just these, and no others. */
  setmemberlabels: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The labels; empty for none. */
      label_ids: number[]
    }
    answer: MemberInfo
  }
  /** What a group writes to its members. */
  getmembernotices: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only these. `member_notice_joining` is taken for `member_notice_welcome`. */
      type?: 'member_notice_welcome' | 'member_notice_pending_subscription' | 'member_notice_rejected_subscription' | 'member_notice_removed_member' | 'member_notice_banned_member' | 'member_notice_goodbye' | 'member_notice_direct_add' | 'member_notice_invite' | 'member_notice_guidelines' | 'member_notice_monthly_reminder' | 'member_notice_rejected_message' | 'member_notice_locked_group' | 'member_notice_locked_topic' | 'member_notice_message_to_member' | 'member_notice_sponsorship' | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`), `name`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmembernoticesAnswer
  }
  /** Write a notice to members; a group has 100 at most. */
  newmembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** When it is sent. `member_notice_joining` is taken for `member_notice_welcome`. */
      type: 'member_notice_welcome' | 'member_notice_pending_subscription' | 'member_notice_rejected_subscription' | 'member_notice_removed_member' | 'member_notice_banned_member' | 'member_notice_goodbye' | 'member_notice_direct_add' | 'member_notice_invite' | 'member_notice_guidelines' | 'member_notice_monthly_reminder' | 'member_notice_rejected_message' | 'member_notice_locked_group' | 'member_notice_locked_topic' | 'member_notice_message_to_member' | 'member_notice_sponsorship'
      /** For moderators. */
      name?: string | undefined
      /** Of the letter. */
      subject: string
      /** Plain text. */
      body: string
      /** Only an active one is sent; another of the same type stops being active. */
      active?: boolean | undefined
    }
    answer: Membernotice
  }
  /** Change a notice to members. */
  updatemembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The notice. Also called `member_notice_id`. If wrong: `bad_request` with `invalid notice_id`. */
      notice_id: number
      /** For moderators. */
      name?: string | undefined
      /** Of the letter. */
      subject?: string | undefined
      /** Plain text. */
      body?: string | undefined
      /** Only an active one is sent; another of the same type stops being active. */
      active?: boolean | undefined
    }
    answer: Membernotice
  }
  /** Remove a notice to members. */
  deletemembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The notice. Also called `member_notice_id`. If wrong: `bad_request` with `invalid notice_id`. */
      notice_id: number
    }
    answer: undefined
  }
  /** Become a member, or ask to become one where moderators decide. A subgroup takes members of its parent. */
  joingroup: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How messages come. */
      email_delivery?: 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary' | undefined
      /** Which messages come. */
      message_selection?: 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message' | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none' | undefined
    }
    answer: MemberInfo
  }
  /** Leave a group, and its subgroups with it; or stop waiting for it. */
  deletesub: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: undefined
  }
  /** The caller’s own membership in a group. */
  getsub: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: MemberInfo
  }
  /** All memberships of the caller, and those they wait for. */
  getsubs: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `group` (the default, `asc`), `created`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsubsAnswer
  }
  /** Change the caller’s own membership. Who was added by others agrees to it by that, whatever is changed. */
  updatesub: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How messages come. */
      email_delivery?: 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary' | undefined
      /** Which messages come. */
      message_selection?: 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message' | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none' | undefined
      /** Whether moderators are told of messages that wait for them. */
      pending_msg_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether moderators are told who wants to become a member. */
      pending_sub_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether moderators are told of new members. */
      sub_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether moderators are told when space runs short. */
      storage_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of new subgroups. */
      sub_group_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether moderators are told of messages that somebody reported. */
      message_report_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether owners are told of what concerns the plan of the group. */
      account_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of new chats. */
      chat_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of new photos. */
      photo_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of new files. */
      file_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of changed wiki pages. */
      wiki_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Whether members are told of changed databases. */
      database_notify?: 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app' | undefined
      /** Which mail to the owners moderators get: all, or that of members. */
      owner_msg_notify?: 'sub_ownermsg_notify_none' | 'sub_ownermsg_notify_all' | 'sub_ownermsg_notify_subs' | undefined
      /** Plain text under the member’s posts. */
      signature?: string | undefined
      /** Under posts from the pages. */
      use_signature?: boolean | undefined
      /** Under posts by mail. */
      use_signature_email?: boolean | undefined
      /** In which colour the member sees the group. */
      color?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
      /** JSON: an array with a value for each column; columns left out stay as they are. */
      extra_member_data?: string | undefined
    }
    answer: MemberInfo
  }
  /** The hashtags of a group; none for who may not see its archives. */
  gethashtags: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only those that the caller may use in a post. */
      usable_only?: boolean | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `name` (the default, `asc`), `topic_count`, `last_message_date`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GethashtagsAnswer
  }
  /** Make a hashtag. */
  newhashtag: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One word, without #: no white space and no comma, not digits only. If wrong: `bad_request` with `invalid name`. */
      name: string
      /** What it is for. */
      description?: string | undefined
      /** Its colour. */
      color_name?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
      /** Only moderators begin topics with it. */
      mods_only_post?: boolean | undefined
      /** Only moderators reply to topics with it. */
      mods_only_replies?: boolean | undefined
      /** Messages under it are not mailed. */
      no_email?: boolean | undefined
      /** Messages under it wait for a moderator. */
      moderated?: boolean | undefined
      /** With moderated: replies do not wait. */
      replies_unmoderated?: boolean | undefined
      /** Messages under it are special notices. */
      special?: boolean | undefined
      /** A topic with it is closed to replies. */
      locked?: boolean | undefined
      /** When a topic with it is deleted or closed, counted from its last message. */
      until?: 'hash_tag_delete_none' | 'hashtag_delete_none' | 'hash_tag_delete_day' | 'hashtag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_week' | 'hash_tag_delete_month' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hashtag_delete_three_months' | 'hash_tag_delete_six_months' | 'hashtag_delete_six_months' | 'hash_tag_delete_year' | 'hashtag_delete_year' | undefined
      /** Then it is closed, not deleted. */
      close_instead_of_delete?: boolean | undefined
      /** Where replies go. */
      reply_to?: 'thread_reply_group_default' | 'thread_reply_to_sender' | 'group_reply_only_to_sender' | undefined
      /** The hashtag that this one stands for. If wrong: `bad_request` with `invalid alias_id`. */
      alias_id?: number | undefined
    }
    answer: Hashtag
  }
  /** Change a hashtag. */
  updatehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** One word, without #: no white space and no comma, not digits only. If wrong: `bad_request` with `invalid name`. */
      name?: string | undefined
      /** What it is for. */
      description?: string | undefined
      /** Its colour. */
      color_name?: 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow' | undefined
      /** Only moderators begin topics with it. */
      mods_only_post?: boolean | undefined
      /** Only moderators reply to topics with it. */
      mods_only_replies?: boolean | undefined
      /** Messages under it are not mailed. */
      no_email?: boolean | undefined
      /** Messages under it wait for a moderator. */
      moderated?: boolean | undefined
      /** With moderated: replies do not wait. */
      replies_unmoderated?: boolean | undefined
      /** Messages under it are special notices. */
      special?: boolean | undefined
      /** A topic with it is closed to replies. */
      locked?: boolean | undefined
      /** When a topic with it is deleted or closed, counted from its last message. */
      until?: 'hash_tag_delete_none' | 'hashtag_delete_none' | 'hash_tag_delete_day' | 'hashtag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_week' | 'hash_tag_delete_month' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hashtag_delete_three_months' | 'hash_tag_delete_six_months' | 'hashtag_delete_six_months' | 'hash_tag_delete_year' | 'hashtag_delete_year' | undefined
      /** Then it is closed, not deleted. */
      close_instead_of_delete?: boolean | undefined
      /** Where replies go. */
      reply_to?: 'thread_reply_group_default' | 'thread_reply_to_sender' | 'group_reply_only_to_sender' | undefined
      /** The hashtag that this one stands for. If wrong: `bad_request` with `invalid alias_id`. */
      alias_id?: number | undefined
      /** It stands for itself again. */
      no_alias?: boolean | undefined
    }
    answer: Hashtag
  }
  /** Delete a hashtag; the topics under it stay. */
  deletehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: undefined
  }
  /** Follow a hashtag: its messages come also to who gets only what they follow. */
  followhashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** For how long. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Hashtag
  }
  /** No longer follow a hashtag. */
  unfollowhashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: Hashtag
  }
  /** Mute a hashtag: its messages do not come. */
  mutehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** For how long. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Hashtag
  }
  /** No longer mute a hashtag. */
  unmutehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: Hashtag
  }
  /** The topics of a group, or of all groups that the caller is in. */
  gettopics: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `updated` (the default, `desc`), `created`, `subject`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GettopicsAnswer
  }
  /** The messages of a topic. */
  gettopic: {
    method: 'GET'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GettopicAnswer
  }
  /** One message, with the mail it was composed as or came in as. */
  getmessage: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its number in the group. If wrong: `bad_request` with `invalid msg_num`. */
      msg_num: number
    }
    answer: Message
  }
  /** The messages of a group. */
  getmessages: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created`, `msg_num` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessagesAnswer
  }
  /** How many messages each month had, in a group or in all that the caller is in; none where the archives are not theirs to see. */
  getmessagehistory: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Minutes from UTC at which months begin. */
      offset?: number | undefined
    }
    answer: MessageHistory
  }
  /** The archives as a zip with one mbox file. */
  downloadarchives: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only messages with a greater number. */
      start_msg_num?: number | undefined
      /** Only messages after it: YYYY-MM-DDTHH:MM:SSZ. If wrong: `bad_request` with `invalid start_time format`. */
      start_time?: string | undefined
    }
    answer: Blob
  }
  /** A file that came with a message, or a small picture of it. */
  downloadattachment: {
    method: 'GET'
    input: {
      /** The attachment of a message. If wrong: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
      /** A small picture of it. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** What a message said before it was edited, the newest first, for moderators and its author. The first has the mail as it came. */
  getmessagerevisions: {
    method: 'GET'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `rev` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessagerevisionsAnswer
  }
  /** Find messages: words, "phrases", -word, #Tag, -#Tag, posterid:N, from:name, has:attachment. A thousand of the newest are ranked, then older ones. A search that takes long goes on with its next page: where `has_more` is true there may be more, even if a page is short or empty, and `total_count` counts what was found so far. */
  searcharchives: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What to look for. */
      q?: string | undefined
      /** Only the best message of each topic. */
      collapse_topics?: boolean | undefined
      /** Do not look into signatures. */
      exclude_sigs?: boolean | undefined
      /** The first day, in the time zone of the caller. */
      start_date?: string | undefined
      /** The last day, in the time zone of the caller. */
      end_date?: string | undefined
      /** Only where neither start_date nor end_date is given. */
      preset_date_range?: 'past_hour' | 'past_24_hours' | 'past_week' | 'past_month' | 'past_year' | undefined
      /** Which way; `relevance` is the order by relevance. */
      sort_dir?: 'asc' | 'desc' | 'relevance' | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `relevance` (the default, `desc`), `date`; any other gives the default order. */
      sort_field?: string | undefined
    }
    answer: SearcharchivesAnswer
  }
  /** Edit a message: one’s own, where the group allows it, or any with the right to edit the archives. */
  updatemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** A new subject, with hashtags; of the topic where it is the first message. */
      subject?: string | undefined
      /** The new text. */
      body?: string | undefined
      /** What the text is. */
      body_type?: 'html' | 'plain' | 'markdown' | undefined
    }
    answer: Message
  }
  /** Delete a message: one’s own, or any with the right to edit the archives. */
  deletemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
    }
    answer: undefined
  }
  /** Like a message. Liking it again changes nothing. */
  likemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
    }
    answer: Message
  }
  /** No longer like a message. */
  unlikemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
    }
    answer: Message
  }
  /** Tell the moderators that something is wrong with a message. */
  reportmessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** What is wrong. */
      reason?: string | undefined
    }
    answer: undefined
  }
  /** Post one’s own message again as a new topic, as often as the group allows it. */
  repostmessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
    }
    answer: Success
  }
  /** Change a topic. */
  updatetopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** A new subject; hashtags in it replace those of the topic. */
      subject?: string | undefined
      /** Its hashtags, separated by commas, without #; empty: none. */
      hashtags?: string | undefined
      /** Stays on top. */
      is_sticky?: boolean | undefined
      /** No more replies. */
      is_closed?: boolean | undefined
      /** Replies wait for a moderator. */
      is_moderated?: boolean | undefined
      /** Where replies go. */
      reply_to?: 'thread_reply_group_default' | 'thread_reply_to_sender' | 'group_reply_only_to_sender' | undefined
    }
    answer: Topic
  }
  /** Delete a topic with all its messages. */
  deletetopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
    }
    answer: undefined
  }
  /** Put all messages of another topic into this one; the other is no more. */
  mergetopics: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** The topic that ends. If wrong: `bad_request` with `invalid other_topic_id`. */
      other_topic_id: number
    }
    answer: Topic
  }
  /** Make a topic of its own out of some messages of this one. */
  splittopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** The messages: some of the topic, not all. If wrong: `bad_request` with `invalid message_ids`. */
      message_ids: number[]
      /** Its subject; without one it is that of the first of them. */
      subject?: string | undefined
    }
    answer: Topic
  }
  /** Follow a topic: its messages come also to who gets only what they follow. */
  followtopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** For how long. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Topic
  }
  /** No longer follow a topic. */
  unfollowtopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
    }
    answer: Topic
  }
  /** Mute a topic: its messages do not come. */
  mutetopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** For how long. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Topic
  }
  /** No longer mute a topic. */
  unmutetopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
    }
    answer: Topic
  }
  /** The messages that wait for a moderator, the oldest first. */
  getpendingmessages: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpendingmessagesAnswer
  }
  /** Say that one looks after a message that waits: it does not expire then. `release` gives it back. */
  claimpendingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** Give it back. */
      release?: boolean | undefined
    }
    answer: Pendingmsg
  }
  /** Edit a message that waits. */
  updatependingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** A new subject, with hashtags. */
      subject?: string | undefined
      /** A new text. */
      body?: string | undefined
      /** What the text is. */
      body_type?: 'html' | 'plain' | 'markdown' | undefined
      /** Why, for the other moderators. */
      edit_reason?: string | undefined
    }
    answer: Pendingmsg
  }
  /** Let a message through: it is posted now. */
  approvependingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
    }
    answer: undefined
  }
  /** Send a message back to its author, with the reason. */
  rejectpendingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** Why, for the author. */
      reason?: string | undefined
    }
    answer: undefined
  }
  /** Delete a message that waits; its author is not told. */
  deletependingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
    }
    answer: undefined
  }
  /** A file of a message that waits, or a small picture of it. */
  downloadpendingattachment: {
    method: 'GET'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** Which of its files: 1 is the first. If wrong: `bad_request` with `invalid attachment_id`. */
      attach_num: number
      /** A small picture of it. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Begin to write: a topic, a reply, to one member, or as a moderator to one member. */
  newdraft: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What it will be. If wrong: `bad_request` with `invalid draft_type`. */
      draft_type: 'draft_type_post' | 'draft_type_reply' | 'draft_type_dm' | 'draft_type_post_to_sub'
      /** draft_type_reply: the message it answers. If wrong: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
      /** draft_type_dm: the member it goes to. If wrong: `bad_request` with `missing dm_member_id`. */
      dm_member_id?: number | undefined
      /** draft_type_post_to_sub: the member it goes to. If wrong: `bad_request` with `invalid member_id`. */
      member_id?: number | undefined
    }
    answer: Draft
  }
  /** Save a draft. */
  updatedraft: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The subject, with hashtags. An answer has that of its topic without. */
      subject?: string | undefined
      /** The text. */
      body?: string | undefined
      /** What the text is. */
      body_type?: 'html' | 'plain' | 'markdown' | undefined
      /** Where a reply goes; empty: to the group. */
      reply_to?: '' | 'sender' | 'group_and_sender' | 'mods' | undefined
      /** Moderators: a special notice. */
      is_special?: boolean | undefined
      /** draft_type_reply: the author gets it too. */
      bcc_me?: boolean | undefined
      /** draft_type_post_to_sub: the moderators get it too. */
      bcc_all?: boolean | undefined
    }
    answer: Draft
  }
  /** The caller’s drafts, in a group or in all. */
  getdrafts: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`), `subject`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdraftsAnswer
  }
  /** Throw a draft away. */
  deletedraft: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
    }
    answer: undefined
  }
  /** Add files to a draft. */
  uploadattachments: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** They are pictures in the text. */
      inline?: boolean | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `id` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
      /** The files. */
      fileupload: readonly Blob[]
    }
    answer: UploadattachmentsAnswer
  }
  /** The files of a draft. */
  getattachments: {
    method: 'GET'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `id` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetattachmentsAnswer
  }
  /** Take a file out of a draft. */
  deleteattachment: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The file, as the draft numbers it. If wrong: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
    }
    answer: undefined
  }
  /** A file of a draft, for whoever writes it. */
  downloaddraftattachment: {
    method: 'GET'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The file, as the draft numbers it. If wrong: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
    }
    answer: Blob
  }
  /** Post a draft. `extra` is `pending post` where a moderator has to let it through first. */
  postdraft: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
    }
    answer: Success
  }
  /** What is new in each of the caller’s groups. */
  feed: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `group` (the default, `asc`), `full_name`, `email`, `delivery`, `joined`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: FeedAnswer
  }
  /** The same as feed, by its other name. */
  getfeed: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `group` (the default, `asc`), `full_name`, `email`, `delivery`, `joined`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetfeedAnswer
  }
  /** What is new in one of the caller’s groups. */
  getsinglefeed: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Feed
  }
  /** What happened in a group, newest first. */
  getactivitylog: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only this kind. If wrong: `bad_request` with `invalid filter_by`. */
      filter_by?: 'all' | 'member' | 'message' | 'moderator' | 'payment' | undefined
      /** Only from this time on; `custom` takes start_date and end_date. If wrong: `bad_request` with `invalid restrict_date`. */
      restrict_date?: 'past_24_hours' | 'past_week' | 'past_month' | 'past_year' | 'custom' | undefined
      /** First day, in your time zone. If wrong: `bad_request` with `invalid start_date`. */
      start_date?: string | undefined
      /** Last day, in your time zone. If wrong: `bad_request` with `invalid end_date`. */
      end_date?: string | undefined
      /** Only this fact. If wrong: `bad_request` with `invalid action`. */
      action?: 'group.created' | 'group.subgroup_created' | 'group.plan_changed' | 'group.renamed' | 'group.privacy_changed' | 'group.updated' | 'group.alias_added' | 'group.alias_removed' | 'group.column_added' | 'group.column_changed' | 'group.column_removed' | 'group.deleted' | 'group.subgroup_deleted' | 'group.moved' | 'organisation.added' | 'member.joined' | 'member.left' | 'member.requested' | 'member.approved' | 'member.rejected' | 'member.expired' | 'member.removed' | 'member.banned' | 'member.unbanned' | 'member.added' | 'member.agreed' | 'member.updated' | 'member.role_changed' | 'member.inherited' | 'member.unmoderated' | 'member.labelled' | 'member.confirmation_requested' | 'adds.held' | 'adds.approved' | 'adds.rejected' | 'invite.sent' | 'invite.cancelled' | 'invite.accepted' | 'invite.declined' | 'notice.added' | 'notice.changed' | 'notice.removed' | 'label.added' | 'label.changed' | 'label.removed' | 'message.posted' | 'message.held' | 'message.claimed' | 'message.approved' | 'message.rejected' | 'message.discarded' | 'message.expired' | 'message.corrected' | 'message.edited' | 'message.deleted' | 'message.liked' | 'message.unliked' | 'message.reported' | 'message.sent' | 'topic.updated' | 'topic.merged' | 'topic.split' | 'topic.deleted' | 'topic.expired' | 'hashtag.created' | 'hashtag.updated' | 'hashtag.deleted' | 'archives.imported' | undefined
      /** Only what this member did or what was done to them. */
      member_info_id?: number | undefined
      /** The same for somebody who is no member any more, as `getpastmembers` lists them. */
      past_member_info_id?: number | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `id` (the default, `desc`), `created`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetactivitylogAnswer
  }
}
