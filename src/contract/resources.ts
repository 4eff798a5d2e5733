import { permissionNames } from './permissions.ts'
import { enumerations as words } from './enumerations.ts'
import { sortDirFields } from './preferences.ts'
import { Bool, Nullable, Num, Str, Timestamp, Type, Word, absentable, fields, resource, type Static } from './schema.ts'

/** The caller's permissions in a group. */
export const Perms = Type.Object({ object: Word(['perms']), ...fields(permissionNames, Bool) }, { title: 'perms' })

/** An account, as its owner sees it. */
export const User = resource('user', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  status: Word(words.user_status),
  ...fields(['email', 'full_name', 'user_name', 'timezone', 'profile_photo_url', 'csrf_token'], Str),
  ...fields(['about_me', 'location', 'website'], Str),
  post_pref: Word(words.post_pref),
  per_page_pref: Word(words.per_page_pref),
  ...fields(['allow_idpa_login', 'allow_idpb_login', 'allow_sso_login', 'two_factor_enabled'], Bool),
  ...fields(['dont_munge_message_id', 'monday_start', 'keyboard_shortcuts'], Bool),
  recovery_codes: Str,
  about_format: Word(words.about_format),
  time_pref: Word(words.time_pref),
  date_pref: Word(words.date_pref),
  profile_privacy: Word(words.profile_privacy),
  default_message_view: Word(words.default_message_view),
  ...fields(sortDirFields, Word(words.sort_dir_pref)),
  search_sort: Word(words.search_sort),
  photos_order_by: Word(words.photos_order_by),
  album_order_by: Word(words.album_order_by),
  home_page: Word(words.home_page),
  show_pictures: Word(words.show_pictures),
  topic_view: Word(words.topic_view),
  language: Str,
  /** Only there for site administrators. */
  site_admin: Type.Optional(Bool),
})

/** A label that moderators put on members. */
export const MemberLabel = resource('memberlabel', {
  id: Num,
  created: Timestamp,
  group_id: Num,
  name: Str,
  description: Str,
  color_name: Word(words.color),
  color_hex: Str,
})

/** A member's value in one of the group's extra columns; which fields are there depends on the column's type. */
export const ExtraMemberData = Type.Object(
  {
    col_id: Num,
    col_type: Word(words.column_type),
    ...absentable(
      ['text', 'date', 'time', 'street_address1', 'street_address2', 'city', 'state', 'zip', 'title', 'url', 'desc'],
      Str,
    ),
    ...absentable(['image_name', 'html_text'], Str),
    ...absentable(['lat', 'lng'], Num),
    checked: Type.Optional(Bool),
    multi_choice: Type.Optional(Type.Array(Num)),
  },
  { title: 'extra_member_data' },
)

/** The notifications of a member, each by email, in the app, both or neither. */
export const notifyFields = [
  'pending_msg_notify',
  'pending_sub_notify',
  'sub_notify',
  'storage_notify',
  'sub_group_notify',
  'message_report_notify',
  'account_notify',
  'chat_notify',
  'photo_notify',
  'file_notify',
  'wiki_notify',
  'database_notify',
] as const

/** A membership: a person in a group. Fields that the caller may not see are absent. */
export const MemberInfo = resource('member_info', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  group_name: Str,
  nice_group_name: Str,
  subs_count: Num,
  status: Word(words.member_status),
  cover_photo_url: Str,
  icon_url: Str,
  user_id: Type.Optional(Num),
  mod_status: Type.Optional(Word(words.mod_status)),
  ...absentable(['email', 'user_name', 'full_name', 'profile_photo_url', 'profile_photo_id', 'color'], Str),
  profile_privacy: Type.Optional(Word(words.profile_privacy)),
  most_recent_message: Type.Optional(Nullable(Timestamp)),
  member_labels: Type.Optional(Type.Array(MemberLabel)),
  extra_member_data: Type.Optional(Type.Array(ExtraMemberData)),
  post_status: Type.Optional(Word(words.post_status)),
  mod_permissions: Type.Optional(Str),
  email_delivery: Type.Optional(Word(words.email_delivery)),
  message_selection: Type.Optional(Word(words.message_selection)),
  max_attachment_size: Type.Optional(Word(words.max_attachment_size)),
  user_status: Type.Optional(Word(words.user_status)),
  about_format: Type.Optional(Word(words.about_format)),
  ...absentable(['timezone', 'about_me', 'location', 'website', 'signature', 'moderator_notes'], Str),
  ...absentable(['auto_follow_replies', 'dont_munge_message_id', 'use_signature', 'use_signature_email'], Bool),
  ...absentable(['approved_posts', 'num_drafts', 'num_messages', 'claimed_by'], Num),
  ...absentable(notifyFields, Word(words.notify)),
  owner_msg_notify: Type.Optional(Word(words.owner_msg_notify)),
  moderator_notes_updated: Type.Optional(Nullable(Timestamp)),
  perms: Type.Optional(Perms),
})

/** A column for data about the members of a group, as the group defines it. */
export const ExtraMemberDataColumn = Type.Object(
  {
    id: Num,
    name: Str,
    type: Word(words.column_type),
    required: Bool,
    color: Str,
    choices: Type.Array(Str),
    width: Num,
    default_hidden: Bool,
    profile: Bool,
    description: Str,
  },
  { title: 'extra_member_data_column' },
)
export type ExtraColumn = Static<typeof ExtraMemberDataColumn>

/** The response of a call with nothing else to return. */
export const Success = resource('success', { extra: Str })
