import type { Enumerations, Value } from '../enumerations.ts'

/** What each word of some enumerations means; one that is left out does not compile. */
export type WordDocs<Names extends keyof Enumerations> = { readonly [N in Names]: Readonly<Record<Value<N>, string>> }

const access = {
  group_access_limited: 'Members see it, moderators change it.',
  group_access_subscribers: 'Members see and change it.',
  group_access_moderators_only: 'Moderators see and change it, nobody else.',
  group_access_none: 'Switched off for everybody.',
}

/** What an owner sets in a group. */
export const groupWords = {
  group_privacy: {
    group_privacy_none: 'Listed, with archives that anybody may read.',
    group_privacy_archives: 'Listed, with archives for members alone.',
    group_privacy_unlisted: 'Known to its members alone, as are the archives.',
    group_privacy_unlisted_public: 'Not listed, but who has the address may read the archives.',
  },
  sub_group_privacy: {
    sub_group_privacy_limited_archives: 'Listed in its parent, whose members may read the archives.',
    sub_group_privacy_archives: 'Listed in its parent, with archives for its own members alone.',
    sub_group_privacy_unlisted: 'Known to its own members alone, as are the archives.',
    sub_group_privacy_none: 'Listed in its parent, with archives that anybody may read.',
    sub_group_privacy_unlisted_public_archives: 'Not listed, but who has the address may read the archives.',
  },
  thread_reply_to: {
    thread_reply_group_default: 'Replies go where the group says.',
    thread_reply_to_sender: 'Replies go to the author.',
    group_reply_only_to_sender: 'Replies go to the author, and nowhere else.',
  },
  group_reply_to: {
    group_reply_to_group: 'Replies go to the group.',
    group_reply_to_sender: 'Replies go to the author; the group can be chosen.',
    group_reply_to_moderators: 'Replies go to the moderators.',
    group_reply_to_group_and_sender: 'Replies go to the group and to the author.',
    group_reply_only_to_sender: 'Replies go to the author, and nowhere else.',
  },
  members_visible: {
    group_view_members_subs: 'Every member sees who else is one.',
    group_view_members_moderators: 'Moderators and owners see the members.',
    group_view_members_owners: 'Owners see the members, and moderators with the right to.',
  },
  sub_group_access: {
    sub_group_subs: 'Every member makes subgroups.',
    sub_group_moderators: 'Moderators and owners make subgroups.',
    sub_group_owners: 'Owners make subgroups, and moderators with the right to.',
  },
  public_access: {
    ...access,
    group_access_public: 'Anybody sees it, members change it.',
    group_access_public_limited: 'Anybody sees it, moderators change it.',
  },
  access,
  member_directory_access: {
    group_access_limited: 'Members see the directory.',
    group_access_moderators_only: 'Moderators see the directory.',
    group_access_none: 'There is no directory.',
  },
  polls_access: {
    polls_access_subscribers: 'Members vote and make polls.',
    polls_access_limited: 'Members vote, moderators make polls.',
    polls_access_none: 'There are no polls.',
  },
  chat_access: {
    group_access_limited: 'Members chat, moderators open chats.',
    group_access_subscribers: 'Members chat and open chats.',
    group_access_none: 'There are no chats.',
  },
  allow_downloads: {
    allow_downloads_by_members: 'Every member may download the archives.',
    allow_downloads_by_moderators: 'Moderators and owners may download the archives.',
    allow_downloads_by_owners: 'Owners may download the archives.',
    allow_downloads_by_nobody: 'Members and moderators may not; owners, who can change this, may.',
  },
  handle_attachments: {
    group_attachments_normal: 'Attachments are taken as they are.',
    group_attachments_bounced: 'Mail with attachments is sent back.',
    group_attachments_stripped: 'Attachments are taken off, the text is posted.',
    group_attachments_moderated: 'A message with attachments waits for a moderator.',
  },
  handle_virus: {
    handle_virus_block: 'Mail with a virus is dropped.',
    handle_virus_moderate: 'Mail with a virus waits for a moderator.',
  },
  fig_leaf: {
    fig_leaf_archives: 'A page asks before it shows the archives.',
    fig_leaf_none: 'The archives are shown at once.',
  },
  max_photo_size: {
    max_photo_size_none: 'Pictures stay as they are.',
    max_photo_size_ex_small: 'Made smaller where a side has more than 320 pixels.',
    max_photo_size_small: 'Made smaller where a side has more than 640 pixels.',
    max_photo_size_somewhat_small: 'Made smaller where a side has more than 800 pixels.',
    max_photo_size_medium_small: 'Made smaller where a side has more than 1024 pixels.',
    max_photo_size_medium: 'Made smaller where a side has more than 1280 pixels.',
    max_photo_size_large: 'Made smaller where a side has more than 2048 pixels.',
  },
  hash_tag_permissions: {
    hash_tag_create_subs: 'Every member makes hashtags, by using them.',
    hash_tag_create_mods_bounce: 'Moderators make hashtags; a post with an unknown one is refused.',
    hash_tag_create_mods_remove: 'Moderators make hashtags; an unknown one is taken off the post.',
  },
  plan: {
    group_plan_basic: 'The smallest plan: no past members, aliases or direct adds.',
    group_plan_premium: 'All that a group needs, with more space.',
    group_plan_enterprise: 'As premium, with an organisation and its own domain.',
  },
  group_type: { group_type_messages: 'A group for messages; there is no other type.' },
  moderation: {
    unmoderated: 'Posts appear at once.',
    moderated: 'Every post waits for a moderator.',
    new_users_moderated: 'The first posts of a new member wait for a moderator.',
  },
  rsvp_response: {
    rsvp_maybe: 'Does not know yet.',
    rsvp_no: 'Does not come.',
    rsvp_yes: 'Comes, or waits for a place where the event is full.',
  },
  rsvp_type: {
    rsvp_maybe: 'Does not know yet.',
    rsvp_no: 'Does not come.',
    rsvp_yes: 'Comes, and has a place.',
    rsvp_waitlist: 'Would come, and waits for a place.',
  },
  event_summary_schedule: {
    event_summary_monthly: 'On the first of each month.',
    event_summary_weekly_sunday: 'Each Sunday.',
    event_summary_weekly_monday: 'Each Monday.',
    event_summary_weekly_tuesday: 'Each Tuesday.',
    event_summary_weekly_wednesday: 'Each Wednesday.',
    event_summary_weekly_thursday: 'Each Thursday.',
    event_summary_weekly_friday: 'Each Friday.',
    event_summary_weekly_saturday: 'Each Saturday.',
  },
  column_type: {
    text_column: 'One line of text.',
    paragraph_column: 'Text of several lines.',
    html_paragraph_column: 'Text with formatting (HTML).',
    checkbox_column: 'Yes or no.',
    multiple_choice_column: 'One of the choices.',
    multi_choice_column: 'Any of the choices.',
    date_column: 'A date.',
    time_column: 'A time of day.',
    address_column: 'A postal address.',
    link_column: 'A link, with its title.',
    image_column: 'A picture.',
    email_column: 'A mail address.',
  },
} satisfies Partial<WordDocs<keyof Enumerations>>
