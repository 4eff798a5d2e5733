// Generated from the declarations of all calls by npm run generate. Make changes there.

/** - `about_html`: HTML.
 * - `about_plain`: Plain text.
 * - `about_markdown`: Markdown. */
export type AboutFormat = 'about_html' | 'about_plain' | 'about_markdown'

/** - `group_access_limited`: Members can view it, moderators can change it.
 * - `group_access_subscribers`: Members can view and change it.
 * - `group_access_moderators_only`: Only moderators can view and change it.
 * - `group_access_none`: Disabled. */
export type Access = 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none'

export type AccountDeletion = {
  object: 'account_deletion'
  /** When it was deleted. */
  deleted: boolean
  /** The groups that need another owner first. */
  sole_owner_of: string[]
  /** What would be deleted with it. */
  parts: ({
    /** The kind of data. */
    name: string
    /** The number of items. */
    count: number
  })[]
}

/** - `confirmed`: The email address is confirmed.
 * - `unconfirmed`: The email address is not confirmed yet.
 * - `suspended`: Suspended: the owner can't sign in. */
export type AccountState = 'confirmed' | 'unconfirmed' | 'suspended'

export type ActivityLog = {
  object: 'activity_log'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** What happened, as a sentence. */
  entry: string
  /** How it arrived. */
  via: Via
}

export type AdminGroup = {
  object: 'admin_group'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The name of the group. */
  name: string
  /** The title of the group. */
  title: string
  /** The domain of the organisation; empty: none. */
  org_domain: string
  /** The plan of the group. */
  plan: Plan
  /** The number of subgroups. */
  num_subgroups: number
  /** The number of members. */
  num_members: number
  /** The number of messages. */
  num_messages: number
  /** The storage it uses, in bytes. */
  storage_used: number
  /** Bytes of messages with their attachments. */
  storage_messages: number
  /** Bytes of files, with their versions. */
  storage_files: number
  /** Bytes of photos. */
  storage_photos: number
  /** Bytes of wiki pages, with their versions and files. */
  storage_wiki: number
  /** Bytes of files in chats. */
  storage_chats: number
  /** Bytes of tables. */
  storage_tables: number
  /** Bytes of events. */
  storage_events: number
  /** When the last message was posted; null: none yet. */
  last_message: string | null
  /** When an administrator suspended it; null: it is not suspended. */
  suspended: string | null
}

export type AdminGroupDetails = {
  object: 'admin_group_details'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The name of the group. */
  name: string
  /** The title of the group. */
  title: string
  /** The domain of the organisation; empty: none. */
  org_domain: string
  /** The plan of the group. */
  plan: Plan
  /** The number of subgroups. */
  num_subgroups: number
  /** The number of members. */
  num_members: number
  /** The number of messages. */
  num_messages: number
  /** The storage it uses, in bytes. */
  storage_used: number
  /** Bytes of messages with their attachments. */
  storage_messages: number
  /** Bytes of files, with their versions. */
  storage_files: number
  /** Bytes of photos. */
  storage_photos: number
  /** Bytes of wiki pages, with their versions and files. */
  storage_wiki: number
  /** Bytes of files in chats. */
  storage_chats: number
  /** Bytes of tables. */
  storage_tables: number
  /** Bytes of events. */
  storage_events: number
  /** When the last message was posted; null: none yet. */
  last_message: string | null
  /** When an administrator suspended it; null: it is not suspended. */
  suspended: string | null
  /** The parent group; 0: it is no subgroup. */
  parent_group_id: number
  /** Why it is suspended. */
  suspension_reason: string
  /** The number of topics. */
  num_topics: number
  /** The number of hashtags. */
  num_hashtags: number
  /** The number of chats. */
  num_chats: number
  /** The number of tables. */
  num_tables: number
  /** The number of files. */
  num_files: number
  /** The number of photo albums. */
  num_albums: number
  /** The number of photos. */
  num_photos: number
  /** The number of wiki pages. */
  num_wiki_pages: number
  /** The number of polls. */
  num_polls: number
  /** The number of events; each one of a series counts. */
  num_events: number
  /** The number of webhooks. */
  num_webhooks: number
  /** The owners, at most 100. */
  owners: AdminGroupOwner[]
}

export type AdminGroupOwner = {
  object: 'admin_group_owner'
  /** The account id of the person it belongs to. */
  user_id: number
  /** The email address. */
  email: string
  /** The full name of the person. */
  full_name: string
}

export type AdminOrg = {
  object: 'admin_org'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The name of the organisation. */
  name: string
  /** Its host name. */
  domain: string
  /** The name of its main group; empty: none. */
  main_group_name: string
  /** The number of its groups. */
  num_groups: number
}

export type AdminUser = {
  object: 'admin_user'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The email address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The state of the account. */
  state: AccountState
  /** Whether the person is a site administrator; absent: they are not. */
  site_admin: boolean
  /** Whether two-factor authentication is enabled. */
  two_factor_enabled: boolean
  /** The number of groups the person is a member of. */
  num_groups: number
  /** When the person was last signed in; null: not in the last weeks. */
  last_used: string | null
}

export type AdminUserDetails = {
  object: 'admin_user_details'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The email address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The state of the account. */
  state: AccountState
  /** Whether the person is a site administrator; absent: they are not. */
  site_admin: boolean
  /** Whether two-factor authentication is enabled. */
  two_factor_enabled: boolean
  /** The number of groups the person is a member of. */
  num_groups: number
  /** When the person was last signed in; null: not in the last weeks. */
  last_used: string | null
  /** The number of browsers and programs that are signed in. */
  num_sessions: number
  /** The number of API keys that work. */
  num_api_keys: number
  /** The groups of the person, at most 500. */
  groups: AdminUserGroup[]
  /** The browsers and programs that are signed in, those used last first, at most 500. */
  sessions: AdminUserSession[]
  /** The API keys that work, newest first, at most 500. */
  api_keys: AdminUserKey[]
}

export type AdminUserGroup = {
  object: 'admin_user_group'
  /** The id of the group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** Whether they are a moderator or an owner. */
  mod_status: ModStatus
  /** Its state. */
  status: MemberStatus
}

export type AdminUserKey = {
  object: 'admin_user_key'
  /** When it was created. */
  created: string
  /** What it is for. */
  name: string
  /** When it was last used; null: never. */
  last_used: string | null
  /** When it expires; null: never. */
  expires: string | null
}

export type AdminUserSession = {
  object: 'admin_user_session'
  /** When it was created. */
  created: string
  /** When it was last used. */
  last_used: string
  /** When it ends if it is not used. */
  expires: string
  /** What the browser or program calls itself. */
  agent: string
}

/** - `find_group`: Find the group in the directory; a subgroup: on the page of its parent.
 * - `view_group`: Open the page of the group.
 * - `view_archives`: Read the archives.
 * - `view_members`: See the member list.
 * - `view_subgroups`: See the subgroups.
 * - `view_calendar`: See the calendar.
 * - `view_chats`: See the chats.
 * - `view_databases`: See the tables.
 * - `manage_calendar`: Add events.
 * - `manage_chats`: Start chats.
 * - `manage_databases`: Create tables.
 * - `download_archives`: Download the archives.
 * - `create_hashtags`: Create hashtags.
 * - `create_subgroups`: Create subgroups.
 * - `join`: Join the group; `held`: they ask to join.
 * - `post`: Post.
 * - `post_attachments`: Post with attachments.
 * - `post_by_email`: Post by email without being a member.
 * - `edit_messages`: Edit their own messages.
 * - `receive_messages`: Receive messages by email, unless they choose otherwise.
 * - `turn_off_email`: Turn off all email. */
export type AffectedRight = 'find_group' | 'view_group' | 'view_archives' | 'view_members' | 'view_subgroups' | 'view_calendar' | 'view_chats' | 'view_databases' | 'manage_calendar' | 'manage_chats' | 'manage_databases' | 'download_archives' | 'create_hashtags' | 'create_subgroups' | 'join' | 'post' | 'post_attachments' | 'post_by_email' | 'edit_messages' | 'receive_messages' | 'turn_off_email'

export type Album = {
  object: 'album'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Its title. */
  title: string
  /** What it is about. */
  desc: string
  /** A small version of its first photo; empty: none. */
  cover_url: string
  /** The name of whoever created it. */
  creator_name: string
  /** Where pictures are sent to be added to it; empty: the caller may not add any. */
  email_address: string
  /** The number of photos in it. */
  num_photos: number
  /** The account that created it; 0: it is gone. */
  user_id: number
  /** Whether the caller may delete it; members only if nobody else added photos to it. */
  can_delete: boolean
}

export type AlbumDeleted = {
  object: 'album_deleted'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was deleted. */
  deleted: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Who created it; 0: the account is gone. */
  user_id: number
  /** Who deleted it; 0: the account is gone. */
  deleted_by: number
  /** What it takes of the storage of the group once it is restored, in bytes. */
  size: number
  /** The name of whoever deleted it. */
  deleted_by_name: string
  /** Its title. */
  title: string
  /** How many photos are restored with it. */
  num_photos: number
}

/** - `album_order_by_created`: By date created.
 * - `album_order_by_name`: By name.
 * - `album_order_by_updated`: By date changed. */
export type AlbumOrderBy = 'album_order_by_created' | 'album_order_by_name' | 'album_order_by_updated'

/** - `allow_downloads_by_members`: Members can download the archives.
 * - `allow_downloads_by_moderators`: Moderators and owners can download the archives.
 * - `allow_downloads_by_owners`: Owners can download the archives.
 * - `allow_downloads_by_nobody`: Only owners, who can change this setting, can download the archives. */
export type AllowDownloads = 'allow_downloads_by_members' | 'allow_downloads_by_moderators' | 'allow_downloads_by_owners' | 'allow_downloads_by_nobody'

export type ApiKey = {
  object: 'api_key'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The name that its owner gave it. */
  name: string
  /** Its state.
   *
   * - `api_key_active`: Active.
   * - `api_key_expired`: Expired.
   * - `api_key_revoked`: Revoked. */
  status: 'api_key_active' | 'api_key_expired' | 'api_key_revoked'
  /** What the key may do. */
  scopes: ('read' | 'write' | 'moderate' | 'admin')[]
  /** The groups it can be used in, with their subgroups; empty: all. */
  group_ids: number[]
  /** When it ends; null: never. */
  expires: string | null
  /** When it was last used; null: never. */
  last_used: string | null
}

export type Attachment = {
  object: 'attachment'
  /** Its id. */
  id: string
  /** When it was created. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Who posted the message. */
  user_id: number
  /** The topic of its message. */
  thread_id: number
  /** The number of its message in the group. */
  message_num: number
  /** Its position among the attachments of the message, from 1. */
  attach_num: number
  /** The first part of its media type, such as `image`. */
  type: string
  /** The second part of its media type, such as `png`. */
  sub_type: string
  /** The name of the file. */
  name: string
  /** The URL of its content. */
  content: string
  /** The URL of its thumbnail; empty: there is none. */
  thumbnail_url: string
  /** Its width in pixels; null: it is not an image. */
  image_width: number | null
  /** Its height in pixels; null: it is not an image. */
  image_height: number | null
}

export type AttendeeMessage = {
  object: 'attendee_message'
  /** The event. */
  event_id: number
  /** How many people get it. */
  recipients_count: number
}

export type Audience = {
  object: 'audience'
  /** Where it goes by default; empty: to the group. */
  reply_to: DraftReplyTo
  /** How many people it reaches, including the author. Members whose delivery is stopped, because their email bounces or their account is suspended, are not counted; `subs_count` counts every member. */
  num_members: number
  /** The author of the message it replies to; empty for a new topic. */
  name: string
  /** Whether the topic is closed to replies. */
  is_closed: boolean
  /** Whether it needs approval by a moderator. */
  waits: boolean
}

/** - `html`: HTML.
 * - `plain`: Plain text.
 * - `markdown`: Markdown. */
export type BodyType = 'html' | 'plain' | 'markdown'

export type BounceInfo = {
  object: 'bounce_info'
  /** When it bounced. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The id of the message in it; 0: none, or several. */
  msg_id: number
  /** The subject of the email. */
  subject: string
  /** The response of the other mail server. */
  response: string
  /** Whether the address is permanently unreachable: sending stops at once. A full mailbox, a rejection of this one message and a delay are not hard bounces. */
  is_hard: boolean
  /** The type of email. */
  type: DeliveryType
}

/** - `approve`: Approve requests to join.
 * - `remove`: Remove members, or reject requests to join.
 * - `ban`: Ban people.
 * - `add_label`: Add the label `for_label_id`.
 * - `remove_label`: Remove the label `for_label_id`.
 * - `set_delivery`: Set `email_delivery` to `new_email_delivery`.
 * - `set_posting`: Set `post_status` to `new_post_status`.
 * - `send_message`: Email each of them `message_subject` and `message_text`, from the moderators. */
export type BulkAction = 'approve' | 'remove' | 'ban' | 'add_label' | 'remove_label' | 'set_delivery' | 'set_posting' | 'send_message'

export type BulkRemoveError = {
  object: 'bulk_remove_error'
  /** The email address. */
  email: string
  /** Why the address was not removed.
   *
   * - `not_subscribed`: Not a member.
   * - `sole_owner`: The only owner of a group.
   * - `invalid_email`: Not an email address.
   * - `moderator_or_owner`: A moderator or owner. */
  status: 'not_subscribed' | 'sole_owner' | 'invalid_email' | 'moderator_or_owner'
}

export type BulkRemoveResults = {
  object: 'bulk_remove_results'
  /** The number of addresses given. */
  total_emails: number
  /** The number of members removed. */
  removed: number
  /** Those for whom it was not done, and why. */
  errors: BulkRemoveError[]
}

/** - `gone`: Not in the group any more.
 * - `unchanged`: Nothing to change.
 * - `not_pending`: Not a pending request to join.
 * - `not_member`: Not a member.
 * - `moderator_or_owner`: A moderator or owner.
 * - `bouncing`: Email to them bounces.
 * - `self`: It is you. */
export type BulkSkipReason = 'gone' | 'unchanged' | 'not_pending' | 'not_member' | 'moderator_or_owner' | 'bouncing' | 'self'

export type BulkUpdateResults = {
  object: 'bulk_update_results'
  /** What was done. */
  action: BulkAction
  /** The number of members that the call was about. */
  total: number
  /** The number of members that were changed or, in a preview, would be. */
  done: number
  /** The names of the first ten of them. */
  names: string[]
  /** The members that were left as they are. */
  skipped: BulkUpdateSkip[]
}

export type BulkUpdateSkip = {
  object: 'bulk_update_skip'
  /** The membership. */
  member_info_id: number
  /** The full name of the person. */
  full_name: string
  /** The email address. */
  email: string
  /** Why nothing was changed. */
  reason: BulkSkipReason
}

export type CalendarFeed = {
  object: 'calendar_feed'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The group; 0: all groups of its owner. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The URL. It is a secret, and shown only once. */
  url: string
}

export type Chat = {
  object: 'chat'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the account that created it. */
  user_id: number
  /** The photo of whoever created it; empty: none. */
  profile_photo_url: string
  /** The name of whoever created it. */
  name: string
  /** Whether the caller can see the profile of whoever created it. */
  can_view_profile: boolean
  /** The id of the group it belongs to. */
  group_id: number
  /** The subject. */
  subject: string
  /** What it is about (HTML). */
  desc: string
  /** Whether it is closed to new messages. */
  is_closed: boolean
  /** The number of messages. */
  num_messages: number
  /** The number of participants. */
  num_members: number
  /** The topic it is about, or the latest topic created from it; 0: none. */
  topic_id: number
  /** Whether the caller can post in it, once they have joined. */
  can_post: boolean
  /** Whether the caller can change, close and delete it. */
  can_manage: boolean
  /** Its newest message; null: none, or it was closed after it. */
  last_message: LastChatMessage | null
  /** The caller's own subscription to the chat; null: they haven't joined. */
  chat_sub: ChatSub | null
}

/** - `group_access_limited`: Members can chat, moderators can create chats.
 * - `group_access_subscribers`: Members can chat and create chats.
 * - `group_access_none`: Chats are disabled. */
export type ChatAccess = 'group_access_limited' | 'group_access_subscribers' | 'group_access_none'

export type ChatMedia = {
  /** The name of the file. */
  filename: string
  /** The media type of the file. */
  media_type: string
  /** The URL to download it. */
  download_url: string
  /** The URL of its thumbnail; empty: there is none. */
  image_thumbnail_url: string
  /** Its size in bytes. */
  size: number
  /** Its width in pixels; null: it is not an image. */
  image_width: number
  /** Its height in pixels; null: it is not an image. */
  image_height: number
}

export type ChatMessage = {
  object: 'chat_message'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The version of its last change, counted over all changes of the chat. A changed message is sent again with a higher version. */
  version: number
  /** The id of the author's account. */
  user_id: number
  /** The id of the group it belongs to. */
  group_id: number
  /** The chat it belongs to. */
  chat_id: number
  /** The type of message. */
  type: ChatMsgType
  /** The text. */
  message: string
  /** Its number in the chat; 1 is the first. */
  msg_num: number
  /** Its own number if it was deleted, in which case it has no text; 0: it was not deleted. */
  delete_msg_num: number
  /** The number of the message it replies to; 0: none. */
  reply_to_msg_num: number
  /** When its author edited it; null: never. */
  edited: string | null
  /** The id its author's client gave it when sending. */
  nonce: string
  /** The attached file; null: none. */
  media: ChatMedia | null
  /** Who reacted to it, and how; the first hundred. */
  tapbacks: ChatTapback[]
  /** The number of reactions of each type. */
  tapback_counts: ChatTapbackCount[]
  /** The display name of its author. */
  display_name: string
  /** The user name of the author. */
  user_name: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** Who can see the profile of the author. */
  profile_privacy: ProfilePrivacy
  /** A color that distinguishes its author from others. */
  profile_color: string
  /** The email address of the author; empty: the caller may not see it. */
  email: string
}

/** - `chat_msg_tapback_heart`: A heart.
 * - `chat_msg_tapback_thumbs_up`: Thumbs up.
 * - `chat_msg_tapback_thumbs_down`: Thumbs down.
 * - `chat_msg_tapback_laugh`: A laugh.
 * - `chat_msg_tapback_exclamation`: An exclamation mark.
 * - `chat_msg_tapback_question`: A question mark. */
export type ChatMsgTapback = 'chat_msg_tapback_heart' | 'chat_msg_tapback_thumbs_up' | 'chat_msg_tapback_thumbs_down' | 'chat_msg_tapback_laugh' | 'chat_msg_tapback_exclamation' | 'chat_msg_tapback_question'

/** - `chat_msg_type_normal`: A message.
 * - `chat_msg_type_closed`: The chat was closed. */
export type ChatMsgType = 'chat_msg_type_normal' | 'chat_msg_type_closed'

export type ChatSearchResult = {
  object: 'chat_search_result'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When its author edited it; null: never. */
  edited: string | null
  /** The id of the group it belongs to. */
  group_id: number
  /** The chat it belongs to. */
  chat_id: number
  /** The subject of the chat. */
  subject: string
  /** Whether the chat is closed. */
  is_closed: boolean
  /** Its number in the chat; 1 is the first. */
  msg_num: number
  /** The number of the message it replies to; 0: none. */
  reply_to_msg_num: number
  /** The id of the author's account. */
  user_id: number
  /** The name of the author. */
  name: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** Whether the caller can see the author’s profile. */
  can_view_profile: boolean
  /** The part of the text that matches. */
  summary: string
  /** The text. */
  message: string
  /** The attached file; null: none. */
  media: ChatMedia | null
}

export type ChatSub = {
  object: 'chat_sub'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the participant's account. */
  user_id: number
  /** The id of the group it belongs to. */
  group_id: number
  /** The chat it belongs to. */
  chat_id: number
  /** The number of the last message they have seen. */
  last_msg_seen: number
  /** Whether they get no emails about messages they missed in it. */
  is_muted: boolean
}

export type ChatTapback = {
  /** The id of the account that reacted. */
  user_id: number
  /** The membership of the person who reacted. */
  sub_id: number
  /** The reaction. */
  type: ChatMsgTapback
}

export type ChatTapbackCount = {
  /** The reaction. */
  type: ChatMsgTapback
  /** How many people reacted with it. */
  count: number
}

export type ChatTopic = {
  object: 'chat_topic'
  /** The chat. */
  chat_id: number
  /** The topic it was posted to; 0: it is pending. */
  topic_id: number
  /** The message that was posted; 0: it is pending. */
  message_id: number
  /** Whether it is pending approval. */
  is_pending: boolean
}

export type ChatmembersAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: MemberInfo[]
}

/** - `color_antique_pink`: The color antique pink.
 * - `color_apricot`: The color apricot.
 * - `color_aquamute`: The color aquamute.
 * - `color_beige`: The color beige.
 * - `color_bluejean`: The color bluejean.
 * - `color_blush`: The color blush.
 * - `color_burnt_yellow`: The color burnt yellow.
 * - `color_capri_blue`: The color capri blue.
 * - `color_cerulean_blue`: The color cerulean blue.
 * - `color_cherry_blossom`: The color cherry blossom.
 * - `color_cloudy_blue`: The color cloudy blue.
 * - `color_cucumber`: The color cucumber.
 * - `color_dark_grey`: The color dark grey.
 * - `color_dark_orange`: The color dark orange.
 * - `color_dusty_mauve`: The color dusty mauve.
 * - `color_emerald_green`: The color emerald green.
 * - `color_grape`: The color grape.
 * - `color_green_lantern`: The color green lantern.
 * - `color_green_sage`: The color green sage.
 * - `color_grey_blue`: The color grey blue.
 * - `color_light_brown`: The color light brown.
 * - `color_light_grey`: The color light grey.
 * - `color_light_lilac`: The color light lilac.
 * - `color_lilac`: The color lilac.
 * - `color_lips`: The color lips.
 * - `color_melon`: The color melon.
 * - `color_military`: The color military.
 * - `color_moss_green`: The color moss green.
 * - `color_mulbery`: The color mulbery.
 * - `color_mustard`: The color mustard.
 * - `color_orange`: The color orange.
 * - `color_orchid`: The color orchid.
 * - `color_peony`: The color peony.
 * - `color_pink`: The color pink.
 * - `color_purple`: The color purple.
 * - `color_purple_blue`: The color purple blue.
 * - `color_purple_grey`: The color purple grey.
 * - `color_sage`: The color sage.
 * - `color_sky`: The color sky.
 * - `color_terracotta`: The color terracotta.
 * - `color_tomato`: The color tomato.
 * - `color_yellow`: The color yellow. */
export type Color = 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow'

/** - `text_column`: One line of text.
 * - `paragraph_column`: Several lines of text.
 * - `html_paragraph_column`: Text with formatting (HTML).
 * - `checkbox_column`: Yes or no.
 * - `multiple_choice_column`: One of the choices.
 * - `multi_choice_column`: Any of the choices.
 * - `date_column`: A date.
 * - `time_column`: A time of day.
 * - `address_column`: A postal address.
 * - `link_column`: A link with a title.
 * - `image_column`: An image.
 * - `email_column`: An email address. */
export type ColumnType = 'text_column' | 'paragraph_column' | 'html_paragraph_column' | 'checkbox_column' | 'multiple_choice_column' | 'multi_choice_column' | 'date_column' | 'time_column' | 'address_column' | 'link_column' | 'image_column' | 'email_column'

/** - `database_access_all`: Everyone whom the settings of the group allow to.
 * - `database_access_subscribers`: Members.
 * - `database_access_creator`: Whoever created it, and moderators.
 * - `database_access_moderators`: Moderators and owners.
 * - `database_access_owners`: Owners.
 * - `database_access_none`: Nobody. Owners can always view and change a table. */
export type DatabaseAccess = 'database_access_all' | 'database_access_subscribers' | 'database_access_creator' | 'database_access_moderators' | 'database_access_owners' | 'database_access_none'

export type DatabaseColumn = {
  /** Its id. */
  id: number
  /** Its name. */
  name: string
  /** The type of its values. */
  type: DatabaseColumnType
  /** Whether every row must have a value. */
  required: boolean
  /** Its color. */
  color: string
  /** The choices; the first one has number 1. */
  choices: string[]
  /** Its width in pixels; 0: automatic. */
  width: number
  /** Whether it is hidden by default. */
  default_hidden: boolean
  /** The description. */
  description: string
}

/** - `text_column`: One line of text.
 * - `paragraph_column`: Several lines of text.
 * - `checkbox_column`: Yes or no.
 * - `multiple_choice_column`: One of several choices.
 * - `date_column`: A date.
 * - `time_column`: A time of day.
 * - `address_column`: A postal address, optionally with coordinates.
 * - `multi_choice_column`: Any of several choices.
 * - `link_column`: A link, with a title and a description.
 * - `image_column`: An image.
 * - `html_paragraph_column`: Text with formatting.
 * - `email_column`: An email address.
 * - `number_column`: A number.
 * - `github_column`: A GitHub profile. */
export type DatabaseColumnType = 'text_column' | 'paragraph_column' | 'checkbox_column' | 'multiple_choice_column' | 'date_column' | 'time_column' | 'address_column' | 'multi_choice_column' | 'link_column' | 'image_column' | 'html_paragraph_column' | 'email_column' | 'number_column' | 'github_column'

/** - `grid`: As a grid.
 * - `cards`: As cards.
 * - `gallery`: As a gallery of their images.
 * - `calendar`: On the days of a calendar. */
export type DatabaseLayout = 'grid' | 'cards' | 'gallery' | 'calendar'

export type Databaseimport = {
  object: 'databaseimport'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The table that the rows are added to. */
  table_id: number
  /** The state of the import.
   *
   * - `preview`: A preview; nothing was imported.
   * - `refused`: Some lines have errors, and nothing was imported.
   * - `working`: The import is running.
   * - `done`: The import is complete. */
  state: 'preview' | 'refused' | 'working' | 'done'
  /** The number of rows in the file. */
  lines: number
  /** The number of rows imported so far. */
  done: number
  /** The number of lines with errors. */
  wrong_count: number
  /** The errors; the first hundred. */
  wrong: DatabaseimportWrong[]
  /** The columns of the file that are not imported. */
  ignored: string[]
}

export type DatabaseimportWrong = {
  /** The line number. */
  line: number
  /** The column; empty: the whole line. */
  column: string
  /** What is wrong, for programs. */
  reason?: ImportProblem
  /** The value that is wrong; otherwise empty. */
  value?: string
  /** What is wrong, in English. */
  text: string
}

export type Databaserow = {
  object: 'databaserow'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The table it belongs to. */
  table_id: number
  /** Who added it. */
  user_id: number
  /** Its number in the table; 1 is the first. */
  row_num: number
  /** The number of values. */
  num_vals: number
  /** Its values, in the order of the columns; empty ones are left out. */
  vals: Databasevalue[]
  /** Whether the caller can change it. */
  can_edit: boolean
}

export type DatabaserowChange = {
  object: 'databaserow_change'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** Who made the change. */
  user_id: number
  /** The name of whoever made the change. */
  name: string
  /** What was done.
   *
   * - `added`: The row was added.
   * - `changed`: The row was changed. */
  action: 'added' | 'changed'
  /** The columns that were changed. */
  fields: DatabaserowChangeField[]
}

export type DatabaserowChangeField = {
  /** The column. */
  col_id: number
  /** The name of the column. */
  name: string
  /** The value before. */
  before: string
  /** The value after. */
  after: string
}

export type DatabaserowDeleted = {
  object: 'databaserow_deleted'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was deleted. */
  deleted: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The table it belongs to. */
  table_id: number
  /** Who added it. */
  user_id: number
  /** Its number in the table; 1 is the first. */
  row_num: number
  /** Who deleted it. */
  deleted_by: number
  /** The name of whoever deleted it. */
  name: string
  /** Its values, as text. */
  fields: DatabaserowDeletedField[]
}

export type DatabaserowDeletedField = {
  /** The column. */
  col_id: number
  /** The name of the column. */
  name: string
  /** The value. */
  text: string
}

export type DatabaserowInOrder = {
  object: 'databaserow'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The table it belongs to. */
  table_id: number
  /** The account id of the person it belongs to. */
  user_id: number
  /** Its number in the table; 1 is the first. */
  row_num: number
  /** The number of values. */
  num_vals: number
  /** Its values, in the order of the columns; empty ones are left out. */
  vals: Databasevalue[]
  /** Whether the caller can change it. */
  can_edit: boolean
  /** The row before it by number; 0: none. */
  previous_row_id: number
  /** The row after it by number; 0: none. */
  next_row_id: number
}

export type Databasetable = {
  object: 'databasetable'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Who created it. */
  user_id: number
  /** Its name. */
  name: string
  /** The title of the table. */
  short_desc: string
  /** What it is for, in the format of `desc_type`. */
  desc: string
  /** The format of `desc`. */
  desc_type: BodyType
  /** Who can change or delete the table. */
  edit_table: DatabaseAccess
  /** Who can change rows; `database_access_creator`: their own. */
  edit_rows: DatabaseAccess
  /** Who can add rows. */
  add_rows: DatabaseAccess
  /** Who can view the table. */
  view_table: DatabaseAccess
  /** The number of rows. */
  num_rows: number
  /** The number of the row added last. */
  max_row_id: number
  /** The number of columns. */
  num_columns: number
  /** The number of the column added last. */
  max_col_id: number
  /** How a row is shown, as HTML with `{{name of a column}}`. */
  display_template: string
  /** Hide the row number by default. */
  id_default_hidden: boolean
  /** Hide the date of the last change by default. */
  updated_default_hidden: boolean
  /** Allow adding rows by email. */
  rows_by_mail: boolean
  /** Its columns, in order. */
  columns: DatabaseColumn[]
  /** Whether the caller can change the table. */
  can_edit_table: boolean
  /** Whether the caller can add rows. */
  can_add_rows: boolean
}

export type DatabasetableAltered = {
  object: 'databasetable'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Who created it. */
  user_id: number
  /** Its name. */
  name: string
  /** The title of the table. */
  short_desc: string
  /** What it is for, in the format of `desc_type`. */
  desc: string
  /** The format of `desc`. */
  desc_type: BodyType
  /** Who can change or delete the table. */
  edit_table: DatabaseAccess
  /** Who can change rows; `database_access_creator`: their own. */
  edit_rows: DatabaseAccess
  /** Who can add rows. */
  add_rows: DatabaseAccess
  /** Who can view the table. */
  view_table: DatabaseAccess
  /** The number of rows. */
  num_rows: number
  /** The number of the row added last. */
  max_row_id: number
  /** The number of columns. */
  num_columns: number
  /** The number of the column added last. */
  max_col_id: number
  /** How a row is shown, as HTML with `{{name of a column}}`. */
  display_template: string
  /** Hide the row number by default. */
  id_default_hidden: boolean
  /** Hide the date of the last change by default. */
  updated_default_hidden: boolean
  /** Allow adding rows by email. */
  rows_by_mail: boolean
  /** Its columns, in order. */
  columns: DatabaseColumn[]
  /** Whether the caller can change the table. */
  can_edit_table: boolean
  /** Whether the caller can add rows. */
  can_add_rows: boolean
  /** The columns that lose values. */
  lost: DatabasetableLoss[]
}

export type DatabasetableLoss = {
  /** The column. */
  col_id: number
  /** The name of the column. */
  name: string
  /** The number of values lost. */
  values: number
}

export type Databasevalue = {
  /** The column. */
  col_id: number
  /** The type of the column. */
  col_type: DatabaseColumnType
  /** A text. */
  text: string
  /** A text with formatting. */
  html_text: string
  /** A date, as the timestamp at which it begins. */
  date: string | null
  /** A time of day, as a timestamp. */
  time: string | null
  /** Yes or no. */
  checked: boolean
  /** The numbers of the selected choices, from 1. */
  multi_choice: number[]
  /** The first line of an address. */
  street_address1: string
  /** The second line of an address. */
  street_address2: string
  /** The city of an address. */
  city: string
  /** The state of an address. */
  state: string
  /** The postal code of an address. */
  zip: string
  /** The country of an address. */
  country: string
  /** The latitude of an address. */
  lat: number | null
  /** The longitude of an address. */
  lng: number | null
  /** The title of a link. */
  title: string
  /** The target of a link, or the URL of an image. */
  url: string
  /** The description of a link. */
  desc: string
  /** The file name of an image. */
  image_name: string
  /** The URLs of the image: the original and a thumbnail. */
  image_data: string[]
  /** A number; null in other columns. */
  number: number | null
  /** The GitHub user name. */
  github_login: string
  /** The name on GitHub. */
  github_name: string
  /** The email address on GitHub. */
  github_email: string
  /** The URL of the GitHub avatar. */
  github_avatar_url: string
  /** The URL of the GitHub profile. */
  github_profile_url: string
  /** The GitHub user id. */
  github_id: string
  /** The company on GitHub. */
  github_company: string
  /** The location on GitHub. */
  github_location: string
  /** The bio on GitHub. */
  github_bio: string
}

export type Databaseview = {
  object: 'databaseview'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The table it shows. */
  table_id: number
  /** Its name. */
  name: string
  /** Whether it is for everyone who sees the table. */
  shared: boolean
  /** How rows are shown. */
  layout: DatabaseLayout
  /** The field that rows are sorted by; empty: the order of the table. */
  sort_field: string
  /** The direction.
   *
   * - `asc`: Smallest or oldest first.
   * - `desc`: Largest or newest first. */
  sort_dir: 'asc' | 'desc'
  /** The text that rows contain. */
  search: string
  /** The conditions on rows, as `getdatabaserows` takes them; empty: none. */
  filter: string
  /** The shown columns, by id; none: those that the table does not hide by default. */
  columns: number[]
  /** Whether the caller can change it. */
  can_edit: boolean
}

/** - `us_date`: Month before day: 11/15/26.
 * - `international_date`: Day before month: 15/11/26. */
export type DatePref = 'us_date' | 'international_date'

/** - `message`: A pending message.
 * - `member`: A request to join.
 * - `report`: A reported message.
 * - `topic`: A topic. */
export type DecisionType = 'message' | 'member' | 'report' | 'topic'

/** - `thread_view`: Topics.
 * - `message_view`: Messages, one line each.
 * - `expanded_message_view`: Messages with their text. */
export type DefaultMessageView = 'thread_view' | 'message_view' | 'expanded_message_view'

export type DelayedDomain = {
  object: 'delayed_domain'
  /** The domain of the recipients. */
  domain: string
  /** The last answer of its server; empty: it gave none. */
  response: string
  /** The number of recipients. */
  count: number
  /** Since when the first of them waits. */
  oldest: string
  /** When the next attempt is due. */
  next_try: string
}

export type DelayedEmail = {
  object: 'delayed_email'
  /** The emails, each to one recipient. */
  deliveries: RecipientDelivery[]
}

export type DeliveryChange = {
  object: 'delivery_change'
  /** What they chose. */
  from: EmailDelivery
  /** What they get afterwards. */
  to: EmailDelivery
  /** How many they are. */
  num_people: number
}

export type DeliveryDay = {
  object: 'delivery_day'
  /** A date, as the timestamp at which it begins. */
  date: string
  /** How many emails were delivered. */
  delivered: number
  /** How many emails were deferred and will be tried again. */
  deferred: number
  /** How many emails bounced. */
  bounced: number
}

export type DeliveryExplanation = {
  object: 'delivery_explanation'
  /** The email address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The account with this address; 0: none. */
  user_id: number
  /** What keeps email away, for all groups first. */
  reasons: DeliveryObstacle[]
  /** The message that was asked about; null: none. */
  message: ExplainedMessage | null
  /** The last emails to the address, newest first, at most 50 of groups and 50 of the service. */
  emails: RecipientDelivery[]
  /** The last emails from the address, newest first, at most 20. */
  received: ReceivedEmail[]
}

export type DeliveryHistory = {
  object: 'delivery_history'
  /** The days, the oldest first. */
  days: DeliveryDay[]
  /** When someone in the group last sent a probe, within the last 31 days; null: nobody did. */
  probe_time: string | null
  /** What became of that probe; empty: there was none.
   *
   * - ``: None.
   * - `probe_sent`: It was sent; there is no answer yet.
   * - `probe_bounced`: It bounced.
   * - `probe_confirmed`: Email arrives again. */
  probe_status: '' | 'probe_sent' | 'probe_bounced' | 'probe_confirmed'
}

export type DeliveryInfo = {
  object: 'delivery_info'
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The id of the message in the last email that was accepted; 0: none, or several. */
  success_msg_id: number
  /** When it was accepted; null: never. */
  success_time: string | null
  /** Its subject. */
  success_subject: string
  /** The type of email; empty: none.
   *
   * - ``: None.
   * - `delivery_message`: A message from a group.
   * - `delivery_special_notice`: A special notice from a group.
   * - `delivery_digest`: A digest.
   * - `delivery_summary`: A daily summary.
   * - `delivery_notification`: A notification.
   * - `delivery_bounce_probe`: A probe that asks whether email arrives. */
  success_type: '' | 'delivery_message' | 'delivery_special_notice' | 'delivery_digest' | 'delivery_summary' | 'delivery_notification' | 'delivery_bounce_probe'
  /** The response of the other mail server. */
  success_response: string
  /** The id of the message in the last email that was attempted; 0: none, or several. */
  attempt_msg_id: number
  /** When it was attempted; null: never. */
  attempt_time: string | null
  /** Its subject. */
  attempt_subject: string
  /** The type of email; empty: none.
   *
   * - ``: None.
   * - `delivery_message`: A message from a group.
   * - `delivery_special_notice`: A special notice from a group.
   * - `delivery_digest`: A digest.
   * - `delivery_summary`: A daily summary.
   * - `delivery_notification`: A notification.
   * - `delivery_bounce_probe`: A probe that asks whether email arrives. */
  attempt_type: '' | 'delivery_message' | 'delivery_special_notice' | 'delivery_digest' | 'delivery_summary' | 'delivery_notification' | 'delivery_bounce_probe'
  /** The response of the other mail server. */
  attempt_response: string
  /** The latest bounces, at most ten; `getbounceinfo` returns all. */
  bounces: BounceInfo[]
}

export type DeliveryObstacle = {
  object: 'delivery_obstacle'
  /** What keeps email away. */
  reason: DeliveryReason
  /** The group; empty: all email. */
  group_name: string
  /** Since when; null: unknown. */
  since: string | null
  /** For `bouncing`, what the mail server answered last. */
  detail: string
}

/** - `no_account`: Nobody has an account with this address.
 * - `suspended`: The account is suspended.
 * - `not_confirmed`: The address is not confirmed.
 * - `bouncing`: Email to the address bounced, so none is sent.
 * - `opted_out`: The address has blocked invitations and direct adds.
 * - `not_member`: Not a member of the group.
 * - `pending_member`: The membership is pending.
 * - `banned`: Banned from the group.
 * - `joined_later`: Joined the group after the message was posted.
 * - `own_message`: Wrote the message.
 * - `digest`: Gets digests instead of individual messages.
 * - `summary`: Gets daily summaries instead of individual messages.
 * - `special_only`: Gets special notices only.
 * - `no_email`: Gets no email from the group.
 * - `muted_topic`: Has muted the topic.
 * - `muted_hashtag`: Has muted a hashtag of the topic.
 * - `not_followed`: Gets only messages in topics and hashtags they follow.
 * - `hashtag_no_email`: A hashtag of the topic keeps its messages from being sent. */
export type DeliveryReason = 'no_account' | 'suspended' | 'not_confirmed' | 'bouncing' | 'opted_out' | 'not_member' | 'pending_member' | 'banned' | 'joined_later' | 'own_message' | 'digest' | 'summary' | 'special_only' | 'no_email' | 'muted_topic' | 'muted_hashtag' | 'not_followed' | 'hashtag_no_email'

/** - `sent`: The mail server of the recipient accepted it.
 * - `stored`: No relay is set: it is in the local mailbox.
 * - `queued`: It waits for the first attempt.
 * - `deferred`: The mail server did not accept it yet; it is tried again.
 * - `refused`: The mail server refused it.
 * - `expired`: It was tried for several days without success.
 * - `bounced`: It was accepted, and came back.
 * - `failed`: An internal error: the email could not be written.
 * - `dropped`: It was not sent: the recipient left, or the message was deleted, before. */
export type DeliveryState = 'sent' | 'stored' | 'queued' | 'deferred' | 'refused' | 'expired' | 'bounced' | 'failed' | 'dropped'

/** - `delivery_message`: A message from a group.
 * - `delivery_special_notice`: A special notice from a group.
 * - `delivery_digest`: A digest.
 * - `delivery_summary`: A daily summary.
 * - `delivery_notification`: A notification.
 * - `delivery_bounce_probe`: A probe that asks whether email arrives. */
export type DeliveryType = 'delivery_message' | 'delivery_special_notice' | 'delivery_digest' | 'delivery_summary' | 'delivery_notification' | 'delivery_bounce_probe'

export type DirectAddError = {
  object: 'direct_add_error'
  /** The email address. */
  email: string
  /** Why the address was not added. */
  status: DirectAddStatus
  /** The id of the group it belongs to. */
  group_id: number
}

export type DirectAddResults = {
  object: 'direct_add_results'
  /** The number of addresses given. */
  total_emails: number
  /** Those for whom it was not done, and why. */
  errors: DirectAddError[]
  /** The members who were added. */
  added_members: MemberInfo[]
}

/** - `already_member`: Already a member.
 * - `already_invited`: Already invited.
 * - `banned`: Banned.
 * - `bouncing`: Email to the address bounces.
 * - `invalid_email`: Not an email address.
 * - `not_confirmed`: The address is not confirmed.
 * - `pending`: Already has a pending request to join.
 * - `unwanted`: Has blocked invitations, or was added to the group and left it less than 30 days ago. */
export type DirectAddStatus = 'already_member' | 'already_invited' | 'banned' | 'bouncing' | 'invalid_email' | 'not_confirmed' | 'pending' | 'unwanted'

export type DnsRecord = {
  object: 'dns_record'
  /** The type of the record: MX, TXT or A. */
  type: string
  /** The name that the record belongs to. */
  name: string
  /** What the record says. */
  value: string
}

export type Draft = {
  object: 'draft'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** Whose draft it is. */
  user_id: number
  /** The id of the group it belongs to. */
  group_id: number
  /** The type of draft. */
  draft_type: DraftType
  /** The subject. */
  subject: string
  /** The text. */
  body: string
  /** The format of the text. */
  body_type: BodyType
  /** Whether it is sent as a special notice. */
  is_special: boolean
  /** Whether the author gets a copy of the reply. */
  bcc_me: boolean
  /** Whether the moderators get a copy of the email to a member. */
  bcc_all: boolean
  /** The number of attachments. */
  num_attachments: number
  /** The number its next attachment gets. */
  next_attachment_id: number
  /** The message that it replies to; 0: none. */
  message_id: number
  /** For `draft_type_dm`: the member it goes to. */
  dm_member_id: number
  /** For `draft_type_post_to_sub`: the member it goes to. */
  member_id: number
  /** Where the reply goes; empty: to the group. */
  reply_to: DraftReplyTo
}

export type DraftAttachment = {
  object: 'draft_attachment'
  /** Its id. */
  id: number
  /** The draft. */
  draft_id: number
  /** Its URL. */
  url: string
  /** The name of the file. */
  filename: string
  /** The media type of the file. */
  content_type: string
  /** Its size in bytes. */
  size: number
  /** Whether it is an image within the text. */
  inline: boolean
}

export type DraftPreview = {
  object: 'draft_preview'
  /** The draft. */
  draft_id: number
  /** The subject. */
  subject: string
  /** The text. */
  body: string
  /** The quoted text, apart from the rest. */
  quoted: string
  /** What follows the text, such as the signature. */
  remainder: string
  /** Its hashtags. */
  hashtags: string[]
}

/** - ``: To the group, or wherever its settings say.
 * - `sender`: To the author only.
 * - `group_and_sender`: To the group and the author.
 * - `mods`: To the moderators. */
export type DraftReplyTo = '' | 'sender' | 'group_and_sender' | 'mods'

/** - `draft_type_post`: A new topic.
 * - `draft_type_reply`: A reply to a message.
 * - `draft_type_dm`: An email to a member.
 * - `draft_type_post_to_sub`: An email from the moderators to a member. */
export type DraftType = 'draft_type_post' | 'draft_type_reply' | 'draft_type_dm' | 'draft_type_post_to_sub'

/** - `email_delivery_single`: Individual messages.
 * - `email_delivery_digest`: Digests of several messages, as plain text.
 * - `email_delivery_html_digest`: Digests of several messages, as HTML.
 * - `email_delivery_summary`: A daily summary that lists the topics.
 * - `email_delivery_special`: Special notices only.
 * - `email_delivery_none`: No email. */
export type EmailDelivery = 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_html_digest' | 'email_delivery_summary' | 'email_delivery_special' | 'email_delivery_none'

export type EmailQueue = {
  object: 'email_queue'
  /** The number of recipients that wait for the first attempt. */
  queued: number
  /** Domains with delayed email, those with most recipients first, at most 100. */
  domains: DelayedDomain[]
  /** Emails that failed for good, newest first, at most 100. */
  failed: FailedMailing[]
}

export type EmailRetry = {
  object: 'email_retry'
  /** How many emails are tried again. */
  count: number
}

export type EmailStatus = {
  object: 'email_status'
  /** Whether the site sends email. */
  sends_email: boolean
}

export type Error = {
  object: 'error'
  /** The type of the error.
   *
   * - `unauthorized_error`: The email address or the password is wrong.
   * - `bad_request`: The call can't be carried out as requested; `extra` says why.
   * - `authentication`: You are not signed in, or the key, token or cookie is not valid.
   * - `expired`: The key, token or session has expired.
   * - `rate_limit`: Too many calls in a short time (HTTP 429).
   * - `inadequate_permissions`: The caller lacks a permission in the group, or the key lacks a scope; `extra` names it.
   * - `invalid_value`: A parameter has an invalid value; `extra` names it.
   * - `server`: An internal error.
   * - `bad_csrf`: You are signed in with a cookie, and `csrf` is missing or wrong; or a page of another site made the call.
   * - `two_factor_required`: The account uses two-factor authentication.
   * - `pending_adds`: A direct add is waiting for the operator's approval. */
  type: 'unauthorized_error' | 'bad_request' | 'authentication' | 'expired' | 'rate_limit' | 'inadequate_permissions' | 'invalid_value' | 'server' | 'bad_csrf' | 'two_factor_required' | 'pending_adds'
  /** Details; empty if the type says it all. */
  extra: string
}

export type Event = {
  object: 'event'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The name of whoever created it. */
  creator_name: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** When it starts, with the offset of its time zone. */
  start_time: string
  /** When it ends, with the offset of its time zone. */
  end_time: string
  /** Its time zone: an IANA name, such as Europe/Berlin. */
  timezone: string
  /** An all-day event. */
  all_day: boolean
  /** Its name. */
  name: string
  /** Where it takes place. */
  location: string
  /** What it is about (HTML). */
  description: string
  /** The name of the organizer. */
  organizer_name: string
  /** The email address of the organizer. */
  organizer_email: string
  /** The phone number of the organizer. */
  organizer_phone: string
  /** The color. */
  color_name: Color
  /** The color in hexadecimal, such as `#0080ff`. */
  color_hex: string
  /** Whether members are asked to respond. */
  rsvp: boolean
  /** The maximum number of people, including guests; 0: unlimited. */
  max_attendees: number
  /** Whether people can bring guests. */
  additional_guests: boolean
  /** A question for people who respond. */
  comment_label: string
  /** A message for people who are going. */
  yes_message: string
  /** Whether the caller has responded; `rsvp_type` and the fields after it have the response. */
  has_rsvp: boolean
  /** The caller's response; empty: none.
   *
   * - ``: None.
   * - `rsvp_maybe`: Undecided.
   * - `rsvp_no`: Not going.
   * - `rsvp_yes`: Going.
   * - `rsvp_waitlist`: On the waitlist. */
  rsvp_type: '' | 'rsvp_maybe' | 'rsvp_no' | 'rsvp_yes' | 'rsvp_waitlist'
  /** The caller's answer to `comment_label`. */
  rsvp_comment: string
  /** The number of guests the caller brings. */
  rsvp_additional_guests: number
  /** Show responses only to moderators and the creator of the event; everyone sees their own. */
  hide_rsvps: boolean
  /** Don't accept or change responses any more. */
  is_locked: boolean
  /** Whether it was cancelled. */
  is_cancelled: boolean
  /** The message sent when it was cancelled. */
  cancel_message: string
  /** The number of people attending, including guests. */
  num_attendees: number
  /** The number of responses on the waitlist. */
  num_waiting: number
  /** The caller's position on the waitlist, from 1; 0: not on it. */
  waitlist_position: number
  /** How many minutes before the event people who are going get a reminder by email; 0: never. */
  reminder_minutes: number
  /** The same for all dates of a recurring event; 0: not recurring. */
  series_id: number
  /** The recurrence, as an RRULE (RFC 5545): FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty: not recurring. */
  recurrence: string
  /** The id of the event in calendars. */
  uid: string
  /** The topic with the comments on it; 0: none. */
  topic_id: number
  /** Whether the caller created it. */
  is_mine: boolean
  /** Its files. */
  files: EventFile[]
}

export type EventComment = {
  object: 'event_comment'
  /** The event. */
  event_id: number
  /** The topic with the comments on it; 0: the comment is pending. */
  topic_id: number
  /** The message that was posted; 0: it is pending. */
  message_id: number
  /** Whether the comment needs approval. */
  is_pending: boolean
}

export type EventFile = {
  object: 'event_file'
  /** Its id. */
  id: number
  /** The name of the file. */
  filename: string
  /** The type, detected from its content. */
  media_type: string
  /** The size in bytes. */
  size: number
  /** Where it is downloaded. */
  download_url: string
  /** A small version of an image; empty: none. */
  image_thumbnail_url: string
}

/** - `event_summary_monthly`: On the first of every month.
 * - `event_summary_weekly_sunday`: Every Sunday.
 * - `event_summary_weekly_monday`: Every Monday.
 * - `event_summary_weekly_tuesday`: Every Tuesday.
 * - `event_summary_weekly_wednesday`: Every Wednesday.
 * - `event_summary_weekly_thursday`: Every Thursday.
 * - `event_summary_weekly_friday`: Every Friday.
 * - `event_summary_weekly_saturday`: Every Saturday. */
export type EventSummarySchedule = 'event_summary_monthly' | 'event_summary_weekly_sunday' | 'event_summary_weekly_monday' | 'event_summary_weekly_tuesday' | 'event_summary_weekly_wednesday' | 'event_summary_weekly_thursday' | 'event_summary_weekly_friday' | 'event_summary_weekly_saturday'

export type ExplainedMessage = {
  object: 'explained_message'
  /** The message. */
  message_id: number
  /** When it was created. */
  created: string
  /** The name of the group. */
  group_name: string
  /** The subject. */
  subject: string
  /** The email to this person; null: none was sent. */
  delivery: RecipientDelivery | null
}

/** - `export_none`: There is none.
 * - `export_pending`: It has been requested, and starts within seconds unless other groups are first.
 * - `export_running`: It is being written.
 * - `export_ready`: It can be downloaded until it expires.
 * - `export_failed`: It failed. The log of the server says why. */
export type ExportStatus = 'export_none' | 'export_pending' | 'export_running' | 'export_ready' | 'export_failed'

export type ExtraMemberData = {
  /** The column. */
  col_id: number
  /** The type of the column. */
  col_type: ColumnType
  /** A text. */
  text?: string
  /** A date, as the timestamp at which it begins. */
  date?: string
  /** A time of day, as a timestamp. */
  time?: string
  /** The first line of an address. */
  street_address1?: string
  /** The second line of an address. */
  street_address2?: string
  /** The city of an address. */
  city?: string
  /** The state of an address. */
  state?: string
  /** The postal code of an address. */
  zip?: string
  /** The title of a link. */
  title?: string
  /** The target of a link. */
  url?: string
  /** The description of an image or a link. */
  desc?: string
  /** The file name of an image. */
  image_name?: string
  /** A text with formatting. */
  html_text?: string
  /** The latitude of an address. */
  lat?: number
  /** The longitude of an address. */
  lng?: number
  /** Yes or no. */
  checked?: boolean
  /** The numbers of the selected choices, from 1. */
  multi_choice?: number[]
}

export type ExtraMemberDataColumn = {
  /** Its id. */
  id: number
  /** Its name. */
  name: string
  /** The type of its values; it can't be changed. */
  type: ColumnType
  /** Members must fill it in. */
  required: boolean
  /** The color of the column heading. */
  color: string
  /** The choices. */
  choices: string[]
  /** The width in pixels; 0: automatic. */
  width: number
  /** Hidden by default. */
  default_hidden: boolean
  /** Part of the profile: members can see it, and fill in their own. */
  profile: boolean
  /** The description. */
  description: string
}

export type FailedJob = {
  object: 'failed_job'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it failed for good. */
  failed_since: string
  /** What the job does. */
  name: string
  /** The fact it follows; empty: none. */
  fact: string
  /** Why the last attempt failed. */
  error: string
  /** The number of attempts. */
  tries: number
}

export type FailedMailing = {
  object: 'failed_mailing'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The group it is from; empty: a notification. */
  group_name: string
  /** Why it failed. */
  error: string
  /** The message in it; 0: none. */
  message_id: number
  /** The number of recipients. */
  num_recipients: number
}

export type Feed = {
  object: 'feed'
  /** The membership. */
  member_info: MemberInfo
  /** The group. */
  group: Group
  /** Its new topics. */
  topics: FeedTopic[]
  /** Its upcoming events. */
  events: Event[]
  /** Its new files. */
  files: File[]
  /** Its new photos. */
  photos: Photo[]
  /** Its chats. */
  chats: Chat[]
  /** Its changed wiki pages. */
  wikis: Wiki[]
  /** Its new subgroups. */
  subgroups: Group[]
  /** Its changed tables. */
  tables: Databasetable[]
  /** Its hashtags. */
  hashtags: Hashtag[]
}

export type FeedAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Feed[]
}

export type FeedTopic = {
  /** The topic. */
  topic: Topic
  /** Its images. */
  images: Attachment[]
}

/** - `fig_leaf_archives`: Visitors have to confirm before they see the archives.
 * - `fig_leaf_none`: The archives are shown without confirmation. */
export type FigLeaf = 'fig_leaf_archives' | 'fig_leaf_none'

export type File = {
  object: 'file'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** What it is. */
  type: FileType
  /** Its name. */
  name: string
  /** The folder it is in; `/`: the top. */
  path: string
  /** What it is about. */
  desc: string
  /** Where a link leads; empty for files and folders. */
  url: string
  /** The type of a file, detected from its content; `folder` for a folder, empty for a link. */
  media_type: string
  /** The name of whoever added it, or `Former member`. */
  creator_name: string
  /** The account that added it; 0: it is gone. */
  user_id: number
  /** The id of the folder it is in; 0: the top. */
  parent_dir_id: number
  /** The size of its newest version in bytes. */
  size: number
  /** The number of its newest version; 0 for folders and links. */
  version: number
  /** How many files, folders and links are in a folder, without what is in its folders. */
  num_entries: number
  /** Where a file is downloaded, for programs an hour or more without a cookie or a header; empty for folders and links (see `url`). */
  download_url: string
  /** A small version of an image; empty: none. */
  image_thumbnail_url: string
  /** Whether the caller may delete it; a folder only if nobody else added something to it. */
  can_delete: boolean
}

export type FileDeleted = {
  object: 'file_deleted'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was deleted. */
  deleted: string
  /** The id of the group it belongs to. */
  group_id: number
  /** What was deleted: a file, a folder with everything in it, or a link. */
  type: FileType
  /** Its name. */
  name: string
  /** The folder it was in. */
  path: string
  /** The name of whoever deleted it. */
  deleted_by_name: string
  /** Who added it; 0: the account is gone. */
  user_id: number
  /** Who deleted it; 0: the account is gone. */
  deleted_by: number
  /** How many files, folders and links are restored with it, itself included. */
  num_entries: number
  /** What it takes of the storage of the group once it is restored, in bytes. */
  size: number
}

export type FileDeletion = {
  object: 'file_deletion'
  /** The file, folder or link. */
  file_id: number
  /** How many files, folders and links are deleted. */
  num_entries: number
  /** How many bytes of storage are freed. */
  size: number
}

export type FileText = {
  object: 'file_text'
  /** The file. */
  file_id: number
  /** The version. */
  version: number
  /** The beginning of its text. */
  text: string
  /** Whether that is all of it. */
  is_complete: boolean
}

/** - `file_type_dir`: A folder.
 * - `file_type_file`: A file.
 * - `file_type_link`: A link to another site. */
export type FileType = 'file_type_dir' | 'file_type_file' | 'file_type_link'

export type FileVersion = {
  object: 'file_version'
  /** When it was created. */
  created: string
  /** The file. */
  file_id: number
  /** Its number, from 1. */
  version: number
  /** The size in bytes. */
  size: number
  /** The account that uploaded it; 0: it is gone. */
  user_id: number
  /** The name of whoever uploaded it, or `Former member`. */
  name: string
  /** The type, detected from its content. */
  media_type: string
  /** Where it is downloaded. */
  download_url: string
  /** A small version of an image; empty: none. */
  image_thumbnail_url: string
}

export type FindmembersAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: MemberSummary[]
}

export type FooterPreview = {
  object: 'footer_preview'
  /** The footer of a plain-text email. */
  text: string
  /** The footer of an HTML email. */
  html: string
}

export type Formats = {
  object: 'formats'
  /** The id of the group it belongs to. */
  group_id: number
  /** Your time zone; that of the group for visitors. */
  timezone: string
  /** The time format. */
  time_pref: TimePref
  /** The date format. */
  date_pref: DatePref
  /** Whether weeks start on Monday. */
  monday_start: boolean
}

export type FoundMessage = {
  /** Its id. */
  id: number
  /** The topic it belongs to. */
  topic_id: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The id of the author's account. */
  user_id: number
  /** When it was created. */
  created: string
  /** The subject. */
  subject: string
  /** The beginning of the text, or the passage that matches the search. */
  summary: string
  /** The name of the author. */
  name: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** Whether it has attachments. */
  has_attachments: boolean
}

export type GetactivitylogAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: ActivityLog[]
}

export type GetalbumsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Album[]
}

export type GetallgroupsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: AdminGroup[]
}

export type GetapikeysAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: ApiKey[]
}

export type GetattachmentsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: DraftAttachment[]
}

export type GetbounceinfoAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: BounceInfo[]
}

export type GetcalendarfeedsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: CalendarFeed[]
}

export type GetchathistoryAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: ChatMessage[]
}

export type GetchatsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Chat[]
}

export type GetdatabaserowhistoryAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: DatabaserowChange[]
}

export type GetdatabaserowsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Databaserow[]
}

export type GetdatabasesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Databasetable[]
}

export type GetdatabaseviewsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Databaseview[]
}

export type GetdeletedalbumsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: AlbumDeleted[]
}

export type GetdeleteddatabaserowsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: DatabaserowDeleted[]
}

export type GetdeletedfilesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: FileDeleted[]
}

export type GetdeletedphotosAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: PhotoDeleted[]
}

export type GetdeletedwikipagesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: WikiDeleted[]
}

export type GetdirectoryAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Group[]
}

export type GetdraftsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Draft[]
}

export type GeteventsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Event[]
}

export type GetextracolumnsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: ExtraMemberDataColumn[]
}

export type GetfailedjobsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: FailedJob[]
}

export type GetfeedAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Feed[]
}

export type GetfiledirectoryAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The folder; `/`: the top. */
  path: string
  /** The items, in order. */
  data: File[]
}

export type GetfileversionsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: FileVersion[]
}

export type GetgroupaliasesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Groupalias[]
}

export type GethashtagsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Hashtag[]
}

export type GethiddenmessagesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: HiddenMessage[]
}

export type GetinvitesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Invite[]
}

export type GetmailboxAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: MailboxMail[]
}

export type GetmemberlabelsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Memberlabel[]
}

export type GetmembernoticesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Membernotice[]
}

export type GetmembersAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: MemberInfo[]
}

export type GetmessagedeliveriesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: RecipientDelivery[]
}

export type GetmessageledgerAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: LedgerEntry[]
}

export type GetmessagerevisionsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: MessageRevision[]
}

export type GetmessagesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** What the caller may do in the group. */
  group_perms?: Perms
  /** The group. */
  group?: Group
  /** The caller's own membership; empty: the caller is not a member. */
  sub_data: MemberInfo[]
  /** The topic. */
  topic: Topic | null
  /** The items, in order. */
  data: Message[]
}

export type GetmoderationqueueAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: ModerationItem[]
}

export type GetmonthAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Message[]
}

export type GetmytopicsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Topic[]
}

export type GetnotificationsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Notification[]
}

export type GetorganisationsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: AdminOrg[]
}

export type GetpastmembersAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: PastMember[]
}

export type GetpendingaddsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: PendingAdds[]
}

export type GetpendingmessagesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Pendingmsg[]
}

export type GetphotosAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Photo[]
}

export type GetpollsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Poll[]
}

export type GetpollvotesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: PollVote[]
}

export type GetpostingaddressesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: PostingAddress[]
}

export type GetrejectiontemplatesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Membernotice[]
}

export type GetreportsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: MessageReport[]
}

export type GetrsvpsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Rsvp[]
}

export type GetsessionsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Session[]
}

export type GetsubgroupsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Group[]
}

export type GetsubsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: MemberInfo[]
}

export type GettopicAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** What the caller may do in the group. */
  group_perms?: Perms
  /** The group. */
  group?: Group
  /** The caller's own membership; empty: the caller is not a member. */
  sub_data: MemberInfo[]
  /** The URL of the cover photo; empty: there is none. */
  cover_photo_url: string
  /** The topic. */
  topic: Topic
  /** The number of the first unread message; 0: none. */
  first_unread: number
  /** The number of unread messages, at most 1000. */
  num_unread: number
  /** The items, in order. */
  data: Message[]
}

export type GettopicsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** What the caller may do in the group. */
  group_perms?: Perms
  /** The group. */
  group?: Group
  /** The caller's own membership; empty: the caller is not a member. */
  sub_data: MemberInfo[]
  /** The items, in order. */
  data: Topic[]
}

export type GetusersAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: AdminUser[]
}

export type GetwebhookdeliveriesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: WebhookDelivery[]
}

export type GetwebhooksAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Webhook[]
}

export type GetwikichangesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: WikiRevision[]
}

export type GetwikihistoryAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: WikiRevision[]
}

export type GetwikipagesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Wiki[]
}

export type Group = {
  object: 'group'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The name used in addresses; for a subgroup, ParentGroupName+SubGroupName. */
  name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The full title of the group. */
  title: string
  /** Another name for email and API calls. Once set, it can be changed but not removed. */
  alias: string
  /** What the group is about (HTML). */
  desc: string
  /** The description as plain text. */
  plain_desc: string
  /** The website of the group; empty: none. */
  website: string
  /** The email address of the group. */
  email_address: string
  /** The URL of the group. */
  group_url: string
  /** The URL of the cover photo; empty: there is none. */
  cover_photo_url: string
  /** The URL of the icon; empty: there is none. */
  icon_url: string
  /** The domain of the organisation; empty: none. */
  org_domain: string
  /** The parent group; 0: none. */
  parent_group_id: number
  /** The organisation; 0: none. */
  org_id: number
  /** The category among the subgroups; 0: none. */
  sub_group_categoryid: number
  /** The same under another name. */
  subgroupcategoryid: number
  /** The number of members. */
  subs_count: number
  /** Only moderators can post. */
  announce: boolean
  /** Requests to join need approval by a moderator. */
  restricted: boolean
  /** People can join only by invitation. */
  invite_only: boolean
  /** Whether posting is disabled. */
  locked: boolean
  /** Whether the plan is on trial. */
  trial_group: boolean
  /** Whether there is a cover photo. */
  has_cover_photo: boolean
  /** Whether there is an icon. */
  has_icon: boolean
  /** The type of group. */
  type: 'group_type_messages'
  /** The plan of the group. */
  plan: Plan
  /** Who can see the group and its archives. Private archives can't be made more public.
   *
   * - `group_privacy_none`: Public: anyone can find the group and read its archives.
   * - `group_privacy_archives`: Listed: anyone can find the group, only members can read its archives.
   * - `group_privacy_unlisted`: Private: only members can find the group and read its archives.
   * - `group_privacy_unlisted_public`: Unlisted: the group isn't listed, but anyone with the link can read its archives.
   * - `sub_group_privacy_limited_archives`: Members of the parent group can find it and read its archives.
   * - `sub_group_privacy_archives`: Members of the parent group can find it, only its own members can read its archives.
   * - `sub_group_privacy_unlisted`: Private: only its own members can find it and read its archives.
   * - `sub_group_privacy_none`: Public: anyone can find it and read its archives.
   * - `sub_group_privacy_unlisted_public_archives`: Unlisted: it isn't listed, but anyone with the link can read its archives. */
  privacy: 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public' | 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none' | 'sub_group_privacy_unlisted_public_archives'
  /** The color of the group. */
  default_color: Color
  /** What the caller may do in the group. */
  perms: Perms
  /** When the latest message was posted; null: never. */
  most_recent_message?: string | null
  /** The number of topics. */
  threads_count?: number
  /** The number of messages. */
  messages_count?: number
  /** The prefix shown in brackets before the subject of each message. */
  subject_tag?: string
  /** Whether visitors have to confirm before they see the archives. */
  fig_leaf?: FigLeaf
  /** The number of open chats. */
  open_chats_count?: number
  /** The page that the wiki begins with; 0: none. */
  sticky_wiki_page_id?: number
  /** The number of pending requests to join. */
  pending_subs_count?: number
  /** The number of pending messages. */
  pending_msgs_count?: number
  /** The footer of each message (HTML). */
  footer?: string
  /** An IANA time zone; subgroups use that of their parent. */
  default_timezone?: string
  /** All posts need approval by a moderator. */
  moderated?: boolean
  /** The first posts of new members need approval. */
  new_users_moderated?: boolean
  /** People who aren't members can post by email. */
  allow_non_subs_to_post?: boolean
  /** Members of the parent group can post to this subgroup. */
  allow_parent_subs_to_post?: boolean
  /** Emails are sent as HTML; plain text digests become HTML digests. */
  force_html_emails?: boolean
  /** The formatting of HTML emails is normalized. */
  normalize_html_emails?: boolean
  /** Only the default way to reply is offered. */
  remove_other_reply_options?: boolean
  /** The footer is sent as a separate attachment. */
  seperate_footers?: boolean
  /** Messages are converted to plain text. */
  plain_text_only?: boolean
  /** Every topic needs a hashtag. */
  hash_tags_required?: boolean
  /** Emails with attachments are rejected. */
  bounce_attachments?: boolean
  /** Photos can be stored in the files section. Has no effect: they always can. */
  allow_photos_in_files?: boolean
  /** Messages can be reposted (premium and enterprise). */
  allow_reposts?: boolean
  /** New members follow the topics they reply to. */
  auto_follow_replies_default?: boolean
  /** Weeks start on Monday for those who have not chosen; otherwise as usual for their language. */
  default_monday_start?: boolean
  /** Messages can't be edited. */
  disable_edits?: boolean
  /** Members can't turn off all email; those who had get special notices. */
  disable_no_email?: boolean
  /** Topics are closed after `close_threads_after` days. */
  auto_close_threads?: boolean
  /** Replies to topics need approval after `moderate_threads_after` days. */
  auto_moderate_threads?: boolean
  /** Members get a summary of upcoming events. */
  send_event_summaries?: boolean
  /** New members are invited to upcoming events. */
  send_invites_on_join?: boolean
  /** The number of approved posts after which a new member is no longer moderated. */
  unmoderate_users_after?: number
  /** The number of days. */
  min_days_between_reposts?: number
  /** How often a message can be reposted. */
  max_number_of_reposts?: number
  /** The number of days. */
  close_threads_after?: number
  /** The number of days. */
  moderate_threads_after?: number
  /** Who can view and change the calendar. */
  calendar_access?: PublicAccess
  /** Who can view and change the wiki. */
  wiki_access?: PublicAccess
  /** Who can view and change the files. */
  files_access?: Access
  /** Who can view and change the tables. */
  database_access?: Access
  /** Who can view and change the photos. */
  photos_access?: Access
  /** Who can see the member directory. */
  member_directory_access?: MemberDirectoryAccess
  /** Who can vote in polls and create them. */
  polls_access?: PollsAccess
  /** Who can chat and create chats. */
  chat_access?: ChatAccess
  /** Which posts need approval. */
  moderation?: Moderation
  /** Where replies go. */
  reply_to?: GroupReplyTo
  /** Who can download the archives. */
  allow_downloads?: AllowDownloads
  /** Who can see the member list. */
  members_visible?: MembersVisible
  /** Who can create subgroups. */
  sub_group_access?: SubGroupAccess
  /** Who can create subgroups. */
  subgroup_access?: SubGroupAccess
  /** What happens to attachments of emails. */
  handle_attachments?: HandleAttachments
  /** What happens to emails with a virus. */
  handle_virus?: HandleVirus
  /** The size to which photos in emails are reduced. */
  max_photo_size_email?: MaxPhotoSize
  /** The size to which photos in albums are reduced. */
  max_photo_size_photos?: MaxPhotoSize
  /** The size to which photos in tables are reduced. */
  max_photo_size_databases?: MaxPhotoSize
  /** The size to which photos in the wiki are reduced. */
  max_photo_size_wiki_images?: MaxPhotoSize
  /** Who can create hashtags. */
  hash_tag_permissions?: HashTagPermissions
  /** How new members get messages. */
  email_delivery_default?: EmailDelivery
  /** Which messages new members get. */
  message_selection_default?: MessageSelection
  /** The maximum size of attachments for new members. */
  max_attachment_size_default?: MaxAttachmentSize
  /** The time format for those who have not chosen one; `standard_time`: that of their language. */
  default_time_pref?: TimePref
  /** The date format for those who have not chosen one; `us_date`: that of their language. */
  default_date_pref?: DatePref
  /** When the summary is sent. */
  event_summary_schedule?: EventSummarySchedule
  /** The columns for member data. */
  extra_member_data_columns?: ExtraMemberDataColumn[]
}

export type GroupExport = {
  object: 'group_export'
  /** The id of the group it belongs to. */
  group_id: number
  /** How far it is. */
  status: ExportStatus
  /** When it was requested; null: there is none. */
  created: string | null
  /** When it was done or failed; null: not yet. */
  finished: string | null
  /** When it is deleted; null: not before it is done. */
  expires: string | null
  /** The account that requested it; 0: none, or it was deleted. */
  user_id: number
  /** The name of that person. */
  name: string
  /** How many rows have been written. */
  num_rows: number
  /** How many files have been written. */
  num_files: number
  /** How many files are missing on the server, and so from the export. */
  num_missing: number
  /** How many bytes have been written. */
  size: number
}

/** - `icon`: A square icon.
 * - `cover_photo`: A wide cover photo. */
export type GroupPhoto = 'icon' | 'cover_photo'

/** - `group_privacy_none`: Public: anyone can find the group and read its archives.
 * - `group_privacy_archives`: Listed: anyone can find the group, only members can read its archives.
 * - `group_privacy_unlisted`: Private: only members can find the group and read its archives.
 * - `group_privacy_unlisted_public`: Unlisted: the group isn't listed, but anyone with the link can read its archives. */
export type GroupPrivacy = 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public'

/** - `group_reply_to_group`: Replies go to the group.
 * - `group_reply_to_sender`: Replies go to the author by default, or to the group.
 * - `group_reply_to_moderators`: Replies go to the moderators.
 * - `group_reply_to_group_and_sender`: Replies go to the group and to the author.
 * - `group_reply_only_to_sender`: Replies go only to the author. */
export type GroupReplyTo = 'group_reply_to_group' | 'group_reply_to_sender' | 'group_reply_to_moderators' | 'group_reply_to_group_and_sender' | 'group_reply_only_to_sender'

/** - `owner`: An owner, also of the parent group.
 * - `moderator`: A moderator.
 * - `member`: A member.
 * - `parent_member`: A member of the parent group only.
 * - `pending`: Asked to join, or has not confirmed their address.
 * - `visitor`: Not a member, or banned. */
export type GroupRole = 'owner' | 'moderator' | 'member' | 'parent_member' | 'pending' | 'visitor'

export type GroupSearchResult = {
  object: 'group_search_result'
  /** The id of the group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The number of messages found so far. */
  num_found: number
  /** Whether the number is an estimate. */
  is_estimate: boolean
  /** The best matches, at most three. */
  messages: FoundMessage[]
}

export type GroupStorage = {
  object: 'group_storage'
  /** The id of the group it belongs to. */
  group_id: number
  /** The storage that the group uses, in bytes. */
  storage_used: number
  /** The storage that a group may use, in bytes. */
  storage_limit: number
  /** The bytes of messages with their attachments. */
  messages: number
  /** The bytes of tables. */
  tables: number
  /** The bytes of files in chats. */
  chats: number
  /** The bytes of events. */
  events: number
  /** The bytes of the files, with their versions. */
  files: number
  /** Bytes of wiki pages: all versions and files. */
  wiki: number
  /** The bytes of photos, without their smaller versions. */
  photos: number
  /** The bytes of deleted files and wiki pages that can be restored. They aren't part of `storage_used`: the first of them are removed for good when the room is needed. */
  deleted: number
  /** The number of subgroups. */
  num_subgroups: number
  /** The number of hashtags. */
  num_hashtags: number
  /** The number of chats, open and closed. */
  num_chats: number
  /** The number of tables. */
  num_tables: number
  /** The number of files. */
  num_files: number
  /** The number of photo albums. */
  num_albums: number
  /** The number of photos. */
  num_photos: number
  /** The number of wiki pages. */
  num_wiki_pages: number
  /** The number of polls. */
  num_polls: number
  /** The number of events; each one of a series counts. */
  num_events: number
  /** The number of webhooks. */
  num_webhooks: number
  /** The 20 largest attachments, the largest first. */
  largest_files: LargeFile[]
}

export type Groupalias = {
  object: 'groupalias'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The alias. */
  name: string
  /** The group that the alias stands for. */
  alias_group_id: number
}

/** - `group_attachments_normal`: Attachments are allowed.
 * - `group_attachments_bounced`: Emails with attachments are rejected.
 * - `group_attachments_stripped`: Attachments are removed, and the text is posted.
 * - `group_attachments_moderated`: Posts with attachments need approval. */
export type HandleAttachments = 'group_attachments_normal' | 'group_attachments_bounced' | 'group_attachments_stripped' | 'group_attachments_moderated'

/** - `handle_virus_block`: Emails with a virus are dropped.
 * - `handle_virus_moderate`: Emails with a virus need approval. */
export type HandleVirus = 'handle_virus_block' | 'handle_virus_moderate'

/** - `hash_tag_create_subs`: Members create hashtags by using them.
 * - `hash_tag_create_mods_bounce`: Moderators create hashtags; a post with an unknown hashtag is rejected.
 * - `hash_tag_create_mods_remove`: Moderators create hashtags; an unknown hashtag is removed from the post. */
export type HashTagPermissions = 'hash_tag_create_subs' | 'hash_tag_create_mods_bounce' | 'hash_tag_create_mods_remove'

export type Hashtag = {
  object: 'hashtag'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The hashtag, without `#`. */
  name: string
  /** The hashtag that this alias stands for. */
  alias: HashtagAlias | null
  /** Only moderators can start topics with it. */
  mods_only_post: boolean
  /** Only moderators can reply to topics with it. */
  mods_only_replies: boolean
  /** Messages with it are not emailed. */
  no_email: boolean
  /** Messages with it need approval. */
  moderated: boolean
  /** Messages with it are special notices. */
  special: boolean
  /** With `moderated`: replies don't need approval. */
  replies_unmoderated: boolean
  /** Topics with it are closed to replies. */
  locked: boolean
  /** When the limit ends. */
  until: HashtagUntil
  /** Close topics instead of deleting them. */
  close_instead_of_delete: boolean
  /** The description. */
  description: string
  /** The color. */
  color_name: Color
  /** The color in hexadecimal, such as `#0080ff`. */
  color_hex: string
  /** Where replies go. */
  reply_to: ThreadReplyTo
  /** The number of topics with it. */
  topic_count: number
  /** When the latest message with it was posted; null: there is none. */
  last_message_date: string | null
  /** Whether the caller has muted it. */
  muted: boolean | null
  /** Whether the caller follows it. */
  followed: boolean | null
}

export type HashtagAlias = {
  /** Its id. */
  id: number
  /** The hashtag, without `#`. */
  name: string
}

/** - `hash_tag_delete_none`: Never.
 * - `hash_tag_delete_day`: A day after the last message.
 * - `hash_tag_delete_week`: A week after the last message.
 * - `hashtag_delete_month`: A month after the last message.
 * - `hash_tag_delete_three_months`: Three months after the last message.
 * - `hash_tag_delete_six_months`: Six months after the last message.
 * - `hash_tag_delete_year`: A year after the last message. */
export type HashtagUntil = 'hash_tag_delete_none' | 'hash_tag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hash_tag_delete_six_months' | 'hash_tag_delete_year'

export type Health = {
  object: 'health'
  /** Yes or no. */
  checked: string
  /** When the server started. */
  started: string
  /** The version of Folkmoot. */
  version: string
  /** The version of Node.js. */
  node_version: string
  /** The version of PostgreSQL. */
  postgres_version: string
  /** The newest migration of the database. */
  migration: string
  /** The number of accounts. */
  num_users: number
  /** The number of groups. */
  num_groups: number
  /** The number of messages in all groups. */
  num_messages: number
  /** The number of direct adds that need approval by a site administrator. */
  num_pending_adds: number
  /** The size of the database in bytes. */
  database_size: number
  /** The storage that all groups use together, in bytes. */
  storage_used: number
  /** The checks, each with its result. */
  checks: HealthCheck[]
}

/** - `machine`: The machine and its folders.
 * - `database`: The database and background jobs.
 * - `address`: The address of the site and its certificate.
 * - `email`: Sending and receiving email. */
export type HealthArea = 'machine' | 'database' | 'address' | 'email'

export type HealthCheck = {
  object: 'health_check'
  /** What was checked. */
  check: string
  /** What the check is about. */
  area: HealthArea
  /** The result. */
  state: HealthState
  /** What was found. */
  found: string
  /** How to fix it; empty: nothing to fix. */
  cure: string
  /** What the check counts, for a link to it; empty: nothing.
   *
   * - ``: None.
   * - `failed_jobs`: Failed jobs.
   * - `local_emails`: Emails in the local mailbox.
   * - `queued_emails`: Emails that could not be delivered yet. */
  counts: '' | 'failed_jobs' | 'local_emails' | 'queued_emails'
  /** The DNS record that the check is about, as it is or, if something is wrong, as it should be; null: none. */
  record: DnsRecord | null
}

/** - `ok`: It works.
 * - `warning`: It works, but needs attention.
 * - `wrong`: It doesn't work. */
export type HealthState = 'ok' | 'warning' | 'wrong'

/** - `group`: The group is moderated.
 * - `member`: The member is moderated.
 * - `new_member`: It is among the first posts of a new member.
 * - `topic`: The topic is moderated.
 * - `hashtag`: One of its hashtags is moderated.
 * - `attachment`: It has attachments, and the group moderates those.
 * - `unproven`: It came by email, and the sender couldn't be verified.
 * - `unconfirmed`: It came by email, the sender couldn't be verified, and has been asked to confirm it.
 * - `not_subscribed`: It came by email from someone who isn't a member, which the group allows.
 * - `virus`: A virus was found in it.
 * - `bulk`: It came by email and is marked as automatic or bulk email. */
export type HeldBecause = 'group' | 'member' | 'new_member' | 'topic' | 'hashtag' | 'attachment' | 'unproven' | 'unconfirmed' | 'not_subscribed' | 'virus' | 'bulk'

export type HiddenMessage = {
  object: 'hidden_message'
  /** The message it belongs to. */
  message_id: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The topic it belongs to. */
  topic_id: number
  /** The account id of the person it belongs to. */
  user_id: number
  /** The number of attachments. */
  num_attachments: number
  /** The moderator who hid it; 0: unknown. */
  hidden_by: number
  /** The author. */
  name: string
  /** The email address. */
  email: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** The subject. */
  subject: string
  /** The text, as HTML. */
  body: string
  /** The name of that moderator. */
  hidden_by_name: string
  /** When it was created. */
  created: string
  /** When it was hidden. */
  hidden: string
}

export type IdentityProvider = {
  object: 'identity_provider'
  /** The name used in calls.
   *
   * - `idpa`: The first identity provider.
   * - `idpb`: The second identity provider. */
  name: 'idpa' | 'idpb'
  /** The display name of the identity provider. */
  provider_name: string
}

export type IdentityProviders = {
  object: 'identity_providers'
  /** The configured identity providers. */
  providers: IdentityProvider[]
}

/** - `empty_file`: The file is empty.
 * - `not_utf8`: The file isn't encoded in UTF-8.
 * - `unreadable_line`: The line can't be read.
 * - `nul_character`: The line contains a NUL character.
 * - `too_many_cells`: The line has more cells than the first line.
 * - `unknown_columns`: None of the names in the first line is a column's name.
 * - `duplicate_column`: The column appears more than once.
 * - `missing_column`: The column is required, and missing in the file.
 * - `missing_value`: The column is required, and the line has no value for it.
 * - `invalid_value`: The value doesn't fit the column. */
export type ImportProblem = 'empty_file' | 'not_utf8' | 'unreadable_line' | 'nul_character' | 'too_many_cells' | 'unknown_columns' | 'duplicate_column' | 'missing_column' | 'missing_value' | 'invalid_value'

export type Inbox = {
  object: 'inbox'
  /** The number of invitations, pending items and replies. */
  total_count: number
  /** Invitations for the address of the account, newest first, at most 50. */
  invitations: OpenInvitation[]
  /** Groups in which something needs a decision by the caller, at most 100. */
  waiting: WaitingInGroup[]
  /** The number of topics with new messages in which the caller has posted. */
  answers: number
  /** The number of the caller's drafts. */
  drafts: number
  /** The number of unread notifications. */
  notifications: number
}

export type InstallationSetting = {
  object: 'installation_setting'
  /** The name of the environment variable. */
  name: string
  /** The value in force; of a secret, at most the name of the server. */
  value: string
  /** The configuration file it comes from; empty: none. */
  file: string
  /** Where the value comes from. */
  source: SettingSource
}

export type InstallationSettings = {
  object: 'installation_settings'
  /** The settings, in the order of the reference. */
  settings: InstallationSetting[]
}

export type InstallationStorage = {
  object: 'installation_storage'
  /** The size of the database in bytes. */
  database_size: number
  /** The storage that all groups use together, in bytes. */
  storage_used: number
  /** What messages and attachments take of it, in bytes. */
  messages: number
  /** What files take of it, with their versions. */
  files: number
  /** What photos take of it, without their smaller versions. */
  photos: number
  /** What wiki pages take of it, with their versions and files. */
  wiki: number
  /** What files in chats take of it. */
  chats: number
  /** What tables of groups take of it. */
  tables_of_groups: number
  /** What events take of it, with their files. */
  events: number
  /** Its changed tables. */
  tables: TableSize[]
}

export type Invitation = {
  object: 'invitation'
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The email address. */
  email: string
  /** The name of the person who invites; empty: not known. */
  full_name: string
}

export type InvitationPreview = {
  object: 'invitation_preview'
  /** The name of the sender; empty: the service itself. */
  from_name: string
  /** The example of a recipient: the caller. */
  recipient: string
  /** The subject of the email. */
  subject: string
  /** The email as plain text. */
  text: string
  /** The email as a page of HTML. */
  html: string
}

export type Invite = {
  object: 'invite'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it expires. */
  expires: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Who sent the invitation; 0: their account is gone. */
  user_id: number
  /** The email address. */
  email: string
  /** The name of the invited person; empty: not known. */
  full_name: string
  /** When its email was last sent. */
  last_sent: string
  /** Whether `resendinvite` may send it again now. */
  can_resend: boolean
}

export type InviteError = {
  object: 'invite_error'
  /** The email address. */
  email: string
  /** Why the address was not invited. */
  status: InviteStatus
}

export type InvitePreview = {
  object: 'invite_preview'
  /** The number of addresses given. */
  total_emails: number
  /** The number of addresses that would be invited or added. */
  ready: number
  /** What would happen to each address. */
  lines: InvitePreviewLine[]
}

export type InvitePreviewLine = {
  object: 'invite_preview_line'
  /** The email address. */
  email: string
  /** The name given with it; empty: none. */
  full_name: string
  /** What would happen. */
  status: InvitePreviewStatus
}

/** - `ready`: Would be invited or added.
 * - `over_limit`: Beyond the 1,000 invitations a day.
 * - `already_member`: Already a member.
 * - `already_invited`: Already invited.
 * - `banned`: Banned.
 * - `bouncing`: Email to the address bounces.
 * - `invalid_email`: Not an email address.
 * - `not_confirmed`: The address is not confirmed.
 * - `pending`: Already has a pending request to join.
 * - `unwanted`: Has blocked invitations, or was added to the group and left it less than 30 days ago. */
export type InvitePreviewStatus = 'ready' | 'over_limit' | 'already_member' | 'already_invited' | 'banned' | 'bouncing' | 'invalid_email' | 'not_confirmed' | 'pending' | 'unwanted'

export type InviteResults = {
  object: 'invite_results'
  /** The number of addresses given. */
  total_emails: number
  /** Those for whom it was not done, and why. */
  errors: InviteError[]
  /** The invitations that were sent. */
  invites: Invite[]
}

/** - `over_limit`: Beyond the 1,000 invitations a day.
 * - `already_member`: Already a member.
 * - `already_invited`: Already invited.
 * - `banned`: Banned.
 * - `bouncing`: Email to the address bounces.
 * - `invalid_email`: Not an email address.
 * - `not_confirmed`: The address is not confirmed.
 * - `pending`: Already has a pending request to join.
 * - `unwanted`: Has blocked invitations, or was added to the group and left it less than 30 days ago. */
export type InviteStatus = 'over_limit' | 'already_member' | 'already_invited' | 'banned' | 'bouncing' | 'invalid_email' | 'not_confirmed' | 'pending' | 'unwanted'

export type JoinQuestions = {
  object: 'join_questions'
  /** The fields to fill in, in order. */
  questions: ExtraMemberDataColumn[]
}

export type LargeFile = {
  object: 'large_file'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The topic it belongs to. */
  topic_id: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** Its size in bytes. */
  size: number
  /** The name of the file. */
  filename: string
  /** The media type of the file. */
  media_type: string
  /** The URL to download it. */
  download_url: string
}

export type LastChatMessage = {
  /** Its number in the chat. */
  msg_num: number
  /** When it was posted. */
  created: string
  /** The id of the author's account; 0: deleted. */
  user_id: number
  /** The name of the author. */
  name: string
  /** The first 200 characters; empty: it was deleted, or has only a file. */
  excerpt: string
  /** The name of its file; empty: none. */
  filename: string
}

/** - `ledger_in`: An incoming email.
 * - `ledger_out`: Outgoing email, to up to 200 recipients. */
export type LedgerDirection = 'ledger_in' | 'ledger_out'

export type LedgerEntry = {
  object: 'ledger_entry'
  /** When it was created. */
  created: string
  /** Whether it was incoming or outgoing. */
  direction: LedgerDirection
  /** The id of the group it belongs to. */
  group_id: number
  /** The message that it became, or that was in it; 0: none. */
  message_id: number
  /** The pending message that it became; 0: none. */
  pending_message_id: number
  /** The subject. */
  subject: string
  /** Its Message-ID. */
  mime_id: string
  /** The sender it names; empty for outgoing email. */
  sender: string
  /** The address it was sent to; empty for outgoing email. */
  recipient: string
  /** The type of outgoing email; empty for incoming email.
   *
   * - ``: None.
   * - `delivery_message`: A message from a group.
   * - `delivery_special_notice`: A special notice from a group.
   * - `delivery_digest`: A digest.
   * - `delivery_summary`: A daily summary.
   * - `delivery_notification`: A notification.
   * - `delivery_bounce_probe`: A probe that asks whether email arrives. */
  type: '' | 'delivery_message' | 'delivery_special_notice' | 'delivery_digest' | 'delivery_summary' | 'delivery_notification' | 'delivery_bounce_probe'
  /** What happened to it. */
  outcome: LedgerOutcome
  /** Why, in a few words. */
  why: string
  /** How the sender was verified: `dkim`, `spf` or `trust`; empty: not verified. */
  proof: string
  /** The number of recipients. */
  num_recipients: number
  /** The number of recipients whose mail server accepted it. */
  num_sent: number
  /** The number of recipients it will be retried for. */
  num_waiting: number
  /** The number of recipients it was rejected for, or given up after five days. */
  num_refused: number
  /** The number of recipients it bounced for. */
  num_bounced: number
}

/** - `ledger_done`: It was posted, or did what `why` says.
 * - `ledger_held`: It is pending, until a moderator approves it or its sender confirms it.
 * - `ledger_refused`: It was rejected, and the sending server was told why.
 * - `ledger_ignored`: It was accepted and ignored, as automatic email was in earlier versions.
 * - `ledger_failed`: An internal error; it is retried, or needs the operator's attention.
 * - `ledger_sending`: It is being sent.
 * - `ledger_sent`: Sending is complete; the counts have the results.
 * - `ledger_dropped`: The operator removed it from the queue. */
export type LedgerOutcome = 'ledger_done' | 'ledger_held' | 'ledger_refused' | 'ledger_ignored' | 'ledger_failed' | 'ledger_sending' | 'ledger_sent' | 'ledger_dropped'

export type LimitedCaller = {
  object: 'limited_caller'
  /** The limit. */
  kind: RateLimitKind
  /** The account, the address or the network that is limited. */
  about: string
  /** The account; 0: none. */
  user_id: number
  /** How many were counted. */
  count: number
  /** When the limit ends. */
  until: string
}

export type Login = {
  /** Use it as the user name of `Authorization: Basic`, without a password. */
  token: string
  /** The account. */
  user: LoginUser
}

export type LoginUser = {
  object: 'user'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The state of the account. */
  status: UserStatus
  /** The email address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The user name of the person. */
  user_name: string
  /** The time zone of the person: an IANA name, such as Europe/Berlin. */
  timezone: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** Send it as `csrf` with every change when signed in with a cookie. */
  csrf_token: string
  /** What the person says about themselves, in the format of `about_format`. */
  about_me: string
  /** The location of the person, as they wrote it. */
  location: string
  /** The website of the person; empty: none. */
  website: string
  /** The format the person writes in. */
  post_pref: PostPref
  /** The number of items per page. */
  per_page_pref: PerPagePref
  /** Whether signing in through the first identity provider is allowed. */
  allow_idpa_login: boolean
  /** Whether signing in through the second identity provider is allowed. */
  allow_idpb_login: boolean
  /** Whether signing in through the organisation is allowed. */
  allow_sso_login: boolean
  /** Whether two-factor authentication is enabled. */
  two_factor_enabled: boolean
  /** Keep the original Message-ID of one's own posts, so that the email program recognizes them. */
  dont_munge_message_id: boolean
  /** Whether weeks start on Monday. */
  monday_start: boolean
  /** Whether pages have keyboard shortcuts of a single key. */
  keyboard_shortcuts: boolean
  /** Single-use codes that replace the second factor; shown only when they are created. */
  recovery_codes: string
  /** The format of `about_me`. */
  about_format: AboutFormat
  /** The time format. */
  time_pref: TimePref
  /** The date format. */
  date_pref: DatePref
  /** Who can see the profile. */
  profile_privacy: ProfilePrivacy
  /** The default view of archives. */
  default_message_view: DefaultMessageView
  /** The sort direction of topic lists. */
  topics_sort_dir: SortDirPref
  /** The sort direction of messages in a topic. */
  topic_sort_dir: SortDirPref
  /** The sort direction of message lists. */
  messages_sort_dir: SortDirPref
  /** The sort direction of expanded message lists. */
  expanded_messages_sort_dir: SortDirPref
  /** The sort direction of search results. */
  search_sort_dir: SortDirPref
  /** The sort direction of photos. */
  photos_sort_dir: SortDirPref
  /** The sort direction of albums. */
  album_sort_dir: SortDirPref
  /** The sort field of search results. */
  search_sort: SearchSort
  /** The sort field of photos. */
  photos_order_by: PhotosOrderBy
  /** The sort field of albums. */
  album_order_by: AlbumOrderBy
  /** The page shown first. */
  home_page: 'home_page_groups'
  /** Whether remote images in messages are shown automatically. */
  show_pictures: ShowPictures
  /** How pages arrange the messages of a topic. */
  topic_view: TopicView
  /** The language of pages and emails, such as `de`. Empty: that of the browser for pages, and of the installation for emails. */
  language: string
  /** Whether the person is a site administrator; absent: they are not. */
  site_admin?: boolean
  /** The memberships of the account. */
  subscriptions: MemberInfo[]
}

/** - `leave`: Leave the group.
 * - `mute_topic`: Stop emails from this topic.
 * - `follow_topic`: Always get emails from this topic.
 * - `mute_hashtag`: Stop emails from topics with this hashtag.
 * - `follow_hashtag`: Always get emails from topics with this hashtag. */
export type MailLinkAction = 'leave' | 'mute_topic' | 'follow_topic' | 'mute_hashtag' | 'follow_hashtag'

export type MailPoll = {
  object: 'mail_poll'
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The name of the member who got the email. */
  name: string
  /** The poll, as that member sees it. */
  poll: Poll
}

export type MailboxCopy = {
  object: 'mailbox_copy'
  /** The id of the email, from `getmailbox`. */
  mail_id: number
  /** The number of the copy. */
  copy: number
  /** The envelope sender, which gets delivery reports. */
  envelope_from: string
  /** The address it goes to. */
  recipient: string
  /** The subject. */
  subject: string
  /** The headers. */
  headers: string
  /** The text. */
  body: string
  /** The plain text part. */
  plain_body: string
  /** Its size in bytes. */
  size: number
  /** The attachments. */
  parts: MailboxPart[]
}

export type MailboxMail = {
  object: 'mailbox_mail'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The type of email. */
  type: DeliveryType
  /** The id of the group it belongs to. */
  group_id: number
  /** The message in it; 0: none. */
  message_id: number
  /** The subject. */
  subject: string
  /** The addresses it goes to; only the first if there are many. */
  recipients: string[]
  /** The number of recipients. */
  num_recipients: number
}

export type MailboxPart = {
  object: 'mailbox_part'
  /** The number of the attachment. */
  part: number
  /** The name of the file. */
  filename: string
  /** Its size in bytes. */
  size: number
  /** Whether it is an image within the text. */
  inline: boolean
}

export type Maillink = {
  object: 'maillink'
  /** What the link does. */
  link_action: MailLinkAction
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The subject of the topic or the name of the hashtag it is about; empty: the group. */
  about: string
  /** Whether it was already done. */
  is_done: boolean
}

/** - `max_attachment_size_unlimited`: All attachments are included.
 * - `max_attachment_size_small`: Small attachments are included, larger ones are links.
 * - `max_attachment_size_medium`: Attachments up to a medium size are included, larger ones are links.
 * - `max_attachment_size_large`: All but very large attachments are included, which are links.
 * - `max_attachment_size_none`: All attachments are links. */
export type MaxAttachmentSize = 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none'

/** - `max_photo_size_none`: Images are not resized.
 * - `max_photo_size_ex_small`: Images are resized to at most 320 pixels.
 * - `max_photo_size_small`: Images are resized to at most 640 pixels.
 * - `max_photo_size_somewhat_small`: Images are resized to at most 800 pixels.
 * - `max_photo_size_medium_small`: Images are resized to at most 1024 pixels.
 * - `max_photo_size_medium`: Images are resized to at most 1280 pixels.
 * - `max_photo_size_large`: Images are resized to at most 2048 pixels. */
export type MaxPhotoSize = 'max_photo_size_none' | 'max_photo_size_ex_small' | 'max_photo_size_small' | 'max_photo_size_somewhat_small' | 'max_photo_size_medium_small' | 'max_photo_size_medium' | 'max_photo_size_large'

export type MemberCounts = {
  object: 'member_counts'
  /** The number of members. */
  members: number
  /** The number of moderators and owners. */
  moderators: number
  /** The number of members whose posts need approval or are rejected. */
  moderated?: number
  /** The number of members whose email bounces. */
  bouncing?: number
  /** The number of members who get no email. */
  no_email?: number
  /** The number of requests to join. */
  pending?: number
  /** The number of open invitations. */
  invited?: number
  /** The number of banned people. */
  banned?: number
  /** The number of past members who left. */
  left?: number
  /** The number of past members who were removed. */
  removed?: number
}

/** - `group_access_limited`: Members can see the directory.
 * - `group_access_moderators_only`: Moderators can see the directory.
 * - `group_access_none`: The directory is disabled. */
export type MemberDirectoryAccess = 'group_access_limited' | 'group_access_moderators_only' | 'group_access_none'

export type MemberInfo = {
  object: 'member_info'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The number of members. */
  subs_count: number
  /** Whether they are a member, pending, or banned. */
  status: MemberStatus
  /** The URL of the cover photo; empty: there is none. */
  cover_photo_url: string
  /** The URL of the icon; empty: there is none. */
  icon_url: string
  /** The id of the member's account. */
  user_id?: number
  /** Whether they are a moderator or an owner. */
  mod_status?: ModStatus
  /** The email address. */
  email?: string
  /** The user name of the person. */
  user_name?: string
  /** The full name of the person. */
  full_name?: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url?: string
  /** The id of the profile photo. */
  profile_photo_id?: string
  /** The color of the member. */
  color?: string
  /** Who can see the profile. */
  profile_privacy?: ProfilePrivacy
  /** When the latest message was posted; null: never. */
  most_recent_message?: string | null
  /** The labels that moderators gave the member. */
  member_labels?: Memberlabel[]
  /** The values in the group’s extra columns. */
  extra_member_data?: ExtraMemberData[]
  /** Whether posts need approval or are rejected. */
  post_status?: PostStatus
  /** The permissions of a moderator, separated by commas. */
  mod_permissions?: string
  /** How messages are delivered. */
  email_delivery?: EmailDelivery
  /** Which messages are delivered. */
  message_selection?: MessageSelection
  /** The maximum size of attachments; larger ones are links. */
  max_attachment_size?: MaxAttachmentSize
  /** The state of the person's account and email address. */
  user_status?: UserStatus
  /** The format of `about_me`. */
  about_format?: AboutFormat
  /** The time zone of the person: an IANA name, such as Europe/Berlin. */
  timezone?: string
  /** What the person says about themselves, in the format of `about_format`. */
  about_me?: string
  /** The location of the person, as they wrote it. */
  location?: string
  /** The website of the person; empty: none. */
  website?: string
  /** The member's signature, as plain text. */
  signature?: string
  /** For moderators only. */
  moderator_notes?: string
  /** Follow topics you reply to. */
  auto_follow_replies?: boolean
  /** Keep the original Message-ID of one's own posts, so that the email program recognizes them. */
  dont_munge_message_id?: boolean
  /** Add the signature to posts from the web. */
  use_signature?: boolean
  /** Add the signature to posts by email. */
  use_signature_email?: boolean
  /** The number of posts that moderators approved. */
  approved_posts?: number
  /** The number of their drafts in the group. */
  num_drafts?: number
  /** The number of their messages in the group. */
  num_messages?: number
  /** The moderator who claimed it; 0: nobody. */
  claimed_by?: number
  /** Notify moderators about pending messages. */
  pending_msg_notify?: Notify
  /** Notify moderators about requests to join. */
  pending_sub_notify?: Notify
  /** Notify moderators about new members. */
  sub_notify?: Notify
  /** Notify moderators when storage is almost full. */
  storage_notify?: Notify
  /** Notify members about new subgroups. */
  sub_group_notify?: Notify
  /** Notify moderators about reported messages. */
  message_report_notify?: Notify
  /** Notify owners about changes of the group's plan. */
  account_notify?: Notify
  /** Notify the member about missed chat messages. */
  chat_notify?: Notify
  /** Notify members about new photos. */
  photo_notify?: Notify
  /** Notify members about new files. */
  file_notify?: Notify
  /** Notify members about changed wiki pages. */
  wiki_notify?: Notify
  /** Notify members about changed tables. */
  database_notify?: Notify
  /** Which emails to the owners moderators get: all, or only those from members. */
  owner_msg_notify?: OwnerMsgNotify
  /** When the moderator notes were changed; null: never. */
  moderator_notes_updated?: string | null
  /** What the caller may do in the group. */
  perms?: Perms
}

/** - `member_notice_welcome`: To new members.
 * - `member_notice_pending_subscription`: To people whose request to join is pending.
 * - `member_notice_rejected_subscription`: To people whose request to join was rejected.
 * - `member_notice_removed_member`: To members who were removed.
 * - `member_notice_banned_member`: To members who were banned.
 * - `member_notice_goodbye`: To members who left.
 * - `member_notice_direct_add`: To people who were added by a moderator.
 * - `member_notice_invite`: To people who are invited.
 * - `member_notice_guidelines`: The guidelines of the group.
 * - `member_notice_monthly_reminder`: To all members, monthly.
 * - `member_notice_rejected_message`: To the author of a message that was rejected.
 * - `member_notice_locked_group`: To people who email a locked group.
 * - `member_notice_locked_topic`: To people who reply to a closed topic.
 * - `member_notice_message_to_member`: A template for emails from moderators to members.
 * - `member_notice_sponsorship`: To members who sponsor the group. */
export type MemberNotice = 'member_notice_welcome' | 'member_notice_pending_subscription' | 'member_notice_rejected_subscription' | 'member_notice_removed_member' | 'member_notice_banned_member' | 'member_notice_goodbye' | 'member_notice_direct_add' | 'member_notice_invite' | 'member_notice_guidelines' | 'member_notice_monthly_reminder' | 'member_notice_rejected_message' | 'member_notice_locked_group' | 'member_notice_locked_topic' | 'member_notice_message_to_member' | 'member_notice_sponsorship'

/** - `sub_status_normal`: A member.
 * - `sub_status_pending`: Asked to join; the request is pending.
 * - `sub_status_banned`: Banned: not a member, and can't become one. */
export type MemberStatus = 'sub_status_normal' | 'sub_status_pending' | 'sub_status_banned'

export type MemberSummary = {
  object: 'member_summary'
  /** Its id. */
  id: number
  /** When they joined, or asked to. */
  created: string
  /** When it was last changed. */
  updated: string
  /** Whether they are a member, pending, or banned. */
  status: MemberStatus
  /** The id of the member's account. */
  user_id?: number
  /** The full name of the person. */
  full_name?: string
  /** The user name of the person. */
  user_name?: string
  /** The email address. */
  email?: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url?: string
  /** Whether they are a moderator or an owner. */
  mod_status?: ModStatus
  /** The labels that moderators gave the member. */
  member_labels?: Memberlabel[]
  /** When the latest message was posted; null: never. */
  most_recent_message?: string | null
  /** The number of their messages in the group. */
  num_messages?: number
  /** Whether their posts need approval or are rejected. */
  post_status?: PostStatus
  /** How they get messages. */
  email_delivery?: EmailDelivery
  /** The state of the person's account and email address. */
  user_status?: UserStatus
  /** Since when email to them bounces; null: it does not, or that is not known. */
  bouncing_since?: string | null
}

export type Memberlabel = {
  object: 'memberlabel'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Its name. */
  name: string
  /** The description. */
  description: string
  /** The color. */
  color_name: Color
  /** The color in hexadecimal, such as `#0080ff`. */
  color_hex: string
}

export type Membernotice = {
  object: 'membernotice'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** When it is sent. */
  type: MemberNotice
  /** Its name. */
  name: string
  /** The subject of the email. */
  subject: string
  /** The text of the email. */
  body: string
  /** Only the active notice of each type is sent; activating one deactivates the others of its type. */
  active: boolean
}

/** - `group_view_members_subs`: Members can see the member list.
 * - `group_view_members_moderators`: Moderators and owners can see the member list.
 * - `group_view_members_owners`: Owners can see the member list, and moderators with that permission. */
export type MembersVisible = 'group_view_members_subs' | 'group_view_members_moderators' | 'group_view_members_owners'

export type MentionName = {
  object: 'mention_name'
  /** The account id of the person it belongs to. */
  user_id: number
  /** The full name of the person. */
  full_name: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
}

export type MentionNames = {
  object: 'mention_names'
  /** The members, by name. */
  names: MentionName[]
}

export type Message = {
  object: 'message'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the author's account. */
  user_id: number
  /** The id of the group it belongs to. */
  group_id: number
  /** The topic it belongs to. */
  topic_id: number
  /** The text. */
  body: string
  /** The quoted text, apart from the rest. */
  quoted: string
  /** What follows the text, such as the signature. */
  remainder: string
  /** The beginning of the text, as plain text. */
  snippet: string
  /** The subject. */
  subject: string
  /** The subject with its hashtags. */
  subject_with_tags: string
  /** The name of the author. */
  name: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** Whether it was written as plain text. */
  is_plain_text: boolean
  /** Whether it is a reply. */
  is_reply: boolean
  /** Whether the caller likes it. */
  has_liked: boolean
  /** Whether the topic is closed to replies. */
  is_closed: boolean
  /** Whether replies to the topic need approval. */
  is_moderated: boolean
  /** Whether the caller can repost it. */
  can_repost: boolean
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The number of likes. */
  num_likes: number
  /** Its poll; 0: none, or none that the caller can see. */
  poll_id: number
  /** The number of revisions. */
  rev_count: number
  /** The id of the message it replies to, which may have been deleted or moved; 0: none is known. */
  parent_id: number
  /** Whether the author is a moderator or owner of the group today; only shown to members. */
  mod_status: ModStatus
  /** Where replies go. */
  reply_to: ThreadReplyTo
  /** Its hashtags. */
  hashtags: Hashtag[]
  /** Its attachments. */
  attachments: MessageAttachment[]
  /** The source of the email as received; only when a single message is requested. */
  raw_message?: string
}

export type MessageAttachment = {
  /** Its id. */
  id: number
  /** Its size in bytes. */
  size: number
  /** The media type of the file. */
  media_type: string
  /** The URL to download it. */
  download_url: string
  /** The URL of its thumbnail; empty: there is none. */
  image_thumbnail_url: string
  /** The name of the file. */
  filename: string
}

export type MessageHistory = {
  object: 'message_history'
  /** The months, each with its count. */
  month_counts: MonthCount[]
  /** The offset from UTC, in minutes, by which months are counted. */
  tz_offset: number
}

export type MessageReport = {
  object: 'message_report'
  /** The message it belongs to. */
  message_id: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The topic it belongs to. */
  topic_id: number
  /** The account id of the person it belongs to. */
  user_id: number
  /** Its name. */
  name: string
  /** The email address. */
  email: string
  /** The subject. */
  subject: string
  /** The beginning of the text, as plain text. */
  snippet: string
  /** When it was created. */
  created: string
  /** Whether it is resolved. */
  state: ReportState
  /** The moderator who resolved it; 0: nobody. */
  resolved_by: number
  /** How many people reported it. */
  num_reports: number
  /** The name of that moderator. */
  resolved_by_name: string
  /** When it was resolved; null: it is open. */
  resolved_date: string | null
  /** Who reported it, the first first. */
  reporters: MessageReporter[]
}

export type MessageReporter = {
  object: 'message_reporter'
  /** The account id of the person it belongs to. */
  user_id: number
  /** The full name of the person. */
  full_name: string
  /** The email address. */
  email: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** What they wrote. */
  reason: string
  /** When it was created. */
  created: string
}

export type MessageRevision = {
  object: 'message_revision'
  /** The number of the revision. */
  rev: number
  /** When it was created. */
  created: string
  /** The message it belongs to. */
  message_id: number
  /** The id of the group it belongs to. */
  group_id: number
  /** Who made this revision. */
  user_id: number
  /** The name of whoever made this revision. */
  name: string
  /** The subject. */
  subject: string
  /** The text. */
  body: string
  /** The source of the email as received; only when a single message is requested. */
  raw_message: string
}

export type MessageSearchResult = {
  object: 'message_search_result'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The topic it belongs to. */
  topic_id: number
  /** The beginning of the text, or the passage that matches the search. */
  summary: string
  /** The beginning of the text, as plain text. */
  snippet: string
  /** The subject. */
  subject: string
  /** The text. */
  body: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** The name of the author. */
  name: string
  /** The id of the author's account. */
  user_id: number
  /** The number of revisions. */
  rev_count: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The number of messages in the topic. */
  num_msgs_in_topic: number
  /** Whether the caller can see the author’s profile. */
  can_view_profile: boolean
  /** Whether the topic is closed to replies. */
  is_closed: boolean
  /** Whether replies to the topic need approval. */
  is_moderated: boolean
  /** Whether the topic is pinned. */
  is_sticky: boolean
  /** Whether it has attachments. */
  has_attachments: boolean
  /** Its hashtags. */
  hashtags: Hashtag[]
}

/** - `message_selection_all`: All messages.
 * - `message_selection_follow_only`: Only messages in followed topics and hashtags.
 * - `message_selection_follow_and_first_message`: The same, plus the first message of every topic. */
export type MessageSelection = 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message'

/** - `sub_perm_pendingmsg`: Approve and reject pending messages.
 * - `sub_perm_pendingmembers`: Approve and reject requests to join.
 * - `sub_perm_invitemembers`: Invite and add people.
 * - `sub_perm_removemembers`: Remove members.
 * - `sub_perm_banmembers`: Ban members, and lift bans.
 * - `sub_perm_makemoderator`: Make members moderators, with at most one's own permissions.
 * - `sub_perm_managehashtags`: Create, change and delete hashtags.
 * - `sub_perm_groupsettings`: Change the settings of the group.
 * - `sub_perm_modsub`: Change the settings of members.
 * - `sub_perm_integrations`: Manage integrations.
 * - `sub_perm_editarchives`: Edit, merge, split and delete messages and topics.
 * - `sub_perm_billing`: Manage the plan of the group.
 * - `sub_perm_managesubgroups`: Create subgroups.
 * - `sub_perm_viewmembers`: See the member list.
 * - `sub_perm_managepaidsubscriptions`: Manage paid subscriptions. */
export type ModPermissions = 'sub_perm_pendingmsg' | 'sub_perm_pendingmembers' | 'sub_perm_invitemembers' | 'sub_perm_removemembers' | 'sub_perm_banmembers' | 'sub_perm_makemoderator' | 'sub_perm_managehashtags' | 'sub_perm_groupsettings' | 'sub_perm_modsub' | 'sub_perm_integrations' | 'sub_perm_editarchives' | 'sub_perm_billing' | 'sub_perm_managesubgroups' | 'sub_perm_viewmembers' | 'sub_perm_managepaidsubscriptions'

/** - `sub_modstatus_none`: Neither moderator nor owner.
 * - `sub_modstatus_moderator`: A moderator, with the permissions in `mod_permissions`.
 * - `sub_modstatus_owner`: An owner, with all permissions. */
export type ModStatus = 'sub_modstatus_none' | 'sub_modstatus_moderator' | 'sub_modstatus_owner'

/** - `unmoderated`: Posts appear without approval.
 * - `moderated`: All posts need approval.
 * - `new_users_moderated`: The first posts of new members need approval. */
export type Moderation = 'unmoderated' | 'moderated' | 'new_users_moderated'

/** - `approve`: Approve it.
 * - `reject`: Reject it; the author of a message is told.
 * - `delete`: Delete it; nobody is told.
 * - `ban`: Delete it, and ban the member it is from.
 * - `hide`: Hide a reported message until it is restored. */
export type ModerationAction = 'approve' | 'reject' | 'delete' | 'ban' | 'hide'

export type ModerationClaim = {
  object: 'moderation_claim'
  /** What was claimed. */
  type: ModerationType
  /** The id of the pending message, of the membership, of the reported message, or of the topic. */
  target_id: number
  /** The account id of the person it belongs to. */
  user_id: number
  /** The full name of the person. */
  full_name: string
  /** When it was created. */
  created: string
}

export type ModerationDecision = {
  object: 'moderation_decision'
  /** Its id. */
  id: number
  /** What was decided on. */
  type: DecisionType
  /** The id of the pending message, of the membership, of the reported message, or of the topic. */
  target_id: number
  /** How the membership ended. */
  action: ModerationAction
  /** The moderator who decided. */
  user_id: number
  /** The full name of the person. */
  full_name: string
  /** When it was created. */
  created: string
  /** When it is carried out; until then it can be undone. */
  until: string
}

export type ModerationEvent = {
  object: 'moderation_event'
  /** When it was created. */
  created: string
  /** What happened: the name of a fact. */
  fact: string
  /** The account id of the person it belongs to. */
  user_id: number
  /** The full name of the person. */
  full_name: string
}

export type ModerationHashtag = {
  object: 'moderation_hashtag'
  /** The hashtag. */
  hashtag_id: number
  /** Its name. */
  name: string
}

export type ModerationItem = {
  object: 'moderation_item'
  /** What it is. */
  type: ModerationType
  /** Its id. */
  id: number
  /** When it arrived or was first reported. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The account id of the person it belongs to. */
  user_id: number
  /** The moderator who claimed it; 0: nobody. */
  claimed_by: number
  /** How many people reported it. */
  num_reports: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The author, or who asks to join. */
  name: string
  /** The email address. */
  email: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** The subject. */
  subject: string
  /** The beginning of the text, as plain text. */
  snippet: string
  /** The name of the moderator who claimed it; empty: nobody. */
  claimed_by_name: string
  /** Why the last decision on it couldn't be carried out: an error of the API; empty: there was none. */
  failed: string
  /** Why a message was held; empty for others.
   *
   * - ``: None.
   * - `group`: The group is moderated.
   * - `member`: The member is moderated.
   * - `new_member`: It is among the first posts of a new member.
   * - `topic`: The topic is moderated.
   * - `hashtag`: One of its hashtags is moderated.
   * - `attachment`: It has attachments, and the group moderates those.
   * - `unproven`: It came by email, and the sender couldn't be verified.
   * - `unconfirmed`: It came by email, the sender couldn't be verified, and has been asked to confirm it.
   * - `not_subscribed`: It came by email from someone who isn't a member, which the group allows.
   * - `virus`: A virus was found in it.
   * - `bulk`: It came by email and is marked as automatic or bulk email. */
  reason: '' | 'group' | 'member' | 'new_member' | 'topic' | 'hashtag' | 'attachment' | 'unproven' | 'unconfirmed' | 'not_subscribed' | 'virus' | 'bulk'
}

export type ModerationRecord = {
  object: 'moderation_record'
  /** The membership; 0: not a member. */
  member_info_id: number
  /** The number of posts that moderators approved. */
  approved_posts: number
  /** The number of posts that moderators rejected. */
  rejected_posts: number
  /** When the membership began; null: not a member. */
  joined: string | null
  /** When the latest message was posted; null: never. */
  most_recent_message: string | null
  /** Its state.
   *
   * - ``: None.
   * - `sub_status_normal`: A member.
   * - `sub_status_pending`: Asked to join; the request is pending.
   * - `sub_status_banned`: Banned: not a member, and can't become one. */
  status: '' | 'sub_status_normal' | 'sub_status_pending' | 'sub_status_banned'
  /** - ``: None.
   * - `sub_poststatus_normal`: The settings of the group apply.
   * - `sub_poststatus_allowed`: Posts never need approval.
   * - `sub_poststatus_newusermoderated`: New: the first posts need approval.
   * - `sub_poststatus_moderated`: All posts need approval.
   * - `sub_poststatus_notallowed`: Can't post. */
  post_status: '' | 'sub_poststatus_normal' | 'sub_poststatus_allowed' | 'sub_poststatus_newusermoderated' | 'sub_poststatus_moderated' | 'sub_poststatus_notallowed'
  /** - ``: None.
   * - `email_delivery_single`: Individual messages.
   * - `email_delivery_digest`: Digests of several messages, as plain text.
   * - `email_delivery_html_digest`: Digests of several messages, as HTML.
   * - `email_delivery_summary`: A daily summary that lists the topics.
   * - `email_delivery_special`: Special notices only.
   * - `email_delivery_none`: No email. */
  email_delivery: '' | 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_html_digest' | 'email_delivery_summary' | 'email_delivery_special' | 'email_delivery_none'
  /** The notes of the moderators. */
  moderator_notes: string
  /** Whether the message is known to be from its sender. */
  sender_check: SenderCheck
  /** What SPF, DKIM and DMARC said of the email, as in Authentication-Results. */
  authentication: string
  /** The moderated hashtags that hold the message. */
  hashtags: ModerationHashtag[]
  /** How they became a member and what moderators did since, newest first, at most ten. */
  history: ModerationEvent[]
}

export type ModerationResult = {
  object: 'moderation_result'
  /** The decisions that were stored. */
  decisions: ModerationDecision[]
  /** What was left as it is, and why. */
  skipped: ModerationSkipped[]
}

/** - `decided`: A moderator has already decided.
 * - `gone`: It isn't pending any more.
 * - `claimed`: Another moderator has claimed it.
 * - `updated`: It has changed since.
 * - `not_allowed`: You lack a permission.
 * - `not_possible`: That can't be done with it. */
export type ModerationSkipReason = 'decided' | 'gone' | 'claimed' | 'updated' | 'not_allowed' | 'not_possible'

export type ModerationSkipped = {
  object: 'moderation_skipped'
  /** What was not decided on. */
  type: DecisionType
  /** The id of the pending message, of the membership, of the reported message, or of the topic. */
  target_id: number
  /** Why not. */
  reason: ModerationSkipReason
  /** What they decided; empty: nothing.
   *
   * - ``: None.
   * - `approve`: Approve it.
   * - `reject`: Reject it; the author of a message is told.
   * - `delete`: Delete it; nobody is told.
   * - `ban`: Delete it, and ban the member it is from.
   * - `hide`: Hide a reported message until it is restored. */
  action: '' | 'approve' | 'reject' | 'delete' | 'ban' | 'hide'
  /** The moderator who decided or claimed it first; 0: unknown. */
  user_id: number
  /** The full name of the person. */
  full_name: string
  /** When they decided; null: they did not. */
  date: string | null
}

export type ModerationState = {
  object: 'moderation_state'
  /** The number of pending messages; null: the caller may not decide on them. */
  messages: number | null
  /** The number of requests to join; null: the caller may not decide on them. */
  members: number | null
  /** The number of messages with open reports; null: the caller may not see them. */
  reports: number | null
  /** What moderators have claimed, at most 400. */
  claims: ModerationClaim[]
  /** The decisions that can still be undone, at most 500. */
  decisions: ModerationDecision[]
}

export type ModerationTarget = {
  object: 'moderation_target'
  /** What is pending again. */
  type: DecisionType
  /** The id of the pending message, of the membership, of the reported message, or of the topic. */
  target_id: number
}

/** - `message`: A pending message.
 * - `member`: A request to join.
 * - `report`: A reported message. */
export type ModerationType = 'message' | 'member' | 'report'

export type ModerationUndone = {
  object: 'moderation_undone'
  /** What is pending again. */
  undone: ModerationTarget[]
  /** How many decisions could not be undone any more. */
  too_late: number
}

export type MonthCount = {
  object: 'month_count'
  /** The year. */
  year: number
  /** The month, from 1 to 12. */
  month: number
  /** The number of messages posted in it. */
  msgs_sent: number
}

export type MoveTarget = {
  object: 'move_target'
  /** The id of the group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** Anyone can read its archives. */
  is_public: boolean
}

export type MoveTargets = {
  object: 'move_targets'
  /** The groups. */
  groups: MoveTarget[]
}

/** - `unread`: Topics of the last 90 days with messages the caller hasn't read; at most the latest 1,000 topics of each group.
 * - `answered`: The same, limited to topics in which the caller has posted.
 * - `followed`: Topics the caller follows.
 * - `muted`: Topics the caller has muted. */
export type MyTopics = 'unread' | 'answered' | 'followed' | 'muted'

export type NewApiKey = {
  object: 'api_key'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The name that its owner gave it. */
  name: string
  /** Its state.
   *
   * - `api_key_active`: Active.
   * - `api_key_expired`: Expired.
   * - `api_key_revoked`: Revoked. */
  status: 'api_key_active' | 'api_key_expired' | 'api_key_revoked'
  /** What the key may do. */
  scopes: ('read' | 'write' | 'moderate' | 'admin')[]
  /** The groups it can be used in, with their subgroups; empty: all. */
  group_ids: number[]
  /** When it ends; null: never. */
  expires: string | null
  /** When it was last used; null: never. */
  last_used: string | null
  /** The key itself, shown only once. */
  key: string
}

export type NewPoll = {
  object: 'new_poll'
  /** The poll; 0: it is pending. */
  poll_id: number
  /** The topic it was posted to; 0: it is pending. */
  topic_id: number
  /** The message it belongs to; 0: it is pending. */
  message_id: number
  /** Whether it is pending approval. */
  is_pending: boolean
}

export type NewPostingAddress = {
  object: 'posting_address'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The account id of the person it belongs to. */
  user_id: number
  /** The full name of the person. */
  full_name: string
  /** Its name. */
  name: string
  /** Its hashtags. */
  hashtags: string[]
  /** When it was last used; null: never. */
  last_used: string | null
  /** Its token. It is shown only here. */
  token: string
  /** Where a script posts: `postmessage`, with the token. It is shown only here. */
  url: string
}

export type NewWebhook = {
  object: 'webhook'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The account id of the person it belongs to. */
  user_id: number
  /** Its name. */
  name: string
  /** Its URL. */
  url: string
  /** The actions that trigger it: names of facts. */
  actions: string[]
  /** Its state. */
  status: WebhookStatus
  /** Since when every attempt has failed; null: the latest one succeeded, or there was none. */
  failing_since: string | null
  /** Until when the previous secret signs as well; null: there is none. */
  old_secret_until: string | null
  /** The secret that deliveries are signed with. It is shown only here. */
  secret: string
}

export type NoticePreview = {
  object: 'notice_preview'
  /** The name of the sender; empty: the service itself. */
  from_name: string
  /** The example of a recipient: the caller. */
  recipient: string
  /** The subject of the email. */
  subject: string
  /** The email as plain text. */
  text: string
  /** The email as a page of HTML. */
  html: string
}

export type Notification = {
  object: 'notification'
  /** Its id. */
  id: number
  /** When it happened last. */
  created: string
  /** Its kind: what the settings of notifications are about. */
  kind: NotificationKind
  /** What happened. */
  event: NotificationEvent
  /** Whether it was marked as read. */
  is_read: boolean
  /** How often it happened since it was last read; for likes, how many there are. */
  num_events: number
  /** The id of the group it belongs to. */
  group_id: number
  /** Who did it; 0: a moderator or nobody in particular. */
  user_id: number
  /** The topic it belongs to. */
  topic_id: number
  /** The message it belongs to. */
  message_id: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The event it is about; 0: none. */
  event_id: number
  /** The chat it belongs to. */
  chat_id: number
  /** The invitation. */
  invite_id: number
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** Their name; empty if there is nobody to name. */
  full_name: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** The topic, event or chat it is about. */
  subject: string
  /** The beginning of the message; empty if it is about none. */
  snippet: string
  /** What happened, as a sentence in the language of the account. */
  text: string
  /** Where it leads. */
  url: string
}

export type NotificationCount = {
  object: 'notification_count'
  /** The number of unread notifications. */
  unread: number
  /** The total number of items. */
  total_count: number
}

/** - `mentioned`: Someone mentioned you in a message.
 * - `mentioned_in_chat`: Someone mentioned you in a chat.
 * - `replied`: Someone posted in a topic in which you have posted.
 * - `posted`: Someone posted in a topic you follow.
 * - `started`: Someone started a topic with a hashtag you follow.
 * - `liked`: Someone liked your message; `num_events` is how many did.
 * - `approved`: Your pending post was approved.
 * - `rejected`: Your pending post was rejected.
 * - `request_approved`: Your request to join was approved.
 * - `request_rejected`: Your request to join was rejected.
 * - `role_changed`: Your role in a group changed; `subject` is the new `mod_status`.
 * - `invited`: You were invited to a group.
 * - `event_added`: You were invited to an event.
 * - `event_updated`: An event changed.
 * - `event_cancelled`: An event was cancelled.
 * - `event_deleted`: An event was deleted; `subject` is its name.
 * - `promoted`: You got a place at an event from its waitlist.
 * - `event_reminded`: An event is about to begin.
 * - `poll_closed`: A poll you started or voted in is closed.
 * - `poll_reminded`: A poll you haven't voted in closes soon, or someone sent a reminder. */
export type NotificationEvent = 'mentioned' | 'mentioned_in_chat' | 'replied' | 'posted' | 'started' | 'liked' | 'approved' | 'rejected' | 'request_approved' | 'request_rejected' | 'role_changed' | 'invited' | 'event_added' | 'event_updated' | 'event_cancelled' | 'event_deleted' | 'promoted' | 'event_reminded' | 'poll_closed' | 'poll_reminded'

/** - `mention`: Someone mentioned you in a message or chat.
 * - `reply`: A new message in a topic in which you have posted.
 * - `topic`: A new message in a topic you follow, or a new topic with a hashtag you follow.
 * - `like`: Someone liked your message.
 * - `post`: A moderator approved or rejected your post.
 * - `group`: About your membership: invitations, requests to join, your role.
 * - `event`: An event you were invited to or come to was added, changed or cancelled, or you got a place.
 * - `reminder`: An event you come to is about to begin.
 * - `poll`: You're reminded of a poll you haven't voted in, or one you started or voted in is closed. */
export type NotificationKind = 'mention' | 'reply' | 'topic' | 'like' | 'post' | 'group' | 'event' | 'reminder' | 'poll'

export type NotificationSetting = {
  object: 'notification_setting'
  /** What the setting is about. */
  kind: NotificationKind
  /** Whether they are listed and counted. */
  page: boolean
  /** Whether they are emailed. */
  email: boolean
  /** Whether the browsers of the account show them. */
  push: boolean
  /** Whether there are emails of this kind. */
  has_email: boolean
}

export type NotificationSettings = {
  object: 'notification_settings'
  /** The setting of each kind. */
  kinds: NotificationSetting[]
}

/** - `sub_notify_none`: No notifications.
 * - `sub_notify_email`: By email.
 * - `sub_notify_app`: In the app.
 * - `sub_notify_email_and_app`: By email and in the app. */
export type Notify = 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'

export type OauthLogin = {
  object: 'oauth_login'
  /** Send it with the final call, from the same browser. */
  state: string
  /** The client id for web pages; empty: not configured. */
  web_client_id: string
  /** The client id for iOS; empty: not configured. */
  ios_client_id: string
  /** The client id for Android; empty: not configured. */
  android_client_id: string
  /** The scopes requested from the identity provider. */
  scopes: string[]
  /** The URL to open in the browser. */
  authorization_url: string
  /** The display name of the identity provider. */
  provider_name: string
}

export type OldAddressTarget = {
  object: 'old_address_target'
  /** The id of the group it belongs to. */
  group_id: number
  /** The topic; 0 if the address was that of a whole archive. */
  topic_id: number
  /** The number of the message; 0 if the address was that of a topic or archive. */
  msg_num: number
  /** The name of the group. */
  group_name: string
  /** The month of the archive, such as `2009-05`, if the address named one. */
  month: string
}

export type OpenInvitation = {
  object: 'open_invitation'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it expires. */
  expires: string
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The person who sent the invitation. */
  full_name: string
}

export type Org = {
  object: 'org'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The full name of the organisation. */
  title: string
  /** The name of the organisation. */
  name: string
  /** Its domain. */
  domain: string
  /** Its URL. */
  org_url: string
  /** The time zone of the organisation: an IANA name. */
  default_timezone: string
  /** The main group of the organisation; 0: none. */
  parent_group_id: number
  /** The start page of the main group’s wiki, if visitors may see it; 0: none. */
  logged_out_wiki_page_id: number
  /** Whether signing up on its host name is disabled. */
  disable_signup: boolean
  /** Whether likes are disabled. */
  disable_plus_one: boolean
  /** The tracking code of an analytics service; empty: none. */
  ga_code: string
  /** The text on the sign-in page. */
  login_page_text: string
  /** The text shown to people without an account. */
  no_account_text: string
}

export type OtherUser = {
  object: 'user'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string | null
  /** When it was last changed. */
  updated: string | null
  /** The email address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The user name of the person. */
  user_name: string
  /** The time zone of the person: an IANA name, such as Europe/Berlin. */
  timezone: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** The state of the account. */
  status: UserStatus
}

/** - `sub_ownermsg_notify_none`: No emails to the owners.
 * - `sub_ownermsg_notify_all`: All emails to the owners.
 * - `sub_ownermsg_notify_subs`: Emails to the owners from members. */
export type OwnerMsgNotify = 'sub_ownermsg_notify_none' | 'sub_ownermsg_notify_all' | 'sub_ownermsg_notify_subs'

export type PastMember = {
  object: 'past_member'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** How the membership ended. */
  action: PastMemberAction
  /** When they joined. */
  joined: string
  /** The membership. */
  member_info: MemberInfo
}

/** - `left`: Left the group.
 * - `removed_member`: Was removed by a moderator.
 * - `rejected`: Asked to join, and was rejected.
 * - `spamleft`: Left by reporting an email as spam.
 * - `ban_members`: Was banned.
 * - `unbanned`: Was banned, and the ban was lifted.
 * - `expired_member`: Asked to join, and the request expired.
 * - `deleted_account`: Deleted their account. */
export type PastMemberAction = 'left' | 'removed_member' | 'rejected' | 'spamleft' | 'ban_members' | 'unbanned' | 'expired_member' | 'deleted_account'

export type PendingAdds = {
  object: 'pending_adds'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** Who wants to add them. */
  user_id: number
  /** The number of addresses given. */
  total_emails: number
  /** The addresses, one per line. */
  emails: string
  /** The subject of the email to them. */
  subject: string
  /** What the email to them says. */
  message: string
}

export type PendingAttachment = {
  /** The name of the file. */
  filename: string
  /** The media type of the file. */
  media_type: string
  /** The URL to download it. */
  download_url: string
  /** The URL of its thumbnail; empty: there is none. */
  image_thumbnail_url: string
  /** Its size in bytes. */
  size: number
}

export type PendingPoll = {
  /** The question. */
  question: string
  /** How people vote. */
  type: PollType
  /** The answers, in their order. */
  answers: PendingPollAnswer[]
  /** Whether nobody can see who voted for what. */
  is_anonymous: boolean
  /** Who sees the results, and when. */
  show_results: PollResults
  /** The deadline that its author set; null: none. On approval, it moves by the time that the poll has waited. */
  closes: string | null
}

export type PendingPollAnswer = {
  /** The answer. */
  text: string
  /** An explanation; empty: none. */
  desc: string
}

export type Pendingmsg = {
  object: 'pendingmsg'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The id of the author's account; 0: none. */
  user_id: number
  /** The topic it belongs to. */
  topic_id: number
  /** Why it is pending. */
  reason: HeldBecause
  /** Why it is pending, in the terms of older clients.
   *
   * - `pendingmsg_group`: The group is moderated.
   * - `pendingmsg_member`: The member is moderated.
   * - `pendingmsg_new_member`: It is among the first posts of a new member.
   * - `pendingmsg_topic`: The topic is moderated.
   * - `pendingmsg_hashtag`: One of its hashtags is moderated.
   * - `pendingmsg_attachment`: It has attachments, and the group moderates those.
   * - `pendingmsg_unproven`: It came by email, and the sender couldn't be verified.
   * - `pendingmsg_unconfirmed`: It came by email, the sender couldn't be verified, and has been asked to confirm it.
   * - `pendingmsg_not_subscribed`: It came by email from someone who isn't a member, which the group allows.
   * - `pendingmsg_virus`: A virus was found in it.
   * - `pendingmsg_bulk`: It came by email and is marked as automatic or bulk email. */
  type: 'pendingmsg_group' | 'pendingmsg_member' | 'pendingmsg_new_member' | 'pendingmsg_topic' | 'pendingmsg_hashtag' | 'pendingmsg_attachment' | 'pendingmsg_unproven' | 'pendingmsg_unconfirmed' | 'pendingmsg_not_subscribed' | 'pendingmsg_virus' | 'pendingmsg_bulk'
  /** The moderator who claimed it; 0: nobody. */
  claimed_by: number
  /** The moderator who claimed it; null: nobody. */
  claiming_user: OtherUser | null
  /** When it was claimed; null: it isn't. */
  claimed_date: string | null
  /** The author. */
  sender: OtherUser
  /** The email address of the author. */
  sender_email: string
  /** The name of the author. */
  sender_name: string
  /** The source of the email as received; only when a single message is requested. */
  raw_message: string
  /** The whole text, including quotations and signature. */
  message_body: string
  /** The virus found in it; empty: none. */
  virus_name: string
  /** The format of the text.
   *
   * - `html`: HTML.
   * - `plain`: Plain text. */
  body_format: 'html' | 'plain'
  /** The membership of the moderator who edited it; 0: nobody has. */
  editor_member_id: number
  /** The moderator who edited it. */
  editor: string
  /** Why it was edited, for the other moderators. */
  edit_reason: string
  /** The subject. */
  subject: string
  /** The subject with its hashtags. */
  subject_with_tags: string
  /** The text. */
  body: string
  /** The quoted text, apart from the rest. */
  quoted: string
  /** What follows the text, such as the signature. */
  remainder: string
  /** The beginning of the text, as plain text. */
  snippet: string
  /** The name of the author. */
  name: string
  /** The email address of the author. */
  email: string
  /** Whether it was written as plain text. */
  is_plain_text: boolean
  /** Whether it is a reply. */
  is_reply: boolean
  /** Whether it will be sent as a special notice. */
  is_special: boolean
  /** Whether it was written on the web rather than sent by email. */
  is_web_post: boolean
  /** Whether it has attachments. */
  has_attachments: boolean
  /** Its attachments. */
  attachments: PendingAttachment[]
  /** The poll that it brings; null: none. */
  poll: PendingPoll | null
  /** When it is deleted unless a moderator decides; null: never. */
  expires: string | null
}

/** - `visitor`: People who aren't signed in.
 * - `nonmember`: People who are signed in and aren't members.
 * - `parent_member`: Members of the parent group who aren't members of the subgroup.
 * - `pending`: People who have asked to join.
 * - `newcomer`: People who join from now on.
 * - `unconfirmed`: Members whom others have added, and who haven't confirmed their address.
 * - `member`: Members.
 * - `new_member`: New members, whose first posts need approval.
 * - `moderated_member`: Members whose posts need approval.
 * - `trusted_member`: Members whose posts never need approval.
 * - `muted_member`: Members who can't post.
 * - `moderator`: Moderators.
 * - `owner`: Owners. */
export type PeopleKind = 'visitor' | 'nonmember' | 'parent_member' | 'pending' | 'newcomer' | 'unconfirmed' | 'member' | 'new_member' | 'moderated_member' | 'trusted_member' | 'muted_member' | 'moderator' | 'owner'

/** - `user_per_page_pref20`: 20 per page.
 * - `user_per_page_pref50`: 50 per page.
 * - `user_per_page_pref100`: 100 per page.
 * - `user_per_page_pref_infinite`: Infinite scrolling. */
export type PerPagePref = 'user_per_page_pref20' | 'user_per_page_pref50' | 'user_per_page_pref100' | 'user_per_page_pref_infinite'

export type Perms = {
  object: 'perms'
  /** Whether the caller has the permission `archives_visible` in the group. */
  archives_visible: boolean
  /** Whether the caller has the permission `polls_visible` in the group. */
  polls_visible: boolean
  /** Whether the caller has the permission `members_visible` in the group. */
  members_visible: boolean
  /** Whether the caller has the permission `chat_visible` in the group. */
  chat_visible: boolean
  /** Whether the caller has the permission `calendar_visible` in the group. */
  calendar_visible: boolean
  /** Whether the caller has the permission `files_visible` in the group. */
  files_visible: boolean
  /** Whether the caller has the permission `database_visible` in the group. */
  database_visible: boolean
  /** Whether the caller has the permission `photos_visible` in the group. */
  photos_visible: boolean
  /** Whether the caller has the permission `wiki_visible` in the group. */
  wiki_visible: boolean
  /** Whether the caller has the permission `member_directory_visible` in the group. */
  member_directory_visible: boolean
  /** Whether the caller has the permission `hashtags_visible` in the group. */
  hashtags_visible: boolean
  /** Whether the caller has the permission `guidelines_visible` in the group. */
  guidelines_visible: boolean
  /** Whether the caller has the permission `subgroups_visible` in the group. */
  subgroups_visible: boolean
  /** Whether the caller has the permission `open_donations_visible` in the group. */
  open_donations_visible: boolean
  /** Whether the caller has the permission `sponsor_visible` in the group. */
  sponsor_visible: boolean
  /** Whether the caller has the permission `manage_subgroups` in the group. */
  manage_subgroups: boolean
  /** Whether the caller has the permission `ask_visible` in the group. */
  ask_visible: boolean
  /** Whether the caller has the permission `delete_group` in the group. */
  delete_group: boolean
  /** Whether the caller has the permission `download_archives` in the group. */
  download_archives: boolean
  /** Whether the caller has the permission `download_entire_group` in the group. */
  download_entire_group: boolean
  /** Whether the caller has the permission `download_members` in the group. */
  download_members: boolean
  /** Whether the caller has the permission `view_activity` in the group. */
  view_activity: boolean
  /** Whether the caller has the permission `create_hashtags` in the group. */
  create_hashtags: boolean
  /** Whether the caller has the permission `manage_hashtags` in the group. */
  manage_hashtags: boolean
  /** Whether the caller has the permission `manage_integrations` in the group. */
  manage_integrations: boolean
  /** Whether the caller has the permission `manage_group_settings` in the group. */
  manage_group_settings: boolean
  /** Whether the caller has the permission `make_moderator` in the group. */
  make_moderator: boolean
  /** Whether the caller has the permission `manage_member_subscription_options` in the group. */
  manage_member_subscription_options: boolean
  /** Whether the caller has the permission `manage_pending_members` in the group. */
  manage_pending_members: boolean
  /** Whether the caller has the permission `remove_members` in the group. */
  remove_members: boolean
  /** Whether the caller has the permission `ban_members` in the group. */
  ban_members: boolean
  /** Whether the caller has the permission `manage_group_billing` in the group. */
  manage_group_billing: boolean
  /** Whether the caller has the permission `manage_group_payments` in the group. */
  manage_group_payments: boolean
  /** Whether the caller has the permission `edit_archives` in the group. */
  edit_archives: boolean
  /** Whether the caller has the permission `manage_pending_messages` in the group. */
  manage_pending_messages: boolean
  /** Whether the caller has the permission `invite_members` in the group. */
  invite_members: boolean
  /** Whether the caller has the permission `can_post` in the group. */
  can_post: boolean
  /** Whether the caller has the permission `can_reply` in the group. */
  can_reply: boolean
  /** Whether the caller has the permission `can_vote` in the group. */
  can_vote: boolean
  /** Whether the caller has the permission `manage_polls` in the group. */
  manage_polls: boolean
  /** Whether the caller has the permission `manage_databases` in the group. */
  manage_databases: boolean
  /** Whether the caller has the permission `manage_photos` in the group. */
  manage_photos: boolean
  /** Whether the caller has the permission `manage_members` in the group. */
  manage_members: boolean
  /** Whether the caller has the permission `manage_calendar` in the group. */
  manage_calendar: boolean
  /** Whether the caller has the permission `manage_chats` in the group. */
  manage_chats: boolean
  /** Whether the caller has the permission `view_member_directory` in the group. */
  view_member_directory: boolean
  /** Whether the caller has the permission `manage_files` in the group. */
  manage_files: boolean
  /** Whether the caller has the permission `manage_wiki` in the group. */
  manage_wiki: boolean
  /** Whether the caller has the permission `manage_subscription` in the group. */
  manage_subscription: boolean
  /** Whether the caller has the permission `public_page` in the group. */
  public_page: boolean
  /** Whether the caller has the permission `sub_page` in the group. */
  sub_page: boolean
  /** Whether the caller has the permission `mod_page` in the group. */
  mod_page: boolean
  /** Whether the caller has the permission `can_ask` in the group. */
  can_ask: boolean
  /** Whether the caller has the permission `view_archives` in the group. */
  view_archives: boolean
  /** Whether the caller has the permission `view_databases` in the group. */
  view_databases: boolean
  /** Whether the caller has the permission `view_photos` in the group. */
  view_photos: boolean
  /** Whether the caller has the permission `view_calendar` in the group. */
  view_calendar: boolean
  /** Whether the caller has the permission `view_chats` in the group. */
  view_chats: boolean
  /** Whether the caller has the permission `view_files` in the group. */
  view_files: boolean
  /** Whether the caller has the permission `view_members` in the group. */
  view_members: boolean
  /** Whether the caller has the permission `view_wiki` in the group. */
  view_wiki: boolean
  /** Whether the caller has the permission `view_guidelines` in the group. */
  view_guidelines: boolean
}

export type Photo = {
  object: 'photo'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The album it is in. */
  album_id: number
  /** Its place in the album. */
  position: number
  /** Its width in pixels. */
  width: number
  /** Its height in pixels. */
  height: number
  /** The size in bytes. */
  size: number
  /** The account that added it; 0: it is gone. */
  user_id: number
  /** The name of its file. */
  name: string
  /** The caption. */
  desc: string
  /** The name of whoever created it. */
  creator_name: string
  /** The type, detected from its content. */
  media_type: string
  /** Where it is downloaded, as large as it was uploaded; for programs an hour or more without a cookie or a header. */
  download_url: string
  /** At most 400 pixels wide and high, as WebP. */
  thumbnail_url: string
  /** At most 960 pixels wide and high, as WebP. */
  medium_url: string
  /** At most 1800 pixels wide and high, as WebP. */
  large_url: string
  /** Whether its smaller versions are made; until then, their URLs lead to the photo as it was uploaded. */
  is_scaled: boolean
  /** The format of the picture: `jpeg`, `png`, `webp` or `gif`. */
  format: string
  /** When it was taken, in the time of the place, as `2026-11-17T09:30:00`; empty: not known. */
  taken: string
  /** Who made the camera; empty: not known. */
  make: string
  /** The model of the camera; empty: not known. */
  model: string
  /** The exposure time in seconds, as `1/250`; empty: not known. */
  shutter_speed: string
  /** The focal length in millimetres; 0: not known. */
  focal_length: number
  /** The f-number; 0: not known. */
  aperture: number
  /** The sensitivity; 0: not known. */
  iso: number
  /** Whether the caller may delete it. */
  can_delete: boolean
  /** The title of its album; only in `getphoto`. */
  album_title?: string
  /** The photo before it in the album; 0: none. Only in `getphoto`. */
  previous_photo_id?: number
  /** The photo after it in the album; 0: none. Only in `getphoto`. */
  next_photo_id?: number
  /** Its number in the album, from 1; only in `getphoto`. */
  place?: number
  /** The number of photos in the album; only in `getphoto`. */
  num_photos?: number
}

export type PhotoDeleted = {
  object: 'photo_deleted'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was deleted. */
  deleted: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Who added it; 0: the account is gone. */
  user_id: number
  /** Who deleted it; 0: the account is gone. */
  deleted_by: number
  /** What it takes of the storage of the group once it is restored, in bytes. */
  size: number
  /** The name of whoever deleted it. */
  deleted_by_name: string
  /** The name of its file. */
  name: string
  /** The caption. */
  desc: string
  /** The title of that album. */
  album_title: string
  /** The album it was in. */
  album_id: number
  /** Whether that album is deleted too: then it is restored to another one, or after the album. */
  is_album_deleted: boolean
}

/** - `thumbnail`: At most 400 pixels wide and high.
 * - `medium`: At most 960 pixels wide and high.
 * - `large`: At most 1800 pixels wide and high. */
export type PhotoVersion = 'thumbnail' | 'medium' | 'large'

/** - `photos_order_by_created`: By date added. With `sort_none`, in the order of the album, which is the same until someone arranges it.
 * - `photos_order_by_name`: By name.
 * - `photos_order_by_taken`: By date taken, or added where a photo does not say it. */
export type PhotosOrderBy = 'photos_order_by_created' | 'photos_order_by_name' | 'photos_order_by_taken'

export type PictureChoices = {
  object: 'picture_choices'
  /** The messages whose remote images the caller has chosen to see. */
  message_ids: number[]
}

/** - `group_plan_basic`: The smallest plan: no past members, aliases or direct adds.
 * - `group_plan_premium`: All features, and more storage.
 * - `group_plan_enterprise`: Premium with an organisation and its own domain. */
export type Plan = 'group_plan_basic' | 'group_plan_premium' | 'group_plan_enterprise'

export type Poll = {
  object: 'poll'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The topic of that message. */
  topic_id: number
  /** The message it belongs to. */
  message_id: number
  /** The number of that message. */
  msg_num: number
  /** The event that the topic is about; 0: none, or none that the caller can see. */
  event_id: number
  /** The account id of the poll's creator; 0: the account was deleted. */
  user_id: number
  /** The name of the poll's creator. */
  name: string
  /** The question. */
  question: string
  /** How people vote. */
  type: PollType
  /** The answers, in their order. */
  answers: PollAnswer[]
  /** Whether nobody can see who voted for what. */
  is_anonymous: boolean
  /** Who sees the results, and when. */
  show_results: PollResults
  /** The deadline; null: none. */
  closes: string | null
  /** When it was closed, or its deadline passed; null: it is open. */
  closed: string | null
  /** Whether it accepts no votes any more. */
  is_closed: boolean
  /** The number of people who voted. */
  num_votes: number
  /** The number of members of the group. */
  num_members: number
  /** Whether the caller has voted. */
  has_voted: boolean
  /** When the caller voted or last changed the vote; null: not at all. */
  voted: string | null
  /** The numbers of the caller's answers; for ranked polls, the preferred first. */
  choices: number[]
  /** Whether the caller can see the results now. */
  sees_results: boolean
  /** Whether the caller can vote now, or change the vote. */
  may_vote: boolean
  /** Whether the caller can change, close and reopen the poll. */
  may_manage: boolean
  /** When members who hadn't voted were last reminded; null: not yet. */
  reminded: string | null
  /** Whether the caller can remind the members who haven't voted now. */
  may_remind: boolean
  /** The numbers of the leading answers: several if they are tied, none without votes or visible results. */
  winners: number[]
  /** The rounds of instant-runoff voting, for ranked polls whose results the caller can see; otherwise empty. */
  rounds: PollRound[]
}

export type PollAnswer = {
  object: 'poll_answer'
  /** Its number, from 1. */
  num: number
  /** The answer. */
  text: string
  /** An explanation; empty: none. */
  desc: string
  /** How many people chose it, for ranked polls as their first choice; null: the caller cannot see the results. */
  num_votes: number | null
}

export type PollReminder = {
  object: 'poll_reminder'
  /** Its poll; 0: none, or none that the caller can see. */
  poll_id: number
  /** The number of members who get an email. */
  num_reminded: number
}

/** - `poll_results_always`: Everyone who can see the poll sees its results at any time.
 * - `poll_results_after_vote`: Everyone sees the results once they have voted, or the poll is closed.
 * - `poll_results_on_close`: Everyone sees the results when the poll is closed.
 * - `poll_results_moderators`: Only moderators see the results. */
export type PollResults = 'poll_results_always' | 'poll_results_after_vote' | 'poll_results_on_close' | 'poll_results_moderators'

export type PollRound = {
  object: 'poll_round'
  /** The votes of each answer in this round, in the order of the answers; 0 for those that are out. */
  counts: number[]
  /** The numbers of the answers that are out after this round. */
  eliminated: number[]
  /** The number of votes that rank none of the answers that are left. */
  exhausted: number
}

/** - `poll_single`: Everyone chooses one answer.
 * - `poll_multiple`: Everyone chooses any number of answers.
 * - `poll_ranked`: Everyone ranks answers, the preferred one first; instant-runoff voting decides. */
export type PollType = 'poll_single' | 'poll_multiple' | 'poll_ranked'

export type PollVote = {
  object: 'poll_vote'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** Its poll; 0: none, or none that the caller can see. */
  poll_id: number
  /** The account id of the person who voted; 0: the account was deleted. */
  user_id: number
  /** The name of the person who voted. */
  name: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** The numbers of their answers; for ranked polls, the preferred first. */
  choices: number[]
}

/** - `polls_access_subscribers`: Members can vote and create polls.
 * - `polls_access_limited`: Members can vote, moderators can create polls.
 * - `polls_access_none`: Polls are disabled. */
export type PollsAccess = 'polls_access_subscribers' | 'polls_access_limited' | 'polls_access_none'

/** - `user_postpref_html`: Formatted text (HTML).
 * - `user_postpref_plain`: Plain text.
 * - `user_postpref_markdown`: Markdown. */
export type PostPref = 'user_postpref_html' | 'user_postpref_plain' | 'user_postpref_markdown'

/** - `sub_poststatus_normal`: The settings of the group apply.
 * - `sub_poststatus_allowed`: Posts never need approval.
 * - `sub_poststatus_newusermoderated`: New: the first posts need approval.
 * - `sub_poststatus_moderated`: All posts need approval.
 * - `sub_poststatus_notallowed`: Can't post. */
export type PostStatus = 'sub_poststatus_normal' | 'sub_poststatus_allowed' | 'sub_poststatus_newusermoderated' | 'sub_poststatus_moderated' | 'sub_poststatus_notallowed'

export type PostedDraft = {
  object: 'success'
  /** More about what happened. */
  extra: string
  /** The message that was posted; 0: none yet. */
  message_id: number
  /** The number of that message in the group; 0: none yet. */
  msg_num: number
  /** The topic of that message; 0: none yet. */
  topic_id: number
}

export type PostingAddress = {
  object: 'posting_address'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The account id of the member who created it: its posts are theirs. */
  user_id: number
  /** The name of that member. */
  full_name: string
  /** What it is for; its posts end with it. */
  name: string
  /** The hashtags that are added to the subject of each post, without `#`. */
  hashtags: string[]
  /** When it was last used, to the minute; null: never. */
  last_used: string | null
}

/** - `membership`: They are a member.
 * - `announcements`: Everyone can post, not only moderators.
 * - `group_open`: The group isn't locked.
 * - `may_post`: Their address is confirmed, and posting is not disabled for them.
 * - `subject`: The post has a subject.
 * - `body`: The post has a text.
 * - `not_private`: The post is not marked as private.
 * - `size`: The post is not too large.
 * - `attachments`: Attachments are allowed.
 * - `storage`: The group has storage left.
 * - `hashtags`: Its hashtags are allowed and need no approval.
 * - `topic_open`: The topic isn't locked.
 * - `sender_verified`: The sender of the email is verified.
 * - `virus_free`: No virus was found.
 * - `not_bulk`: It is not automatic or bulk email.
 * - `not_guest`: The sender is a member.
 * - `topic_moderation`: The topic isn't moderated.
 * - `group_moderation`: The group isn't moderated.
 * - `member_moderation`: Their posts aren't moderated.
 * - `new_member_moderation`: The first posts of new members need no approval. */
export type PostingRule = 'membership' | 'announcements' | 'group_open' | 'may_post' | 'subject' | 'body' | 'not_private' | 'size' | 'attachments' | 'storage' | 'hashtags' | 'topic_open' | 'sender_verified' | 'virus_free' | 'not_bulk' | 'not_guest' | 'topic_moderation' | 'group_moderation' | 'member_moderation' | 'new_member_moderation'

/** - `past_hour`: The past hour.
 * - `past_24_hours`: The past 24 hours.
 * - `past_week`: The past week.
 * - `past_month`: The past month.
 * - `past_year`: The past year. */
export type PresetDateRange = 'past_hour' | 'past_24_hours' | 'past_week' | 'past_month' | 'past_year'

/** - `profile_private`: Only the person can see the profile.
 * - `profile_members`: Members of the same groups can see the profile.
 * - `profile_public`: Anyone can see the profile. */
export type ProfilePrivacy = 'profile_private' | 'profile_members' | 'profile_public'

/** - `group_access_limited`: Members can view it, moderators can change it.
 * - `group_access_subscribers`: Members can view and change it.
 * - `group_access_moderators_only`: Only moderators can view and change it.
 * - `group_access_none`: Disabled.
 * - `group_access_public`: Anyone can view it, members can change it.
 * - `group_access_public_limited`: Anyone can view it, moderators can change it. */
export type PublicAccess = 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | 'group_access_public' | 'group_access_public_limited'

export type PushSettings = {
  object: 'push_settings'
  /** The key of the installation, in base64url: `applicationServerKey` of a subscription. */
  public_key: string
  /** The browsers that show notifications. */
  browsers: PushSubscription[]
}

export type PushSubscription = {
  object: 'push_subscription'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The browser or program that uses it. */
  agent: string
  /** Whether it is the session of this call. */
  is_current: boolean
}

export type Quote = {
  object: 'quote'
  /** The id of the group it belongs to. */
  group_id: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The format of the quote. */
  body_type: BodyType
  /** The text. */
  body: string
}

export type RateLimit = {
  object: 'rate_limit'
  /** The setting. */
  setting: string
  /** What is limited. */
  kind: RateLimitKind
  /** How many are allowed. */
  count: number
  /** In how many seconds. */
  seconds: number
}

/** - `calls_of_account`: API calls by an account.
 * - `calls_from_network`: Calls from a network.
 * - `chat_frames`: Chat frames of a person.
 * - `logins`: Sign-in attempts for an account.
 * - `logins_from_network`: Sign-in attempts from a network.
 * - `codes`: Two-factor code attempts for an account.
 * - `emails_to`: Confirmation and password reset emails to an address.
 * - `emails_from`: Such emails requested from a network, and private emails of an account.
 * - `emails_unconfirmed`: Emails to an unconfirmed address.
 * - `address_changes`: Changes of the email address of an account.
 * - `exports`: Data exports of an account. */
export type RateLimitKind = 'calls_of_account' | 'calls_from_network' | 'chat_frames' | 'logins' | 'logins_from_network' | 'codes' | 'emails_to' | 'emails_from' | 'emails_unconfirmed' | 'address_changes' | 'exports'

export type RateLimits = {
  object: 'rate_limits'
  /** The limits. */
  limits: RateLimit[]
  /** Who is limited now, at most 200. Limits of calls are those of the process that answers. */
  limited: LimitedCaller[]
}

export type ReceivedEmail = {
  object: 'received_email'
  /** When it was created. */
  created: string
  /** The name of the group. */
  group_name: string
  /** The subject. */
  subject: string
  /** Why. */
  why: string
  /** What became of it. */
  outcome: LedgerOutcome
}

export type RecipientDelivery = {
  object: 'recipient_delivery'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The group it is from; empty: none. */
  group_name: string
  /** The subject. */
  subject: string
  /** The email address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The message in it; 0: none, or several. */
  message_id: number
  /** The account of the recipient; 0: none. */
  user_id: number
  /** What kind of email it is. */
  type: DeliveryType
  /** What became of it. */
  state: DeliveryState
  /** The number of attempts. */
  tries: number
  /** What the mail server of the recipient answered; empty: nothing yet. */
  response: string
  /** When it was last tried; null: not yet. */
  last_try: string | null
  /** When it is tried next; null: not again. */
  next_try: string | null
}

export type Registration = {
  object: 'success'
  /** More about what happened. */
  extra: string
  /** The account. */
  user: {
    object: 'user'
    /** The email address. */
    email: string
  }
}

/** - `open`: Nobody has resolved it yet.
 * - `resolved`: A moderator has resolved it. */
export type ReportState = 'open' | 'resolved'

export type RightEffect = {
  object: 'right_effect'
  /** What it is about. */
  right: AffectedRight
  /** Who is affected. */
  people: PeopleKind
  /** Whether they may now. */
  before: RightOutcome
  /** Whether they may afterwards. */
  after: RightOutcome
  /** How many they are; null: anyone. */
  num_people: number | null
  /** The names of up to three of them, for callers who can see them. */
  examples: string[]
  /** Whether something becomes public, or members lose something. */
  is_serious: boolean
}

export type RightExplanation = {
  object: 'right_explanation'
  /** What was asked about. */
  permission: string
  /** The role of the member. */
  role: GroupRole
  /** Whether they may; `held`: after approval by a moderator. */
  outcome: RightOutcome
  /** What decides. */
  by: RightSource
  /** The role, granted permission, setting or rule that decides; empty: no rule applies. */
  reason: string
  /** The rules of posting, in order. */
  rules: RightRule[]
}

/** - `allowed`: They may.
 * - `held`: They may, after approval by a moderator.
 * - `refused`: They can't. */
export type RightOutcome = 'allowed' | 'held' | 'refused'

export type RightRule = {
  object: 'right_rule'
  /** What is checked. */
  rule: PostingRule
  /** The result. */
  result: RuleResult
  /** Whether this rule decides. */
  decides: boolean
}

/** - `role`: Their role.
 * - `grant`: A permission that moderators are granted one by one.
 * - `settings`: A setting of the group.
 * - `rule`: A rule of posting. */
export type RightSource = 'role' | 'grant' | 'settings' | 'rule'

export type Rsvp = {
  object: 'rsvp'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The event. */
  event_id: number
  /** The id of the group it belongs to. */
  group_id: number
  /** The id of the account that responded. */
  user_id: number
  /** The user name of the person. */
  user_name: string
  /** The full name of the person. */
  full_name: string
  /** The email address. */
  email: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** The response. */
  type: RsvpType
  /** Their answer to `comment_label` of the event. */
  comment: string
  /** The number of guests they bring. */
  additional_guests: number
}

/** - `rsvp_maybe`: Undecided.
 * - `rsvp_no`: Not going.
 * - `rsvp_yes`: Going.
 * - `rsvp_waitlist`: On the waitlist. */
export type RsvpType = 'rsvp_maybe' | 'rsvp_no' | 'rsvp_yes' | 'rsvp_waitlist'

/** - `pass`: It lets the post through.
 * - `hold`: It holds the post for a moderator.
 * - `refuse`: It rejects the post. */
export type RuleResult = 'pass' | 'hold' | 'refuse'

/** - `relevance_sort`: By relevance.
 * - `date_sort`: By date. */
export type SearchSort = 'relevance_sort' | 'date_sort'

export type SearcharchivesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** Whether `total_count` is only a lower bound. */
  total_is_estimate: boolean
  /** Whether only the best match of each topic is listed. */
  collapse_topics: boolean
  /** Whether signatures were left out of the search. */
  exclude_sigs: boolean
  /** The first day that was searched; empty: no limit. */
  start_date: string
  /** The last day that was searched; empty: no limit. */
  end_date: string
  /** The range of days that was asked for by name; empty: none. */
  preset_date_range: string
  /** The hashtag that was requested. */
  hashtag: Hashtag | null
  /** The author that was requested; 0: any. */
  poster_user_id: number
  /** The URL of that author's photo. */
  poster_profile_photo_url: string
  /** The same as `poster_profile_photo_url`. */
  profile_photo_url: string
  /** The name of that author. */
  poster_name: string
  /** The same as `poster_name`. */
  name: string
  /** Whether the caller can see the profile of that author. */
  can_view_poster_profile: boolean
  /** The same as `can_view_poster_profile`. */
  can_view_profile: boolean
  /** The items, in order. */
  data: MessageSearchResult[]
}

export type SearchchatAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: ChatSearchResult[]
}

export type SearchfilesAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: File[]
}

export type SearchgroupsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: GroupSearchResult[]
}

export type SearchmembersAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: MemberInfo[]
}

export type SearchphotosAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: Photo[]
}

export type SearchwikiAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: WikiSearchResult[]
}

/** - `web`: Written on the web.
 * - `verified`: An email whose sender was verified.
 * - `not_verified`: An email whose sender couldn't be verified.
 * - `unknown`: Not an email. */
export type SenderCheck = 'web' | 'verified' | 'not_verified' | 'unknown'

export type Session = {
  object: 'session'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last used. */
  last_used: string
  /** When it expires. */
  expires: string
  /** The IP address it was last used from. */
  address: string
  /** The browser or program that uses it. */
  agent: string
  /** Whether it is the session of this call. */
  is_current: boolean
}

export type SettingChange = {
  object: 'setting_change'
  /** The parameter of `updategroup`. */
  setting: string
  /** Its value now. */
  from: string
  /** Its value afterwards. */
  to: string
}

/** - `default`: The default.
 * - `environment`: An environment variable.
 * - `file`: A configuration file.
 * - `last_start`: The last start of the server. */
export type SettingSource = 'default' | 'environment' | 'file' | 'last_start'

export type SettingsPreview = {
  object: 'settings_preview'
  /** The settings that would change, including those that follow from others. */
  changes: SettingChange[]
  /** Who could do something from then on that they can't do now, and the reverse. */
  effects: RightEffect[]
  /** Members whose email delivery would change. */
  deliveries: DeliveryChange[]
  /** The number of topics that would be locked at once; at most 10,000 are counted. */
  topics_locked: number
  /** The number of topics that would be unlocked; at most 10,000 are counted. */
  topics_unlocked: number
  /** The number of topics whose replies would need approval; at most 10,000 are counted. */
  topics_moderated: number
  /** The number of topics whose replies would no longer need approval; at most 10,000 are counted. */
  topics_unmoderated: number
  /** Settings whose change can't be undone by changing them back. */
  irreversible: string[]
  /** Whether something becomes public, members lose something, or something can't be undone. */
  is_serious: boolean
}

export type SetupLink = {
  object: 'setup_link'
  /** When it ends; null: never. */
  expires: string
}

export type SharedGroup = {
  object: 'shared_group'
  /** Its id. */
  id: number
  /** Its name. */
  name: string
  /** Its display name. */
  title: string
}

export type SharedGroups = {
  object: 'shared_groups'
  /** The groups. */
  groups: SharedGroup[]
}

/** - `show_pictures_ask`: Remote images are shown on request, or for chosen senders.
 * - `show_pictures_always`: Remote images are always shown. */
export type ShowPictures = 'show_pictures_ask' | 'show_pictures_always'

/** - `sort_none`: The default order.
 * - `sort_asc`: Smallest or oldest first.
 * - `sort_desc`: Largest or newest first. */
export type SortDirPref = 'sort_none' | 'sort_asc' | 'sort_desc'

/** - `sub_group_subs`: Members can create subgroups.
 * - `sub_group_moderators`: Moderators and owners can create subgroups.
 * - `sub_group_owners`: Owners can create subgroups, and moderators with that permission. */
export type SubGroupAccess = 'sub_group_subs' | 'sub_group_moderators' | 'sub_group_owners'

export type Success = {
  object: 'success'
  /** More about what happened. */
  extra: string
}

export type SuspendedGroup = {
  object: 'suspended_group'
  /** The group. */
  group_id: number
  /** Its name. */
  group_name: string
  /** Its title, or its name. */
  nice_group_name: string
  /** When it was suspended. */
  suspended: string
  /** Why; empty: no reason was given. */
  reason: string
}

export type SuspendedGroups = {
  object: 'suspended_groups'
  /** The groups, at most 100. */
  groups: SuspendedGroup[]
}

export type TableSize = {
  object: 'table_size'
  /** The name of the table. */
  name: string
  /** Its size with all indexes, in bytes. */
  size: number
  /** About how many rows it has, as the database last estimated. */
  estimated_rows: number
}

export type TestEmail = {
  object: 'test_email'
  /** The address it was sent to. */
  recipient: string
  /** What became of it. */
  outcome: TestEmailOutcome
  /** What the mail server answered, or why it was not reached; empty: it is in the local mailbox. */
  response: string
  /** Whether the connection was encrypted. */
  is_encrypted: boolean
  /** How long the conversation took, in milliseconds. */
  duration_ms: number
}

/** - `accepted`: The mail server accepted it.
 * - `refused`: The mail server refused it.
 * - `unreachable`: The mail server couldn't be reached, or didn't answer in time.
 * - `stored`: No relay is set: it is in the local mailbox. */
export type TestEmailOutcome = 'accepted' | 'refused' | 'unreachable' | 'stored'

/** - `thread_reply_group_default`: Replies go where the settings of the group say.
 * - `thread_reply_to_sender`: Replies go to the author.
 * - `group_reply_only_to_sender`: Replies go only to the author. */
export type ThreadReplyTo = 'thread_reply_group_default' | 'thread_reply_to_sender' | 'group_reply_only_to_sender'

/** - `standard_time`: 3:30 pm.
 * - `military_time`: 15:30. */
export type TimePref = 'standard_time' | 'military_time'

export type Topic = {
  object: 'topic'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed, by a new message or otherwise. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The subject prefix, shown in brackets. */
  group_subject_tag: string
  /** The subject. */
  subject: string
  /** The beginning of the text, or the passage that matches the search. */
  summary: string
  /** The name of the author of the first message. */
  name: string
  /** The photo of that author; empty: none. */
  profile_photo_url: string
  /** Who started it; 0: someone without an account. */
  user_id: number
  /** The number of messages. */
  num_messages: number
  /** Whether the topic is pinned. */
  is_sticky: boolean
  /** Whether replies to the topic need approval. */
  is_moderated: boolean
  /** Whether the topic is closed to replies. */
  is_closed: boolean
  /** Whether it has attachments. */
  has_attachments: boolean
  /** Where replies go. */
  reply_to: ThreadReplyTo
  /** When the latest message was posted; null: never. */
  most_recent_message: string | null
  /** Its hashtags. */
  hashtags: Hashtag[] | null
  /** The chat about it, or the chat it was created from; 0: none, or none that the caller can see. */
  chat_id: number
  /** The event it is about; 0: none, or none that the caller can see. */
  event_id: number
  /** Whether it has messages the caller hasn't read. Only for members who haven't muted it. */
  is_unread?: boolean
  /** Whether the caller follows it. */
  followed?: boolean
  /** Whether the caller has muted it. */
  muted?: boolean
  /** The number of unread messages, at most 20: 20 are 20 or more. Only for members. */
  num_unread?: number
}

export type TopicLocation = {
  object: 'topic_location'
  /** The id of the group it belongs to. */
  group_id: number
  /** The topic it belongs to. */
  topic_id: number
  /** The number of the message now; 0 if none was asked for. */
  msg_num: number
  /** The name of the group. */
  group_name: string
}

export type TopicPeople = {
  object: 'topic_people'
  /** The topic. */
  topic_id: number
  /** The number of messages that were counted: the newest, at most 1000. */
  num_messages: number
  /** The number of people who wrote them. */
  num_people: number
  /** The most active authors, at most ten. */
  people: TopicPerson[]
}

export type TopicPerson = {
  /** The id of the person's account. */
  user_id: number
  /** The number of messages they wrote. */
  num_messages: number
  /** The name of the person. */
  name: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
}

/** - `topic_view_order`: In the order they were posted.
 * - `topic_view_threads`: As threads: replies are indented under the message they reply to. */
export type TopicView = 'topic_view_order' | 'topic_view_threads'

export type TwoFactorSetup = {
  object: 'two_factor_setup'
  /** The secret to enter in an authenticator app. */
  secret: string
  /** The secret as an otpauth:// URL. */
  otpauth_url: string
  /** The secret as a QR code. */
  qr_code_url: string
}

export type UnreadCounts = {
  object: 'unread_counts'
  /** The number of unread topics in all groups. */
  topics: number
  /** The groups with unread topics. */
  groups: UnreadGroup[]
}

export type UnreadGroup = {
  /** The id of the group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The number of unread topics; 100 means 100 or more. */
  topics: number
}

export type UnsolicitedEmail = {
  object: 'unsolicited_email'
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The email address. */
  email: string
}

export type Update = {
  object: 'update'
  /** What changed. */
  kind: UpdateKind
  /** The group; null: the update is about no group. */
  group_id: number | null
  /** What changed, by id; empty: anything of that kind may have. */
  ids: number[]
  /** The number of the message that was posted; null: no message was posted. */
  msg_num: number | null
}

/** - `topic`: Topics with these ids have new or changed messages; without ids, any topic of the group may have.
 * - `moderation`: The moderation queue of the group.
 * - `poll`: Polls with these ids have new votes, or were changed, closed or reopened; without ids, any poll of the group may have.
 * - `notifications`: Notifications of the account.
 * - `missed`: Too much has happened to list: whatever the page shows may have changed.
 * - `signed_out`: The session has ended. The stream ends too, and must not be opened again. */
export type UpdateKind = 'topic' | 'moderation' | 'poll' | 'notifications' | 'missed' | 'signed_out'

export type Upload = {
  object: 'upload'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it is deleted if nothing more arrives; at the latest a week after it was begun. */
  expires: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The name that the file will have. */
  name: string
  /** The folder it is for; `/`: the top; empty: it was deleted. */
  path: string
  /** The name of whoever began it. */
  creator_name: string
  /** What the program that began it gave with it; in the tus protocol `Upload-Metadata`. */
  metadata: string
  /** Who began it. */
  user_id: number
  /** The size of the file in bytes. */
  size: number
  /** How many bytes have arrived. */
  offset: number
  /** The file, once all has arrived; 0 before. */
  file_id: number
}

export type UploadattachmentsAnswer = {
  object: 'list'
  /** The total number of items. */
  total_count: number
  /** The position of the first item on this page, from 1. */
  start_item: number
  /** The position of the last item on this page. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Pass it as `page_token` to get the next page; 0: there is none. */
  next_page_token: number
  /** The field the list is sorted by. */
  sort_field: string
  /** The sort direction: `asc` or `desc`. */
  sort_dir: string
  /** The field that equal items are sorted by. */
  second_order: string
  /** The search query. */
  query: string
  /** The items, in order. */
  data: DraftAttachment[]
}

export type UploadedFiles = {
  object: 'uploaded_files'
  /** The id of the group it belongs to. */
  group_id: number
  /** The folder they are in. */
  path: string
  /** The uploaded files. */
  files: File[]
}

export type UploadedPhotos = {
  object: 'uploaded_photos'
  /** The album. */
  album_id: number
  /** The photos, in order. */
  photos: Photo[]
}

export type Uploads = {
  object: 'uploads'
  /** The id of the group it belongs to. */
  group_id: number
  /** How many bytes of files one call of `uploadfiles` or `continuefileupload` can have. */
  request_limit: number
  /** How much of its storage the group uses, in bytes. */
  storage_used: number
  /** The storage that a group may use, in bytes. */
  storage_limit: number
  /** The uploads, oldest first. */
  uploads: Upload[]
}

export type User = {
  object: 'user'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The state of the account. */
  status: UserStatus
  /** The email address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The user name of the person. */
  user_name: string
  /** The time zone of the person: an IANA name, such as Europe/Berlin. */
  timezone: string
  /** The URL of the profile photo; empty: there is none. */
  profile_photo_url: string
  /** Send it as `csrf` with every change when signed in with a cookie. */
  csrf_token: string
  /** What the person says about themselves, in the format of `about_format`. */
  about_me: string
  /** The location of the person, as they wrote it. */
  location: string
  /** The website of the person; empty: none. */
  website: string
  /** The format the person writes in. */
  post_pref: PostPref
  /** The number of items per page. */
  per_page_pref: PerPagePref
  /** Whether signing in through the first identity provider is allowed. */
  allow_idpa_login: boolean
  /** Whether signing in through the second identity provider is allowed. */
  allow_idpb_login: boolean
  /** Whether signing in through the organisation is allowed. */
  allow_sso_login: boolean
  /** Whether two-factor authentication is enabled. */
  two_factor_enabled: boolean
  /** Keep the original Message-ID of one's own posts, so that the email program recognizes them. */
  dont_munge_message_id: boolean
  /** Whether weeks start on Monday. */
  monday_start: boolean
  /** Whether pages have keyboard shortcuts of a single key. */
  keyboard_shortcuts: boolean
  /** Single-use codes that replace the second factor; shown only when they are created. */
  recovery_codes: string
  /** The format of `about_me`. */
  about_format: AboutFormat
  /** The time format. */
  time_pref: TimePref
  /** The date format. */
  date_pref: DatePref
  /** Who can see the profile. */
  profile_privacy: ProfilePrivacy
  /** The default view of archives. */
  default_message_view: DefaultMessageView
  /** The sort direction of topic lists. */
  topics_sort_dir: SortDirPref
  /** The sort direction of messages in a topic. */
  topic_sort_dir: SortDirPref
  /** The sort direction of message lists. */
  messages_sort_dir: SortDirPref
  /** The sort direction of expanded message lists. */
  expanded_messages_sort_dir: SortDirPref
  /** The sort direction of search results. */
  search_sort_dir: SortDirPref
  /** The sort direction of photos. */
  photos_sort_dir: SortDirPref
  /** The sort direction of albums. */
  album_sort_dir: SortDirPref
  /** The sort field of search results. */
  search_sort: SearchSort
  /** The sort field of photos. */
  photos_order_by: PhotosOrderBy
  /** The sort field of albums. */
  album_order_by: AlbumOrderBy
  /** The page shown first. */
  home_page: 'home_page_groups'
  /** Whether remote images in messages are shown automatically. */
  show_pictures: ShowPictures
  /** How pages arrange the messages of a topic. */
  topic_view: TopicView
  /** The language of pages and emails, such as `de`. Empty: that of the browser for pages, and of the installation for emails. */
  language: string
  /** Whether the person is a site administrator; absent: they are not. */
  site_admin?: boolean
}

/** - `user_status_confirmed`: The address is confirmed.
 * - `user_status_notconfirmed`: The address is not confirmed yet. Members who were added directly are shown like this until they agree.
 * - `user_status_bouncing`: Email to them bounced recently.
 * - `user_status_bounced`: Email to them bounces, so none is sent.
 * - `user_status_inactive`: Suspended by an administrator: can't sign in, and gets no email. */
export type UserStatus = 'user_status_confirmed' | 'user_status_notconfirmed' | 'user_status_bouncing' | 'user_status_bounced' | 'user_status_inactive'

/** - `via_web`: On the web.
 * - `via_email`: By email.
 * - `via_api`: Through the API.
 * - `via_robot`: By the service itself. */
export type Via = 'via_web' | 'via_email' | 'via_api' | 'via_robot'

export type WaitingInGroup = {
  /** The id of the group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The display name of the group. */
  nice_group_name: string
  /** The number of pending messages. */
  messages: number
  /** The number of pending requests to join. */
  members: number
  /** The number of messages with open reports. */
  reports: number
}

export type Webhook = {
  object: 'webhook'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The account id of who created it; 0: the account was deleted. */
  user_id: number
  /** What it is for; may be empty. */
  name: string
  /** Where it is sent. */
  url: string
  /** The actions that trigger it: names of facts. */
  actions: string[]
  /** Whether it is sent. */
  status: WebhookStatus
  /** Since when every attempt has failed; null: the latest one succeeded, or there was none. */
  failing_since: string | null
  /** Until when the previous secret signs as well; null: there is none. */
  old_secret_until: string | null
}

export type WebhookDelivery = {
  object: 'webhook_delivery'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The webhook. */
  webhook_id: number
  /** The id of the entry in the activity log; 0: a test. */
  fact_id: number
  /** The `webhook-id` header: the same for each attempt. */
  message_id: string
  /** What happened: the name of a fact, or `webhook.test`. */
  action: string
  /** What became of it. */
  state: WebhookDeliveryState
  /** The number of attempts so far, since it was last sent again. */
  tries: number
  /** When the latest attempt began; null: there was none. */
  tried: string | null
  /** When it is tried again; null: not known, or not at all. */
  next_try: string | null
  /** The HTTP status of the latest answer; 0: there was none. */
  status_code: number
  /** How long the latest attempt took, in milliseconds. */
  latency: number
  /** The beginning of the latest answer, or why there was none. */
  answer: string
}

/** - `webhook_delivery_pending`: It is about to be sent, or sent again.
 * - `webhook_delivery_delivered`: It was answered with a status from 200 to 299.
 * - `webhook_delivery_failed`: It failed for three days, or the webhook was paused meanwhile. */
export type WebhookDeliveryState = 'webhook_delivery_pending' | 'webhook_delivery_delivered' | 'webhook_delivery_failed'

/** - `webhook_active`: It gets what happens.
 * - `webhook_paused`: Someone paused it: nothing is sent.
 * - `webhook_failed`: It was paused because it failed for days, or answered 410: nothing is sent until it is activated. */
export type WebhookStatus = 'webhook_active' | 'webhook_paused' | 'webhook_failed'

export type Wiki = {
  object: 'wiki'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** Who created it. */
  user_id: number
  /** The id of the group it belongs to. */
  group_id: number
  /** Who wrote the newest version. */
  editor_user_id: number
  /** Its title. */
  title: string
  /** The beginning of its text. */
  desc: string
  /** The format of its text. */
  format: BodyType
  /** Whether only moderators can edit it. */
  locked: boolean
  /** The number of versions. */
  rev_count: number
  /** The name of whoever wrote the newest version. */
  editor_name: string
  /** What was changed, in one line. */
  edit_msg: string
  /** Whether the wiki begins with it. */
  is_main: boolean
  /** Whether the caller can change it. */
  can_edit: boolean
}

export type WikiDeleted = {
  object: 'wiki_deleted'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was deleted. */
  deleted: string
  /** The id of the group it belongs to. */
  group_id: number
  /** Who created it. */
  user_id: number
  /** Who deleted it. */
  deleted_by: number
  /** Its title. */
  title: string
  /** The name of whoever deleted it. */
  name: string
}

export type WikiFile = {
  /** Its id. */
  id: number
  /** The name of the file, once in a page. */
  filename: string
  /** The type, detected from its content. */
  media_type: string
  /** The size in bytes. */
  size: number
  /** Where it is downloaded, for programs an hour or more without a cookie or a header. */
  download_url: string
  /** A small version of an image; empty: none. */
  thumbnail_url: string
}

export type WikiHeading = {
  /** From 1 to 6. */
  level: number
  /** The `id` of the heading in `html`. */
  anchor: string
  /** Its text. */
  text: string
}

export type WikiLine = {
  /** What became of the line. */
  kind: WikiLineKind
  /** How many lines it stands for. */
  num: number
  /** The line in parts. */
  parts: WikiLinePart[]
}

/** - `same`: A line that both versions have.
 * - `removed`: A line of the earlier version only.
 * - `added`: A line of the later version only.
 * - `skipped`: `num` unchanged lines that are left out. */
export type WikiLineKind = 'same' | 'removed' | 'added' | 'skipped'

export type WikiLinePart = {
  /** The text. */
  text: string
  /** Whether the other version has something else here. */
  changed: boolean
}

export type WikiLink = {
  /** Its id. */
  id: number
  /** The title of the page. */
  title: string
}

export type WikiRevision = {
  object: 'wiki_revision'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** The page. */
  page_id: number
  /** The id of the group it belongs to. */
  group_id: number
  /** The number of the version; 1 is the first. */
  version: number
  /** Who wrote it. */
  user_id: number
  /** The name of whoever wrote it. */
  name: string
  /** The title that the page had then. */
  title: string
  /** What was changed, in one line. */
  edit_msg: string
  /** The format of the text. */
  format: BodyType
  /** The size of the text in bytes. */
  size: number
  /** The version that was restored; 0: none. */
  restored: number
}

export type WikiSearchResult = {
  object: 'wiki_search_result'
  /** Its id. */
  id: number
  /** When it was created. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The id of the group it belongs to. */
  group_id: number
  /** The title of the page. */
  title: string
  /** A snippet with the words marked (HTML). */
  summary: string
  /** The name of whoever wrote the newest version. */
  editor_name: string
}

export type Wikicomparison = {
  object: 'wikicomparison'
  /** The page. */
  page_id: number
  /** The earlier version; 0: an empty page. */
  from: number
  /** The later version. */
  to: number
  /** The title in the earlier version. */
  from_title: string
  /** The title in the later version. */
  to_title: string
  /** The number of lines removed. */
  removed: number
  /** The number of lines added. */
  added: number
  /** Whether there are further lines. */
  is_cut: boolean
  /** Whether the texts are the same, but not their formatting. */
  only_format: boolean
  /** The changed lines, with some around them. HTML is compared as its text. */
  lines: WikiLine[]
}

export type Wikidata = {
  object: 'wikidata'
  /** The number of the version; 1 is the first. */
  version: number
  /** When it was created. */
  created: string
  /** Who wrote it. */
  user_id: number
  /** The name of whoever wrote it. */
  name: string
  /** The title that the page had then. */
  title: string
  /** What was changed, in one line. */
  edit_msg: string
  /** The format of `body`. */
  format: BodyType
  /** The text as it is edited. */
  body: string
  /** The text as HTML, with the addresses of the pages and files that it names. A link to a missing page has the class `missing`, and leads to where the page is created. */
  html: string
  /** The headings, in order. */
  toc: WikiHeading[]
}

export type Wikimerge = {
  object: 'wikimerge'
  /** The page. */
  page_id: number
  /** The newest version, which the result is based on. */
  version: number
  /** Whether both changes are in `body`; otherwise it is your text. */
  merged: boolean
  /** The title to go on with: yours if you changed it, otherwise that of the newest version. */
  title: string
  /** The text to go on with. */
  body: string
}

export type Wikipageset = {
  object: 'wikipageset'
  /** The page. */
  page: Wiki
  /** One version of its text: the newest, or the one asked for. */
  data: Wikidata
  /** Its files. */
  files: WikiFile[]
  /** The pages that link to it; at most 100. */
  linked_from: WikiLink[]
  /** Whether the caller gets an email when it changes. */
  watched: boolean
}

export type Wikipreview = {
  object: 'wikipreview'
  /** The text as HTML. */
  html: string
  /** The headings, in order. */
  toc: WikiHeading[]
}

/** Parameters that are sent as JSON. */
export const jsonParameters: ReadonlySet<string> = new Set(['answers', 'columns', 'filter', 'vals'])

/** Every call: whether it reads, what it takes, and what it answers. */
export type Calls = {
  /** Sign in with an email address and a password. Sets the session cookie and returns a token for HTTP Basic. */
  login: {
    method: 'POST'
    input: {
      /** The email address of the account. */
      email: string
      /** Its password. */
      password: string
      /** The current two-factor code, if two-factor authentication is enabled. May have leading zeros. */
      twofactor?: number | undefined
      /** A recovery code, instead of the two-factor code. */
      recovery_code?: string | undefined
      /** Accepted and ignored. */
      api_key?: string | undefined
      /** Accepted; a token is always returned. */
      token?: boolean | undefined
    }
    answer: Login
  }
  /** Suspend an account: its owner can't sign in (`inactive user`), all sessions and API keys end, and memberships stay without email. */
  suspenduser: {
    method: 'POST'
    input: {
      /** The email address of the account. */
      email: string
    }
    answer: undefined
  }
  /** Restore a suspended account. Its owner can sign in with the same password as before; API keys stay revoked. */
  restoreuser: {
    method: 'POST'
    input: {
      /** The email address of the account. */
      email: string
    }
    answer: undefined
  }
  /** Sign out: the cookie and the token of the session stop working at once. */
  logout: {
    method: 'POST'
    input: {}
    answer: undefined
  }
  /** Get the signed-in user. */
  getuser: {
    method: 'GET'
    input: {
      /** A locale such as `en-GB`, for the time and date format and the start of weeks if the user hasn't chosen them. A language chosen for the account takes precedence. */
      locale?: string | undefined
    }
    answer: User
  }
  /** Change your preferences or profile. Parameters that are left out stay unchanged. Changing the ways to sign in needs a key with `admin`. */
  updateuser: {
    method: 'POST'
    input: {
      /** The name shown to others. */
      full_name?: string | undefined
      /** A short name. */
      user_name?: string | undefined
      /** A text about yourself, in the format of `about_format`. */
      about_me?: string | undefined
      /** The format of `about_me`. */
      about_format?: AboutFormat | undefined
      /** The location of the person, as they wrote it. */
      location?: string | undefined
      /** An http or https URL, or empty. */
      website?: string | undefined
      /** Who can see the profile. */
      profile_privacy?: ProfilePrivacy | undefined
      /** An IANA time zone, such as Europe/Berlin. */
      timezone?: string | undefined
      /** The format the person writes in. */
      post_pref?: PostPref | undefined
      /** The number of items per page. */
      per_page_pref?: PerPagePref | undefined
      /** Whether signing in through the first identity provider is allowed. */
      allow_idpa_login?: boolean | undefined
      /** Whether signing in through the second identity provider is allowed. */
      allow_idpb_login?: boolean | undefined
      /** Whether signing in through the organisation is allowed. */
      allow_sso_login?: boolean | undefined
      /** Keep the original Message-ID of one's own posts, so that the email program recognizes them. */
      dont_munge_message_id?: boolean | undefined
      /** Whether weeks start on Monday. */
      monday_start?: boolean | undefined
      /** The time format. */
      time_pref?: TimePref | undefined
      /** The date format. */
      date_pref?: DatePref | undefined
      /** The default view of archives. */
      default_message_view?: DefaultMessageView | undefined
      /** The sort direction of topic lists. */
      topics_sort_dir?: SortDirPref | undefined
      /** The sort direction of messages in a topic. */
      topic_sort_dir?: SortDirPref | undefined
      /** The sort direction of message lists. */
      messages_sort_dir?: SortDirPref | undefined
      /** The sort direction of expanded message lists. */
      expanded_messages_sort_dir?: SortDirPref | undefined
      /** The sort direction of search results. */
      search_sort_dir?: SortDirPref | undefined
      /** The sort direction of photos. */
      photos_sort_dir?: SortDirPref | undefined
      /** The sort direction of albums. */
      album_sort_dir?: SortDirPref | undefined
      /** The sort field of search results. */
      search_sort?: SearchSort | undefined
      /** The sort field of photos. */
      photos_order_by?: PhotosOrderBy | undefined
      /** The sort field of albums. */
      album_order_by?: AlbumOrderBy | undefined
      /** The page shown first. */
      home_page?: 'home_page_groups' | undefined
      /** Whether remote images in messages are shown automatically. */
      show_pictures?: ShowPictures | undefined
      /** How pages arrange the messages of a topic. */
      topic_view?: TopicView | undefined
      /** Whether pages have keyboard shortcuts of a single key. */
      keyboard_shortcuts?: boolean | undefined
      /** The language of pages and emails, such as `de`. Empty: that of the browser for pages, and of the installation for emails. */
      language?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: User
  }
  /** Change your public profile. Parameters that are left out stay unchanged. */
  updateprofile: {
    method: 'POST'
    input: {
      /** The name shown to others. */
      full_name?: string | undefined
      /** A short name. */
      user_name?: string | undefined
      /** A text about yourself, in the format of `about_format`. */
      about_me?: string | undefined
      /** The format of `about_me`. */
      about_format?: AboutFormat | undefined
      /** The location of the person, as they wrote it. */
      location?: string | undefined
      /** An http or https URL, or empty. */
      website?: string | undefined
      /** Who can see the profile. */
      profile_privacy?: ProfilePrivacy | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: User
  }
  /** Upload a profile photo (JPEG, PNG, WebP or GIF). It is cropped to a square, and replaces the one before. */
  uploadprofilephoto: {
    method: 'POST'
    input: {
      /** The photo. */
      fileupload: readonly Blob[]
    }
    answer: User
  }
  /** Delete your profile photo. */
  deleteprofilephoto: {
    method: 'POST'
    input: {}
    answer: User
  }
  /** Download a profile photo, by its `profile_photo_url`. A photo of a public profile is for everyone, others for signed-in users, and one of a private profile only for the person. */
  downloadprofilephoto: {
    method: 'GET'
    input: {
      /** The id of the person. */
      user_id: number
      /** The hash of the photo, as in its URL. */
      hash: string
      /** Return a small version. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Download the profile, subscriptions, sessions and API keys of the signed-in user, as a zip. */
  exportmydata: {
    method: 'GET'
    input: {}
    answer: Blob
  }
  /** Delete your account and everything that belongs to it. With `preview`, nothing is deleted. */
  deleteaccount: {
    method: 'POST'
    input: {
      /** The password of the account, for confirmation. */
      password?: string | undefined
      /** The current two-factor code, if two-factor authentication is enabled. May have leading zeros. */
      twofactor?: number | undefined
      /** A recovery code, instead of the two-factor code. */
      recovery_code?: string | undefined
      /** Only return what would be deleted; needs no password. */
      preview?: boolean | undefined
      /** Show your messages under “Former member” from now on, instead of your name. */
      anonymize?: boolean | undefined
    }
    answer: AccountDeletion
  }
  /** Create an account. A confirmation link is emailed to the address. If the address already has an account, the email says so. */
  registeruser: {
    method: 'POST'
    input: {
      /** The email address. If invalid: `bad_request` with `invalid email address`. */
      email: string
      /** At least 6 characters, and not a common password. If invalid: `bad_request` with `invalid password`. */
      password: string
      /** The name shown to others. */
      full_name?: string | undefined
      /** An IANA time zone, such as Europe/Berlin. */
      timezone?: string | undefined
      /** The language of emails to the account, such as `de`. */
      language?: string | undefined
      /** The path of the page that the link of the email leads to after confirming. */
      next?: string | undefined
    }
    answer: Registration
  }
  /** Confirm an email address with the token from the email: that of a new account, or a new address. */
  confirmemail: {
    method: 'POST'
    input: {
      /** The token from the link in the email. If invalid: `bad_request` with `invalid token`. */
      token: string
      /** Required if someone signed up with the address more than once: the password chosen with this email. */
      password?: string | undefined
    }
    answer: undefined
  }
  /** Send the confirmation email again. The response is the same for any address. */
  resendconfirmation: {
    method: 'POST'
    input: {
      /** The email address. If invalid: `bad_request` with `invalid email address`. */
      email: string
      /** The path of the page that the link of the email leads to after confirming. */
      next?: string | undefined
    }
    answer: Success
  }
  /** Send an email with a link to reset the password. The response is the same for any address. */
  requestpasswordreset: {
    method: 'POST'
    input: {
      /** The email address. If invalid: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: Success
  }
  /** Reset the password with the token from the email. Ends all sessions and revokes all API keys of the account. */
  resetpassword: {
    method: 'POST'
    input: {
      /** The token from the link in the email. If invalid: `bad_request` with `invalid token`. */
      token: string
      /** At least 6 characters, and not a common password. If invalid: `bad_request` with `invalid password`. */
      password: string
    }
    answer: undefined
  }
  /** Change the password. Ends all other sessions and their tokens. */
  changepassword: {
    method: 'POST'
    input: {
      /** The password of the account, for confirmation. */
      password: string
      /** At least 6 characters, and not a common password. If invalid: `bad_request` with `invalid password`. */
      new_password: string
      /** The current two-factor code, if two-factor authentication is enabled. May have leading zeros. */
      twofactor?: number | undefined
      /** A recovery code, instead of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: undefined
  }
  /** Change the email address of the account. Takes effect once the new address is confirmed. */
  changeemail: {
    method: 'POST'
    input: {
      /** The password of the account, for confirmation. */
      password: string
      /** The current two-factor code, if two-factor authentication is enabled. May have leading zeros. */
      twofactor?: number | undefined
      /** A recovery code, instead of the two-factor code. */
      recovery_code?: string | undefined
      /** The email address. If invalid: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: Success
  }
  /** Check a setup link: it works once, until it expires, and while there is no administrator. */
  getsetuplink: {
    method: 'GET'
    input: {
      /** The token from the setup link, which the first start and `folkmoot setup-link` print. If invalid: `bad_request` with `invalid token`. */
      token: string
    }
    answer: SetupLink
  }
  /** Create the first administrator of the site with a setup link, and sign in. The address counts as confirmed. */
  createadministrator: {
    method: 'POST'
    input: {
      /** The token from the setup link, which the first start and `folkmoot setup-link` print. If invalid: `bad_request` with `invalid token`. */
      token: string
      /** The email address. If invalid: `bad_request` with `invalid email address`. */
      email: string
      /** At least 6 characters, and not a common password. If invalid: `bad_request` with `invalid password`. */
      password: string
      /** The name shown to others. */
      full_name: string
      /** An IANA time zone, such as Europe/Berlin. */
      timezone?: string | undefined
      /** The language of emails to the account, such as `de`. */
      language?: string | undefined
    }
    answer: Login
  }
  /** Start setting up two-factor authentication: returns what an authenticator app needs. It takes effect once it is confirmed. */
  enabletwofactor: {
    method: 'POST'
    input: {
      /** The password of the account, for confirmation. */
      password: string
    }
    answer: TwoFactorSetup
  }
  /** Confirm two-factor authentication with a code from the app. Ends all other sessions, and shows the recovery codes once. */
  confirmtwofactor: {
    method: 'POST'
    input: {
      /** The code shown by the app. May have leading zeros. */
      twofactor: number
    }
    answer: User
  }
  /** Disable two-factor authentication. Ends all other sessions. */
  disabletwofactor: {
    method: 'POST'
    input: {
      /** The password of the account, for confirmation. */
      password: string
      /** The current two-factor code, if two-factor authentication is enabled. May have leading zeros. */
      twofactor?: number | undefined
      /** A recovery code, instead of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: User
  }
  /** Create new recovery codes, which replace the old ones. They are shown once. */
  regeneraterecoverycodes: {
    method: 'POST'
    input: {
      /** The password of the account, for confirmation. */
      password: string
      /** The current two-factor code, if two-factor authentication is enabled. May have leading zeros. */
      twofactor?: number | undefined
      /** A recovery code, instead of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: User
  }
  /** Create an API key. It is shown only in this response. */
  createapikey: {
    method: 'POST'
    input: {
      /** The password of the account, for confirmation. */
      password: string
      /** The current two-factor code, if two-factor authentication is enabled. May have leading zeros. */
      twofactor?: number | undefined
      /** A recovery code, instead of the two-factor code. */
      recovery_code?: string | undefined
      /** What the key is for. */
      name: string
      /** What the key can do; default: `read` and `write`. */
      scopes?: ('read' | 'write' | 'moderate' | 'admin')[] | undefined
      /** The groups it can be used in, with their subgroups; default: all. If invalid: `bad_request` with `invalid group_id`. */
      group_ids?: number[] | undefined
      /** When it expires; default: never. */
      expires?: string | undefined
    }
    answer: NewApiKey
  }
  /** List your API keys, without the keys themselves. */
  getapikeys: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`), `name`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetapikeysAnswer
  }
  /** Revoke an API key: it stops working at once, but stays in the list. */
  revokeapikey: {
    method: 'POST'
    input: {
      /** The key, by its id. If invalid: `bad_request` with `invalid api_key_id`. */
      api_key_id: number
    }
    answer: ApiKey
  }
  /** Delete an API key: it stops working at once, and is removed from the list. */
  deleteapikey: {
    method: 'POST'
    input: {
      /** The key, by its id. If invalid: `bad_request` with `invalid api_key_id`. */
      api_key_id: number
    }
    answer: undefined
  }
  /** List the sessions of the user. */
  getsessions: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created`, `last_used` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsessionsAnswer
  }
  /** End one session, or all other sessions: their cookies and tokens stop working at once. */
  revokesession: {
    method: 'POST'
    input: {
      /** The session to end. If invalid: `bad_request` with `invalid session_id`. */
      session_id?: number | undefined
      /** End all sessions except the current one. */
      all?: boolean | undefined
    }
    answer: undefined
  }
  /** Start signing in through an identity provider: returns a state for the final call, which works once and for ten minutes. */
  idpaloginstart: {
    method: 'POST'
    input: {}
    answer: OauthLogin
  }
  /** Start signing in through an identity provider: returns a state for the final call, which works once and for ten minutes. */
  idpbloginstart: {
    method: 'POST'
    input: {}
    answer: OauthLogin
  }
  /** Sign in with the response of the identity provider. Sets the session cookie and returns a token for HTTP Basic. Creates an account for new people. */
  idpaloginfinal: {
    method: 'POST'
    input: {
      /** The state from the first call, made in the same browser. If invalid: `bad_request` with `invalid state`. */
      state: string
      /** The authorization code. Takes precedence over the access token. */
      code?: string | undefined
      /** Instead of a code: an access token issued to one of our client ids. */
      access_token?: string | undefined
      /** The issuer, if the provider sent it along with the code (RFC 9207). */
      iss?: string | undefined
    }
    answer: Login
  }
  /** Sign in with the response of the identity provider. Sets the session cookie and returns a token for HTTP Basic. Creates an account for new people. */
  idpbloginfinal: {
    method: 'POST'
    input: {
      /** The state from the first call, made in the same browser. If invalid: `bad_request` with `invalid state`. */
      state: string
      /** The authorization code. Takes precedence over the access token. */
      code?: string | undefined
      /** Instead of a code: an access token issued to one of our client ids. */
      access_token?: string | undefined
      /** The issuer, if the provider sent it along with the code (RFC 9207). */
      iss?: string | undefined
    }
    answer: Login
  }
  /** List the identity providers you can sign in with; empty if none is configured. */
  getidentityproviders: {
    method: 'GET'
    input: {}
    answer: IdentityProviders
  }
  /** Enable signing in through an identity provider again, with the token from the email. */
  enableidplogin: {
    method: 'POST'
    input: {
      /** The token from the link in the email. If invalid: `bad_request` with `invalid token`. */
      token: string
    }
    answer: undefined
  }
  /** Create a group. You become its owner. */
  creategroup: {
    method: 'POST'
    input: {
      /** 2 to 34 letters, digits and single hyphens. If invalid: `bad_request` with `invalid group_name`. */
      group_name: string
      /** The description of the group (HTML), with at least 11 visible characters. If invalid: `bad_request` with `description too short`. */
      desc: string
      /** Who can see the group and its archives. Private archives can't be made more public. */
      privacy: GroupPrivacy
      /** Who can create subgroups. */
      sub_group_access: SubGroupAccess
      /** How messages are delivered. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages are delivered. */
      message_selection?: MessageSelection | undefined
      /** Follow topics you reply to. */
      auto_follow_replies?: boolean | undefined
      /** The maximum size of attachments; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
    }
    answer: Group
  }
  /** Create a subgroup. You become its owner. */
  createsubgroup: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The part after the plus sign: 2 to 34 letters, digits and single hyphens. If invalid: `bad_request` with `invalid group_name`. */
      sub_group_name: string
      /** The description of the group (HTML), with at least 11 visible characters. If invalid: `bad_request` with `description too short`. */
      desc: string
      /** Who can see the group and its archives. Private archives can't be made more public.
       *
       * - `sub_group_privacy_limited_archives`: Members of the parent group can find it and read its archives.
       * - `sub_group_privacy_archives`: Members of the parent group can find it, only its own members can read its archives.
       * - `sub_group_privacy_unlisted`: Private: only its own members can find it and read its archives.
       * - `sub_group_privacy_none`: Public: anyone can find it and read its archives. */
      privacy: 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none'
      /** How messages are delivered. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages are delivered. */
      message_selection?: MessageSelection | undefined
      /** Follow topics you reply to. */
      auto_follow_replies?: boolean | undefined
      /** The maximum size of attachments; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
    }
    answer: Group
  }
  /** Get a group. A group you aren't in has to be requested by name. */
  getgroup: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Group
  }
  /** Get your permissions in a group. */
  getperms: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Perms
  }
  /** List the subgroups of a group that you can see. */
  getsubgroups: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`), `name`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsubgroupsAnswer
  }
  /** List the public directory of groups; on the host name of an organisation, its own. Subgroups are listed with their parents. The count ends at 1,000. */
  getdirectory: {
    method: 'GET'
    input: {
      /** Words that must all be in the name, title or description of a group. */
      q?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `name` (the default, `asc`), `members`, `activity`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdirectoryAnswer
  }
  /** Change the settings of a group. */
  updategroup: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The full title of the group. */
      title?: string | undefined
      /** The name used in addresses; for a subgroup, ParentGroupName+SubGroupName. If invalid: `bad_request` with `invalid group_name`. */
      name?: string | undefined
      /** Another name for email and API calls. Once set, it can be changed but not removed. */
      alias?: string | undefined
      /** The description of the group (HTML), with at least 11 visible characters. */
      desc?: string | undefined
      /** The prefix shown in brackets before the subject of each message. */
      subject_tag?: string | undefined
      /** The footer of each message (HTML). */
      footer?: string | undefined
      /** An absolute http or https URL. */
      website?: string | undefined
      /** Only moderators can post. */
      announce?: boolean | undefined
      /** All posts need approval by a moderator. */
      moderated?: boolean | undefined
      /** The first posts of new members need approval. */
      new_users_moderated?: boolean | undefined
      /** Requests to join need approval by a moderator. */
      restricted?: boolean | undefined
      /** People who aren't members can post by email. */
      allow_non_subs_to_post?: boolean | undefined
      /** Emails are sent as HTML; plain text digests become HTML digests. */
      force_html_emails?: boolean | undefined
      /** The formatting of HTML emails is normalized. */
      normalize_html_emails?: boolean | undefined
      /** Only the default way to reply is offered. */
      remove_other_reply_options?: boolean | undefined
      /** Messages are converted to plain text. */
      plain_text_only?: boolean | undefined
      /** Every topic needs a hashtag. */
      hash_tags_required?: boolean | undefined
      /** Emails with attachments are rejected. */
      bounce_attachments?: boolean | undefined
      /** Photos can be stored in the files section. Has no effect: they always can. */
      allow_photos_in_files?: boolean | undefined
      /** New members follow the topics they reply to. */
      auto_follow_replies_default?: boolean | undefined
      /** Messages can't be edited. */
      disable_edits?: boolean | undefined
      /** Members can't turn off all email; those who had get special notices. */
      disable_no_email?: boolean | undefined
      /** Topics are closed after `close_threads_after` days. */
      auto_close_threads?: boolean | undefined
      /** Replies to topics need approval after `moderate_threads_after` days. */
      auto_moderate_threads?: boolean | undefined
      /** Messages can be reposted (premium and enterprise). */
      allow_reposts?: boolean | undefined
      /** Nobody can post. */
      lock_group?: boolean | undefined
      /** The number of approved posts after which a new member is no longer moderated. */
      unmoderate_users_after?: number | undefined
      /** The number of days. */
      close_threads_after?: number | undefined
      /** The number of days. */
      moderate_threads_after?: number | undefined
      /** The number of days. */
      min_days_between_reposts?: number | undefined
      /** How often a message can be reposted. */
      max_number_of_reposts?: number | undefined
      /** Where replies go. */
      reply_to?: GroupReplyTo | undefined
      /** Who can see the group and its archives. Private archives can't be made more public.
       *
       * - `group_privacy_none`: Public: anyone can find the group and read its archives.
       * - `group_privacy_archives`: Listed: anyone can find the group, only members can read its archives.
       * - `group_privacy_unlisted`: Private: only members can find the group and read its archives.
       * - `group_privacy_unlisted_public`: Unlisted: the group isn't listed, but anyone with the link can read its archives.
       * - `sub_group_privacy_limited_archives`: Members of the parent group can find it and read its archives.
       * - `sub_group_privacy_archives`: Members of the parent group can find it, only its own members can read its archives.
       * - `sub_group_privacy_unlisted`: Private: only its own members can find it and read its archives.
       * - `sub_group_privacy_none`: Public: anyone can find it and read its archives.
       * - `sub_group_privacy_unlisted_public_archives`: Unlisted: it isn't listed, but anyone with the link can read its archives. */
      privacy?: 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public' | 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none' | 'sub_group_privacy_unlisted_public_archives' | undefined
      /** Who can see the member list. */
      members_visible?: MembersVisible | undefined
      /** Who can create subgroups. */
      subgroup_access?: SubGroupAccess | undefined
      /** The same, under the name it has in the group object. */
      sub_group_access?: SubGroupAccess | undefined
      /** Who can view and change the calendar. */
      calendar_access?: PublicAccess | undefined
      /** Who can view and change the files. */
      files_access?: Access | undefined
      /** Who can view and change the tables. */
      database_access?: Access | undefined
      /** Who can view and change the wiki. */
      wiki_access?: PublicAccess | undefined
      /** Who can view and change the photos. */
      photos_access?: Access | undefined
      /** Who can see the member directory. */
      member_directory_access?: MemberDirectoryAccess | undefined
      /** Who can vote in polls and create them. */
      polls_access?: PollsAccess | undefined
      /** Who can chat and create chats. */
      chat_access?: ChatAccess | undefined
      /** What happens to attachments of emails. */
      handle_attachments?: HandleAttachments | undefined
      /** What happens to emails with a virus. */
      handle_virus?: HandleVirus | undefined
      /** Whether visitors have to confirm before they see the archives. */
      fig_leaf?: FigLeaf | undefined
      /** The size to which photos in emails are reduced. */
      max_photo_size_email?: MaxPhotoSize | undefined
      /** The size to which photos in albums are reduced. */
      max_photo_size_photos?: MaxPhotoSize | undefined
      /** The size to which photos in tables are reduced. */
      max_photo_size_databases?: MaxPhotoSize | undefined
      /** The size to which photos in the wiki are reduced. */
      max_photo_size_wiki_images?: MaxPhotoSize | undefined
      /** Who can create hashtags. */
      hash_tag_permissions?: HashTagPermissions | undefined
      /** How new members get messages. */
      email_delivery_default?: EmailDelivery | undefined
      /** Which messages new members get. */
      message_selection_default?: MessageSelection | undefined
      /** The maximum size of attachments for new members. */
      max_attachment_size_default?: MaxAttachmentSize | undefined
      /** An IANA time zone; subgroups use that of their parent. */
      default_timezone?: string | undefined
      /** People can join only by invitation. */
      invite_only?: boolean | undefined
      /** Members of the parent group can post to this subgroup. */
      allow_parent_subs_to_post?: boolean | undefined
      /** New members are invited to upcoming events. */
      send_invites_on_join?: boolean | undefined
      /** The footer is sent as a separate attachment. */
      seperate_footers?: boolean | undefined
      /** Who can download the archives. */
      allow_downloads?: AllowDownloads | undefined
      /** The color of the group. */
      default_color?: Color | undefined
      /** The time format for those who have not chosen one; `standard_time`: that of their language. */
      default_time_pref?: TimePref | undefined
      /** The date format for those who have not chosen one; `us_date`: that of their language. */
      default_date_pref?: DatePref | undefined
      /** Weeks start on Monday for those who have not chosen; otherwise as usual for their language. */
      default_monday_start?: boolean | undefined
      /** Members get a summary of upcoming events. */
      send_event_summaries?: boolean | undefined
      /** When the summary is sent. */
      event_summary_schedule?: EventSummarySchedule | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Group
  }
  /** Preview what stands below an email of the group with another footer. Nothing is saved. */
  getfooterpreview: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The footer (HTML). */
      footer: string
    }
    answer: FooterPreview
  }
  /** Delete a group permanently, with its subgroups and everything in them. */
  deletegroup: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Exactly: I understand If invalid: `bad_request` with `understand`. */
      understand: 'I understand'
      /** The reason, for the activity log. */
      reason?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** List your groups that a site administrator has suspended, and why. Only owners see theirs. */
  getsuspendedgroups: {
    method: 'GET'
    input: {}
    answer: SuspendedGroups
  }
  /** List the aliases of a group. Only premium and enterprise groups have aliases. */
  getgroupaliases: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`), `name`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetgroupaliasesAnswer
  }
  /** Add an alias to a premium or enterprise group, for email and for `group_name`. */
  newgroupalias: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The same characters as in the name of a group. If invalid: `bad_request` with `invalid name`. */
      name: string
    }
    answer: Groupalias
  }
  /** Remove an alias of a group. The alias in the group's settings stays. */
  deletegroupalias: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The alias. If invalid: `bad_request` with `invalid alias_id`. */
      alias_id: number
    }
    answer: undefined
  }
  /** List the member data columns. Members see those that are part of the profile. */
  getextracolumns: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `position` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetextracolumnsAnswer
  }
  /** Add a member data column. */
  newextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The heading: one line that isn't blank. */
      name: string
      /** The type of its values; it can't be changed. */
      type: ColumnType
      /** Members must fill it in. */
      required?: boolean | undefined
      /** The color of the column heading. */
      color?: Color | undefined
      /** For columns with choices: one per line, at most 200. */
      choices?: string | undefined
      /** The width in pixels; 0: automatic. */
      width?: number | undefined
      /** Hidden by default. */
      default_hidden?: boolean | undefined
      /** Part of the profile: members can see it, and fill in their own. */
      profile?: boolean | undefined
      /** The description. */
      description?: string | undefined
    }
    answer: ExtraMemberDataColumn
  }
  /** Change a member data column. Its type can't be changed; choices can be renamed and added, but not removed. */
  updateextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The column. If invalid: `bad_request` with `invalid column_id`. */
      column_id: number
      /** The heading: one line that isn't blank. */
      name?: string | undefined
      /** Members must fill it in. */
      required?: boolean | undefined
      /** The color of the column heading. */
      color?: Color | undefined
      /** For columns with choices: one per line, at most 200. */
      choices?: string | undefined
      /** The width in pixels; 0: automatic. */
      width?: number | undefined
      /** Hidden by default. */
      default_hidden?: boolean | undefined
      /** Part of the profile: members can see it, and fill in their own. */
      profile?: boolean | undefined
      /** The description. */
      description?: string | undefined
    }
    answer: ExtraMemberDataColumn
  }
  /** Delete a member data column and its values. */
  deleteextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The column. If invalid: `bad_request` with `invalid column_id`. */
      column_id: number
    }
    answer: undefined
  }
  /** Get how dates and times are written for you on the pages of a group: as you chose, or else as the group did, or else as usual for your language. */
  getformats: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** A locale such as `en-GB`, for what neither you nor the group chose. */
      locale?: string | undefined
    }
    answer: Formats
  }
  /** Upload the icon or the cover photo of a group (JPEG, PNG, WebP or GIF). It is cropped, and replaces the one before. */
  uploadgroupphoto: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Which photo. */
      type: GroupPhoto
      /** The photo. */
      fileupload: readonly Blob[]
    }
    answer: Group
  }
  /** Delete the icon or the cover photo of a group. */
  deletegroupphoto: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Which photo. */
      type: GroupPhoto
    }
    answer: Group
  }
  /** Download the icon or the cover photo of a group, by its `icon_url` or `cover_photo_url`. */
  downloadgroupphoto: {
    method: 'GET'
    input: {
      /** The id of the group. */
      id: number
      /** The hash of the photo, as in its URL. */
      hash: string
      /** Return a small version. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Set the main group of an organisation (`parent_group_id`). The first group of an organisation becomes it automatically. */
  updateorg: {
    method: 'POST'
    input: {
      /** The organisation, from `getorg`. If invalid: `bad_request` with `invalid org_id`. */
      org_id: number
      /** One of its groups, but not a subgroup. If invalid: `bad_request` with `invalid parent_group_id`. */
      parent_group_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Org
  }
  /** Get the organisation of the host name that was called, or of a group. */
  getorg: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Org
  }
  /** Get the state of a group's export. For owners. */
  getgroupexport: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: GroupExport
  }
  /** Export a group: everything in it is written to one file in the background, and the caller gets an email when it is ready. It replaces an earlier export. For owners. */
  newgroupexport: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: GroupExport
  }
  /** Download the export of a group. For owners. */
  downloadgroupexport: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Blob
  }
  /** Delete the export of a group, or cancel it while it is written. For owners. */
  deletegroupexport: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: GroupExport
  }
  /** List the members of a group. */
  getmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Which members; pending, banned and bouncing ones need the permission to manage them.
       *
       * - `members`: All members.
       * - `pending`: Already has a pending request to join.
       * - `banned`: Banned.
       * - `mods`: Moderators and owners.
       * - `bouncing`: Email to the address bounces. */
      type?: 'members' | 'pending' | 'banned' | 'mods' | 'bouncing' | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `full_name` (the default, `asc`), `email`, `delivery`, `joined`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmembersAnswer
  }
  /** Search members by name or, for moderators, by email address, or find one by user id. Returns at most 1,000. */
  searchmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Part of a name or address. */
      q?: string | undefined
      /** Only the member with this `user_id`; `q` is ignored. */
      user_id?: number | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `full_name` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchmembersAnswer
  }
  /** Get a member of a group. */
  getmember: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: MemberInfo
  }
  /** List past members, with how their membership ended. For premium and enterprise groups. */
  getpastmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only memberships that ended this way. */
      action?: PastMemberAction | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `full_name`, `email`, `reason`, `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpastmembersAnswer
  }
  /** Approve a request to join. */
  approvemember: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Claim a pending request to join, so that it doesn't expire after 14 days, or release it. */
  claimpendingmember: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** False releases it. */
      claim?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Remove a member, reject a request to join, or delete a ban. Returns the membership as it was. */
  removemember: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Remove several members by email address. */
  bulkremovemembers: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One email address per line. */
      emails: string
    }
    answer: BulkRemoveResults
  }
  /** Ban a member: their membership ends, and their address can't join or post. */
  banmember: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Ban an address: it can't join or post. A member with this address is banned as with `banmember`; the response is the same for addresses with and without an account. */
  banaddress: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The address. */
      email: string
    }
    answer: MemberInfo
  }
  /** Lift a ban: the person isn't a member, but can join again. Returns the membership as it was. */
  unbanmember: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Change a membership as a moderator. Roles and permissions need `make_moderator`, everything else `manage_member_subscription_options`. */
  updatemember: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** How messages are delivered. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages are delivered. */
      message_selection?: MessageSelection | undefined
      /** Follow topics you reply to. */
      auto_follow_replies?: boolean | undefined
      /** The maximum size of attachments; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
      /** Notify moderators about pending messages. */
      pending_msg_notify?: Notify | undefined
      /** Notify moderators about requests to join. */
      pending_sub_notify?: Notify | undefined
      /** Notify moderators about new members. */
      sub_notify?: Notify | undefined
      /** Notify moderators when storage is almost full. */
      storage_notify?: Notify | undefined
      /** Notify members about new subgroups. */
      sub_group_notify?: Notify | undefined
      /** Notify moderators about reported messages. */
      message_report_notify?: Notify | undefined
      /** Notify owners about changes of the group's plan. */
      account_notify?: Notify | undefined
      /** Notify the member about missed chat messages. */
      chat_notify?: Notify | undefined
      /** Notify members about new photos. */
      photo_notify?: Notify | undefined
      /** Notify members about new files. */
      file_notify?: Notify | undefined
      /** Notify members about changed wiki pages. */
      wiki_notify?: Notify | undefined
      /** Notify members about changed tables. */
      database_notify?: Notify | undefined
      /** Which emails to the owners moderators get: all, or only those from members. */
      owner_msg_notify?: OwnerMsgNotify | undefined
      /** The member's signature, as plain text. */
      signature?: string | undefined
      /** Add the signature to posts from the web. */
      use_signature?: boolean | undefined
      /** Add the signature to posts by email. */
      use_signature_email?: boolean | undefined
      /** The color of the group for this member. */
      color?: Color | undefined
      /** JSON: an array with a value for each column; columns that are left out stay unchanged. */
      extra_member_data?: string | undefined
      /** Only owners can make others owners. */
      mod_status?: ModStatus | undefined
      /** The permissions of a moderator. You can't grant permissions you don't have. */
      mod_permissions?: ModPermissions[] | undefined
      /** Whether posts need approval or are rejected. */
      post_status?: PostStatus | undefined
      /** For moderators only. */
      moderator_notes?: string | undefined
      /** The member's labels; empty: none. */
      label_ids?: number[] | undefined
      /** A label to add, by its name; it is created if there is none of this name. If invalid: `bad_request` with `invalid name`. */
      new_label?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Ask a member again to confirm their email address. */
  sendconfirmation: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: undefined
  }
  /** Record that a member sponsored the group. The payment itself is made elsewhere; the group's sponsorship notice thanks them. */
  notesponsorship: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: undefined
  }
  /** List the members of a group that match all given filters. */
  findmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Members, or pending or banned people, which needs the permission to manage them.
       *
       * - `members`: All members.
       * - `pending`: Already has a pending request to join.
       * - `banned`: Banned. */
      status?: 'members' | 'pending' | 'banned' | undefined
      /** Part of a name or, for moderators, of an email address. */
      q?: string | undefined
      /** Only these roles. */
      mod_status?: ModStatus[] | undefined
      /** Only members with this label. */
      label_id?: number | undefined
      /** Joined on this day or later, in your time zone. */
      joined_from?: string | undefined
      /** Joined on this day or earlier. */
      joined_to?: string | undefined
      /** Last posted on this day or later. */
      posted_from?: string | undefined
      /** Last posted on this day or earlier. */
      posted_to?: string | undefined
      /** Whether they have ever posted. */
      has_posted?: boolean | undefined
      /** Only these options. For moderators. */
      email_delivery?: EmailDelivery[] | undefined
      /** Only these. For moderators. */
      post_status?: PostStatus[] | undefined
      /** Whether email to them bounces. For moderators. */
      bouncing?: boolean | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `full_name` (the default, `asc`), `email`, `joined`, `last_post`, `num_messages`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: FindmembersAnswer
  }
  /** Count the members of a group by kind. Kinds that the caller may not list are absent. */
  getmembercounts: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: MemberCounts
  }
  /** Export the members that match all given filters as CSV. */
  exportmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Members, or pending or banned people, which needs the permission to manage them.
       *
       * - `members`: All members.
       * - `pending`: Already has a pending request to join.
       * - `banned`: Banned. */
      status?: 'members' | 'pending' | 'banned' | undefined
      /** Part of a name or, for moderators, of an email address. */
      q?: string | undefined
      /** Only these roles. */
      mod_status?: ModStatus[] | undefined
      /** Only members with this label. */
      label_id?: number | undefined
      /** Joined on this day or later, in your time zone. */
      joined_from?: string | undefined
      /** Joined on this day or earlier. */
      joined_to?: string | undefined
      /** Last posted on this day or later. */
      posted_from?: string | undefined
      /** Last posted on this day or earlier. */
      posted_to?: string | undefined
      /** Whether they have ever posted. */
      has_posted?: boolean | undefined
      /** Only these options. For moderators. */
      email_delivery?: EmailDelivery[] | undefined
      /** Only these. For moderators. */
      post_status?: PostStatus[] | undefined
      /** Whether email to them bounces. For moderators. */
      bouncing?: boolean | undefined
    }
    answer: Blob
  }
  /** List the groups that you share with a member, where you may see members; at most 100. */
  getsharedgroups: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: SharedGroups
  }
  /** Change up to 5,000 members at once: those named in `member_info_ids`, or all that match the filters. Each is changed or skipped, and the response says which. */
  bulkupdatemembers: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What to do. Needs the same permission as for one member. */
      action: BulkAction
      /** The members; at most 1,000. */
      member_info_ids?: number[] | undefined
      /** All members that match the filters below. */
      all_matching?: boolean | undefined
      /** Members, or pending or banned people, which needs the permission to manage them.
       *
       * - `members`: All members.
       * - `pending`: Already has a pending request to join.
       * - `banned`: Banned. */
      status?: 'members' | 'pending' | 'banned' | undefined
      /** Part of a name or, for moderators, of an email address. */
      q?: string | undefined
      /** Only these roles. */
      mod_status?: ModStatus[] | undefined
      /** Only members with this label. */
      label_id?: number | undefined
      /** Joined on this day or later, in your time zone. */
      joined_from?: string | undefined
      /** Joined on this day or earlier. */
      joined_to?: string | undefined
      /** Last posted on this day or later. */
      posted_from?: string | undefined
      /** Last posted on this day or earlier. */
      posted_to?: string | undefined
      /** Whether they have ever posted. */
      has_posted?: boolean | undefined
      /** Only these options. For moderators. */
      email_delivery?: EmailDelivery[] | undefined
      /** Only these. For moderators. */
      post_status?: PostStatus[] | undefined
      /** Whether email to them bounces. For moderators. */
      bouncing?: boolean | undefined
      /** The label to add or remove. If invalid: `bad_request` with `invalid label_id`. */
      for_label_id?: number | undefined
      /** For `add_label`, instead of `for_label_id`: a name; the label is created if there is none of this name. If invalid: `bad_request` with `invalid name`. */
      new_label?: string | undefined
      /** For `set_delivery`. */
      new_email_delivery?: EmailDelivery | undefined
      /** For `set_posting`. */
      new_post_status?: PostStatus | undefined
      /** For `send_message`. */
      message_subject?: string | undefined
      /** For `send_message`: plain text. */
      message_text?: string | undefined
      /** Change nothing: only say what would happen. */
      preview?: boolean | undefined
    }
    answer: BulkUpdateResults
  }
  /** Add people as members without an invitation. They get the group's emails at once; until they agree, only what you entered is shown of them. For premium and enterprise groups. */
  directadd: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address per line, or `Name <address>`; at most 5,000. */
      emails: string
      /** The subject of the email to them. */
      subject?: string | undefined
      /** Your message in the email to them. */
      message?: string | undefined
      /** Subgroups to add them to as well. */
      subgroupids?: number[] | undefined
      /** The same by name or alias, separated by commas. */
      subgroupnames?: string | undefined
    }
    answer: DirectAddResults
  }
  /** List direct adds that need approval by a site administrator. */
  getpendingadds: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpendingaddsAnswer
  }
  /** Approve a direct add. */
  approvependingadds: {
    method: 'POST'
    input: {
      /** The direct add, from `getpendingadds`. If invalid: `bad_request` with `invalid pending_adds_id`. */
      pending_adds_id: number
    }
    answer: DirectAddResults
  }
  /** Reject a direct add. */
  rejectpendingadds: {
    method: 'POST'
    input: {
      /** The direct add, from `getpendingadds`. If invalid: `bad_request` with `invalid pending_adds_id`. */
      pending_adds_id: number
    }
    answer: undefined
  }
  /** Invite people by email. An invitation works once, for 14 days, and only for that address. Up to 1,000 a day. */
  invite: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address per line, or `Name <address>`; at most 5,000. */
      emails: string
      /** The subject of the email. */
      subject?: string | undefined
      /** Your message in the email. */
      message?: string | undefined
    }
    answer: InviteResults
  }
  /** Say for each address what `invite` or `directadd` would do, and do nothing. Nothing tells whether an address has an account. */
  getinvitepreview: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address per line, or `Name <address>`; at most 5,000. */
      emails: string
      /** For `directadd`. */
      direct?: boolean | undefined
    }
    answer: InvitePreview
  }
  /** List open invitations. */
  getinvites: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetinvitesAnswer
  }
  /** Send an open invitation again: at most once a day, and three times. It is then valid for 14 more days. */
  resendinvite: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The invitation. If invalid: `bad_request` with `invalid invite_id`. */
      invite_id: number
    }
    answer: undefined
  }
  /** Withdraw an invitation. */
  cancelinvite: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The invitation. If invalid: `bad_request` with `invalid invite_id`. */
      invite_id: number
    }
    answer: undefined
  }
  /** Get an invitation with the token from the email: the group, who sent it, and the address that can accept it. */
  getinvitation: {
    method: 'GET'
    input: {
      /** The token from the link in the email. If invalid: `bad_request` with `invalid token`. */
      token: string
    }
    answer: Invitation
  }
  /** Accept an invitation to the email address of your account, without the email. */
  joinbyinvite: {
    method: 'POST'
    input: {
      /** The invitation, from `getinbox`. If invalid: `bad_request` with `invalid invite_id`. */
      invite_id: number
    }
    answer: MemberInfo
  }
  /** Accept an invitation, with the token from the email and the account of that address. */
  acceptinvite: {
    method: 'POST'
    input: {
      /** The token from the link in the email. If invalid: `bad_request` with `invalid token`. */
      token: string
    }
    answer: MemberInfo
  }
  /** Get what `declineadd` would decline: the group and the email address. */
  getunsolicitedemail: {
    method: 'GET'
    input: {
      /** The token from the link in the email. If invalid: `bad_request` with `invalid token`. */
      token: string
    }
    answer: UnsolicitedEmail
  }
  /** Leave a group you were added to, or decline its invitation, with the token from the email and without an account. */
  declineadd: {
    method: 'POST'
    input: {
      /** The token from the link in the email. If invalid: `bad_request` with `invalid token`. */
      token: string
      /** Leave all groups this address was added to, and block all further invitations and direct adds. */
      forever?: boolean | undefined
    }
    answer: undefined
  }
  /** List the member labels of a group. Each member has their labels in `member_labels`. */
  getmemberlabels: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `name` (the default, `asc`), `created`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmemberlabelsAnswer
  }
  /** Create a member label; at most 200 per group. */
  newmemberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Not blank, and unique in the group. If invalid: `bad_request` with `invalid name`. */
      name: string
      /** The description. */
      description?: string | undefined
      /** The color. */
      color_name?: Color | undefined
    }
    answer: Memberlabel
  }
  /** Change a member label. */
  updatememberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The label. If invalid: `bad_request` with `invalid label_id`. */
      label_id: number
      /** Not blank, and unique in the group. If invalid: `bad_request` with `invalid name`. */
      name?: string | undefined
      /** The description. */
      description?: string | undefined
      /** The color. */
      color_name?: Color | undefined
    }
    answer: Memberlabel
  }
  /** Delete a member label, and remove it from all members. */
  deletememberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The label. If invalid: `bad_request` with `invalid label_id`. */
      label_id: number
    }
    answer: undefined
  }
  /** Set the labels of a member. */
  setmemberlabels: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The labels; empty: none. */
      label_ids: number[]
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** List the member notices of a group. */
  getmembernotices: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only this type. `member_notice_joining` is accepted for `member_notice_welcome`. */
      type?: MemberNotice | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`), `name`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmembernoticesAnswer
  }
  /** List the notices for rejected messages, for those who may reject messages. */
  getrejectiontemplates: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetrejectiontemplatesAnswer
  }
  /** Add a member notice; at most 100 per group. */
  newmembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** When it is sent. `member_notice_joining` is accepted for `member_notice_welcome`. */
      type: MemberNotice
      /** The name, for moderators. */
      name?: string | undefined
      /** The subject of the email. */
      subject: string
      /** Plain text. */
      body: string
      /** Only the active notice of each type is sent; activating one deactivates the others of its type. */
      active?: boolean | undefined
    }
    answer: Membernotice
  }
  /** Change a member notice. */
  updatemembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The notice. Also called `member_notice_id`. If invalid: `bad_request` with `invalid notice_id`. */
      notice_id: number
      /** The name, for moderators. */
      name?: string | undefined
      /** The subject of the email. */
      subject?: string | undefined
      /** Plain text. */
      body?: string | undefined
      /** Only the active notice of each type is sent; activating one deactivates the others of its type. */
      active?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Membernotice
  }
  /** Delete a member notice. */
  deletemembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The notice. Also called `member_notice_id`. If invalid: `bad_request` with `invalid notice_id`. */
      notice_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Preview a notice as the email that it becomes, with examples for what is not known yet. Nothing is sent. */
  getnoticepreview: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** A locale such as `de-CH`. A language chosen for the account takes precedence. */
      locale?: string | undefined
      /** When it is sent. `member_notice_joining` is accepted for `member_notice_welcome`. */
      type: MemberNotice
      /** The subject of the email. */
      subject: string
      /** Plain text. */
      body: string
    }
    answer: NoticePreview
  }
  /** Join a group, or ask to join if moderators have to approve it. Only members of the parent group can join a subgroup. */
  joingroup: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How messages are delivered. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages are delivered. */
      message_selection?: MessageSelection | undefined
      /** Follow topics you reply to. */
      auto_follow_replies?: boolean | undefined
      /** The maximum size of attachments; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
      /** JSON: an array with a value for each column; columns that are left out stay unchanged. */
      extra_member_data?: string | undefined
    }
    answer: MemberInfo
  }
  /** Get what a group asks people who join: where moderators approve requests, all member fields that are part of the profile, elsewhere the required ones. Answers go into `extra_member_data` of `joingroup`. */
  getjoinquestions: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: JoinQuestions
  }
  /** Leave a group and its subgroups, or withdraw a request to join. */
  deletesub: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Get your membership in a group. */
  getsub: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: MemberInfo
  }
  /** List your memberships, including pending ones. */
  getsubs: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `group` (the default, `asc`), `created`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsubsAnswer
  }
  /** Change your membership. If you were added by someone else, any change means that you agree to it. */
  updatesub: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How messages are delivered. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages are delivered. */
      message_selection?: MessageSelection | undefined
      /** Follow topics you reply to. */
      auto_follow_replies?: boolean | undefined
      /** The maximum size of attachments; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
      /** Notify moderators about pending messages. */
      pending_msg_notify?: Notify | undefined
      /** Notify moderators about requests to join. */
      pending_sub_notify?: Notify | undefined
      /** Notify moderators about new members. */
      sub_notify?: Notify | undefined
      /** Notify moderators when storage is almost full. */
      storage_notify?: Notify | undefined
      /** Notify members about new subgroups. */
      sub_group_notify?: Notify | undefined
      /** Notify moderators about reported messages. */
      message_report_notify?: Notify | undefined
      /** Notify owners about changes of the group's plan. */
      account_notify?: Notify | undefined
      /** Notify the member about missed chat messages. */
      chat_notify?: Notify | undefined
      /** Notify members about new photos. */
      photo_notify?: Notify | undefined
      /** Notify members about new files. */
      file_notify?: Notify | undefined
      /** Notify members about changed wiki pages. */
      wiki_notify?: Notify | undefined
      /** Notify members about changed tables. */
      database_notify?: Notify | undefined
      /** Which emails to the owners moderators get: all, or only those from members. */
      owner_msg_notify?: OwnerMsgNotify | undefined
      /** The member's signature, as plain text. */
      signature?: string | undefined
      /** Add the signature to posts from the web. */
      use_signature?: boolean | undefined
      /** Add the signature to posts by email. */
      use_signature_email?: boolean | undefined
      /** The color of the group for this member. */
      color?: Color | undefined
      /** JSON: an array with a value for each column; columns that are left out stay unchanged. */
      extra_member_data?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** List the hashtags of a group; empty if you can't see its archives. */
  gethashtags: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only those you can use in a post. */
      usable_only?: boolean | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `name` (the default, `asc`), `topic_count`, `last_message_date`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GethashtagsAnswer
  }
  /** Create a hashtag. */
  newhashtag: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One word without #: no spaces or commas, and not only digits. If invalid: `bad_request` with `invalid name`. */
      name: string
      /** The description. */
      description?: string | undefined
      /** The color. */
      color_name?: Color | undefined
      /** Only moderators can start topics with it. */
      mods_only_post?: boolean | undefined
      /** Only moderators can reply to topics with it. */
      mods_only_replies?: boolean | undefined
      /** Messages with it are not emailed. */
      no_email?: boolean | undefined
      /** Messages with it need approval. */
      moderated?: boolean | undefined
      /** With `moderated`: replies don't need approval. */
      replies_unmoderated?: boolean | undefined
      /** Messages with it are special notices. */
      special?: boolean | undefined
      /** Topics with it are closed to replies. */
      locked?: boolean | undefined
      /** When topics with it are deleted or closed, counted from the last message.
       *
       * - `hash_tag_delete_none`: Never.
       * - `hashtag_delete_none`: Never.
       * - `hash_tag_delete_day`: A day after the last message.
       * - `hashtag_delete_day`: A day after the last message.
       * - `hash_tag_delete_week`: A week after the last message.
       * - `hashtag_delete_week`: A week after the last message.
       * - `hash_tag_delete_month`: A month after the last message.
       * - `hashtag_delete_month`: A month after the last message.
       * - `hash_tag_delete_three_months`: Three months after the last message.
       * - `hashtag_delete_three_months`: Three months after the last message.
       * - `hash_tag_delete_six_months`: Six months after the last message.
       * - `hashtag_delete_six_months`: Six months after the last message.
       * - `hash_tag_delete_year`: A year after the last message.
       * - `hashtag_delete_year`: A year after the last message. */
      until?: 'hash_tag_delete_none' | 'hashtag_delete_none' | 'hash_tag_delete_day' | 'hashtag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_week' | 'hash_tag_delete_month' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hashtag_delete_three_months' | 'hash_tag_delete_six_months' | 'hashtag_delete_six_months' | 'hash_tag_delete_year' | 'hashtag_delete_year' | undefined
      /** Close topics instead of deleting them. */
      close_instead_of_delete?: boolean | undefined
      /** Where replies go. */
      reply_to?: ThreadReplyTo | undefined
      /** The hashtag that this alias stands for. If invalid: `bad_request` with `invalid alias_id`. */
      alias_id?: number | undefined
    }
    answer: Hashtag
  }
  /** Change a hashtag. */
  updatehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If invalid: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** One word without #: no spaces or commas, and not only digits. If invalid: `bad_request` with `invalid name`. */
      name?: string | undefined
      /** The description. */
      description?: string | undefined
      /** The color. */
      color_name?: Color | undefined
      /** Only moderators can start topics with it. */
      mods_only_post?: boolean | undefined
      /** Only moderators can reply to topics with it. */
      mods_only_replies?: boolean | undefined
      /** Messages with it are not emailed. */
      no_email?: boolean | undefined
      /** Messages with it need approval. */
      moderated?: boolean | undefined
      /** With `moderated`: replies don't need approval. */
      replies_unmoderated?: boolean | undefined
      /** Messages with it are special notices. */
      special?: boolean | undefined
      /** Topics with it are closed to replies. */
      locked?: boolean | undefined
      /** When topics with it are deleted or closed, counted from the last message.
       *
       * - `hash_tag_delete_none`: Never.
       * - `hashtag_delete_none`: Never.
       * - `hash_tag_delete_day`: A day after the last message.
       * - `hashtag_delete_day`: A day after the last message.
       * - `hash_tag_delete_week`: A week after the last message.
       * - `hashtag_delete_week`: A week after the last message.
       * - `hash_tag_delete_month`: A month after the last message.
       * - `hashtag_delete_month`: A month after the last message.
       * - `hash_tag_delete_three_months`: Three months after the last message.
       * - `hashtag_delete_three_months`: Three months after the last message.
       * - `hash_tag_delete_six_months`: Six months after the last message.
       * - `hashtag_delete_six_months`: Six months after the last message.
       * - `hash_tag_delete_year`: A year after the last message.
       * - `hashtag_delete_year`: A year after the last message. */
      until?: 'hash_tag_delete_none' | 'hashtag_delete_none' | 'hash_tag_delete_day' | 'hashtag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_week' | 'hash_tag_delete_month' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hashtag_delete_three_months' | 'hash_tag_delete_six_months' | 'hashtag_delete_six_months' | 'hash_tag_delete_year' | 'hashtag_delete_year' | undefined
      /** Close topics instead of deleting them. */
      close_instead_of_delete?: boolean | undefined
      /** Where replies go. */
      reply_to?: ThreadReplyTo | undefined
      /** The hashtag that this alias stands for. If invalid: `bad_request` with `invalid alias_id`. */
      alias_id?: number | undefined
      /** Make it a hashtag of its own again, instead of an alias. */
      no_alias?: boolean | undefined
    }
    answer: Hashtag
  }
  /** Delete a hashtag; its topics stay. */
  deletehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If invalid: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: undefined
  }
  /** Follow a hashtag: you get its messages even if you get only what you follow. */
  followhashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If invalid: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** For how long.
       *
       * - `day`: For a day.
       * - `week`: For a week.
       * - `month`: For a month.
       * - `forever`: Until it is undone. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Hashtag
  }
  /** Stop following a hashtag. */
  unfollowhashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If invalid: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: Hashtag
  }
  /** Mute a hashtag: you don't get its messages. */
  mutehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If invalid: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** For how long.
       *
       * - `day`: For a day.
       * - `week`: For a week.
       * - `month`: For a month.
       * - `forever`: Until it is undone. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Hashtag
  }
  /** Unmute a hashtag. */
  unmutehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If invalid: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: Hashtag
  }
  /** List what happened that concerns you: replies, mentions, likes, decisions, events. */
  getnotifications: {
    method: 'GET'
    input: {
      /** Only unread ones. */
      unread?: boolean | undefined
      /** A locale such as `de-CH`. A language chosen for the account takes precedence. */
      locale?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetnotificationsAnswer
  }
  /** Get how many unread notifications you have. */
  getnotificationcount: {
    method: 'GET'
    input: {}
    answer: NotificationCount
  }
  /** Mark notifications as read: one, those about a topic, event or chat, or all. */
  marknotificationsread: {
    method: 'POST'
    input: {
      /** The notification. If invalid: `bad_request` with `invalid notification_id`. */
      notification_id?: number | undefined
      /** All about this topic. */
      topic_id?: number | undefined
      /** All about this event. */
      event_id?: number | undefined
      /** All about this chat. */
      chat_id?: number | undefined
      /** All of them. */
      all?: boolean | undefined
    }
    answer: NotificationCount
  }
  /** Get where you get notifications of each kind. */
  getnotificationsettings: {
    method: 'GET'
    input: {}
    answer: NotificationSettings
  }
  /** Change where you get notifications of each kind. */
  updatenotificationsettings: {
    method: 'POST'
    input: {
      /** The kinds that you get on the page; absent: no change. */
      page?: NotificationKind[] | undefined
      /** The kinds that you get by email; absent: no change. */
      email?: NotificationKind[] | undefined
      /** The kinds that you get in your browsers; absent: no change. */
      push?: NotificationKind[] | undefined
    }
    answer: NotificationSettings
  }
  /** Find members to mention, by the beginning of their name; at most eight. */
  findmentions: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How the name begins. */
      q: string
    }
    answer: MentionNames
  }
  /** Get the key to subscribe a browser with, and the browsers that show your notifications. */
  getpushsettings: {
    method: 'GET'
    input: {}
    answer: PushSettings
  }
  /** Show notifications in this browser, until its session ends. */
  addpushsubscription: {
    method: 'POST'
    input: {
      /** The URL that the browser was given. If invalid: `bad_request` with `invalid endpoint`. */
      endpoint: string
      /** The public key of the browser. If invalid: `bad_request` with `invalid p256dh`. */
      p256dh: string
      /** The secret of the browser. If invalid: `bad_request` with `invalid auth`. */
      auth: string
    }
    answer: PushSubscription
  }
  /** Stop showing notifications in a browser. */
  deletepushsubscription: {
    method: 'POST'
    input: {
      /** The browser. If invalid: `bad_request` with `invalid push_subscription_id`. */
      push_subscription_id: number
    }
    answer: undefined
  }
  /** List the topics of a group, or of all groups the caller is in. */
  gettopics: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `updated` (the default, `desc`), `created`, `subject`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GettopicsAnswer
  }
  /** List the messages of a topic. */
  gettopic: {
    method: 'GET'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** Start with this message of the topic, in either direction. If invalid: `bad_request` with `invalid msg_num`. */
      from_msg_num?: number | undefined
      /** Start with the message at this position in the topic, or with the last one if it has fewer. */
      from_item?: number | undefined
      /** Start with the first message sent at this time or later, or with the last one if there is none. */
      from_time?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GettopicAnswer
  }
  /** List the people who posted in a topic, the most active first. */
  gettopicpeople: {
    method: 'GET'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
    }
    answer: TopicPeople
  }
  /** Get a message, with its email source. */
  getmessage: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of the message in the group. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num: number
    }
    answer: Message
  }
  /** Get a message as a quote, to begin a reply with. */
  getquote: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of the message in the group. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num: number
      /** The format of the reply. */
      body_type?: BodyType | undefined
      /** A passage of the message to quote instead of all of it; ignored if it has none such. */
      text?: string | undefined
    }
    answer: Quote
  }
  /** Find out where a topic is that was merged or moved to another group, or a message that was moved with its topic. */
  findtopic: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The former id of the topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id?: number | undefined
      /** The former number of a message in the group. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num?: number | undefined
    }
    answer: TopicLocation
  }
  /** List the messages of a group. */
  getmessages: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created`, `msg_num` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessagesAnswer
  }
  /** Count the messages of each month, in a group or in all groups the caller is in. Empty if the caller can't see the archives. */
  getmessagehistory: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The offset from UTC, in minutes, by which months are counted. */
      offset?: number | undefined
    }
    answer: MessageHistory
  }
  /** List the messages of a month (UTC). */
  getmonth: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The year. */
      year: number
      /** The month; 1 is January. */
      month: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmonthAnswer
  }
  /** Download the archives as a zip with an mbox file. */
  downloadarchives: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only messages with a higher number. */
      start_msg_num?: number | undefined
      /** Only messages after this time: YYYY-MM-DDTHH:MM:SSZ. If invalid: `bad_request` with `invalid start_time format`. */
      start_time?: string | undefined
    }
    answer: Blob
  }
  /** Download an attachment of a message, or its thumbnail. */
  downloadattachment: {
    method: 'GET'
    input: {
      /** The attachment of a message. If invalid: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** Return the thumbnail. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** List the earlier versions of an edited message, newest first, for moderators and its author. The first version has the original email. */
  getmessagerevisions: {
    method: 'GET'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `rev` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessagerevisionsAnswer
  }
  /** Get how much storage a group uses, by what, and its 20 largest attachments. Subgroups have their own storage. */
  getgroupstorage: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: GroupStorage
  }
  /** Get a remote image of a message through this server, so that its host doesn't learn who looks at it. */
  getpicture: {
    method: 'GET'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The URL of the image, as it is in the message. */
      url: string
    }
    answer: Blob
  }
  /** Always show remote images in messages from the sender of this one; `hide` undoes it. */
  showpictures: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** Ask again before showing them. */
      hide?: boolean | undefined
    }
    answer: undefined
  }
  /** Return which of these messages are from senders whose remote images the caller has chosen to see. */
  getpicturechoices: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The ids of messages of the group. */
      message_ids: number[]
    }
    answer: PictureChoices
  }
  /** Search messages: words, "phrases", -word, #Tag, -#Tag, posterid:N, from:name, has:attachment, linksto:ADDRESS (of a file or a wiki page). The newest thousand matches are ranked first, then older ones. A long search continues on the next page: if `has_more` is true there may be more, even if a page is short or empty, and `total_count` is the number found so far. */
  searcharchives: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The search query. */
      q?: string | undefined
      /** Return only the best message of each topic. */
      collapse_topics?: boolean | undefined
      /** Leave signatures out of the search. */
      exclude_sigs?: boolean | undefined
      /** The first day, in the caller's time zone. */
      start_date?: string | undefined
      /** The last day, in the caller's time zone. */
      end_date?: string | undefined
      /** Ignored if `start_date` or `end_date` is given. */
      preset_date_range?: PresetDateRange | undefined
      /** The sort direction; `relevance` sorts by relevance.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first.
       * - `relevance`: By relevance. */
      sort_dir?: 'asc' | 'desc' | 'relevance' | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `relevance` (the default, `desc`), `date`; anything else gives the default order. */
      sort_field?: string | undefined
    }
    answer: SearcharchivesAnswer
  }
  /** Search the messages of all groups the caller is in, with the syntax of `searcharchives`. Returns the best matches of each group, the most recently active groups first. A page covers at most 20 groups and leaves out those without matches: if `has_more` is true there may be more, even if a page is short or empty. `total_count`, `start_item` and `end_item` count the groups that were searched. */
  searchgroups: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The search query. */
      q?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `updated` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchgroupsAnswer
  }
  /** Edit a message: your own if the group allows it, or any with the permission to edit the archives. */
  updatemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** A new subject, with hashtags. For the first message of a topic, it changes the topic too. */
      subject?: string | undefined
      /** The new text. */
      body?: string | undefined
      /** The format of the text. */
      body_type?: BodyType | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Message
  }
  /** Delete a message: your own, or any with the permission to edit the archives. */
  deletemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Hide a message until it is restored: to everyone else it looks deleted. Moderators see it in `gethiddenmessages`. Its reports are resolved. */
  hidemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Restore a hidden message in its topic, with its number. Nobody gets an email. */
  restoremessage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The hidden message. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
    }
    answer: undefined
  }
  /** Delete a hidden message for good. */
  deletehiddenmessage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The hidden message. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
    }
    answer: undefined
  }
  /** List the hidden messages of a group, the last hidden first. */
  gethiddenmessages: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `hidden` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GethiddenmessagesAnswer
  }
  /** Like a message. Repeating it changes nothing. */
  likemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
    }
    answer: Message
  }
  /** Remove your like from a message. */
  unlikemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
    }
    answer: Message
  }
  /** Report a message to the moderators. */
  reportmessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** What is wrong. */
      reason?: string | undefined
    }
    answer: undefined
  }
  /** Repost your own message as a new topic, as often as the group allows. */
  repostmessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
    }
    answer: Success
  }
  /** Change a topic. */
  updatetopic: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** A new subject; its hashtags replace those of the topic. */
      subject?: string | undefined
      /** The hashtags, separated by commas, without #; empty: none. */
      hashtags?: string | undefined
      /** Pin the topic. */
      is_sticky?: boolean | undefined
      /** Close the topic to replies. */
      is_closed?: boolean | undefined
      /** Replies need approval by a moderator. */
      is_moderated?: boolean | undefined
      /** Where replies go. */
      reply_to?: ThreadReplyTo | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Topic
  }
  /** Delete a topic and all its messages. */
  deletetopic: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Merge another topic into this one. */
  mergetopics: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The topic to merge. If invalid: `bad_request` with `invalid other_topic_id`. */
      other_topic_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Topic
  }
  /** Split messages from a topic into a new one. */
  splittopic: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The messages to split off: some of the topic, not all. If invalid: `bad_request` with `invalid message_ids`. */
      message_ids: number[]
      /** The subject of the new topic; default: that of the first message. */
      subject?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Topic
  }
  /** Move a topic with its messages to another group, where you need the same permission. It keeps its id and the hashtags that the other group has; its messages get new numbers. Nobody gets an email. */
  movetopic: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The group to move it to. If invalid: `bad_request` with `invalid to_group_id`. */
      to_group_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Topic
  }
  /** List the groups that you can move topics of this group to; at most 500. */
  getmovetargets: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: MoveTargets
  }
  /** Follow a topic: you get its messages even if you get only what you follow. */
  followtopic: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** For how long.
       *
       * - `day`: For a day.
       * - `week`: For a week.
       * - `month`: For a month.
       * - `forever`: Until it is undone. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Topic
  }
  /** Stop following a topic. */
  unfollowtopic: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
    }
    answer: Topic
  }
  /** Mute a topic: you don't get its messages. */
  mutetopic: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** For how long.
       *
       * - `day`: For a day.
       * - `week`: For a week.
       * - `month`: For a month.
       * - `forever`: Until it is undone. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Topic
  }
  /** Unmute a topic. */
  unmutetopic: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
    }
    answer: Topic
  }
  /** List pending messages, oldest first. */
  getpendingmessages: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpendingmessagesAnswer
  }
  /** Get a pending message. */
  getpendingmessage: {
    method: 'GET'
    input: {
      /** The pending message. If invalid: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** Include the source of the email. */
      raw?: boolean | undefined
    }
    answer: Pendingmsg
  }
  /** Claim a pending message, so that it doesn't expire. `release` undoes it. */
  claimpendingmessage: {
    method: 'POST'
    input: {
      /** The pending message. If invalid: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** Release the message. */
      release?: boolean | undefined
      /** Claim it even if another moderator has. */
      take_over?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Pendingmsg
  }
  /** Edit a pending message. */
  updatependingmessage: {
    method: 'POST'
    input: {
      /** The pending message. If invalid: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** A new subject, with hashtags. */
      subject?: string | undefined
      /** A new text. */
      body?: string | undefined
      /** The format of the text. */
      body_type?: BodyType | undefined
      /** The reason, for the other moderators. */
      edit_reason?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Pendingmsg
  }
  /** Approve a pending message: it is posted at once. */
  approvependingmessage: {
    method: 'POST'
    input: {
      /** The pending message. If invalid: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** The author is not moderated any more. */
      unmoderate?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Reject a pending message, with the reason. */
  rejectpendingmessage: {
    method: 'POST'
    input: {
      /** The pending message. If invalid: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** The reason, for the author. */
      reason?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Delete a pending message; its author is not told. */
  deletependingmessage: {
    method: 'POST'
    input: {
      /** The pending message. If invalid: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Download an attachment of a pending message, or its thumbnail. */
  downloadpendingattachment: {
    method: 'GET'
    input: {
      /** The pending message. If invalid: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** The number of the attachment, from 1. If invalid: `bad_request` with `invalid attachment_id`. */
      attach_num: number
      /** Return the thumbnail. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** List unread, followed or muted topics of a group, or of all groups the caller is in. */
  getmytopics: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Which topics. */
      which?: MyTopics | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `updated` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmytopicsAnswer
  }
  /** Count unread topics in a group, or in each group the caller is in. */
  getunreadcounts: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: UnreadCounts
  }
  /** Mark a topic as read, to its end or up to a message. */
  marktopicread: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** The number of the last message that was read. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num?: number | undefined
    }
    answer: undefined
  }
  /** Mark all topics of a group as read. */
  markgroupread: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: undefined
  }
  /** Explain whether a member may do something in the group, and why. For `can_post` and `can_reply`, every rule that decides on a post is listed in order, with its result. */
  explainright: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** What they want to do: a field of `perms`. */
      permission?: string | undefined
      /** For `can_reply`: the topic that they reply to. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id?: number | undefined
      /** They post by email, not on the web. */
      by_email?: boolean | undefined
      /** For `by_email`: their email provider proves that they sent it. */
      is_verified?: boolean | undefined
      /** The post has an attachment. */
      with_attachment?: boolean | undefined
    }
    answer: RightExplanation
  }
  /** Say what `updategroup` would change, and change nothing: who could see, join, post or get email from then on who cannot now, and the reverse. */
  getsettingspreview: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The full title of the group. */
      title?: string | undefined
      /** The name used in addresses; for a subgroup, ParentGroupName+SubGroupName. If invalid: `bad_request` with `invalid group_name`. */
      name?: string | undefined
      /** Another name for email and API calls. Once set, it can be changed but not removed. */
      alias?: string | undefined
      /** The description of the group (HTML), with at least 11 visible characters. */
      desc?: string | undefined
      /** The prefix shown in brackets before the subject of each message. */
      subject_tag?: string | undefined
      /** The footer of each message (HTML). */
      footer?: string | undefined
      /** An absolute http or https URL. */
      website?: string | undefined
      /** Only moderators can post. */
      announce?: boolean | undefined
      /** All posts need approval by a moderator. */
      moderated?: boolean | undefined
      /** The first posts of new members need approval. */
      new_users_moderated?: boolean | undefined
      /** Requests to join need approval by a moderator. */
      restricted?: boolean | undefined
      /** People who aren't members can post by email. */
      allow_non_subs_to_post?: boolean | undefined
      /** Emails are sent as HTML; plain text digests become HTML digests. */
      force_html_emails?: boolean | undefined
      /** The formatting of HTML emails is normalized. */
      normalize_html_emails?: boolean | undefined
      /** Only the default way to reply is offered. */
      remove_other_reply_options?: boolean | undefined
      /** Messages are converted to plain text. */
      plain_text_only?: boolean | undefined
      /** Every topic needs a hashtag. */
      hash_tags_required?: boolean | undefined
      /** Emails with attachments are rejected. */
      bounce_attachments?: boolean | undefined
      /** Photos can be stored in the files section. Has no effect: they always can. */
      allow_photos_in_files?: boolean | undefined
      /** New members follow the topics they reply to. */
      auto_follow_replies_default?: boolean | undefined
      /** Messages can't be edited. */
      disable_edits?: boolean | undefined
      /** Members can't turn off all email; those who had get special notices. */
      disable_no_email?: boolean | undefined
      /** Topics are closed after `close_threads_after` days. */
      auto_close_threads?: boolean | undefined
      /** Replies to topics need approval after `moderate_threads_after` days. */
      auto_moderate_threads?: boolean | undefined
      /** Messages can be reposted (premium and enterprise). */
      allow_reposts?: boolean | undefined
      /** Nobody can post. */
      lock_group?: boolean | undefined
      /** The number of approved posts after which a new member is no longer moderated. */
      unmoderate_users_after?: number | undefined
      /** The number of days. */
      close_threads_after?: number | undefined
      /** The number of days. */
      moderate_threads_after?: number | undefined
      /** The number of days. */
      min_days_between_reposts?: number | undefined
      /** How often a message can be reposted. */
      max_number_of_reposts?: number | undefined
      /** Where replies go. */
      reply_to?: GroupReplyTo | undefined
      /** Who can see the group and its archives. Private archives can't be made more public.
       *
       * - `group_privacy_none`: Public: anyone can find the group and read its archives.
       * - `group_privacy_archives`: Listed: anyone can find the group, only members can read its archives.
       * - `group_privacy_unlisted`: Private: only members can find the group and read its archives.
       * - `group_privacy_unlisted_public`: Unlisted: the group isn't listed, but anyone with the link can read its archives.
       * - `sub_group_privacy_limited_archives`: Members of the parent group can find it and read its archives.
       * - `sub_group_privacy_archives`: Members of the parent group can find it, only its own members can read its archives.
       * - `sub_group_privacy_unlisted`: Private: only its own members can find it and read its archives.
       * - `sub_group_privacy_none`: Public: anyone can find it and read its archives.
       * - `sub_group_privacy_unlisted_public_archives`: Unlisted: it isn't listed, but anyone with the link can read its archives. */
      privacy?: 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public' | 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none' | 'sub_group_privacy_unlisted_public_archives' | undefined
      /** Who can see the member list. */
      members_visible?: MembersVisible | undefined
      /** Who can create subgroups. */
      subgroup_access?: SubGroupAccess | undefined
      /** The same, under the name it has in the group object. */
      sub_group_access?: SubGroupAccess | undefined
      /** Who can view and change the calendar. */
      calendar_access?: PublicAccess | undefined
      /** Who can view and change the files. */
      files_access?: Access | undefined
      /** Who can view and change the tables. */
      database_access?: Access | undefined
      /** Who can view and change the wiki. */
      wiki_access?: PublicAccess | undefined
      /** Who can view and change the photos. */
      photos_access?: Access | undefined
      /** Who can see the member directory. */
      member_directory_access?: MemberDirectoryAccess | undefined
      /** Who can vote in polls and create them. */
      polls_access?: PollsAccess | undefined
      /** Who can chat and create chats. */
      chat_access?: ChatAccess | undefined
      /** What happens to attachments of emails. */
      handle_attachments?: HandleAttachments | undefined
      /** What happens to emails with a virus. */
      handle_virus?: HandleVirus | undefined
      /** Whether visitors have to confirm before they see the archives. */
      fig_leaf?: FigLeaf | undefined
      /** The size to which photos in emails are reduced. */
      max_photo_size_email?: MaxPhotoSize | undefined
      /** The size to which photos in albums are reduced. */
      max_photo_size_photos?: MaxPhotoSize | undefined
      /** The size to which photos in tables are reduced. */
      max_photo_size_databases?: MaxPhotoSize | undefined
      /** The size to which photos in the wiki are reduced. */
      max_photo_size_wiki_images?: MaxPhotoSize | undefined
      /** Who can create hashtags. */
      hash_tag_permissions?: HashTagPermissions | undefined
      /** How new members get messages. */
      email_delivery_default?: EmailDelivery | undefined
      /** Which messages new members get. */
      message_selection_default?: MessageSelection | undefined
      /** The maximum size of attachments for new members. */
      max_attachment_size_default?: MaxAttachmentSize | undefined
      /** An IANA time zone; subgroups use that of their parent. */
      default_timezone?: string | undefined
      /** People can join only by invitation. */
      invite_only?: boolean | undefined
      /** Members of the parent group can post to this subgroup. */
      allow_parent_subs_to_post?: boolean | undefined
      /** New members are invited to upcoming events. */
      send_invites_on_join?: boolean | undefined
      /** The footer is sent as a separate attachment. */
      seperate_footers?: boolean | undefined
      /** Who can download the archives. */
      allow_downloads?: AllowDownloads | undefined
      /** The color of the group. */
      default_color?: Color | undefined
      /** The time format for those who have not chosen one; `standard_time`: that of their language. */
      default_time_pref?: TimePref | undefined
      /** The date format for those who have not chosen one; `us_date`: that of their language. */
      default_date_pref?: DatePref | undefined
      /** Weeks start on Monday for those who have not chosen; otherwise as usual for their language. */
      default_monday_start?: boolean | undefined
      /** Members get a summary of upcoming events. */
      send_event_summaries?: boolean | undefined
      /** When the summary is sent. */
      event_summary_schedule?: EventSummarySchedule | undefined
    }
    answer: SettingsPreview
  }
  /** Find an imported message by its address on the service where it was: Pipermail, HyperKitty, Google Groups, Groups.io or Discourse. */
  findoldaddress: {
    method: 'GET'
    input: {
      /** The old address, such as `https://lists.example.org/pipermail/bakers/2009-May/001234.html`, or only its path. */
      url: string
    }
    answer: OldAddressTarget
  }
  /** Create a draft: a topic, a reply, an email to a member, or an email from the moderators to a member. */
  newdraft: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The type of draft. If invalid: `bad_request` with `invalid draft_type`. */
      draft_type: DraftType
      /** For draft_type_reply: the message to reply to. If invalid: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
      /** For draft_type_dm: the member it goes to. If invalid: `bad_request` with `missing dm_member_id`. */
      dm_member_id?: number | undefined
      /** For draft_type_post_to_sub: the member it goes to. If invalid: `bad_request` with `invalid member_id`. */
      member_id?: number | undefined
    }
    answer: Draft
  }
  /** Save a draft. */
  updatedraft: {
    method: 'POST'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The subject, with hashtags. A reply without one has that of its topic. */
      subject?: string | undefined
      /** The text. */
      body?: string | undefined
      /** The format of the text. */
      body_type?: BodyType | undefined
      /** Where a reply goes; empty: to the group. */
      reply_to?: DraftReplyTo | undefined
      /** For moderators: send it as a special notice. */
      is_special?: boolean | undefined
      /** For draft_type_reply: send a copy to the author. */
      bcc_me?: boolean | undefined
      /** For draft_type_post_to_sub: send a copy to the moderators. */
      bcc_all?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Draft
  }
  /** List your drafts, in a group or in all groups. */
  getdrafts: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`), `subject`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdraftsAnswer
  }
  /** Get a draft. */
  getdraft: {
    method: 'GET'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
    }
    answer: Draft
  }
  /** Delete a draft. */
  deletedraft: {
    method: 'POST'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Attach files to a draft. */
  uploadattachments: {
    method: 'POST'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The files are images in the text. */
      inline?: boolean | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `id` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
      /** The files. */
      fileupload: readonly Blob[]
    }
    answer: UploadattachmentsAnswer
  }
  /** List the attachments of a draft. */
  getattachments: {
    method: 'GET'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `id` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetattachmentsAnswer
  }
  /** Remove an attachment from a draft. */
  deleteattachment: {
    method: 'POST'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The id of the attachment. If invalid: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
    }
    answer: undefined
  }
  /** Download an attachment of your draft. */
  downloaddraftattachment: {
    method: 'GET'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The id of the attachment. If invalid: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
    }
    answer: Blob
  }
  /** Preview a draft. */
  getdraftpreview: {
    method: 'GET'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
    }
    answer: DraftPreview
  }
  /** Get how many people a new topic or a reply will reach, and whether it needs approval. */
  getaudience: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The message to reply to. If invalid: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
      /** The topic whose last message to reply to; used if no message is given. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id?: number | undefined
    }
    answer: Audience
  }
  /** Post a draft. `extra` is `pending post` if it needs approval; otherwise the response names the message. For private emails, all three ids are 0. */
  postdraft: {
    method: 'POST'
    input: {
      /** The draft. If invalid: `bad_request` with `invalid draft_id`. */
      draft_id: number
    }
    answer: PostedDraft
  }
  /** Create a chat, and join it. */
  newchat: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The subject. If invalid: `bad_request` with `invalid subject`. */
      subject: string
      /** The description (HTML). If invalid: `bad_request` with `invalid desc`. */
      desc: string
      /** Announce it to the group by email. */
      announce: boolean
    }
    answer: Chat
  }
  /** Change, close or reopen a chat. Only for its creator or, once they left the group, for owners. */
  updatechat: {
    method: 'POST'
    input: {
      /** The chat. If invalid: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** The subject. If invalid: `bad_request` with `invalid subject`. */
      subject?: string | undefined
      /** The description (HTML). If invalid: `bad_request` with `invalid desc`. */
      desc?: string | undefined
      /** Close the chat to new messages. */
      is_closed?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Chat
  }
  /** List the open or closed chats of a group. */
  getchats: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** List closed chats instead. */
      show_closed?: boolean | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `updated` (the default, `desc`), `created`, `subject`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetchatsAnswer
  }
  /** Get a chat. */
  getchat: {
    method: 'GET'
    input: {
      /** The chat. If invalid: `bad_request` with `invalid chat_id`. */
      chat_id: number
    }
    answer: Chat
  }
  /** Delete a chat and its messages. For the same people as `updatechat`. */
  deletechat: {
    method: 'POST'
    input: {
      /** The chat. If invalid: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Join a chat. */
  joinchat: {
    method: 'POST'
    input: {
      /** The chat. If invalid: `bad_request` with `invalid chat_id`. */
      chat_id: number
    }
    answer: ChatSub
  }
  /** List the people in a chat. */
  chatmembers: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `joined` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: ChatmembersAnswer
  }
  /** Mute a chat, or unmute it. A muted chat sends no emails about missed messages. */
  updatechatsub: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** Whether it is muted. */
      is_muted: boolean
    }
    answer: ChatSub
  }
  /** Leave a chat. Posting `/leave` does the same. */
  leavechat: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
    }
    answer: undefined
  }
  /** List the messages of a chat. */
  getchathistory: {
    method: 'GET'
    input: {
      /** The chat. If invalid: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** The message to begin with, or the next one in the order. Ignored with `page_token`. */
      from_msg_num?: number | undefined
      /** Begin with the first message of this day, in the caller's time zone, or the next one after it. Ignored with `page_token` or `from_msg_num`. */
      start_date?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `msg_num` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetchathistoryAnswer
  }
  /** Post an image or another file to a chat, with or without a text. */
  uploadchatfile: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** The text. */
      message?: string | undefined
      /** A client-chosen id: a message sent twice with the same nonce is posted once. */
      nonce?: string | undefined
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      reply_to_msg_num?: number | undefined
      /** The file. */
      fileupload: readonly Blob[]
    }
    answer: ChatMessage
  }
  /** Download the file of a chat message. */
  downloadchatfile: {
    method: 'GET'
    input: {
      /** The chat. If invalid: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num: number
      /** Return the thumbnail. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Post a message to a chat, as a frame of `chatdata` does. */
  postchatmessage: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** The text. */
      message: string
      /** A client-chosen id: a message sent twice with the same nonce is posted once. */
      nonce?: string | undefined
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      reply_to_msg_num?: number | undefined
    }
    answer: ChatMessage
  }
  /** Edit one's own message in a chat. */
  editchatmessage: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num: number
      /** The text. */
      message: string
    }
    answer: ChatMessage
  }
  /** Delete a message in a chat: one's own, or anyone's with the permission `edit_archives`. */
  deletechatmessage: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num: number
    }
    answer: ChatMessage
  }
  /** React to a message in a chat, or remove a reaction. */
  tapbackchatmessage: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num: number
      /** The reaction. */
      tapback: ChatMsgTapback
      /** Whether to add or remove it; default: toggle. */
      on?: boolean | undefined
    }
    answer: ChatMessage
  }
  /** Mark the messages of a chat as read, up to a number. */
  markchatread: {
    method: 'POST'
    input: {
      /** The caller's own subscription to a chat: the id of `chat_sub`. If invalid: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      msg_num: number
    }
    answer: undefined
  }
  /** Search the chats of a group, or one of them, newest first: words, "phrases", -word, begin*, posterid:N, from:name, has:attachment. A long search continues on the next page, as with `searcharchives`. */
  searchchat: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The search query. */
      q?: string | undefined
      /** Search only this chat. If invalid: `bad_request` with `invalid chat_id`. */
      chat_id?: number | undefined
      /** The first day, in the caller's time zone. */
      start_date?: string | undefined
      /** The last day, in the caller's time zone. */
      end_date?: string | undefined
      /** Ignored if `start_date` or `end_date` is given. */
      preset_date_range?: PresetDateRange | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `date` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchchatAnswer
  }
  /** Post a chat, or some of its messages, to the group as one message, with names, times and files. It starts a topic; if the chat already has one, it is posted there, unless a subject is given. The rules for posts apply. */
  chattotopic: {
    method: 'POST'
    input: {
      /** The chat. If invalid: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      from_msg_num?: number | undefined
      /** The number of the message in the chat. If invalid: `bad_request` with `invalid msg_num`. */
      to_msg_num?: number | undefined
      /** The subject. If invalid: `bad_request` with `invalid subject`. */
      subject?: string | undefined
    }
    answer: ChatTopic
  }
  /** Create a chat about a topic. Its first message links to the topic. If the topic already has an open chat, that one is returned. */
  topictochat: {
    method: 'POST'
    input: {
      /** The topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** Announce it to the group by email. */
      announce?: boolean | undefined
    }
    answer: Chat
  }
  /** List the tables of a group that the caller can view. */
  getdatabases: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `name` (the default, `asc`), `created`, `updated`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdatabasesAnswer
  }
  /** Get a table. */
  getdatabase: {
    method: 'GET'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
    }
    answer: Databasetable
  }
  /** List the rows of a table, sorted and filtered. */
  getdatabaserows: {
    method: 'GET'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** JSON: an array of at most 6 conditions such as `{"col_id": 3, "op": "is", "value": "Rye"}`, all of which must match. `op`: `is`, `is_not`, `begins`, `contains`, `above`, `below`, `empty`, `filled`. Text is compared without case and accents; for a choice, `value` is its number or text. `col_id` 0 with `contains` searches the whole row. */
      filter?: string | readonly ({
        col_id: number
        /** - `is`: Equals `value`.
         * - `is_not`: Does not equal `value`.
         * - `begins`: Starts with `value`.
         * - `contains`: Contains `value`.
         * - `above`: Is greater than `value`.
         * - `below`: Is less than `value`.
         * - `empty`: Has no value.
         * - `filled`: Has a value. */
        op: 'is' | 'is_not' | 'begins' | 'contains' | 'above' | 'below' | 'empty' | 'filled'
        value?: string | number | boolean
      })[] | undefined
      /** `row_num`, `created`, `updated`, or `col_` and the id of a column: `col_3`. Empty values come last. One of `row_num` (the default, `asc`), `created`, `updated`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdatabaserowsAnswer
  }
  /** Get a row, and which rows come before and after it by number. */
  getdatabaserow: {
    method: 'GET'
    input: {
      /** The row, by its id. If invalid: `bad_request` with `invalid row_id`. */
      row_id: number
    }
    answer: DatabaserowInOrder
  }
  /** Create a table. */
  newdatabase: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its name. */
      name: string
      /** JSON: an array of columns `{"name": "Flour", "type": "text_column", "required": true}`, also with `choices`, `color`, `width`, `default_hidden` and `description`. */
      columns: string | readonly ({
        name: string
        type: DatabaseColumnType
        required?: boolean
        color?: string
        choices?: string[]
        width?: number
        default_hidden?: boolean
        description?: string
      })[]
      /** The title of the table. */
      short_desc?: string | undefined
      /** The description of the table. */
      desc?: string | undefined
      /** The format of `desc`. */
      desc_type?: BodyType | undefined
      /** Who can view the table. */
      view_table?: DatabaseAccess | undefined
      /** Who can add rows. */
      add_rows?: DatabaseAccess | undefined
      /** Who can change rows; `database_access_creator`: their own. */
      edit_rows?: DatabaseAccess | undefined
      /** Who can change or delete the table. */
      edit_table?: DatabaseAccess | undefined
      /** Allow adding rows by email. */
      rows_by_mail?: boolean | undefined
      /** How a row is shown, as HTML with `{{name of a column}}`. */
      display_template?: string | undefined
      /** Hide the row number by default. */
      id_default_hidden?: boolean | undefined
      /** Hide the date of the last change by default. */
      updated_default_hidden?: boolean | undefined
    }
    answer: Databasetable
  }
  /** Change a table. Values are converted where possible; they are lost only if you allow it. */
  updatedatabase: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** Its name. */
      name?: string | undefined
      /** JSON: an array of columns `{"name": "Flour", "type": "text_column", "required": true}`, also with `choices`, `color`, `width`, `default_hidden` and `description`. An entry with the `id` of a column changes that column; columns that are left out are deleted. */
      columns?: string | readonly ({
        id?: number
        name?: string
        type?: DatabaseColumnType
        required?: boolean
        color?: string
        choices?: string[]
        width?: number
        default_hidden?: boolean
        description?: string
      })[] | undefined
      /** The title of the table. */
      short_desc?: string | undefined
      /** The description of the table. */
      desc?: string | undefined
      /** The format of `desc`. */
      desc_type?: BodyType | undefined
      /** Who can view the table. */
      view_table?: DatabaseAccess | undefined
      /** Who can add rows. */
      add_rows?: DatabaseAccess | undefined
      /** Who can change rows; `database_access_creator`: their own. */
      edit_rows?: DatabaseAccess | undefined
      /** Who can change or delete the table. */
      edit_table?: DatabaseAccess | undefined
      /** Allow adding rows by email. */
      rows_by_mail?: boolean | undefined
      /** How a row is shown, as HTML with `{{name of a column}}`. */
      display_template?: string | undefined
      /** Hide the row number by default. */
      id_default_hidden?: boolean | undefined
      /** Hide the date of the last change by default. */
      updated_default_hidden?: boolean | undefined
      /** Change nothing: only return what would be lost, in `lost`. */
      preview?: boolean | undefined
      /** Allow values to be lost. */
      allow_loss?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: DatabasetableAltered
  }
  /** Delete a table and its rows. */
  deletedatabase: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Add a row. */
  newdatabaserow: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** JSON: an array of values by `col_id`, such as `[{"col_id": 1, "text": "Rye"}, {"col_id": 2, "multi_choice": [1]}]`. A wrong one is refused with `vals.` and its `col_id`. */
      vals: string | readonly ({
        col_id: number
        text?: string
        html_text?: string
        date?: string | null
        time?: string | null
        checked?: boolean
        multi_choice?: number[]
        street_address1?: string
        street_address2?: string
        city?: string
        state?: string
        zip?: string
        country?: string
        lat?: number | null
        lng?: number | null
        title?: string
        url?: string
        desc?: string
        image_name?: string
        number?: number | null
        github_login?: string
        github_name?: string
        github_email?: string
        github_avatar_url?: string
        github_profile_url?: string
        github_id?: string
        github_company?: string
        github_location?: string
        github_bio?: string
      })[]
      /** The images. A value with `image_name` refers to the image with that name. */
      fileupload?: readonly Blob[] | undefined
    }
    answer: Databaserow
  }
  /** Change a row. Columns that are left out stay unchanged. */
  updatedatabaserow: {
    method: 'POST'
    input: {
      /** The row, by its id. If invalid: `bad_request` with `invalid row_id`. */
      row_id: number
      /** JSON: an array of values by `col_id`, such as `[{"col_id": 1, "text": "Rye"}, {"col_id": 2, "multi_choice": [1]}]`. A wrong one is refused with `vals.` and its `col_id`. A value with only a `col_id` is cleared. */
      vals: string | readonly ({
        col_id: number
        text?: string
        html_text?: string
        date?: string | null
        time?: string | null
        checked?: boolean
        multi_choice?: number[]
        street_address1?: string
        street_address2?: string
        city?: string
        state?: string
        zip?: string
        country?: string
        lat?: number | null
        lng?: number | null
        title?: string
        url?: string
        desc?: string
        image_name?: string
        number?: number | null
        github_login?: string
        github_name?: string
        github_email?: string
        github_avatar_url?: string
        github_profile_url?: string
        github_id?: string
        github_company?: string
        github_location?: string
        github_bio?: string
      })[]
      /** The images. A value with `image_name` refers to the image with that name. */
      fileupload?: readonly Blob[] | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Databaserow
  }
  /** Delete a row. */
  deletedatabaserow: {
    method: 'POST'
    input: {
      /** The row, by its id. If invalid: `bad_request` with `invalid row_id`. */
      row_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** List the changes of a row: when, by whom, and the previous values. */
  getdatabaserowhistory: {
    method: 'GET'
    input: {
      /** The row, by its id. If invalid: `bad_request` with `invalid row_id`. */
      row_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdatabaserowhistoryAnswer
  }
  /** Get an image of a row. */
  downloaddatabaseimage: {
    method: 'GET'
    input: {
      /** The row, by its id. If invalid: `bad_request` with `invalid row_id`. */
      row_id: number
      /** The column. If invalid: `bad_request` with `invalid col_id`. */
      col_id: number
      /** Return the thumbnail. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Send yourself an email template; replying to it adds a row. */
  maildatabasetemplate: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
    }
    answer: undefined
  }
  /** Export the rows of a table as CSV, all or filtered. */
  downloaddatabase: {
    method: 'GET'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** JSON: an array of at most 6 conditions such as `{"col_id": 3, "op": "is", "value": "Rye"}`, all of which must match. `op`: `is`, `is_not`, `begins`, `contains`, `above`, `below`, `empty`, `filled`. Text is compared without case and accents; for a choice, `value` is its number or text. `col_id` 0 with `contains` searches the whole row. */
      filter?: string | readonly ({
        col_id: number
        /** - `is`: Equals `value`.
         * - `is_not`: Does not equal `value`.
         * - `begins`: Starts with `value`.
         * - `contains`: Contains `value`.
         * - `above`: Is greater than `value`.
         * - `below`: Is less than `value`.
         * - `empty`: Has no value.
         * - `filled`: Has a value. */
        op: 'is' | 'is_not' | 'begins' | 'contains' | 'above' | 'below' | 'empty' | 'filled'
        value?: string | number | boolean
      })[] | undefined
    }
    answer: Blob
  }
  /** Import rows from a CSV file whose first line has the column names. If a line has errors, nothing is imported, and the response lists them; otherwise the import runs in the background. */
  importdatabaserows: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** Import nothing: only check the file. */
      preview?: boolean | undefined
      /** Import all lines except those with errors. */
      skip_wrong?: boolean | undefined
      /** The file, in UTF-8. */
      fileupload: readonly Blob[]
    }
    answer: Databaseimport
  }
  /** Get the progress of an import. */
  getdatabaseimport: {
    method: 'GET'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The import. If invalid: `bad_request` with `invalid import_id`. */
      import_id: number
    }
    answer: Databaseimport
  }
  /** List the saved views of a table: those for everyone, and your own. */
  getdatabaseviews: {
    method: 'GET'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`), `name`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdatabaseviewsAnswer
  }
  /** Save a view of a table: its filters, order, columns and layout. */
  newdatabaseview: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** Its name. */
      name: string
      /** For everyone who sees the table. Only for those who can change the table. */
      shared?: boolean | undefined
      /** JSON: an array of at most 6 conditions such as `{"col_id": 3, "op": "is", "value": "Rye"}`, all of which must match. `op`: `is`, `is_not`, `begins`, `contains`, `above`, `below`, `empty`, `filled`. Text is compared without case and accents; for a choice, `value` is its number or text. `col_id` 0 with `contains` searches the whole row. */
      filter?: string | readonly ({
        col_id: number
        /** - `is`: Equals `value`.
         * - `is_not`: Does not equal `value`.
         * - `begins`: Starts with `value`.
         * - `contains`: Contains `value`.
         * - `above`: Is greater than `value`.
         * - `below`: Is less than `value`.
         * - `empty`: Has no value.
         * - `filled`: Has a value. */
        op: 'is' | 'is_not' | 'begins' | 'contains' | 'above' | 'below' | 'empty' | 'filled'
        value?: string | number | boolean
      })[] | undefined
      /** How rows are shown. */
      layout?: DatabaseLayout | undefined
      /** The field that rows are sorted by, as `getdatabaserows` takes it. */
      sort_field?: string | undefined
      /** The direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
      /** The text that rows contain. */
      search?: string | undefined
      /** The shown columns, by id. If absent, those that the table does not hide by default. */
      columns?: number[] | undefined
    }
    answer: Databaseview
  }
  /** Change a saved view. Parameters that are left out stay unchanged. */
  updatedatabaseview: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The view. If invalid: `bad_request` with `invalid view_id`. */
      view_id: number
      /** Its name. */
      name?: string | undefined
      /** JSON: an array of at most 6 conditions such as `{"col_id": 3, "op": "is", "value": "Rye"}`, all of which must match. `op`: `is`, `is_not`, `begins`, `contains`, `above`, `below`, `empty`, `filled`. Text is compared without case and accents; for a choice, `value` is its number or text. `col_id` 0 with `contains` searches the whole row. */
      filter?: string | readonly ({
        col_id: number
        /** - `is`: Equals `value`.
         * - `is_not`: Does not equal `value`.
         * - `begins`: Starts with `value`.
         * - `contains`: Contains `value`.
         * - `above`: Is greater than `value`.
         * - `below`: Is less than `value`.
         * - `empty`: Has no value.
         * - `filled`: Has a value. */
        op: 'is' | 'is_not' | 'begins' | 'contains' | 'above' | 'below' | 'empty' | 'filled'
        value?: string | number | boolean
      })[] | undefined
      /** How rows are shown. */
      layout?: DatabaseLayout | undefined
      /** The field that rows are sorted by, as `getdatabaserows` takes it. */
      sort_field?: string | undefined
      /** The direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
      /** The text that rows contain. */
      search?: string | undefined
      /** The shown columns, by id. If absent, those that the table does not hide by default. */
      columns?: number[] | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Databaseview
  }
  /** Delete a saved view. The rows stay. */
  deletedatabaseview: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The view. If invalid: `bad_request` with `invalid view_id`. */
      view_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Undo a change of a row: its columns get the values from before. Images are not restored. */
  restoredatabaserow: {
    method: 'POST'
    input: {
      /** The row, by its id. If invalid: `bad_request` with `invalid row_id`. */
      row_id: number
      /** The change, from `getdatabaserowhistory`. If invalid: `bad_request` with `invalid change_id`. */
      change_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Databaserow
  }
  /** List the deleted rows of a table that the caller can restore. They are kept for 30 days, at most 200 per table. */
  getdeleteddatabaserows: {
    method: 'GET'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `deleted` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdeleteddatabaserowsAnswer
  }
  /** Restore a deleted row, with its number, images and history. Values that its table has no place for are lost. */
  restoredeleteddatabaserow: {
    method: 'POST'
    input: {
      /** The table. If invalid: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The deleted row. If invalid: `bad_request` with `invalid row_id`. */
      row_id: number
    }
    answer: Databaserow
  }
  /** List the pages of the wiki of a group. */
  getwikipages: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `title` (the default, `asc`), `created`, `updated`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetwikipagesAnswer
  }
  /** Get a wiki page with its text. */
  getwikipageset: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** An earlier version; the newest by default. If invalid: `bad_request` with `invalid version`. */
      version?: number | undefined
    }
    answer: Wikipageset
  }
  /** Get a wiki page by its title, or by a title it had before it was renamed. */
  findwikipage: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its title. If invalid: `bad_request` with `invalid title`. */
      title: string
    }
    answer: Wikipageset
  }
  /** Create a wiki page. */
  newwikipage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its title. If invalid: `bad_request` with `invalid title`. */
      title: string
      /** The text, up to 1,048,576 characters without the images in it. `[[Title]]` and `[[Title|label]]` link to a page, `![[file name]]` shows a file of the page. Images as `data:` URLs become files. */
      body: string
      /** The format of `body`; HTML by default. */
      format?: BodyType | undefined
      /** What was changed, in one line. */
      edit_msg?: string | undefined
    }
    answer: Wikipageset
  }
  /** Change a wiki page. Its earlier text stays in the history; links to an earlier title still work. */
  updatewikipage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** Its title. If invalid: `bad_request` with `invalid title`. */
      title?: string | undefined
      /** The text, up to 1,048,576 characters without the images in it. `[[Title]]` and `[[Title|label]]` link to a page, `![[file name]]` shows a file of the page. Images as `data:` URLs become files. */
      body?: string | undefined
      /** The format of `body`; it stays as it was by default. */
      format?: BodyType | undefined
      /** What was changed, in one line. */
      edit_msg?: string | undefined
      /** Whether only moderators can edit it. For moderators. */
      locked?: boolean | undefined
      /** Whether the wiki begins with this page. For moderators. */
      is_main?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Wikipageset
  }
  /** Delete a wiki page. It can be restored for 30 days. */
  deletewikipage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Get a text as it would look in the wiki of a group. */
  getwikipreview: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The text, up to 1,048,576 characters without the images in it. `[[Title]]` and `[[Title|label]]` link to a page, `![[file name]]` shows a file of the page. Images as `data:` URLs become files. */
      body: string
      /** The format of `body`; HTML by default. */
      format?: BodyType | undefined
      /** The page whose files it may show. If invalid: `bad_request` with `invalid page_id`. */
      page_id?: number | undefined
    }
    answer: Wikipreview
  }
  /** Search the wiki of a group: words, "phrases", -word. The best matches come first, at most a hundred. */
  searchwiki: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The search query. */
      q: string
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `relevance` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchwikiAnswer
  }
  /** Get an email when a wiki page changes, or no longer. */
  watchwikipage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** Whether to watch it. */
      watch: boolean
    }
    answer: undefined
  }
  /** List the versions of a wiki page, without their texts. */
  getwikihistory: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `version` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetwikihistoryAnswer
  }
  /** List the latest changes in the wiki of a group. */
  getwikichanges: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `id` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetwikichangesAnswer
  }
  /** Compare two versions of a wiki page, or one with a text that is not saved yet. */
  getwikicomparison: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** The earlier version; 0 is an empty page. If invalid: `bad_request` with `invalid version`. */
      from: number
      /** The later version; the newest by default. If invalid: `bad_request` with `invalid version`. */
      to?: number | undefined
      /** A text, instead of the later version. */
      body?: string | undefined
      /** Its format. */
      format?: BodyType | undefined
    }
    answer: Wikicomparison
  }
  /** Merge your changes of a wiki page with those that others saved meanwhile. Changes nothing. */
  getwikimerge: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** The version that you edited. If invalid: `bad_request` with `invalid version`. */
      from: number
      /** Your text, in the format of the page. */
      body: string
      /** Your title; that of the version you edited by default. */
      title?: string | undefined
    }
    answer: Wikimerge
  }
  /** Restore an earlier version of a wiki page, as a new version. If another page has its title now, the page keeps the one it has. */
  restorewikipage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** The version. If invalid: `bad_request` with `invalid version`. */
      version: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Wikipageset
  }
  /** List the pages that were deleted from the wiki of a group in the last 30 days. */
  getdeletedwikipages: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `deleted` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdeletedwikipagesAnswer
  }
  /** Restore a deleted wiki page, with its history and files. */
  undeletewikipage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The deleted page. If invalid: `bad_request` with `invalid page_id`. */
      page_id: number
      /** Another title for it, if its own is taken meanwhile. If invalid: `bad_request` with `invalid title`. */
      title?: string | undefined
    }
    answer: Wikipageset
  }
  /** Add files to a wiki page. `![[file name]]` shows one in its text. */
  uploadwikifiles: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** The files. */
      fileupload: readonly Blob[]
    }
    answer: Wikipageset
  }
  /** Remove a file from a wiki page. */
  deletewikifile: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** The file. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
    }
    answer: Wikipageset
  }
  /** Download a file of a wiki page. */
  downloadwikifile: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The page. If invalid: `bad_request` with `invalid id`. */
      id: number
      /** The file. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** Return the thumbnail. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Get an event. */
  getevent: {
    method: 'GET'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
    }
    answer: Event
  }
  /** List the events of a group, or of all groups the caller is in, between two days. */
  getevents: {
    method: 'GET'
    input: {
      /** The first day, YYYY-MM-DD, in the caller's time zone. */
      start: string
      /** The last day; default: all events after `start`. */
      end?: string | undefined
      /** Only the dates of this recurring event. If invalid: `bad_request` with `invalid series_id`. */
      series_id?: number | undefined
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `start_time` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GeteventsAnswer
  }
  /** Respond to an event. If it is full, you are put on the waitlist. */
  rsvp: {
    method: 'POST'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** The response. `rsvp_waitlist` is assigned by the server. */
      response: RsvpType
      /** The number of guests you bring. */
      additional_guests: number
      /** Your answer to `comment_label`. */
      comment: string
      /** When the response was given, if not now. It is refused if it is older than the stored response. */
      answered?: string | undefined
      /** The SEQUENCE of the invitation that `answered` refers to: a response to an older version is older. */
      sequence?: number | undefined
    }
    answer: Rsvp
  }
  /** List the responses to an event. Callers who can't see the member list get only their own response, and the number of all in `total_count`; email addresses are shown to moderators. */
  getrsvps: {
    method: 'GET'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** Only these responses. */
      type?: RsvpType | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`), `arrival`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetrsvpsAnswer
  }
  /** Add an event to the calendar. A recurring event becomes one event per date; the first one is returned. */
  addevent: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The name of the event. If invalid: `bad_request` with `invalid name`. */
      name: string
      /** The start: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a date for an all-day event. If invalid: `bad_request` with `invalid start_time`. */
      start_time: string
      /** The end: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a date for an all-day event. If invalid: `bad_request` with `invalid end_time`. */
      end_time?: string | undefined
      /** An IANA time zone. If invalid: `bad_request` with `invalid timezone`. */
      timezone?: string | undefined
      /** An all-day event. */
      all_day?: boolean | undefined
      /** Where it takes place. */
      location?: string | undefined
      /** The description (HTML). */
      description?: string | undefined
      /** The organizer. */
      organizer_name?: string | undefined
      /** The email address of the organizer. If invalid: `bad_request` with `invalid organizer_email`. */
      organizer_email?: string | undefined
      /** The phone number of the organizer. */
      organizer_phone?: string | undefined
      /** The color. */
      color_name?: Color | undefined
      /** Ask members to respond. */
      rsvp?: boolean | undefined
      /** The maximum number of people, including guests; 0: unlimited. */
      max_attendees?: number | undefined
      /** People can bring guests. */
      additional_guests?: boolean | undefined
      /** A question for people who respond. */
      comment_label?: string | undefined
      /** A message for people who are going. */
      yes_message?: string | undefined
      /** Show responses only to moderators and the creator of the event; everyone sees their own. */
      hide_rsvps?: boolean | undefined
      /** Don't accept or change responses any more. */
      is_locked?: boolean | undefined
      /** How many minutes before the event people who are going get a reminder by email; 0: never. */
      reminder_minutes?: number | undefined
      /** The recurrence, as an RRULE (RFC 5545): FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty: not recurring. If invalid: `bad_request` with `invalid recurrence`. */
      recurrence?: string | undefined
      /** Invite the members by email. Only for callers who can email them without approval. */
      send_invites?: boolean | undefined
    }
    answer: Event
  }
  /** Change an event, or several dates of a recurring one. Responses stay with their dates. */
  updateevent: {
    method: 'POST'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** For recurring events: this date, this and all later dates, or all dates.
       *
       * - `this`: Only this date.
       * - `following`: This and all later dates.
       * - `all`: Everything. */
      apply_to?: 'this' | 'following' | 'all' | undefined
      /** The name of the event. If invalid: `bad_request` with `invalid name`. */
      name?: string | undefined
      /** The start: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a date for an all-day event. If invalid: `bad_request` with `invalid start_time`. */
      start_time?: string | undefined
      /** The end: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a date for an all-day event. If invalid: `bad_request` with `invalid end_time`. */
      end_time?: string | undefined
      /** An IANA time zone. If invalid: `bad_request` with `invalid timezone`. */
      timezone?: string | undefined
      /** An all-day event. */
      all_day?: boolean | undefined
      /** Where it takes place. */
      location?: string | undefined
      /** The description (HTML). */
      description?: string | undefined
      /** The organizer. */
      organizer_name?: string | undefined
      /** The email address of the organizer. If invalid: `bad_request` with `invalid organizer_email`. */
      organizer_email?: string | undefined
      /** The phone number of the organizer. */
      organizer_phone?: string | undefined
      /** The color. */
      color_name?: Color | undefined
      /** Ask members to respond. */
      rsvp?: boolean | undefined
      /** The maximum number of people, including guests; 0: unlimited. */
      max_attendees?: number | undefined
      /** People can bring guests. */
      additional_guests?: boolean | undefined
      /** A question for people who respond. */
      comment_label?: string | undefined
      /** A message for people who are going. */
      yes_message?: string | undefined
      /** Show responses only to moderators and the creator of the event; everyone sees their own. */
      hide_rsvps?: boolean | undefined
      /** Don't accept or change responses any more. */
      is_locked?: boolean | undefined
      /** How many minutes before the event people who are going get a reminder by email; 0: never. */
      reminder_minutes?: number | undefined
      /** The recurrence, as an RRULE (RFC 5545): FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty: not recurring. If invalid: `bad_request` with `invalid recurrence`. */
      recurrence?: string | undefined
      /** Cancel the event; people who were going are notified. */
      is_cancelled?: boolean | undefined
      /** The message to them. */
      cancel_message?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Event
  }
  /** Delete an event, or several dates of a recurring one; people who were going are notified. */
  deleteevent: {
    method: 'POST'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** For recurring events: this date, this and all later dates, or all dates.
       *
       * - `this`: Only this date.
       * - `following`: This and all later dates.
       * - `all`: Everything. */
      apply_to?: 'this' | 'following' | 'all' | undefined
      /** The message to them. */
      message?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Attach files to an event. In a series, they belong to this date. */
  uploadeventfiles: {
    method: 'POST'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** The files. */
      fileupload: readonly Blob[]
    }
    answer: Event
  }
  /** Remove a file from an event. */
  deleteeventfile: {
    method: 'POST'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** The file. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
    }
    answer: Event
  }
  /** Download a file of an event. */
  downloadeventfile: {
    method: 'GET'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** The file. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** Return the thumbnail. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Post a comment on an event: a reply in the topic about it, or the first message of that topic. The rules for posts apply. */
  posteventcomment: {
    method: 'POST'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** The comment, as plain text. */
      body: string
    }
    answer: EventComment
  }
  /** Preview the invitation that `addevent` would send with `send_invites`. Nothing is added or sent. */
  getinvitationpreview: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** A locale such as `de-CH`. A language chosen for the account takes precedence. */
      locale?: string | undefined
      /** The name of the event. If invalid: `bad_request` with `invalid name`. */
      name: string
      /** The start: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a date for an all-day event. If invalid: `bad_request` with `invalid start_time`. */
      start_time: string
      /** The end: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a date for an all-day event. If invalid: `bad_request` with `invalid end_time`. */
      end_time?: string | undefined
      /** An IANA time zone. If invalid: `bad_request` with `invalid timezone`. */
      timezone?: string | undefined
      /** An all-day event. */
      all_day?: boolean | undefined
      /** Where it takes place. */
      location?: string | undefined
      /** The description (HTML). */
      description?: string | undefined
      /** The organizer. */
      organizer_name?: string | undefined
      /** The email address of the organizer. If invalid: `bad_request` with `invalid organizer_email`. */
      organizer_email?: string | undefined
      /** The phone number of the organizer. */
      organizer_phone?: string | undefined
      /** The color. */
      color_name?: Color | undefined
      /** Ask members to respond. */
      rsvp?: boolean | undefined
      /** The maximum number of people, including guests; 0: unlimited. */
      max_attendees?: number | undefined
      /** People can bring guests. */
      additional_guests?: boolean | undefined
      /** A question for people who respond. */
      comment_label?: string | undefined
      /** A message for people who are going. */
      yes_message?: string | undefined
      /** Show responses only to moderators and the creator of the event; everyone sees their own. */
      hide_rsvps?: boolean | undefined
      /** Don't accept or change responses any more. */
      is_locked?: boolean | undefined
      /** How many minutes before the event people who are going get a reminder by email; 0: never. */
      reminder_minutes?: number | undefined
      /** The recurrence, as an RRULE (RFC 5545): FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty: not recurring. If invalid: `bad_request` with `invalid recurrence`. */
      recurrence?: string | undefined
    }
    answer: InvitationPreview
  }
  /** Send an email to people who responded to an event or are invited, each by itself. Only for moderators and the creator of the event. Replies go to the sender. */
  messageattendees: {
    method: 'POST'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
      /** To those who are going. */
      going?: boolean | undefined
      /** To those on the waitlist. */
      waitlisted?: boolean | undefined
      /** To those who may come. */
      maybe?: boolean | undefined
      /** To those who are invited and have not responded. */
      invited?: boolean | undefined
      /** The subject. */
      message_subject?: string | undefined
      /** The text, as plain text. */
      message_text?: string | undefined
      /** Send nothing: only say how many would get it. */
      preview?: boolean | undefined
    }
    answer: AttendeeMessage
  }
  /** Create a secret URL from which a calendar program gets the events of a group, or of all groups the caller is in. It is shown once, and replaces the previous one. */
  newcalendarfeed: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: CalendarFeed
  }
  /** List your calendar feeds. Their URLs are shown only when they are created, so `url` is empty here. */
  getcalendarfeeds: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetcalendarfeedsAnswer
  }
  /** Delete a calendar feed: its URL stops working. */
  deletecalendarfeed: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The feed to delete, from `getcalendarfeeds`; then no group is needed. */
      feed_id?: number | undefined
    }
    answer: undefined
  }
  /** Get the events of a calendar feed, as iCalendar (RFC 5545). */
  getcalendar: {
    method: 'GET'
    input: {
      /** The secret part of the URL. If invalid: `bad_request` with `invalid token`. */
      token: string
    }
    answer: Blob
  }
  /** Download an event as a calendar file, iCalendar (RFC 5545). */
  downloadevent: {
    method: 'GET'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
    }
    answer: Blob
  }
  /** Download the events of a group, or of all groups the caller is in, between two days as a calendar file, iCalendar (RFC 5545). At most 5,000 events. */
  downloadevents: {
    method: 'GET'
    input: {
      /** The first day, YYYY-MM-DD, in the caller's time zone. */
      start: string
      /** The last day. */
      end: string
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Blob
  }
  /** Export the responses to an event as CSV, for moderators who can see the member list. */
  downloadrsvps: {
    method: 'GET'
    input: {
      /** The event. If invalid: `bad_request` with `invalid event_id`. */
      event_id: number
    }
    answer: Blob
  }
  /** List a folder in the files of a group: its folders first, then files and links. */
  getfiledirectory: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The folder, such as `/Minutes/2026`; empty: the top. */
      path?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `name` (the default, `asc`), `created`, `updated`, `size`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetfiledirectoryAnswer
  }
  /** Get a file, a folder or a link, by its path or its id. */
  getfile: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its path, such as `/Minutes/2026.pdf`. */
      path?: string | undefined
      /** The file, folder or link. If invalid: `bad_request` with `invalid file_id`. */
      file_id?: number | undefined
    }
    answer: File
  }
  /** Find files, folders and links of a group whose name or description contains all words. */
  searchfiles: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The words to search for. */
      q: string
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `name` (the default, `asc`), `updated`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchfilesAnswer
  }
  /** Upload files to a folder. A file of the same name gets a new version; of several of one name in an upload, the others get a number. */
  uploadfiles: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The folder, such as `/Minutes/2026`; empty: the top. */
      path?: string | undefined
      /** The `updated` value the caller last read of the files that get a new version. If one of them has changed since, the call fails with `updated`. */
      updated?: string | undefined
      /** The files. */
      fileupload: readonly Blob[]
    }
    answer: UploadedFiles
  }
  /** Begin to upload a file in parts, with `continuefileupload` or the tus protocol. It takes storage of the group as it arrives, waits a day for its next part, and ends after a week. */
  newfileupload: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The folder, such as `/Minutes/2026`; empty: the top. */
      path?: string | undefined
      /** The name of the file. */
      name: string
      /** Its size in bytes. */
      size: number
      /** Anything that a program wants to find in `metadata` of the upload again. */
      metadata?: string | undefined
    }
    answer: Upload
  }
  /** Get how much of an upload has arrived. */
  getfileupload: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The upload. If invalid: `bad_request` with `invalid upload_id`. */
      upload_id: number
    }
    answer: Upload
  }
  /** List the caller's uploads to a group that are not complete; for moderators, those of everyone. */
  getfileuploads: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** List those of everyone. Only moderators can. */
      all?: boolean | undefined
    }
    answer: Uploads
  }
  /** Add the next bytes to an upload. The last ones make it a file, or a new version of the file of its name. */
  continuefileupload: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The upload. If invalid: `bad_request` with `invalid upload_id`. */
      upload_id: number
      /** Where they begin: how many bytes have arrived before. */
      offset: number
      /** The bytes. */
      fileupload: readonly Blob[]
    }
    answer: Upload
  }
  /** Cancel an upload; moderators cancel those of everyone. What has arrived is deleted. */
  deletefileupload: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The upload. If invalid: `bad_request` with `invalid upload_id`. */
      upload_id: number
    }
    answer: undefined
  }
  /** Create a folder. */
  newfilefolder: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The folder, such as `/Minutes/2026`; empty: the top. */
      path?: string | undefined
      /** Its name, at most 255 bytes. */
      name: string
      /** What it is about. */
      desc?: string | undefined
    }
    answer: File
  }
  /** Add a link to another site to a folder. */
  newfilelink: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The folder, such as `/Minutes/2026`; empty: the top. */
      path?: string | undefined
      /** Its name, at most 255 bytes. */
      name: string
      /** The address that a link leads to: https or http. */
      url: string
      /** What it is about. */
      desc?: string | undefined
    }
    answer: File
  }
  /** Rename, describe or move a file, a folder or a link. */
  updatefile: {
    method: 'POST'
    input: {
      /** The file, folder or link. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** Its name, at most 255 bytes. */
      name?: string | undefined
      /** What it is about. */
      desc?: string | undefined
      /** The address that a link leads to: https or http. */
      url?: string | undefined
      /** Move it to this folder; `/`: the top. */
      path?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: File
  }
  /** Get what `deletefile` would delete, for those who may delete it. */
  getfiledeletion: {
    method: 'GET'
    input: {
      /** The file, folder or link. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
    }
    answer: FileDeletion
  }
  /** Delete a file with its versions, a link, or a folder with everything in it; for 30 days it can be restored. Members can delete what they added, moderators everything. */
  deletefile: {
    method: 'POST'
    input: {
      /** The file, folder or link. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: FileDeletion
  }
  /** List the versions of a file, newest first. The last 100 are kept. */
  getfileversions: {
    method: 'GET'
    input: {
      /** The file, folder or link. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `version` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetfileversionsAnswer
  }
  /** Make an earlier version of a file its newest one again. */
  restorefileversion: {
    method: 'POST'
    input: {
      /** The file, folder or link. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** The version, from 1. */
      version: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: File
  }
  /** Download a file. */
  downloadfile: {
    method: 'GET'
    input: {
      /** The file, folder or link. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** The version, from 1. */
      version?: number | undefined
      /** Return the thumbnail of an image. */
      thumbnail?: boolean | undefined
      /** Show a PDF in the page that asks for it, instead of saving it. */
      show?: boolean | undefined
    }
    answer: Blob
  }
  /** Get the beginning of a text file, at most 200 kB, to show it. */
  getfiletext: {
    method: 'GET'
    input: {
      /** The file, folder or link. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** The version, from 1. */
      version?: number | undefined
    }
    answer: FileText
  }
  /** Download a folder with everything in it as a zip. */
  downloadfilefolder: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The folder, such as `/Minutes/2026`; empty: the top. */
      path?: string | undefined
    }
    answer: Blob
  }
  /** List the files, links and folders that were deleted in the last 30 days: members see what they deleted, moderators everything. */
  getdeletedfiles: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `deleted` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdeletedfilesAnswer
  }
  /** Restore a deleted file with its versions, a link, or a folder with everything that was in it. */
  undeletefile: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What was deleted. If invalid: `bad_request` with `invalid file_id`. */
      file_id: number
      /** Another name for it, if its own is taken meanwhile. */
      name?: string | undefined
      /** The folder to restore it to; by default the one it was in, or the top if that is gone. */
      path?: string | undefined
    }
    answer: File
  }
  /** List the albums of a group. Without `sort_field`, as the caller prefers (`album_order_by`, `album_sort_dir`). */
  getalbums: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`), `title`, `updated`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetalbumsAnswer
  }
  /** Get an album. */
  getalbum: {
    method: 'GET'
    input: {
      /** The album. If invalid: `bad_request` with `invalid album_id`. */
      album_id: number
    }
    answer: Album
  }
  /** List the photos of an album. Without `sort_field`, as the caller prefers (`photos_order_by`, `photos_sort_dir`), or else in its order. */
  getphotos: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The album. If invalid: `bad_request` with `invalid album_id`. */
      album_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `position` (the default, `asc`), `created`, `name`, `taken`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetphotosAnswer
  }
  /** Find photos of a group whose name or caption contains all words, in all albums. */
  searchphotos: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The words to search for. */
      q: string
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`), `name`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchphotosAnswer
  }
  /** Get a photo, its place in the album, and the photos before and after it, in the order of `getphotos`. */
  getphoto: {
    method: 'GET'
    input: {
      /** The photo. If invalid: `bad_request` with `invalid photo_id`. */
      photo_id: number
      /** The field to sort by. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: Photo
  }
  /** Create an album. */
  newalbum: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its title. */
      title: string
      /** What it is about; of a photo, its caption. */
      desc?: string | undefined
    }
    answer: Album
  }
  /** Change the title or the description of an album. */
  updatealbum: {
    method: 'POST'
    input: {
      /** The album. If invalid: `bad_request` with `invalid album_id`. */
      album_id: number
      /** Its title. */
      title?: string | undefined
      /** What it is about; of a photo, its caption. */
      desc?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Album
  }
  /** Delete an album with its photos. Members can delete their own if it holds only photos of theirs, moderators all. */
  deletealbum: {
    method: 'POST'
    input: {
      /** The album. If invalid: `bad_request` with `invalid album_id`. */
      album_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Add photos to an album. When and with what they were taken is shown; where is removed from them with all other metadata, unless `keep_metadata` is set. */
  uploadphotos: {
    method: 'POST'
    input: {
      /** The album. If invalid: `bad_request` with `invalid album_id`. */
      album_id: number
      /** The caption of all of them. */
      desc?: string | undefined
      /** Keep the location and the other metadata of the photos, unless the group reduces them (`max_photo_size_photos`). */
      keep_metadata?: boolean | undefined
      /** The photos: JPEG, PNG, WebP or GIF, of up to 200 megapixels. If one is refused, none is added. */
      fileupload: readonly Blob[]
    }
    answer: UploadedPhotos
  }
  /** Put photos of an album into an order, at its beginning or after one of the others, which keep their order. */
  orderphotos: {
    method: 'POST'
    input: {
      /** The album. If invalid: `bad_request` with `invalid album_id`. */
      album_id: number
      /** The photos, in their new order. */
      photo_ids: number[]
      /** The photo that they come after; without it they come first. If invalid: `bad_request` with `invalid photo_ids`. */
      after_photo_id?: number | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Album
  }
  /** Change the name or the caption of a photo, or move it to the end of another album. */
  updatephoto: {
    method: 'POST'
    input: {
      /** The photo. If invalid: `bad_request` with `invalid photo_id`. */
      photo_id: number
      /** Its name, at most 255 bytes. */
      name?: string | undefined
      /** What it is about; of a photo, its caption. */
      desc?: string | undefined
      /** Move it to this album of the group. If invalid: `bad_request` with `invalid album_id`. */
      album_id?: number | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Photo
  }
  /** Delete a photo. Members can delete their own, moderators all. */
  deletephoto: {
    method: 'POST'
    input: {
      /** The photo. If invalid: `bad_request` with `invalid photo_id`. */
      photo_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Download a photo, as it was uploaded or smaller. */
  downloadphoto: {
    method: 'GET'
    input: {
      /** The photo. If invalid: `bad_request` with `invalid photo_id`. */
      photo_id: number
      /** A smaller version of it, as WebP. */
      size?: PhotoVersion | undefined
    }
    answer: Blob
  }
  /** Download the photos of an album as a zip. */
  downloadalbum: {
    method: 'GET'
    input: {
      /** The album. If invalid: `bad_request` with `invalid album_id`. */
      album_id: number
    }
    answer: Blob
  }
  /** List the albums that were deleted in the last 30 days: members see what they deleted, moderators all. */
  getdeletedalbums: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `deleted` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdeletedalbumsAnswer
  }
  /** List the photos that were deleted in the last 30 days, but not with their album: members see what they deleted, moderators all. */
  getdeletedphotos: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `deleted` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdeletedphotosAnswer
  }
  /** Restore a deleted album with the photos that were deleted with it. */
  undeletealbum: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The deleted album. If invalid: `bad_request` with `invalid album_id`. */
      album_id: number
    }
    answer: Album
  }
  /** Restore a deleted photo. */
  undeletephoto: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The deleted photo. If invalid: `bad_request` with `invalid photo_id`. */
      photo_id: number
      /** The album to restore it to; by default the one it was in, unless that is deleted too. If invalid: `bad_request` with `invalid album_id`. */
      album_id?: number | undefined
    }
    answer: Photo
  }
  /** Get a poll, with its results if the caller can see them. */
  getpoll: {
    method: 'GET'
    input: {
      /** The poll. If invalid: `bad_request` with `invalid poll_id`. */
      poll_id: number
    }
    answer: Poll
  }
  /** List the polls of a group, or those in a topic or about an event. */
  getpolls: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only polls in this topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id?: number | undefined
      /** Only polls about this event. If invalid: `bad_request` with `invalid event_id`. */
      event_id?: number | undefined
      /** Only closed polls, or only open ones. */
      is_closed?: boolean | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpollsAnswer
  }
  /** List who voted for what. Callers get only their own vote if the poll is anonymous, or if they can't see the results or the member list; the number of all is in `total_count`. */
  getpollvotes: {
    method: 'GET'
    input: {
      /** The poll. If invalid: `bad_request` with `invalid poll_id`. */
      poll_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpollvotesAnswer
  }
  /** Download the results of a poll as CSV. */
  downloadpoll: {
    method: 'GET'
    input: {
      /** The poll. If invalid: `bad_request` with `invalid poll_id`. */
      poll_id: number
    }
    answer: Blob
  }
  /** Post a poll: as a new topic, as a reply in a topic, or in the topic about an event. The rules for posts apply. */
  newpoll: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The question. If invalid: `bad_request` with `invalid question`. */
      question: string
      /** The answers, 2 to 20: `text` (up to 200 characters) and `desc`, an explanation (up to 500). If invalid: `bad_request` with `invalid answers`. */
      answers: string | readonly ({
        text: string
        desc?: string
      })[]
      /** How people vote. */
      type?: PollType | undefined
      /** Nobody can see who voted for what. */
      is_anonymous?: boolean | undefined
      /** Who sees the results, and when. */
      show_results?: PollResults | undefined
      /** The deadline, as YYYY-MM-DDTHH:MM in the caller's time zone, or with an offset. Empty: until someone closes it. If invalid: `bad_request` with `invalid closes`. */
      closes?: string | undefined
      /** The subject of the new topic, with hashtags; empty: the question. */
      subject?: string | undefined
      /** A text above the poll, as plain text. */
      body?: string | undefined
      /** Post it as a reply in this topic. If invalid: `bad_request` with `invalid topic_id`. */
      topic_id?: number | undefined
      /** Post it in the topic about this event. If invalid: `bad_request` with `invalid event_id`. */
      event_id?: number | undefined
    }
    answer: NewPoll
  }
  /** Vote in a poll, or change or withdraw the vote, as long as the poll is open. */
  vote: {
    method: 'POST'
    input: {
      /** The poll. If invalid: `bad_request` with `invalid poll_id`. */
      poll_id: number
      /** The numbers of the chosen answers; for ranked polls, the preferred one first. Empty: withdraw the vote. If invalid: `bad_request` with `invalid choices`. */
      choices: number[]
    }
    answer: Poll
  }
  /** Change the deadline of a poll, or who sees its results. For the poll's creator and moderators. */
  updatepoll: {
    method: 'POST'
    input: {
      /** The poll. If invalid: `bad_request` with `invalid poll_id`. */
      poll_id: number
      /** The deadline, as YYYY-MM-DDTHH:MM in the caller's time zone, or with an offset. Empty: until someone closes it. If invalid: `bad_request` with `invalid closes`. */
      closes?: string | undefined
      /** Who sees the results, and when. */
      show_results?: PollResults | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Poll
  }
  /** Close a poll, so that it accepts no votes any more. For the poll's creator and moderators. */
  closepoll: {
    method: 'POST'
    input: {
      /** The poll. If invalid: `bad_request` with `invalid poll_id`. */
      poll_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Poll
  }
  /** Reopen a closed poll. A deadline that has passed is removed. For the poll's creator and moderators. */
  reopenpoll: {
    method: 'POST'
    input: {
      /** The poll. If invalid: `bad_request` with `invalid poll_id`. */
      poll_id: number
      /** The deadline, as YYYY-MM-DDTHH:MM in the caller's time zone, or with an offset. Empty: until someone closes it. If invalid: `bad_request` with `invalid closes`. */
      closes?: string | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Poll
  }
  /** Email the members who may vote in a poll and haven't, at most once a day. For the poll's creator and moderators. */
  sendpollreminder: {
    method: 'POST'
    input: {
      /** The poll. If invalid: `bad_request` with `invalid poll_id`. */
      poll_id: number
    }
    answer: PollReminder
  }
  /** Get what a link in the footer of an email would do, without doing it. */
  getmaillink: {
    method: 'GET'
    input: {
      /** The last part of the link in the email. If invalid: `bad_request` with `invalid link`. */
      code: string
    }
    answer: Maillink
  }
  /** Do what a link in the footer of an email is for, for the member who got the email. Repeating it changes nothing. */
  usemaillink: {
    method: 'POST'
    input: {
      /** The last part of the link in the email. If invalid: `bad_request` with `invalid link`. */
      code: string
    }
    answer: Success
  }
  /** Download a file that was too large for an email, with the link in the email. Works as long as its recipient is a member. */
  getmailfile: {
    method: 'GET'
    input: {
      /** The last part of the link in the email. If invalid: `bad_request` with `invalid link`. */
      code: string
    }
    answer: Blob
  }
  /** Get the poll that a link in an email is about, for the member who got the email. */
  getmailpoll: {
    method: 'GET'
    input: {
      /** The last part of the link in the email. If invalid: `bad_request` with `invalid link`. */
      code: string
    }
    answer: MailPoll
  }
  /** Vote in a poll by the link in an email, as the member who got the email. */
  votebymail: {
    method: 'POST'
    input: {
      /** The last part of the link in the email. If invalid: `bad_request` with `invalid link`. */
      code: string
      /** The numbers of the chosen answers; for ranked polls, the preferred one first. Empty: withdraw the vote. If invalid: `bad_request` with `invalid choices`. */
      choices: number[]
    }
    answer: MailPoll
  }
  /** Show recent deliveries to the caller or, with `manage_members`, to another member of the group. */
  getdeliveryinfo: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Another member, in which case the group is optional; default: the caller. */
      member_info_id?: number | undefined
    }
    answer: DeliveryInfo
  }
  /** Show how email of the group went to a member on each of the last 31 days, in the time zone of the caller. */
  getdeliveryhistory: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: DeliveryHistory
  }
  /** List your bounces. */
  getbounceinfo: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetbounceinfoAnswer
  }
  /** Send a probe to a member whose email bounced: for yourself, or with `manage_member_subscription_options`. */
  sendbounceprobe: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: undefined
  }
  /** Confirm that email arrives again, with the code from the probe. Repeating it changes nothing. */
  resumemail: {
    method: 'POST'
    input: {
      /** The code from the email. If invalid: `bad_request` with `invalid token`. */
      code: string
    }
    answer: undefined
  }
  /** Send the posts that were missed while email bounced, with the code from the email that offers it. Works once. */
  sendmissed: {
    method: 'POST'
    input: {
      /** The code from the email. If invalid: `bad_request` with `invalid token`. */
      code: string
    }
    answer: undefined
  }
  /** List incoming emails with what happened to them, and outgoing emails with their recipients: your own, those of a group for moderators, all for administrators. */
  getmessageledger: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only entries about this message. If invalid: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
      /** Only emails with this Message-ID. */
      mime_id?: string | undefined
      /** For administrators: of everyone and of all groups. */
      all?: boolean | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessageledgerAnswer
  }
  /** Get whether the site sends email. Without a relay, outgoing email stays in the local mailbox. */
  getemailstatus: {
    method: 'GET'
    input: {}
    answer: EmailStatus
  }
  /** List the emails in the local mailbox, which keeps outgoing email while no relay is set. */
  getmailbox: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmailboxAnswer
  }
  /** Get an email from the local mailbox: its headers, text and attachments. */
  getmailboxmail: {
    method: 'GET'
    input: {
      /** The id of the email, from `getmailbox`. If invalid: `bad_request` with `invalid mail_id`. */
      mail_id: number
      /** The number of the copy. If invalid: `bad_request` with `invalid mail_id`. */
      copy?: number | undefined
    }
    answer: MailboxCopy
  }
  /** Download an email from the local mailbox, as it would have been sent. */
  downloadmailboxmail: {
    method: 'GET'
    input: {
      /** The id of the email, from `getmailbox`. If invalid: `bad_request` with `invalid mail_id`. */
      mail_id: number
      /** The number of the copy. If invalid: `bad_request` with `invalid mail_id`. */
      copy?: number | undefined
    }
    answer: Blob
  }
  /** Download an attachment of an email in the local mailbox. */
  downloadmailboxpart: {
    method: 'GET'
    input: {
      /** The id of the email, from `getmailbox`. If invalid: `bad_request` with `invalid mail_id`. */
      mail_id: number
      /** The number of the copy. If invalid: `bad_request` with `invalid mail_id`. */
      copy?: number | undefined
      /** The number of the attachment. If invalid: `bad_request` with `invalid part`. */
      part: number
    }
    answer: Blob
  }
  /** List what is new in each of your groups. */
  feed: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `group` (the default, `asc`), `full_name`, `email`, `delivery`, `joined`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: FeedAnswer
  }
  /** The same as `feed`. */
  getfeed: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `group` (the default, `asc`), `full_name`, `email`, `delivery`, `joined`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetfeedAnswer
  }
  /** List what needs your attention: invitations, pending members and messages, replies, drafts. */
  getinbox: {
    method: 'GET'
    input: {}
    answer: Inbox
  }
  /** List what is new in one of your groups. */
  getsinglefeed: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Feed
  }
  /** List what a moderator has to decide on, oldest first: pending messages, requests to join, or reported messages. Decisions that can still be undone are left out. */
  getmoderationqueue: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What to list; needs the permission to decide on it. */
      type: ModerationType
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmoderationqueueAnswer
  }
  /** Get how much is pending in a group, who has claimed what, and the decisions that can still be undone. */
  getmoderationstate: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: ModerationState
  }
  /** Decide on pending messages, requests to join and reported messages, or delete topics, at most 100 in all. The decision is stored at once and carried out after `undo_seconds`; until then `undodecision` takes it back. */
  moderate: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What to do with all of them. */
      action: ModerationAction
      /** Pending messages. */
      pending_message_ids?: number[] | undefined
      /** Requests to join. */
      member_info_ids?: number[] | undefined
      /** Reported messages; they can be hidden or deleted. */
      message_ids?: number[] | undefined
      /** Topics; they can be deleted, with all their messages. */
      topic_ids?: number[] | undefined
      /** With `reject`: the reason, for the authors of messages. */
      reason?: string | undefined
      /** With `approve`: the authors of the messages are not moderated any more. */
      unmoderate?: boolean | undefined
      /** The `updated` value of a single message, member or topic; if it has changed since, it is skipped. */
      expected?: string | undefined
      /** How long the decision can be undone. */
      undo_seconds?: number | undefined
    }
    answer: ModerationResult
  }
  /** Get who decided on something that isn't pending any more, and how. */
  getmoderationdecision: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What `target_id` is. */
      type: ModerationType
      /** The message, the membership or the reported message that was pending. */
      target_id: number
    }
    answer: ModerationSkipped
  }
  /** Undo decisions that have not been carried out yet. */
  undodecision: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The ids of the decisions. */
      decision_ids: number[]
    }
    answer: ModerationUndone
  }
  /** Get the record of a pending message's sender, of a person who asks to join, or of a reported author. */
  getmoderationrecord: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What `target_id` is. */
      type: ModerationType
      /** The pending message, the membership or the reported message. */
      target_id: number
    }
    answer: ModerationRecord
  }
  /** List reported messages, each with who reported it and why. */
  getreports: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Open or resolved reports. */
      state?: ReportState | undefined
      /** Only reports of this message. If invalid: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetreportsAnswer
  }
  /** Resolve all open reports of a message, or reopen the resolved ones. */
  resolvereport: {
    method: 'POST'
    input: {
      /** The message, by its id. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias; needed if the group is unlisted. */
      group_name?: string | undefined
      /** Open the reports again. */
      reopen?: boolean | undefined
    }
    answer: undefined
  }
  /** List the webhooks of a group. */
  getwebhooks: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetwebhooksAnswer
  }
  /** Get a webhook. */
  getwebhook: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The webhook. If invalid: `bad_request` with `invalid webhook_id`. */
      webhook_id: number
    }
    answer: Webhook
  }
  /** Add a webhook: what happens in the group is sent to a URL. Its secret is shown only in this response. */
  newwebhook: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What it is for. */
      name?: string | undefined
      /** Where it is sent: a URL that begins with `https://`. If invalid: `bad_request` with `invalid webhook url`. */
      url: string
      /** The actions that trigger it: names of facts. If invalid: `bad_request` with `invalid actions`. */
      actions: ('group.created' | 'group.subgroup_created' | 'group.plan_changed' | 'group.renamed' | 'group.privacy_changed' | 'group.updated' | 'group.alias_added' | 'group.alias_removed' | 'group.column_added' | 'group.column_changed' | 'group.column_removed' | 'group.suspended' | 'group.unsuspended' | 'group.deleted' | 'group.subgroup_deleted' | 'group.moved' | 'group.posts_pending' | 'group.posts_expiring' | 'group.space_short' | 'group.export_requested' | 'group.export_finished' | 'group.export_failed' | 'group.export_deleted' | 'member.joined' | 'member.left' | 'member.requested' | 'member.approved' | 'member.rejected' | 'member.expired' | 'member.removed' | 'member.banned' | 'member.unbanned' | 'member.added' | 'member.agreed' | 'member.updated' | 'member.role_changed' | 'member.inherited' | 'member.unmoderated' | 'member.labelled' | 'member.confirmation_requested' | 'member.sponsored' | 'member.probe_requested' | 'adds.held' | 'adds.approved' | 'adds.rejected' | 'invite.sent' | 'invite.cancelled' | 'invite.accepted' | 'invite.declined' | 'notice.added' | 'notice.changed' | 'notice.removed' | 'label.added' | 'label.changed' | 'label.removed' | 'message.posted' | 'message.held' | 'message.claimed' | 'message.approved' | 'message.confirmed' | 'message.rejected' | 'message.refused' | 'message.discarded' | 'message.expired' | 'message.corrected' | 'message.edited' | 'message.deleted' | 'message.hidden' | 'message.restored' | 'message.liked' | 'message.unliked' | 'message.reported' | 'message.report_resolved' | 'message.report_reopened' | 'message.sent' | 'topic.updated' | 'topic.merged' | 'topic.split' | 'topic.moved' | 'topic.received' | 'topic.deleted' | 'topic.expired' | 'hashtag.created' | 'hashtag.updated' | 'hashtag.deleted' | 'event.added' | 'event.invited' | 'event.summed' | 'event.updated' | 'event.cancelled' | 'event.reminded' | 'event.deleted' | 'event.answered' | 'event.promoted' | 'poll.created' | 'poll.updated' | 'poll.closed' | 'poll.reopened' | 'poll.reminded' | 'wiki.created' | 'wiki.updated' | 'wiki.deleted' | 'wiki.restored' | 'database.created' | 'database.updated' | 'database.deleted' | 'database.row_added' | 'database.rows_imported' | 'database.template_asked' | 'database.row_updated' | 'database.row_deleted' | 'database.row_restored' | 'webhook.added' | 'webhook.updated' | 'webhook.deleted' | 'posting_address.added' | 'posting_address.revoked' | 'album.created' | 'album.updated' | 'album.deleted' | 'album.restored' | 'photo.added' | 'photo.updated' | 'photo.deleted' | 'photo.restored' | 'file.added' | 'file.updated' | 'file.deleted' | 'file.restored' | 'members.imported' | 'members.delivery_started' | 'archives.imported' | 'chat.created' | 'chat.updated' | 'chat.posted' | 'chat.closed' | 'chat.reopened' | 'chat.deleted' | 'chat.joined' | 'chat.left' | 'notifications.changed' | 'mail.undeliverable')[]
    }
    answer: NewWebhook
  }
  /** Change, pause or activate a webhook. Deliveries that are pending when it is paused fail. */
  updatewebhook: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The webhook. If invalid: `bad_request` with `invalid webhook_id`. */
      webhook_id: number
      /** What it is for. */
      name?: string | undefined
      /** Where it is sent: a URL that begins with `https://`. If invalid: `bad_request` with `invalid webhook url`. */
      url?: string | undefined
      /** The actions that trigger it: names of facts. If invalid: `bad_request` with `invalid actions`. */
      actions?: ('group.created' | 'group.subgroup_created' | 'group.plan_changed' | 'group.renamed' | 'group.privacy_changed' | 'group.updated' | 'group.alias_added' | 'group.alias_removed' | 'group.column_added' | 'group.column_changed' | 'group.column_removed' | 'group.suspended' | 'group.unsuspended' | 'group.deleted' | 'group.subgroup_deleted' | 'group.moved' | 'group.posts_pending' | 'group.posts_expiring' | 'group.space_short' | 'group.export_requested' | 'group.export_finished' | 'group.export_failed' | 'group.export_deleted' | 'member.joined' | 'member.left' | 'member.requested' | 'member.approved' | 'member.rejected' | 'member.expired' | 'member.removed' | 'member.banned' | 'member.unbanned' | 'member.added' | 'member.agreed' | 'member.updated' | 'member.role_changed' | 'member.inherited' | 'member.unmoderated' | 'member.labelled' | 'member.confirmation_requested' | 'member.sponsored' | 'member.probe_requested' | 'adds.held' | 'adds.approved' | 'adds.rejected' | 'invite.sent' | 'invite.cancelled' | 'invite.accepted' | 'invite.declined' | 'notice.added' | 'notice.changed' | 'notice.removed' | 'label.added' | 'label.changed' | 'label.removed' | 'message.posted' | 'message.held' | 'message.claimed' | 'message.approved' | 'message.confirmed' | 'message.rejected' | 'message.refused' | 'message.discarded' | 'message.expired' | 'message.corrected' | 'message.edited' | 'message.deleted' | 'message.hidden' | 'message.restored' | 'message.liked' | 'message.unliked' | 'message.reported' | 'message.report_resolved' | 'message.report_reopened' | 'message.sent' | 'topic.updated' | 'topic.merged' | 'topic.split' | 'topic.moved' | 'topic.received' | 'topic.deleted' | 'topic.expired' | 'hashtag.created' | 'hashtag.updated' | 'hashtag.deleted' | 'event.added' | 'event.invited' | 'event.summed' | 'event.updated' | 'event.cancelled' | 'event.reminded' | 'event.deleted' | 'event.answered' | 'event.promoted' | 'poll.created' | 'poll.updated' | 'poll.closed' | 'poll.reopened' | 'poll.reminded' | 'wiki.created' | 'wiki.updated' | 'wiki.deleted' | 'wiki.restored' | 'database.created' | 'database.updated' | 'database.deleted' | 'database.row_added' | 'database.rows_imported' | 'database.template_asked' | 'database.row_updated' | 'database.row_deleted' | 'database.row_restored' | 'webhook.added' | 'webhook.updated' | 'webhook.deleted' | 'posting_address.added' | 'posting_address.revoked' | 'album.created' | 'album.updated' | 'album.deleted' | 'album.restored' | 'photo.added' | 'photo.updated' | 'photo.deleted' | 'photo.restored' | 'file.added' | 'file.updated' | 'file.deleted' | 'file.restored' | 'members.imported' | 'members.delivery_started' | 'archives.imported' | 'chat.created' | 'chat.updated' | 'chat.posted' | 'chat.closed' | 'chat.reopened' | 'chat.deleted' | 'chat.joined' | 'chat.left' | 'notifications.changed' | 'mail.undeliverable')[] | undefined
      /** Whether it is sent. */
      active?: boolean | undefined
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: Webhook
  }
  /** Give a webhook a new secret, which is shown only in this response. Deliveries are signed with the previous one, too, for a day. */
  rotatewebhooksecret: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The webhook. If invalid: `bad_request` with `invalid webhook_id`. */
      webhook_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: NewWebhook
  }
  /** Delete a webhook, with its deliveries. */
  deletewebhook: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The webhook. If invalid: `bad_request` with `invalid webhook_id`. */
      webhook_id: number
      /** The `updated` value the caller last read. If it has changed since, the call fails with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** List the deliveries of a webhook, newest first. They are kept for 14 days. */
  getwebhookdeliveries: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The webhook. If invalid: `bad_request` with `invalid webhook_id`. */
      webhook_id: number
      /** Only those in this state. */
      state?: WebhookDeliveryState | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetwebhookdeliveriesAnswer
  }
  /** Send a delivery of a webhook again, with the same `webhook-id`: now, or after those about the same object that are pending. Its tries count anew. */
  redeliverwebhook: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The webhook. If invalid: `bad_request` with `invalid webhook_id`. */
      webhook_id: number
      /** The delivery, by its id. If invalid: `bad_request` with `invalid delivery_id`. */
      delivery_id: number
    }
    answer: WebhookDelivery
  }
  /** Send a test to the URL of a webhook, even if it is paused, and return how it went. At most 60 an hour. */
  testwebhook: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The webhook. If invalid: `bad_request` with `invalid webhook_id`. */
      webhook_id: number
    }
    answer: WebhookDelivery
  }
  /** List the posting addresses of a group, without their tokens. */
  getpostingaddresses: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpostingaddressesAnswer
  }
  /** Create an address at which a script posts as you. Its token is shown only in this response. */
  newpostingaddress: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What it is for; posts end with it. */
      name: string
      /** Hashtags that are added to the subject of each post, with `#` or without. */
      hashtags?: string | undefined
    }
    answer: NewPostingAddress
  }
  /** Revoke a posting address: it stops working at once. */
  revokepostingaddress: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The posting address. If invalid: `bad_request` with `invalid posting_address_id`. */
      posting_address_id: number
    }
    answer: undefined
  }
  /** Post to a group in one call. With the token of a posting address, as the key or behind the name of the call, the group is that of the address. */
  postmessage: {
    method: 'POST'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The subject, with hashtags. */
      subject?: string | undefined
      /** The text. */
      body?: string | undefined
      /** The format of the text. */
      body_type?: BodyType | undefined
      /** Chosen by you for each post, also as the header `Idempotency-Key`: another call with the same one posts nothing and returns the first post. */
      idempotency_key?: string | undefined
      /** Attachments. */
      fileupload?: readonly Blob[] | undefined
    }
    answer: PostedDraft
  }
  /** List the activity of a group, newest first. */
  getactivitylog: {
    method: 'GET'
    input: {
      /** The group, by id. If invalid: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only this type of activity. If invalid: `bad_request` with `invalid filter_by`.
       *
       * - `all`: Everything.
       * - `member`: Activity of members.
       * - `message`: Activity around messages.
       * - `moderator`: Actions of moderators.
       * - `payment`: Changes of the plan. */
      filter_by?: 'all' | 'member' | 'message' | 'moderator' | 'payment' | undefined
      /** Only this time range; `custom` uses `start_date` and `end_date`. If invalid: `bad_request` with `invalid restrict_date`.
       *
       * - `past_24_hours`: The past 24 hours.
       * - `past_week`: The past week.
       * - `past_month`: The past month.
       * - `past_year`: The past year.
       * - `custom`: From `start_date` to `end_date`. */
      restrict_date?: 'past_24_hours' | 'past_week' | 'past_month' | 'past_year' | 'custom' | undefined
      /** The first day, in your time zone. If invalid: `bad_request` with `invalid start_date`. */
      start_date?: string | undefined
      /** The last day, in your time zone. If invalid: `bad_request` with `invalid end_date`. */
      end_date?: string | undefined
      /** Only this fact. If invalid: `bad_request` with `invalid action`.
       *
       * - `group.created`: A group was created; whoever created it is its owner.
       * - `group.subgroup_created`: A subgroup was created.
       * - `group.plan_changed`: The operator changed the plan of a group.
       * - `group.renamed`: The group was renamed; its subgroups are renamed with it.
       * - `group.privacy_changed`: The visibility of the group or its archives was changed.
       * - `group.updated`: Settings of the group were changed.
       * - `group.alias_added`: An alias was added to the group.
       * - `group.alias_removed`: An alias of the group was removed.
       * - `group.column_added`: A member data column was added.
       * - `group.column_changed`: A member data column was changed.
       * - `group.column_removed`: A member data column was removed, with its values.
       * - `group.suspended`: An administrator suspended a group, with its subgroups.
       * - `group.unsuspended`: An administrator restored a suspended group.
       * - `group.deleted`: The group was deleted, with its subgroups and everything in them.
       * - `group.subgroup_deleted`: A subgroup of the group was deleted.
       * - `group.moved`: The operator moved the group to an organisation.
       * - `group.reminded`: The monthly reminder of the group was due for some members.
       * - `group.posts_pending`: The moderators are emailed a summary of pending messages.
       * - `group.posts_expiring`: The moderators are reminded of pending messages that expire in two days.
       * - `group.space_short`: The group has used much of its storage; `percent` says at least how much.
       * - `organisation.main_group_set`: An administrator chose the main group of an organisation, or its first group became the main one.
       * - `group.export_requested`: An owner asked for an export of the group.
       * - `group.export_finished`: The export of the group can be downloaded; `account_id` asked for it.
       * - `group.export_failed`: The export of the group failed; `account_id` asked for it.
       * - `group.export_deleted`: An owner deleted the export of the group, or cancelled it.
       * - `organisation.added`: The operator created an organisation with its own host name.
       * - `member.joined`: Someone became a member.
       * - `member.left`: A membership ended; `action` says how.
       * - `member.requested`: Someone asked to join, and the request is pending.
       * - `member.approved`: A moderator approved a request to join.
       * - `member.rejected`: A moderator rejected a request to join.
       * - `member.expired`: A request to join expired.
       * - `member.removed`: A moderator removed a member.
       * - `member.banned`: Someone was banned: their membership ended, and their address can't join or post.
       * - `member.unbanned`: A ban was lifted: the person can join again.
       * - `member.added`: A moderator added someone directly.
       * - `member.agreed`: Someone who was added directly agreed to be a member.
       * - `member.updated`: The settings of a membership were changed; `fields` says which.
       * - `member.role_changed`: A member became a moderator or owner, stopped being one, or got other permissions.
       * - `member.inherited`: A subgroup lost its last owner, and an owner of the parent group became its owner.
       * - `member.unmoderated`: A new member has posted enough: their posts no longer need approval.
       * - `member.labelled`: The labels of a member were changed.
       * - `member.confirmation_requested`: A moderator asked a member again to confirm their address.
       * - `member.sponsored`: A member sponsored the group, as recorded by a moderator.
       * - `member.probe_requested`: A moderator requested a probe of a member's address that bounced.
       * - `adds.held`: More people were to be added than a group may add in a day; a site administrator has to approve it.
       * - `adds.approved`: A site administrator approved a direct add.
       * - `adds.rejected`: A site administrator rejected a direct add.
       * - `invite.sent`: Someone was invited.
       * - `invite.cancelled`: An invitation was withdrawn.
       * - `invite.accepted`: Someone accepted an invitation.
       * - `invite.declined`: Someone declined an invitation.
       * - `notice.added`: A member notice was added.
       * - `notice.changed`: A member notice was changed.
       * - `notice.removed`: A member notice was removed.
       * - `label.added`: A member label was created.
       * - `label.changed`: A member label was changed.
       * - `label.removed`: A member label was removed.
       * - `message.posted`: A message was posted to the group.
       * - `message.held`: A message is pending; `reason` says why.
       * - `message.claimed`: A moderator claimed a pending message.
       * - `message.approved`: A moderator approved a message.
       * - `message.confirmed`: The author confirmed an email that couldn't be verified, and it was posted.
       * - `message.rejected`: A moderator rejected a message.
       * - `message.refused`: An email from a member was rejected; `reason` says why.
       * - `message.discarded`: A moderator deleted a pending message.
       * - `message.expired`: A pending message expired.
       * - `message.corrected`: A moderator edited a pending message.
       * - `message.edited`: A message was edited; the earlier version is kept.
       * - `message.deleted`: A message was deleted.
       * - `message.hidden`: A moderator hid a message.
       * - `message.restored`: A hidden message was restored.
       * - `message.liked`: Someone liked a message.
       * - `message.unliked`: Someone unliked a message.
       * - `message.reported`: Someone reported a message to the moderators.
       * - `message.report_resolved`: A moderator resolved the reports of a message.
       * - `message.report_reopened`: A moderator reopened the reports of a message.
       * - `message.sent`: Someone emailed a member or the moderators privately.
       * - `topic.updated`: A topic was changed; `fields` says what.
       * - `topic.merged`: A topic was merged into another.
       * - `topic.split`: Messages were split from a topic into a new one.
       * - `topic.moved`: A topic was moved to another group, with its messages.
       * - `topic.received`: A topic was moved here from another group, with its messages.
       * - `topic.deleted`: A topic was deleted, with its messages.
       * - `topic.expired`: A topic expired: it was closed or deleted, as its hashtag says.
       * - `hashtag.created`: A hashtag was created.
       * - `hashtag.updated`: A hashtag was changed; `fields` says what.
       * - `hashtag.deleted`: A hashtag was deleted.
       * - `event.added`: An event was added to the calendar; `event_ids` has one id per date.
       * - `event.invited`: A new member was invited to upcoming events.
       * - `event.summed`: The summary of upcoming events was due.
       * - `event.updated`: An event was changed; `fields` says what.
       * - `event.cancelled`: An event was cancelled.
       * - `event.reminded`: The reminder of an event was due.
       * - `event.deleted`: An event was deleted.
       * - `event.answered`: Someone responded to an event, or withdrew their response; `because` says why.
       * - `event.promoted`: Someone moved up from the waitlist of an event; `because` says why.
       * - `poll.created`: A poll was posted, with its message.
       * - `poll.updated`: The deadline of a poll, or who sees its results, was changed; `fields` says what.
       * - `poll.closed`: A poll was closed, by someone or by its deadline (`by_deadline`).
       * - `poll.reopened`: A closed poll was reopened.
       * - `poll.reminded`: Members who hadn't voted in a poll were reminded: a day before its deadline, or because someone asked for it (`count`).
       * - `poll.voted`: People voted in a poll. Not stored, because votes can be secret.
       * - `wiki.created`: A wiki page was created.
       * - `wiki.updated`: A wiki page was changed; `fields` says what, `was` is its previous title.
       * - `wiki.deleted`: A wiki page was deleted.
       * - `wiki.restored`: A deleted wiki page was restored.
       * - `database.created`: A table was created.
       * - `database.updated`: A table was changed; `fields` says what.
       * - `database.deleted`: A table was deleted, with its rows.
       * - `database.row_added`: A row was added to a table.
       * - `database.rows_imported`: Rows were imported into a table from a file.
       * - `database.template_asked`: Someone requested the email template that adds a row to a table.
       * - `database.row_updated`: A row was changed; `fields` says in which columns.
       * - `database.row_deleted`: A row was deleted.
       * - `database.row_restored`: A deleted row was restored.
       * - `webhook.added`: A webhook was added.
       * - `webhook.updated`: A webhook was changed, paused or activated; `fields` says what.
       * - `webhook.deleted`: A webhook was deleted.
       * - `webhook.failed`: A webhook was paused because it failed for days, or its server answered 410 (`gone`).
       * - `posting_address.added`: A posting address was created, at which a script posts as a member.
       * - `posting_address.revoked`: A posting address was revoked.
       * - `album.created`: An album of photos was created.
       * - `album.updated`: An album was changed; `fields` says what.
       * - `album.deleted`: An album was deleted, with its photos.
       * - `album.restored`: A deleted album was restored, with the photos that were deleted with it.
       * - `photo.added`: Photos were added to an album.
       * - `photo.updated`: A photo was changed; `fields` says what.
       * - `photo.deleted`: A photo was deleted.
       * - `photo.restored`: A deleted photo was restored.
       * - `file.added`: Files, a folder or a link were added to the files.
       * - `file.updated`: A file, a folder or a link was changed; `fields` says what.
       * - `file.deleted`: A file, a link, or a folder with everything in it was deleted.
       * - `file.restored`: A deleted file, link or folder was restored.
       * - `members.imported`: The operator imported members and bans from another service.
       * - `members.delivery_started`: The operator switched on the email of imported members.
       * - `archives.imported`: The operator imported messages.
       * - `chat.created`: A chat was created.
       * - `chat.announced`: The announcement of a new chat was due for some members.
       * - `chat.missed`: The email about missed chat messages was due for some members.
       * - `chat.mentioned`: A chat message may mention a member.
       * - `chat.updated`: A chat was changed; `fields` says what.
       * - `chat.posted`: A chat was posted as a message, or is pending.
       * - `chat.closed`: A chat was closed.
       * - `chat.reopened`: A closed chat was reopened.
       * - `chat.deleted`: A chat was deleted, with its messages.
       * - `chat.joined`: Someone joined a chat.
       * - `chat.left`: Someone left a chat.
       * - `moderation.changed`: Decisions of moderators were made or undone that are not carried out yet.
       * - `chat.said`: A chat message was posted, edited, deleted or reacted to.
       * - `notifications.changed`: Notifications of these accounts were added, read or removed.
       * - `mail.undeliverable`: An email was rejected permanently, or couldn't be delivered for five days. */
      action?: 'group.created' | 'group.subgroup_created' | 'group.plan_changed' | 'group.renamed' | 'group.privacy_changed' | 'group.updated' | 'group.alias_added' | 'group.alias_removed' | 'group.column_added' | 'group.column_changed' | 'group.column_removed' | 'group.suspended' | 'group.unsuspended' | 'group.deleted' | 'group.subgroup_deleted' | 'group.moved' | 'group.reminded' | 'group.posts_pending' | 'group.posts_expiring' | 'group.space_short' | 'organisation.main_group_set' | 'group.export_requested' | 'group.export_finished' | 'group.export_failed' | 'group.export_deleted' | 'organisation.added' | 'member.joined' | 'member.left' | 'member.requested' | 'member.approved' | 'member.rejected' | 'member.expired' | 'member.removed' | 'member.banned' | 'member.unbanned' | 'member.added' | 'member.agreed' | 'member.updated' | 'member.role_changed' | 'member.inherited' | 'member.unmoderated' | 'member.labelled' | 'member.confirmation_requested' | 'member.sponsored' | 'member.probe_requested' | 'adds.held' | 'adds.approved' | 'adds.rejected' | 'invite.sent' | 'invite.cancelled' | 'invite.accepted' | 'invite.declined' | 'notice.added' | 'notice.changed' | 'notice.removed' | 'label.added' | 'label.changed' | 'label.removed' | 'message.posted' | 'message.held' | 'message.claimed' | 'message.approved' | 'message.confirmed' | 'message.rejected' | 'message.refused' | 'message.discarded' | 'message.expired' | 'message.corrected' | 'message.edited' | 'message.deleted' | 'message.hidden' | 'message.restored' | 'message.liked' | 'message.unliked' | 'message.reported' | 'message.report_resolved' | 'message.report_reopened' | 'message.sent' | 'topic.updated' | 'topic.merged' | 'topic.split' | 'topic.moved' | 'topic.received' | 'topic.deleted' | 'topic.expired' | 'hashtag.created' | 'hashtag.updated' | 'hashtag.deleted' | 'event.added' | 'event.invited' | 'event.summed' | 'event.updated' | 'event.cancelled' | 'event.reminded' | 'event.deleted' | 'event.answered' | 'event.promoted' | 'poll.created' | 'poll.updated' | 'poll.closed' | 'poll.reopened' | 'poll.reminded' | 'poll.voted' | 'wiki.created' | 'wiki.updated' | 'wiki.deleted' | 'wiki.restored' | 'database.created' | 'database.updated' | 'database.deleted' | 'database.row_added' | 'database.rows_imported' | 'database.template_asked' | 'database.row_updated' | 'database.row_deleted' | 'database.row_restored' | 'webhook.added' | 'webhook.updated' | 'webhook.deleted' | 'webhook.failed' | 'posting_address.added' | 'posting_address.revoked' | 'album.created' | 'album.updated' | 'album.deleted' | 'album.restored' | 'photo.added' | 'photo.updated' | 'photo.deleted' | 'photo.restored' | 'file.added' | 'file.updated' | 'file.deleted' | 'file.restored' | 'members.imported' | 'members.delivery_started' | 'archives.imported' | 'chat.created' | 'chat.announced' | 'chat.missed' | 'chat.mentioned' | 'chat.updated' | 'chat.posted' | 'chat.closed' | 'chat.reopened' | 'chat.deleted' | 'chat.joined' | 'chat.left' | 'moderation.changed' | 'chat.said' | 'notifications.changed' | 'mail.undeliverable' | undefined
      /** Only what this member did or what was done to them. */
      member_info_id?: number | undefined
      /** The language of the entries, such as `de`; the default is English. */
      language?: string | undefined
      /** The same for a past member, by the id from `getpastmembers`. */
      past_member_info_id?: number | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `id` (the default, `desc`), `created`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetactivitylogAnswer
  }
  /** Check the installation as `folkmoot doctor` does, and say how to fix what is wrong. The result is cached for a minute. */
  gethealth: {
    method: 'GET'
    input: {
      /** A locale such as `de-CH`. A language chosen for the account takes precedence. */
      locale?: string | undefined
      /** Check again, even if the last check is recent. */
      again?: boolean | undefined
    }
    answer: Health
  }
  /** List the settings of the installation, their values and where each comes from. Secrets are hidden. */
  getsettings: {
    method: 'GET'
    input: {
      /** A locale such as `de-CH`. A language chosen for the account takes precedence. */
      locale?: string | undefined
    }
    answer: InstallationSettings
  }
  /** List the accounts of the installation, newest first, or find some by name or email address. */
  getusers: {
    method: 'GET'
    input: {
      /** Part of a name or of an email address. */
      q?: string | undefined
      /** Only accounts in this state. */
      state?: AccountState | undefined
      /** Only members of this group, from `getallgroups`. */
      group_id?: number | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetusersAnswer
  }
  /** Get an account with its groups and the ways in which it is signed in. */
  getuserdetails: {
    method: 'GET'
    input: {
      /** The account, from `getusers`. If invalid: `bad_request` with `invalid user_id`. */
      user_id: number
    }
    answer: AdminUserDetails
  }
  /** Sign a person out everywhere: all sessions of the account end. API keys keep working. */
  signoutuser: {
    method: 'POST'
    input: {
      /** The account, from `getusers`. If invalid: `bad_request` with `invalid user_id`. */
      user_id: number
    }
    answer: undefined
  }
  /** Change the email address of a person. It counts as confirmed, and the old address gets an email. */
  changeuseremail: {
    method: 'POST'
    input: {
      /** The account, from `getusers`. If invalid: `bad_request` with `invalid user_id`. */
      user_id: number
      /** The email address. If invalid: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: undefined
  }
  /** Delete someone's account and everything that belongs to it. With `preview`, nothing is deleted. */
  deleteuser: {
    method: 'POST'
    input: {
      /** The account, from `getusers`. If invalid: `bad_request` with `invalid user_id`. */
      user_id: number
      /** Only return what would be deleted. */
      preview?: boolean | undefined
      /** Show their messages under “Former member” from now on. */
      anonymize?: boolean | undefined
    }
    answer: AccountDeletion
  }
  /** List background jobs that failed for good, the last one first. */
  getfailedjobs: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `failed_since` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetfailedjobsAnswer
  }
  /** Run a failed job again. */
  retryjob: {
    method: 'POST'
    input: {
      /** The job, from `getfailedjobs`. If invalid: `bad_request` with `invalid job_id`. */
      job_id: number
    }
    answer: undefined
  }
  /** Delete a failed job: what it was to do is not done. */
  deletejob: {
    method: 'POST'
    input: {
      /** The job, from `getfailedjobs`. If invalid: `bad_request` with `invalid job_id`. */
      job_id: number
    }
    answer: undefined
  }
  /** Get outgoing email that is not delivered yet: what waits for its first attempt, delayed recipients by domain with the last answer of its server, and emails that failed for good. */
  getemailqueue: {
    method: 'GET'
    input: {}
    answer: EmailQueue
  }
  /** Send a test email and get what the mail server answers. Without a relay, it is stored in the local mailbox. */
  sendtestemail: {
    method: 'POST'
    input: {
      /** A locale such as `de-CH`. A language chosen for the account takes precedence. */
      locale?: string | undefined
      /** The recipient; absent: your own address. */
      email?: string | undefined
    }
    answer: TestEmail
  }
  /** Try to deliver delayed and failed email now. */
  retryemail: {
    method: 'POST'
    input: {
      /** Only to recipients at this domain; absent: everything. */
      domain?: string | undefined
    }
    answer: EmailRetry
  }
  /** List the recipients of a message with what became of the email to each: attempts, times and the answer of their mail server. */
  getmessagedeliveries: {
    method: 'GET'
    input: {
      /** The message. If invalid: `bad_request` with `invalid message_id`. */
      message_id: number
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `asc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessagedeliveriesAnswer
  }
  /** List recipients whose email is not delivered yet, those that are due first, or those of email that failed for good, at most 200. */
  getdelayedemail: {
    method: 'GET'
    input: {
      /** `queued`: those that wait for the first attempt; `failed`: those of email that failed for good.
       *
       * - `deferred`: The mail server did not accept it yet; it is tried again.
       * - `queued`: It waits for the first attempt.
       * - `failed`: An internal error: the email could not be written. */
      state?: 'deferred' | 'queued' | 'failed' | undefined
      /** For `deferred`: only recipients at this domain. */
      domain?: string | undefined
      /** For `failed`: only recipients of this email, from `getemailqueue`. */
      failed_id?: number | undefined
    }
    answer: DelayedEmail
  }
  /** Explain why somebody gets or does not get email: what stops it now, the last emails to the address with what became of each, and the last emails from it. With `message_id`, what became of this message. */
  explaindelivery: {
    method: 'GET'
    input: {
      /** The email address. */
      email: string
      /** The message. If invalid: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
    }
    answer: DeliveryExplanation
  }
  /** List the groups of the installation with their sizes and plans, or find some by name or title. */
  getallgroups: {
    method: 'GET'
    input: {
      /** Part of a name or of a title. */
      q?: string | undefined
      /** Only groups on this plan. */
      plan?: Plan | undefined
      /** Only groups that are suspended. */
      suspended?: boolean | undefined
      /** Only groups of this organisation, from `getorganisations`. */
      org_id?: number | undefined
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`), `name`, `num_members`, `num_messages`, `storage_used`, `storage_messages`, `storage_files`, `storage_photos`, `storage_wiki`, `storage_chats`, `storage_tables`, `storage_events`; anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetallgroupsAnswer
  }
  /** Get the size and the plan of a group, and its owners. */
  getgroupdetails: {
    method: 'GET'
    input: {
      /** The group, from `getallgroups`. If invalid: `bad_request` with `invalid group_id`. */
      group_id: number
    }
    answer: AdminGroupDetails
  }
  /** Put a group and its subgroups on another plan. The owners are notified. */
  setgroupplan: {
    method: 'POST'
    input: {
      /** The group, from `getallgroups`. If invalid: `bad_request` with `invalid group_id`. */
      group_id: number
      /** The plan. */
      plan: Plan
    }
    answer: undefined
  }
  /** Make a person the owner of a group that has none, and a member first if needed. */
  addgroupowner: {
    method: 'POST'
    input: {
      /** The group, from `getallgroups`. If invalid: `bad_request` with `invalid group_id`. */
      group_id: number
      /** The email address. If invalid: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: undefined
  }
  /** Move a group with its subgroups to an organisation, or out of one. In an organisation, groups are on the enterprise plan; outside, they are on the premium plan. */
  movegroup: {
    method: 'POST'
    input: {
      /** The group, from `getallgroups`. If invalid: `bad_request` with `invalid group_id`. */
      group_id: number
      /** The organisation, from `getorganisations`; 0: none. If invalid: `bad_request` with `invalid org_id`. */
      org_id: number
    }
    answer: undefined
  }
  /** Suspend a group and its subgroups: they look absent to everyone, and no email is accepted or sent. The owners get an email. */
  suspendgroup: {
    method: 'POST'
    input: {
      /** The group, from `getallgroups`. If invalid: `bad_request` with `invalid group_id`. */
      group_id: number
      /** Why, for the owners and the activity log. */
      reason?: string | undefined
    }
    answer: undefined
  }
  /** Restore a suspended group, with the subgroups that were suspended with it. The owners get an email. */
  restoregroup: {
    method: 'POST'
    input: {
      /** The group, from `getallgroups`. If invalid: `bad_request` with `invalid group_id`. */
      group_id: number
    }
    answer: undefined
  }
  /** Delete any group permanently, with its subgroups and everything in them. */
  removegroup: {
    method: 'POST'
    input: {
      /** The group, from `getallgroups`. If invalid: `bad_request` with `invalid group_id`. */
      group_id: number
      /** Exactly: I understand If invalid: `bad_request` with `understand`. */
      understand: 'I understand'
      /** The reason, for the activity log. */
      reason?: string | undefined
    }
    answer: undefined
  }
  /** List the organisations of the installation with their host names and main groups. */
  getorganisations: {
    method: 'GET'
    input: {
      /** The number of items to return. */
      limit?: number | undefined
      /** The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page. */
      page_token?: number | undefined
      /** The field to sort by. One of `created` (the default, `desc`); anything else gives the default order. */
      sort_field?: string | undefined
      /** The sort direction.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetorganisationsAnswer
  }
  /** Create an organisation: a host name on which only its groups exist. */
  neworganisation: {
    method: 'POST'
    input: {
      /** The name of the organisation. If invalid: `bad_request` with `invalid name`. */
      name: string
      /** Its host name. Point it at this server. If invalid: `bad_request` with `invalid domain`. */
      domain: string
    }
    answer: AdminOrg
  }
  /** Get how much storage the database and the groups use, and the largest tables. */
  getstorage: {
    method: 'GET'
    input: {}
    answer: InstallationStorage
  }
  /** List the rate limits, and who is limited by them now. */
  getratelimits: {
    method: 'GET'
    input: {}
    answer: RateLimits
  }
}
