import type { MailAnswer } from './mail-answers.ts'

/** `provider_name` is what people call it. */
type IdentityAbout = { account_id: number; provider: string; provider_name: string }
/** A letter with a link was asked for; both are 0 where nobody has the address: the work is the same then. */
type MailAsked = { account_id: number; mail_token_id: number }

type MessageAbout = { message_id: number; topic_id: number; msg_num: number; subject: string }
type TopicAbout = { topic_id: number; subject: string }
type PendingAbout = { pending_message_id: number; subject: string; email: string }
/** `in_reply_to` is the Message-ID of the mail, `detail` what it was about where the answer alone does not say. */
type MailAnswered = { email: string; answer: MailAnswer; about_group_id: number; in_reply_to: string; detail: string }
type MailingAbout = { group_id: number; mailing_id: number; kind: string; message_id: number | null }
/** `recipient_id`: the member; of a letter, which letter. `reason`: what it was about, or that the time was over. */
type Undelivered = { recipient_id: number; email: string; response: string; reason: 'recipient' | 'message' | 'time' }
type ChatAbout = { chat_id: number; subject: string }
type HashtagAbout = { hashtag_id: number; name: string }
type EventAbout = { event_id: number; name: string }
/** `event_ids`: all dates it is about, of one that repeats. */
type EventsAbout = EventAbout & { event_ids: number[] }
/** Who answers, with how many guests, and how full the event is then; `max_attendees` 0: any number may come. */
type Answerer = { group_id: number; member_info_id: number; user_id: number; email: string }
type Attendance = { type: string; additional_guests: number; num_attendees: number; max_attendees: number }
type Answered = EventAbout & Answerer & Attendance
/** Why somebody who waited has a place now. */
export type Promotion = 'a place became free' | 'the number of places changed' | 'they need fewer places'
/** `name` is empty where not every moderator sees the table. */
type DatabaseAbout = { database_id: number; name: string }
type DatabaseRowAbout = DatabaseAbout & { row_id: number; row_num: number }

/**
 * `status` is there where they were not in: who waits or is banned is not everybody's to know of. `unasked`: others have
 * added them, and they have not agreed yet.
 */
export type MemberAbout = { group_id: number; member_info_id: number; email: string; status?: string; unasked?: true }

/**
 * Everything that can have happened. A fact commits with the change that caused it; letters, live pushes, webhooks and
 * the activity log only read facts. `data` names what the fact carries besides actor, group and time.
 */
export type FactData = {
  /** `by_mail`: by a mail to a group or the answer to a letter; whoever wrote it hears of that. */
  'account.registered': { account_id: number; email: string; mail_token_id?: number; by_mail?: true }
  'account.registration_repeated': { account_id: number; mail_token_id?: number }
  'account.confirmation_requested': MailAsked
  'account.confirmed': { account_id: number }
  'account.updated': { account_id: number }
  'account.password_reset_requested': MailAsked
  'account.password_changed': { account_id: number }
  'account.email_change_requested': MailAsked
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
  'group.updated': { settings: string[] }
  'group.alias_added': { alias_id: number; name: string }
  'group.alias_removed': { alias_id: number; name: string }
  'group.column_added': { column_id: number; name: string }
  'group.column_changed': { column_id: number; name: string }
  'group.column_removed': { column_id: number; name: string }
  'group.deleted': { name: string; reason: string; group_ids: number[] }
  'group.subgroup_deleted': { group_id: number; subgroup_id: number; name: string }
  'group.moved': { group_id: number; org_id: number }
  'group.reminded': { group_id: number; month: string; member_info_ids: number[] }
  'group.space_short': { group_id: number; percent: number }
  'organisation.added': { org_id: number; name: string; host: string }
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
  'member.updated': MemberAbout & { fields: string[] }
  'member.role_changed': MemberAbout & { mod_status: string; mod_permissions: string[] }
  'member.inherited': MemberAbout
  'member.unmoderated': MemberAbout
  'member.labelled': MemberAbout & { labels: string[] }
  'member.confirmation_requested': MemberAbout
  'member.probe_requested': MemberAbout
  'member.sponsored': MemberAbout
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
  /** `approved`: it was not its author who posted it, but the moderator who let it through. */
  'message.posted': MessageAbout & { is_first: boolean; hashtag_ids: number[]; approved?: true }
  'message.held': PendingAbout & { reason: string }
  'message.claimed': PendingAbout
  'message.approved': PendingAbout & { message_id: number }
  'message.confirmed': PendingAbout & { message_id: number }
  'message.rejected': PendingAbout & { reason: string }
  'message.refused': { group_id: number; email: string; subject: string; reason: 'locked group' | 'locked topic' }
  'message.discarded': PendingAbout
  'message.expired': PendingAbout & { group_id: number }
  'message.corrected': PendingAbout
  'message.edited': MessageAbout
  'message.deleted': MessageAbout
  'message.liked': MessageAbout
  'message.unliked': MessageAbout
  'message.reported': MessageAbout & { reason: string }
  /** `stranger`: nothing shows who wrote it. */
  'message.sent': { group_id?: number; private_message_id: number; recipients_count: number; stranger?: true }
  'topic.updated': TopicAbout & { fields: string[] }
  'topic.merged': TopicAbout & { into_topic_id: number }
  'topic.split': TopicAbout & { from_topic_id: number }
  'topic.deleted': TopicAbout
  'topic.expired': TopicAbout & { group_id: number; was: 'closed' | 'deleted' }
  'hashtag.created': HashtagAbout
  'hashtag.updated': HashtagAbout & { fields: string[] }
  'hashtag.deleted': HashtagAbout
  'event.added': EventsAbout & { invites: boolean }
  'event.invited': EventsAbout & { group_id: number; member_info_id: number }
  'event.summed': { group_id: number; from: string; until: string }
  'event.updated': EventsAbout & { fields: string[] }
  'event.cancelled': EventsAbout
  'event.reminded': EventAbout & { group_id: number }
  'event.deleted': EventsAbout & { message: string }
  /** `was`: what they had answered before, or empty. `because` is there where it is not what they asked for, or not only. */
  'event.answered': Answered & { was: string; because: string }
  'event.promoted': Answered & { because: Promotion }
  'database.created': DatabaseAbout
  'database.updated': DatabaseAbout & { fields: string[] }
  'database.deleted': DatabaseAbout
  'database.row_added': DatabaseRowAbout
  'database.rows_imported': DatabaseAbout & { rows: number }
  'database.template_asked': DatabaseAbout
  'database.row_updated': DatabaseRowAbout & { fields: string[] }
  'database.row_deleted': DatabaseRowAbout
  'archives.imported': { group_id: number; messages: number }
  'chat.created': ChatAbout
  'chat.announced': { group_id: number; chat_id: number; member_info_ids: number[] }
  /** Who is told, each with the last message that they have seen. */
  'chat.missed': { group_id: number; chat_id: number; places: [chat_sub_id: number, last_msg_seen: number][] }
  'chat.updated': ChatAbout & { fields: string[] }
  'chat.closed': ChatAbout
  'chat.reopened': ChatAbout
  'chat.deleted': ChatAbout
  'chat.joined': ChatAbout & { chat_sub_id: number }
  'chat.left': ChatAbout & { chat_sub_id: number }
  /** `version` is that of the chat: who has seen all up to an earlier one fetches what has a later one. */
  'chat.said': { chat_id: number; msg_num: number; version: number }
  'mail.asked': { mail_request_id: number }
  'mail.answered': MailAnswered
  'mail.undeliverable': MailingAbout & Undelivered
}
export type FactName = keyof FactData

/** One sentence a fact, for the reference page; the key order is the order printed. */
export const factMeanings: Record<FactName, string> = {
  'account.registered': 'An account was made.',
  'account.registration_repeated': 'Somebody tried to register an address that has an account.',
  'account.confirmation_requested': 'Somebody asked for another letter that confirms an address.',
  'account.confirmed': 'Somebody showed that the address of their account is theirs.',
  'account.updated': 'Somebody changed their profile or preferences.',
  'account.password_reset_requested': 'Somebody asked for a letter that lets them choose a new password.',
  'account.password_changed': 'An account has a new password; its other sessions are over.',
  'account.email_change_requested': 'Somebody asked to move their account to another address.',
  'account.email_changed': 'An account has a new address.',
  'account.two_factor_enabled': 'Signing in needs a second factor from now on.',
  'account.two_factor_disabled': 'Signing in needs no second factor any more.',
  'account.recovery_codes_made': 'Somebody got new recovery codes; the old ones are worth nothing.',
  'account.recovery_code_used': 'Somebody used a recovery code instead of a two-factor code.',
  'account.key_created': 'Somebody made an API key.',
  'account.key_revoked': 'An API key was revoked.',
  'account.key_deleted': 'An API key was deleted.',
  'account.session_ended': 'A session was ended from elsewhere.',
  'account.admin_changed': 'The operator made somebody a site administrator, or took that back.',
  'account.deleted': 'An account was deleted, by its owner or by the operator.',
  'account.bouncing': 'Mail to an address came back: posts are no longer sent to it, and its owner is asked.',
  'account.probed': 'The owner of an address from which mail came back was written to, to see whether it arrives.',
  'account.bounced': 'Nobody answered from an address from which mail came back: no more mail is sent to it.',
  'account.restored': 'Mail arrives at an address again, as its owner has shown.',
  'account.missed_sent': 'Somebody to whom no mail came for a while had what they missed sent.',
  'account.adds_refused': 'The owner of an address wants to be added and invited by nobody any more.',
  'account.logged_in': 'Somebody signed in and got a session.',
  'account.logged_out': 'Somebody ended a session.',
  'account.identity_linked':
    'Somebody signed in through an identity provider for the first time; from now on it knows them.',
  'account.identity_refused': 'A log-in through an identity provider was refused, because the user had disabled that.',
  'account.identity_allowed': 'A user enabled log-ins through an identity provider again.',
  'group.created': 'A group was made; the maker is its owner.',
  'group.subgroup_created': 'A subgroup of the group was made.',
  'group.plan_changed': 'The operator put a group on another plan.',
  'group.renamed': 'The group got another name; its subgroups are renamed with it.',
  'group.privacy_changed': 'It was changed who sees the group and its archives.',
  'group.updated': 'Settings of the group were changed.',
  'group.alias_added': 'The group got a further name.',
  'group.alias_removed': 'A further name of the group was given up.',
  'group.column_added': 'A column for data about members was added.',
  'group.column_changed': 'A column for data about members was changed.',
  'group.column_removed': 'A column for data about members was removed, with what it held.',
  'group.deleted': 'The group was deleted, with its subgroups and all that was in them.',
  'group.subgroup_deleted': 'A subgroup of the group was deleted.',
  'group.moved': 'The operator gave the group to an organisation.',
  'group.reminded': 'Some members were due to get the monthly reminder of the group.',
  'group.space_short': 'The group has used much of its space; `percent` says how much at least.',
  'organisation.added': 'The operator made an organisation, with a host name of its own.',
  'member.joined': 'Somebody became a member.',
  'member.left': 'A membership ended; `action` says how.',
  'member.requested': 'Somebody asked to become a member and waits for a moderator.',
  'member.approved': 'A moderator let somebody in who was waiting.',
  'member.rejected': 'A moderator refused somebody who was waiting.',
  'member.expired': 'Nobody decided in time on somebody who was waiting.',
  'member.removed': 'A moderator removed a member.',
  'member.banned': 'A member was banned: they left the group, and their address cannot join or post again.',
  'member.unbanned': 'A ban was lifted: the person is nobody here now, and may join again.',
  'member.added': 'A moderator added somebody without asking them.',
  'member.agreed': 'Somebody who was added without being asked agreed to be a member.',
  'member.updated': 'The options of a membership were changed; `fields` says which.',
  'member.role_changed': 'A member became a moderator or an owner, stopped being one, or has other rights as one.',
  'member.inherited': 'A subgroup lost its last owner through its parent: an owner of the parent became its owner.',
  'member.unmoderated': 'A new member has posted enough: their posts wait for nobody any more.',
  'member.labelled': 'The labels of a member were changed.',
  'member.confirmation_requested': 'A moderator had a member asked once more to confirm their address.',
  'member.sponsored': 'A member gave the group money, as a moderator noted.',
  'member.probe_requested': 'A member from whose address mail came back was asked whether it arrives.',
  'adds.held': 'More people were to be added than a group may in a day: a site administrator has to look at it.',
  'adds.approved': 'A site administrator allowed people to be added.',
  'adds.rejected': 'A site administrator refused to let people be added.',
  'invite.sent': 'Somebody was invited.',
  'invite.cancelled': 'An invitation was taken back.',
  'invite.accepted': 'Somebody accepted an invitation.',
  'invite.declined': 'Somebody turned an invitation down.',
  'notice.added': 'A notice to members was written.',
  'notice.changed': 'A notice to members was changed.',
  'notice.removed': 'A notice to members was removed.',
  'label.added': 'A label for members was made.',
  'label.changed': 'A label for members was changed.',
  'label.removed': 'A label for members was removed.',
  'message.posted': 'A message was posted to the group.',
  'message.held': 'A message waits for a moderator; `reason` says why.',
  'message.claimed': 'A moderator looks after a message that waits.',
  'message.approved': 'A moderator let a message through.',
  'message.confirmed': 'The author of a mail that waited for that has said that it is theirs: it was posted.',
  'message.rejected': 'A moderator sent a message back to its author.',
  'message.refused': 'A mail of a member was not posted; `reason` says why.',
  'message.discarded': 'A moderator deleted a message that was waiting.',
  'message.expired': 'Nobody decided in time on a message that was waiting.',
  'message.corrected': 'A moderator edited a message that waits.',
  'message.edited': 'A message was edited; the earlier text is kept.',
  'message.deleted': 'A message was deleted.',
  'message.liked': 'Somebody likes a message.',
  'message.unliked': 'Somebody no longer likes a message.',
  'message.reported': 'Somebody reported a message to the moderators.',
  'message.sent': 'Somebody wrote to a member or to the moderators without the group.',
  'topic.updated': 'A topic was changed; `fields` says what of it.',
  'topic.merged': 'A topic was merged into another.',
  'topic.split': 'Messages of a topic became a topic of their own.',
  'topic.deleted': 'A topic was deleted, with its messages.',
  'topic.expired': 'The time of a topic was over: it was closed or deleted, as its hashtag says.',
  'hashtag.created': 'A hashtag was made.',
  'hashtag.updated': 'A hashtag was changed; `fields` says what of it.',
  'hashtag.deleted': 'A hashtag was deleted.',
  'event.added': 'An event was put into the calendar; `event_ids` has one for each of its dates.',
  'event.invited': 'A new member was to be invited to the events to come.',
  'event.summed': 'Members were to be told of the events to come, as the group wants it.',
  'event.updated': 'An event was changed; `fields` says what of it.',
  'event.cancelled': 'An event was called off.',
  'event.reminded': 'It was time to remind who comes to an event.',
  'event.deleted': 'An event was deleted.',
  'event.answered':
    'Somebody answered whether they come to an event, or took that back; `because` says why it became what it is.',
  'event.promoted': 'Somebody who waited for a place at an event has one; `because` says why.',
  'database.created': 'A table was made.',
  'database.updated': 'A table was altered; `fields` says what of it.',
  'database.deleted': 'A table was deleted, with its rows.',
  'database.row_added': 'A row was added to a table.',
  'database.rows_imported': 'Rows of a file were added to a table.',
  'database.template_asked': 'Somebody asked for a letter whose answer adds a row to a table.',
  'database.row_updated': 'A row was changed; `fields` says in which columns.',
  'database.row_deleted': 'A row was deleted.',
  'archives.imported': 'The operator brought messages in from elsewhere.',
  'chat.created': 'A chat was opened.',
  'chat.announced': 'Some members were due to be told of a new chat.',
  'chat.missed': 'A chat came to rest, and some who were not there were due to be told what they missed.',
  'chat.updated': 'A chat was changed; `fields` says what of it.',
  'chat.closed': 'A chat was closed.',
  'chat.reopened': 'A chat that was closed is open again.',
  'chat.deleted': 'A chat was deleted, with all that was said in it.',
  'chat.joined': 'Somebody joined a chat.',
  'chat.left': 'Somebody left a chat.',
  'chat.said': 'Something was said in a chat, or what was said there was changed, deleted or reacted to.',
  'mail.asked': 'A mail asked for something, and nothing shows who sent it: the owner of its address is asked.',
  'mail.answered': 'A mail to an address of a group is answered by a letter.',
  'mail.undeliverable': 'A mail to somebody was refused for good, or could not be handed over for five days.',
}

/**
 * Facts that are heard when they happen and not kept: the row that they are about says all that they would, for ever. There
 * are many of them, and nobody acts on one later. docs/decisions/0205
 */
const passing: ReadonlySet<FactName> = new Set<FactName>(['chat.said'])
export const isKept = ({ name }: { name: FactName }): boolean => !passing.has(name)

/** A fact as readers get it. */
export type Fact<Name extends FactName = FactName> = {
  [N in Name]: {
    id: number
    name: N
    created: string
    group_id: number | null
    /** Who did it; null for the service itself. */
    account_id: number | null
    via: string
    data: FactData[N]
  }
}[Name]
