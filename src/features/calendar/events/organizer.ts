import { may, type GroupAccess } from '#contract/permissions.ts'
import type { EventRow } from '../finders.ts'

/** Whether the caller created the event and is still in the group. `organizer_email` is not used, since editors can set it. */
export const isOrganizer = (event: EventRow, account: { id: number }, access: GroupAccess): boolean =>
  event.account_id === account.id && may('sub_page', access)

/** Whether the caller may see who answered. docs/decisions/0036 */
export const seesRsvps = (event: EventRow, account: { id: number }, access: GroupAccess): boolean =>
  (may('members_visible', access) && (!event.hide_rsvps || may('mod_page', access))) ||
  isOrganizer(event, account, access)
