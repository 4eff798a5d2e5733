import type { Output, Input } from '../../../../client/types.ts'
import { optionValues } from '../forms/option-values.ts'

type UserInput = Omit<Input<'updateuser'>, 'updated'>
type MembershipInput = Omit<Input<'updatesub'>, 'updated'>
/** The words that one may choose from, by the name that they have in the words of the pages. */
type ChoiceValues = {
  about_format: NonNullable<UserInput['about_format']>
  profile_privacy: NonNullable<UserInput['profile_privacy']>
  post_pref: NonNullable<UserInput['post_pref']>
  per_page_pref: NonNullable<UserInput['per_page_pref']>
  time_pref: NonNullable<UserInput['time_pref']>
  date_pref: NonNullable<UserInput['date_pref']>
  default_message_view: NonNullable<UserInput['default_message_view']>
  sort_dir: NonNullable<UserInput['topics_sort_dir']>
  search_sort: NonNullable<UserInput['search_sort']>
  photos_order_by: NonNullable<UserInput['photos_order_by']>
  album_order_by: NonNullable<UserInput['album_order_by']>
  home_page: NonNullable<UserInput['home_page']>
  show_pictures: NonNullable<UserInput['show_pictures']>
  topic_view: NonNullable<UserInput['topic_view']>
  email_delivery: NonNullable<MembershipInput['email_delivery']>
  message_selection: NonNullable<MembershipInput['message_selection']>
  max_attachment_size: NonNullable<MembershipInput['max_attachment_size']>
  notify: NonNullable<MembershipInput['sub_notify']>
  owner_msg_notify: NonNullable<MembershipInput['owner_msg_notify']>
  color: NonNullable<MembershipInput['color']>
}
export type ChoiceName = keyof ChoiceValues
export type Choices = { [C in ChoiceName]: Record<ChoiceValues[C], string> }

/** How something is set: by writing, by a switch, or by one word of several. */
export type OptionKind = 'line' | 'text' | 'flag' | 'zone' | 'language' | ChoiceName

/** Everything that one can set about oneself. */
export const userOptions = {
  full_name: 'line',
  user_name: 'line',
  location: 'line',
  website: 'line',
  about_me: 'text',
  about_format: 'about_format',
  profile_privacy: 'profile_privacy',
  language: 'language',
  timezone: 'zone',
  time_pref: 'time_pref',
  date_pref: 'date_pref',
  monday_start: 'flag',
  keyboard_shortcuts: 'flag',
  home_page: 'home_page',
  show_pictures: 'show_pictures',
  default_message_view: 'default_message_view',
  per_page_pref: 'per_page_pref',
  topics_sort_dir: 'sort_dir',
  topic_sort_dir: 'sort_dir',
  topic_view: 'topic_view',
  messages_sort_dir: 'sort_dir',
  expanded_messages_sort_dir: 'sort_dir',
  search_sort: 'search_sort',
  search_sort_dir: 'sort_dir',
  post_pref: 'post_pref',
  dont_munge_message_id: 'flag',
  photos_order_by: 'photos_order_by',
  photos_sort_dir: 'sort_dir',
  album_order_by: 'album_order_by',
  album_sort_dir: 'sort_dir',
  allow_idpa_login: 'flag',
  allow_idpb_login: 'flag',
  allow_sso_login: 'flag',
} as const satisfies Record<keyof UserInput, OptionKind>
export type UserOption = keyof typeof userOptions

/** What one can set in a membership, but for what differs from group to group. */
export const memberOptions = {
  email_delivery: 'email_delivery',
  message_selection: 'message_selection',
  auto_follow_replies: 'flag',
  max_attachment_size: 'max_attachment_size',
  sub_group_notify: 'notify',
  chat_notify: 'notify',
  photo_notify: 'notify',
  file_notify: 'notify',
  wiki_notify: 'notify',
  database_notify: 'notify',
  pending_msg_notify: 'notify',
  pending_sub_notify: 'notify',
  sub_notify: 'notify',
  message_report_notify: 'notify',
  owner_msg_notify: 'owner_msg_notify',
  storage_notify: 'notify',
  account_notify: 'notify',
  color: 'color',
  signature: 'text',
  use_signature: 'flag',
  use_signature_email: 'flag',
} as const satisfies Partial<Record<keyof MembershipInput, OptionKind>>
export type MemberOption = keyof typeof memberOptions
export type OptionName = UserOption | MemberOption

export const optionKinds: Record<OptionName, OptionKind> = { ...userOptions, ...memberOptions }

/** A page of options, under headings; each heading has its words. */
export const profile = {
  who: ['full_name', 'user_name', 'location', 'website', 'profile_privacy'],
  about: ['about_me', 'about_format'],
} as const satisfies Record<string, readonly UserOption[]>

export const preferences = {
  dates: ['language', 'timezone', 'time_pref', 'date_pref', 'monday_start'],
  reading: [
    'home_page',
    'default_message_view',
    'per_page_pref',
    'topics_sort_dir',
    'topic_sort_dir',
    'topic_view',
    'messages_sort_dir',
    'expanded_messages_sort_dir',
    'search_sort',
    'search_sort_dir',
    'show_pictures',
    'keyboard_shortcuts',
  ],
  writing: ['post_pref', 'dont_munge_message_id'],
  photos: ['photos_order_by', 'photos_sort_dir', 'album_order_by', 'album_sort_dir'],
} as const satisfies Record<string, readonly UserOption[]>

type Provider = Output<'getidentityproviders'>['providers'][number]
/** The ways to sign in that there are here: a switch that is not shown must not look like one that is off. */
export const loginOptions = (providers: readonly Provider[]): UserOption[] => [
  ...providers.map(({ name }) => `allow_${name}_login` as const),
  'allow_sso_login',
]

/** Email options, also shown when joining. */
export const deliveryOptions = [
  'email_delivery',
  'message_selection',
  'auto_follow_replies',
  'max_attachment_size',
] as const satisfies readonly MemberOption[]

export const membership = {
  mail: deliveryOptions,
  told: ['sub_group_notify', 'chat_notify', 'photo_notify', 'file_notify', 'wiki_notify', 'database_notify'],
  signature: ['signature', 'use_signature', 'use_signature_email'],
  look: ['color'],
} as const satisfies Record<string, readonly MemberOption[]>

/** Notifications of moderators and owners. */
export const moderatorOptions = [
  'pending_msg_notify',
  'pending_sub_notify',
  'sub_notify',
  'message_report_notify',
  'owner_msg_notify',
  'storage_notify',
  'account_notify',
] as const satisfies readonly MemberOption[]

export const optionsInput = (
  form: ReadonlyMap<string, unknown>,
  names: readonly OptionName[],
): Record<string, unknown> => optionValues(form, names, optionKinds)
