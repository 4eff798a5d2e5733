import { enumerations as words } from '../enumerations.ts'
import type { Permission } from '../permissions.ts'
import { ExtraMemberDataColumn, Perms } from '../resources.ts'
import {
  Bool,
  Nullable,
  Num,
  Str,
  Timestamp,
  Type,
  Word,
  fields,
  resource,
  type Static,
  type TSchema,
} from '../schema.ts'

const eachWord = <const T extends Record<string, readonly string[]>>(sets: T) =>
  Object.fromEntries(Object.entries(sets).map(([name, values]) => [name, Word(values)])) as unknown as {
    [K in keyof T]: ReturnType<typeof Word<T[K]>>
  }

/** Fields that everyone sees who can see the group. */
const publicFields = {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['name', 'nice_group_name', 'title', 'alias', 'desc', 'plain_desc', 'website'], Str),
  ...fields(['email_address', 'group_url', 'cover_photo_url', 'icon_url', 'org_domain'], Str),
  ...fields(['parent_group_id', 'org_id', 'sub_group_categoryid', 'subgroupcategoryid', 'subs_count'], Num),
  ...fields(['announce', 'restricted', 'invite_only', 'locked', 'trial_group', 'has_cover_photo', 'has_icon'], Bool),
  type: Word(words.group_type),
  plan: Word(words.plan),
  privacy: Word([...words.group_privacy, ...words.sub_group_privacy]),
  default_color: Word(words.color),
  perms: Perms,
}

/** Fields by required permission. Without it, a field is absent. */
const fieldsByRight = {
  archives_visible: {
    most_recent_message: Nullable(Timestamp),
    ...fields(['threads_count', 'messages_count'], Num),
    subject_tag: Str,
    fig_leaf: Word(words.fig_leaf),
  },
  chat_visible: { open_chats_count: Num },
  wiki_visible: { sticky_wiki_page_id: Num },
  manage_pending_members: { pending_subs_count: Num },
  manage_pending_messages: { pending_msgs_count: Num },
  sub_page: {
    ...fields(['footer', 'default_timezone'], Str),
    ...fields(
      [
        ...['moderated', 'new_users_moderated', 'allow_non_subs_to_post', 'allow_parent_subs_to_post'],
        ...['force_html_emails', 'normalize_html_emails', 'remove_other_reply_options', 'seperate_footers'],
        ...['plain_text_only', 'hash_tags_required', 'bounce_attachments', 'allow_photos_in_files', 'allow_reposts'],
        ...['auto_follow_replies_default', 'default_monday_start', 'disable_edits', 'disable_no_email'],
        ...['auto_close_threads', 'auto_moderate_threads', 'send_event_summaries', 'send_invites_on_join'],
      ] as const,
      Bool,
    ),
    ...fields(
      [
        ...['unmoderate_users_after', 'min_days_between_reposts', 'max_number_of_reposts', 'close_threads_after'],
        ...['moderate_threads_after'],
      ] as const,
      Num,
    ),
    ...eachWord({
      calendar_access: words.public_access,
      wiki_access: words.public_access,
      files_access: words.access,
      database_access: words.access,
      photos_access: words.access,
      member_directory_access: words.member_directory_access,
      polls_access: words.polls_access,
      chat_access: words.chat_access,
      moderation: words.moderation,
      reply_to: words.group_reply_to,
      allow_downloads: words.allow_downloads,
      members_visible: words.members_visible,
      sub_group_access: words.sub_group_access,
      subgroup_access: words.sub_group_access,
      handle_attachments: words.handle_attachments,
      handle_virus: words.handle_virus,
      max_photo_size_email: words.max_photo_size,
      max_photo_size_photos: words.max_photo_size,
      max_photo_size_databases: words.max_photo_size,
      max_photo_size_wiki_images: words.max_photo_size,
      hash_tag_permissions: words.hash_tag_permissions,
      email_delivery_default: words.email_delivery,
      message_selection_default: words.message_selection,
      max_attachment_size_default: words.max_attachment_size,
      default_time_pref: words.time_pref,
      default_date_pref: words.date_pref,
      event_summary_schedule: words.event_summary_schedule,
    }),
    // Columns that are not part of a profile are visible to moderators only.
    extra_member_data_columns: Type.Array(ExtraMemberDataColumn),
  },
} satisfies Partial<Record<Permission, Record<string, TSchema>>>

type FieldsByRight = typeof fieldsByRight
type RestrictedFields = { [R in keyof FieldsByRight]: (x: FieldsByRight[R]) => void }[keyof FieldsByRight] extends (
  x: infer All,
) => void
  ? All
  : never
const restrictedFields = Object.assign({}, ...Object.values(fieldsByRight)) as RestrictedFields
const optionalFields = Object.fromEntries(
  Object.entries(restrictedFields).map(([name, schema]) => [name, Type.Optional(schema as TSchema)]),
) as unknown as { [K in keyof RestrictedFields]: ReturnType<typeof Type.Optional<RestrictedFields[K]>> }

/** A group, as the caller may see it. */
export const Group = resource('group', { ...publicFields, ...optionalFields })
export type GroupObject = Static<typeof Group>
/** A group with all fields. */
export type WholeGroup = Required<GroupObject>

/** The fields of the group object that need a permission; every other field goes to everyone who can see the group. */
export const groupFieldsByRight = Object.entries(fieldsByRight).map(
  ([right, schemas]) => [right as Permission, Object.keys(schemas) as (keyof GroupObject)[]] as const,
)
