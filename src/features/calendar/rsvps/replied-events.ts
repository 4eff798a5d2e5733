import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { CalendarReply, ReplyDate } from '../ics/reply.ts'

const eventOfReply = query(
  'event.namedByReply',
  `select e.id, e.uid, e.series_id, s.uid as "series_uid?", s.timezone as "series_timezone?"
   from events e left join event_series s on s.id = e.series_id where e.id = :id and e.deleted is null`,
)
/** One date of a series, or all that are not over. */
const repliedDates = query(
  'event.answeredDates',
  `select id from events where series_id = :series_id and deleted is null
     and case when :date?::date is null then ends > now() else series_date = :date end
   order by starts, id limit 1000`,
)

const dayIn = (date: ReplyDate, timezone: string): string =>
  'day' in date ? date.day.toString() : date.moment.toZonedDateTimeISO(timezone).toPlainDate().toString()

/**
 * The events that a calendar reply is about: the event of the invitation, one date of its series, or all upcoming dates.
 * Empty if the reply is about something else.
 */
export async function findRepliedEvents(tx: Tx, event_id: number, { uid, date }: CalendarReply): Promise<number[]> {
  const event = await eventOfReply.first(tx, { id: event_id })
  if (!event) return []
  // Dates were invited individually before series had a UID.
  if (event.uid === uid) return [event.id]
  if (event.series_id === null || event.series_uid !== uid) return []
  const day = date && dayIn(date, event.series_timezone!)
  return (await repliedDates.all(tx, { series_id: event.series_id, date: day })).map(({ id }) => id)
}
