import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { messageJoins } from '../../message/columns.ts'
import { byCreated, cutText, shortText, type MessageScope } from './message-store.ts'
import { pageSizes } from '#storage/page-sizes.ts'

const begins = `make_timestamptz(:year::int, :month::int, 1, 0, 0, 0, 'UTC')`
const inMonth: MessageScope = {
  where: `m.group_id = :group_id and m.created >= ${begins} and m.created < ${begins} + interval '1 month'`,
  joins: messageJoins,
}
const monthTexts = (textOf: typeof cutText) =>
  queriesByKind(pageSizes, size => keysetQueries('m.id', { created: byCreated }, textOf(inMonth, size)))
/** Messages of a group in one month, in UTC, which is the time zone of the database sessions. */
export const monthPages = {
  short: queryFamily('message.month', monthTexts(shortText)),
  cut: queryFamily('message.monthCut', monthTexts(cutText)),
}
/** The number of messages in a month, from the daily counts. */
export const monthTotal = query(
  'message.monthTotal',
  `select coalesce(sum(messages), 0)::bigint as "messages!" from message_days
   where group_id = :group_id and day >= make_date(:year::int, :month::int, 1)
     and day < make_date(:year, :month, 1) + interval '1 month'`,
)
