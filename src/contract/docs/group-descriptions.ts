const access = {
  group_access_limited: 'Members can view it, moderators can change it.',
  group_access_subscribers: 'Members can view and change it.',
  group_access_moderators_only: 'Only moderators can view and change it.',
  group_access_none: 'Disabled.',
}

/** The settings of a group. */
export const groupWords = {
  group_privacy: {
    group_privacy_none: 'Public: anyone can find the group and read its archives.',
    group_privacy_archives: 'Listed: anyone can find the group, only members can read its archives.',
    group_privacy_unlisted: 'Private: only members can find the group and read its archives.',
    group_privacy_unlisted_public: "Unlisted: the group isn't listed, but anyone with the link can read its archives.",
  },
  sub_group_privacy: {
    sub_group_privacy_limited_archives: 'Members of the parent group can find it and read its archives.',
    sub_group_privacy_archives: 'Members of the parent group can find it, only its own members can read its archives.',
    sub_group_privacy_unlisted: 'Private: only its own members can find it and read its archives.',
    sub_group_privacy_none: 'Public: anyone can find it and read its archives.',
    sub_group_privacy_unlisted_public_archives:
      "Unlisted: it isn't listed, but anyone with the link can read its archives.",
  },
  thread_reply_to: {
    thread_reply_group_default: 'Replies go where the settings of the group say.',
    thread_reply_to_sender: 'Replies go to the author.',
    group_reply_only_to_sender: 'Replies go only to the author.',
  },
  group_reply_to: {
    group_reply_to_group: 'Replies go to the group.',
    group_reply_to_sender: 'Replies go to the author by default, or to the group.',
    group_reply_to_moderators: 'Replies go to the moderators.',
    group_reply_to_group_and_sender: 'Replies go to the group and to the author.',
    group_reply_only_to_sender: 'Replies go only to the author.',
  },
  members_visible: {
    group_view_members_subs: 'Members can see the member list.',
    group_view_members_moderators: 'Moderators and owners can see the member list.',
    group_view_members_owners: 'Owners can see the member list, and moderators with that permission.',
  },
  sub_group_access: {
    sub_group_subs: 'Members can create subgroups.',
    sub_group_moderators: 'Moderators and owners can create subgroups.',
    sub_group_owners: 'Owners can create subgroups, and moderators with that permission.',
  },
  public_access: {
    ...access,
    group_access_public: 'Anyone can view it, members can change it.',
    group_access_public_limited: 'Anyone can view it, moderators can change it.',
  },
  access,
  member_directory_access: {
    group_access_limited: 'Members can see the directory.',
    group_access_moderators_only: 'Moderators can see the directory.',
    group_access_none: 'The directory is disabled.',
  },
  polls_access: {
    polls_access_subscribers: 'Members can vote and create polls.',
    polls_access_limited: 'Members can vote, moderators can create polls.',
    polls_access_none: 'Polls are disabled.',
  },
  chat_access: {
    group_access_limited: 'Members can chat, moderators can create chats.',
    group_access_subscribers: 'Members can chat and create chats.',
    group_access_none: 'Chats are disabled.',
  },
  allow_downloads: {
    allow_downloads_by_members: 'Members can download the archives.',
    allow_downloads_by_moderators: 'Moderators and owners can download the archives.',
    allow_downloads_by_owners: 'Owners can download the archives.',
    allow_downloads_by_nobody: 'Only owners, who can change this setting, can download the archives.',
  },
  handle_attachments: {
    group_attachments_normal: 'Attachments are allowed.',
    group_attachments_bounced: 'Emails with attachments are rejected.',
    group_attachments_stripped: 'Attachments are removed, and the text is posted.',
    group_attachments_moderated: 'Posts with attachments need approval.',
  },
  handle_virus: {
    handle_virus_block: 'Emails with a virus are dropped.',
    handle_virus_moderate: 'Emails with a virus need approval.',
  },
  fig_leaf: {
    fig_leaf_archives: 'Visitors have to confirm before they see the archives.',
    fig_leaf_none: 'The archives are shown without confirmation.',
  },
  group_photo: {
    icon: 'A square icon.',
    cover_photo: 'A wide cover photo.',
  },
  max_photo_size: {
    max_photo_size_none: 'Images are not resized.',
    max_photo_size_ex_small: 'Images are resized to at most 320 pixels.',
    max_photo_size_small: 'Images are resized to at most 640 pixels.',
    max_photo_size_somewhat_small: 'Images are resized to at most 800 pixels.',
    max_photo_size_medium_small: 'Images are resized to at most 1024 pixels.',
    max_photo_size_medium: 'Images are resized to at most 1280 pixels.',
    max_photo_size_large: 'Images are resized to at most 2048 pixels.',
  },
  hash_tag_permissions: {
    hash_tag_create_subs: 'Members create hashtags by using them.',
    hash_tag_create_mods_bounce: 'Moderators create hashtags; a post with an unknown hashtag is rejected.',
    hash_tag_create_mods_remove: 'Moderators create hashtags; an unknown hashtag is removed from the post.',
  },
  plan: {
    group_plan_basic: 'The smallest plan: no past members, aliases or direct adds.',
    group_plan_premium: 'All features, and more storage.',
    group_plan_enterprise: 'Premium with an organisation and its own domain.',
  },
  group_type: { group_type_messages: 'A group for messages; there is no other type.' },
  moderation: {
    unmoderated: 'Posts appear without approval.',
    moderated: 'All posts need approval.',
    new_users_moderated: 'The first posts of new members need approval.',
  },
  rsvp_response: {
    rsvp_maybe: 'Undecided.',
    rsvp_no: 'Not going.',
    rsvp_yes: 'Going, or on the waitlist if the event is full.',
  },
  rsvp_type: {
    rsvp_maybe: 'Undecided.',
    rsvp_no: 'Not going.',
    rsvp_yes: 'Going.',
    rsvp_waitlist: 'On the waitlist.',
  },
  event_summary_schedule: {
    event_summary_monthly: 'On the first of every month.',
    event_summary_weekly_sunday: 'Every Sunday.',
    event_summary_weekly_monday: 'Every Monday.',
    event_summary_weekly_tuesday: 'Every Tuesday.',
    event_summary_weekly_wednesday: 'Every Wednesday.',
    event_summary_weekly_thursday: 'Every Thursday.',
    event_summary_weekly_friday: 'Every Friday.',
    event_summary_weekly_saturday: 'Every Saturday.',
  },
  column_type: {
    text_column: 'One line of text.',
    paragraph_column: 'Several lines of text.',
    html_paragraph_column: 'Text with formatting (HTML).',
    checkbox_column: 'Yes or no.',
    multiple_choice_column: 'One of the choices.',
    multi_choice_column: 'Any of the choices.',
    date_column: 'A date.',
    time_column: 'A time of day.',
    address_column: 'A postal address.',
    link_column: 'A link with a title.',
    image_column: 'An image.',
    email_column: 'An email address.',
  },
}
