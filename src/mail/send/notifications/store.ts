import { query } from '#storage/query.ts'

/** Writes the emails of a fact; one that was written before is not written again. */
export const insertNotifications = query(
  'letters.insert',
  `insert into letters (fact_id, kind, recipient, subject, body, html, message_id, from_name, from_address, reply_to, by_hand, in_reply_to,
     attached, calendar, calendar_method, unsubscribe_url)
   select :fact_id, kind, recipient, subject, body, html, message_id, from_name, from_address, reply_to, by_hand, in_reply_to,
     decode(attached, 'base64'), calendar, calendar_method, unsubscribe_url
   from jsonb_to_recordset(:letters::jsonb) as given (kind text, recipient text, subject text, body text, html text,
     message_id text, from_name text, from_address text, reply_to text, by_hand boolean, in_reply_to text, attached text,
     calendar text, calendar_method text, unsubscribe_url text)
   on conflict (fact_id, kind, recipient) do nothing returning id`,
)
const columns = `id, recipient, subject, body, html, created, message_id, from_name, from_address, reply_to, by_hand, in_reply_to, attached,
     calendar, calendar_method, unsubscribe_url`
/** Those that are to be sent. */
export const notificationsByIds = query(
  'letters.byIds',
  `select ${columns}
   from letters where id = any(:ids::bigint[]) and state = 'queued' order by id`,
)
export const localNotificationById = query(
  'letters.kept',
  `select ${columns}
   from letters where id = :id and state = 'kept'`,
)
/** What is known of an email that was sent is that it was: what lets its reader do something is for nobody else. */
const emptiedColumns = ['body', 'html', 'reply_to'].map(
  column => `${column} = case when r.state = 'sent' then '' else l.${column} end`,
)
const removedColumns = ['attached', 'calendar', 'unsubscribe_url'].map(
  column => `${column} = case when r.state <> 'sent' then l.${column} end`,
)
export const markNotifications = query(
  'letters.mark',
  `update letters l set state = r.state, response = nullif(r.response, ''), ${[...emptiedColumns, ...removedColumns].join()}
   from unnest(:ids::bigint[], :states::text[], :responses::text[]) as r(id, state, response) where l.id = r.id`,
)

export const sweepNotifications = query(
  'letters.sweep',
  `delete from letters where id = any (array(
     select id from letters where created < now() - interval '28 days' and state <> 'queued' order by id limit :limit))`,
)
