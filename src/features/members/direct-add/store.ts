import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

/** What a group knows of addresses, in order: their memberships, and emails sent to them. */
export const classifyAddresses = query(
  'adds.classify',
  `select a.id as "account_id?", m.status as "member_status?",
     exists (select from invites i where i.group_id = :group_id and lower(i.email) = t.email and i.state = 'open' and i.expires > now())
       as "invited!",
     exists (select from unsolicited_emails u where u.group_id = :group_id and u.email = t.email and u.created > now() - interval '30 days')
       as "written!",
     exists (select from unsolicited_emails u join past_members p on p.group_id = u.group_id and p.sort_email = u.email
       where u.group_id = :group_id and u.email = t.email and u.created > now() - interval '30 days' and p.action = 'left' and p.created > u.created)
       as "has_left!",
     exists (select from opted_out_addresses r where r.email in (t.email, erased_email(t.email))) as "refuses!"
   from unnest(:emails::text[]) with ordinality as t(email, place)
   left join accounts a on lower(a.email) in (t.email, erased_email(t.email))
   left join members m on m.group_id = :group_id and m.account_id = a.id
   order by t.place`,
)
/**
 * Accounts for addresses that have none; nobody can sign in to one before its address is confirmed. Those that have one use
 * up a number too: the next numbers do not tell how many were new.
 */
export const insertAccounts = query(
  'adds.insertAccounts',
  `insert into accounts (email, full_name, status)
   select coalesce((select e.email from accounts e where lower(e.email) = erased_email(t.email)), t.email), full_name, 'user_status_notconfirmed'
   from unnest(:emails::text[], :names::text[]) as t(email, full_name)
   order by lower(t.email) on conflict (lower(email)) do nothing`,
)
/** The owners of addresses, whoever created the accounts. */
export const accountsOf = query(
  'adds.accounts',
  `select a.id, t.email as "email!" from unnest(:emails::text[]) as t(email) join accounts a on lower(a.email) in (t.email, erased_email(t.email))`,
)
/**
 * Members for all these people that have no membership of any status; the group's counter moves with them. By address: the
 * order of accounts would tell which of them are new.
 */
export const insertMembers = query(
  'adds.insertMembers',
  `with made as (
     insert into members (group_id, account_id, post_status, email_delivery, message_selection, max_attachment_size,
       auto_follow_replies, given_id, given_name, given_email, sort_name, sort_email)
     select :group_id, p.account_id, :post_status, :email_delivery, :message_selection, :max_attachment_size, :auto_follow_replies,
       p.given_id, p.given_name, p.given_email, '', ''
     from jsonb_to_recordset(:people::jsonb) as p(account_id bigint, email text, given_id bigint, given_name text, given_email text)
     order by p.email
     on conflict (group_id, account_id) do nothing returning id
   ), counted as (
     update groups set members_count = members_count + (select count(*) from made) where id = :group_id
   )
   select id from made`,
)

/** Bans a person who is not in the group; no row if they have a membership. */
export const insertBanned = query(
  'adds.insertBanned',
  `with made as (
     insert into members (group_id, account_id, status, given_id, given_name, given_email, sort_name, sort_email)
     values (:group_id, :account_id, 'sub_status_banned', :given_id, :given_name, :given_email, '', '')
     on conflict (group_id, account_id) do nothing returning id
   ), counted as (
     update groups set banned_count = banned_count + (select count(*) from made) where id = :group_id
   )
   select id from made`,
)

/** Consumes a daily quota; no row if it is not enough. */
export const consumeQuota = query(
  'adds.take',
  `insert into rate_counts as r (key, count) select :key, :count::int where :count <= :most::int
   on conflict (key) do update set
     count = case when r.window_start <= now() - interval '1 day' then excluded.count else r.count + excluded.count end,
     window_start = case when r.window_start <= now() - interval '1 day' then now() else r.window_start end
   where r.window_start <= now() - interval '1 day' or r.count + excluded.count <= :most
   returning r.count`,
)

/** What was consumed today. */
export const usedToday = query(
  'adds.used',
  `select count from rate_counts where key = any(:keys::text[]) and window_start > now() - interval '1 day'`,
)

const add = `d.id, d.created, d.group_id, d.account_id, d.emails, d.emails_count, d.subgroup_ids, d.subject, d.message`
export const insertAdd = query(
  'adds.insert',
  `insert into direct_adds (group_id, account_id, state, emails, emails_count, subgroup_ids, subject, message)
   values (:group_id, :account_id?, :state, :emails, :emails_count, :subgroup_ids, :subject, :message) returning id`,
)
export const countHeld = query(
  'adds.countHeld',
  `select count(*)::int as "count!" from direct_adds d where d.state = 'held' and (:group_id?::bigint is null or d.group_id = :group_id)`,
)
export const heldPages = keysetFamily(
  'adds.page',
  'd.id',
  { created: 'd.id' },
  ({
    afterCondition,
    order,
  }) => `select ${add}, g.name as group_name from direct_adds d join groups g on g.id = d.group_id
      where d.state = 'held' and ${afterCondition} order by ${order} limit :count`,
)
/** Decides on a held batch; of concurrent decisions one succeeds. */
export const decideHeld = query(
  'adds.decide',
  `update direct_adds d set state = :state where d.id = :id and d.state = 'held' returning ${add}`,
)
/** A request, and what its author is called. */
export const addById = query(
  'adds.byId',
  `select d.subject, d.message, a.full_name as "by?" from direct_adds d left join accounts a on a.id = d.account_id where d.id = :id`,
)
/** Records a complaint of an added member; for others nobody is to blame. */
export const insertComplaint = query(
  'adds.insertComplaint',
  `insert into add_complaints (group_id, account_id)
   select m.group_id, (
     select d.account_id from facts f join direct_adds d on d.id = (f.data ->> 'direct_add_id')::bigint
     where f.group_id = m.group_id and f.name = 'member.added' and f.data ? 'member_info_id'
       and (f.data ->> 'member_info_id')::bigint = m.id limit 1)
   from members m where m.group_id = :group_id and m.id = :id and m.given_id is not null`,
)
/** How many complained lately of whom this group, or this account, has added. */
export const countComplaints = query(
  'adds.countComplaints',
  `select greatest(
     (select count(*) from add_complaints where group_id = :group_id and created > now() - interval '30 days'),
     (select count(*) from add_complaints where account_id = :account_id and created > now() - interval '30 days'))::int
   as "count!"`,
)
export const sweepComplaints = query(
  'adds.sweepComplaints',
  `delete from add_complaints where created < now() - interval '30 days'`,
)
export const sweepAdds = query(
  'adds.sweep',
  `delete from direct_adds where state <> 'held' and created < now() - interval '30 days'`,
)
