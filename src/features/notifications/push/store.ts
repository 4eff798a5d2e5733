import { query } from '#storage/query.ts'

const mostBrowsers = 20

/** A browser that subscribes again, or for somebody else, is one and the same. */
export const addBrowser = query(
  'push.add',
  `insert into push_subscriptions as p (account_id, session_id, endpoint, p256dh, auth, agent)
   select :account_id, s.id, :endpoint, :p256dh, :auth, s.agent from sessions s where s.id = :session_id and s.account_id = :account_id
   on conflict (md5(endpoint)) do update set account_id = excluded.account_id, session_id = excluded.session_id,
     p256dh = excluded.p256dh, auth = excluded.auth, agent = excluded.agent
   returning id, created, agent`,
)
export const dropOldest = query(
  'push.dropOldest',
  `delete from push_subscriptions where id in (
     select id from push_subscriptions where account_id = :account_id order by id desc offset ${mostBrowsers})`,
)
export const browsersOf = query(
  'push.ofAccount',
  `select id, created, agent, session_id from push_subscriptions where account_id = :account_id order by id desc`,
)
export const removeBrowser = query(
  'push.remove',
  `delete from push_subscriptions where id = :id and account_id = :account_id`,
)
export const browserById = query(
  'push.byId',
  `select p.id, p.endpoint, p.p256dh, p.auth, p.account_id from push_subscriptions p join accounts a on a.id = p.account_id
   join sessions s on s.id = p.session_id and s.expires > now()
   where p.id = :id and a.status <> 'user_status_inactive'`,
)
/** The push service says that there is no such browser any more. */
export const forgetBrowser = query('push.forget', `delete from push_subscriptions where id = :id`)
