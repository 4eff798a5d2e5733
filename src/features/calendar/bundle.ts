import type { BundlePart } from '#runtime/bundle/part.ts'
import { groupCalendar } from './feeds/feeds.ts'

/** Events and series with answers, invitations and files. */
export const calendarBundle: BundlePart = {
  tables: [
    { table: 'event_series', order: 'id', id: 'series', html: ['template.description'], uuids: ['uid'] },
    {
      table: 'events',
      order: 'id',
      id: 'event',
      refs: { account_id: 'account', series_id: 'series' },
      html: ['description'],
      uuids: ['uid'],
    },
    { table: 'event_rsvps', order: 'id', id: 'rsvp', refs: { event_id: 'event', account_id: 'account' } },
    {
      table: 'event_files',
      order: 'id',
      id: 'event file',
      refs: { event_id: 'event' },
      hashes: 'array[t.hash, t.thumbnail_hash]',
    },
    {
      table: 'event_invitations',
      order: 'id',
      refs: { member_id: 'member', event_id: 'event', series_id: 'series' },
    },
  ],
  async *files({ tx, group, url }) {
    yield { path: 'calendar.ics', content: groupCalendar(tx, group, url) }
  },
}
