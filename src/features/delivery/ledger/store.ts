import type { SortDirection, PageStart } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { deliveryStatusSql, deliveryStatusJoins } from './delivery-status.ts'

/** Incoming and outgoing mail merged by time, each read along an index. Ids are even for incoming and odd for outgoing mail. */
const incomingColumns = `i.created, i.id * 2 as id, i.group_id, i.message_id, i.pending_message_id, i.mime_id, i.sender, i.recipient,
  i.outcome as state, i.why, i.proof, '' as kind, '{}'::bigint[] as recipient_ids, i.subject`
const outgoingColumns = `m.created, m.id * 2 + 1 as id, m.group_id, m.message_id, null::bigint as pending_message_id, '' as mime_id,
  '' as sender, '' as recipient, m.state, coalesce(m.error, '') as why, null as proof, m.kind, m.recipient_ids, '' as subject`

type ScopeTexts = { in: string; out: string }
const own = `lower(i.sender) = lower(:email?)`
const isOwn = `o.account_id = :account_id?::bigint`

/** Scopes: the caller's own entries in all groups or one, all of a group, all, those of a message, or of a Message-ID. */
const scopes = {
  own: {
    in: `incoming_emails i where ${own}`,
    // Each group is searched along its own index.
    out: `members r cross join lateral (
      select n.* from messages o join outgoing_messages n on n.group_id = o.group_id and n.message_id = o.id
      where o.group_id = r.group_id and ${isOwn} order by o.id desc limit 1000) m where r.account_id = :account_id`,
  },
  ownInGroup: {
    in: `incoming_emails i where ${own} and i.group_id = :group_id?::bigint`,
    out: `outgoing_messages m join messages o on o.group_id = m.group_id and o.id = m.message_id
      where m.group_id = :group_id and ${isOwn}`,
  },
  group: {
    in: `incoming_emails i where i.group_id = :group_id?::bigint`,
    out: `outgoing_messages m where m.group_id = :group_id`,
  },
  all: { in: `incoming_emails i where true`, out: `outgoing_messages m where true` },
  message: {
    // Messages that were held first are found by Message-ID.
    in: `incoming_emails i where (i.message_id = :message_id?::bigint or (i.outcome = 'held' and i.group_id = :group_id?::bigint
      and i.mime_id = (select nullif(o.mime_id, '') from messages o where o.group_id = :group_id and o.id = :message_id)))`,
    out: `outgoing_messages m where m.group_id = :group_id?::bigint and m.message_id = :message_id`,
  },
  // Filtered by account and group unless the caller may see all.
  mime: {
    in: `incoming_emails i where i.mime_id = :mime_id? and (:email?::text is null or ${own})
      and (:group_id?::bigint is null or i.group_id = :group_id)`,
    out: `outgoing_messages m join (
        select o.group_id, o.id from messages o where o.group_id = :group_id and o.mime_id = :mime_id
        union select i.group_id, coalesce(i.message_id,
          (select max(o.id) from messages o where o.group_id = i.group_id and o.mime_id = i.mime_id)) from incoming_emails i
        where i.mime_id = :mime_id and (:group_id is null or i.group_id = :group_id)
      ) f on f.group_id = m.group_id and f.id = m.message_id
      join messages o on o.group_id = m.group_id and o.id = m.message_id
      where (:account_id?::bigint is null or ${isOwn})`,
  },
} satisfies Record<string, ScopeTexts>
export type LedgerScope = keyof typeof scopes

const signs: Record<SortDirection, string> = { asc: '>', desc: '<' }
const after = ':after_key?::text::timestamptz'
function scanText(from: string, columns: string, created: string, dir: SortDirection, start: PageStart): string {
  const order = `created ${dir}, id ${dir}`
  // Only the first condition can use an index.
  const rangeSql = start === 'first' ? '' : ` and ${created} ${signs[dir]}= ${after}`
  const beyond = start === 'first' ? 'true' : `(created, id) ${signs[dir]} (${after}, :after_id?::bigint)`
  return `select * from (select ${columns} from ${from}${rangeSql}) e where ${beyond} order by ${order} limit :count`
}

/** Counts the recipients of an outgoing message by result. */
const counted = `
  left join lateral (
    select coalesce(sum(cardinality(s.recipient_ids)), 0)::int as sent from outgoing_message_results s
    where s.group_id = e.group_id and s.outgoing_message_id = e.id / 2
  ) s on e.id % 2 = 1
  left join lateral (
    select count(*) filter (where d.state = 'sent')::int as sent, count(*) filter (where d.state = 'waiting')::int as waiting,
      count(*) filter (where d.state in ('refused', 'expired', 'dropped'))::int as refused from deliveries d
    where d.group_id = e.group_id and d.outgoing_message_id = e.id / 2
  ) d on e.id % 2 = 1
  left join lateral (
    select count(*)::int as bounced from bounces b where b.group_id = e.group_id and b.outgoing_message_id = e.id / 2 and not b.is_delay
  ) b on e.id % 2 = 1`

const pageText = ({ in: mails, out }: ScopeTexts, dir: SortDirection, start: PageStart): string =>
  `select e.created as "created!", e.id as "id!", e.group_id, coalesce(e.message_id, h.id) as message_id, w.id as "pending_message_id?",
     coalesce(nullif(e.mime_id, ''), p.mime_id, '') as "mime_id!", e.sender as "sender!", e.recipient as "recipient!",
     ${deliveryStatusSql.state} as "state!", ${deliveryStatusSql.why} as "why!", e.proof, e.kind as "kind!", cardinality(e.recipient_ids) as "num_recipients!",
     coalesce(p.subject, w.subject, e.subject, '') as "subject!", p.is_special as "is_special?", coalesce(s.sent, 0) + coalesce(d.sent, 0) as "num_sent!",
     coalesce(d.waiting, 0) as "num_waiting!", coalesce(d.refused, 0) as "num_refused!", coalesce(b.bounced, 0) as "num_bounced!"
   from (
     select * from ((${scanText(mails, incomingColumns, 'i.created', dir, start)}) union all (${scanText(out, outgoingColumns, 'm.created', dir, start)})) e
     order by created ${dir}, id ${dir} limit :count
   ) e${deliveryStatusJoins}${counted}
   order by e.created ${dir}, e.id ${dir}`

const variants = Object.entries(scopes).flatMap(([scope, walks]) =>
  (['asc', 'desc'] as const).flatMap(dir =>
    (['first', 'next'] as const).map(start => [`${scope}:${dir}:${start}`, pageText(walks, dir, start)] as const),
  ),
)
export const ledgerPages = queryFamily(
  'ledger.page',
  Object.fromEntries(variants) as Record<`${LedgerScope}:${SortDirection}:${PageStart}`, string>,
)

const maxCounted = 10_000
const countText = ({ in: mails, out }: ScopeTexts): string => {
  const counted = (from: string): string => `(select count(*)::int from (select from ${from} limit ${maxCounted}) e)`
  return `select ${counted(mails)} + ${counted(out)} as "count!"`
}
/** The number of entries, up to a limit. */
export const ledgerCounts = queryFamily(
  'ledger.count',
  Object.fromEntries(Object.entries(scopes).map(([scope, walks]) => [scope, countText(walks)])) as Record<
    LedgerScope,
    string
  >,
)

/** The group and author of a message. */
export const messageOf = query('ledger.message', `select group_id, account_id from messages where id = :message_id`)
