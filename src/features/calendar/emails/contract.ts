import { endpoint } from '#contract/endpoint.ts'
import { Flag, Num, Str, Text, fields, optional, resource, withDefault } from '#contract/schema.ts'
import { EVENT, GROUP, LOCALE } from '#contract/targets.ts'
import { NAME, OPTIONS, RECURRENCE, START, refusals } from '../contract.ts'

/** An invitation as the email that it becomes, to the caller themselves. */
export const InvitationPreview = resource(
  'invitation_preview',
  fields(['from_name', 'recipient', 'subject', 'text', 'html'], Str),
)

export const getInvitationPreview = endpoint('getinvitationpreview', {
  method: 'GET',
  summary: 'Preview the invitation that `addevent` would send with `send_invites`. Nothing is added or sent.',
  who: 'account',
  on: 'group',
  needs: 'manage_calendar',
  params: { ...GROUP, ...LOCALE, name: NAME, start_time: START, ...OPTIONS, recurrence: optional(RECURRENCE) },
  returns: InvitationPreview,
  errors: [...refusals],
})

/** An email to people who responded to an event or are invited. */
export const AttendeeMessage = resource('attendee_message', fields(['event_id', 'recipients_count'], Num))

export const messageAttendees = endpoint('messageattendees', {
  method: 'POST',
  summary:
    'Send an email to people who responded to an event or are invited, each by itself. Only for moderators and the creator of the event. Replies go to the sender.',
  who: 'account',
  on: 'event',
  needs: 'calendar_visible',
  params: {
    ...EVENT,
    going: withDefault(Flag({ description: 'To those who are going.' }), false),
    waitlisted: withDefault(Flag({ description: 'To those on the waitlist.' }), false),
    maybe: withDefault(Flag({ description: 'To those who may come.' }), false),
    invited: withDefault(Flag({ description: 'To those who are invited and have not responded.' }), false),
    message_subject: withDefault(Text(1000, { description: 'The subject.' }), ''),
    message_text: withDefault(Text(100_000, { description: 'The text, as plain text.' }), ''),
    preview: withDefault(Flag({ description: 'Send nothing: only say how many would get it.' }), false),
  },
  returns: AttendeeMessage,
  errors: ['inadequate_permissions', 'no recipients', 'no subject', 'no body', 'rate_limit'],
  records: ['message.sent'],
})
