import type { ErrorDoc } from './errors.ts'

const errorDoc = (meaning: string, cure: string): ErrorDoc => ({ meaning, cure })
const notFoundDoc = (thing: string, list: string): ErrorDoc =>
  errorDoc(`There is no such ${thing}, or not for you.`, `Take the id from ${list}.`)
const invalidDoc = (what: string, cure: string): ErrorDoc => errorDoc(`${what} is missing or wrong.`, cure)
const limitReachedDoc = (things: string): ErrorDoc =>
  errorDoc(`There are as many ${things} as there may be.`, 'Delete one first.')

/** The texts of `bad_request` that calls declare. A declared text that is not here fails `test/contract-docs.test.ts`. */
export const errorTextDocs: Readonly<Record<string, ErrorDoc>> = {
  // What a call is about is not there.
  'invalid group_id': notFoundDoc('group', '`getsubs` or `getgroup`; or give `group_name`'),
  member_info_id: notFoundDoc('member', '`getmembers`'),
  'invalid hashtag_id': notFoundDoc('hashtag', '`gethashtags`'),
  'invalid topic_id': notFoundDoc('topic', '`gettopics`'),
  'invalid other_topic_id': notFoundDoc('second topic in this group', '`gettopics`'),
  'invalid message_id': notFoundDoc('message', '`getmessages`'),
  'invalid message_ids': errorDoc(
    'A message is not in this topic, or all of them are named.',
    'Name some of the topic’s.',
  ),
  'invalid msg_num': notFoundDoc('message with this number', '`getmessages`'),
  'invalid pending_message_id': notFoundDoc('waiting message', '`getpendingmessages`'),
  'invalid url': errorDoc('The message shows no picture from this address.', 'Take an address from its text.'),
  'picture unavailable': errorDoc(
    'The picture cannot be had: its server does not answer, is not on the public network, or sends something else.',
    'Try again later.',
  ),
  'invalid attachment_id': notFoundDoc('attachment', 'the message or `getattachments`'),
  'invalid draft_id': notFoundDoc('draft', '`getdrafts`'),
  'invalid event_id': notFoundDoc('event', '`getevents`'),
  'invalid database_id': notFoundDoc('table', '`getdatabases`'),
  'invalid row_id': notFoundDoc('row', '`getdatabaserows`'),
  'invalid col_id': notFoundDoc('picture in this column', 'the values of the row'),
  'invalid chat_id': notFoundDoc('chat', '`getchats`'),
  'invalid chatsub_id': notFoundDoc('place in a chat that is yours', '`chat_sub` of the chat, or `joinchat`'),
  'invalid api_key_id': notFoundDoc('key', '`getapikeys`'),
  'invalid session_id': notFoundDoc('session', '`getsessions`'),
  'invalid alias_id': notFoundDoc('alias', 'the list of aliases'),
  'invalid column_id': notFoundDoc('column', '`extra_member_data_columns` of the group'),
  'invalid label_id': notFoundDoc('label', '`getmemberlabels`'),
  'invalid notice_id': notFoundDoc('notice', '`getmembernotices`'),
  'invalid invite_id': notFoundDoc('invitation', '`getinvites`'),
  'invalid pending_adds_id': notFoundDoc('direct add that waits', '`getpendingadds`'),
  'no organisation': errorDoc('The host name belongs to no organisation.', 'Ask at the address of one.'),

  // Events.
  'not subscribed to group': errorDoc('Only members of the group see its events.', 'Join the group.'),
  'locked event': errorDoc(
    'The event takes no answers: it is locked, cancelled or over, or asks for none.',
    'Ask its organiser.',
  ),
  'waitlist response': errorDoc('A place on the waiting list is given, not asked for.', 'Answer `rsvp_yes`.'),
  'older answer': errorDoc(
    'A newer answer is kept: this one was given before it, or to an older version of the event.',
    'Answer again, without `answered`.',
  ),
  'no place for guests': errorDoc(
    'Who has a place asks for more guests than there are places left. Their own place is kept.',
    'Bring fewer.',
  ),
  'invalid start_time': invalidDoc(
    'When the event begins',
    'Give `2026-06-01T18:00:00`, or a day where it lasts whole days.',
  ),
  'invalid end_time': invalidDoc('When the event ends', 'Give a time after `start_time`, at most a year later.'),
  'invalid timezone': invalidDoc('The time zone', 'Give its IANA name, such as `Europe/Berlin`.'),
  'invalid description': invalidDoc('The description', 'Give HTML with fewer levels in each other.'),
  'invalid organizer_email': invalidDoc('The address of the organiser', 'Give one, such as `ann@example.org`.'),
  'invalid recurrence': invalidDoc(
    'How the event repeats',
    'Give an RRULE with FREQ, INTERVAL, COUNT or UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, WKST.',
  ),
  'recurrence repeats too often': errorDoc('An event is at most once a day.', 'Take FREQ=DAILY, or less often.'),
  'recurrence has too many dates': errorDoc(
    'COUNT or UNTIL make more dates than an event may have.',
    'End it sooner: at most 1000 dates.',
  ),
  'recurrence has no date': errorDoc('The rule never comes to a date.', 'Change the rule, or where it begins.'),
  'recurrence needs apply_to': errorDoc(
    'How an event repeats is not a matter of one of its dates.',
    'Give `apply_to` as `following` or `all`.',
  ),
  'max_attendees too low': errorDoc(
    'More people have a place already, and nobody loses theirs.',
    'Give at least `num_attendees`.',
  ),
  'no calendar feed': errorDoc('There is no such address to end.', 'Nothing is left to do.'),
  'too many events': limitReachedDoc('events to come'),

  // Signing in.
  'invalid email address': invalidDoc('The mail address', 'Give one, such as `ann@example.org`.'),
  'invalid password': errorDoc('The new password is too short.', 'Take at least 6 characters.'),
  'common password': errorDoc('The new password is one that everybody tries.', 'Take another.'),
  password: errorDoc('The password of the account is missing.', 'Give it once more.'),
  'email exists': errorDoc('The address has an account already.', 'Sign in, or ask for a new password.'),
  'invalid link': errorDoc(
    'The link is not whole, is too old, or was made for something else.',
    'Take it from a newer mail.',
  ),
  'invalid token': errorDoc(
    'What came with the letter is wrong or was used.',
    'Copy it whole, or ask for a new letter.',
  ),
  'invalid mail_id': notFoundDoc('mail, or copy of it, in the local mailbox', '`getmailbox`'),
  'invalid part': notFoundDoc('file in the mail', '`getmailboxmail`'),
  'not bouncing': errorDoc('Mail to the member arrives, as far as is known.', 'Nothing needs to be done.'),
  'expired token': errorDoc('What came with the letter is too old.', 'Ask for a new letter.'),
  'not confirmed': errorDoc(
    'The address of the caller is not confirmed.',
    'Follow the link in the letter, or ask for a new one with `resendconfirmation`.',
  ),
  'not agreed': errorDoc('The member was added and has not agreed yet.', 'Wait until they do.'),
  'already confirmed': errorDoc('The address is confirmed already.', 'Nothing to do.'),
  'two factor enabled': errorDoc(
    'The account has a second factor already.',
    'Switch it off first, or sign in by password.',
  ),
  'two factor not enabled': errorDoc('The account has no second factor.', 'Switch it on with `enabletwofactor`.'),
  'not configured': errorDoc('The operator has set up no such way to sign in.', 'Sign in by password.'),
  'invalid state': errorDoc('The sign-in was begun elsewhere or long ago.', 'Begin again in this browser.'),
  'invalid code or access_token': invalidDoc('What the identity provider gave', 'Begin again.'),
  'invalid code': invalidDoc('The code', 'Begin again, or take the present one.'),
  'expired code': errorDoc('The code of the identity provider is too old.', 'Begin again.'),
  'inactive user': errorDoc('The account is suspended.', 'Ask an administrator of the site to restore it.'),
  'invalid org_id': errorDoc('There is no such organization.', 'Use `id` of `getorg`.'),
  'invalid parent_group_id': errorDoc(
    'The group does not belong to the organization, or is a subgroup.',
    'Name one of its parent groups.',
  ),
  'own account': errorDoc('Nobody suspends their own account.', 'Ask another administrator.'),
  'idpa login prevented': errorDoc(
    'The account does not allow this way to sign in.',
    'Sign in by password, and allow it.',
  ),
  'idpb login prevented': errorDoc(
    'The account does not allow this way to sign in.',
    'Sign in by password, and allow it.',
  ),
  'too many keys': limitReachedDoc('keys'),

  // Groups.
  'invalid group_name': errorDoc('The name is no name of a group.', 'Take 2 to 34 letters, digits and single hyphens.'),
  'invalid name': invalidDoc('The name', 'See what it may be.'),
  'name already taken': errorDoc('Another group has this name.', 'Take another.'),
  'name exists': errorDoc('Another has this name.', 'Take another.'),
  'description too short': errorDoc('The description has too few visible characters.', 'Write at least 11.'),
  'group is a subgroup': errorDoc('A subgroup has no subgroups.', 'Name the parent.'),
  'group is not a subgroup': errorDoc('What is named is no subgroup of the group.', 'Name those of `getsubgroups`.'),
  understand: errorDoc('Nothing says that you know what will be gone.', 'Send `understand` exactly as the call says.'),
  'basic group': errorDoc('The plan of the group does not have this.', 'Change the plan.'),
  'too many aliases': limitReachedDoc('aliases'),
  'too many columns': limitReachedDoc('columns'),
  'too many databases': limitReachedDoc('tables'),
  'too many rows': limitReachedDoc('rows'),
  updated: errorDoc(
    'Somebody else has changed it since it was read.',
    'Read it again, apply the change to what is there now, and send its new `updated`.',
  ),
  'no rows by mail': errorDoc('The table takes no rows by mail.', 'Have `rows_by_mail` switched on.'),
  'invalid import_id': notFoundDoc('import', '`importdatabaserows`'),
  'import under way': errorDoc(
    'Rows of a file are being added to the table, or it was altered meanwhile.',
    'Wait until `getdatabaseimport` says `done`, and try again.',
  ),
  'values would be lost': errorDoc(
    'The new columns cannot keep all values.',
    'Ask with `preview` what would be lost; with `allow_loss` it is.',
  ),
  'group out of space': errorDoc('The group has used up its space.', 'Delete files, or change the plan.'),

  // Members.
  'sole owner': errorDoc('A group would be left without an owner.', 'Make somebody else an owner first.'),
  'member not pending': errorDoc('The member does not wait for anybody.', 'Nothing to do.'),
  'user already banned': errorDoc('The member is banned already.', 'Nothing to do.'),
  'user not banned': errorDoc('The member is not banned.', 'Nothing to do.'),
  'member cannot be a moderator or owner': errorDoc(
    'Moderators and owners cannot be banned.',
    'Take the role away first.',
  ),
  'direct add in subgroup': errorDoc(
    'People are added to a parent, not to its subgroup.',
    'Name the parent, and the subgroups in `subgroupids`.',
  ),
  banned: errorDoc('You are banned from this group.', 'Write to its owners.'),
  'already subscribed': errorDoc('You are a member already.', 'Nothing to do.'),
  'already pending': errorDoc('You have asked already, and wait for a moderator.', 'Wait.'),
  'not subscribed': errorDoc('The call is for members, and you are none.', 'Join first.'),
  'invite only': errorDoc('Nobody joins this group without an invitation.', 'Ask a moderator for one.'),
  'too many labels': limitReachedDoc('labels'),
  'too many notices': limitReachedDoc('notices'),
  'invalid subject': invalidDoc('The subject', 'Give one that is not empty.'),
  'invalid body': invalidDoc('The text', 'Give one that is not empty.'),

  // Writing.
  'no subject': errorDoc('There is no subject.', 'Give one.'),
  'no body': errorDoc('There is no text.', 'Write one.'),
  'need hashtag': errorDoc('The group wants a hashtag in every subject.', 'Add one, such as `#news`.'),
  'restricted hashtag': errorDoc(
    'The group has no such hashtag, and you may not make one.',
    'Take one of `gethashtags`.',
  ),
  'mod only hashtag': errorDoc('Only moderators use this hashtag.', 'Take another.'),
  'too many hashtags': limitReachedDoc('hashtags'),
  'post too big': errorDoc('The text or its files are too large.', 'Send less.'),
  'edits disabled': errorDoc(
    'The group does not let messages be changed, or does not let those change theirs whose messages wait for a moderator.',
    'Ask a moderator.',
  ),
  'cannot repost': errorDoc(
    'The message may not be posted again now.',
    'See `allow_reposts` and its limits in the group.',
  ),
  'announcement group': errorDoc('Only moderators post in this group.', 'Write to the moderators.'),
  'private message': errorDoc('The subject says that it is private.', 'Send it to the member.'),
  'bad attachment': errorDoc(
    'A file cannot be taken: its kind, its name, or that there is one.',
    'Send another, or none.',
  ),
  'invalid reply': errorDoc('The message it answers is gone, or its topic is closed.', 'Begin a new topic.'),
  'already claimed': errorDoc('Another moderator has claimed it.', 'Leave it to them.'),
  'invalid draft_type': invalidDoc('The kind of draft', 'Take one of `draft_type`.'),
  'missing dm_member_id': errorDoc('A letter to a member needs to know whom.', 'Give `dm_member_id`.'),
  'invalid dm_member_id': notFoundDoc('member to write to', '`getmembers`'),
  message_id: errorDoc('A reply needs the message it answers.', 'Give `message_id`.'),
  member_id: errorDoc('A letter of the moderators needs to know whom.', 'Give `member_id`.'),
  'invalid member_id': notFoundDoc('member to write to', '`getmembers`'),
  'too many drafts': limitReachedDoc('drafts'),

  // Chats.
  'closed chat': errorDoc('The chat is closed.', 'Wait until it is open again, or read `getchathistory`.'),
  'invalid desc': errorDoc('There is nothing to see in the description.', 'Write something.'),
  'too many chats': errorDoc('There are as many open chats as there may be.', 'Close one first.'),

  // Asking.
  'invalid start_time format': errorDoc(
    'The time is not as RFC 3339 has it.',
    'Write it as `2026-11-15T08:30:00Z`; `+` as `%2B`.',
  ),
  'invalid filter_by': invalidDoc('The kind of entries', 'Take one that is listed.'),
  'invalid restrict_date': invalidDoc('The span of time', 'Take one that is listed.'),
  'invalid start_date': invalidDoc('The first day', 'Write it as `2026-11-15`.'),
  'invalid end_date': invalidDoc('The last day', 'Write it as `2026-11-15`.'),
  'invalid action': invalidDoc('The fact', 'Take one that is listed.'),
}
