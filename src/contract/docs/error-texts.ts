import type { ErrorDoc } from './errors.ts'
import { featureErrors } from './feature-errors.ts'

const errorDoc = (meaning: string, cure: string): ErrorDoc => ({ meaning, cure })
const notFoundDoc = (thing: string, list: string): ErrorDoc =>
  errorDoc(`There is no such ${thing}, or you can't access it.`, `Use an id from ${list}.`)
const invalidDoc = (what: string, cure: string): ErrorDoc => errorDoc(`${what} is missing or wrong.`, cure)
const limitReachedDoc = (things: string): ErrorDoc =>
  errorDoc(`The maximum number of ${things} is reached.`, 'Delete one first.')

/** The texts of `bad_request` that calls declare. A declared text that is not here fails `test/contract-docs.test.ts`. */
export const errorTextDocs: Readonly<Record<string, ErrorDoc>> = {
  // The target of a call is absent.
  'invalid group_id': notFoundDoc('group', '`getsubs` or `getgroup`, or pass `group_name`'),
  member_info_id: notFoundDoc('member', '`getmembers`'),
  'invalid hashtag_id': notFoundDoc('hashtag', '`gethashtags`'),
  'invalid topic_id': notFoundDoc('topic', '`gettopics`'),
  'invalid to_group_id': notFoundDoc('group that you can move this topic to', '`getmovetargets`'),
  'invalid other_topic_id': notFoundDoc('second topic in this group', '`gettopics`'),
  'invalid message_id': notFoundDoc('message', '`getmessages`'),
  'invalid message_ids': errorDoc(
    'A message is not in this topic, or all of its messages are listed.',
    "List some of the topic's messages.",
  ),
  'invalid msg_num': notFoundDoc('message with this number', '`getmessages`'),
  'invalid pending_message_id': notFoundDoc('pending message', '`getpendingmessages`'),
  'invalid url': errorDoc('The message contains no image with this address.', 'Use an address from its text.'),
  'picture unavailable': errorDoc(
    "The image can't be fetched: its server doesn't respond, is not on the public network, or doesn't send an image.",
    'Try again later.',
  ),
  'invalid attachment_id': notFoundDoc('attachment', 'the message or `getattachments`'),
  'invalid draft_id': notFoundDoc('draft', '`getdrafts`'),
  'invalid event_id': notFoundDoc('event', '`getevents`'),
  'invalid series_id': notFoundDoc('recurring event', '`series_id` of an event'),
  'invalid path': errorDoc(
    'There is no such folder or file, or a folder would be inside itself.',
    'Use a path from `getfiledirectory`.',
  ),
  'invalid version': notFoundDoc('version, or nothing of it to show', '`getfileversions` or `getwikihistory`'),
  'no recipients': errorDoc('Nobody would get the email.', 'Choose more people, or wait for responses.'),
  'invalid database_id': notFoundDoc('table', '`getdatabases`'),
  'invalid id': notFoundDoc('page', '`getwikipages`'),
  'invalid page_id': notFoundDoc('page', '`getwikipages`, or `getdeletedwikipages` for a deleted one'),
  'invalid title': errorDoc('No page has it, or it is not one line without `[`, `]` and `|`.', 'Use such a line.'),
  'wiki page locked': errorDoc('Only moderators can edit this page.', 'Ask a moderator.'),
  'too many wiki pages': limitReachedDoc('wiki pages'),
  'invalid row_id': notFoundDoc('row', '`getdatabaserows`'),
  'invalid col_id': notFoundDoc('image in this column', 'the values of the row'),
  'invalid chat_id': notFoundDoc('chat', '`getchats`'),
  'invalid chatsub_id': notFoundDoc('chat subscription of yours', '`chat_sub` of the chat, or `joinchat`'),
  'invalid api_key_id': notFoundDoc('key', '`getapikeys`'),
  'invalid notification_id': notFoundDoc('notification of yours', '`getnotifications`'),
  'no notifications': errorDoc('The call names no notifications.', 'Pass one of its ids, or `all`.'),
  'invalid endpoint': invalidDoc(
    'The URL of the push service',
    'Pass what the browser returned; it begins with https.',
  ),
  'invalid p256dh': invalidDoc('The public key of the browser', 'Pass what the browser returned, in base64url.'),
  'invalid auth': invalidDoc('The secret of the browser', 'Pass what the browser returned, in base64url.'),
  'invalid push_subscription_id': notFoundDoc('browser of yours', '`getpushsettings`'),
  'invalid session_id': notFoundDoc('session', '`getsessions`'),
  'invalid alias_id': notFoundDoc('alias', 'the list of aliases'),
  'invalid column_id': notFoundDoc('column', '`extra_member_data_columns` of the group'),
  'invalid label_id': notFoundDoc('label', '`getmemberlabels`'),
  'no members': errorDoc('The call names no members.', 'Pass `member_info_ids`, or `all_matching` with filters.'),
  'too many members': errorDoc('More than 5,000 members match.', 'Narrow down the filters.'),
  'invalid notice_id': notFoundDoc('notice', '`getmembernotices`'),
  'invalid invite_id': notFoundDoc('invitation', '`getinvites`'),
  'invalid pending_adds_id': notFoundDoc('pending direct add', '`getpendingadds`'),
  'no organisation': errorDoc('The host name belongs to no organisation.', 'Call it on the host name of one.'),

  ...featureErrors,

  // Events.
  'not subscribed to group': errorDoc('Only members can see the events of the group.', 'Join the group.'),
  'locked event': errorDoc(
    "The event accepts no responses: it is locked, cancelled or over, or doesn't ask for any.",
    'Ask the organizer.',
  ),
  'waitlist response': errorDoc("You can't choose to be on the waitlist.", 'Respond with `rsvp_yes`.'),
  'older answer': errorDoc(
    'A newer response exists: this one was given earlier, or to an older version of the event.',
    'Respond again, without `answered`.',
  ),
  'no place for guests': errorDoc(
    "There aren't enough spots left for the additional guests. The person keeps their own spot.",
    'Bring fewer guests.',
  ),
  'invalid start_time': invalidDoc(
    'The start of the event',
    'Use `2026-06-01T18:00:00`, or a date for all-day events.',
  ),
  'invalid end_time': invalidDoc('The end of the event', 'Use a time after `start_time`, at most a year later.'),
  'invalid timezone': invalidDoc('The time zone', 'Use an IANA name, such as `Europe/Berlin`.'),
  'invalid description': invalidDoc('The description', 'Use HTML with fewer nested elements.'),
  'invalid organizer_email': invalidDoc('The address of the organizer', 'Use an address such as `ann@example.org`.'),
  'invalid recurrence': invalidDoc(
    'The recurrence rule',
    'Use an RRULE with FREQ, INTERVAL, COUNT or UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, WKST.',
  ),
  'recurrence repeats too often': errorDoc('An event can repeat at most daily.', 'Use FREQ=DAILY or less often.'),
  'recurrence has too many dates': errorDoc(
    'COUNT or UNTIL give more dates than an event can have.',
    'End it sooner; the maximum is 1000 dates.',
  ),
  'recurrence has no date': errorDoc('The rule matches no date.', 'Change the rule or the start.'),
  'recurrence needs apply_to': errorDoc(
    "A recurrence can't be changed for a single date.",
    'Set `apply_to` to `following` or `all`.',
  ),
  'max_attendees too low': errorDoc(
    'More people are already attending, and none of them loses their spot.',
    'Use at least `num_attendees`.',
  ),
  'no calendar feed': errorDoc('There is no such feed.', 'Nothing to do.'),
  'too many events': limitReachedDoc('upcoming events'),

  // Signing in.
  'invalid email address': invalidDoc('The email address', 'Use an address such as `ann@example.org`.'),
  'invalid password': errorDoc('The new password is too short.', 'Use at least 6 characters.'),
  'common password': errorDoc('The new password is too common.', 'Choose another one.'),
  password: errorDoc('The password of the account is missing.', 'Send it too.'),
  'email exists': errorDoc('An account with this address already exists.', 'Sign in, or request a password reset.'),
  'invalid link': errorDoc(
    'The link is incomplete, expired, or meant for something else.',
    'Use the link from a newer email.',
  ),
  'invalid token': errorDoc(
    'The token from the email or the setup link is wrong or was already used.',
    'Copy it completely, or request a new one.',
  ),
  'invalid user_id': notFoundDoc('account', '`getusers`'),
  'invalid job_id': notFoundDoc('failed job', '`getfailedjobs`'),
  'invalid mail_id': notFoundDoc('email, or copy of it, in the local mailbox', '`getmailbox`'),
  'invalid part': notFoundDoc('file in the email', '`getmailboxmail`'),
  'not bouncing': errorDoc('As far as we know, email to the member is delivered.', 'Nothing to do.'),
  'expired token': errorDoc('The token has expired.', 'Request a new email, or print a new setup link.'),
  'not confirmed': errorDoc(
    'The email address of the caller is not confirmed.',
    'Open the link in the confirmation email, or request a new one with `resendconfirmation`.',
  ),
  'not agreed': errorDoc("The member was added and hasn't agreed yet.", 'Wait until they do.'),
  'already posted': errorDoc(
    'A copy of this message is in the group already.',
    'Delete the hidden message, or the copy. Before you move a topic, delete the message in one of the groups.',
  ),
  'already confirmed': errorDoc('The address is already confirmed.', 'Nothing to do.'),
  'two factor enabled': errorDoc(
    'Two-factor authentication is already enabled.',
    'Disable it first, or sign in with your password.',
  ),
  'two factor not enabled': errorDoc('Two-factor authentication is not enabled.', 'Enable it with `enabletwofactor`.'),
  'not configured': errorDoc('This way to sign in is not configured.', 'Sign in with your password.'),
  'invalid state': errorDoc(
    'The sign-in was started in another browser or too long ago.',
    'Start again in this browser.',
  ),
  'invalid code or access_token': invalidDoc('The response of the identity provider', 'Start again.'),
  'invalid code': invalidDoc('The code', 'Start again, or use the current code.'),
  'expired code': errorDoc('The code of the identity provider has expired.', 'Start again.'),
  'inactive user': errorDoc('The account is suspended.', 'Ask a site administrator to restore it.'),
  'invalid org_id': errorDoc('There is no such organisation.', 'Use the `id` from `getorg`.'),
  'invalid parent_group_id': errorDoc(
    "The group doesn't belong to the organisation, or is a subgroup.",
    'Use one of its top-level groups.',
  ),
  'own account': errorDoc("You can't suspend your own account.", 'Ask another administrator.'),
  'idpa login prevented': errorDoc(
    'The account has disabled this way to sign in.',
    'Sign in with your password and enable it.',
  ),
  'idpb login prevented': errorDoc(
    'The account has disabled this way to sign in.',
    'Sign in with your password and enable it.',
  ),
  'too many keys': limitReachedDoc('keys'),

  // Groups.
  'invalid group_name': errorDoc('This is not a valid group name.', 'Use 2 to 34 letters, digits and single hyphens.'),
  'invalid name': invalidDoc('The name', 'See the description of the parameter.'),
  'name already taken': errorDoc('Another group already uses this name.', 'Choose another one.'),
  'name exists': errorDoc('This name is already in use.', 'Choose another one.'),
  'description too short': errorDoc('The description has too few visible characters.', 'Write at least 11.'),
  'group is a subgroup': errorDoc("A subgroup can't have subgroups.", 'Use the parent group.'),
  'group is not a subgroup': errorDoc('This is not a subgroup of the group.', 'Use one from `getsubgroups`.'),
  understand: errorDoc('Deleting has to be confirmed.', 'Send `understand` exactly as the call describes.'),
  'basic group': errorDoc("The plan of the group doesn't include this.", 'Upgrade the plan.'),
  'too many aliases': limitReachedDoc('aliases'),
  'too many columns': limitReachedDoc('columns'),
  'too many databases': limitReachedDoc('tables'),
  'too many rows': limitReachedDoc('rows'),
  'too many folders': errorDoc('Folders can be nested 20 deep.', 'Use a folder further up.'),
  updated: errorDoc(
    'Someone else has changed it since you read it.',
    'Read it again, apply your change to the current version, and send its new `updated`.',
  ),
  'no rows by mail': errorDoc("The table doesn't accept rows by email.", 'Enable `rows_by_mail`.'),
  'invalid import_id': notFoundDoc('import', '`importdatabaserows`'),
  'invalid view_id': notFoundDoc('view', '`getdatabaseviews`'),
  'invalid change_id': notFoundDoc('change', '`getdatabaserowhistory`'),
  'nothing to restore': errorDoc(
    'The columns of the change are gone, hold images, or need a value now.',
    'Change the row with `updatedatabaserow`.',
  ),
  'too many views': limitReachedDoc('views'),
  'import under way': errorDoc(
    'An import into the table is in progress, or the table was changed meanwhile.',
    'Wait until `getdatabaseimport` returns `done`, then try again.',
  ),
  'values would be lost': errorDoc(
    "The new columns can't hold all values.",
    'Use `preview` to see what would be lost; set `allow_loss` to do it anyway.',
  ),
  'group out of space': errorDoc('The storage of the group is full.', 'Delete files, or upgrade the plan.'),

  'parent suspended': errorDoc('The parent group is suspended.', 'Restore the parent group first.'),

  // Members.
  'sole owner': errorDoc('A group would be left without an owner.', 'Make someone else an owner first.'),
  'member not pending': errorDoc('The member has no pending request.', 'Nothing to do.'),
  'user already banned': errorDoc('The member is already banned.', 'Nothing to do.'),
  'user not banned': errorDoc('The member is not banned.', 'Nothing to do.'),
  'member cannot be a moderator or owner': errorDoc(
    'Moderators and owners cannot be banned.',
    'Remove the role first.',
  ),
  'direct add in subgroup': errorDoc(
    "People can't be added to a subgroup directly.",
    'Use the parent group, with the subgroups in `subgroupids`.',
  ),
  banned: errorDoc('You are banned from this group.', 'Contact its owners.'),
  'resent recently': errorDoc('The invitation was sent in the last 24 hours.', 'Send it again later.'),
  'resent too often': errorDoc('The invitation was sent again three times.', 'Wait for an answer, or withdraw it.'),
  'already subscribed': errorDoc('You are already a member.', 'Nothing to do.'),
  'already pending': errorDoc('You already asked to join, and your request is pending.', 'Wait for a moderator.'),
  'not subscribed': errorDoc('Only members can do this.', 'Join the group first.'),
  'invite only': errorDoc('This group can only be joined by invitation.', 'Ask a moderator for one.'),
  'too many labels': limitReachedDoc('labels'),
  'too many notices': limitReachedDoc('notices'),
  'invalid subject': invalidDoc('The subject', 'Use a text that is not empty.'),
  'invalid body': invalidDoc('The text', 'Use a text that is not empty.'),

  // Writing.
  'no reports': errorDoc('There are no such reports of the message.', 'Nothing to do.'),
  'invalid target_id': errorDoc(
    'There is nothing with this id that a moderator has to decide on.',
    'Use an id from `getmoderationqueue`.',
  ),
  'no such address': errorDoc('You can read nothing that had this address.', 'Search for its subject.'),
  'no subject': errorDoc('The subject is missing.', 'Add one.'),
  'no body': errorDoc('The text is missing.', 'Add one.'),
  'need hashtag': errorDoc('The group requires a hashtag in every subject.', 'Add one, such as `#news`.'),
  'restricted hashtag': errorDoc(
    "The group has no such hashtag, and you can't create one.",
    'Use one from `gethashtags`.',
  ),
  'mod only hashtag': errorDoc('Only moderators can use this hashtag.', 'Use another one.'),
  'too many hashtags': limitReachedDoc('hashtags'),
  'post too big': errorDoc('The text or its attachments are too large.', 'Shorten it, or attach smaller files.'),
  'edits disabled': errorDoc(
    "The group doesn't allow editing, or not by members whose posts are moderated.",
    'Ask a moderator.',
  ),
  'cannot repost': errorDoc("The message can't be reposted now.", 'See `allow_reposts` and its limits in the group.'),
  'announcement group': errorDoc('Only moderators can post to this group.', 'Contact the moderators.'),
  'private message': errorDoc('The subject marks it as private.', 'Send it to the member instead.'),
  'bad attachment': errorDoc(
    "A file is not allowed because of its type or name, or because attachments aren't allowed.",
    'Send another file, or none.',
  ),
  'invalid reply': errorDoc('The message you reply to was deleted, or its topic is closed.', 'Start a new topic.'),
  'already claimed': errorDoc('Another moderator has claimed it.', 'Leave the decision to them.'),
  'invalid draft_type': invalidDoc('The type of draft', 'Use one of `draft_type`.'),
  'missing dm_member_id': errorDoc('An email to a member needs a recipient.', 'Send `dm_member_id`.'),
  'invalid dm_member_id': notFoundDoc('member to write to', '`getmembers`'),
  message_id: errorDoc('A reply needs the message it replies to.', 'Send `message_id`.'),
  member_id: errorDoc('An email from the moderators needs a recipient.', 'Send `member_id`.'),
  'invalid member_id': notFoundDoc('member to write to', '`getmembers`'),
  'too many drafts': limitReachedDoc('drafts'),

  // Chats.
  'closed chat': errorDoc('The chat is closed.', 'Wait until it is reopened, or read `getchathistory`.'),
  'invalid message': errorDoc('The message has no text.', 'Write one.'),
  'invalid desc': errorDoc('The description has no visible text.', 'Write one.'),
  'too many chats': errorDoc('The maximum number of open chats is reached.', 'Close one first.'),

  // Asking.
  'invalid start_time format': errorDoc(
    'The time is not in RFC 3339 format.',
    'Use `2026-11-15T08:30:00Z`, with `+` encoded as `%2B`.',
  ),
  'invalid filter_by': invalidDoc('The type of entries', 'Use one of the listed values.'),
  'invalid restrict_date': invalidDoc('The time range', 'Use one of the listed values.'),
  'invalid start_date': invalidDoc('The first day', 'Use `2026-11-15`.'),
  'invalid end_date': invalidDoc('The last day', 'Use `2026-11-15`.'),
  'invalid action': invalidDoc('The fact', 'Use one of the listed values.'),
}
