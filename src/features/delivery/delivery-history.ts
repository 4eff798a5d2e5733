import { implement } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import { maySee } from '../members/index.ts'
import * as contract from './contract.ts'
import { mailStates } from './states.ts'

const days = 31
/** The newest outgoing messages of a group that are searched; those of one email to a large group are many. */
const depth = 2000

const deliveryDays = query(
  'delivery.days',
  `with sent as (
     select (coalesce(s.created, d.last_try) at time zone :timezone)::date as day,
       case when s.created is not null or d.state = 'sent' then 'delivered'
         when d.state in ('refused', 'expired') then 'bounced' else 'deferred' end as went
     from (select * from outgoing_messages n where n.group_id = :group_id order by n.id desc limit ${depth}) m
     left join lateral (
       select t.created from outgoing_message_results t
       where t.group_id = m.group_id and t.outgoing_message_id = m.id and :member_id = any(t.recipient_ids) limit 1
     ) s on true
     left join deliveries d on d.group_id = m.group_id and d.outgoing_message_id = m.id and d.recipient_id = :member_id
     where :member_id = any(m.recipient_ids) and m.created > now() - interval '${days + 7} days'
       and coalesce(s.created, d.last_try) is not null
     union all
     select (b.created at time zone :timezone)::date, case when b.is_delay then 'deferred' else 'bounced' end
     from bounces b where b.group_id = :group_id and b.account_id = :account_id and b.created > now() - interval '${days + 1} days'
   )
   select to_char(day, 'YYYY-MM-DD') as "date!", (count(*) filter (where went = 'delivered'))::int as "delivered!",
     (count(*) filter (where went = 'deferred'))::int as "deferred!", (count(*) filter (where went = 'bounced'))::int as "bounced!"
   from (select (now() at time zone :timezone)::date - n as day from generate_series(0, ${days - 1}) n) c left join sent using (day)
   group by day order by day`,
)
/** The last probe that somebody of the group sent, and whether it came back. */
const lastProbe = query(
  'delivery.lastProbe',
  `select f.created, exists (select from bounces b where b.account_id = :account_id and b.type = 'delivery_bounce_probe'
     and b.created >= f.created) as "bounced!"
   from facts f where f.group_id = :group_id and f.data ? 'member_info_id' and (f.data ->> 'member_info_id')::bigint = :member_id
     and f.name = 'member.probe_requested' and f.created > now() - interval '${days} days'
   order by f.id desc limit 1`,
)

export const getDeliveryHistory = implement(contract.getDeliveryHistory, async ({ tx, account, access, row, fail }) => {
  if (!maySee(access, row)) fail('member_info_id')
  const about = { group_id: row.group_id, member_id: row.id, account_id: row.user_id }
  const [history, probe] = await Promise.all([
    deliveryDays.all(tx, { ...about, timezone: account.timezone || 'UTC' }),
    lastProbe.first(tx, about),
  ])
  // For an added member who has not confirmed, only the status of this membership is shown.
  const status = row.given_id === null ? row.user_status : row.mail_status
  const isReached = !mailStates.moves.restore.from.some(unreached => unreached === status)
  return {
    object: 'delivery_history' as const,
    days: history.map(day => ({ object: 'delivery_day' as const, ...day })),
    probe_time: probe?.created ?? null,
    probe_status: !probe ? '' : isReached ? 'probe_confirmed' : probe.bounced ? 'probe_bounced' : 'probe_sent',
  } as const
})
