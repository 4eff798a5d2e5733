import type { SortDirection, PageStart } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'

// Notifications have even numbers, outgoing messages odd ones.
const notificationRows = `select l.id * 2 as id, l.created, l.kind, true as is_notification, 0::bigint as group_id, null::bigint as message_id,
    l.subject, array[l.recipient] as recipients, 1 as num_recipients, null::boolean as is_special
  from service_emails l where l.state = 'stored'`
// At most a thousand rows.
const copyRows = `select m.id * 2 + 1, m.created, m.kind, false, m.group_id, m.message_id, k.subject,
    array(select c ->> 'to' from jsonb_array_elements(k.copies) c), cardinality(m.recipient_ids), p.is_special
  from local_mailbox_messages k join outgoing_messages m on m.group_id = k.group_id and m.id = k.outgoing_message_id
  left join messages p on p.group_id = m.group_id and p.id = m.message_id`

const signs: Record<SortDirection, string> = { asc: '>', desc: '<' }
const after = ':after_key?::text::timestamptz'
function pageText(dir: SortDirection, start: PageStart): string {
  // Only the first condition can use an index.
  const following = (created: string, id: string): string =>
    start === 'first'
      ? 'true'
      : `${created} ${signs[dir]}= ${after} and (${created}, ${id}) ${signs[dir]} (${after}, :after_id?::bigint)`
  return `select id as "id!", created as "created!", kind as "kind!", is_notification as "is_notification!", group_id as "group_id!",
      message_id, subject as "subject!", recipients as "recipients!", num_recipients as "num_recipients!", is_special
    from ((${notificationRows} and ${following('l.created', 'l.id * 2')} order by l.created ${dir}, l.id ${dir} limit :count)
      union all (${copyRows} where ${following('m.created', 'm.id * 2 + 1')} order by m.created ${dir}, m.id ${dir} limit :count)) e
    order by created ${dir}, id ${dir} limit :count`
}
export const mailboxPages = queryFamily('mailbox.page', {
  'asc:first': pageText('asc', 'first'),
  'asc:next': pageText('asc', 'next'),
  'desc:first': pageText('desc', 'first'),
  'desc:next': pageText('desc', 'next'),
})
/** The number of mails, up to a limit. */
export const countMailbox = query(
  'mailbox.count',
  `select (select count(*)::int from (select from service_emails where state = 'stored' limit 10000) l)
     + (select count(*)::int from local_mailbox_messages) as "count!"`,
)

/** One copy of an outgoing message: its envelope and its pieces in their order. */
export const storedCopy = query(
  'mailbox.copy',
  `select c ->> 'from' as "from!", c ->> 'to' as "to!", array(
      select k.pieces[n::int + 1] from jsonb_array_elements_text(c -> 'pieces') with ordinality as p(n, place) order by place
    ) as "pieces!"
   from local_mailbox_messages k cross join lateral (select k.copies -> (:copy::int - 1) as c) one
   where k.outgoing_message_id = :outgoing_message_id and c is not null`,
)
