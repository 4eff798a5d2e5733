import type { Input } from '../../../../client/types.ts'
import type { FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import { plainTextOf } from '../writing/editable-source.ts'
import { paragraphs } from '../writing/paragraphs.ts'
import type { CalendarEvent } from './days.ts'
import { formatRecurrence, parseRecurrence, recurrenceFields, type RecurrenceFields } from './recurrence.ts'

/** What an event form starts with. */
export type EventFormValues = {
  name: string
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  timezone: string
  isAllDay: boolean
  location: string
  description: string
  /** As plain text where that is all it is, otherwise as HTML. */
  isHtml: boolean
  recurrence: RecurrenceFields
  event: Partial<CalendarEvent>
}

const flags = ['rsvp', 'additional_guests', 'hide_rsvps', 'is_locked'] as const
const texts = [
  'location',
  'organizer_name',
  'organizer_email',
  'organizer_phone',
  'comment_label',
  'yes_message',
  'color_name',
] as const
const numbers = ['max_attendees', 'reminder_minutes'] as const
/** The minutes before an event at which a reminder can be sent. */
export const reminders = [0, 15, 60, 180, 1440, 2880, 10_080] as const

/** An event tomorrow evening, or on the day that was chosen in the calendar. */
export function newEventValues(day: string, timezone: string): EventFormValues {
  return {
    ...{ name: '', startDay: day, startTime: '19:00', endDay: day, endTime: '20:00', timezone, isAllDay: false },
    ...{ location: '', description: '', isHtml: false, recurrence: parseRecurrence(''), event: {} },
  }
}

export function eventValues(event: CalendarEvent): EventFormValues {
  const isPlain = !/<(?!\/?p>|br\s*\/?>)/.test(event.description)
  // All-day events end at midnight after their last day.
  const endDay = event.all_day
    ? Temporal.PlainDate.from(event.end_time.slice(0, 10)).subtract({ days: 1 }).toString()
    : event.end_time.slice(0, 10)
  return {
    ...{ name: event.name, startDay: event.start_time.slice(0, 10), startTime: event.start_time.slice(11, 16) },
    ...{ endDay, endTime: event.end_time.slice(11, 16), timezone: event.timezone, isAllDay: event.all_day },
    ...{ location: event.location, isHtml: !isPlain, recurrence: parseRecurrence(event.recurrence), event },
    description: isPlain ? plainTextOf(event.description) : event.description,
  }
}

/** The recurrence that a form says. */
const recurrenceIn = (form: FormFields): string =>
  formatRecurrence(
    recurrenceFields(
      name => textOf(form, name),
      name => form.has(name),
    ),
  )

/** What a form says about an event, for `addevent` and `updateevent`. */
export function eventInput(form: FormFields): Omit<Input<'addevent'>, 'group_id' | 'group_name'> {
  const isAllDay = form.has('all_day')
  const moment = (name: 'start' | 'end'): string => {
    const [day, time] = [textOf(form, `${name}_day`), textOf(form, `${name}_time`)]
    return isAllDay || time === '' ? day : `${day}T${time}`
  }
  const description = textOf(form, 'description')
  return {
    name: textOf(form, 'name'),
    start_time: moment('start'),
    end_time: moment('end'),
    timezone: textOf(form, 'timezone'),
    all_day: isAllDay,
    description: form.has('is_html') ? description : paragraphs(description),
    recurrence: recurrenceIn(form),
    ...Object.fromEntries(texts.map(name => [name, textOf(form, name)])),
    ...Object.fromEntries(numbers.map(name => [name, textOf(form, name) === '' ? 0 : Number(textOf(form, name))])),
    ...Object.fromEntries(flags.map(name => [name, form.has(name)])),
  }
}

/** Only what differs from the event as it is, so that a change of one thing for all dates leaves the rest of each as it was. */
export function changedInput(form: FormFields, event: CalendarEvent): Record<string, unknown> {
  const input: Record<string, unknown> = eventInput(form)
  const before: Record<string, unknown> = eventInput(formOf(eventValues(event)))
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== before[name]))
}

/** The form as it is shown for an event, as if it were sent without a change. */
function formOf(values: EventFormValues): FormFields {
  const { event, recurrence } = values
  const form = new Map<string, unknown>([
    ...([
      ['name', values.name],
      ['start_day', values.startDay],
      ['end_day', values.endDay],
    ] as const),
    ...([
      ['start_time', values.startTime],
      ['end_time', values.endTime],
      ['timezone', values.timezone],
    ] as const),
    ...([
      ['description', values.description],
      ['repeat', recurrence.repeat],
      ['interval', String(recurrence.interval)],
    ] as const),
    ...([
      ['nth', String(recurrence.nth)],
      ['nth_weekday', recurrence.nthWeekday],
      ['ends', recurrence.ends],
    ] as const),
    ...([
      ['until', recurrence.until],
      ['count', String(recurrence.count)],
      ['rule', recurrence.rule],
    ] as const),
    ...recurrence.weekdays.map(day => [`on_${day}`, 'on'] as const),
    ...texts.map(name => [name, event[name] ?? ''] as const),
    ...numbers.map(name => [name, String(event[name] ?? 0)] as const),
  ])
  for (const [name, isSet] of [
    ...flags.map(name => [name, event[name]] as const),
    ['all_day', values.isAllDay],
    ['is_html', values.isHtml],
  ] as const)
    if (isSet) form.set(name, 'on')
  return form
}

/** The fields that refusals are about. */
export const eventErrorFields = {
  'invalid start_time': 'start_day',
  'invalid end_time': 'end_day',
  'recurrence repeats too often': 'repeat',
  'recurrence has too many dates': 'repeat',
  'recurrence has no date': 'repeat',
  'invalid recurrence': 'repeat',
  'invalid name': 'name',
  'invalid timezone': 'timezone',
  'invalid description': 'description',
  'invalid organizer_email': 'organizer_email',
  'max_attendees too low': 'max_attendees',
} as const
