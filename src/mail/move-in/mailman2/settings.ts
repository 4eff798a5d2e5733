import {
  descriptionFrom,
  footerFrom,
  lostUnless,
  noticeText,
  oneOf,
  tagFrom,
  titleFrom,
  type SettingTable,
} from '../mailman-settings.ts'

/** Texts of a list that are notices of a group. */
export const mailman2Notices = {
  welcome_msg: 'member_notice_welcome',
  goodbye_msg: 'member_notice_goodbye',
} as const

const yes = (value: unknown): boolean => value === true || (typeof value === 'number' && value !== 0)

/** What the settings of Mailman 2 are here. Those that aren't named have no meaning outside of it. */
export const mailman2Settings: SettingTable = {
  description: titleFrom,
  info: descriptionFrom,
  subject_prefix: tagFrom,
  msg_footer: footerFrom(text => /^_{5,}\s+%\(real_name\)s/.test(text)),
  msg_header: lostUnless(),
  reply_goes_to_list: oneOf({
    0: { reply_to: 'group_reply_to_sender' },
    1: { reply_to: 'group_reply_to_group' },
    2: 'lost',
  }),
  subscribe_policy: oneOf({ 2: { restricted: true }, 3: { restricted: true } }),
  default_member_moderation: value => (yes(value) ? { moderated: true } : undefined),
  emergency: value => (yes(value) ? { moderated: true } : undefined),
  generic_nonmember_action: oneOf({ 0: { allow_non_subs_to_post: true } }),
  private_roster: oneOf({
    0: { members_visible: 'group_view_members_subs' },
    1: { members_visible: 'group_view_members_subs' },
  }),
  advertised: value => (yes(value) ? undefined : { privacy: 'group_privacy_unlisted' }),
  digest_is_default: value => (yes(value) ? { email_delivery_default: 'email_delivery_html_digest' } : undefined),
  archive: value => (yes(value) ? undefined : 'lost'),
  welcome_msg: noticeText,
  goodbye_msg: noticeText,
  digest_header: lostUnless(),
  accept_these_nonmembers: lostUnless(),
  hold_these_nonmembers: lostUnless(),
  reject_these_nonmembers: lostUnless(),
  discard_these_nonmembers: lostUnless(),
  anonymous_list: lostUnless(),
  first_strip_reply_to: lostUnless(),
  reply_to_address: lostUnless(),
  header_filter_rules: lostUnless(),
  bounce_matching_headers: lostUnless(),
  topics: lostUnless(),
  topics_enabled: lostUnless(),
  regular_exclude_lists: lostUnless(),
  regular_include_lists: lostUnless(),
  acceptable_aliases: lostUnless(),
  filter_content: lostUnless(),
  max_message_size: lostUnless(40),
  linked_newsgroup: lostUnless(),
  autorespond_postings: lostUnless(),
  autoresponse_postings_text: lostUnless(),
  preferred_language: lostUnless('en'),
  subscribe_auto_approval: lostUnless(),
}
