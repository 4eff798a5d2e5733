import { securityList } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import { DateParam, Id, Num, Secret, Str, Timestamp, optional, resource, stream } from '#contract/schema.ts'
import { EVENT, GROUP } from '#contract/targets.ts'

/** The secret URL of a calendar feed: anybody who has it can see the events. */
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
    'Create a secret URL from which a calendar program gets the events of a group, or of all groups the caller is in. It is shown once, and replaces the previous one.',
  needs: 'calendar_visible',
  returns: CalendarFeed,
})

export const getCalendarFeeds = endpoint('getcalendarfeeds', {
  ...securityList,
  summary: 'List your calendar feeds. Their URLs are shown only when they are created, so `url` is empty here.',
  returns: list(CalendarFeed, { fields: ['created'], field: 'created', dir: 'desc' }),
})

export const deleteCalendarFeed = endpoint('deletecalendarfeed', {
  ...aboutOwn,
  params: {
    ...GROUP,
    feed_id: optional(Id({ description: 'The feed to delete, from `getcalendarfeeds`; then no group is needed.' })),
  },
  summary: 'Delete a calendar feed: its URL stops working.',
  errors: ['no calendar feed'],
})

export const getCalendar = endpoint('getcalendar', {
  method: 'GET',
  summary: 'Get the events of a calendar feed, as iCalendar (RFC 5545).',
  who: 'anyone',
  params: { token: Secret(64, { description: 'The secret part of the URL.', invalid: 'invalid token' }) },
  returns: stream('text/calendar; charset=utf-8'),
  errors: ['invalid token'],
})

export const downloadEvent = endpoint('downloadevent', {
  method: 'GET',
  summary: 'Download an event as a calendar file, iCalendar (RFC 5545).',
  who: 'anyone',
  on: 'event',
  needs: 'calendar_visible',
  params: EVENT,
  returns: stream('text/calendar; charset=utf-8'),
  errors: ['inadequate_permissions'],
})

export const downloadEvents = endpoint('downloadevents', {
  method: 'GET',
  summary:
    'Download the events of a group, or of all groups the caller is in, between two days as a calendar file, iCalendar (RFC 5545). At most 5,000 events.',
  who: 'anyone',
  on: 'group',
  groupOptional: 'own',
  needs: 'calendar_visible',
  params: {
    start: DateParam({ description: "The first day, YYYY-MM-DD, in the caller's time zone." }),
    end: DateParam({ description: 'The last day.' }),
    ...GROUP,
  },
  returns: stream('text/calendar; charset=utf-8'),
})

export const downloadRsvps = endpoint('downloadrsvps', {
  method: 'GET',
  summary: 'Export the responses to an event as CSV, for moderators who can see the member list.',
  who: 'account',
  on: 'event',
  needs: 'mod_page',
  params: EVENT,
  returns: stream('text/csv; charset=utf-8'),
  errors: ['inadequate_permissions'],
})
