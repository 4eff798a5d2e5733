import type { Input, Output } from '../../../../client/types.ts'

export type GroupWithSettings = Output<'getgroup'>
/** Of the two names of who may create subgroups, the pages use the one that the group has as well. */
type SettingsInput = Omit<Input<'updategroup'>, 'group_id' | 'group_name' | 'updated' | 'csrf' | 'subgroup_access'>
export type SettingName = keyof SettingsInput

/** The values that one may choose from, by the name that they have in the texts. */
type ChoiceValues = {
  access: NonNullable<SettingsInput['calendar_access']>
  directory: NonNullable<SettingsInput['member_directory_access']>
  polls: NonNullable<SettingsInput['polls_access']>
  chat: NonNullable<SettingsInput['chat_access']>
  reply_to: NonNullable<SettingsInput['reply_to']>
  privacy: NonNullable<SettingsInput['privacy']>
  members_visible: NonNullable<SettingsInput['members_visible']>
  sub_group_access: NonNullable<SettingsInput['sub_group_access']>
  attachments: NonNullable<SettingsInput['handle_attachments']>
  virus: NonNullable<SettingsInput['handle_virus']>
  fig_leaf: NonNullable<SettingsInput['fig_leaf']>
  photo_size: NonNullable<SettingsInput['max_photo_size_email']>
  hashtags: NonNullable<SettingsInput['hash_tag_permissions']>
  downloads: NonNullable<SettingsInput['allow_downloads']>
  summary: NonNullable<SettingsInput['event_summary_schedule']>
  clock: NonNullable<SettingsInput['default_time_pref']>
  date_order: NonNullable<SettingsInput['default_date_pref']>
}
export type ChoiceName = keyof ChoiceValues
export type Choices = { [C in ChoiceName]: Record<ChoiceValues[C], string> }
/** Choices that members have as well, with the same texts. */
type SharedChoice = 'email_delivery' | 'message_selection' | 'max_attachment_size' | 'color'
export type SettingKind = 'line' | 'text' | 'flag' | 'number' | 'zone' | ChoiceName | SharedChoice

/** How each setting is set. Does not compile while one is missing. */
export const settingKinds = {
  title: 'line',
  name: 'line',
  alias: 'line',
  desc: 'text',
  website: 'line',
  default_color: 'color',
  default_timezone: 'zone',
  default_time_pref: 'clock',
  default_date_pref: 'date_order',
  default_monday_start: 'flag',
  privacy: 'privacy',
  fig_leaf: 'fig_leaf',
  members_visible: 'members_visible',
  member_directory_access: 'directory',
  allow_downloads: 'downloads',
  restricted: 'flag',
  invite_only: 'flag',
  send_invites_on_join: 'flag',
  email_delivery_default: 'email_delivery',
  message_selection_default: 'message_selection',
  max_attachment_size_default: 'max_attachment_size',
  auto_follow_replies_default: 'flag',
  announce: 'flag',
  allow_non_subs_to_post: 'flag',
  allow_parent_subs_to_post: 'flag',
  reply_to: 'reply_to',
  remove_other_reply_options: 'flag',
  disable_edits: 'flag',
  auto_close_threads: 'flag',
  close_threads_after: 'number',
  allow_reposts: 'flag',
  min_days_between_reposts: 'number',
  max_number_of_reposts: 'number',
  lock_group: 'flag',
  moderated: 'flag',
  new_users_moderated: 'flag',
  unmoderate_users_after: 'number',
  auto_moderate_threads: 'flag',
  moderate_threads_after: 'number',
  handle_attachments: 'attachments',
  bounce_attachments: 'flag',
  handle_virus: 'virus',
  subject_tag: 'line',
  footer: 'text',
  seperate_footers: 'flag',
  force_html_emails: 'flag',
  normalize_html_emails: 'flag',
  plain_text_only: 'flag',
  max_photo_size_email: 'photo_size',
  disable_no_email: 'flag',
  hash_tags_required: 'flag',
  hash_tag_permissions: 'hashtags',
  chat_access: 'chat',
  calendar_access: 'access',
  send_event_summaries: 'flag',
  event_summary_schedule: 'summary',
  database_access: 'access',
  max_photo_size_databases: 'photo_size',
  files_access: 'access',
  allow_photos_in_files: 'flag',
  photos_access: 'access',
  max_photo_size_photos: 'photo_size',
  wiki_access: 'access',
  max_photo_size_wiki_images: 'photo_size',
  polls_access: 'polls',
  sub_group_access: 'sub_group_access',
} as const satisfies Record<SettingName, SettingKind>

/** The pages of settings, in the order in which they are shown. Each setting is on one of them: a test compares. */
export const sections = {
  general: [
    ...(['title', 'name', 'alias', 'desc', 'website', 'default_color'] as const),
    ...(['default_timezone', 'default_time_pref', 'default_date_pref', 'default_monday_start'] as const),
  ],
  visibility: ['privacy', 'fig_leaf', 'members_visible', 'member_directory_access', 'allow_downloads'],
  joining: [
    ...(['restricted', 'invite_only', 'send_invites_on_join', 'email_delivery_default'] as const),
    ...(['message_selection_default', 'max_attachment_size_default', 'auto_follow_replies_default'] as const),
  ],
  posting: [
    ...(['announce', 'allow_non_subs_to_post', 'allow_parent_subs_to_post', 'reply_to'] as const),
    ...(['remove_other_reply_options', 'disable_edits', 'auto_close_threads', 'close_threads_after'] as const),
    ...(['allow_reposts', 'min_days_between_reposts', 'max_number_of_reposts', 'lock_group'] as const),
  ],
  moderation: [
    ...(['moderated', 'new_users_moderated', 'unmoderate_users_after', 'auto_moderate_threads'] as const),
    ...(['moderate_threads_after', 'handle_attachments', 'bounce_attachments', 'handle_virus'] as const),
  ],
  email: [
    ...(['subject_tag', 'footer', 'seperate_footers', 'force_html_emails', 'normalize_html_emails'] as const),
    ...(['plain_text_only', 'max_photo_size_email', 'disable_no_email'] as const),
  ],
  hashtags: ['hash_tags_required', 'hash_tag_permissions'],
  features: [
    ...(['chat_access', 'calendar_access', 'send_event_summaries', 'event_summary_schedule'] as const),
    ...(['database_access', 'max_photo_size_databases', 'files_access', 'allow_photos_in_files'] as const),
    ...(['photos_access', 'max_photo_size_photos', 'wiki_access', 'max_photo_size_wiki_images'] as const),
    ...(['polls_access', 'sub_group_access'] as const),
  ],
} as const satisfies Record<string, readonly SettingName[]>
export type SectionName = keyof typeof sections
export const isSection = (name: string): name is SectionName => Object.hasOwn(sections, name)

/** What matters only while the switch above it is on, or the feature above it isn't off. */
export const dependsOn: Partial<Record<SettingName, SettingName>> = {
  close_threads_after: 'auto_close_threads',
  min_days_between_reposts: 'allow_reposts',
  max_number_of_reposts: 'allow_reposts',
  unmoderate_users_after: 'new_users_moderated',
  moderate_threads_after: 'auto_moderate_threads',
  send_event_summaries: 'calendar_access',
  event_summary_schedule: 'send_event_summaries',
  max_photo_size_databases: 'database_access',
  max_photo_size_photos: 'photos_access',
  max_photo_size_wiki_images: 'wiki_access',
}

/** Stored without effect, and not shown. */
export const unusedSettings: ReadonlySet<SettingName> = new Set(['allow_photos_in_files'])

export const isSubgroup = (group: GroupWithSettings): boolean => (group.parent_group_id ?? 0) !== 0
export const hasPlan = (group: GroupWithSettings): boolean => group.plan !== 'group_plan_basic'
/** What some groups have no use for. */
const applies: Partial<Record<SettingName, (group: GroupWithSettings) => boolean>> = {
  alias: hasPlan,
  allow_reposts: hasPlan,
  min_days_between_reposts: hasPlan,
  max_number_of_reposts: hasPlan,
  default_timezone: group => !isSubgroup(group),
  sub_group_access: group => !isSubgroup(group),
  allow_parent_subs_to_post: isSubgroup,
}
export const settingsFor = (group: GroupWithSettings, names: readonly SettingName[]): SettingName[] =>
  names.filter(name => !unusedSettings.has(name) && (applies[name]?.(group) ?? true))

/** A setting as the group has it now. */
export function settingOf(group: GroupWithSettings, name: SettingName): string | number | boolean {
  if (name === 'lock_group') return group.locked
  // A group without a title is shown under its name.
  if (name === 'title' && group.title === group.name) return ''
  return (group as Partial<Record<SettingName, string | number | boolean>>)[name] ?? ''
}

/** The field that keeps the value set by others meanwhile. */
export const keepFieldName = (name: SettingName): string => `keep_${name}`

/** The longest texts that the settings take. */
export const maxLengths: Partial<Record<SettingName, number>> = {
  ...{ title: 200, name: 120, alias: 34, desc: 20_000, subject_tag: 100, footer: 20_000, website: 2000 },
}
