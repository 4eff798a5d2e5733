import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Addresses } from '../../groups/index.ts'
import { accountById, hashSecret, newSecret, pageInMemory } from '../../accounts/index.ts'
import { visibleGroups } from '../events/get-events.ts'
import { eventLines, headLines, type CalendarEvent } from '../ics/calendar.ts'
import { linesText } from '../ics/lines.ts'
import { componentsOf, type SeriesById } from '../ics/series.ts'
import { calendarSeries } from '../emails/email-store.ts'
import type { Tx } from '#storage/database.ts'
import { toTimestamp } from '#storage/values.ts'
import * as contract from './contract.ts'
import { deleteFeed, eventsAfter, feedBySecret, feedsOf, putFeed } from './store.ts'

/** Past events are included for this many days. */
const pastDays = 90
/** Maximum number of events in a feed; later ones are far in the future. */
const maxEvents = 5000
const batch = 500

export const newCalendarFeed = ({ addresses: { url } }: { addresses: Addresses }) =>
  implement(contract.newCalendarFeed, async ({ tx, account, group }) => {
    const secret = newSecret()
    const params = { account_id: account.id, group_id: group?.id ?? null, secret_hash: hashSecret(secret) }
    const feed = await putFeed.one(tx, params)
    return { object: 'calendar_feed' as const, ...feed, url: `${url}/api/v1/getcalendar?token=${secret}` }
  })

export const getCalendarFeeds = implement(contract.getCalendarFeeds, async ({ tx, account, params }) =>
  pageInMemory(tx, contract.getCalendarFeeds, params, {
    rows: await feedsOf.all(tx, { account_id: account.id }),
    view: feed => ({ object: 'calendar_feed' as const, ...feed, url: '' }),
  }),
)

export const deleteCalendarFeed = implement(
  contract.deleteCalendarFeed,
  async ({ tx, account, group, params, fail }) => {
    const which = { feed_id: params.feed_id ?? null, group_id: group?.id ?? 0 }
    const deletedCount = await deleteFeed.run(tx, { account_id: account.id, ...which })
    if (deletedCount === 0) fail('no calendar feed')
  },
)

const recent = () => toTimestamp(Temporal.Now.instant().subtract({ hours: 24 * pastDays }))

async function eventsIn(tx: Tx, group_ids: readonly number[], { from = recent(), limit = maxEvents } = {}) {
  const events: CalendarEvent[] = []
  for (let cursor = { after: from, id: 0 }; events.length < limit;) {
    const rows = await eventsAfter.all(tx, { group_ids, from, ...cursor, limit: batch })
    events.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < batch) break
    cursor = { after: last.starts, id: last.id }
  }
  return events
}

type FeedContent = { events: readonly CalendarEvent[]; series: SeriesById; name: string }

async function* chunks({ events, series, name }: FeedContent, url: string): AsyncGenerator<Uint8Array> {
  const components = componentsOf(events, series)
  yield Buffer.from(linesText(headLines([...components, ...events], { name })))
  for (let at = 0; at < components.length; at += batch)
    yield Buffer.from(linesText(components.slice(at, at + batch).flatMap(event => eventLines(event, url))))
  yield Buffer.from(linesText(['END:VCALENDAR']))
}

const beginning = toTimestamp(Temporal.Instant.from('0001-01-02T00:00:00Z'))

/** The whole calendar of a group, past events included. */
export async function* groupCalendar(tx: Tx, group: Group, url: string): AsyncGenerator<Uint8Array> {
  const events = await eventsIn(tx, [group.id], { from: beginning, limit: Infinity })
  yield* chunks({ events, series: await seriesOf(tx, events), name: group.title }, url)
}

async function seriesOf(tx: Tx, events: readonly CalendarEvent[]): Promise<SeriesById> {
  const ids = [...new Set(events.flatMap(({ series_id }) => series_id ?? []))]
  const series = ids.length === 0 ? [] : await calendarSeries.all(tx, { ids })
  return new Map(series.map(one => [one.id, one]))
}

export const getCalendar = ({ addresses: { url } }: { addresses: Addresses }) =>
  implement(contract.getCalendar, async ({ tx, params, organisation, fail }) => {
    const feed = await feedBySecret.first(tx, { secret_hash: hashSecret(params.token) })
    const account = feed && (await accountById.first(tx, { id: feed.account_id }))
    if (!feed || !account || account.status === 'user_status_inactive') return fail('invalid token')
    // Permissions are checked at the time of the request, not when the feed was created.
    const visible = await visibleGroups(tx, account, organisation?.id ?? null)
    const groups = feed.group_id === null ? visible : visible.filter(id => id === feed.group_id)
    const events = await eventsIn(tx, groups)
    const series = await seriesOf(tx, events)
    const name = feed.group_title ?? 'Folkmoot'
    const madeOf = JSON.stringify([name, events, [...series.values()]])
    return { filename: 'calendar.ics', chunks: chunks({ events, series, name }, url), madeOf }
  })
