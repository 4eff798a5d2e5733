import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import type { Value } from '#contract/enumerations.ts'
import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import { toTimestamp } from '#storage/values.ts'

/** Groups with event summaries, and when the last one was sent. */
const groupsWithSummary = query(
  'event.summing',
  `select id, coalesce(settings ->> 'event_summary_schedule', '') as "schedule!",
     coalesce(settings ->> 'default_timezone', '') as "timezone!", events_summary_sent from groups
   where settings ->> 'send_event_summaries' = 'true' and suspended is null and id > :after order by id limit :limit`,
)
const claimSummary = query(
  'event.takeSumming',
  `update groups set events_summary_sent = :day::date where id = :id and (events_summary_sent is null or events_summary_sent < :day)`,
)

type SummarySchedule = Value<'event_summary_schedule'>
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const hour = 6
const batch = 500

/** Whether a summary is due at a local time, and the end of the period it covers. */
export function dueSummary(schedule: string, local: Temporal.ZonedDateTime): { until: Temporal.ZonedDateTime } | null {
  const effectiveSchedule = (schedule || groupSettingDefaults.event_summary_schedule) as SummarySchedule
  const monthly = effectiveSchedule === 'event_summary_monthly'
  const isDay = monthly ? local.day === 1 : effectiveSchedule.endsWith(weekdays[local.dayOfWeek - 1]!)
  if (!isDay || local.hour < hour) return null
  return { until: local.startOfDay().add(monthly ? { months: 1 } : { days: 7 }) }
}

/** Sends event summaries to groups where it is 6 a.m. on the day they have chosen. */
export async function sendEventSummaries({ tx, record }: RecordContext<'event.summed'>, now = Temporal.Now.instant()) {
  for (let after = 0; ;) {
    const groups = await groupsWithSummary.all(tx, { after, limit: batch })
    for (const { id, schedule, timezone, events_summary_sent } of groups) {
      const local = now.toZonedDateTimeISO(timezone || groupSettingDefaults.default_timezone)
      const due = dueSummary(schedule, local)
      const day = local.toPlainDate().toString()
      if (!due || (events_summary_sent !== null && events_summary_sent >= day)) continue
      if ((await claimSummary.run(tx, { id, day })) === 1)
        record('event.summed', { group_id: id, from: toTimestamp(now), until: toTimestamp(due.until.toInstant()) })
    }
    if (groups.length < batch) return false
    after = groups.at(-1)!.id
  }
}
