import type { ParamsOf } from '#contract/endpoint.ts'
import { parseAddress } from '#contract/address.ts'
import { textOf } from '#content/text/index.ts'
import { oneLine } from '#runtime/notifications/email-content.ts'
import { timezoneOf } from '../../accounts/index.ts'
import { sanitizeOrNull } from '../../groups/index.ts'
import type { addEvent, updateEvent } from '../contract.ts'
import type { EventRow } from '../finders.ts'

/** The content of an empty event. */
export const emptyFields = {
  name: '',
  location: '',
  description: '',
  plain_description: '',
  organizer_name: '',
  organizer_email: '',
  organizer_phone: '',
  color_name: 'color_cerulean_blue',
  rsvp: false,
  max_attendees: 0,
  additional_guests: false,
  comment_label: '',
  yes_message: '',
  hide_rsvps: false,
  is_locked: false,
  is_cancelled: false,
  cancel_message: '',
  reminder_minutes: 0,
}
export type EventFields = typeof emptyFields
const fieldNames = Object.keys(emptyFields) as (keyof EventFields)[]

/** The content of an event, for copying. */
export const fieldsOfEvent = (event: EventRow): EventFields =>
  Object.fromEntries(fieldNames.map(field => [field, event[field]])) as EventFields

/** A sanitized description as HTML and plain text; undefined if none is given, null if it cannot be parsed. */
export type DescriptionFields = Pick<EventRow, 'description' | 'plain_description'> | undefined | null
export async function sanitizeDescription(html: string | undefined): Promise<DescriptionFields> {
  if (html === undefined) return undefined
  const description = await sanitizeOrNull(html)
  return description === null ? null : { description, plain_description: textOf(description) }
}

type EventParams = Partial<ParamsOf<typeof addEvent> & ParamsOf<typeof updateEvent>>
export type FieldError = 'invalid name' | 'invalid description' | 'invalid organizer_email' | 'invalid timezone'

/** The given fields in their stored form, or the first error. */
export function eventFieldsFrom(params: EventParams, described: DescriptionFields): Partial<EventFields> | FieldError {
  if (described === null) return 'invalid description'
  const fields = Object.fromEntries(
    fieldNames
      .filter(field => field !== 'description' && field !== 'plain_description' && params[field] !== undefined)
      .map(field => [field, params[field as keyof EventParams]]),
  )
  if (params.name !== undefined) {
    fields['name'] = oneLine(params.name)
    if (fields['name'] === '') return 'invalid name'
  }
  const email = params.organizer_email?.trim()
  if (email && parseAddress(email) === null) return 'invalid organizer_email'
  return { ...fields, ...(email === undefined ? {} : { organizer_email: email }), ...described }
}

/** The IANA time zone, or null if unknown. */
export const zoneOf = (name: string | undefined, fallback: string): string | null =>
  name === undefined || name === '' ? fallback : timezoneOf(name)
