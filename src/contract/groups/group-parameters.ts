import { enumerations as words } from '../enumerations.ts'
import { Choice, Flag, Integer, Text, optional } from '../schema.ts'

const flag = (description: string) => optional(Flag({ description }))
const choice = <const V extends readonly string[]>(values: V, description: string) =>
  optional(Choice(values, { description }))
const number = (maximum: number, description: string) => optional(Integer(0, maximum, { description }))
const line = (maxLength: number, description: string) => optional(Text(maxLength, { description }))

/** The settings that `updategroup` changes; those that are not given stay. */
export const GROUP_SETTINGS = {
  title: line(200, 'How the group is called in full.'),
  name: optional(
    Text(120, {
      description: 'The name in addresses; of a subgroup: ParentGroupName+SubGroupName.',
      invalid: 'invalid group_name',
    }),
  ),
  alias: line(34, 'A further name for mail and calls; once set it can be changed, but not blanked.'),
  desc: optional(Text(20_000, { description: 'What the group is for (HTML): at least 11 visible characters.' })),
  subject_tag: line(100, 'What stands in brackets before the subject of each message.'),
  footer: optional(Text(20_000, { description: 'What stands under each message (HTML).' })),
  website: line(2000, 'An absolute http or https address.'),

  announce: flag('Only moderators post.'),
  moderated: flag('Every post is held until a moderator approves it.'),
  new_users_moderated: flag('The first posts of a new member are held.'),
  restricted: flag('Who wants to join waits for a moderator.'),
  allow_non_subs_to_post: flag('Mail from people who are no members is taken.'),
  force_html_emails: flag('Mail goes out as HTML; plain digests become HTML digests.'),
  normalize_html_emails: flag('The looks of HTML mail are evened out.'),
  remove_other_reply_options: flag('Only the default way to reply is offered.'),
  plain_text_only: flag('Messages are turned into plain text.'),
  hash_tags_required: flag('Every topic needs a hashtag.'),
  bounce_attachments: flag('Mail with attachments is refused.'),
  allow_photos_in_files: flag('Photos may be put among the files.'),
  auto_follow_replies_default: flag('New members follow the topics they reply to.'),
  disable_edits: flag('Messages cannot be edited.'),
  disable_no_email: flag('Members cannot switch off all mail; who had gets special notices.'),
  auto_close_threads: flag('Topics are closed after close_threads_after days.'),
  auto_moderate_threads: flag('Replies to topics are held after moderate_threads_after days.'),
  allow_reposts: flag('Messages may be posted again (premium and enterprise).'),
  lock_group: flag('Nobody posts.'),

  unmoderate_users_after: number(1000, 'Approved posts after which a new member is no longer moderated.'),
  close_threads_after: number(3650, 'Days.'),
  moderate_threads_after: number(3650, 'Days.'),
  min_days_between_reposts: number(3650, 'Days.'),
  max_number_of_reposts: number(1000, 'How often one message may be posted again.'),

  reply_to: choice(words.group_reply_to, 'Where replies go.'),
  privacy: choice(
    [...words.group_privacy, ...words.sub_group_privacy],
    'Who sees the group and its archives; private archives never become more public.',
  ),
  members_visible: choice(words.members_visible, 'Who sees the list of members.'),
  subgroup_access: choice(words.sub_group_access, 'Who makes subgroups.'),
  sub_group_access: choice(words.sub_group_access, 'The same, in the spelling of the group object.'),
  calendar_access: choice(words.public_access, 'Who sees and changes the calendar.'),
  files_access: choice(words.access, 'Who sees and changes the files.'),
  database_access: choice(words.access, 'Who sees and changes the databases.'),
  wiki_access: choice(words.public_access, 'Who sees and changes the wiki.'),
  photos_access: choice(words.access, 'Who sees and changes the photos.'),
  member_directory_access: choice(words.member_directory_access, 'Who sees the directory of members.'),
  polls_access: choice(words.polls_access, 'Who votes, and who makes polls.'),
  chat_access: choice(words.chat_access, 'Who chats, and who opens chats.'),
  handle_attachments: choice(words.handle_attachments, 'What happens to attachments in mail.'),
  handle_virus: choice(words.handle_virus, 'What happens to mail with a virus.'),
  fig_leaf: choice(words.fig_leaf, 'Whether a page asks before it shows the archives.'),
  max_photo_size_email: choice(words.max_photo_size, 'To what size photos in mail are made smaller.'),
  max_photo_size_photos: choice(words.max_photo_size, 'To what size photos in albums are made smaller.'),
  max_photo_size_databases: choice(words.max_photo_size, 'To what size photos in databases are made smaller.'),
  max_photo_size_wiki_images: choice(words.max_photo_size, 'To what size photos in the wiki are made smaller.'),
  hash_tag_permissions: choice(words.hash_tag_permissions, 'Who makes hashtags.'),
  email_delivery_default: choice(words.email_delivery, 'How new members get messages.'),
  message_selection_default: choice(words.message_selection, 'Which messages new members get.'),
  max_attachment_size_default: choice(words.max_attachment_size, 'Up to what size new members get attachments.'),
  default_timezone: line(64, 'An IANA time zone; subgroups have that of their parent.'),

  // In the group object, but not among the published parameters.
  invite_only: flag('Nobody joins without an invitation.'),
  allow_parent_subs_to_post: flag('Members of the parent post in this subgroup.'),
  send_invites_on_join: flag('New members get invitations to the events to come.'),
  seperate_footers: flag('The footer is an attachment of its own.'),
  allow_downloads: choice(words.allow_downloads, 'Who downloads the archives.'),
  default_color: choice(words.color, 'The colour of the group.'),
  default_time_pref: choice(words.time_pref, 'How times are written to those who are not signed in.'),
  default_date_pref: choice(words.date_pref, 'How dates are written to those who are not signed in.'),
  default_monday_start: flag('Weeks begin on Monday for those who are not signed in.'),
  send_event_summaries: flag('Members get a list of the events to come.'),
  event_summary_schedule: choice(words.event_summary_schedule, 'When.'),
}
