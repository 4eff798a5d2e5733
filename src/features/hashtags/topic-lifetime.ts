import type { Value } from '#contract/enumerations.ts'
import type { durations } from './contract.ts'

type HashtagUntil = Value<'hashtag_until'>

/** How long after its last message a topic ends, as intervals of the database; the shortest first. */
const lifetimes: Record<Exclude<HashtagUntil, 'hash_tag_delete_none'>, string> = {
  hash_tag_delete_day: '1 day',
  hash_tag_delete_week: '7 days',
  hashtag_delete_month: '1 month',
  hash_tag_delete_three_months: '3 months',
  hash_tag_delete_six_months: '6 months',
  hash_tag_delete_year: '1 year',
}
const order = Object.keys(lifetimes)

/** How long a topic with these hashtags lasts after its last message; null: for good. */
export function lifetimeOf(tags: readonly { until: string }[]): string | null {
  const shortest = order.find(until => tags.some(tag => tag.until === until))
  return shortest === undefined ? null : lifetimes[shortest as keyof typeof lifetimes]
}

const lifetimeSql = `case u.until ${Object.entries(lifetimes)
  .map(([until, lifetime]) => `when '${until}' then interval '${lifetime}'`)
  .join(' ')} end`

/**
 * In SQL: when a topic ends that is called `topic` in the statement. A hashtag that only closes is done with a topic that
 * is closed.
 */
export const topicUntilSql = (topic: string, hashtag_ids = `${topic}.hashtag_ids`): string =>
  `(select ${topic}.most_recent_message + min(${lifetimeSql}) from hashtags u where u.group_id = ${topic}.group_id
     and u.id = any(${hashtag_ids}) and not (${topic}.is_closed and u.close_instead_of_delete))`

/** In SQL: whether an expired topic is deleted, because one of its hashtags says so, and not only closed. */
export const topicIsDeletedSql = (topic: string): string =>
  `exists (select from hashtags u where u.group_id = ${topic}.group_id and u.id = any(${topic}.hashtag_ids)
     and not u.close_instead_of_delete and ${topic}.most_recent_message + ${lifetimeSql} <= now())`

/** How long something is followed or muted, as an interval of the database; null: for good. */
export const durationOf: Record<(typeof durations)[number], string | null> = {
  day: '1 day',
  week: '7 days',
  month: '1 month',
  forever: null,
}
