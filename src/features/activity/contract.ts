import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import type { FactName } from '#contract/facts.ts'
import { factDocs } from '#contract/docs/facts.ts'
import { list } from '#contract/list-page.ts'
import { Choice, DateParam, Id, Num, Str, Text, Timestamp, Word, optional, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

export const ActivityLog = resource('activity_log', {
  id: Num,
  created: Timestamp,
  group_id: Num,
  entry: Str,
  via: Word(words.via),
})

export const categories = ['all', 'member', 'message', 'moderator', 'payment'] as const
export const dateRanges = ['past_24_hours', 'past_week', 'past_month', 'past_year', 'custom'] as const
/** The filterable actions: everything that happens in groups. */
export const actions = Object.keys(factDocs).filter(
  name =>
    !['account.', 'disk.', 'backup.', 'certificate.', 'mail.asked', 'mail.answered'].some(part =>
      name.startsWith(part),
    ),
) as FactName[]

export const getActivityLog = endpoint('getactivitylog', {
  method: 'GET',
  summary: 'List the activity of a group, newest first.',
  who: 'account',
  on: 'group',
  needs: 'view_activity',
  params: {
    ...GROUP,
    filter_by: optional(
      Choice(categories, { description: 'Only this type of activity.', invalid: 'invalid filter_by' }),
    ),
    restrict_date: optional(
      Choice(dateRanges, {
        description: 'Only this time range; `custom` uses `start_date` and `end_date`.',
        invalid: 'invalid restrict_date',
      }),
    ),
    start_date: optional(
      DateParam({ description: 'The first day, in your time zone.', invalid: 'invalid start_date' }),
    ),
    end_date: optional(DateParam({ description: 'The last day, in your time zone.', invalid: 'invalid end_date' })),
    action: optional(Choice(actions, { description: 'Only this fact.', invalid: 'invalid action' })),
    member_info_id: optional(Id({ description: 'Only what this member did or what was done to them.' })),
    language: optional(Text(10, { description: 'The language of the entries, such as `de`; the default is English.' })),
    past_member_info_id: optional(Id({ description: 'The same for a past member, by the id from `getpastmembers`.' })),
  },
  extended: true,
  returns: list(ActivityLog, { fields: ['id', 'created'], field: 'id', dir: 'desc', dirs: { created: 'desc' } }),
})
