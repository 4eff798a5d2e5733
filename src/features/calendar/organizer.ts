import { may, type Position } from '#contract/permissions.ts'
import type { EventRow } from './finders.ts'

/** Whether somebody in the group created the event. `organizer_email` is not asked: whoever may edit an event could set it. */
export const isOrganizer = (event: EventRow, account: { id: number }, position: Position): boolean =>
  event.account_id === account.id && may('sub_page', position)

/** Whether somebody may know by name who answered. docs/decisions/0390 */
export const seesAnswers = (event: EventRow, account: { id: number }, position: Position): boolean =>
  (may('members_visible', position) && (!event.hide_rsvps || may('mod_page', position))) ||
  isOrganizer(event, account, position)
