import type { Implementation } from '#runtime/call.ts'
import { addEvent } from './add-event.ts'
import { deleteEvent } from './delete-event.ts'
import { getEvent, getEvents } from './get-events.ts'
import { getRsvps } from './get-rsvps.ts'
import { rsvp } from './rsvp.ts'
import { updateEvent } from './update-event.ts'

export { calendarContents, extendSeries, remindAttendees, sweepEvents } from './chores.ts'
export { answerDeletion, attendance } from './withdraw.ts'
export { eventFinder } from './finders.ts'

export const calendarVerbs = (): Implementation[] => [
  getEvent,
  getEvents,
  rsvp,
  getRsvps,
  addEvent,
  updateEvent,
  deleteEvent,
]
