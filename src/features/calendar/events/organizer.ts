import { may, type GroupAccess } from '#contract/permissions.ts'
import type { EventRow } from '../finders.ts'

/** Whether somebody in the group created the event. `organizer_email` is not asked: whoever may edit an event could set it. */
export const isOrganizer = (event: EventRow, account: { id: number }, access: GroupAccess): boolean =>
  event.account_id === account.id && may('sub_page', access)

/** Whether somebody may know by name who answered. docs/decisions/0036 */
export const seesRsvps = (event: EventRow, account: { id: number }, access: GroupAccess): boolean =>
  (may('members_visible', access) && (!event.hide_rsvps || may('mod_page', access))) ||
  isOrganizer(event, account, access)
