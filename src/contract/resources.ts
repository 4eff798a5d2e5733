import { permissionNames } from './permissions.ts'
import { enumerations as words } from './enumerations.ts'
import { Bool, Nullable, Num, Str, Timestamp, Type, Word, fields, resource } from './schema.ts'

/** What the caller may do in a group. */
export const Perms = Type.Object({ object: Word(['perms']), ...fields(permissionNames, Bool) }, { title: 'perms' })

/** A person, as they see themselves. */
export const User = resource('user', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  status: Word(words.user_status),
  ...fields(
    [
      'email',
      'full_name',
      'user_name',
      'timezone',
      'profile_photo_url',
      'csrf_token',
      'about_me',
      'location',
      'website',
    ],
    Str,
  ),
  post_pref: Word(words.post_pref),
  per_page_pref: Word(words.per_page_pref),
  ...fields(
    [
      'allow_idpa_login',
      'allow_idpb_login',
      'allow_sso_login',
      'two_factor_enabled',
      'dont_munge_message_id',
      'monday_start',
    ],
    Bool,
  ),
  recovery_codes: Type.Array(Str),
  about_format: Word(words.about_format),
  time_pref: Word(words.time_pref),
  date_pref: Word(words.date_pref),
  profile_privacy: Word(words.profile_privacy),
  default_message_view: Word(words.default_message_view),
  ...fields(
    [
      'topics_sort_dir',
      'topic_sort_dir',
      'messages_sort_dir',
      'expanded_messages_sort_dir',
      'search_sort_dir',
      'photos_sort_dir',
      'album_sort_dir',
    ],
    Word(words.sort_dir_pref),
  ),
  search_sort: Word(words.search_sort),
  photos_order_by: Word(words.photos_order_by),
  album_order_by: Word(words.album_order_by),
  home_page: Word(words.home_page),
})

/** A membership: a person in a group. */
export const MemberInfo = resource('member_info', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  user_id: Num,
  group_id: Num,
  group_name: Str,
  status: Word(words.member_status),
  post_status: Word(words.post_status),
  mod_status: Word(words.mod_status),
  mod_permissions: Str,
  email_delivery: Word(words.email_delivery),
  message_selection: Word(words.message_selection),
  max_attachment_size: Word(words.max_attachment_size),
  approved_posts: Num,
  auto_follow_replies: Bool,
  email: Str,
  user_status: Word(words.user_status),
  user_name: Str,
  full_name: Str,
  timezone: Str,
  profile_privacy: Word(words.profile_privacy),
  most_recent_message: Nullable(Timestamp),
})

/** A call that has something to say besides that it worked. */
export const Success = resource('success', { extra: Str })
