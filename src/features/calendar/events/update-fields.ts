import { json } from '#storage/values.ts'
import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import { changeEvents } from '../change-store.ts'
import type { EventFields } from './fields.ts'
import type { EventRow } from '../finders.ts'
import { promote } from '../rsvps/promote.ts'

type UpdateFieldsCall = RecordContext<'event.promoted'> & FailContext<'max_attendees too low'>

/** The fields whose values differ from those of an event. */
export const changedFields = (event: EventRow, saying: Partial<EventFields>): string[] =>
  Object.entries(saying).flatMap(([field, value]) =>
    field !== 'plain_description' && event[field as keyof EventFields] !== value ? [field] : [],
  )

/** Changed fields that attendees are notified of. */
const notifiedFields: readonly string[] = ['name', 'location', 'is_cancelled']

// Also when capacity shrinks: parties that are now too large no longer block the waitlist.
const hasCapacityChanged = (before: EventRow, after: EventRow): boolean =>
  before.num_waiting > 0 && after.max_attendees !== before.max_attendees

/** Updates the content of locked events, all in the same way. Freed seats go to the waitlist. */
export async function updateFields(
  call: UpdateFieldsCall,
  rows: readonly EventRow[],
  saying: Partial<EventFields>,
): Promise<EventRow[]> {
  const { max_attendees } = saying
  if (max_attendees && rows.some(row => row.num_attendees > max_attendees)) call.fail('max_attendees too low')
  const grows = rows.some(row => changedFields(row, saying).some(field => notifiedFields.includes(field)))
  await changeEvents.run(call.tx, { ids: rows.map(({ id }) => id), changes: json(saying), grows: Number(grows) })
  const after: EventRow[] = []
  for (const row of rows) {
    const updated = { ...row, ...saying }
    after.push(
      hasCapacityChanged(row, updated) ? await promote(call, updated, 'the number of places changed') : updated,
    )
  }
  return after
}
