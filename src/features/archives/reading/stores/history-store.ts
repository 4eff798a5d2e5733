import { query } from '#storage/query.ts'

/**
 * Messages per month in groups, for months that begin `offset` minutes before those of UTC. Uses the daily counts; only on
 * the days at month boundaries are messages counted one by one, in the part that belongs to the other month.
 */
export const monthCounts = query(
  'message.monthCounts',
  `with days as (
     select group_id, day, messages, date_trunc('month', day::timestamp)::date as month
     from message_days where group_id = any(:group_ids::bigint[])
   ), borders as (
     select group_id, month, case when :offset::int > 0 then (month + interval '1 month')::date else (month - interval '1 month')::date end as other,
       case when :offset > 0 then (day + 1) at time zone 'UTC' - make_interval(mins => :offset) else day at time zone 'UTC' end as begins,
       case when :offset > 0 then (day + 1) at time zone 'UTC' else day at time zone 'UTC' - make_interval(mins => :offset) end as ends
     from days
     where :offset > 0 and day = (month + interval '1 month - 1 day')::date or :offset < 0 and day = month
   ), moved as (
     select b.month, b.other, (select count(*) from messages m
       where m.group_id = b.group_id and m.created >= b.begins and m.created < b.ends) as messages
     from borders b
   ), counts as (
     select month, messages from days
     union all select month, -messages from moved
     union all select other, messages from moved
   )
   select extract(year from c.month)::int as "year!", extract(month from c.month)::int as "month!", sum(messages)::bigint as "msgs_sent!"
   from counts c group by c.month having sum(messages) > 0 order by c.month`,
)
