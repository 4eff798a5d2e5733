import type { Implementation } from '#runtime/call.ts'
import type { Addresses } from '../groups/index.ts'
import { addEvent, type StorageParts } from './add-event.ts'
import { deleteEvent } from './delete-event.ts'
import { downloadRsvps } from './feeds/download-rsvps.ts'
import { deleteCalendarFeed, getCalendar, getCalendarFeeds, newCalendarFeed } from './feeds/feeds.ts'
import { getEvent, getEvents } from './get-events.ts'
import { getRsvps } from './get-rsvps.ts'
import { rsvp } from './rsvp.ts'
import { updateEvent } from './update-event.ts'

export { calendarContents, extendSeries, remindAttendees, sweepEvents } from './chores.ts'
export { answerDeletion, attendance } from './withdraw.ts'
export { calendarLetters } from './letters.ts'
export { invitations } from './invite-members.ts'
export { sumEvents } from './sum-events.ts'
export { answeredEvents } from './answered-events.ts'
export { readReply, type CalendarReply } from './ics/reply.ts'
export { nextEventIds, nextEvents } from './next-events.ts'
export { answersExport } from './export.ts'
export { eventFinder } from './finders.ts'
export { calendarVersions } from './version.ts'

export const calendarVerbs = (parts: { addresses: Addresses } & StorageParts): Implementation[] => [
  getEvent,
  getEvents,
  rsvp,
  getRsvps,
  addEvent(parts),
  updateEvent(parts),
  deleteEvent,
  newCalendarFeed(parts),
  getCalendarFeeds,
  deleteCalendarFeed,
  getCalendar(parts),
  downloadRsvps,
]
