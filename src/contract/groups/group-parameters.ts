import { enumerations as words } from '../enumerations.ts'
import { Choice, Flag, Integer, Text, optional } from '../schema.ts'

const flag = (description: string) => optional(Flag({ description }))
const choice = <const V extends readonly string[]>(values: V, description: string) =>
  optional(Choice(values, { description }))
const number = (maximum: number, description: string) => optional(Integer(0, maximum, { description }))
const line = (maxLength: number, description: string) => optional(Text(maxLength, { description }))

/** The settings that `updategroup` changes; those that are not given stay. */
export const GROUP_SETTINGS = {
  title: line(200, 'The full title of the group.'),
  name: optional(
    Text(120, {
      description: 'The name used in addresses; for a subgroup, ParentGroupName+SubGroupName.',
      invalid: 'invalid group_name',
    }),
  ),
  alias: line(34, 'Another name for email and API calls. Once set, it can be changed but not removed.'),
  desc: optional(
    Text(20_000, { description: 'The description of the group (HTML), with at least 11 visible characters.' }),
  ),
  subject_tag: line(100, 'The prefix shown in brackets before the subject of each message.'),
  footer: optional(Text(20_000, { description: 'The footer of each message (HTML).' })),
  website: line(2000, 'An absolute http or https URL.'),

  announce: flag('Only moderators can post.'),
  moderated: flag('All posts need approval by a moderator.'),
  new_users_moderated: flag('The first posts of new members need approval.'),
  restricted: flag('Requests to join need approval by a moderator.'),
  allow_non_subs_to_post: flag("People who aren't members can post by email."),
  force_html_emails: flag('Emails are sent as HTML; plain text digests become HTML digests.'),
  normalize_html_emails: flag('The formatting of HTML emails is normalized.'),
  remove_other_reply_options: flag('Only the default way to reply is offered.'),
  plain_text_only: flag('Messages are converted to plain text.'),
  hash_tags_required: flag('Every topic needs a hashtag.'),
  bounce_attachments: flag('Emails with attachments are rejected.'),
  allow_photos_in_files: flag('Photos can be stored in the files section. Has no effect: they always can.'),
  auto_follow_replies_default: flag('New members follow the topics they reply to.'),
  disable_edits: flag("Messages can't be edited."),
  disable_no_email: flag("Members can't turn off all email; those who had get special notices."),
  auto_close_threads: flag('Topics are closed after `close_threads_after` days.'),
  auto_moderate_threads: flag('Replies to topics need approval after `moderate_threads_after` days.'),
  allow_reposts: flag('Messages can be reposted (premium and enterprise).'),
  lock_group: flag('Nobody can post.'),

  unmoderate_users_after: number(1000, 'The number of approved posts after which a new member is no longer moderated.'),
  close_threads_after: number(3650, 'The number of days.'),
  moderate_threads_after: number(3650, 'The number of days.'),
  min_days_between_reposts: number(3650, 'The number of days.'),
  max_number_of_reposts: number(1000, 'How often a message can be reposted.'),

  reply_to: choice(words.group_reply_to, 'Where replies go.'),
  privacy: choice(
    [...words.group_privacy, ...words.sub_group_privacy],
    "Who can see the group and its archives. Private archives can't be made more public.",
  ),
  members_visible: choice(words.members_visible, 'Who can see the member list.'),
  subgroup_access: choice(words.sub_group_access, 'Who can create subgroups.'),
  sub_group_access: choice(words.sub_group_access, 'The same, under the name it has in the group object.'),
  calendar_access: choice(words.public_access, 'Who can view and change the calendar.'),
  files_access: choice(words.access, 'Who can view and change the files.'),
  database_access: choice(words.access, 'Who can view and change the tables.'),
  wiki_access: choice(words.public_access, 'Who can view and change the wiki.'),
  photos_access: choice(words.access, 'Who can view and change the photos.'),
  member_directory_access: choice(words.member_directory_access, 'Who can see the member directory.'),
  polls_access: choice(words.polls_access, 'Who can vote in polls and create them.'),
  chat_access: choice(words.chat_access, 'Who can chat and create chats.'),
  handle_attachments: choice(words.handle_attachments, 'What happens to attachments of emails.'),
  handle_virus: choice(words.handle_virus, 'What happens to emails with a virus.'),
  fig_leaf: choice(words.fig_leaf, 'Whether visitors have to confirm before they see the archives.'),
  max_photo_size_email: choice(words.max_photo_size, 'The size to which photos in emails are reduced.'),
  max_photo_size_photos: choice(words.max_photo_size, 'The size to which photos in albums are reduced.'),
  max_photo_size_databases: choice(words.max_photo_size, 'The size to which photos in tables are reduced.'),
  max_photo_size_wiki_images: choice(words.max_photo_size, 'The size to which photos in the wiki are reduced.'),
  hash_tag_permissions: choice(words.hash_tag_permissions, 'Who can create hashtags.'),
  email_delivery_default: choice(words.email_delivery, 'How new members get messages.'),
  message_selection_default: choice(words.message_selection, 'Which messages new members get.'),
  max_attachment_size_default: choice(words.max_attachment_size, 'The maximum size of attachments for new members.'),
  default_timezone: line(64, 'An IANA time zone; subgroups use that of their parent.'),

  // In the group object, but not among the published parameters.
  invite_only: flag('People can join only by invitation.'),
  allow_parent_subs_to_post: flag('Members of the parent group can post to this subgroup.'),
  send_invites_on_join: flag('New members are invited to upcoming events.'),
  seperate_footers: flag('The footer is sent as a separate attachment.'),
  allow_downloads: choice(words.allow_downloads, 'Who can download the archives.'),
  default_color: choice(words.color, 'The color of the group.'),
  default_time_pref: choice(
    words.time_pref,
    'The time format for those who have not chosen one; `standard_time`: that of their language.',
  ),
  default_date_pref: choice(
    words.date_pref,
    'The date format for those who have not chosen one; `us_date`: that of their language.',
  ),
  default_monday_start: flag(
    'Weeks start on Monday for those who have not chosen; otherwise as usual for their language.',
  ),
  send_event_summaries: flag('Members get a summary of upcoming events.'),
  event_summary_schedule: choice(words.event_summary_schedule, 'When the summary is sent.'),
}
