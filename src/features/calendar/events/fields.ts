import type { ParamsOf } from '#contract/endpoint.ts'
import { parseAddress } from '#contract/address.ts'
import { textOf } from '#content/text/index.ts'
import { oneLine } from '#runtime/notifications/email-content.ts'
import { timezoneOf } from '../../accounts/index.ts'
import { sanitizeOrNull } from '../../groups/index.ts'
import type { addEvent, updateEvent } from '../contract.ts'
import type { EventRow } from '../finders.ts'

/** What an event says besides when it is. */
const plainFields = [
  'name',
  'location',
  'organizer_name',
  'organizer_email',
  'organizer_phone',
  'color_name',
  'rsvp',
  'max_attendees',
  'additional_guests',
  'comment_label',
  'yes_message',
  'hide_rsvps',
  'is_locked',
  'is_cancelled',
  'cancel_message',
  'reminder_minutes',
] as const
export type EventFields = Pick<EventRow, (typeof plainFields)[number] | 'description' | 'plain_description'>

/** What an event says, to be said by others. */
export const fieldsOfEvent = (event: EventRow): EventFields => {
  const { description, plain_description } = event
  const said = Object.fromEntries(plainFields.map(field => [field, event[field]])) as Pick<
    EventFields,
    (typeof plainFields)[number]
  >
  return { ...said, description, plain_description }
}

/** A description in both its forms, made harmless; nothing where none is given, null where it cannot be read. */
export type DescriptionFields = Pick<EventRow, 'description' | 'plain_description'> | undefined | null
export async function sanitizeDescription(html: string | undefined): Promise<DescriptionFields> {
  if (html === undefined) return undefined
  const description = await sanitizeOrNull(html)
  return description === null ? null : { description, plain_description: textOf(description) }
}

type EventParams = Partial<ParamsOf<typeof addEvent> & ParamsOf<typeof updateEvent>>
export type FieldError = 'invalid name' | 'invalid description' | 'invalid organizer_email' | 'invalid timezone'

/** What is given of that, as it is kept; or what is wrong with it. */
export function eventFieldsFrom(params: EventParams, described: DescriptionFields): Partial<EventFields> | FieldError {
  if (described === null) return 'invalid description'
  const given = Object.fromEntries(
    plainFields.flatMap(field => (params[field] === undefined ? [] : [[field, params[field]]])),
  )
  if (params.name !== undefined) {
    given['name'] = oneLine(params.name)
    if (given['name'] === '') return 'invalid name'
  }
  const email = params.organizer_email?.trim()
  if (email && parseAddress(email) === null) return 'invalid organizer_email'
  return { ...given, ...(email === undefined ? {} : { organizer_email: email }), ...described }
}

/** The zone that is meant, or null. */
export const zoneOf = (given: string | undefined, otherwise: string): string | null =>
  given === undefined || given === '' ? otherwise : timezoneOf(given)
