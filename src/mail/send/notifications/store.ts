import { query } from '#storage/query.ts'

/** Stores the emails of a fact; duplicates for the same fact are ignored. */
export const insertNotifications = query(
  'serviceEmail.insert',
  `insert into service_emails (fact_id, kind, recipient, subject, body, html, message_id, from_name, from_address, reply_to, is_manual, in_reply_to,
     attachment, calendar, calendar_method, unsubscribe_url)
   select :fact_id?, kind, recipient, subject, body, html, message_id, from_name, from_address, reply_to, is_manual, in_reply_to,
     decode(attachment, 'base64'), calendar, calendar_method, unsubscribe_url
   from jsonb_to_recordset(:emails::jsonb) as given (kind text, recipient text, subject text, body text, html text,
     message_id text, from_name text, from_address text, reply_to text, is_manual boolean, in_reply_to text, attachment text,
     calendar text, calendar_method text, unsubscribe_url text)
   on conflict (fact_id, kind, recipient) do nothing returning id`,
)
const columns = `id, recipient, subject, body, html, created, message_id, from_name, from_address, reply_to, is_manual, in_reply_to, attachment,
     calendar, calendar_method, unsubscribe_url`
/** Queued emails by id. */
export const notificationsByIds = query(
  'serviceEmail.byIds',
  `select ${columns}
   from service_emails where id = any(:ids::bigint[]) and state = 'queued' order by id`,
)
export const localNotificationById = query(
  'serviceEmail.stored',
  `select ${columns}
   from service_emails where id = :id and state = 'stored'`,
)
/** The content of sent emails is erased, since their links and addresses are for the recipient only. */
const emptiedColumns = ['body', 'html', 'reply_to'].map(
  column => `${column} = case when r.state = 'sent' then '' else l.${column} end`,
)
const removedColumns = ['attachment', 'calendar', 'unsubscribe_url'].map(
  column => `${column} = case when r.state <> 'sent' then l.${column} end`,
)
export const markNotifications = query(
  'serviceEmail.mark',
  `update service_emails l set state = r.state, response = nullif(r.response, ''), ${[...emptiedColumns, ...removedColumns].join()}
   from unnest(:ids::bigint[], :states::text[], :responses::text[]) as r(id, state, response) where l.id = r.id`,
)

export const sweepNotifications = query(
  'serviceEmail.sweep',
  `delete from service_emails where id = any (array(
     select id from service_emails where created < now() - make_interval(days => :days) and state <> 'queued' order by id limit :limit))`,
)
