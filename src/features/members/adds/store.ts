import { query, queryFamily } from '#storage/query.ts'

/** What is known of addresses, in their order: their accounts, and where these stand in a group. */
export const classifyAddresses = query(
  'adds.classify',
  `select a.id as "account_id?", a.status as "user_status?", coalesce(a.password_hash is not null, false) as "has_password!",
     m.status as "member_status?",
     exists (select from invites i where i.group_id = $1 and lower(i.email) = t.email and i.state = 'open' and i.expires > now())
       as "invited!",
     (select count(*)::int from invites i where lower(i.email) = t.email and i.created > now() - interval '1 day')
       as "invited_today!"
   from unnest($2::text[]) with ordinality as t(email, place)
   left join accounts a on lower(a.email) = t.email
   left join members m on m.group_id = $1 and m.account_id = a.id
   order by t.place`,
)
/** Accounts for addresses that have none. Nobody can sign in to one before its address is confirmed. */
export const insertAccounts = query(
  'adds.insertAccounts',
  `insert into accounts (email, full_name, status)
   select email, full_name, 'user_status_notconfirmed' from unnest($1::text[], $2::text[]) as t(email, full_name)
   on conflict (lower(email)) do nothing returning id, email`,
)
/** Members for all these accounts that have no membership of any status; the group's counter moves with them. */
export const insertMembers = query(
  'adds.insertMembers',
  `with made as (
     insert into members (group_id, account_id, post_status, email_delivery, message_selection, max_attachment_size,
       auto_follow_replies, sort_name, sort_email)
     select $1, account_id, $3, $4, $5, $6, $7, '', '' from unnest($2::bigint[]) as account_id
     on conflict (group_id, account_id) do nothing returning id
   ), counted as (
     update groups set members_count = members_count + (select count(*) from made) where id = $1
   )
   select id from made`,
)

/** Takes so many of what a day has, or, with no row, none of it. */
export const takeMany = query(
  'adds.take',
  `insert into rate_counts as r (key, count) select $1, $2::int where $2 <= $3::int
   on conflict (key) do update set
     count = case when r.window_start <= now() - interval '1 day' then excluded.count else r.count + excluded.count end,
     window_start = case when r.window_start <= now() - interval '1 day' then now() else r.window_start end
   where r.window_start <= now() - interval '1 day' or r.count + excluded.count <= $3
   returning r.count`,
)

const add = `d.id, d.created, d.group_id, d.account_id, d.emails, d.emails_count, d.subgroup_ids, d.subject, d.message`
export const insertAdd = query(
  'adds.insert',
  `insert into direct_adds (group_id, account_id, state, emails, emails_count, subgroup_ids, subject, message)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
)
export const countHeld = query(
  'adds.countHeld',
  `select count(*)::int as "count!" from direct_adds d where d.state = 'held' and ($1::bigint is null or d.group_id = $1)`,
)
const pageTexts = (['asc', 'desc'] as const).map(dir => {
  const text = `select ${add}, g.name as group_name from direct_adds d join groups g on g.id = d.group_id
    where d.state = 'held' and ($2::bigint is null or d.id ${dir === 'asc' ? '>' : '<'} $2) order by d.id ${dir} limit $1`
  return [dir, text] as const
})
export const heldPages = queryFamily('adds.page', Object.fromEntries(pageTexts) as Record<'asc' | 'desc', string>)
/** Decides on what is held; of two who decide at once one gets it. */
export const decideHeld = query(
  'adds.decide',
  `update direct_adds d set state = $2 where d.id = $1 and d.state = 'held' returning ${add}`,
)
export const addById = query('adds.byId', `select ${add} from direct_adds d where d.id = $1`)
export const sweepAdds = query(
  'adds.sweep',
  `delete from direct_adds where state <> 'held' and created < now() - interval '30 days'`,
)
