import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  DateParam,
  Flag,
  Id,
  Integer,
  Num,
  Str,
  Text,
  Timestamp,
  TimestampParam,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { EVENT, GROUP } from '#contract/targets.ts'

/** A file of an event. */
export const EventFile = resource('event_file', {
  id: Num,
  ...fields(['filename', 'media_type'], Str),
  size: Num,
  ...fields(['download_url', 'image_thumbnail_url'], Str),
})

/** An event in a group's calendar. The caller's RSVP is in `has_rsvp` and the fields after it. */
export const Event = resource('event', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  creator_name: Str,
  group_id: Num,
  group_name: Str,
  nice_group_name: Str,
  start_time: Timestamp,
  end_time: Timestamp,
  timezone: Str,
  all_day: Bool,
  ...fields(['name', 'location', 'description', 'organizer_name', 'organizer_email', 'organizer_phone'], Str),
  color_name: Word(words.color),
  color_hex: Str,
  rsvp: Bool,
  max_attendees: Num,
  additional_guests: Bool,
  ...fields(['comment_label', 'yes_message'], Str),
  has_rsvp: Bool,
  // Empty without an RSVP.
  rsvp_type: Word(['', ...words.rsvp_type]),
  rsvp_comment: Str,
  rsvp_additional_guests: Num,
  ...fields(['hide_rsvps', 'is_locked', 'is_cancelled'], Bool),
  cancel_message: Str,
  ...fields(['num_attendees', 'num_waiting', 'waitlist_position', 'reminder_minutes'], Num),
  series_id: Num,
  recurrence: Str,
  uid: Str,
  topic_id: Num,
  is_mine: Bool,
  files: Type.Array(EventFile),
})

/** An RSVP to an event. */
export const Rsvp = resource('rsvp', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  event_id: Num,
  group_id: Num,
  user_id: Num,
  ...fields(['user_name', 'full_name', 'email', 'profile_photo_url'], Str),
  type: Word(words.rsvp_type),
  comment: Str,
  additional_guests: Num,
})

export const getEvent = endpoint('getevent', {
  method: 'GET',
  summary: 'Get an event.',
  who: 'anyone',
  on: 'event',
  visitorsNeed: 'calendar_visible',
  params: EVENT,
  returns: Event,
  errors: ['not subscribed to group', 'inadequate_permissions'],
})

export const getEvents = endpoint('getevents', {
  method: 'GET',
  summary: 'List the events of a group, or of all groups the caller is in, between two days.',
  who: 'anyone',
  on: 'group',
  groupOptional: 'own',
  needs: 'calendar_visible',
  params: {
    start: DateParam({ description: "The first day, YYYY-MM-DD, in the caller's time zone." }),
    end: optional(DateParam({ description: 'The last day; default: all events after `start`.' })),
    series_id: optional(Id({ description: 'Only the dates of this recurring event.', invalid: 'invalid series_id' })),
    ...GROUP,
  },
  returns: list(Event, { fields: ['start_time'], field: 'start_time', dir: 'asc' }),
})

/** Maximum number of guests per RSVP. */
export const maxGuests = 99

export const rsvp = endpoint('rsvp', {
  method: 'POST',
  summary: 'Respond to an event. If it is full, you are put on the waitlist.',
  who: 'account',
  on: 'event',
  params: {
    ...EVENT,
    response: Choice([...words.rsvp_response, 'rsvp_waitlist'], {
      description: 'The response. `rsvp_waitlist` is assigned by the server.',
    }),
    additional_guests: Integer(0, maxGuests, { description: 'The number of guests you bring.' }),
    comment: Text(2000, { description: 'Your answer to `comment_label`.' }),
    answered: optional(
      TimestampParam({
        description: 'When the response was given, if not now. It is refused if it is older than the stored response.',
      }),
    ),
    sequence: optional(
      Integer(0, 2_147_483_647, {
        description:
          'The SEQUENCE of the invitation that `answered` refers to: a response to an older version is older.',
      }),
    ),
  },
  returns: Rsvp,
  errors: [
    'locked event',
    'not subscribed',
    'waitlist response',
    'no place for guests',
    'older answer',
    'inadequate_permissions',
  ],
  records: ['event.answered', 'event.promoted'],
})

export const getRsvps = endpoint('getrsvps', {
  method: 'GET',
  summary:
    "List the responses to an event. Callers who can't see the member list get only their own response, and the number of all in `total_count`; email addresses are shown to moderators.",
  who: 'account',
  on: 'event',
  needs: 'calendar_visible',
  params: { ...EVENT, type: optional(Choice(words.rsvp_type, { description: 'Only these responses.' })) },
  returns: list(Rsvp, { fields: ['created', 'arrival'], field: 'created', dir: 'asc' }),
  errors: ['inadequate_permissions'],
})

const time = 'YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a date for an all-day event.'
export const OPTIONS = {
  end_time: optional(Text(40, { description: `The end: ${time}`, invalid: 'invalid end_time' })),
  timezone: optional(Text(64, { description: 'An IANA time zone.', invalid: 'invalid timezone' })),
  all_day: optional(Flag({ description: 'An all-day event.' })),
  location: optional(Text(1000, { description: 'Where it takes place.' })),
  description: optional(Text(100_000, { description: 'The description (HTML).' })),
  organizer_name: optional(Text(200, { description: 'The organizer.' })),
  organizer_email: optional(
    Text(254, { description: 'The email address of the organizer.', invalid: 'invalid organizer_email' }),
  ),
  organizer_phone: optional(Text(100, { description: 'The phone number of the organizer.' })),
  color_name: optional(Choice(words.color, { description: 'The color.' })),
  rsvp: optional(Flag({ description: 'Ask members to respond.' })),
  max_attendees: optional(
    Integer(0, 1_000_000, { description: 'The maximum number of people, including guests; 0: unlimited.' }),
  ),
  additional_guests: optional(Flag({ description: 'People can bring guests.' })),
  comment_label: optional(Text(200, { description: 'A question for people who respond.' })),
  yes_message: optional(Text(5000, { description: 'A message for people who are going.' })),
  hide_rsvps: optional(
    Flag({
      description: 'Show responses only to moderators and the creator of the event; everyone sees their own.',
    }),
  ),
  is_locked: optional(Flag({ description: "Don't accept or change responses any more." })),
  reminder_minutes: optional(
    Integer(0, 40_320, {
      description: 'How many minutes before the event people who are going get a reminder by email; 0: never.',
    }),
  ),
}
export const NAME = Text(200, { description: 'The name of the event.', invalid: 'invalid name' })
export const START = Text(40, { description: `The start: ${time}`, invalid: 'invalid start_time' })
export const RECURRENCE = Text(500, {
  description: 'The recurrence, as an RRULE (RFC 5545): FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty: not recurring.',
  invalid: 'invalid recurrence',
})
export const refusals = [
  'invalid name',
  'invalid start_time',
  'invalid end_time',
  'invalid timezone',
  'invalid description',
  'invalid organizer_email',
  'invalid recurrence',
  'recurrence repeats too often',
  'recurrence has too many dates',
  'recurrence has no date',
] as const

const managing = { method: 'POST', who: 'account', needs: 'manage_calendar' } as const

export const addEvent = endpoint('addevent', {
  ...managing,
  summary: 'Add an event to the calendar. A recurring event becomes one event per date; the first one is returned.',
  on: 'group',
  params: {
    ...GROUP,
    name: NAME,
    start_time: START,
    ...OPTIONS,
    recurrence: optional(RECURRENCE),
    send_invites: optional(
      Flag({ description: 'Invite the members by email. Only for callers who can email them without approval.' }),
    ),
  },
  returns: Event,
  errors: [...refusals, 'too many events', 'group out of space', 'inadequate_permissions'],
  records: ['event.added'],
})

/** The dates of a series to which a change applies. */
export const scopes = ['this', 'following', 'all'] as const
const APPLY = {
  apply_to: withDefault(
    Choice(scopes, { description: 'For recurring events: this date, this and all later dates, or all dates.' }),
    'this',
  ),
}

export const updateEvent = endpoint('updateevent', {
  ...managing,
  byPatch: true,
  summary: 'Change an event, or several dates of a recurring one. Responses stay with their dates.',
  on: 'event',
  edits: 'event',
  params: {
    ...EVENT,
    ...APPLY,
    name: optional(NAME),
    start_time: optional(START),
    ...OPTIONS,
    recurrence: optional(RECURRENCE),
    is_cancelled: optional(Flag({ description: 'Cancel the event; people who were going are notified.' })),
    cancel_message: optional(Text(5000, { description: 'The message to them.' })),
  },
  returns: Event,
  errors: [...refusals, 'max_attendees too low', 'recurrence needs apply_to', 'too many events', 'group out of space'],
  records: ['event.updated', 'event.cancelled', 'event.deleted', 'event.promoted'],
})

export const deleteEvent = endpoint('deleteevent', {
  ...managing,
  summary: 'Delete an event, or several dates of a recurring one; people who were going are notified.',
  on: 'event',
  edits: 'event',
  params: { ...EVENT, ...APPLY, message: withDefault(Text(5000, { description: 'The message to them.' }), '') },
  records: ['event.deleted'],
})
