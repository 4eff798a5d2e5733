import type { ErrorMeaning } from './errors.ts'

const means = (meaning: string, cure: string): ErrorMeaning => ({ meaning, cure })
const absent = (thing: string, list: string): ErrorMeaning =>
  means(`There is no such ${thing}, or not for you.`, `Take the id from ${list}.`)
const wrong = (what: string, cure: string): ErrorMeaning => means(`${what} is missing or wrong.`, cure)
const full = (things: string): ErrorMeaning =>
  means(`There are as many ${things} as there may be.`, 'Delete one first.')

/** The texts of `bad_request` that calls declare. A declared text that is not here fails `test/meanings.test.ts`. */
export const textMeanings: Readonly<Record<string, ErrorMeaning>> = {
  // What a call is about is not there.
  'invalid group_id': absent('group', '`getsubs` or `getgroup`; or give `group_name`'),
  member_info_id: absent('member', '`getmembers`'),
  'invalid hashtag_id': absent('hashtag', '`gethashtags`'),
  'invalid topic_id': absent('topic', '`gettopics`'),
  'invalid other_topic_id': absent('second topic in this group', '`gettopics`'),
  'invalid message_id': absent('message', '`getmessages`'),
  'invalid message_ids': means(
    'A message is not in this topic, or all of them are named.',
    'Name some of the topic’s.',
  ),
  'invalid msg_num': absent('message with this number', '`getmessages`'),
  'invalid pending_message_id': absent('waiting message', '`getpendingmessages`'),
  'invalid url': means('The message shows no picture from this address.', 'Take an address from its text.'),
  'picture unavailable': means(
    'The picture cannot be had: its server does not answer, is not on the public network, or sends something else.',
    'Try again later.',
  ),
  'invalid attachment_id': absent('attachment', 'the message or `getattachments`'),
  'invalid draft_id': absent('draft', '`getdrafts`'),
  'invalid event_id': absent('event', '`getevents`'),
  'invalid database_id': absent('table', '`getdatabases`'),
  'invalid row_id': absent('row', '`getdatabaserows`'),
  'invalid col_id': absent('picture in this column', 'the values of the row'),
  'invalid chat_id': absent('chat', '`getchats`'),
  'invalid chatsub_id': absent('place in a chat that is yours', '`chat_sub` of the chat, or `joinchat`'),
  'invalid api_key_id': absent('key', '`getapikeys`'),
  'invalid session_id': absent('session', '`getsessions`'),
  'invalid alias_id': absent('alias', 'the list of aliases'),
  'invalid column_id': absent('column', '`extra_member_data_columns` of the group'),
  'invalid label_id': absent('label', '`getmemberlabels`'),
  'invalid notice_id': absent('notice', '`getmembernotices`'),
  'invalid invite_id': absent('invitation', '`getinvites`'),
  'invalid pending_adds_id': absent('direct add that waits', '`getpendingadds`'),
  'no organisation': means('The host name belongs to no organisation.', 'Ask at the address of one.'),

  // Events.
  'not subscribed to group': means('Only members of the group see its events.', 'Join the group.'),
  'locked event': means(
    'The event takes no answers: it is locked, cancelled or over, or asks for none.',
    'Ask its organiser.',
  ),
  'waitlist response': means('A place on the waiting list is given, not asked for.', 'Answer `rsvp_yes`.'),
  'older answer': means(
    'A newer answer is kept: this one was given before it, or to an older version of the event.',
    'Answer again, without `answered`.',
  ),
  'no place for guests': means(
    'Who has a place asks for more guests than there are places left. Their own place is kept.',
    'Bring fewer.',
  ),
  'invalid start_time': wrong(
    'When the event begins',
    'Give `2026-06-01T18:00:00`, or a day where it lasts whole days.',
  ),
  'invalid end_time': wrong('When the event ends', 'Give a time after `start_time`, at most a year later.'),
  'invalid timezone': wrong('The time zone', 'Give its IANA name, such as `Europe/Berlin`.'),
  'invalid description': wrong('The description', 'Give HTML with fewer levels in each other.'),
  'invalid organizer_email': wrong('The address of the organiser', 'Give one, such as `ann@example.org`.'),
  'invalid recurrence': wrong(
    'How the event repeats',
    'Give an RRULE with FREQ, INTERVAL, COUNT or UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, WKST.',
  ),
  'recurrence repeats too often': means('An event is at most once a day.', 'Take FREQ=DAILY, or less often.'),
  'recurrence has too many dates': means(
    'COUNT or UNTIL make more dates than an event may have.',
    'End it sooner: at most 1000 dates.',
  ),
  'recurrence has no date': means('The rule never comes to a date.', 'Change the rule, or where it begins.'),
  'recurrence needs apply_to': means(
    'How an event repeats is not a matter of one of its dates.',
    'Give `apply_to` as `following` or `all`.',
  ),
  'max_attendees too low': means(
    'More people have a place already, and nobody loses theirs.',
    'Give at least `num_attendees`.',
  ),
  'no calendar feed': means('There is no such address to end.', 'Nothing is left to do.'),
  'too many events': full('events to come'),

  // Signing in.
  'invalid email address': wrong('The mail address', 'Give one, such as `ann@example.org`.'),
  'invalid password': means('The new password is too short.', 'Take at least 6 characters.'),
  'common password': means('The new password is one that everybody tries.', 'Take another.'),
  password: means('The password of the account is missing.', 'Give it once more.'),
  'email exists': means('The address has an account already.', 'Sign in, or ask for a new password.'),
  'invalid link': means(
    'The link is not whole, is too old, or was made for something else.',
    'Take it from a newer mail.',
  ),
  'invalid token': means('What came with the letter is wrong or was used.', 'Copy it whole, or ask for a new letter.'),
  'invalid mail_id': absent('mail, or copy of it, in the local mailbox', '`getmailbox`'),
  'invalid part': absent('file in the mail', '`getmailboxmail`'),
  'not bouncing': means('Mail to the member arrives, as far as is known.', 'Nothing needs to be done.'),
  'expired token': means('What came with the letter is too old.', 'Ask for a new letter.'),
  'not confirmed': means(
    'The address of the caller is not confirmed.',
    'Follow the link in the letter, or ask for a new one with `resendconfirmation`.',
  ),
  'not agreed': means('The member was added and has not agreed yet.', 'Wait until they do.'),
  'already confirmed': means('The address is confirmed already.', 'Nothing to do.'),
  'two factor enabled': means(
    'The account has a second factor already.',
    'Switch it off first, or sign in by password.',
  ),
  'two factor not enabled': means('The account has no second factor.', 'Switch it on with `enabletwofactor`.'),
  'not configured': means('The operator has set up no such way to sign in.', 'Sign in by password.'),
  'invalid state': means('The sign-in was begun elsewhere or long ago.', 'Begin again in this browser.'),
  'invalid code or access_token': wrong('What the identity provider gave', 'Begin again.'),
  'invalid code': wrong('The code', 'Begin again, or take the present one.'),
  'expired code': means('The code of the identity provider is too old.', 'Begin again.'),
  'inactive user': means('The account is suspended.', 'Ask an administrator of the site to restore it.'),
  'invalid org_id': means('There is no such organization.', 'Use `id` of `getorg`.'),
  'invalid parent_group_id': means(
    'The group does not belong to the organization, or is a subgroup.',
    'Name one of its parent groups.',
  ),
  'own account': means('Nobody suspends their own account.', 'Ask another administrator.'),
  'idpa login prevented': means(
    'The account does not allow this way to sign in.',
    'Sign in by password, and allow it.',
  ),
  'idpb login prevented': means(
    'The account does not allow this way to sign in.',
    'Sign in by password, and allow it.',
  ),
  'too many keys': full('keys'),

  // Groups.
  'invalid group_name': means('The name is no name of a group.', 'Take 2 to 34 letters, digits and single hyphens.'),
  'invalid name': wrong('The name', 'See what it may be.'),
  'name already taken': means('Another group has this name.', 'Take another.'),
  'name exists': means('Another has this name.', 'Take another.'),
  'description too short': means('The description has too few visible characters.', 'Write at least 11.'),
  'group is a subgroup': means('A subgroup has no subgroups.', 'Name the parent.'),
  'group is not a subgroup': means('What is named is no subgroup of the group.', 'Name those of `getsubgroups`.'),
  understand: means('Nothing says that you know what will be gone.', 'Send `understand` exactly as the call says.'),
  'basic group': means('The plan of the group does not have this.', 'Change the plan.'),
  'too many aliases': full('aliases'),
  'too many columns': full('columns'),
  'too many databases': full('tables'),
  'too many rows': full('rows'),
  updated: means(
    'Somebody else has changed it since it was read.',
    'Read it again, apply the change to what is there now, and send its new `updated`.',
  ),
  'no rows by mail': means('The table takes no rows by mail.', 'Have `rows_by_mail` switched on.'),
  'invalid import_id': absent('import', '`importdatabaserows`'),
  'import under way': means(
    'Rows of a file are being added to the table, or it was altered meanwhile.',
    'Wait until `getdatabaseimport` says `done`, and try again.',
  ),
  'values would be lost': means(
    'The new columns cannot keep all values.',
    'Ask with `preview` what would be lost; with `allow_loss` it is.',
  ),
  'group out of space': means('The group has used up its space.', 'Delete files, or change the plan.'),

  // Members.
  'sole owner': means('A group would be left without an owner.', 'Make somebody else an owner first.'),
  'member not pending': means('The member does not wait for anybody.', 'Nothing to do.'),
  'user already banned': means('The member is banned already.', 'Nothing to do.'),
  'user not banned': means('The member is not banned.', 'Nothing to do.'),
  'member cannot be a moderator or owner': means(
    'Moderators and owners cannot be banned.',
    'Take the role away first.',
  ),
  'direct add in subgroup': means(
    'People are added to a parent, not to its subgroup.',
    'Name the parent, and the subgroups in `subgroupids`.',
  ),
  banned: means('You are banned from this group.', 'Write to its owners.'),
  'already subscribed': means('You are a member already.', 'Nothing to do.'),
  'already pending': means('You have asked already, and wait for a moderator.', 'Wait.'),
  'not subscribed': means('The call is for members, and you are none.', 'Join first.'),
  'invite only': means('Nobody joins this group without an invitation.', 'Ask a moderator for one.'),
  'too many labels': full('labels'),
  'too many notices': full('notices'),
  'invalid subject': wrong('The subject', 'Give one that is not empty.'),
  'invalid body': wrong('The text', 'Give one that is not empty.'),

  // Writing.
  'no subject': means('There is no subject.', 'Give one.'),
  'no body': means('There is no text.', 'Write one.'),
  'need hashtag': means('The group wants a hashtag in every subject.', 'Add one, such as `#news`.'),
  'restricted hashtag': means('The group has no such hashtag, and you may not make one.', 'Take one of `gethashtags`.'),
  'mod only hashtag': means('Only moderators use this hashtag.', 'Take another.'),
  'too many hashtags': full('hashtags'),
  'post too big': means('The text or its files are too large.', 'Send less.'),
  'edits disabled': means(
    'The group does not let messages be changed, or does not let those change theirs whose messages wait for a moderator.',
    'Ask a moderator.',
  ),
  'cannot repost': means(
    'The message may not be posted again now.',
    'See `allow_reposts` and its limits in the group.',
  ),
  'announcement group': means('Only moderators post in this group.', 'Write to the moderators.'),
  'private message': means('The subject says that it is private.', 'Send it to the member.'),
  'bad attachment': means(
    'A file cannot be taken: its kind, its name, or that there is one.',
    'Send another, or none.',
  ),
  'invalid reply': means('The message it answers is gone, or its topic is closed.', 'Begin a new topic.'),
  'already claimed': means('Another moderator has claimed it.', 'Leave it to them.'),
  'invalid draft_type': wrong('The kind of draft', 'Take one of `draft_type`.'),
  'missing dm_member_id': means('A letter to a member needs to know whom.', 'Give `dm_member_id`.'),
  'invalid dm_member_id': absent('member to write to', '`getmembers`'),
  message_id: means('A reply needs the message it answers.', 'Give `message_id`.'),
  member_id: means('A letter of the moderators needs to know whom.', 'Give `member_id`.'),
  'invalid member_id': absent('member to write to', '`getmembers`'),
  'too many drafts': full('drafts'),

  // Chats.
  'closed chat': means('The chat is closed.', 'Wait until it is open again, or read `getchathistory`.'),
  'invalid desc': means('There is nothing to see in the description.', 'Write something.'),
  'too many chats': means('There are as many open chats as there may be.', 'Close one first.'),

  // Asking.
  'invalid start_time format': means(
    'The time is not as RFC 3339 has it.',
    'Write it as `2026-11-15T08:30:00Z`; `+` as `%2B`.',
  ),
  'invalid filter_by': wrong('The kind of entries', 'Take one that is listed.'),
  'invalid restrict_date': wrong('The span of time', 'Take one that is listed.'),
  'invalid start_date': wrong('The first day', 'Write it as `2026-11-15`.'),
  'invalid end_date': wrong('The last day', 'Write it as `2026-11-15`.'),
  'invalid action': wrong('The fact', 'Take one that is listed.'),
}
