import { enumerations as words } from './enumerations.ts'
import { FullName } from './credentials.ts'
import { Choice, Flag, Text, fields, optional } from './schema.ts'

/** The defaults of a new account; only changes are stored. */
export const preferenceDefaults = {
  profile_photo_url: '',
  about_me: '',
  about_format: 'about_html',
  location: '',
  website: '',
  post_pref: 'user_postpref_html',
  per_page_pref: 'user_per_page_pref20',
  allow_idpa_login: true,
  allow_idpb_login: true,
  allow_sso_login: true,
  dont_munge_message_id: false,
  monday_start: false,
  time_pref: 'standard_time',
  date_pref: 'us_date',
  profile_privacy: 'profile_members',
  default_message_view: 'thread_view',
  topics_sort_dir: 'sort_none',
  topic_sort_dir: 'sort_none',
  messages_sort_dir: 'sort_none',
  expanded_messages_sort_dir: 'sort_none',
  search_sort_dir: 'sort_none',
  photos_sort_dir: 'sort_none',
  album_sort_dir: 'sort_none',
  search_sort: 'relevance_sort',
  photos_order_by: 'photos_order_by_created',
  album_order_by: 'album_order_by_created',
  home_page: 'home_page_groups',
  show_pictures: 'show_pictures_ask',
  topic_view: 'topic_view_order',
  keyboard_shortcuts: true,
  language: '',
} as const

export const sortDirFields = [
  'topics_sort_dir',
  'topic_sort_dir',
  'messages_sort_dir',
  'expanded_messages_sort_dir',
  'search_sort_dir',
  'photos_sort_dir',
  'album_sort_dir',
] as const

/** The public profile. */
export const PROFILE = {
  full_name: optional(FullName),
  user_name: optional(Text(100, { description: 'A short name.' })),
  about_me: optional(Text(10_000, { description: 'A text about yourself, in the format of `about_format`.' })),
  about_format: optional(Choice(words.about_format)),
  location: optional(Text(200)),
  website: optional(Text(500, { description: 'An http or https URL, or empty.' })),
  profile_privacy: optional(Choice(words.profile_privacy)),
}

/** Display and sign-in preferences. */
export const PREFERENCES = {
  timezone: optional(Text(64, { description: 'An IANA time zone, such as Europe/Berlin.' })),
  post_pref: optional(Choice(words.post_pref)),
  per_page_pref: optional(Choice(words.per_page_pref)),
  allow_idpa_login: optional(Flag()),
  allow_idpb_login: optional(Flag()),
  allow_sso_login: optional(Flag()),
  dont_munge_message_id: optional(Flag()),
  monday_start: optional(Flag()),
  time_pref: optional(Choice(words.time_pref)),
  date_pref: optional(Choice(words.date_pref)),
  default_message_view: optional(Choice(words.default_message_view)),
  ...fields(sortDirFields, optional(Choice(words.sort_dir_pref))),
  search_sort: optional(Choice(words.search_sort)),
  photos_order_by: optional(Choice(words.photos_order_by)),
  album_order_by: optional(Choice(words.album_order_by)),
  home_page: optional(Choice(words.home_page)),
  show_pictures: optional(Choice(words.show_pictures)),
  topic_view: optional(Choice(words.topic_view)),
  keyboard_shortcuts: optional(Flag()),
  language: optional(
    Text(10, {
      description:
        'The language of pages and emails, such as `de`. Empty: that of the browser for pages, and of the installation for emails.',
    }),
  ),
}
