import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  DateParam,
  Flag,
  Integer,
  Num,
  Str,
  Text,
  Timestamp,
  TimestampParam,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { EVENT, GROUP } from '#contract/targets.ts'

/** A date in the calendar of a group. What the caller has answered is in `has_rsvp` and the fields after it. */
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
  // Empty where nothing was answered.
  rsvp_type: Word(['', ...words.rsvp_type]),
  rsvp_comment: Str,
  rsvp_additional_guests: Num,
  ...fields(['hide_rsvps', 'is_locked', 'is_cancelled'], Bool),
  cancel_message: Str,
  ...fields(['num_attendees', 'num_waiting', 'reminder_minutes'], Num),
  series_id: Num,
  recurrence: Str,
  uid: Str,
})

/** What somebody has answered. */
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
  summary: 'An event.',
  who: 'anyone',
  on: 'event',
  visitorsNeed: 'calendar_visible',
  params: EVENT,
  returns: Event,
  errors: ['invalid event_id', 'not subscribed to group', 'inadequate_permissions'],
})

export const getEvents = endpoint('getevents', {
  method: 'GET',
  summary: 'The events of a group, or of all groups that the caller is in, between two days.',
  who: 'anyone',
  on: 'group',
  groupOptional: 'own',
  needs: 'calendar_visible',
  params: {
    start: DateParam({ description: 'The first day, YYYY-MM-DD, where the caller is.' }),
    end: optional(DateParam({ description: 'The last day; without it all that is to come after start.' })),
    ...GROUP,
  },
  returns: list(Event, { fields: ['start_time'], field: 'start_time', dir: 'asc' }),
})

/** The most guests that one answer brings. */
export const mostGuests = 99

export const rsvp = endpoint('rsvp', {
  method: 'POST',
  summary: 'Answer whether one comes to an event. Who comes when it is full waits for a place.',
  who: 'account',
  on: 'event',
  params: {
    ...EVENT,
    response: Choice([...words.rsvp_response, 'rsvp_waitlist'], {
      description: 'The answer; `rsvp_waitlist` is given, never asked for.',
    }),
    additional_guests: Integer(0, mostGuests, { description: 'How many people the caller brings.' }),
    comment: Text(2000, { description: 'What the caller says to `comment_label`.' }),
    answered: optional(
      TimestampParam({
        description:
          'When the answer was given, if not now: one that is older than the answer that is kept is refused.',
      }),
    ),
    sequence: optional(
      Integer(0, 2_147_483_647, {
        description: 'SEQUENCE of the invitation that `answered` is about: an answer to an older version is older.',
      }),
    ),
  },
  returns: Rsvp,
  errors: [
    'invalid event_id',
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
    'The answers to an event. Callers who may not see the member list get only their own answer, and the number of all in `total_count`; email addresses are for moderators.',
  who: 'account',
  on: 'event',
  needs: 'calendar_visible',
  params: { ...EVENT, type: optional(Choice(words.rsvp_type, { description: 'Only these answers.' })) },
  returns: list(Rsvp, { fields: ['created', 'arrival'], field: 'created', dir: 'asc' }),
  errors: ['inadequate_permissions'],
  extension: true,
})

const time = 'YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a day alone for an event of whole days.'
const OPTIONS = {
  end_time: optional(Text(40, { description: `When it ends: ${time}`, invalid: 'invalid end_time' })),
  timezone: optional(
    Text(64, { description: 'Where it is: the IANA name of a time zone.', invalid: 'invalid timezone' }),
  ),
  all_day: optional(Flag({ description: 'It lasts whole days.' })),
  location: optional(Text(1000, { description: 'Where it takes place.' })),
  description: optional(Text(100_000, { description: 'What it is about, as HTML.' })),
  organizer_name: optional(Text(200, { description: 'Who is responsible.' })),
  organizer_email: optional(Text(254, { description: 'Their address.', invalid: 'invalid organizer_email' })),
  organizer_phone: optional(Text(100, { description: 'Their telephone number.' })),
  color_name: optional(Choice(words.color, { description: 'Its colour.' })),
  rsvp: optional(Flag({ description: 'Members are asked whether they come.' })),
  max_attendees: optional(
    Integer(0, 1_000_000, { description: 'How many people may come, guests included; 0 for any number.' }),
  ),
  additional_guests: optional(Flag({ description: 'Who comes may bring others.' })),
  comment_label: optional(Text(200, { description: 'What is asked of who answers.' })),
  yes_message: optional(Text(5000, { description: 'What who comes is told.' })),
  hide_rsvps: optional(
    Flag({
      description: 'Only moderators and who created the event see who answered; everyone sees their own answer.',
    }),
  ),
  is_locked: optional(Flag({ description: 'No answer is taken or changed any more.' })),
  reminder_minutes: optional(
    Integer(0, 40_320, { description: 'How many minutes before it who comes is reminded by mail; 0 for never.' }),
  ),
}
const NAME = Text(200, { description: 'What it is called.', invalid: 'invalid name' })
const START = Text(40, { description: `When it begins: ${time}`, invalid: 'invalid start_time' })
const RECURRENCE = Text(500, {
  description: 'How it repeats, as an RRULE of RFC 5545: FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty for once.',
  invalid: 'invalid recurrence',
})
const refusals = [
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

export const addEvent = endpoint('addevent', {
  method: 'POST',
  summary: 'Put an event into the calendar. One that repeats becomes an event for each date; the answer is the first.',
  who: 'account',
  on: 'group',
  needs: 'manage_calendar',
  params: {
    ...GROUP,
    name: NAME,
    start_time: START,
    ...OPTIONS,
    recurrence: optional(RECURRENCE),
    send_invites: optional(
      Flag({ description: 'Invite the members by mail. For who may also write to them without a moderator.' }),
    ),
  },
  returns: Event,
  errors: [...refusals, 'too many events', 'group out of space', 'inadequate_permissions'],
  records: ['event.added'],
  extension: true,
})

/** Which dates of a series a change is for. */
export const scopes = ['this', 'following', 'all'] as const
const APPLY = {
  apply_to: withDefault(
    Choice(scopes, { description: 'Of an event that repeats: this date, this and those after it, or all.' }),
    'this',
  ),
}

export const updateEvent = endpoint('updateevent', {
  method: 'POST',
  byPatch: true,
  summary: 'Change an event, or several dates of one that repeats. An answer stays with its date.',
  who: 'account',
  on: 'event',
  edits: 'event',
  needs: 'manage_calendar',
  params: {
    ...EVENT,
    ...APPLY,
    name: optional(NAME),
    start_time: optional(START),
    ...OPTIONS,
    recurrence: optional(RECURRENCE),
    is_cancelled: optional(Flag({ description: 'It does not take place; who would have come is told.' })),
    cancel_message: optional(Text(5000, { description: 'What they are told.' })),
  },
  returns: Event,
  errors: [
    'invalid event_id',
    ...refusals,
    'max_attendees too low',
    'recurrence needs apply_to',
    'too many events',
    'group out of space',
  ],
  records: ['event.updated', 'event.cancelled', 'event.deleted', 'event.promoted'],
  extension: true,
})

export const deleteEvent = endpoint('deleteevent', {
  method: 'POST',
  summary: 'Delete an event, or several dates of one that repeats; who would have come is told.',
  who: 'account',
  on: 'event',
  edits: 'event',
  needs: 'manage_calendar',
  params: { ...EVENT, ...APPLY, message: withDefault(Text(5000, { description: 'What they are told.' }), '') },
  errors: ['invalid event_id'],
  records: ['event.deleted'],
  extension: true,
})
