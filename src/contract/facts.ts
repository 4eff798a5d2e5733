import type { MailReply } from './mail/mail-replies.ts'

/** `provider_name` is the display name. */
type IdentityAbout = { account_id: number; provider: string; provider_name: string }
/** An email with a link was requested; both are 0 if no one has the address, so that the work is the same. */
type MailTokenData = { account_id: number; mail_token_id: number }

type MessageAbout = { message_id: number; topic_id: number; msg_num: number; subject: string }
type TopicAbout = { topic_id: number; subject: string }
type PendingAbout = { pending_message_id: number; subject: string; email: string }
/** `claimed_by` is the account of another moderator who had claimed it. */
type PendingDecided = PendingAbout & { claimed_by?: number }
/** `in_reply_to`: the Message-ID of the email. `detail`: what it was about, if needed. `rejection`: why it was rejected, as a message key. */
type MailReplyData = {
  email: string
  answer: MailReply
  about_group_id: number
  in_reply_to: string
  detail: string
  rejection?: { key: string; args?: Readonly<Record<string, string | number>> | undefined }
}
type OutgoingMessageAbout = { group_id: number; outgoing_message_id: number; kind: string; message_id: number | null }
/**
 * `reason`: what was refused, or that the time was over. `is_hard`: the address is invalid; earlier versions did not
 * record it.
 */
type Refusal = { reason: 'recipient' | 'message' | 'time'; is_hard?: boolean }
/** `recipient_id`: the member, or the id of the email. */
type UndeliveredData = { recipient_id: number; email: string; response: string } & Refusal
type ChatAbout = { chat_id: number; subject: string }
type HashtagAbout = { hashtag_id: number; name: string }
type EventAbout = { event_id: number; name: string }
/** `event_ids`: all affected dates of a repeating event. */
type EventsAbout = EventAbout & { event_ids: number[] }
/** `split_from`: the series that these dates were split from, which now ends before them. */
type EventsChanged = EventsAbout & { split_from?: number }
/** The member who responds, with how many guests, and how full the event is then; `max_attendees` 0: no limit. */
type RsvpMember = { group_id: number; member_info_id: number; user_id: number; email: string }
type Attendance = { type: string; additional_guests: number; num_attendees: number; max_attendees: number }
type RsvpData = EventAbout & RsvpMember & Attendance
/** Why someone moved up from the waitlist. */
export type Promotion = 'a place became free' | 'the number of places changed' | 'they need fewer places'
type PollAbout = { poll_id: number; topic_id: number; question: string }
/** `name` is empty if not every moderator sees the table. */
type DatabaseAbout = { database_id: number; name: string }
/** `path` is the folder it is in. */
type FileAbout = { file_id: number; name: string; path: string }
type AlbumAbout = { album_id: number; title: string }
type DatabaseRowAbout = DatabaseAbout & { row_id: number; row_num: number }
/** `name` is the host of its address, where it has no name. */
type WebhookAbout = { webhook_id: number; name: string }
type PostingAddressAbout = { posting_address_id: number; name: string }
/** A page of a wiki. `version`: the newest one then; 0: none is new. */
type WikiAbout = { wiki_page_id: number; title: string; version: number }

/**
 * `status` is set if they were not members: pending and banned people are not visible to everyone. `unsolicited`: added by
 * others, and not accepted yet.
 */
export type MemberAbout = {
  group_id: number
  member_info_id: number
  email: string
  status?: string
  unsolicited?: true
}

/**
 * All facts. A fact commits with the change that caused it; emails, live updates, webhooks and the activity log only
 * read facts. `data` is what the fact contains besides actor, group and time.
 */
export type FactData = {
  /** `by_mail`: by an email to a group or a reply to one of ours; the sender is told. */
  'account.registered': { account_id: number; email: string; mail_token_id?: number; by_mail?: true; next?: string }
  'account.registration_repeated': { account_id: number; mail_token_id?: number; next?: string }
  'account.confirmation_requested': MailTokenData & { next?: string }
  'account.confirmed': { account_id: number }
  'account.updated': { account_id: number }
  'account.password_reset_requested': MailTokenData
  'account.password_changed': { account_id: number }
  'account.email_change_requested': MailTokenData
  'account.email_changed': { account_id: number; old_email: string; email: string }
  'account.two_factor_enabled': { account_id: number }
  'account.two_factor_disabled': { account_id: number }
  'account.recovery_codes_made': { account_id: number }
  'account.recovery_code_used': { account_id: number }
  'account.key_created': { account_id: number; api_key_id: number; name: string }
  'account.key_revoked': { account_id: number; api_key_id: number }
  'account.key_deleted': { account_id: number; api_key_id: number }
  'account.session_ended': { account_id: number; session_id: number }
  'account.admin_changed': { account_id: number; site_admin: boolean }
  'account.suspended': { account_id: number }
  'account.unsuspended': { account_id: number }
  'account.deleted': { account_id: number }
  'account.adds_refused': { email: string }
  'account.bouncing': { account_id: number; email: string }
  'account.probed': { account_id: number; episode: number }
  'account.bounced': { account_id: number; email: string }
  'account.restored': { account_id: number; episode: number }
  'account.missed_sent': { account_id: number; messages: number }
  'account.logged_in': { account_id: number; session_id: number }
  'account.logged_out': { account_id: number; session_id: number }
  'account.identity_linked': IdentityAbout & { new_account: boolean }
  'account.identity_refused': IdentityAbout
  'account.identity_allowed': { account_id: number; provider: string }
  'group.created': { group_id: number; name: string }
  'group.subgroup_created': { group_id: number; subgroup_id: number; name: string }
  'group.plan_changed': { group_id: number; plan: string }
  'group.renamed': { from: string; to: string }
  'group.privacy_changed': { from: string; to: string }
  'group.updated': { group_id?: number; settings: string[] }
  'group.alias_added': { alias_id: number; name: string }
  'group.alias_removed': { alias_id: number; name: string }
  'group.column_added': { column_id: number; name: string }
  'group.column_changed': { column_id: number; name: string }
  'group.column_removed': { column_id: number; name: string }
  'group.suspended': { group_id: number; group_ids: number[]; name: string; title: string; reason: string }
  'group.unsuspended': { group_id: number; name: string }
  'group.deleted': { name: string; reason: string; group_ids: number[] }
  'group.subgroup_deleted': { group_id: number; subgroup_id: number; name: string }
  'group.moved': { group_id: number; org_id: number }
  'group.reminded': { group_id: number; month: string; member_info_ids: number[] }
  'group.posts_pending': { group_id: number; pending_message_ids: number[] }
  'group.posts_expiring': { group_id: number; pending_message_ids: number[] }
  'group.space_short': { group_id: number; percent: number }
  'group.export_requested': { group_id: number }
  /** `account_id`: whoever asked for it. */
  'group.export_finished': { group_id: number; account_id: number }
  'group.export_failed': { group_id: number; account_id: number }
  'group.export_deleted': { group_id: number }
  /** `threshold_mib`: less than that is left on the disk of the folder. */
  'disk.space_short': { folder: string; free_mib: number; threshold_mib: number }
  /** `reason`: why, if it isn't just late; `latest`: when the newest complete one was made. */
  'backup.failed': { folder: string; reason: string | null; latest: string | null }
  'certificate.not_renewed': { days_left: number }
  'organisation.added': { org_id: number; name: string; host: string }
  'organisation.main_group_set': { org_id: number; main_group_id: number }
  'member.joined': MemberAbout
  'member.left': MemberAbout & { action: string }
  'member.requested': MemberAbout
  'member.approved': MemberAbout
  'member.rejected': MemberAbout
  'member.expired': MemberAbout
  'member.removed': MemberAbout & { banned: boolean }
  'member.banned': MemberAbout
  'member.unbanned': MemberAbout
  'member.added': MemberAbout & { direct_add_id: number; is_first: boolean }
  'member.agreed': MemberAbout
  'member.updated': MemberAbout & { fields: string[]; claimed?: boolean }
  'member.role_changed': MemberAbout & { mod_status: string; mod_permissions: string[] }
  'member.inherited': MemberAbout
  'member.unmoderated': MemberAbout
  'member.labelled': MemberAbout & { labels: string[] }
  'member.confirmation_requested': MemberAbout
  'member.probe_requested': MemberAbout
  'member.sponsored': MemberAbout
  'members.imported': { group_id: number; members: number; banned: number }
  'members.delivery_started': { group_id: number; members: number }
  'adds.held': { direct_add_id: number; emails_count: number }
  'adds.approved': { group_id: number; direct_add_id: number; emails_count: number }
  'adds.rejected': { group_id: number; direct_add_id: number; emails_count: number }
  'invite.sent': { invite_id: number; email: string }
  'invite.cancelled': { invite_id: number; email: string }
  'invite.accepted': { group_id: number; invite_id: number; email: string }
  'invite.declined': { group_id: number; invite_id: number; email: string }
  'notice.added': { notice_id: number; kind: string; name: string }
  'notice.changed': { notice_id: number; kind: string; name: string }
  'notice.removed': { notice_id: number; kind: string; name: string }
  'label.added': { label_id: number; name: string }
  'label.changed': { label_id: number; name: string }
  'label.removed': { label_id: number; name: string }
  /** `approved`: posted by the moderator who approved it, not by its author. `mentions`: its text may mention someone. */
  'message.posted': MessageAbout & { is_first: boolean; hashtag_ids: number[]; approved?: true; mentions?: true }
  'message.held': PendingAbout & { reason: string }
  'message.claimed': PendingAbout
  'message.approved': PendingDecided & { message_id: number }
  'message.confirmed': PendingAbout & { message_id: number }
  'message.rejected': PendingDecided & { reason: string }
  'message.refused': { group_id: number; email: string; subject: string; reason: 'locked group' | 'locked topic' }
  'message.discarded': PendingDecided
  'message.expired': PendingAbout & { group_id: number }
  'message.corrected': PendingAbout
  'message.edited': MessageAbout
  'message.deleted': MessageAbout
  'message.hidden': MessageAbout
  'message.restored': MessageAbout
  'message.liked': MessageAbout
  'message.unliked': MessageAbout
  'message.reported': MessageAbout & { reason: string }
  'message.report_resolved': MessageAbout
  'message.report_reopened': MessageAbout
  /** `stranger`: the sender is not authenticated. */
  'message.sent': { group_id?: number; private_message_id: number; recipients_count: number; stranger?: true }
  'topic.updated': TopicAbout & { fields: string[] }
  'topic.merged': TopicAbout & { into_topic_id: number }
  'topic.split': TopicAbout & { from_topic_id: number }
  'topic.moved': TopicAbout & { messages: number }
  'topic.received': TopicAbout & { group_id: number; messages: number }
  'topic.deleted': TopicAbout
  'topic.expired': TopicAbout & { group_id: number; was: 'closed' | 'deleted' }
  'hashtag.created': HashtagAbout
  'hashtag.updated': HashtagAbout & { fields: string[] }
  'hashtag.deleted': HashtagAbout
  'event.added': EventsAbout & { invites: boolean }
  'event.invited': EventsAbout & { group_id: number; member_info_id: number }
  'event.summed': { group_id: number; from: string; until: string }
  'event.updated': EventsChanged & { fields: string[] }
  'event.cancelled': EventsChanged
  'event.reminded': EventAbout & { group_id: number }
  'event.deleted': EventsAbout & { message: string }
  /** `was`: the previous response, or empty. `because` is set if the result differs from what was requested. */
  'event.answered': RsvpData & { was: string; because: string }
  'event.promoted': RsvpData & { because: Promotion }
  'poll.created': MessageAbout & { poll_id: number; question: string }
  'poll.updated': PollAbout & { fields: string[] }
  /** `votes`: how many voted. `by_deadline`: nobody closed it. */
  'poll.closed': PollAbout & { group_id: number; votes: number; by_deadline?: true }
  'poll.reopened': PollAbout
  'poll.reminded': PollAbout & { group_id: number; count?: number }
  'poll.voted': { poll_id: number; topic_id: number; group_id: number }
  'database.created': DatabaseAbout
  'database.updated': DatabaseAbout & { fields: string[] }
  'database.deleted': DatabaseAbout
  'database.row_added': DatabaseRowAbout
  'database.rows_imported': DatabaseAbout & { rows: number }
  'database.template_asked': DatabaseAbout
  'database.row_updated': DatabaseRowAbout & { fields: string[] }
  'database.row_deleted': DatabaseRowAbout
  'database.row_restored': DatabaseRowAbout
  /** `file_ids`: all that were added at once, of which it is the first. */
  'file.added': FileAbout & { type: string; file_ids: number[] }
  'file.updated': FileAbout & { fields: string[] }
  /** `entries`: how many, with what was in a folder. */
  'file.deleted': FileAbout & { type: string; entries: number }
  'file.restored': FileAbout & { type: string; entries: number }
  'wiki.created': WikiAbout
  /** `fields`: `title`, `body`, `locked`, `is_main`, `files`; `restored`: the version that was restored. */
  'wiki.updated': WikiAbout & { fields: string[]; was?: string; restored?: number }
  'wiki.deleted': WikiAbout
  'wiki.restored': WikiAbout
  'webhook.added': WebhookAbout
  /** `fields`: `name`, `url`, `actions`, `status`, `secret`. */
  'webhook.updated': WebhookAbout & { fields: string[] }
  'webhook.deleted': WebhookAbout
  /** It failed for days; or, with `gone`, its server answered that nobody wants it any more. */
  'webhook.failed': WebhookAbout & { group_id: number; since: string; gone: boolean }
  'posting_address.added': PostingAddressAbout
  'posting_address.revoked': PostingAddressAbout
  'album.created': AlbumAbout
  'album.updated': AlbumAbout & { fields: string[] }
  'album.deleted': AlbumAbout & { photos: number }
  'album.restored': AlbumAbout & { photos: number }
  'photo.added': AlbumAbout & { photo_ids: number[] }
  'photo.updated': AlbumAbout & { photo_id: number; name: string; fields: string[] }
  'photo.deleted': AlbumAbout & { photo_id: number; name: string }
  'photo.restored': AlbumAbout & { photo_id: number; name: string }
  'archives.imported': { group_id: number; messages: number }
  /** `topic_id`: it is about a topic. */
  'chat.created': ChatAbout & { topic_id?: number }
  'chat.announced': { group_id: number; chat_id: number; member_info_ids: number[] }
  /** Who is notified, each with the last message they have seen. */
  'chat.missed': { group_id: number; chat_id: number; places: [chat_sub_id: number, last_msg_seen: number][] }
  /** A message that may mention someone. */
  'chat.mentioned': { chat_id: number; msg_num: number }
  'chat.updated': ChatAbout & { fields: string[] }
  /** `topic_id` is 0 while it is pending moderation. */
  'chat.posted': ChatAbout & { from_msg_num: number; to_msg_num: number; topic_id: number }
  'chat.closed': ChatAbout
  'chat.reopened': ChatAbout
  'chat.deleted': ChatAbout
  'chat.joined': ChatAbout & { chat_sub_id: number }
  'chat.left': ChatAbout & { chat_sub_id: number }
  /** `version` is that of the chat: a client that has an earlier one fetches what is newer. */
  /** `decisions`: how many were made, undone, or could not be carried out. */
  'moderation.changed': { group_id?: number; decisions: number }
  'chat.said': { chat_id: number; msg_num: number; version: number }
  'notifications.changed': { account_ids: number[] }
  'mail.asked': { mail_request_id: number }
  'mail.answered': MailReplyData & { topic_id?: number; pending_message_id?: number }
  'mail.undeliverable': OutgoingMessageAbout & UndeliveredData
}
export type FactName = keyof FactData

/** Published but not stored: frequent, handled at once, and in the rows that they are about. docs/decisions/0035 */
const transientFacts = new Set<FactName>(['chat.said', 'moderation.changed', 'notifications.changed', 'poll.voted'])
export const isPersisted = ({ name }: { name: FactName }): boolean => !transientFacts.has(name)

/** A fact as subscribers get it. */
export type Fact<Name extends FactName = FactName> = {
  [N in Name]: {
    id: number
    name: N
    created: string
    group_id: number | null
    /** The actor; null for the service itself. */
    account_id: number | null
    via: string
    data: FactData[N]
  }
}[Name]
