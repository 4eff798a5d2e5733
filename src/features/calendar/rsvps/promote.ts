import type { Promotion } from '#contract/facts.ts'
import type { RecordContext } from '#runtime/calls/handler.ts'
import type { EventRow } from '../finders.ts'
import { promoteRsvps, waitlistedRsvps } from './waitlist-store.ts'
import { nextPromoted, partySize } from './waitlist.ts'

const batch = 500

/** Assigns free seats to the waitlist in order; the event is locked. Returns the updated event. */
export async function promote(
  { tx, record }: RecordContext<'event.promoted'>,
  event: EventRow,
  because: Promotion,
): Promise<EventRow> {
  let now = event
  while (now.num_waiting > 0) {
    const waiting = await waitlistedRsvps.all(tx, { event_id: now.id, limit: batch })
    const chosen = nextPromoted(now, waiting)
    if (chosen.length === 0) return now
    const seats = chosen.reduce((sum, answer) => sum + partySize(answer), 0)
    await promoteRsvps.run(tx, { event_id: now.id, ids: chosen.map(({ id }) => id), seats })
    let { num_attendees } = now
    for (const { account_id, member_id, email, additional_guests } of chosen) {
      num_attendees += 1 + additional_guests
      const { id: event_id, group_id, name, max_attendees } = now
      const about = { event_id, name, group_id, user_id: account_id, member_info_id: member_id, email }
      record('event.promoted', { ...about, type: 'rsvp_yes', additional_guests, num_attendees, max_attendees, because })
    }
    now = { ...now, num_attendees, num_waiting: now.num_waiting - chosen.length }
  }
  return now
}
