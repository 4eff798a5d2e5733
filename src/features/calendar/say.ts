import { json } from '#storage/values.ts'
import type { Failing, Recording } from '#runtime/call.ts'
import { changeEvents } from './change-store.ts'
import type { Saying } from './fields.ts'
import type { EventRow } from './finders.ts'
import { promote } from './promote.ts'

type Changing = Recording<'event.promoted'> & Failing<'max_attendees too low'>

/** Which of these words are others than an event has. */
export const changedFields = (event: EventRow, saying: Partial<Saying>): string[] =>
  Object.entries(saying).flatMap(([field, value]) =>
    field !== 'plain_description' && event[field as keyof Saying] !== value ? [field] : [],
  )

/** What who comes must hear of. */
const telling: readonly string[] = ['name', 'location', 'is_cancelled']

// With fewer places, too: who could never have one any more holds nobody up.
const otherSeats = (before: EventRow, after: EventRow): boolean =>
  before.num_waiting > 0 && after.max_attendees !== before.max_attendees

/** Changes what events say, all in the same way; they are locked. Who waits gets places that there are now. */
export async function say(call: Changing, rows: readonly EventRow[], saying: Partial<Saying>): Promise<EventRow[]> {
  const { max_attendees } = saying
  if (max_attendees && rows.some(row => row.num_attendees > max_attendees)) call.fail('max_attendees too low')
  const grows = rows.some(row => changedFields(row, saying).some(field => telling.includes(field)))
  await changeEvents.run(call.tx, { ids: rows.map(({ id }) => id), changes: json(saying), grows: Number(grows) })
  const after: EventRow[] = []
  for (const row of rows) {
    const said = { ...row, ...saying }
    after.push(otherSeats(row, said) ? await promote(call, said, 'the number of places changed') : said)
  }
  return after
}
