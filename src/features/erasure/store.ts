import { query, type Row } from '#storage/query.ts'

/** All addresses, names and groups of an account that is being deleted. */
export const insertErasure = query(
  'erasure.insert',
  `insert into erasures (account_id, anonymize, emails, names, group_ids)
   select a.id, :anonymize, array(
       select distinct lower(known.email) from (
         select a.email union all select email from messages where account_id = a.id
         union all select given_email from members where account_id = a.id
         union all select data ->> 'old_email' from facts
           where group_id = 0 and account_id = a.id and name = 'account.email_changed'
       ) known where known.email <> ''),
     array(select distinct known.name from (
         select a.full_name as name union all select name from messages where account_id = a.id
       ) known where known.name <> ''),
     -- With what is hidden in them.
     array(select unnest(array[group_id, -group_id]) from (
       select group_id from members where account_id = a.id
       union select group_id from past_members where account_id = a.id
       union select abs(group_id) from messages where account_id = a.id
       union select group_id from pending_messages where account_id = a.id) known)
   from accounts a where a.id = :account_id returning id`,
)
export const erasureById = query(
  'erasure.byId',
  `select id, account_id, anonymize, emails, names, group_ids from erasures where id = :id`,
)
export const endErasure = query('erasure.end', `delete from erasures where id = :id`)
export type Erasure = Row<'erasure.byId'>

/** What stores no name keeps that of the account that is deleted, as messages do, unless it has an address in it; secret votes don't. */
export const keepNames = query(
  'erasure.keepNames',
  `with person as (
     select id, case when full_name like '%@%' then '' else full_name end as full_name from accounts where id = :account_id
   ),
   entries as (update file_entries e set former_name = p.full_name from person p where e.account_id = p.id),
   versions as (update file_versions v set former_name = p.full_name from person p where v.account_id = p.id),
   albums as (update photo_albums b set former_name = p.full_name from person p where b.account_id = p.id),
   pictures as (update photos f set former_name = p.full_name from person p where f.account_id = p.id)
   update poll_votes v set former_name = p.full_name from person p, polls q
   where v.account_id = p.id and q.id = v.poll_id and not q.is_anonymous`,
)
/** Chat messages have a copy of the name, and lose their author with the account: changed before that. */
export const renameSpeaker = query(
  'erasure.renameSpeaker',
  `with said as (update chat_messages set name = :name where account_id = :account_id)
   update chats set name = :name where account_id = :account_id`,
)
