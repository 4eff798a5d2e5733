import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import { Id, Num, Secret, Str, Timestamp, optional, resource, stream } from '#contract/schema.ts'
import { EVENT, GROUP } from '#contract/targets.ts'

/** An address at which a calendar program fetches events. It is a secret: whoever has it sees them. */
export const CalendarFeed = resource('calendar_feed', {
  id: Num,
  created: Timestamp,
  group_id: Num,
  group_name: Str,
  url: Str,
})

const aboutOwn = { method: 'POST', who: 'account', on: 'group', groupOptional: 'own', params: GROUP } as const

export const newCalendarFeed = endpoint('newcalendarfeed', {
  ...aboutOwn,
  summary:
    'Make a secret address at which a calendar program fetches the events of a group, or of all groups that the caller is in. It is shown once, and ends the one before.',
  needs: 'calendar_visible',
  returns: CalendarFeed,
  extension: true,
})

export const getCalendarFeeds = endpoint('getcalendarfeeds', {
  method: 'GET',
  summary:
    'The calendar feeds of the caller. Their addresses are shown only when they are made, so `url` is empty here.',
  who: 'account',
  security: true,
  params: {},
  returns: list(CalendarFeed, { fields: ['created'], field: 'created', dir: 'desc' }),
  extension: true,
})

export const deleteCalendarFeed = endpoint('deletecalendarfeed', {
  ...aboutOwn,
  params: {
    ...GROUP,
    feed_id: optional(Id({ description: 'The feed to end, as `getcalendarfeeds` lists it; then no group is needed.' })),
  },
  summary: 'End such an address: nobody fetches anything there any more.',
  errors: ['no calendar feed'],
  extension: true,
})

export const getCalendar = endpoint('getcalendar', {
  method: 'GET',
  summary: 'The events behind such an address, as iCalendar (RFC 5545).',
  who: 'anyone',
  params: { token: Secret(64, { description: 'What makes the address a secret.', invalid: 'invalid token' }) },
  returns: stream('text/calendar; charset=utf-8'),
  errors: ['invalid token'],
  extension: true,
})

export const downloadRsvps = endpoint('downloadrsvps', {
  method: 'GET',
  summary: 'The answers to an event as CSV, for moderators who may see the member list.',
  who: 'account',
  on: 'event',
  needs: 'mod_page',
  params: EVENT,
  returns: stream('text/csv; charset=utf-8'),
  errors: ['inadequate_permissions'],
  extension: true,
})
