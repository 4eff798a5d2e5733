import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { postEventComment } from './comments/post-event-comment.ts'
import { getInvitationPreview, type InvitationPreviewDeps } from './emails/invitation-preview.ts'
import { messageAttendees } from './emails/message-attendees.ts'
import { addEvent } from './events/add-event.ts'
import { deleteEvent } from './events/delete-event.ts'
import { downloadEvent, downloadEvents } from './feeds/download-events.ts'
import { downloadRsvps } from './feeds/download-rsvps.ts'
import { deleteCalendarFeed, getCalendar, getCalendarFeeds, newCalendarFeed } from './feeds/feeds.ts'
import { getEvent, getEvents } from './events/get-events.ts'
import { deleteEventFile, downloadEventFile, uploadEventFiles } from './files/event-files.ts'
import { getRsvps } from './rsvps/get-rsvps.ts'
import { rsvp } from './rsvps/rsvp.ts'
import { updateEvent } from './events/update-event.ts'

export { calendarBundle } from './bundle.ts'
export { calendarContents, extendSeries, remindAttendees, sweepEvents } from './scheduled-tasks.ts'
export { rsvpDeletion, attendanceSubscriber } from './rsvps/withdraw.ts'
export { calendarEmails } from './emails/emails.ts'
export { invitationSubscriber } from './emails/invite-members.ts'
export { sendEventSummaries } from './emails/event-summaries.ts'
export { findRepliedEvents } from './rsvps/replied-events.ts'
export { parseCalendarReply, type CalendarReply } from './ics/reply.ts'
export { nextEventIds, nextEvents } from './events/next-events.ts'
export { rsvpExport } from './rsvps/export.ts'
export { eventFinder } from './finders.ts'
export { calendarVersions } from './edit-version.ts'

export const calendarHandlers = (deps: ArchiveDeps & InvitationPreviewDeps): Implementation[] => [
  getEvent(deps),
  getEvents(deps),
  rsvp,
  getRsvps,
  addEvent(deps),
  updateEvent(deps),
  deleteEvent,
  newCalendarFeed(deps),
  getCalendarFeeds,
  deleteCalendarFeed,
  getCalendar(deps),
  downloadEvent(deps),
  downloadEvents(deps),
  downloadRsvps,
  uploadEventFiles(deps),
  deleteEventFile(deps),
  downloadEventFile(deps),
  postEventComment(deps),
  getInvitationPreview(deps),
  messageAttendees,
]
