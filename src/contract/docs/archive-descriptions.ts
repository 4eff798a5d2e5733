import { colorHex } from '../colors.ts'

const colors = Object.fromEntries(
  Object.keys(colorHex).map(name => [name, `The color ${name.replace('color_', '').replaceAll('_', ' ')}.`]),
) as Record<keyof typeof colorHex, string>

/** What is said of messages, topics, hashtags, drafts and chats. */
export const archiveWords = {
  color: colors,
  hashtag_until: {
    hash_tag_delete_none: 'Never.',
    hash_tag_delete_day: 'A day after the last message.',
    hash_tag_delete_week: 'A week after the last message.',
    hashtag_delete_month: 'A month after the last message.',
    hash_tag_delete_three_months: 'Three months after the last message.',
    hash_tag_delete_six_months: 'Six months after the last message.',
    hash_tag_delete_year: 'A year after the last message.',
  },
  chat_msg_type: {
    chat_msg_type_normal: 'A message.',
    chat_msg_type_closed: 'The chat was closed.',
  },
  chat_msg_tapback: {
    chat_msg_tapback_heart: 'A heart.',
    chat_msg_tapback_thumbs_up: 'Thumbs up.',
    chat_msg_tapback_thumbs_down: 'Thumbs down.',
    chat_msg_tapback_laugh: 'A laugh.',
    chat_msg_tapback_exclamation: 'An exclamation mark.',
    chat_msg_tapback_question: 'A question mark.',
  },
  draft_type: {
    draft_type_post: 'A new topic.',
    draft_type_reply: 'A reply to a message.',
    draft_type_dm: 'An email to a member.',
    draft_type_post_to_sub: 'An email from the moderators to a member.',
  },
  my_topics: {
    unread:
      "Topics of the last 90 days with messages the caller hasn't read; at most the latest 1,000 topics of each group.",
    answered: 'The same, limited to topics in which the caller has posted.',
    followed: 'Topics the caller follows.',
    muted: 'Topics the caller has muted.',
  },
  body_type: { html: 'HTML.', plain: 'Plain text.', markdown: 'Markdown.' },
  draft_reply_to: {
    '': 'To the group, or wherever its settings say.',
    sender: 'To the author only.',
    group_and_sender: 'To the group and the author.',
    mods: 'To the moderators.',
  },
  moderation_type: {
    message: 'A pending message.',
    member: 'A request to join.',
    report: 'A reported message.',
  },
  decision_type: {
    message: 'A pending message.',
    member: 'A request to join.',
    report: 'A reported message.',
    topic: 'A topic.',
  },
  moderation_action: {
    approve: 'Approve it.',
    reject: 'Reject it; the author of a message is told.',
    delete: 'Delete it; nobody is told.',
    ban: 'Delete it, and ban the member it is from.',
  },
  moderation_skip_reason: {
    decided: 'A moderator has already decided.',
    gone: "It isn't pending any more.",
    claimed: 'Another moderator has claimed it.',
    updated: 'It has changed since.',
    not_allowed: 'You lack a permission.',
    not_possible: "That can't be done with it.",
  },
  report_state: { open: 'Nobody has resolved it yet.', resolved: 'A moderator has resolved it.' },
  sender_check: {
    web: 'Written on the web.',
    verified: 'An email whose sender was verified.',
    not_verified: "An email whose sender couldn't be verified.",
    unknown: 'Not an email.',
  },
  held_because: {
    group: 'The group is moderated.',
    member: 'The member is moderated.',
    new_member: 'It is among the first posts of a new member.',
    topic: 'The topic is moderated.',
    hashtag: 'One of its hashtags is moderated.',
    attachment: 'It has attachments, and the group moderates those.',
    unproven: "It came by email, and the sender couldn't be verified.",
    unconfirmed: "It came by email, the sender couldn't be verified, and has been asked to confirm it.",
    not_subscribed: "It came by email from someone who isn't a member, which the group allows.",
    virus: 'A virus was found in it.',
    bulk: 'It came by email and is marked as automatic or bulk email.',
  },
  preset_date_range: {
    past_hour: 'The past hour.',
    past_24_hours: 'The past 24 hours.',
    past_week: 'The past week.',
    past_month: 'The past month.',
    past_year: 'The past year.',
  },
  via: {
    via_web: 'On the web.',
    via_email: 'By email.',
    via_api: 'Through the API.',
    via_robot: 'By the service itself.',
  },
}
