import { implement } from '#runtime/calls/handler.ts'
import type { Addresses } from '../../groups/index.ts'
import { rangeOf, visibleGroups } from '../events/get-events.ts'
import { eventLines, headLines, type CalendarEvent } from '../ics/calendar.ts'
import { linesText } from '../ics/lines.ts'
import * as contract from './contract.ts'
import { calendarEvent, eventsBetween } from './store.ts'

const maxEvents = 5000

/** Events as a file to open in a calendar program. Dates of a series are events of their own: the file has only some of them. */
async function* fileOf(events: readonly CalendarEvent[], url: string): AsyncGenerator<Uint8Array> {
  const lines = events.flatMap(event => eventLines({ ...event, repetition: [] }, url))
  yield Buffer.from(linesText([...headLines(events, {}), ...lines, 'END:VCALENDAR']))
}

export const downloadEvent = ({ addresses: { url } }: { addresses: Addresses }) =>
  implement(contract.downloadEvent, async ({ tx, row, fail }) => {
    const event = (await calendarEvent.first(tx, { id: row.id })) ?? fail('invalid event_id')
    return { filename: `event-${row.id}.ics`, chunks: fileOf([event], url) }
  })

export const downloadEvents = ({ addresses: { url } }: { addresses: Addresses }) =>
  implement(contract.downloadEvents, async ({ tx, params, account, group, organisation, refuse }) => {
    if (params.end < params.start) refuse('end')
    const group_ids = group ? [group.id] : await visibleGroups(tx, account!, organisation?.id ?? null)
    const events = await eventsBetween.all(tx, { group_ids, ...rangeOf({ params, account }), limit: maxEvents })
    return { filename: `${group?.name ?? 'events'}-${params.start}.ics`, chunks: fileOf(events, url) }
  })
