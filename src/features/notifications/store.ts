import { keysetQueries } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'

/** The most that is kept for a person, and for how long. */
export const mostKept = 500
const keptDays = 90

// An account that is being deleted comes first, so that nothing is written for it.
export const lockRecipients = query(
  'notification.lockAccounts',
  `select id from accounts where id = any(:account_ids::bigint[]) order by id for key share`,
)
export const lockCounts = query(
  'notification.lockCounts',
  `insert into notification_counts as c (account_id) select id from unnest(:account_ids::bigint[]) id order by id
   on conflict (account_id) do update set total = c.total`,
)
/** Counts what there is after a change; the counts are locked. */
export const recount = query(
  'notification.recount',
  `update notification_counts c set total = n.total, unread = n.unread from (
     select a.id, count(n.id)::int as total, (count(n.id) filter (where n.read is null))::int as unread
     from unnest(:account_ids::bigint[]) a(id) left join notifications n on n.account_id = a.id and n.shown group by a.id) n
   where c.account_id = n.id returning c.account_id, c.total`,
)
export const prune = query(
  'notification.prune',
  `delete from notifications where id in (
     select k.id from unnest(:account_ids::bigint[]) a(id) cross join lateral (
       select n.id from notifications n where n.account_id = a.id and n.shown order by n.created desc, n.id desc offset ${mostKept}) k)`,
)

/**
 * Writes notifications where their people want them, and returns those that are to be pushed. What is unread already
 * becomes newer instead of more; likes are given with how many there are.
 */
export const writeNotifications = query(
  'notification.write',
  `insert into notifications as n (account_id, group_id, kind, event, key, topic_id, message_id, event_id, chat_id, msg_num, invite_id,
     actor_id, num, text, fact_ids, shown)
   select g.account_id, :group_id, g.kind, g.event, g.key, g.topic_id, g.message_id, g.event_id, g.chat_id, g.msg_num, g.invite_id,
     g.actor_id, g.num, g.text, array[:fact_id::bigint], coalesce(s.page, true)
   from jsonb_to_recordset(:notes::jsonb) as g(account_id bigint, kind text, event text, key text, topic_id bigint, message_id bigint,
     event_id bigint, chat_id bigint, msg_num bigint, invite_id bigint, actor_id bigint, num int, text text)
     left join notification_settings s on s.account_id = g.account_id and s.kind = g.kind
   where coalesce(s.page, true) or s.push
   order by g.account_id
   on conflict (account_id, key) do update set
     event = excluded.event, shown = excluded.shown, created = excluded.created, read = null, text = excluded.text,
     actor_id = case when coalesce(excluded.message_id, 0) >= coalesce(n.message_id, 0) then excluded.actor_id else n.actor_id end,
     message_id = greatest(n.message_id, excluded.message_id), msg_num = greatest(n.msg_num, excluded.msg_num),
     topic_id = excluded.topic_id,
     num = case when excluded.event = 'liked' then excluded.num when n.read is null then n.num + 1 else 1 end,
     fact_ids = (excluded.fact_ids || n.fact_ids)[1:20]
   where not n.fact_ids @> excluded.fact_ids
   returning id`,
)
/** One job per browser, so that repeating one does not repeat the others. */
export const enqueuePushes = query(
  'notification.enqueuePushes',
  `insert into jobs (subscriber, payload)
   select 'web push', jsonb_build_object('notification_id', n.id, 'push_subscription_id', p.id)
   from notifications n join push_subscriptions p on p.account_id = n.account_id
     left join notification_settings s on s.account_id = n.account_id and s.kind = n.kind
   where n.id = any(:ids::bigint[]) and coalesce(s.push, n.kind <> all(:quiet::text[])) order by n.id, p.id`,
)

/** What is gone, or gone for a person. */
const gone = `group_id = :group_id and (message_id = :message_id?::bigint or topic_id = :topic_id?::bigint
     or event_id = any(:event_ids::bigint[]) or chat_id = :chat_id?::bigint or invite_id = :invite_id?::bigint
     or (account_id = :account_id?::bigint and kind not in ('group', 'post')))`
export const accountsWithGone = query(
  'notification.accountsWithGone',
  `select distinct account_id from notifications where ${gone}`,
)
export const deleteGone = query('notification.deleteGone', `delete from notifications where ${gone}`)
export const deleteByKey = query(
  'notification.deleteByKey',
  `delete from notifications where account_id = :account_id and key = :key`,
)
export const setNum = query(
  'notification.setNum',
  `update notifications set num = :num where account_id = :account_id and key = :key`,
)

const marked = `account_id = :account_id and read is null and shown and (:all::boolean or id = :id?::bigint or topic_id = :topic_id?::bigint
     or event_id = :event_id?::bigint or chat_id = :chat_id?::bigint and msg_num <= coalesce(:up_to?::bigint, msg_num))`
export const hasUnread = query(
  'notification.hasUnread',
  `select exists (select from notifications where ${marked}) as "yes!"`,
)
export const setRead = query('notification.setRead', `update notifications set read = now() where ${marked}`)
export const exists = query(
  'notification.exists',
  `select id from notifications where id = :id and account_id = :account_id and shown`,
)

export const countsOf = query(
  'notification.counts',
  `select total, unread from notification_counts where account_id = :account_id`,
  { batchable: true },
)

const isByAuthor = `n.event in ('mentioned', 'mentioned_in_chat', 'replied', 'posted', 'started')`
const columns = `n.id, n.account_id, n.created, n.kind, n.event, n.read is not null as "is_read!", n.num, n.group_id,
     coalesce(m.topic_id, 0) as "topic_id!", coalesce(n.message_id, 0) as "message_id!",
     coalesce(m.msg_num, n.msg_num, 0) as "msg_num!", coalesce(n.event_id, 0) as "event_id!", coalesce(n.chat_id, 0) as "chat_id!",
     coalesce(n.invite_id, 0) as "invite_id!", coalesce(a.id, 0) as "user_id!",
     coalesce(nullif(a.full_name, ''), case when ${isByAuthor} then coalesce(m.name, l.name) end, '') as "full_name!",
     case when a.preferences ->> 'profile_privacy' = 'profile_private' then '' else coalesce(a.preferences ->> 'profile_photo_url', '') end as "photo!",
     coalesce(t.subject, e.name, c.subject, n.text) as "subject!", coalesce(m.snippet, left(l.message, 200), '') as "snippet!"`
// What was deleted or hidden since finds no partner, and is left out.
const joins = `join accounts o on o.id = n.account_id join groups g on g.id = n.group_id and g.suspended is null
   left join messages m on m.group_id = n.group_id and m.id = n.message_id
   left join topics t on t.group_id = m.group_id and t.id = m.topic_id
   left join events e on e.group_id = n.group_id and e.id = n.event_id and e.deleted is null
   left join chats c on c.group_id = n.group_id and c.id = n.chat_id
   left join chat_messages l on l.group_id = c.group_id and l.chat_id = c.id and l.msg_num = n.msg_num and not l.is_deleted
   left join invites i on i.group_id = n.group_id and i.id = n.invite_id and i.state = 'open' and i.expires > now()
     and lower(i.email) = lower(o.email) and o.status <> 'user_status_notconfirmed'
   left join accounts a on a.id = n.actor_id`
const isThere = `(n.message_id is null or m.id is not null) and (n.event_id is null or e.id is not null)
     and (n.chat_id is null or l.msg_num is not null) and (n.invite_id is null or i.id is not null)`

export const notificationPages = queryFamily(
  'notification.page',
  keysetQueries(
    'n.id',
    { created: { key: 'n.created', value: ':after_key?::text::timestamptz' } },
    ({ afterCondition, order }) => `select ${columns} from notifications n ${joins}
      where n.account_id = :account_id and n.shown and (not :unread::boolean or n.read is null) and ${isThere}
        and ${afterCondition} order by ${order} limit :count`,
  ),
)
export const notificationById = query(
  'notification.byId',
  `select ${columns} from notifications n ${joins} where n.id = :id and n.read is null and ${isThere}`,
)

export const agedAccounts = query(
  'notification.agedAccounts',
  `select account_id from notifications where created < now() - interval '${keptDays} days' order by created limit :limit`,
)
export const deleteAged = query(
  'notification.deleteAged',
  `delete from notifications where account_id = any(:account_ids::bigint[]) and created < now() - interval '${keptDays} days'`,
)

export const settingsOf = query(
  'notification.settings',
  `select kind, page, email, push from notification_settings where account_id = :account_id`,
)
export const setSettings = query(
  'notification.setSettings',
  `insert into notification_settings (account_id, kind, page, email, push)
   select :account_id, kind, page, email, push from jsonb_to_recordset(:kinds::jsonb) as k(kind text, page boolean, email boolean, push boolean)
   order by kind
   on conflict (account_id, kind) do update set page = excluded.page, email = excluded.email, push = excluded.push`,
)
/** Which of these addresses want no email of which kinds. */
export const unwantedKinds = query(
  'notification.unwantedKinds',
  `select lower(a.email) as "email!", s.kind from accounts a join notification_settings s on s.account_id = a.id
   where lower(a.email) = any(:emails::text[]) and not s.email`,
)
